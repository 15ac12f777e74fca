"""What a host does about people and tables, at the command line or as an admin in the browser. Every deed is noted with it."""

import secrets
from typing import Literal

import msgspec

from ratskeller.server.accounts import notices, second_factors
from ratskeller.server.accounts.queries import is_account, note_changes
from ratskeller.server.accounts.roles import Standing, decide, has
from ratskeller.server.accounts.session_queries import end_all
from ratskeller.server.chat import queries as talk
from ratskeller.server.chat.schemas import Room
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.tables import queries as tables

Deed = Literal["make-admin", "unmake-admin", "lock", "unlock", "mute", "unmute", "unsay", "close-table", "reset-factor"]
"""`unsay`: all that somebody has said at tables is taken back; `reset-factor`: the second factor of somebody who has lost it is off."""
DECISIONS: dict[Deed, tuple[Standing, bool]] = {
    "make-admin": ("admin", True),
    "unmake-admin": ("admin", False),
    "lock": ("locked", True),
    "unlock": ("locked", False),
    "mute": ("muted", True),
    "unmute": ("muted", False),
}
"""What deeds decide about somebody, and whether it holds from then on."""
OF_ACCOUNTS = ("make-admin", "lock", "reset-factor")
SIGNS_OUT = ("lock", "reset-factor")
NOT_ON_ADMINS = ("lock", "mute", "unsay")
HANDLE = 8
"""So many characters name a table to admins: whoever knows all of its id may look on."""
SHORTEST_HANDLE = 4
"""As logs tell them."""
SAID = (
    "SELECT table_id, room, number FROM talk_lines WHERE guest_id = ? AND (text IS NOT NULL OR phrase IS NOT NULL)"
    " ORDER BY table_id, room, number"
)
DONE = (
    "SELECT deeds.id, deeds.at, deeds.deed, deeds.who_id, admins.name, deeds.guest_id, guests.name, deeds.handle FROM deeds"
    " LEFT JOIN guests AS admins ON admins.id = deeds.who_id LEFT JOIN guests ON guests.id = deeds.guest_id"
)


class DeedRow(msgspec.Struct, frozen=True):
    """What was done when, by whom, about whom or which table. A name is None where nobody is meant, or nobody is there any more."""

    id: str
    at: str
    deed: Deed
    who: str | None
    who_name: str | None
    guest: str | None
    name: str | None
    handle: str | None


class Nobody(Unchanged):
    """There is no such person."""


class NoAccount(Unchanged):
    """This can be done only to accounts, and the guest has none."""


class IsAdmin(Unchanged):
    """This can't be done to an admin."""


class NoTable(Unchanged):
    """There is no such table, or several ids begin so."""


def judge(connection: Connection, who: str | None, guest: str, deed: Deed, moment: str) -> bool:
    """Do something about a guest in the name of an admin (None: at the command line), and return whether that changes anything.

    A person who is locked, or loses the second factor, is signed out everywhere, with all programs.
    Raises `Nobody`, `NoAccount` or `IsAdmin`.
    """
    if connection.execute("SELECT 1 FROM guests WHERE id = ?", (guest,)).fetchone() is None:
        raise Nobody(guest)
    if deed in OF_ACCOUNTS and not is_account(connection, guest):
        raise NoAccount(guest)
    if deed in NOT_ON_ADMINS and has(guest, "admin")(connection):
        raise IsAdmin(guest)
    if deed == "unsay":
        changes = _unsay(connection, guest)
    elif deed == "reset-factor":
        changes = second_factors.turn_off(connection, guest)
    else:
        kind, holds = DECISIONS[deed]
        changes = decide(connection, guest, kind, moment, holds=holds)
    if not changes:
        return False
    if deed in SIGNS_OUT:
        end_all(connection, guest, moment)
    if deed == "reset-factor":
        notices.note(connection, guest, "factor-reset", moment)
    note_changes(connection, (guest,), moment)
    _note(connection, who, deed, moment, guest=guest)
    return True


def close_table(connection: Connection, who: str | None, handle: str, moment: str) -> str:
    """Remove a table with its game, however far that is, and return its id; `handle` is how the id begins. Raises `NoTable`."""
    found = connection.execute(
        "SELECT id FROM tables WHERE SUBSTR(id, 1, ?) = ? LIMIT 2", (len(handle), handle)
    ).fetchall()
    if len(handle) < SHORTEST_HANDLE or len(found) != 1:
        raise NoTable(handle)
    table_id: str = found[0][0]
    connection.execute("DELETE FROM attempts WHERE table_id = ?", (table_id,))
    tables.remove_whole(connection, table_id)
    _note(connection, who, "close-table", moment, handle=table_id[:HANDLE])
    return table_id


def deeds(connection: Connection, before: str | None, most: int) -> list[DeedRow]:
    """Return what was done last, or before a moment, the newest first."""
    where, values = ("", ()) if before is None else (" WHERE deeds.at < ?", (before,))
    rows = connection.execute(f"{DONE}{where} ORDER BY deeds.at DESC, deeds.id LIMIT ?", (*values, most))
    return [DeedRow(*row) for row in rows]


def _unsay(connection: Connection, guest: str) -> bool:
    lines: list[tuple[str, Room, int]] = connection.execute(SAID, (guest,)).fetchall()
    for table_id, room, number in lines:
        talk.take_back(table_id, room, number)(connection)
    return bool(lines)


def _note(
    connection: Connection,
    who: str | None,
    deed: Deed,
    moment: str,
    guest: str | None = None,
    handle: str | None = None,
) -> None:
    connection.execute(
        "INSERT INTO deeds (id, at, who_id, deed, guest_id, handle) VALUES (?, ?, ?, ?, ?, ?)",
        (secrets.token_hex(8), moment, who, deed, guest, handle),
    )
