"""Bots think in worker processes, with a time limit. They get what their seat may know and never the true position.

A bot sends what it would answer as soon as it has something, and then what it finds better: one that takes too long is told to end
and plays the best that it has; a worker that does not heed that is stopped, and what its bot has told counts. For one that has nothing
by then, or whose worker breaks, others are asked in a new process: the level below, and at last the weakest level with interpreted
rules, which has nothing to load. Only if that comes to nothing as well it is left to the table to find an answer.
Until the rules are compiled on this machine, bots use them interpreted; meanwhile one more process compiles them in the background. If
compiled rules are said to be ready and yet are not there in time, they are doubted: until that process has loaded them itself, bots do
without.
"""

import asyncio
import logging
import os
import time
from contextlib import aclosing
from typing import NamedTuple

import msgspec

from ratskeller import bots, games
from ratskeller.bots.worker import Compile, Think
from ratskeller.core.position import Position
from ratskeller.server.bots.worker_process import Worker, WorkerEnded, WorkerFailed
from ratskeller.server.metrics import Metrics
from ratskeller.server.tables.queries import SeatRow

# The first answer of a process includes starting it and loading compiled rules
FIRST_SECONDS = 30.0
# In these a bot that was told to end does so, unless it hangs
GRACE_SECONDS = 1.0
COMPILE_AFTER_SECONDS = 5.0
# A bot that must not answer otherwise under load has all the time that it needs; a process that takes longer hangs
STEADY_SECONDS = 300.0
# At a table that wants it so the strongest level has so many times its time, and makes so many times its simulations
LONG = 4
# Of busy processes the server comes first, then bots for whom somebody waits, then the compiler
BOT_NICENESS = 5
COMPILER_NICENESS = 15

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True):
    """The answers of a bot, none if it failed, as others did; and who found them, if it was another bot."""

    answers: list[str]
    stand_in: str | None = None


class Attempt(NamedTuple):
    """A bot that is asked. `is_compiled` None: with compiled rules where they are ready."""

    bot: str
    is_compiled: bool | None = None
    times: int = 1  # as long as usual


def names(game: str) -> list[str]:
    """Return the names of the bots that play a game."""
    return bots.names(game)


def levels(game: str) -> list[str]:
    """Return the bots that people are offered, weakest first."""
    return bots.levels(game)


def plugins(game: str) -> list[str]:
    """Return the bots of other packages, which people are offered after the levels."""
    return bots.plugin_names(game)


def attempts(bot: str, game: str, is_long: bool = False) -> list[Attempt]:
    """Return who is asked for a bot's answer, one after the other as long as nothing comes. The strongest level may think long."""
    known = bots.levels(game)
    if bot not in known:
        return [Attempt(bot), Attempt(bot)]
    below = bots.level_below(bot, game)
    first = Attempt(bot, times=LONG if is_long and bot == known[-1] else 1)
    last = Attempt(known[0], is_compiled=False)
    return [first, last] if below is None else [first, Attempt(below), last]


