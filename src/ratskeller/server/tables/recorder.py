"""How games ended, and which of them are rated. Games that ended before this was recorded are added later."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.tables import entry_log, results, status_queries
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.results import FEWEST, Finish, Line
from ratskeller.server.tables.status_queries import StandIn, TableStatus

# Others write and think in between
BREATH_SECONDS = 0.05

log = logging.getLogger(__name__)


def finish_of(row: TableRow, seats: Sequence[SeatRow], position: Position, known: TableStatus) -> Finish:
    """Return how a game that is over has ended. `row` is the table after it."""
    places = placed(position.places or [], list(known.stand_ins))
    chosen = _chosen(position)
    lines = [
        Line(seat.seat, seat.guest if seat.kind == "human" else None, place, score, seat.bot, chosen[seat.seat])
        for seat, place, score in zip(seats, places, position.scores, strict=True)
    ]
    return Finish(row.id, row.game, row.updated, counts(row, seats), lines, measures(row, seats))


def _chosen(position: Position) -> list[Counter[str]]:
    """Return, by seat, how often it chose each thing that the game counts."""
    found: list[Counter[str]] = [Counter() for _ in position.scores]
    choice_message = position.game.choice_message
    if choice_message is None:
        return found
    for actor, answer in zip(position.actors, position.answers, strict=True):
        if isinstance(actor, int) and (choice := choice_message(answer)) is not None:
            found[actor][choice] += 1
    return found


def placed(places: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return the places in a game, from 1. The seats that bots have finished share the last place."""
    staying = sorted(place for seat, place in enumerate(places) if seat not in gone)
    last = len(staying) + 1
    return [last if seat in gone else staying.index(place) + 1 for seat, place in enumerate(places)]


def counts(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether a game may be rated: at least two people sat there, each with an account and one seat.

    It is rated if two of them have answered themselves (`results.note`).
    """
    people = [seat for seat in seats if seat.kind == "human"]
    own = {seat.guest for seat in people if seat.account}
    return len(own) == len(people) >= FEWEST and _is_earnest(row)


def measures(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether a game counts for the ratings of its bots: they have played against somebody else.

    Not if one of them had more time than usual.
    """
    return len({seat.bot for seat in seats}) >= FEWEST and _is_earnest(row) and not row.long_thoughts


def _is_earnest(row: TableRow) -> bool:
    """Return whether a game may be rated at all: no branch, no Daily Plague, no friendly game.

    Nor one in which positions could be analysed.
    """
    return row.day is None and row.branched is None and not row.analysis and not row.friendly


class Recorder:
    """A background task: record how games ended whose end is not recorded. They are not rated."""

    def __init__(self, store: Store) -> None:
        """Look into `store`."""
        self._store = store

    async def run(self) -> None:
        """Go through all such tables once."""
        after = ""
        while (table_id := await self._store.read(results.missed(after))) is not None:
            after = table_id
            await self._note(table_id)
            await asyncio.sleep(BREATH_SECONDS)

    async def _note(self, table_id: str) -> None:
        def read(connection: Connection) -> tuple[TableRow | None, list[SeatRow], list[str], dict[int, StandIn]]:
            answers = entry_log.answers(entry_log.without_events(connection, table_id))
            return *table_queries.read(connection, table_id), answers, status_queries.stand_ins(connection, table_id)

        try:
            row, seats, answers, stand_ins = await self._store.read(read)
            if row is None:
                return
            position = await asyncio.to_thread(games.get(row.game).resume, row.options, answers)
        except (RatskellerError, msgspec.DecodeError):
            # Of rules that are no longer known only the log can be read
            log.info("how an old game ended can't be told")
            return
        if position.over:
            finish = finish_of(row, seats, position, TableStatus(stand_ins=stand_ins))
            await self._store.write(results.note(msgspec.structs.replace(finish, rated=False, measures=False)))
