"""Analyses of positions: a process of its own makes them, one after the other, so that no bot has to wait for it."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import aclosing

import msgspec

from ratskeller import bots
from ratskeller.bots.played_turn import NO_TURN, PlayedTurn
from ratskeller.bots.worker import AnalysisRequest
from ratskeller.core.position import Position
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed, WorkerProcess
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import Analysis

PATIENCE = 30.0
"""Seconds beyond those of the search after which it has failed: the first one of a process starts it and loads compiled rules."""
MOST_WAITING = 8
KEPT = 500
"""Analyses that are remembered."""
# Behind bots, for whom somebody waits, and before the compiler
NICENESS = 10

Key = tuple[str, str, int, PlayedTurn]

log = logging.getLogger(__name__)


class AnalysisService:
    """Analyses positions, and remembers what came of it."""

    def __init__(self, seconds: float) -> None:
        """Search every position for so many seconds."""
        self._seconds = seconds
        self._worker = WorkerProcess(NICENESS)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[Key, bytes] = OrderedDict()

    async def analyse(self, at: int, seat: int, position: Position, played: PlayedTurn = NO_TURN) -> Analysis:
        """Return the analysis of a position as a seat knows it, and of the turn that was played there.

        Raises `Problem` when too many wait, or it fails.
        """
        game = position.game.name
        if not bots.levels(game):
            raise Problem(409, "no-analysis", "This game can't be analysed here.")
        key = (game, position.to_json(), seat, played)
        if key not in self._known:
            await self._work_out(key)
        self._known.move_to_end(key)
        found = msgspec.json.decode(self._known[key])
        return msgspec.convert({"at": at} | found, Analysis)

    async def _work_out(self, key: Key) -> None:
        if self._waiting >= MOST_WAITING:
            raise _busy()
        self._waiting += 1
        try:
            async with self._turn:
                # Somebody before may have asked the same
                if key not in self._known:
                    self._known[key] = await self._ask(key)
                    if len(self._known) > KEPT:
                        self._known.popitem(last=False)
        finally:
            self._waiting -= 1

    async def _ask(self, key: Key) -> bytes:
        game, position, seat, played = key
        found = ""
        try:
            async with (
                asyncio.timeout(self._seconds + PATIENCE),
                aclosing(
                    self._worker.ask(AnalysisRequest(game, position, seat, self._seconds, played=played))
                ) as lines,
            ):
                async for line in lines:
                    found = line
        except TimeoutError:
            log.warning("an analysis of %s took longer than %s s", game, self._seconds + PATIENCE)
            await self._worker.stop()
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("an analysis of %s failed: %s", game, error)
        except asyncio.CancelledError:
            # What it has begun nobody will read
            await self._worker.stop()
            raise
        if not found:
            raise _busy()
        return found.encode()

    async def stop(self) -> None:
        """End the process."""
        await self._worker.stop()


def _busy() -> Problem:
    return Problem(503, "busy", "The server is too busy for an analysis just now: try again soon.", seconds=5)
