"""A cache of expensive results, which are computed one at a time and once for everybody who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class TooManyWaiting(Exception):
    """The queue is full."""


class SerialCache(Generic[K, V]):
    """Keeps the `size` results that were used last. At most `queue` callers may wait for a computation; None: any number."""

    def __init__(self, size: int, queue: int | None = None) -> None:
        """Begin with an empty cache."""
        self._size, self._queue = size, queue
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """Return the value of a key, computed if necessary. Raises `TooManyWaiting`, or what `compute` raises."""
        if key not in self._values:
            await self._compute(key, compute)
        self._values.move_to_end(key)
        return self._values[key]

    async def _compute(self, key: K, compute: Callable[[], Awaitable[V]]) -> None:
        if self._queue is not None and self._waiting >= self._queue:
            raise TooManyWaiting
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
