"""Analyses of positions, by a process of its own, and their exact odds, in a thread. Both are made one after the other and cached."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import aclosing
from typing import Generic, NamedTuple, TypeVar, cast

import msgspec

from ratskeller import bots
from ratskeller.core.position import Position
from ratskeller.review.analysis import Analysis as FoundAnalysis
from ratskeller.review.analysis import Outcome, analysing
from ratskeller.review.comparison import Attempt
from ratskeller.review.worker import AnalysisTask, PlayoutRequest, ThinkRequest
from ratskeller.search.config import Budget
from ratskeller.search.turns import NO_TURN, PlayedTurn
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed, WorkerProcess
from ratskeller.server.errors import Problem
from ratskeller.server.review import device
from ratskeller.server.review.content import AnalysedPosition, analysed, analysis_of
from ratskeller.server.review.schemas import Analysis, AnalysisStep, Chances, Odds
from ratskeller.server.tables import inspection
from ratskeller.server.tables.moments import Wanted
from ratskeller.server.tables.session import TableSession
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


class AnalysisService:
    """Analyses positions, and caches the results."""

    def __init__(self, seconds: float) -> None:
        """Search each position for `seconds`."""
        self._seconds = seconds
        self._worker = WorkerProcess(NICENESS)
        self._cache: SerialCache[ThinkRequest | PlayoutRequest, str] = SerialCache(
            CACHED, MOST_WAITING, BUSY, BUSY_SECONDS
        )

    async def analyse(self, at: int, seat: int, position: Position, played: PlayedTurn = NO_TURN) -> Analysis:
        """Return the analysis of a position as a seat knows it, and of the turn that was played there.

        Raises `Problem` if too many wait, or it fails.
        """
        game = position.game.name
        check_levels(game)
        task = AnalysisTask(game, position.to_json(), seat, played)
        line = await self._found(ThinkRequest(task, Budget(seconds=self._seconds)))
        return analysis_of(at, msgspec.json.decode(line, type=FoundAnalysis))

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
        return AnalysisStep(searches, None if result is None else analysis_of(at, cast(FoundAnalysis, result)))

    async def judge(self, request: ThinkRequest) -> Attempt:
        """Return what a tried turn is worth. Raises `Problem` if too many wait, or it fails."""
        return msgspec.json.decode(await self._found(request), type=Attempt)

    async def play_out(self, at: int, seat: int | None, position: Position) -> Chances:
        """Return how a position ends, as a seat (None: a spectator) knows it. Raises `Problem` if too many wait, or it fails."""
        game = position.game.name
        check_levels(game)
        line = await self._found(PlayoutRequest(game, position.determinize(seat).to_json(), seat, self._seconds))
        return Chances(at, seat, msgspec.json.decode(line, type=Outcome))

    async def _found(self, request: ThinkRequest | PlayoutRequest) -> str:
        return await self._cache.get(request, lambda: self._request(request))

    async def _request(self, request: ThinkRequest | PlayoutRequest) -> str:
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
        await self._worker.stop()


def check_levels(game: str) -> None:
    """Raise `Problem` for a game that nobody can analyse."""
    if not bots.levels(game):
        raise Problem(409, "no-levels", "This game can't be analysed here.")


async def analysed_position(session: TableSession, guest: str, at: int | None, wanted: int | None) -> AnalysedPosition:
    """Return a position for analysis, by default the last one. Raises `Problem` if the guest may not have it, or there is none."""
    moment = await inspection.moment_for(session, guest, at, wanted, "analysis")
    return analysed(session.table, moment, await inspection.position_at(session, moment, guest))


class OddsKey(NamedTuple):
    """What odds depend on: a table, its ply, the number of answers, and the seat (None: a spectator)."""

    table: str
    ply: int
    at: int
    seat: int | None


class OddsService:
    """Calculates odds, and caches them."""

    def __init__(self) -> None:
        self._cache: SerialCache[OddsKey, bytes] = SerialCache(CACHED_ODDS, MOST_WAITING_FOR_ODDS, NO_ODDS_NOW)

    async def odds(self, key: OddsKey, position: Position) -> Odds:
        """Return the odds of a position as the seat of the key knows it. Raises `Problem` if too many wait."""
        found = await self._cache.get(key, lambda: asyncio.to_thread(_encoded_odds, position, key.seat))
        return Odds(key.at, key.seat, msgspec.json.decode(found))


def _encoded_odds(position: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(position.odds(seat))


async def odds_position(session: TableSession, guest: str, at: int | None, wanted: Wanted) -> tuple[OddsKey, Position]:
    """Return a position for its odds, by default the last one. Raises `Problem` if the guest may not have them, or there is none."""
    moment = await inspection.moment_for(session, guest, at, wanted, "odds")
    key = OddsKey(session.id, moment.row.ply, moment.at, moment.seat)
    return key, await inspection.position_at(session, moment, guest)
