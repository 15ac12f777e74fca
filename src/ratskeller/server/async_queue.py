"""A queue for one consumer that takes a fraction of the memory of `asyncio.Queue`: each socket has two."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class UnboundedQueue(Generic[T]):
    """A first-in, first-out queue without a limit, from which one task at a time takes items."""

    __slots__ = ("_items", "_woken")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._woken: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def get(self) -> T:
        """Wait for an item and take it. A cancelled call takes nothing."""
        while not self._items:
            self._woken = asyncio.get_running_loop().create_future()
            try:
                await self._woken
            finally:
                self._woken = None
        return self._items.pop(0)
