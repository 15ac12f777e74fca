"""The tables in the memory of this process: loaded on demand, kept as long as a guest watches or a bot is asked."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from ratskeller.server.accounts.guests import Guest, names_of
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.presence import ClusterPresence, Present
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem, table_closed, unknown_table
from ratskeller.server.logs import short
from ratskeller.server.shared_calls import SharedCalls
from ratskeller.server.slices import Slices
from ratskeller.server.tables import entry_log, hooks, permissions, schemas, seating, storage, views
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.bot_turns import FIRST_PAUSE, LONGEST_PAUSE, BotTurns
from ratskeller.server.tables.broadcaster import storage_message
from ratskeller.server.tables.clocks import ServerClock
from ratskeller.server.tables.hooks import TableWrite
from ratskeller.server.tables.session import Features, TableSession
from ratskeller.server.tables.storage import open_table

# How often to try whether things can be stored again
PROBE_SECONDS = 2.0

BackgroundTask = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class TurnSignals:
    """An event for each guest who waits. It goes when nobody waits for it any more."""

    def __init__(self) -> None:
        self._events: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    def event_of(self, guest: str) -> asyncio.Event:
        """Return the event that is set at the next change. Get it first, then look, then wait, and you miss nothing."""
        event = self._events.get(guest)
        if event is None:
            event = self._events[guest] = asyncio.Event()
        return event

    def notify(self, guests: Iterable[str | None]) -> None:
        for guest in guests:
            event = None if guest is None else self._events.pop(guest, None)
            if event is not None:
                event.set()


class TableManager:
    """All tables of one server process. `start` and `stop` frame its life."""

    def __init__(self, store: Store, bot_pool: BotPool, idle: float, features: Features | None = None) -> None:
        """Manage the tables of `store`. One that nobody uses for `idle` seconds is dropped from memory. `features` go to every table."""
        self.store = store
        self.node = ClusterNode(store)
        self.node.on_leave.append(self._node_lost)
        self.cluster_presence = ClusterPresence(store, self.node, self._present, self._presence_changed)
        self.features: Features = Features() if features is None else features
        self.bot_pool = bot_pool
        self.bot_turns = BotTurns(store, bot_pool)
        self.turn_signals = TurnSignals()
        self.slices = Slices()
        # Threads that read many games at once would keep taking the interpreter from the loop
        self._few = asyncio.Semaphore(2)
        self.server_clock = ServerClock()
        """The server's time, by which clocks go."""
        self._idle = idle
        self._tables: dict[str, TableSession] = {}
        # A table that several callers want is loaded once
        self._loading: SharedCalls[TableSession] = SharedCalls()
        # Set when a process has gone that may have let bots answer
        self._left = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        # Unreadable tables at which bots are asked: each is logged once
        self._stuck: set[str] = set()
        # Unreadable tables that another process has changed: each is logged once
        self._unreadable: set[str] = set()
        store.on_trouble = self._storage_changed

    def start(self, compiling: bool, *more: BackgroundTask) -> None:
        """Resume the bots that are asked, start the background tasks, and compile the rules for the bots if `compiling`.

        `more` are background tasks of others.
        """
        tasks: list[BackgroundTask] = [
            self.node.run,
            self.cluster_presence.run,
            self._resume_bots,
            self._watch,
            self._sweep,
            self._probe,
            *more,
        ]
        if compiling:
            self.bot_pool.waits_for_compiled = True
            tasks.append(self.bot_pool.compile)
        self._tasks = [asyncio.create_task(_run(task, self.store)) for task in tasks]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.cancel(), return_exceptions=True)
        await self.bot_turns.stop()
        await self._save(self._tables.values())
        await self.bot_pool.stop()
        await self.node.leave()

    async def open(self, guest: Guest, asked: schemas.NewTable, also: TableWrite | None = None) -> TableSession:
        """Open a table; `also` is written with it. Raises `Problem` naming what can't be."""
        table_id = await open_table(self.store, guest, asked, also)
        if any(seat.kind == "bot" for seat in asked.seats):
            self.bot_pool.prepare(asked.game)
        return await self.table(table_id)

    async def visited(self, table_id: str, guest: str) -> TableSession:
        """Return a table for a guest who looks at it. Raises `Problem` if there is none, or they may not."""
        live = await self.table(table_id, guest)
        await live.check_visible(guest)
        return live

    async def entered(self, table_id: str, guest: str) -> TableSession:
        """Return a table for a guest who wants to sit down. Raises `Problem` if there is none, or they may not come in."""
        live = await self.table(table_id, guest)
        await live.check_admission(guest)
        return live

    async def table(self, table_id: str, guest: str | None = None) -> TableSession:
        """Return a table, loaded on behalf of `guest` if need be. Raises `Problem` if there is none or it can't go on."""
        live = self._tables.get(table_id)
        if live is not None:
            live.touch()
            return live
        return await self._loading.result(table_id, lambda: self._load(table_id, guest))

    async def _load(self, table_id: str, guest: str | None) -> TableSession:
        live = TableSession(
            table_id,
            self.store,
            self._changed,
            features=self.features,
            server_clock=self.server_clock,
            cluster_presence=self.cluster_presence,
            slices=self.slices,
        )
        async with self._few:
            await live.load(guest)
        self._tables[table_id] = live
        return live

    async def game_of(self, table_id: str) -> str | None:
        row = await self.store.read(table_queries.table, table_id)
        return None if row is None else row.game

    async def log(self, table_id: str, guest: str, wanted: int | None, since: int) -> schemas.Entries:
        """Return the entries of a table after the first `since` as a guest sees them, even where the game can't go on."""
        row, seats = await self.store.read(table_queries.read, table_id)
        if row is None:
            raise unknown_table()
        access = await self.store.read(permissions.read, table_id)
        hooks.check_visible(self.features.rules, row, seats, access, guest)
        entries = await self.store.read(entry_log.since, table_id, since)
        held = table_queries.mine(seats, guest)
        seat = views.viewing_seat(held, row.actor, wanted)
        return schemas.Entries(views.entries_for(row, held, seat, entries))

    async def close(self, table_id: str, guest: str) -> None:
        """Close a table for good. Raises `Problem` where the guest may not, or it has begun."""
        await seating.close(await self.visited(table_id, guest), guest)
        self._tables.pop(table_id, None)

    def removed(self, table_id: str) -> None:
        """Drop a table that was removed from the database, and close its sockets."""
        if (live := self._tables.pop(table_id, None)) is not None:
            live.broadcaster.close(table_closed())

    @property
    def loaded(self) -> int:
        return len(self._tables)

    def holds(self, table_id: str) -> bool:
        """Return whether a table is in memory: it is used, or was used a moment ago."""
        return table_id in self._tables

    def is_watched(self, table_id: str, guest: str) -> bool:
        live = self._tables.get(table_id)
        here = live is not None and any(it.guest == guest and it.is_present for it in live.listeners)
        return here or guest in self.cluster_presence.guests_at(table_id)

    async def people_changed(self, guests: Collection[str]) -> None:
        """Send the new names of these guests, and who sits where, to all who watch their tables."""
        names = await self.store.read(names_of, guests)
        for guest, name in names.items():
            self.cluster_presence.renamed(guest, name)
        for live in list(self._tables.values()):
            for guest, name in names.items():
                live.broadcaster.presence.renamed(guest, name)
            if any(seat.guest in guests for seat in live.seats):
                await self._refresh(live)

    def _present(self) -> set[Present]:
        return {Present(live.id, it.guest) for live in self._tables.values() for it in live.listeners if it.is_present}

    def _presence_changed(self, table_id: str) -> None:
        if (live := self._tables.get(table_id)) is not None:
            live.broadcaster.presence.changed()

    def _storage_changed(self) -> None:
        message = storage_message(self.store)
        for live in self._tables.values():
            live.broadcaster.send(message)

    def _changed(self, live: TableSession) -> None:
        self.turn_signals.notify(seat.guest for seat in live.seats)
        self.bot_turns.begin(live)

    async def _resume_bots(self) -> None:
        """Resume bots at the start and whenever another process has gone. What fails is tried again."""
        pause = FIRST_PAUSE
        while True:
            self._left.clear()
            for live in list(self._tables.values()):
                self._changed(live)
            if await self._load_waiting():
                wait, pause = pause, min(2 * pause, LONGEST_PAUSE)
            else:
                wait, pause = None, FIRST_PAUSE
            with suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), wait)

    async def _load_waiting(self) -> bool:
        """Load the tables at which bots are asked. Return whether one failed that may be readable later."""
        failed = False
        for table_id in await self.store.read(table_queries.waiting_for_bots):
            try:
                await self.table(table_id)
            except Problem as problem:
                failed |= isinstance(problem, StorageError)
                self._warn_once(table_id, problem.code)
            except Exception as error:
                # The other tables go on
                failed = True
                self._warn_once(table_id, "it can't be read", error)
        return failed

    def _warn_once(self, table_id: str, reason: str, error: Exception | None = None) -> None:
        if table_id not in self._stuck:
            log.warning("table %s can't go on: %s", short(table_id), reason, exc_info=error)
            self._stuck.add(table_id)

    async def _node_lost(self) -> None:
        # The node must go on showing that it runs, so this only signals
        self._left.set()

    async def _watch(self) -> None:
        while True:
            await self.store.others_wrote()
            await self.cluster_presence.refresh(await self.node.refresh())
            await self._refresh_changed()

    async def _refresh_changed(self) -> None:
        loaded = list(self._tables.values())
        known = [(live.id, live.row.ply, live.row.updated) for live in loaded]
        of_features = [kind.outdated([live.channel(kind) for live in loaded]) for kind in self.features.channels]
        changed = await self.store.read(table_queries.changed, known)
        for outdated in of_features:
            changed += await self.store.read(outdated)
        for table_id in dict.fromkeys(changed):
            if (live := self._tables.get(table_id)) is not None:
                await self._refresh(live)

    async def _refresh(self, live: TableSession) -> None:
        try:
            await live.refresh()
        except Exception as error:
            if isinstance(error, Problem) and error.code == unknown_table().code:
                # It was closed there, or its only player has deleted their account. Its sockets here are closed already
                self._tables.pop(live.id, None)
            elif live.id not in self._unreadable:
                # The code of a problem says enough
                cause = None if isinstance(error, Problem) else error
                reason = error.code if isinstance(error, Problem) else "it can't be read"
                log.warning("table %s was changed by another process: %s", short(live.id), reason, exc_info=cause)
                self._unreadable.add(live.id)
        else:
            self._unreadable.discard(live.id)

    async def _probe(self) -> None:
        """While nothing can be stored, try whether it works again: nobody else may write."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            if self.store.trouble is not None:
                await self.store.probe()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(self._idle, 30.0))
            unused = [
                it for it in self._tables.values() if it.idle > self._idle and not self.bot_turns.are_playing(it.id)
            ]
            for live in unused:
                del self._tables[live.id]
                self._unreadable.discard(live.id)
            await self._save(unused)

    async def _save(self, tables: Iterable[TableSession]) -> None:
        """Save the positions of tables that are dropped, so that nothing has to be replayed next time."""
        due = []
        for live in list(tables):
            if (row := live.to_save()) is not None:
                due.append((live.id, row))
            await asyncio.sleep(0)
        if due and self.store.trouble is None:
            with suppress(StorageError):
                await self.store.write(storage.save_positions, due)


async def _run(task: BackgroundTask, store: Store) -> None:
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            return await task()
        except Exception as error:
            if isinstance(error, StorageError) and error.is_everywhere:
                # The store itself logs it, once
                await store.usable()
                await asyncio.sleep(FIRST_PAUSE)
                continue
            if time.monotonic() - began > LONGEST_PAUSE:
                # It went well in between
                pause = FIRST_PAUSE
            if isinstance(error, StorageError):
                log.warning("a background task can't run: %s; it restarts in %s s", error.message, pause)
            else:
                log.exception("a background task failed; it restarts in %s s", pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
