"""The record of a game, the whole game once it is over, and earlier moments to look back at.

Views of earlier moments are worked out in a thread, one after the other, on positions that are remembered.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec

from ratskeller import games
from ratskeller.core.fairness import proof_of, with_proof
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.records import with_metadata
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.tables import results
from ratskeller.server.tables.queries import TableRow, mine
from ratskeller.server.tables.schemas import Past
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import metadata_of, viewing_seat

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
    options: Options
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
            position.replay(answer)
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


async def record(table: TableSession) -> str:
    """Return the record of the game. Raises `Problem` before the game is over, since it tells what seats know in secret."""
    async with table.locked_fresh():
        if not table.position.over:
            raise Problem(409, "not-over", "The record can be read once the game is over.")
        finished = await table.store.read(results.finished_at, table.id)
        metadata, whole, seed = metadata_of(table.seats, finished), table.position.copy(), table.seed
    record = with_metadata(whole.record(), metadata)
    return record if seed is None else with_proof(record, await asyncio.to_thread(proof_of, whole, seed))


async def finished(table: TableSession, wanted: int | Literal["public"] | None = None) -> tuple[TableRow, Position]:
    """Return the table and the whole game once it is over, for somebody who wants to see it through a seat.

    Raises `Problem` before it is over, or where there is no such seat.
    """
    async with table.locked_fresh():
        check_over(table)
        if isinstance(wanted, int) and wanted >= len(table.seats):
            raise wrong_seat(wanted)
        return table.row, table.position.copy()


async def ended(table: TableSession) -> tuple[TableRow, Position]:
    """Return the table and its game once nobody is asked there any more: by the rules, or before. Raises `Problem` while it goes on."""
    async with table.locked_fresh():
        if not table.status.ended:
            check_over(table)
        return table.row, table.position.copy()


async def moment(table: TableSession, guest: str, at: int | None, wanted: int | Literal["public"] | None) -> Moment:
    """Return a moment of the game for somebody who wants to look at it: by default the last one.

    During the game the seat has to be one of the guest's, and is by default; once it is over it may be any, and nobody's is by
    default. Raises `Problem` where it is somebody else's, or where there is no such moment.
    """
    async with table.locked_fresh():
        held = mine(table.seats, guest)
        _, whole = table.visible_to(held)
        if table.position.over:
            held = list(range(len(table.seats)))
        if wanted == "public" or (wanted is None and table.position.over):
            held, wanted = [], None
        if wanted is not None and wanted not in held:
            raise wrong_seat(wanted)
        answers = whole.answers[: length_at(whole, at)]
        return Moment(table.id, table.row.game, table.row.options, answers, held, wanted)


def check_over(table: TableSession) -> None:
    """Refuse to look back on a game that is not over. Raises `Problem`."""
    if not table.position.over:
        raise Problem(409, "game-not-over", "You can look back on a game once it is over.")


def length_at(whole: Position, at: int | None) -> int:
    """Return how many answers are meant; None: all. Raises `Problem` where there are not so many."""
    length = len(whole.answers)
    if at is not None and at > length:
        raise Problem(422, "no-position", f"at: the game has {length} answers, not {at}.", length=length)
    return length if at is None else at
