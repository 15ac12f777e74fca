"""Positions saved beside the entries that led to them, so that a table is loaded without playing its whole game again.

A table has at most one: the last that was saved, at a moment from which nothing can be taken back. It is only a cache: where it is damaged,
or was saved by other rules, the entries are played again.
"""

from collections.abc import Callable, Iterable

import msgspec

from ratskeller.server.db.connection import Connection

# Somebody may have removed the table, or saved a later position
SAVE = (
    "INSERT INTO saved_positions (table_id, ply, rules, position) SELECT id, ?, ?, ? FROM tables WHERE id = ?"
    " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, rules = excluded.rules, position = excluded.position"
    " WHERE saved_positions.rules <> excluded.rules OR saved_positions.ply < excluded.ply"
)


class SavedRow(msgspec.Struct, frozen=True):
    """A position after entry `ply` of its table, as `core.snapshot` writes it, and the mark of the rules that saved it."""

    ply: int
    rules: str
    position: str


def read(connection: Connection, table_id: str) -> SavedRow | None:
    """Return the saved position of a table; None: there is none."""
    statement = "SELECT ply, rules, position FROM saved_positions WHERE table_id = ?"
    row = connection.execute(statement, (table_id,)).fetchone()
    return None if row is None else SavedRow(*row)


def save(connection: Connection, table_id: str, row: SavedRow) -> None:
    """Save a position of a table, unless a later one is saved or the table is gone."""
    connection.execute(SAVE, (row.ply, row.rules, row.position, table_id))


def save_all(rows: Iterable[tuple[str, SavedRow]]) -> Callable[[Connection], None]:
    """Return a write: save positions of several tables."""

    def write(connection: Connection) -> None:
        for table_id, row in rows:
            save(connection, table_id, row)

    return write