class Thinker:
    """The worker processes of this server: one core is left to the server itself."""

    def __init__(self, limit: float) -> None:
        """Give every answer `limit` seconds."""
        self._limit = limit
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers = [Worker(BOT_NICENESS) for _ in range(max(1, (os.cpu_count() or 1) - 1))]
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._compiler = Worker(COMPILER_NICENESS)
        self.waiting = 0
        """How many answers wait for a process to think in."""
        self.metrics = Metrics()
        self._played: set[str] = set()
        self._unready = set(games.names())
        self._doubted: set[str] = set()
        self._doubt = asyncio.Event()
        self.steady_compiled = False
        """Whether bots that must always answer the same use compiled rules, and so wait until there are some."""
        self._failed: set[str] = set()
        """Games whose rules could not be compiled."""
        self._settled_one = asyncio.Event()

    @property
    def compiled(self) -> bool:
        """Whether compiled rules of all games are known to be ready."""
        return not self._unready

    @property
    def processes(self) -> int:
        """In how many processes bots think at the same time."""
        return len(self._workers)

    async def think(self, seat: SeatRow, position: Position, is_long: bool = False) -> Thought:
        """Return the answers of a bot in a position as its seat knows it; the strongest level may have `LONG` times its time."""
        game, bot = position.game.name, str(seat.bot)
        self._played.add(game)
        # To wait for a worker is no thinking: it is outside the time limit
        worker, began = await self._worker(), time.perf_counter()
        try:
            for attempt in attempts(bot, game, is_long):
                if line := await self._try(worker, attempt, seat.seat, game, position.to_json()):
                    stand_in = None if attempt.bot == bot else attempt.bot
                    return Thought([text.strip() for text in line.split(";")], stand_in)
        finally:
            self._free.put_nowait(worker)
            self.metrics.thought(time.perf_counter() - began)
        return Thought([])

    async def think_steadily(self, seat: SeatRow, position: Position, seed: int) -> Thought:
        """Return the answers of a bot that are the same for the same seed, however busy this machine is: it waits for what it needs.

        Raises `WorkerFailed`, `WorkerEnded` or `TimeoutError`; then nobody stands in for it.
        """
        game = position.game.name
        self._played.add(game)
        while self.steady_compiled and game in self._unready - self._failed:
            # What interpreted rules look at is less: the answer would be another one
            self._settled_one.clear()
            await self._settled_one.wait()
        is_compiled = self.steady_compiled and game not in self._failed
        worker, began = await self._worker(), time.perf_counter()
        request = Think(str(seat.bot), game, position.to_json(), seat.seat, None, is_compiled, seed)
        try:
            async with asyncio.timeout(STEADY_SECONDS), aclosing(worker.ask(request)) as answers:
                lines = [line async for line in answers]
            return Thought([text.strip() for text in lines[-1].split(";")])
        except BaseException:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)
            self.metrics.thought(time.perf_counter() - began)

    async def _worker(self) -> Worker:
        """Wait for a process that is free."""
        self.waiting += 1
        try:
            return await self._free.get()
        finally:
            self.waiting -= 1

    async def _try(self, worker: Worker, attempt: Attempt, seat: int, game: str, position: str) -> str:
        """Return the last answers that came in time; empty without any."""
        usual = self._limit * attempt.times
        limit = usual if worker.knows(game) else max(usual, FIRST_SECONDS)
        is_compiled = False if game in self._doubted else attempt.is_compiled
        request = Think(attempt.bot, game, position, seat, usual, is_compiled, times=attempt.times)
        line = ""
        enough = asyncio.get_running_loop().call_later(limit, worker.hurry)
        try:
            async with asyncio.timeout(limit + GRACE_SECONDS), aclosing(worker.ask(request)) as answers:
                async for better in answers:
                    line = better
        except TimeoutError:
            log.warning("bot %s of %s took longer than %s s", attempt.bot, game, limit)
            if not worker.knows(game):
                self._unready.add(game)
                self._doubted.add(game)
                self._doubt.set()
            await worker.stop()
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("bot %s of %s failed: %s", attempt.bot, game, error)
        except asyncio.CancelledError:
            # What it has begun nobody will read
            await worker.stop()
            raise
        finally:
            enough.cancel()
        return line

    async def compile(self) -> None:
        """Let a process of its own compile the rules, unless they are already; `compiled` tells when all are ready.

        One game comes after the other, first those that a bot was asked to play, so that nobody waits for a game that nobody plays.
        """
        await asyncio.sleep(COMPILE_AFTER_SECONDS)
        while True:
            self._doubt.clear()
            tried: set[str] = set()
            while (game := self._next_to_compile(tried)) is not None:
                tried.add(game)
                await self._compile(game)
            await self._compiler.stop()
            await self._doubt.wait()

    def _next_to_compile(self, tried: set[str]) -> str | None:
        left = [name for name in games.names() if name in self._unready - tried]
        return next((name for name in left if name in self._played), left[0] if left else None)

    async def _compile(self, game: str) -> None:
        try:
            async with aclosing(self._compiler.ask(Compile(game))) as nothing:
                async for _ in nothing:
                    pass
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("the rules of %s could not be compiled: %s", game, error)
            self._failed.add(game)
        else:
            self._unready.discard(game)
            self._doubted.discard(game)
            self._failed.discard(game)
        self._settled_one.set()

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in (*self._workers, self._compiler)))
