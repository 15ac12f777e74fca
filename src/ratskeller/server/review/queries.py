"""What searches have said of the decisions of games that are over, kept so that nobody waits for it twice."""

from collections.abc import Callable

import msgspec

from ratskeller.bots.annotation import Judgement
from ratskeller.server.db.connection import Connection

KEEP = (
    "INSERT INTO reviews (table_id, place, made_by, note) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, place) DO UPDATE SET made_by = excluded.made_by, note = excluded.note"
)


def kept(table_id: str, made_by: str) -> Callable[[Connection], list[Judgement]]:
    """Return a read: the notes on the first decisions of a game, as far as there are some without a gap."""
    statement = "SELECT place, note FROM reviews WHERE table_id = ? AND made_by = ? ORDER BY place"

    def read(connection: Connection) -> list[Judgement]:
        rows = connection.execute(statement, (table_id, made_by)).fetchall()
        return [msgspec.json.decode(note, type=Judgement) for count, (place, note) in enumerate(rows) if place == count]

    return read


def keep(table_id: str, place: int, made_by: str, note: str) -> Callable[[Connection], None]:
    """Return a write: keep the note on a decision, and drop what others have made of that game."""

    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM reviews WHERE table_id = ? AND made_by <> ?", (table_id, made_by))
        connection.execute(KEEP, (table_id, place, made_by, note))

    return write
