"""What games that are over have in common, by what they were played with: made anew now and then, for everybody alike."""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.server.db.store import Store
from ratskeller.server.history.schemas import Choice, Kind, Statistics
from ratskeller.server.ratings import queries as ratings
from ratskeller.server.ratings.queries import MOST_RANKED, Ranked
from ratskeller.server.tables import results
from ratskeller.server.tables.results import Chosen, Outcome

FRESH_SECONDS = 60.0
MOST = 5000
"""So many games are looked at, the last ones."""
LONGEST = 200
"""Most characters of a value that is told apart from others; a longer one is nobody's habit."""


class StatisticsService:
    """Keeps what it has found out about each game for a minute."""

    def __init__(self, store: Store) -> None:
        """Look into `store`."""
        self._store = store
        self._found: dict[str, tuple[float, Statistics]] = {}

    async def of(self, game: str) -> Statistics:
        """Return what the last games of a kind have in common."""
        made, found = self._found.get(game, (-FRESH_SECONDS, None))
        if found is None or time.monotonic() - made >= FRESH_SECONDS:
            outcomes = await self._store.read_long(results.told(game, MOST))
            chosen = await self._store.read_long(results.chosen(game, MOST))
            found = await asyncio.to_thread(summed, game, outcomes, chosen)
            self._found[game] = time.monotonic(), found
        return found


def summed(game: str, outcomes: Sequence[Outcome], chosen: Sequence[Chosen]) -> Statistics:
    """Return what games have in common, by each option of the game and each of its values, and what their seats have chosen."""
    kinds: dict[tuple[str, str], list[Outcome]] = {}
    for outcome in outcomes:
        for name in games.get(game).shared_options:
            if name in outcome.options:
                value = msgspec.json.encode(outcome.options[name]).decode()
                kinds.setdefault((name, value), []).append(outcome)
    told = [_kind(*key, found) for key, found in kinds.items() if len(key[1]) <= LONGEST]
    told.sort(key=lambda it: (it.option, -it.games, str(it.value)))
    shared = [it.scores.count(max(it.scores)) > 1 for it in outcomes]
    choices = [Choice(it.choice, it.seats, it.times, it.won) for it in chosen]
    means = (_mean(_lengths(outcomes)), _mean(_leads(outcomes)), _mean(shared))
    return Statistics(game, len(outcomes), *means, told, choices)


def _kind(option: str, value: str, outcomes: Sequence[Outcome]) -> Kind:
    decoded: Any = msgspec.json.decode(value)
    return Kind(option, decoded, len(outcomes), _mean(_lengths(outcomes)), _mean(_leads(outcomes)))


def _lengths(outcomes: Sequence[Outcome]) -> list[int]:
    return [it.length for it in outcomes]


def _leads(outcomes: Sequence[Outcome]) -> list[int]:
    """Return by how much the best seat of each game was ahead of the next."""
    best = [sorted(it.scores, reverse=True) for it in outcomes]
    return [scores[0] - scores[1] for scores in best if len(scores) > 1]


def _mean(values: Sequence[float]) -> float:
    return round(fmean(values), 2) if values else 0.0


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
