"""One call for all who want the same at the same moment, such as the sockets that come back after a restart."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SharedCalls(Generic[T]):
    """The calls that are under way, by what they find out."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[T]] = {}

    async def result(self, key: str, call: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what `call` returns, or raise what it raises. While a call for `key` is under way, its result counts instead."""
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(call())
            task.add_done_callback(lambda done: self._end(key, done))
        # A caller who is cancelled does not end it for the others
        await asyncio.wait([task])
        return task.result()

    def forget(self) -> None:
        """Begin anew for later callers: what is under way may find what has changed since."""
        self._running.clear()

    def cancel(self) -> list[asyncio.Task[T]]:
        running = [*self._running.values()]
        for task in running:
            task.cancel()
        return running

    def _end(self, key: str, task: asyncio.Task[T]) -> None:
        if self._running.get(key) is task:
            del self._running[key]
