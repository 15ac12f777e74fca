"""Looking back at tables of a server: records, whole games once they are over, and earlier moments (`moments`).

Views of earlier moments are worked out in a thread, one after the other, on positions that are remembered.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from ratskeller import games
from ratskeller.core.fairness import proof_of, with_proof
from ratskeller.core.position import Position
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.errors import Problem
from ratskeller.server.tables import moments, results
from ratskeller.server.tables.moments import Moment, Need, Wanted, check_ended, check_over, past, record_of, replayed
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.schemas import Past
from ratskeller.server.tables.session import TableSession

T = TypeVar("T")

MOST_WAITING = 30
MOST_CACHED = 200
"""Positions that are remembered, of all tables together."""
STRIDE = 32
"""On the way through a game every position after so many answers is remembered, so that none is far."""


class EarlierViews:
    """Shows earlier moments, and remembers positions from which the next one is near."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[tuple[str, int], Position] = OrderedDict()

    async def look(self, moment: Moment) -> Past:
        """Return what somebody was shown at a moment. Raises `Problem` when too many wait."""
        return await self._beside(lambda it: past(it, self._position(it)), moment)

    async def things(self, moment: Moment) -> list[str]:
        """Return on what notes could be put at a moment. Raises `Problem` when too many wait."""
        return await self._beside(lambda it: self._position(it).note_targets(), moment)

    async def try_at(self, moment: Moment, attempt: Callable[[Position], T]) -> T:
        """Return what `attempt` makes of a copy of the position of a moment, in a thread. Raises `Problem` when too many wait."""
        return await self._beside(lambda it: attempt(self._position(it).copy()), moment)

    async def _beside(self, work: Callable[[Moment], T], moment: Moment) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "Too many people are looking back right now: try again soon.", seconds=1)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, moment)
        finally:
            self._waiting -= 1

    def _position(self, moment: Moment) -> Position:
        """Return the position of a moment: from the nearest one before it that is remembered, else from the beginning."""
        row, wanted = moment.row, moment.whole.answers[: moment.at]
        before = self._before(row.id, wanted)
        position = games.get(row.game).resume(row.options, []) if before is None else before.copy()
        for answer in wanted[len(position.answers) :]:
            position.replay(answer)
            if len(position.answers) % STRIDE == 0:
                self._remember(row.id, position.copy())
        self._remember(row.id, position)
        return position

    def _before(self, table: str, answers: Sequence[str]) -> Position | None:
        """Return the last remembered position on the way there. What was taken back since lies on another way."""
        for at in range(len(answers), 0, -1):
            known = self._known.get((table, at))
            if known is not None and known.answers == answers[:at]:
                return known
        return None

    def _remember(self, table: str, position: Position) -> None:
        key = (table, len(position.answers))
        self._known[key] = position
        self._known.move_to_end(key)
        if len(self._known) > MOST_CACHED:
            self._known.popitem(last=False)


async def record(session: TableSession) -> str:
    """Return the record of the game. Raises `Problem` before the game is over, since it tells what seats know in secret."""
    async with session.locked_fresh():
        over = session.position.over
        record = record_of(session.table, await session.store.read(results.finished_at, session.id) if over else None)
        whole, seed = session.position.copy(), session.seed
    return record if seed is None else with_proof(record, await asyncio.to_thread(proof_of, whole, seed))


async def finished(session: TableSession, wanted: Wanted = None) -> tuple[TableRow, Position]:
    """Return the table and the whole game once it is over, for somebody who wants to see it through a seat.

    Raises `Problem` before it is over, or where there is no such seat.
    """
    async with session.locked_fresh():
        check_over(session.table, wanted)
        return session.row, session.position.copy()


async def ended(session: TableSession) -> tuple[TableRow, Position]:
    """Return the table and its game once nobody is asked there any more: by the rules, or before. Raises `Problem` while it goes on."""
    async with session.locked_fresh():
        check_ended(session.table)
        return session.row, session.position.copy()


async def moment_for(session: TableSession, guest: str, at: int | None, wanted: Wanted, need: Need = "look") -> Moment:
    """Return a moment of the game for a guest. Raises `Problem` as `moments.moment` does."""
    async with session.locked_fresh():
        return moments.moment(session.table, mine(session.seats, guest), at, wanted, need)


async def position_at(session: TableSession, moment: Moment, sender: str) -> Position:
    """Return the position of a moment. The replay is done in slices for the sender; the table is not locked."""
    if moment.at == len(moment.whole.answers):
        return moment.whole
    return await session.slices.run(replayed(moment), sender)
