"""Judgements of the decisions of finished games, stored so that each is made once."""

from collections.abc import Callable

import msgspec

from ratskeller.bots.annotation import Judgement
from ratskeller.server.db.connection import Connection

SAVE = (
    "INSERT INTO reviews (table_id, place, made_by, note) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, place) DO UPDATE SET made_by = excluded.made_by, note = excluded.note"
)


def judgements(table_id: str, made_by: str) -> Callable[[Connection], list[Judgement]]:
    """Return a read: the judgements of the first decisions of a game, up to the first gap."""
    statement = "SELECT place, note FROM reviews WHERE table_id = ? AND made_by = ? ORDER BY place"

    def read(connection: Connection) -> list[Judgement]:
        rows = connection.execute(statement, (table_id, made_by)).fetchall()
        return [msgspec.json.decode(note, type=Judgement) for count, (place, note) in enumerate(rows) if place == count]

    return read


def save_judgement(table_id: str, place: int, made_by: str, note: str) -> Callable[[Connection], None]:
    """Return a write: store a judgement as JSON, and remove those that were made differently."""

    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM reviews WHERE table_id = ? AND made_by <> ?", (table_id, made_by))
        connection.execute(SAVE, (table_id, place, made_by, note))

    return write
