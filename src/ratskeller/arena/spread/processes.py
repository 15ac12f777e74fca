"""Playing a match in several processes of this machine."""

import queue
import subprocess
import sys
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as StillPlaying
from contextlib import suppress

import msgspec

from ..plan import BadMatch, Match, Unit
from ..result import GameResult
from .ahead import in_order
from .worker import MODULE, Failed, Reply

AHEAD = 8
"""Units given out for each process: enough for the others while one plays a long game."""
LISTENING = 0.2
"""Seconds after which a wait looks up; on Windows nothing else lets Ctrl+C in."""
PATIENCE = 10.0
"""Seconds that a process may take to end."""

_decode = msgspec.json.Decoder(Reply).decode


class Worker:
    """A process that plays units of a match. It ends when its input does, and so with this process, however that ends."""

    def __init__(self, match: Match) -> None:
        """Start it."""
        command = [sys.executable, "-m", MODULE]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - all ours
        self._say(match)

    def play(self, unit: Unit) -> list[GameResult]:
        """Play a unit. Errors: BadMatch; RuntimeError when the process breaks down."""
        assert self._process.stdout is not None
        try:
            self._say(unit)
            line = self._process.stdout.readline()
        except (OSError, ValueError):
            line = b""
        if not line:
            raise RuntimeError(f"a process ended (status {self._process.wait()}) while it played deal {unit.deal}")
        reply: Reply = _decode(line)
        if isinstance(reply, Failed):
            raise (BadMatch if reply.is_refusal else RuntimeError)(reply.problem)
        return reply.games

    def _say(self, request: Match | Unit) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """End it, in the middle of a game as well."""
        self._process.kill()

    def join(self) -> None:
        """Wait until it has ended and free what it held."""
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                # What was still to be written has nobody to read it
                with suppress(OSError):
                    pipe.close()


def in_processes(match: Match, units: Iterable[Unit], cores: int) -> Generator[list[GameResult], None, None]:
    """Play units in `cores` processes."""
    workers = [Worker(match) for _ in range(cores)]
    idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
    for worker in workers:
        idle.put(worker)

    def play(unit: Unit) -> list[GameResult]:
        worker = idle.get()
        try:
            return worker.play(unit)
        finally:
            idle.put(worker)

    threads = ThreadPoolExecutor(cores)
    try:
        yield from in_order(units, lambda unit: threads.submit(play, unit), _wait, AHEAD * cores)
    finally:
        for worker in workers:
            worker.end()
        threads.shutdown(cancel_futures=True)
        for worker in workers:
            worker.join()


def _wait(promise: "Future[list[GameResult]]") -> list[GameResult]:
    while True:
        try:
            return promise.result(LISTENING)
        except StillPlaying:
            if promise.done():
                return promise.result()
