"""Measures how many answers a second a server takes, through its tables and to the disk."""

import asyncio
import random
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

from ratskeller import games
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.sqlite import connect
from ratskeller.server.db.store import Store
from ratskeller.server.notifications.outbox import store_notifications
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import Features, TableSession

SEED = 1348
TABLES = (1, 16)
ENTRY = "." * 400


def measure(seconds: float = 5.0, folder: Path | None = None, game: str | None = None) -> dict[str, Any]:
    """Return answers a second and milliseconds for an answer, at one table and at sixteen, with and without a view for the player.

    The tables play `game`, the first one of all by default. Each of the four measurements takes `seconds`. The database lies in `folder`
    (the working directory by default), since the folder for temporary files is often no disk.
    """
    figures: dict[str, Any] = {}
    for count in TABLES:
        for view in (False, True):
            name = f"{count} table{'s' if count > 1 else ''}{' with views' if view else ''}"
            figures[name] = asyncio.run(_measure(game or games.names()[0], count, seconds, view, folder or Path.cwd()))
    return figures


async def _measure(game: str, count: int, seconds: float, view: bool, folder: Path) -> dict[str, float]:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "bench.sqlite3"
        prepare(path)
        store = Store(path)
        manager = TableManager(store, BotPool(1.0), 300.0, Features(on_append=[store_notifications]))
        guest = await Guests(store).create(new_token())
        took: list[float] = []
        end = time.perf_counter() + seconds
        began = time.perf_counter()
        await asyncio.gather(
            *(_play(manager, guest, game, random.Random(SEED + i), end, view, took) for i in range(count))
        )
        elapsed = time.perf_counter() - began
        await manager.stop()
        await store.close()
        raw = raw_commits(Path(place) / "raw.sqlite3", seconds / 5)
    marks = quantiles(took, n=100)
    return {
        "answers a second": round(len(took) / elapsed),
        "times the raw commits": round(len(took) / elapsed / raw, 2),
        "ms, median": round(1000 * marks[49], 2),
        "ms, 99 %": round(1000 * marks[98], 2),
    }


async def _play(
    manager: TableManager, guest: Guest, game: str, rng: random.Random, end: float, view: bool, took: list[float]
) -> None:
    """Play random games at one table after another until the time is over."""
    live = await _open(manager, guest, game)
    while time.perf_counter() < end:
        if live.position.over:
            live = await _open(manager, guest, game)
        actor = live.position.actor
        answer = wire.Answer(live.row.ply, actor if isinstance(actor, int) else 0, rng.choice(live.position.legal()))
        began = time.perf_counter()
        await (live.answer(guest.id, answer) if view else live.play(guest.id, answer))
        took.append(time.perf_counter() - began)


async def _open(manager: TableManager, guest: Guest, game: str) -> TableSession:
    """Open a table for four: as many as every game takes that is not for fewer."""
    players = min(4, max(games.get(game).players))
    seats = [wire.NewSeat("me" if seat == 0 else "hotseat") for seat in range(players)]
    return await manager.open(guest, wire.NewTable(game, seats))


def raw_commits(path: Path, seconds: float) -> float:
    """Return how many commits a second SQLite alone makes on this disk, one after the other, each of a row as long as an entry.

    Figures are compared with this: many answers share a commit, and the disk determines how long one takes.
    """
    with closing(connect(path)) as connection:
        connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, content TEXT)")
        count, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds or not count:
            connection.execute("INSERT INTO entries (content) VALUES (?)", (ENTRY,))
            count += 1
    return count / elapsed
