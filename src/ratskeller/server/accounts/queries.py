"""Accounts: guests who have a name that nobody else has, and a password of which only a hash is stored."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ratskeller.server.accounts.names import name_key
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged

COLUMNS = "accounts.guest_id, guests.name, accounts.password, accounts.created, accounts.profile, accounts.listed"
UNLISTED = "EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = {table}.guest_id AND listed = 0)"
SHOWN = f"({{table}}.guest_id = :guest OR NOT {UNLISTED})"
"""Whoever wants to be on no list stands there for nobody but himself; of the rows of a table."""
ACCOUNTS = f"SELECT {COLUMNS} FROM accounts JOIN guests ON guests.id = accounts.guest_id "  # noqa: S608


class Account(msgspec.Struct, frozen=True):
    """An account: whose it is, the hash of its password, and as JSON what is set on every device, None until something was.

    `listed`: it stands in rankings, and others are told of its past games.
    """

    guest: str
    name: str
    password: str
    created: str
    profile: str | None
    listed: bool


class NameTaken(Unchanged):
    """Somebody else has an account of this name."""


class HasAccount(Unchanged):
    """This guest has an account already."""


class NoAccount(Unchanged):
    """This guest has no account."""


class PasswordChanged(Unchanged):
    """The password is another one by now, or the account is gone."""


def account_of(connection: Connection, guest: str) -> Account | None:
    """Return the account of a guest, None for a guest without one."""
    row = connection.execute(ACCOUNTS + "WHERE accounts.guest_id = ?", (guest,)).fetchone()
    return None if row is None else _account(row)


def is_account(connection: Connection, guest: str) -> bool:
    """Tell whether a guest has an account."""
    return connection.execute("SELECT 1 FROM accounts WHERE guest_id = ?", (guest,)).fetchone() is not None


def account_called(connection: Connection, name: str) -> Account | None:
    """Return the account of a name, however it is spelled; None if nobody has it."""
    row = connection.execute(ACCOUNTS + "WHERE name_key = ?", (name_key(name),)).fetchone()
    return None if row is None else _account(row)


def check_free(connection: Connection, guest: str, name: str) -> None:
    """Make sure that a guest may have an account of this name. Raises `HasAccount` or `NameTaken`."""
    if is_account(connection, guest):
        raise HasAccount(guest)
    if account_called(connection, name) is not None:
        raise NameTaken(name)


def open_account(connection: Connection, guest: str, name: str, password: str, moment: str) -> None:
    """Make an account of a guest, with the hash of a password. Raises `HasAccount` or `NameTaken`."""
    check_free(connection, guest, name)
    made = connection.execute(
        "INSERT INTO accounts (guest_id, name_key, password, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (guest, name_key(name), password, moment),
    )
    if made.rowcount != 1:
        raise NameTaken(name)
    connection.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    note_changes(connection, (guest,), moment)


def rename(connection: Connection, guest: str, name: str, moment: str) -> None:
    """Give a guest another name, and his account, if he has one. Raises `NameTaken` where it is the account's of somebody else."""
    other = account_called(connection, name)
    if other is not None and other.guest != guest:
        raise NameTaken(name)
    connection.execute("UPDATE accounts SET name_key = ? WHERE guest_id = ?", (name_key(name), guest))
    connection.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    note_changes(connection, (guest,), moment)


def check_password(connection: Connection, known: Account) -> None:
    """Make sure that the password is still the one that was compared. Raises `PasswordChanged`."""
    statement = "SELECT 1 FROM accounts WHERE guest_id = ? AND password = ?"
    if connection.execute(statement, (known.guest, known.password)).fetchone() is None:
        raise PasswordChanged(known.guest)


def change_password(connection: Connection, known: Account, password: str) -> None:
    """Store the hash of another password, or of the same with other parameters. Raises `PasswordChanged`."""
    check_password(connection, known)
    connection.execute("UPDATE accounts SET password = ? WHERE guest_id = ?", (password, known.guest))


def set_password(connection: Connection, guest: str, password: str) -> None:
    """Store the hash of a new password, whatever the old one was. Raises `NoAccount`."""
    if connection.execute("UPDATE accounts SET password = ? WHERE guest_id = ?", (password, guest)).rowcount != 1:
        raise NoAccount(guest)


def set_profile(connection: Connection, guest: str, profile: str) -> None:
    """Store what is set on every device of an account, as JSON."""
    connection.execute("UPDATE accounts SET profile = ? WHERE guest_id = ?", (profile, guest))


def set_listed(connection: Connection, guest: str, listed: bool) -> None:
    """Store whether an account stands in rankings and others are told of its past games. Raises `NoAccount`."""
    if connection.execute("UPDATE accounts SET listed = ? WHERE guest_id = ?", (listed, guest)).rowcount != 1:
        raise NoAccount(guest)


def note_changes(connection: Connection, guests: Iterable[str], moment: str) -> None:
    """Let other processes ask anew who these guests are, where they sit and in which browsers they are known."""
    connection.executemany(
        "INSERT INTO changes (guest_id, at) VALUES (?, ?) ON CONFLICT (guest_id) DO UPDATE SET at = excluded.at",
        [(guest, moment) for guest in guests],
    )


def changes_since(connection: Connection, moment: str) -> dict[str, str]:
    """Return about whom something has changed since a moment, with when."""
    return dict(connection.execute("SELECT guest_id, at FROM changes WHERE at >= ?", (moment,)).fetchall())


def forget_changes(connection: Connection, moment: str) -> None:
    """Delete changes from before a moment: every process has heard of them."""
    connection.execute("DELETE FROM changes WHERE at < ?", (moment,))


def _account(row: Sequence[Any]) -> Account:
    guest, name, password, created, profile, listed = row
    return Account(guest, name, password, created, profile, bool(listed))
