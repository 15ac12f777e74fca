"""What there is to say about a table to somebody who was away: nothing that not everybody there may know."""

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.events import visible_to
from ratskeller.core.news import NewsItem
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.notifications.outbox import Note
from ratskeller.server.tables import log as history
from ratskeller.server.tables import queries as tables
from ratskeller.server.tables.log import EntryRow
from ratskeller.server.tables.queries import SeatRow, TableRow, mine

MOST_TIDINGS = 4
"""So many sentences tell what befell somebody; what weighs less is left out."""


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its score, which everybody sees, and by how much that has changed. `place` once the game is over."""

    name: str
    score: int
    change: int
    place: int | None


class News(msgspec.Struct, frozen=True):
    """What has happened at a table. `own` is None where the game can't be played on by the rules of today.

    `since`: there was a last turn of the one who is told, since which scores have changed, and all this befell him (`tidings`). `names` are
    those of all seats.
    """

    table: str
    game: str
    kind: Literal["turn", "over"]
    who: str
    with_whom: list[str]
    own: Standing | None = None
    others: list[Standing] = []
    tidings: list[NewsItem] = []
    since: bool = False
    names: list[str] = []


async def news(store: Store, note: Note) -> News | None:
    """Return what there is to say about a note, None where its table is gone."""

    def read(connection: Connection) -> Any:
        return *tables.read(connection, note.table), history.since(connection, note.table, 0)

    row, seats, entries = await store.read(read)
    held = mine(seats, note.guest)
    if row is None or not held:
        return None
    seat = row.actor if row.actor in held else held[0]
    names = [one.bot or one.name for one in seats]
    told = News(row.id, row.game, note.kind, names[seat], [name for at, name in enumerate(names) if at not in held])
    standings = await asyncio.to_thread(_standings, row, seats, entries, held, seat)
    if standings is None:
        return told
    found, befell = standings
    others = [one for at, one in enumerate(found) if at not in held]
    tidings = [] if befell is None else befell
    more = {"own": found[seat], "others": others, "since": befell is not None, "tidings": tidings, "names": names}
    return msgspec.structs.replace(told, **more)


def _standings(
    row: TableRow, seats: Sequence[SeatRow], entries: list[EntryRow], held: list[int], own: int
) -> tuple[list[Standing], list[NewsItem] | None] | None:
    """Return how the seats stand, and what befell the seat `own` since those that are held have answered; None: they have not yet."""
    try:
        position: Position = games.get(row.game).resume(row.options, history.answers(entries))
    except RatskellerError:
        return None
    # The last one before whose answer it is now: what was answered at once belongs to the same turn
    last = max((at for at, who in enumerate(position.actors, 1) if who in held), default=0)
    earlier = position.back_to(last) if last else position
    before = earlier.scores
    befell = _befell(earlier, position, own) if last else None
    places = position.places
    found = [
        Standing(seat.bot or seat.name, score, score - was, None if places is None else places[seat.seat])
        for seat, score, was in zip(seats, position.scores, before, strict=True)
    ]
    return found, befell


def _befell(earlier: Position, position: Position, seat: int) -> list[NewsItem]:
    """Return what befell a seat on the way from one position to a later one: by events as that seat may see them."""
    events = [
        visible_to(event, seat)
        for answer in position.answers[len(earlier.answers) :]
        for event in earlier.play(answer).events
    ]
    return position.game.news(events, seat)[:MOST_TIDINGS]
