"""Who plays a game best: the first of a list that may be long, and the place of whoever asks."""

import time
from bisect import bisect_right
from collections.abc import Sequence

from ratskeller.server.db.store import Store
from ratskeller.server.ratings import queries as ratings
from ratskeller.server.ratings.queries import MOST_RANKED, Ranked

FRESH_SECONDS = 60.0
"""So long a place below the first hundred, and how many are rated, may be of a moment ago."""


class Ladders:
    """Reads the first hundred at every look. Of all others it keeps nothing but their points, for a minute."""

    def __init__(self, store: Store) -> None:
        """Look into `store`."""
        self._store = store
        self._points: dict[str, tuple[float, Sequence[int]]] = {}

    async def of(self, game: str, guest: str) -> tuple[list[Ranked], int]:
        """Return the first hundred and somebody, where he stands below them, and how many there are in all."""
        shown = await self._store.read(ratings.best(game, guest))
        if len(shown) < MOST_RANKED:
            return shown, len(shown)
        points = await self._every(game)
        if all(it.guest != guest for it in shown) and (own := await self._below(game, guest, points)) is not None:
            shown.append(own)
        return shown, max(len(points), len(shown))

    async def _below(self, game: str, guest: str, points: Sequence[int]) -> Ranked | None:
        own = await self._store.read(ratings.own(game, guest))
        if own is None:
            return None
        name, rating = own
        return Ranked(len(points) - bisect_right(points, rating.points) + 1, guest, name, rating)

    async def _every(self, game: str) -> Sequence[int]:
        made, points = self._points.get(game, (-FRESH_SECONDS, ()))
        if not points or time.monotonic() - made >= FRESH_SECONDS:
            points = await self._store.read_long(ratings.every(game))
            self._points[game] = time.monotonic(), points
        return points
