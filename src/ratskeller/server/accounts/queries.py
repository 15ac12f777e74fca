"""Stored accounts: guests who have a unique name, and a password that is stored as a hash."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from ratskeller.server.accounts.errors import HasAccount, NameTaken, NoAccount, WrongSignIn
from ratskeller.server.accounts.names import name_key
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add_missing, put, scalar, unreadable
from ratskeller.server.db.schema.accounts import Accounts, Changes

P = TypeVar("P")

UNLISTED = "EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = {table}.guest_id AND listed = 0)"
VISIBLE = f"({{table}}.guest_id = :guest OR NOT {UNLISTED})"
"""The condition for rows of a table that the asking guest (`:guest`) may see: accounts that are not listed appear only to themselves."""


class Account(msgspec.Struct, frozen=True):
    """An account: its guest, the hash of its password, and the settings of all its devices as JSON, None before there are any.

    `listed`: it appears in rankings, and others may see its past games.
    """

    guest: str
    name: str
    password: str
    created: str
    profile: str | None
    listed: bool


ACCOUNTS = Rows(
    Account,
    "accounts JOIN guests ON guests.id = accounts.guest_id",
    guest="accounts.guest_id",
    name="guests.name",
    created="accounts.created",
)


def account_of(connection: Connection, guest: str) -> Account | None:
    return ACCOUNTS.one(connection, "WHERE accounts.guest_id = ?", (guest,))


def account_by_name(connection: Connection, name: str) -> Account | None:
    """Return the account of a name in any spelling that counts as the same, None if there is none."""
    return ACCOUNTS.one(connection, "WHERE name_key = ?", (name_key(name),))


def is_account(connection: Connection, guest: str) -> bool:
    return scalar(connection, "SELECT 1 FROM accounts WHERE guest_id = ?", (guest,)) is not None


def check_name_free(connection: Connection, guest: str, name: str) -> None:
    """Check that a guest may open an account of this name. Raises `HasAccount` or `NameTaken`."""
    if is_account(connection, guest):
        raise HasAccount(guest)
    if account_by_name(connection, name) is not None:
        raise NameTaken(name)


def check_not_taken(connection: Connection, guest: str, name: str) -> None:
    """Check that a guest may give a name to themselves, or to somebody at their screen. Raises `NameTaken` if it is another account's."""
    other = account_by_name(connection, name)
    if other is not None and other.guest != guest:
        raise NameTaken(name)


def open_account(connection: Connection, guest: str, name: str, password: str, moment: str) -> None:
    """Make an account for a guest, with the hash of a password. Raises `HasAccount` or `NameTaken`."""
    check_name_free(connection, guest, name)
    account = Accounts(guest_id=guest, name_key=name_key(name), password=password, created=moment)
    if not add_missing(connection, account):
        raise NameTaken(name)
    connection.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    mark_changed(connection, (guest,), moment)


def rename(connection: Connection, guest: str, name: str, moment: str) -> None:
    """Rename a guest and their account, if they have one. Raises `NameTaken` if another account has the name."""
    check_not_taken(connection, guest, name)
    connection.execute("UPDATE accounts SET name_key = ? WHERE guest_id = ?", (name_key(name), guest))
    connection.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    mark_changed(connection, (guest,), moment)


def check_password(connection: Connection, account: Account) -> None:
    """Check that the password hash has not changed since the account was read. Raises `WrongSignIn`."""
    statement = "SELECT 1 FROM accounts WHERE guest_id = ? AND password = ?"
    if scalar(connection, statement, (account.guest, account.password)) is None:
        raise WrongSignIn(account.guest)


def change_password(connection: Connection, account: Account, password: str) -> None:
    """Store the hash of a new password, or a new hash of the same one. Raises `WrongSignIn` if it was changed in the meantime."""
    check_password(connection, account)
    connection.execute("UPDATE accounts SET password = ? WHERE guest_id = ?", (password, account.guest))


def set_password(connection: Connection, guest: str, password: str) -> None:
    """Store the hash of a new password, regardless of the old one. Raises `NoAccount`."""
    if connection.execute("UPDATE accounts SET password = ? WHERE guest_id = ?", (password, guest)).rowcount != 1:
        raise NoAccount(guest)


def read_profile(account: Account, wanted: type[P]) -> P | None:
    """Return the settings of all devices of an account, None if there are none, or they can't be read."""
    if account.profile is None:
        return None
    try:
        return msgspec.json.decode(account.profile, type=wanted)
    except msgspec.DecodeError:
        unreadable("settings of an account")
        return None


def set_profile(connection: Connection, guest: str, profile: str) -> None:
    connection.execute("UPDATE accounts SET profile = ? WHERE guest_id = ?", (profile, guest))


def set_listed(connection: Connection, guest: str, listed: bool) -> None:
    """Store whether an account appears in rankings and others may see its past games. Raises `NoAccount`."""
    if connection.execute("UPDATE accounts SET listed = ? WHERE guest_id = ?", (listed, guest)).rowcount != 1:
        raise NoAccount(guest)


def mark_changed(connection: Connection, guests: Iterable[str], moment: str) -> None:
    """Tell other processes to reload these guests: their names, seats and sessions may have changed."""
    put(connection, *(Changes(guest_id=guest, at=moment) for guest in guests))


def changes_since(connection: Connection, moment: str) -> dict[str, str]:
    return dict(connection.execute("SELECT guest_id, at FROM changes WHERE at >= ?", (moment,)).fetchall())


def delete_changes(connection: Connection, before: str) -> None:
    """Delete the marks of changes before a moment: every process has seen them."""
    connection.execute("DELETE FROM changes WHERE at < ?", (before,))
