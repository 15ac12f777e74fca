"""Long work on the event loop, in slices of a few milliseconds, so that other requests are served in between.

Games are replayed like this. A thread would block the loop as much, since Python runs one thread at a time, and a process would have to
receive every game and send it back. Senders take turns, slice by slice, with one piece of work each: the more one asks for, the longer only
that one waits.
"""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

from ratskeller.server.errors import Problem

T = TypeVar("T")
Work = Generator[None, None, T]
"""Does a little work between two `yield`s, and returns a result."""

SLICE_SECONDS = 0.002
MOST_WAITING = 100
"""How many pieces of work of one sender may wait."""


def run_at_once(work: Work[T]) -> T:
    """Run some work to its end, where nobody else waits, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


class _Queue:
    """The work of one sender."""

    __slots__ = ("lock", "waiting")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class Slices:
    """Runs the long work of one event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queues: dict[str, _Queue] = {}

    async def run(self, work: Work[T], sender: str) -> T:
        """Run some work for `sender` and return its result, or raise what it raises. Raises `Problem` when too much waits."""
        queue = self._queues.setdefault(sender, _Queue())
        if queue.waiting >= MOST_WAITING:
            raise Problem(503, "busy", "You are requesting many games at once: try again soon.", seconds=1)
        queue.waiting += 1
        try:
            async with queue.lock:
                return await self._run(work)
        finally:
            work.close()
            queue.waiting -= 1
            if not queue.waiting:
                del self._queues[sender]

    async def _run(self, work: Work[T]) -> T:
        while True:
            # First come, first served: each of those who ask gets a slice in turn
            async with self._turn:
                end = time.perf_counter() + SLICE_SECONDS
                while time.perf_counter() < end:
                    try:
                        next(work)
                    except StopIteration as done:
                        result: T = done.value
                        return result
            await asyncio.sleep(0)
