"""Mails that tell the owner of an account what has happened to it: stored with the change itself, and sent until a mail server takes them.

A notice may arrive twice, where a process ends while it sends, but none is lost.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from ratskeller.server.db.connection import Connection

Kind = Literal[
    "browser", "mail", "password", "factor-on", "factor-off", "factor-reset", "factor-reused", "recovery-used"
]
"""What has happened: somebody signed in in a new browser, mail addresses or the password have changed; the second factor was turned on,
turned off, or turned off by the host; one of its codes came twice; a recovery code was used."""
MOST_AT_ONCE = 20
COLUMNS = "id, target, language, kind, name, browser, tries"
OWNER = "SELECT guests.name FROM accounts JOIN guests ON guests.id = accounts.guest_id WHERE accounts.guest_id = ?"
ADDRESSES = (
    "SELECT target, language FROM channels WHERE guest_id = ? AND kind = 'mail' AND confirmed = 1 ORDER BY created, id"
)
TAKE = (
    "UPDATE notices SET taker = :taker, lease = :lease WHERE id IN (SELECT id FROM notices WHERE due <= :moment"  # noqa: S608
    f" AND (lease IS NULL OR lease < :moment) ORDER BY due, id LIMIT {MOST_AT_ONCE})"
    " AND (lease IS NULL OR lease < :moment)"
)


class Notice(msgspec.Struct, frozen=True):
    """A mail that waits: its address and language, what happened to which account, and, where known, in which browser."""

    id: str
    target: str
    language: str
    kind: Kind
    name: str
    browser: str
    tries: int


def addresses(connection: Connection, guest: str) -> list[tuple[str, str]]:
    """Return the mail addresses that a guest has confirmed, each with its language."""
    return [(row[0], row[1]) for row in connection.execute(ADDRESSES, (guest,))]


def note(
    connection: Connection,
    guest: str,
    kind: Kind,
    moment: str,
    browser: str = "",
    to: Iterable[tuple[str, str]] | None = None,
) -> None:
    """Store a notice for every address of an account, or for those in `to`; a guest without an account gets none."""
    owner = connection.execute(OWNER, (guest,)).fetchone()
    if owner is None:
        return
    found = addresses(connection, guest) if to is None else to
    connection.executemany(
        "INSERT INTO notices (id, guest_id, target, language, kind, name, browser, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(secrets.token_hex(8), guest, *address, kind, owner[0], browser, moment) for address in found],
    )


def take(taker: str, moment: str, lease: str) -> Callable[[Connection], list[Notice]]:
    """Return a write: take some notices that are due, which nobody else sends until `lease`."""

    def write(connection: Connection) -> list[Notice]:
        connection.execute(TAKE, {"taker": taker, "moment": moment, "lease": lease})
        rows = connection.execute(f"SELECT {COLUMNS} FROM notices WHERE taker = ? ORDER BY due, id", (taker,))  # noqa: S608
        return [Notice(*row) for row in rows]

    return write


def are_due(moment: str) -> Callable[[Connection], bool]:
    """Return a read: whether there are notices to take."""
    statement = "SELECT 1 FROM notices WHERE due <= :moment AND (lease IS NULL OR lease < :moment) LIMIT 1"
    return lambda connection: connection.execute(statement, {"moment": moment}).fetchone() is not None


def remove(notice: str) -> Callable[[Connection], Any]:
    """Return a write: a notice was sent, or never can be."""
    return lambda connection: connection.execute("DELETE FROM notices WHERE id = ?", (notice,))


def try_again(notice: str, due: str) -> Callable[[Connection], Any]:
    """Return a write: let a notice wait until `due` for another try."""
    statement = "UPDATE notices SET taker = NULL, lease = NULL, due = ?, tries = tries + 1 WHERE id = ?"
    return lambda connection: connection.execute(statement, (due, notice))


def forget(moment: str) -> Callable[[Connection], Any]:
    """Return a write: remove notices from before a moment, which no mail server has taken."""
    return lambda connection: connection.execute("DELETE FROM notices WHERE due < ?", (moment,))
