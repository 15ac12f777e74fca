"""Ladders and statistics are calculated at most once a minute for everybody alike. Records are imported as tables."""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Sequence
from statistics import fmean

import msgspec

from ratskeller import games
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.history.imports import imported_table, replay_record
from ratskeller.server.history.schemas import Kind, Statistics
from ratskeller.server.ratings.queries import MOST_RANKED, Ranked, listed_points, named_rating, rating_of, top
from ratskeller.server.slices import Slices
from ratskeller.server.tables import results
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import AccessPolicy
from ratskeller.server.tables.results import Choice, Outcome, finish_of
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.storage import insert, saved_now
from ratskeller.server.tables.table_status import TableStatus

FRESH_SECONDS = 60.0
"""How long results stay in the cache."""
MOST = 5000
"""Statistics are of this many games, the last ones."""
LONGEST = 200
"""Option values longer than this are left out of the statistics."""


class LadderService:
    """Reads the first hundred of a ladder at every request. Of everybody below it caches the points."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._points: dict[str, tuple[float, Sequence[int]]] = {}

    async def ladder(self, game: str, guest: str) -> tuple[list[Ranked], int]:
        """Return the first hundred, then the guest if they rank below, and how many people are listed."""
        ladder = await self._store.read(top, game, guest)
        if len(ladder) < MOST_RANKED:
            return ladder, len(ladder)
        points = await self._listed_points(game)
        if all(it.guest != guest for it in ladder):
            own = await self._store.read(named_rating, game, guest)
            if own is not None:
                rank = len(points) - bisect_right(points, rating_of(own).points) + 1
                ladder.append(Ranked(rank, guest, own.name, rating_of(own)))
        return ladder, max(len(points), len(ladder))

    async def _listed_points(self, game: str) -> Sequence[int]:
        read_at, points = self._points.get(game, (-FRESH_SECONDS, ()))
        if not points or time.monotonic() - read_at >= FRESH_SECONDS:
            points = await self._store.read_long(listed_points, game)
            self._points[game] = time.monotonic(), points
        return points


class StatisticsService:
    """Calculates the statistics of each game, and caches them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._statistics: dict[str, tuple[float, Statistics]] = {}

    async def statistics(self, game: str) -> Statistics:
        made_at, found = self._statistics.get(game, (-FRESH_SECONDS, None))
        if found is None or time.monotonic() - made_at >= FRESH_SECONDS:
            outcomes = await self._store.read_long(results.outcomes, game, MOST)
            chosen = await self._store.read_long(results.chosen, game, MOST)
            found = await asyncio.to_thread(statistics_of, game, outcomes, chosen)
            self._statistics[game] = time.monotonic(), found
        return found


def statistics_of(game: str, outcomes: Sequence[Outcome], chosen: Sequence[Choice]) -> Statistics:
    """Return the statistics of these games: in all, by option and value, and by what the seats chose."""
    groups: dict[tuple[str, str], list[Outcome]] = {}
    for outcome in outcomes:
        for name in games.get(game).shared_options:
            if name in outcome.options:
                value = msgspec.json.encode(outcome.options[name]).decode()
                groups.setdefault((name, value), []).append(outcome)
    kinds = [_kind(*key, group) for key, group in groups.items() if len(key[1]) <= LONGEST]
    kinds.sort(key=lambda it: (it.option, -it.games, str(it.value)))
    shared = [it.scores.count(max(it.scores)) > 1 for it in outcomes]
    means = (_mean(_lengths(outcomes)), _mean(_leads(outcomes)), _mean(shared))
    return Statistics(game, len(outcomes), *means, kinds, list(chosen))


def _kind(option: str, value: str, outcomes: Sequence[Outcome]) -> Kind:
    return Kind(option, msgspec.json.decode(value), len(outcomes), _mean(_lengths(outcomes)), _mean(_leads(outcomes)))


def _lengths(outcomes: Sequence[Outcome]) -> list[int]:
    return [it.length for it in outcomes]


def _leads(outcomes: Sequence[Outcome]) -> list[int]:
    best = [sorted(it.scores, reverse=True) for it in outcomes]
    return [scores[0] - scores[1] for scores in best if len(scores) > 1]


def _mean(values: Sequence[float]) -> float:
    return round(fmean(values), 2) if values else 0.0


async def open_record(manager: TableManager, guest: Guest, text: str) -> TableSession:
    """Open a table from a record. Raises `Problem` with the place of an error."""
    return await manager.table(await _store_record(manager.store, manager.slices, guest, text), guest.id)


async def _store_record(store: Store, slices: Slices, guest: Guest, text: str) -> str:
    """Store the table of a record, whose seats all belong to the guest, and return its id. It is not rated.

    If the guest already has the same game, the id of its table is returned. Raises `Problem` with the place of an error.
    """
    imported = await slices.run(replay_record(text), guest.id)
    new = imported_table(imported, guest)
    row, whole, saved = new.row, new.position, saved_now(new.position, len(new.entries))
    finish = finish_of(row, new.seats, whole, TableStatus())
    assert finish is not None
    finish = msgspec.structs.replace(finish, finished=imported.finished or finish.finished)

    def write(connection: Connection) -> str:
        if (same := results.same_game(connection, guest.id, row, whole.answers)) is not None:
            return same
        insert(connection, new, AccessPolicy(host=guest.id), saved=saved)
        results.note(connection, finish)
        return row.id

    return await store.write(write)
