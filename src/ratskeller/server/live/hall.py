"""The running tables of this process: loaded when somebody asks, kept while somebody looks or a bot is asked."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence

from ratskeller.server import wire
from ratskeller.server.db.store import Store
from ratskeller.server.domain import history, tables
from ratskeller.server.domain.guests import Guest
from ratskeller.server.domain.history import EntryRow
from ratskeller.server.errors import Problem, unknown_table
from ratskeller.server.live.opening import open_table
from ratskeller.server.live.seeing import seen_from
from ratskeller.server.live.table import LiveTable
from ratskeller.server.live.thinking import Thinker

# How often the database is asked whether another process has written
DOORBELL_SECONDS = 0.5
LONGEST_PAUSE = 60.0

log = logging.getLogger(__name__)


class Hall:
    """All tables of one server process. `start` and `stop` frame its life."""

    def __init__(self, store: Store, thinker: Thinker, idle: float) -> None:
        """Keep tables in `store`; drop those from memory that nobody uses for `idle` seconds."""
        self.store = store
        self.thinker = thinker
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self.stand_ins = 0
        """How many answers were given at random because a bot had none, since the start."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._duties: list[asyncio.Task[None]] = []

    def start(self, compiling: bool) -> None:
        """Let bots go on where they are asked, begin to look after the tables, and maybe to compile the rules for the bots."""
        duties = [self._resume_bots, self._watch, self._sweep]
        if compiling:
            duties.append(self.thinker.compile)
        self._duties = [asyncio.create_task(duty()) for duty in duties]

    async def stop(self) -> None:
        """Stop all bots. What was acknowledged is stored already."""
        tasks = [*self._duties, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.stop()

    async def open(self, guest: Guest, asked: wire.NewTable) -> LiveTable:
        """Open a table. Raises `Problem` naming what can't be."""
        return await self.table(await open_table(self.store, guest, asked))

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, from the database if need be. Raises `Problem` if there is none or it can't go on."""
        live = self._tables.get(table_id)
        if live is not None:
            live.touch()
            return live
        live = self._tables[table_id] = LiveTable(table_id, self.store, self._changed)
        try:
            await live.load()
        except BaseException:
            self._tables.pop(table_id, None)
            raise
        return live

    async def log(self, table_id: str, guest: str, wanted: int | None, since: int) -> wire.Entries:
        """Return the entries of a table after the first `since` as a guest sees them, even where the game can't go on."""
        row, seats = await self.store.read(lambda connection: tables.read(connection, table_id))
        if row is None:
            raise unknown_table()
        entries = await self.store.read(lambda connection: history.since(connection, table_id, since))
        seat = seen_from(tables.mine(seats, guest), row.actor, wanted)
        return wire.Entries([history.visible(entry, row.game, seat) for entry in entries])

    async def renamed(self, guest: Guest) -> None:
        """Tell everybody who looks at a table of this guest."""
        for live in list(self._tables.values()):
            if any(seat.guest == guest.id for seat in live.seats):
                await live.refresh()

    def _changed(self, live: LiveTable) -> None:
        if live.id not in self._playing and live.bot_asked() is not None:
            self._playing[live.id] = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        pause = 1.0
        try:
            while True:
                try:
                    entries = await live.let_bot(self.thinker.think)
                    if entries is None:
                        return
                    self._count_stand_ins(entries)
                except Problem as problem:
                    if problem.code != "stale-ply":
                        raise
                except Exception:
                    log.exception("a bot could not answer; next try in %s s", pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._playing[live.id]

    def _count_stand_ins(self, entries: Sequence[EntryRow]) -> None:
        for entry in entries:
            if entry.stand_in:
                self.stand_ins += 1
                log.warning(
                    "a random answer stands in for the bot at seat %s, which had none that is legal", entry.actor
                )

    async def _resume_bots(self) -> None:
        for table_id in await self.store.read(tables.waiting_for_bots):
            try:
                await self.table(table_id)
            except Problem as problem:
                log.warning("a table can't go on: %s", problem.code)

    async def _watch(self) -> None:
        """Another process on the same database rings no bell: see whether it wrote to a table that is open here."""
        version = -1
        while True:
            await asyncio.sleep(DOORBELL_SECONDS)
            try:
                last, version = version, await self.store.read(_data_version)
                if last != version:
                    await self._refresh_changed()
            except (Problem, sqlite3.Error):
                log.exception("could not look for what another process has written")

    async def _refresh_changed(self) -> None:
        known = [(live.id, live.row.ply, live.row.updated) for live in self._tables.values() if live.loaded]
        for table_id in await self.store.read(lambda connection: tables.changed(connection, known)):
            if (live := self._tables.get(table_id)) is not None:
                await live.refresh()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self._idle, 30.0))
            for live in list(self._tables.values()):
                if live.idle > self._idle and live.id not in self._playing:
                    del self._tables[live.id]


def _data_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return version
