"""Private notes in the database."""

from collections.abc import Iterable

from msgspec.structs import asdict

from ratskeller.server.db import rows
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import Rows, scalar, scalars
from ratskeller.server.db.schema.features import NoteRow, Notes

MOST_NOTES = 100
"""Of one guest at one table."""

NOTES = Rows(NoteRow, "notes")
NotesByAuthor = dict[str, list[NoteRow]]
"""All notes at a table, by guest."""


class TooManyNotes(Unchanged):
    """The guest has the maximum number of notes at the table."""


def notes_of(connection: Connection, guest: str, table_id: str) -> list[NoteRow]:
    return NOTES.all(connection, "WHERE guest_id = ? AND table_id = ? ORDER BY at, id", (guest, table_id))


def notes_at(connection: Connection, table_id: str) -> NotesByAuthor:
    authors = scalars(connection, "SELECT DISTINCT guest_id FROM notes WHERE table_id = ?", (table_id,))
    return {guest: notes_of(connection, guest, table_id) for guest in authors}


def changed(connection: Connection, tables: Iterable[tuple[str, NotesByAuthor]]) -> list[str]:
    return [table_id for table_id, notes in tables if notes_at(connection, table_id) != notes]


def put(connection: Connection, guest: str, table_id: str, note: NoteRow) -> None:
    """Store a new or changed note. Raises `TooManyNotes`."""
    others = "SELECT COUNT(*) FROM notes WHERE guest_id = ? AND table_id = ? AND id <> ?"
    if scalar(connection, others, (guest, table_id, note.id)) >= MOST_NOTES:
        raise TooManyNotes(f"{guest} at table {table_id}")
    rows.put(connection, Notes(table_id=table_id, guest_id=guest, **asdict(note)))


def remove(connection: Connection, guest: str, table_id: str, note: str) -> None:
    statement = "DELETE FROM notes WHERE guest_id = ? AND table_id = ? AND id = ?"
    connection.execute(statement, (guest, table_id, note))
