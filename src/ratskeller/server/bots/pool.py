"""A pool of worker processes in which bots think, with a time limit. A bot gets only what its seat may know.

A bot sends an answer as soon as it has one, and then better ones. When its time is up it is asked to finish and plays its best answer so
far. A worker that ignores this is killed, and the last answer that it sent counts. If there is no answer at all, or the worker fails,
other bots take over in a new process: first the level below, then the weakest level with interpreted rules, which needs nothing loaded.
If that fails too, the table picks an answer.

While the rules are not compiled on this machine, bots run them interpreted and one more process compiles them in the background. If the
compiled rules of a game are said to be ready but do not load in time, bots run them interpreted until that process has loaded them.
"""

import asyncio
import logging
import math
import os
import time
from contextlib import aclosing
from typing import NamedTuple

import msgspec

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.review.worker import CompileRequest, LoadRequest, MoveRequest
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed, WorkerProcess, emit_module
from ratskeller.server.metrics import Metrics
from ratskeller.strength.long_thoughts import times_of

# The first answer of a process includes its start and loading the compiled rules
FIRST_SECONDS = 30.0
# How long a bot may take to finish after it was asked to
GRACE_SECONDS = 1.0
COMPILE_AFTER_SECONDS = 5.0
# A reproducible answer takes as long as it takes; a process that needs longer than this hangs
REPRODUCIBLE_SECONDS = 300.0
# The server gets the CPU first, then bots that people wait for, then the compiler
BOT_NICENESS = 5
COMPILER_NICENESS = 15

log = logging.getLogger(__name__)


class BotReply(msgspec.Struct, frozen=True):
    """The answers of a bot; empty if all attempts failed. `stand_in` names the bot that found them, if it was another one."""

    answers: list[str]
    stand_in: str | None = None


class Attempt(NamedTuple):
    """One bot to ask. `is_compiled` None: use compiled rules if they are ready. `times` multiplies its usual time."""

    bot: str
    is_compiled: bool | None = None
    times: int = 1


def attempts(bot: str, game: str, is_long: bool = False) -> list[Attempt]:
    """Return which bots to ask until one answers. Only the strongest level may think long."""
    levels = bots.levels(game)
    if (base := bots.level_of_style(bot, game)) is not None:
        return [Attempt(bot), *attempts(base, game)]
    if bot not in levels:
        return [Attempt(bot), Attempt(bot)]
    below = bots.level_below(bot, game)
    first = Attempt(bot, times=times_of(bot, game, is_long))
    last = Attempt(levels[0], is_compiled=False)
    return [first, last] if below is None else [first, Attempt(below), last]


