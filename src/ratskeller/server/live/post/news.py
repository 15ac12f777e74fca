"""What there is to say about a table to somebody who was away: nothing that not everybody there may know."""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.server.db.store import Store
from ratskeller.server.domain import history, tables
from ratskeller.server.domain.history import EntryRow
from ratskeller.server.domain.outbox import Note
from ratskeller.server.domain.tables import SeatRow, TableRow, mine


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its score, which everybody sees, and by how much that has changed. `place` once the game is over."""

    name: str
    score: int
    change: int
    place: int | None


class News(msgspec.Struct, frozen=True):
    """What has happened at a table. `own` is None where the game can't be played on by the rules of today.

    `since`: there was a last turn of the one who is told, since which scores have changed.
    """

    table: str
    game: str
    kind: Literal["turn", "over"]
    who: str
    with_whom: list[str]
    own: Standing | None = None
    others: list[Standing] = []
    since: bool = False


async def news(store: Store, note: Note) -> News | None:
    """Return what there is to say about a note, None where its table is gone."""

    def read(connection: sqlite3.Connection) -> Any:
        return *tables.read(connection, note.table), history.since(connection, note.table, 0)

    row, seats, entries = await store.read(read)
    held = mine(seats, note.guest)
    if row is None or not held:
        return None
    seat = row.actor if row.actor in held else held[0]
    names = [one.bot or one.name for one in seats]
    told = News(row.id, row.game, note.kind, names[seat], [name for at, name in enumerate(names) if at not in held])
    standings = await asyncio.to_thread(_standings, row, seats, entries, held)
    if standings is None:
        return told
    found, since = standings
    others = [one for at, one in enumerate(found) if at not in held]
    return msgspec.structs.replace(told, own=found[seat], others=others, since=since)


def _standings(
    row: TableRow, seats: Sequence[SeatRow], entries: list[EntryRow], held: list[int]
) -> tuple[list[Standing], bool] | None:
    """Return how the seats stand, and whether the ones that are held have answered before."""
    try:
        position: Position = games.get(row.game).resume(row.options, history.answers(entries))
    except RatskellerError:
        return None
    # The last one before whose answer it is now: what was answered at once belongs to the same turn
    last = max((at for at, who in enumerate(position.actors, 1) if who in held), default=0)
    before = position.back_to(last).scores if last else position.scores
    places = position.places
    found = [
        Standing(seat.bot or seat.name, score, score - was, None if places is None else places[seat.seat])
        for seat, score, was in zip(seats, position.scores, before, strict=True)
    ]
    return found, last > 0
