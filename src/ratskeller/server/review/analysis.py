"""Analyses of positions, by a process of its own, and their exact odds, in a thread. Both are made one after the other and cached."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import aclosing
from typing import Generic, NamedTuple, TypeVar, cast

import msgspec

from ratskeller import bots
from ratskeller.bots.worker import AnalysisRequest, AttemptRequest
from ratskeller.core.position import Position
from ratskeller.review.analysis import Analysis as FoundAnalysis
from ratskeller.review.analysis import analysing
from ratskeller.review.attempt import Attempt
from ratskeller.review.played_turn import NO_TURN, PlayedTurn, answers_played
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed, WorkerProcess
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.review import device
from ratskeller.server.review.schemas import Analysis, AnalysisStep, Odds
from ratskeller.server.tables.inspection import length_at
from ratskeller.server.tables.open_table import played_to
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import viewing_seat
from ratskeller.wasm.searches import Effort, FoundTurns

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_SIMULATIONS = 1 << 20
"""More simulations than a device runs within the time of an analysis."""
PATIENCE = 30.0
"""Seconds beyond the search after which it has failed: the first request starts the process and loads compiled rules."""
MOST_WAITING = 8
CACHED = 500
# Behind bots, which people wait for, and before the compiler
NICENESS = 10

BUSY, BUSY_SECONDS = "The server is too busy for an analysis just now: try again soon.", 5
MOST_WAITING_FOR_ODDS = 30
NO_ODDS_NOW = "The server is too busy for the odds just now: try again soon."
CACHED_ODDS = 500

log = logging.getLogger(__name__)


class SerialCache(Generic[K, V]):
    """Keeps the `size` results that were used last. At most `queue` callers may wait for a computation; None: any number."""

    def __init__(self, size: int, queue: int | None = None, busy: str = "", seconds: int = 1) -> None:
        """Begin with an empty cache. Whom it turns away reads `busy`, and may try again after `seconds`."""
        self._size, self._queue, self._busy, self._seconds = size, queue, busy, seconds
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """Return the value of a key, computed if necessary. Raises `Problem` if too many wait, or what `compute` raises."""
        if key not in self._values:
            await self._compute(key, compute)
        self._values.move_to_end(key)
        return self._values[key]

    async def _compute(self, key: K, compute: Callable[[], Awaitable[V]]) -> None:
        if self._queue is not None and self._waiting >= self._queue:
            raise Problem(503, "busy", self._busy, seconds=self._seconds)
        self._waiting += 1
        try:
            async with self._lock:
                # Another caller may have computed it meanwhile
                if key not in self._values:
                    self._values[key] = await compute()
                    if len(self._values) > self._size:
                        self._values.popitem(last=False)
        finally:
            self._waiting -= 1


class AnalysedPosition(NamedTuple):
    """A position after `at` answers as a seat knows it, and the turn that was played there."""

    at: int
    seat: int
    position: Position
    played: PlayedTurn = NO_TURN


class AnalysisService:
    """Analyses positions, and caches the results."""

    def __init__(self, seconds: float) -> None:
        """Search each position for `seconds`."""
        self._seconds = seconds
        self._worker = WorkerProcess(NICENESS)
        self._cache: SerialCache[AnalysisRequest | AttemptRequest, str] = SerialCache(
            CACHED, MOST_WAITING, BUSY, BUSY_SECONDS
        )

    async def analyse(self, at: int, seat: int, position: Position, played: PlayedTurn = NO_TURN) -> Analysis:
        """Return the analysis of a position as a seat knows it, and of the turn that was played there.

        Raises `Problem` if too many wait, or it fails.
        """
        game = position.game.name
        check_levels(game)
        request = AnalysisRequest(game, position.to_json(), seat, self._seconds, played=played)
        line = await self._cache.get(request, lambda: self._request(request))
        return _analysis(at, msgspec.json.decode(line, type=FoundAnalysis))

    async def analyse_on_device(self, target: AnalysedPosition, found: list[list[FoundTurns]]) -> AnalysisStep:
        """Return which searches a device has to run next for an analysis, or the analysis of what it has found.

        Raises `Problem` for a game without searches, and for results that can't be.
        """
        at, seat, position, played = target
        game = position.game.name
        check_levels(game)
        thought = analysing(position, seat, 0, played)
        effort = Effort(MOST_SIMULATIONS, self._seconds)
        searches, result = await asyncio.to_thread(device.step, game, thought, found, effort)
        return AnalysisStep(searches, None if result is None else _analysis(at, cast(FoundAnalysis, result)))

    async def judge(self, request: AttemptRequest) -> Attempt:
        """Return what a tried turn is worth. Raises `Problem` if too many wait, or it fails."""
        line = await self._cache.get(request, lambda: self._request(request))
        return msgspec.json.decode(line, type=Attempt)

    async def _request(self, request: AnalysisRequest | AttemptRequest) -> str:
        """Return the reply of the process."""
        last = ""
        try:
            async with asyncio.timeout(self._seconds + PATIENCE), aclosing(self._worker.ask(request)) as lines:
                async for line in lines:
                    last = line
        except TimeoutError:
            log.warning("an analysis of %s took longer than %s s", request.game, self._seconds + PATIENCE)
            await self._worker.stop()
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("an analysis of %s failed: %s", request.game, error)
        except asyncio.CancelledError:
            # Nobody will read the rest of the reply
            await self._worker.stop()
            raise
        if not last:
            raise Problem(503, "busy", BUSY, seconds=BUSY_SECONDS)
        return last

    async def stop(self) -> None:
        """Stop the process."""
        await self._worker.stop()


def check_levels(game: str) -> None:
    """Raise `Problem` for a game that nobody can analyse."""
    if not bots.levels(game):
        raise Problem(409, "no-analysis", "This game can't be analysed here.")


def _analysis(at: int, found: FoundAnalysis) -> Analysis:
    return Analysis(at, found.seat, found.asked, found.simulations, found.win, found.turns, found.played)


async def analysed_position(table: TableSession, guest: str, at: int | None, wanted: int | None) -> AnalysedPosition:
    """Return a position for analysis, by default the last one.

    The seat is one of the guest's; once the game is over any, by default the one to move. Raises `Problem` if the guest may not have
    the analysis, or there is no such position.
    """
    async with table.locked_fresh():
        whole = table.visible_to(mine(table.seats, guest))[1].copy()
        at = length_at(whole, at)
        seats = range(len(table.seats)) if table.position.over else _analysed_seats(table, guest)
    position = await position_after(table, whole, at, guest)
    seat = viewing_seat(seats, position.actor, wanted)
    if seat is None or (wanted is not None and seat != wanted):
        raise wrong_seat(0 if wanted is None else wanted)
    bot = table.seats[position.actor].bot if isinstance(position.actor, int) else None
    return AnalysedPosition(at, seat, position.redeal(seat), PlayedTurn(answers_played(whole, at), bot or ""))


async def position_after(table: TableSession, whole: Position, length: int, guest: str) -> Position:
    """Return the position after so many answers. The replay is done in slices for the guest; the table is not locked."""
    if length == len(whole.answers):
        return whole
    return await table.slices.run(played_to(table.row, whole.answers[:length]), guest)


def _analysed_seats(table: TableSession, guest: str) -> list[int]:
    if not table.row.analysis:
        raise Problem(409, "no-analysis", "At this table, positions can only be analysed once the game is over.")
    return mine(table.seats, guest)


class OddsKey(NamedTuple):
    """What odds depend on: a table, its ply, the number of answers, and the seat (None: a spectator)."""

    table: str
    ply: int
    at: int
    seat: int | None


class OddsService:
    """Calculates odds, and caches them."""

    def __init__(self) -> None:
        """Begin with an empty cache."""
        self._cache: SerialCache[OddsKey, bytes] = SerialCache(CACHED_ODDS, MOST_WAITING_FOR_ODDS, NO_ODDS_NOW)

    async def odds(self, key: OddsKey, position: Position) -> Odds:
        """Return the odds of a position as the seat of the key knows it. Raises `Problem` if too many wait."""
        found = await self._cache.get(key, lambda: asyncio.to_thread(_encoded_odds, position, key.seat))
        return Odds(key.at, key.seat, msgspec.json.decode(found))


def _encoded_odds(position: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(position.odds(seat))


async def odds_position(
    table: TableSession, guest: str, at: int | None, wanted: int | None
) -> tuple[OddsKey, Position]:
    """Return a position for its odds, by default the last one.

    The seat is one of the guest's (none: they are a spectator), once the game is over any. Raises `Problem` if the table shows no odds, the
    seat belongs to somebody else, or there is no such position.
    """
    async with table.locked_fresh():
        _check_odds(table)
        row, whole = table.visible_to(mine(table.seats, guest))
        whole, at = whole.copy(), length_at(whole, at)
        seats = range(len(table.seats)) if table.position.over else mine(table.seats, guest)
    position = await position_after(table, whole, at, guest)
    seat = viewing_seat(seats, position.actor, wanted)
    if wanted is not None and seat != wanted:
        raise wrong_seat(wanted)
    return OddsKey(table.id, row.ply, at, seat), position


def _check_odds(table: TableSession) -> None:
    if table.position.game.odds is None:
        raise Problem(409, "no-odds", "The odds of this game can't be worked out here.")
    if table.row.odds == "off" or (table.row.odds == "after" and not table.position.over):
        raise Problem(409, "no-odds", "This table shows the odds after the game, or not at all.")
