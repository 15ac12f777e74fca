"""Bots think in worker processes, with a time limit. They get what their seat may know and never the true position.

A worker that takes too long is killed, and one that breaks is replaced: the table then gets a random answer instead. Until the rules
are compiled on this machine, bots use them interpreted; meanwhile one more process compiles them in the background.
"""

import asyncio
import logging
import os
import signal

import anyio
import anyio.to_process

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.server.domain.tables import SeatRow

# The first answer of a bot includes starting a process and loading compiled rules
FIRST_SECONDS = 30.0
COMPILE_AFTER_SECONDS = 5.0
NICENESS = 10

log = logging.getLogger(__name__)


def names(game: str) -> list[str]:
    """Return the names of the bots that play a game."""
    return bots.names(game)


class Thinker:
    """The worker processes of this server: one core is left to the server itself."""

    def __init__(self, limit: float) -> None:
        """Give every answer `limit` seconds."""
        self.compiled = False
        self._limit = limit
        workers = max(1, (os.cpu_count() or 1) - 1)
        # To wait for a worker is no thinking: the slots are counted outside the time limit
        self._slots = asyncio.Semaphore(workers)
        self._limiter = anyio.CapacityLimiter(workers)
        self._asked: set[tuple[str, str | None]] = set()

    async def think(self, seat: SeatRow, position: Position) -> list[str]:
        """Return the answers of a bot in a position as its seat knows it; none if the bot failed."""
        async with self._slots:
            return await self._ask(position.game.name, position.to_json(), seat)

    async def compile(self) -> None:
        """Let a process of its own compile the rules, unless they are already; `compiled` tells when all are ready.

        One game comes after the other, first those that a bot was asked to play, so that nobody waits for a game that nobody plays.
        """
        await asyncio.sleep(COMPILE_AFTER_SECONDS)
        left = games.names()
        limiter = anyio.CapacityLimiter(1)
        try:
            while left:
                played = {game for game, _ in self._asked}
                game = next((name for name in left if name in played), left[0])
                await anyio.to_process.run_sync(_compile, game, cancellable=True, limiter=limiter)
                left.remove(game)
        except Exception as error:
            log.warning("the rules could not be compiled: %r", error)
        else:
            self.compiled = True

    async def _ask(self, game: str, position: str, seat: SeatRow) -> list[str]:
        limit = self._limit if (game, seat.bot) in self._asked else max(self._limit, FIRST_SECONDS)
        self._asked.add((game, seat.bot))
        try:
            with anyio.fail_after(limit):
                line = await anyio.to_process.run_sync(
                    _choose, str(seat.bot), game, position, seat.seat, cancellable=True, limiter=self._limiter
                )
        except TimeoutError:
            log.warning("bot %s of %s took longer than %s s", seat.bot, game, limit)
            return []
        except Exception as error:
            log.warning("bot %s of %s failed: %r", seat.bot, game, error)
            return []
        return [text.strip() for text in line.split(";")]


def _choose(bot: str, game: str, position: str, seat: int) -> str:
    """Run in a worker: return the bot's answers."""
    _settle_in()
    return bots.choose(bot, game, position, seat)


def _compile(game: str) -> None:
    """Run in a worker: compile what is not compiled yet of a game."""
    from ratskeller.bots.warmup import warm_up
    from ratskeller.core.code_cache import is_warm

    _settle_in()
    if not is_warm(game):
        warm_up(lambda _what, _ready, _all: None, [game])


def _settle_in() -> None:
    # Ctrl+C goes to every process of the terminal; workers end when the server closes their input
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice") and os.nice(0) < NICENESS:
        os.nice(NICENESS - os.nice(0))
