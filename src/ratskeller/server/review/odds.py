"""Exact odds of positions: worked out beside the work of the server, one after the other, and remembered."""

import asyncio
from collections import OrderedDict

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import Odds

MOST_WAITING = 30
KEPT = 500
"""Odds that are remembered."""

Key = tuple[str, int, int, int | None]
"""A table, the length of its stream, after how many answers, and the seat: whatever the odds depend on."""


class OddsService:
    """Works out odds, and remembers them."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[Key, bytes] = OrderedDict()

    async def odds(self, key: Key, position: Position) -> Odds:
        """Return the odds of a position as the seat of the key can know them. Raises `Problem` when too many wait."""
        if key not in self._known:
            await self._work_out(key, position)
        self._known.move_to_end(key)
        _, _, at, seat = key
        return Odds(at, seat, msgspec.json.decode(self._known[key]))

    async def _work_out(self, key: Key, position: Position) -> None:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "The server is too busy for the odds just now: try again soon.", seconds=1)
        self._waiting += 1
        try:
            async with self._turn:
                # Somebody before may have asked the same
                if key not in self._known:
                    self._known[key] = msgspec.json.encode(await asyncio.to_thread(position.odds, key[3]))
                    if len(self._known) > KEPT:
                        self._known.popitem(last=False)
        finally:
            self._waiting -= 1
