"""Views of earlier moments of a game: worked out beside the work of the server, one after the other, on positions that are remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.errors import Problem
from ratskeller.server.tables.schemas import Past
from ratskeller.server.tables.views import viewing_seat

T = TypeVar("T")

MOST_WAITING = 30
MOST_CACHED = 200
"""Positions that are remembered, of all tables together."""
STRIDE = 32
"""On the way through a game every position after so many answers is remembered, so that none is far."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a table's game, after `answers`, and who looks: somebody with the seats `held`, from the seat `wanted` if it is given."""

    table: str
    game: str
    options: dict[str, Any]
    answers: list[str]
    held: list[int]
    wanted: int | None


class EarlierViews:
    """Shows earlier moments, and remembers positions from which the next one is near."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[tuple[str, int], Position] = OrderedDict()

    async def look(self, moment: Moment) -> Past:
        """Return what somebody was shown at a moment. Raises `Problem` when too many wait."""
        return await self._beside(self._view, moment)

    async def things(self, moment: Moment) -> list[str]:
        """Return on what notes could be put at a moment. Raises `Problem` when too many wait."""
        return await self._beside(self._things, moment)

    async def _beside(self, work: Callable[[Moment], T], moment: Moment) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "So many look back just now: try again soon.", seconds=1)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, moment)
        finally:
            self._waiting -= 1

    def _view(self, moment: Moment) -> Past:
        position = self._position(moment)
        seat = viewing_seat(moment.held, position.actor, moment.wanted)
        return Past(len(moment.answers), seat, position.view(seat))

    def _things(self, moment: Moment) -> list[str]:
        return self._position(moment).note_targets()

    def _position(self, moment: Moment) -> Position:
        """Return the position of a moment: from the nearest one before it that is remembered, else from the beginning."""
        wanted = moment.answers
        before = self._before(moment.table, wanted)
        position = games.get(moment.game).resume(moment.options, []) if before is None else before.copy()
        for answer in wanted[len(position.answers) :]:
            position.play(answer)
            if len(position.answers) % STRIDE == 0:
                self._remember(moment.table, position.copy())
        self._remember(moment.table, position)
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
