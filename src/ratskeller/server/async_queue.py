"""What waits until somebody takes it: a queue for one taker, in a fraction of the memory of asyncio's, as each socket has two."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class UnboundedQueue(Generic[T]):
    """A queue without an end, from which one task at a time takes; first in, first out."""

    __slots__ = ("_things", "_woken")

    def __init__(self) -> None:
        """Begin with nothing."""
        self._things: list[T] = []
        self._woken: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """Return how many things wait."""
        return len(self._things)

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._things

    def put_nowait(self, thing: T) -> None:
        """Add something."""
        self._things.append(thing)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def get(self) -> T:
        """Take what has waited longest, once there is something; who is cancelled takes nothing."""
        while not self._things:
            self._woken = asyncio.get_running_loop().create_future()
            try:
                await self._woken
            finally:
                self._woken = None
        return self._things.pop(0)