class BotPool:
    """The worker processes of this server: one for each core but one, which is left to the server."""

    def __init__(self, limit: float) -> None:
        """Allow `limit` seconds for an answer."""
        self._limit = limit
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        self._workers = [WorkerProcess(BOT_NICENESS) for _ in range(max(1, (os.cpu_count() or 1) - 1))]
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._compiler = WorkerProcess(COMPILER_NICENESS)
        self.waiting = 0
        """How many answers wait for a free process."""
        self.metrics = Metrics()
        self._requested: set[str] = set()
        """Games that a bot was asked to play: they are compiled first."""
        self._uncompiled = set(games.names())
        self._interpreted: set[str] = set()
        """Games whose compiled rules did not load in time."""
        self._recompile = asyncio.Event()
        self.waits_for_compiled = False
        """Whether reproducible answers use compiled rules, and wait until there are some."""
        self._failed: set[str] = set()
        """Games whose rules could not be compiled."""
        self._compiled_one = asyncio.Event()
        self._loading: dict[str, asyncio.Task[None]] = {}

    @property
    def compiled(self) -> bool:
        return not self._uncompiled

    @property
    def processes(self) -> int:
        return len(self._workers)

    def prepare(self, game: str) -> None:
        """Let a process load the rules of a game, unless one has them, so that the first bot that is asked answers at once.

        Does nothing on a server that does not compile rules.
        """
        if (
            self.waits_for_compiled
            and game not in self._loading
            and not any(worker.has_loaded(game) for worker in self._workers)
        ):
            self._loading[game] = asyncio.create_task(self._load(game))

    async def _load(self, game: str) -> None:
        worker = await self._worker()
        try:
            async with asyncio.timeout(FIRST_SECONDS), aclosing(worker.ask(LoadRequest(game))) as replies:
                async for _ in replies:
                    pass
        except (TimeoutError, WorkerEnded, WorkerFailed) as error:
            # A bot that is asked tries again, with the time that it has
            log.warning("the rules of %s could not be loaded in advance: %s", game, error or "too late")
            await worker.stop()
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)
            del self._loading[game]

    async def think(
        self, bot: str, seat: int, position: Position, is_long: bool = False, seconds: float = math.inf
    ) -> BotReply:
        """Return the answers of a bot for a seat; the position holds what that seat knows.

        A bot that looks ahead thinks for its usual time, but not longer than `seconds`.
        """
        game = position.game.name
        self._requested.add(game)
        # The time spent waiting for a worker is not part of the limit
        worker, start = await self._worker(), time.perf_counter()
        try:
            for attempt in attempts(bot, game, is_long):
                if line := await self._attempt(worker, attempt, seat, game, position.to_json(), seconds):
                    return BotReply(_answers(line), None if attempt.bot == bot else attempt.bot)
        finally:
            self._free.put_nowait(worker)
            self.metrics.observe_bot(time.perf_counter() - start)
        return BotReply([])

    async def think_reproducibly(self, bot: str, seat: int, position: Position, seed: int) -> BotReply:
        """Return the answers of a bot that are the same for the same seed, however busy the machine is.

        Raises `WorkerFailed`, `WorkerEnded` or `TimeoutError`; no other bot takes over.
        """
        game = position.game.name
        self._requested.add(game)
        while self.waits_for_compiled and game in self._uncompiled - self._failed:
            # Interpreted rules search less, so the answer could differ
            self._compiled_one.clear()
            await self._compiled_one.wait()
        is_compiled = self.waits_for_compiled and game not in self._failed
        worker, start = await self._worker(), time.perf_counter()
        request = MoveRequest(bot, game, position.to_json(), seat, None, is_compiled, seed)
        try:
            async with asyncio.timeout(REPRODUCIBLE_SECONDS), aclosing(worker.ask(request)) as replies:
                lines = [line async for line in replies]
            return BotReply(_answers(lines[-1]))
        except BaseException:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)
            self.metrics.observe_bot(time.perf_counter() - start)

    async def _worker(self) -> WorkerProcess:
        self.waiting += 1
        try:
            return await self._free.get()
        finally:
            self.waiting -= 1

    async def _attempt(
        self, worker: WorkerProcess, attempt: Attempt, seat: int, game: str, position: str, seconds: float
    ) -> str:
        usual = self._limit * attempt.times
        limit = usual if worker.has_loaded(game) else max(usual, FIRST_SECONDS)
        is_compiled = False if game in self._interpreted else attempt.is_compiled
        allowed = min(usual, seconds)
        request = MoveRequest(attempt.bot, game, position, seat, allowed, is_compiled, times=attempt.times)
        line = ""
        deadline = asyncio.get_running_loop().call_later(limit, worker.finish)
        try:
            async with asyncio.timeout(limit + GRACE_SECONDS), aclosing(worker.ask(request)) as replies:
                async for better in replies:
                    line = better
        except TimeoutError:
            log.warning("bot %s of %s took longer than %s s", attempt.bot, game, limit)
            if not worker.has_loaded(game):
                self._uncompiled.add(game)
                self._interpreted.add(game)
                self._recompile.set()
            await worker.stop()
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("bot %s of %s failed: %s", attempt.bot, game, error)
        except asyncio.CancelledError:
            # Nobody will read the rest of the reply
            await worker.stop()
            raise
        finally:
            deadline.cancel()
        return line

    async def compile(self) -> None:
        """Compile the rules in a process of its own where they are not compiled yet, one game after the other. Runs until cancelled.

        Games that a bot was asked to play come first. When all are compiled, modules of WebAssembly are made of them.
        """
        await asyncio.sleep(COMPILE_AFTER_SECONDS)
        while True:
            self._recompile.clear()
            tried: set[str] = set()
            while (game := self._next_to_compile(tried)) is not None:
                tried.add(game)
                await self._compile(game)
            await self._compiler.stop()
            for name in games.names():
                await emit_module(name)
            await self._recompile.wait()

    def _next_to_compile(self, tried: set[str]) -> str | None:
        left = [name for name in games.names() if name in self._uncompiled - tried]
        return next((name for name in left if name in self._requested), left[0] if left else None)

    async def _compile(self, game: str) -> None:
        try:
            async with aclosing(self._compiler.ask(CompileRequest(game))) as replies:
                async for _ in replies:
                    pass
        except (WorkerEnded, WorkerFailed) as error:
            log.warning("the rules of %s could not be compiled: %s", game, error)
            self._failed.add(game)
        else:
            self._uncompiled.discard(game)
            self._interpreted.discard(game)
            self._failed.discard(game)
        self._compiled_one.set()

    async def stop(self) -> None:
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in (*self._workers, self._compiler)))


def _answers(line: str) -> list[str]:
    return [text.strip() for text in line.split(";")]
