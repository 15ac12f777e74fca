"""What people note at tables for themselves alone, as it is stored."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged

MOST_NOTES = 100
"""Of one guest at one table."""

OF = "SELECT id, text, thing, ply, length, at FROM notes WHERE guest_id = ? AND table_id = ? ORDER BY at, id"
AT_TABLE = "SELECT guest_id, id, text, thing, ply, length, at FROM notes WHERE table_id = ? ORDER BY at, id"
PUT = (
    "INSERT INTO notes (table_id, guest_id, id, text, thing, ply, length, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, guest_id, id)"
    " DO UPDATE SET text = excluded.text, thing = excluded.thing, ply = excluded.ply, length = excluded.length"
)


class NoteRow(msgspec.Struct, frozen=True):
    """A note: on which thing of the game it was put (None: on the table), and after which entry and how many answers that was."""

    id: str
    text: str
    thing: str | None
    ply: int
    length: int
    at: str


Known = Sequence[tuple[str, list[NoteRow]]]
"""What some guests are known to have noted at a table, as (guest, notes)."""


class TooMany(Unchanged):
    """The guest has as many notes at the table as there may be."""


def notes_of(guest: str, table_id: str) -> Callable[[Connection], list[NoteRow]]:
    """Return a read: what a guest has noted at a table, the oldest first."""
    return lambda connection: [NoteRow(*row) for row in connection.execute(OF, (guest, table_id))]


def at_table(table_id: str) -> Callable[[Connection], dict[str, list[NoteRow]]]:
    """Return a read: what everybody who has noted something at a table has noted there, by guest."""

    def read(connection: Connection) -> dict[str, list[NoteRow]]:
        found: dict[str, list[NoteRow]] = {}
        for guest, *note in connection.execute(AT_TABLE, (table_id,)):
            found.setdefault(guest, []).append(NoteRow(*note))
        return found

    return read


def changed(connection: Connection, known: Iterable[tuple[str, Known]]) -> list[str]:
    """Return the ids of those tables where somebody's notes are no longer as known (id, of whom they are known)."""
    found = []
    for table_id, of in known:
        stored = at_table(table_id)(connection)
        if any(stored.get(guest, []) != rows for guest, rows in of):
            found.append(table_id)
    return found


def put(guest: str, table_id: str, note: NoteRow) -> Callable[[Connection], None]:
    """Return a write: store a note, or change it where the guest has one with this id, whose moment stays. It raises `TooMany`."""

    def write(connection: Connection) -> None:
        others = "SELECT COUNT(*) FROM notes WHERE guest_id = ? AND table_id = ? AND id <> ?"
        if connection.execute(others, (guest, table_id, note.id)).fetchone()[0] >= MOST_NOTES:
            raise TooMany(f"{guest} at table {table_id}")
        connection.execute(PUT, (table_id, guest, *msgspec.structs.astuple(note)))

    return write


def remove(guest: str, table_id: str, note: str) -> Callable[[Connection], None]:
    """Return a write: forget a note, if the guest has it."""
    statement = "DELETE FROM notes WHERE guest_id = ? AND table_id = ? AND id = ?"

    def write(connection: Connection) -> None:
        connection.execute(statement, (guest, table_id, note))

    return write
