"""A table in memory: its state, its clock, and how both are stored.

Everything that changes a table happens under its lock, one thing after another, and is sent to listeners only once it is on disk. The
position in memory is a cache of options and answers: whenever it may differ from what is stored, it is made anew (`storage`).
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Self, TypeVar, cast

import msgspec

from ratskeller.core.position import Chance, Position
from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.cluster.queries import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.schema.tables import SavedRow, TableRow
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply, table_closed, unknown_table
from ratskeller.server.slices import Slices
from ratskeller.server.tables import (
    clocks,
    entry_log,
    hooks,
    moves,
    permissions,
    schemas,
    storage,
    table_status,
)
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.broadcaster import Broadcaster, Listener, storage_message
from ratskeller.server.tables.clocks import ServerClock
from ratskeller.server.tables.entry_log import EntryRow, PlyTaken
from ratskeller.server.tables.hooks import OpeningHook, StatusHook, TableRules, WriteHook
from ratskeller.server.tables.open_table import TableHolder
from ratskeller.server.tables.queries import AccessPolicy, SeatRow, mine
from ratskeller.server.tables.storage import Change, TurnClaims
from ratskeller.server.tables.table_status import TableStatus, is_settled


class Channel:
    """What a feature does at one table. Every session has one channel of each class in `Features.channels`."""

    def __init__(self, session: "TableSession") -> None:
        """Attach to a session, which may not be loaded yet."""
        self.session = session

    async def joined(self, listener: Listener) -> None:
        """Greet a listener that has just been added; the session is locked."""

    def left(self, listener: Listener) -> None:
        """Forget a listener that has gone."""

    async def refresh(self) -> None:
        """Send what this process or another one has stored since."""

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], Iterable[str]]:
        del channels
        return lambda _: ()


C = TypeVar("C", bound=Channel)


@dataclass(frozen=True, slots=True, kw_only=True)
class Features:
    """What features attach to tables, which know none of them. The application hands it to the `TableManager`."""

    channels: Sequence[type[Channel]] = ()
    on_append: Sequence[WriteHook] = ()
    on_status: Sequence[StatusHook] = ()
    on_open: Sequence[OpeningHook] = ()
    rules: TableRules = field(default_factory=TableRules)


class TableSession(TableHolder):
    """One table of this process. Its `table` changes only here, its `broadcaster` sends the changes to those who watch."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        on_change: "Callable[[TableSession], None]" = lambda _: None,
        *,
        features: Features | None = None,
        server_clock: ServerClock | None = None,
        cluster_presence: ClusterPresence | None = None,
        slices: Slices | None = None,
    ) -> None:
        """Make the session; `load` must follow. `on_change` is called with it after every change.

        `features` are what features attach to the table, `slices` replay games.
        """
        self.id = table_id
        self.store = store
        self.cluster_presence = cluster_presence or ClusterPresence(store, ClusterNode(store))
        self.node = self.cluster_presence.node
        self.slices = slices or Slices()
        self.features = features or Features()
        self.server_clock = server_clock or ServerClock()
        self.broadcaster = Broadcaster(lambda: self.table, self.server_clock, self.cluster_presence)
        self.dealer: Chance | None = None
        self.claimed: tuple[Claim, str] | None = None
        """The turn that was claimed together with the answer before it, and the name of this process then."""
        self._channels: dict[type[Channel], Channel] = {kind: kind(self) for kind in self.features.channels}
        self._on_change = on_change
        self._used = time.monotonic()
        self._lock = asyncio.Lock()
        # The guest for whom the game is replayed
        self._sender = table_id
        # How many answers the saved position has
        self._saved = 0
        # When the last reading of it began
        self._read_at = -math.inf
        # True while the position in memory may differ from what is stored
        self._doubtful = True

    @property
    def listeners(self) -> set[Listener]:
        """Who watches it through this process."""
        return self.broadcaster.listeners

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def idle(self) -> float:
        """For how many seconds nobody has watched or answered (0 while somebody does)."""
        busy = self.listeners or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self._used

    def touch(self) -> None:
        self._used = time.monotonic()

    def channel(self, kind: type[C]) -> C:
        """Return the channel of a class. Raises `KeyError` for one that is not attached to tables."""
        return cast(C, self._channels[kind])

    # The lock, and what is stored

    async def load(self, sender: str | None = None) -> None:
        """Read the table from the database if it is not in memory yet, for a guest. Raises `Problem` if there is none or it can't go on."""
        self._sender = sender or self.id
        async with self.locked():
            pass
        self._sender = self.id

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock of the table. It is read anew if what is in memory may differ from what is stored."""
        async with self._lock:
            self.touch()
            if self._doubtful:
                await (self._reload_all() if self.loaded else self._load())
            yield

    @asynccontextmanager
    async def locked_fresh(self, asked: float = math.inf) -> AsyncIterator[None]:
        """Hold the lock of the table, as it is stored at this moment, or has been since somebody `asked` (`time.monotonic`)."""
        async with self.locked():
            if self._read_at < asked:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Take over what is stored by now. The caller holds the lock."""
        table, began = self.table, time.monotonic()
        row, seats, access = await self._stored()
        if row.ply != table.row.ply:
            await self._reload_all()
            return
        status = table.status if row.updated == table.row.updated else await self._stored_status()
        stored = msgspec.structs.replace(table, row=row, seats=seats, access=access, status=status)
        unchanged = (table.seats, table.access, table.status, table.row.waiting)
        if (seats, access, status, row.waiting) == unchanged:
            self._table = stored
        else:
            # Who sits there changes nothing of the game, but a new player may have added a number
            seed = await self.store.read(storage.seed_of, self.id)
            # Only now that all is read: what a failure kept from being sent would never be
            self._table = msgspec.structs.replace(stored, seed=seed)
            if seed is not None:
                self.dealer = seed
            self._publish(table.public.draft)
        self._read_at = began

    async def refresh(self) -> None:
        async with self.locked_fresh():
            pass
        for channel in self._channels.values():
            await channel.refresh()

    async def _stored(self) -> tuple[TableRow, list[SeatRow], AccessPolicy]:
        def read(connection: Connection) -> tuple[TableRow | None, list[SeatRow], AccessPolicy]:
            return *table_queries.read(connection, self.id), permissions.read(connection, self.id)

        row, seats, access = await self.store.read(read)
        if row is None:
            raise self._gone()
        return row, seats, access

    async def _stored_status(self) -> TableStatus:
        status, server_time = await self.store.read(
            lambda connection: (table_status.read(connection, self.id), clocks.server_time(connection))
        )
        self.server_clock.synchronize(server_time)
        return status

    def _gone(self) -> Problem:
        # It was there when it was loaded
        self.broadcaster.close(table_closed())
        return unknown_table()

    async def _load(self) -> None:
        began = time.monotonic()
        found = await storage.load(self.store, self.slices, self.id, self._sender)
        if found is None:
            raise self._gone()
        # All or nothing: what fails before leaves the table as it was
        self._table, self._saved = found.table, found.saved
        self.server_clock.synchronize(found.server_time)
        # A dealer that has to follow the game does so once somebody answers
        self.dealer = found.table.seed
        self._doubtful, self._read_at = False, began
        self._on_change(self)

    async def _reload_all(self) -> None:
        before = self.table
        await self._load()
        table = self.table
        known = (before.row.ply, before.seats, before.access, before.status)
        if (table.row.ply, table.seats, table.access, table.status) != known:
            try:
                entries = await self.since(min(before.row.public_ply, table.row.public_ply))
            except BaseException:
                # The next reading has to find again what listeners were not sent
                self._table, self._doubtful = before, True
                raise
            self.broadcaster.publish(entries)

    def _publish(self, entries: Sequence[EntryRow], *, played: bool = False) -> None:
        self.broadcaster.publish(entries, played=played)
        self._on_change(self)

    def to_save(self) -> SavedRow | None:
        """Return what to save of the position before the session is dropped; None: nothing."""
        if not self.loaded or self._doubtful or self._lock.locked():
            return None
        return storage.to_save(self.table, self._saved, far=1)

    async def since(self, ply: int) -> list[EntryRow]:
        if ply >= self.row.ply:
            return []
        entries = await self.store.read(entry_log.since, self.id, ply)
        # Another process may have written more than what the position in memory holds
        return [entry for entry in entries if entry.ply <= self.row.ply]

    # Changes

    async def advance(
        self, change: Callable[[], tuple[Position, list[EntryRow]]], turn: Claim | None = None
    ) -> list[EntryRow]:
        """Store and send what a change of the position did. Raises `Problem`, and nothing has changed then.

        `turn` is the claim by which this process makes it. If another process has it now, nothing may be stored.
        """
        await self._call_dealer()
        before = self.table
        settled = before.settled()
        self._doubtful = True
        try:
            position, entries = change()
        except Problem:
            self._doubtful = False
            raise
        table = before.after(position, settled, entries)
        saved, turns = storage.to_save(table, self._saved), self._turn_claims(table.row, turn)
        self.claimed = None
        try:
            write = await storage.append(
                before, table, entries, saved=saved, turns=turns, hooks=self.features.on_append
            )
            clock = await self.store.write(write)
            self.store.metrics.count_entries(len(entries))
        except (PlyTaken, storage.SeedOvertaken, table_status.Changed, node_queries.ClaimLost) as error:
            await self._reload_all()
            raise stale_ply(before.row.ply, self.row.ply) from error
        self._table = msgspec.structs.replace(table, status=msgspec.structs.replace(table.status, clock=clock))
        self._doubtful = False
        self._saved = self._saved if saved is None else table.row.public_length
        if turns is not None and turns.following is not None:
            self.claimed = turns.following, turns.node
        self._publish([*before.public.draft, *entries], played=True)
        return entries

    def _turn_claims(self, row: TableRow, turn: Claim | None) -> TurnClaims | None:
        """Return the claims of an answer that leads to `row`; None where no other process runs."""
        if self.node.is_alone:
            return None
        following = Claim("turn", row.id, row.ply)
        return TurnClaims(self.node.id, turn, following if self.table.answers_itself(row.actor) else None)

    async def _call_dealer(self) -> None:
        """Let the dealer of the table follow the game, if it has one that has not done so yet."""
        if self.dealer is None and (work := self.features.rules.dealer(self.row, self.position)) is not None:
            self.dealer = await self.slices.run(work, self.id)

    async def change_status(self, change: Change) -> None:
        """Store a change of the status, and send it. The caller holds the lock. Raises `Problem`, and nothing has changed then.

        If it settles the game, the game ends and counts in the same write.
        """
        table, hooks = self.table, self.features.on_status
        try:
            row, status, server_time = await self.store.write(storage.change_status, table, change, now(), hooks)
        except (PlyTaken, table_status.Changed) as error:
            await self._reload_all()
            raise stale_ply(table.row.ply, self.row.public_ply) from error
        assert row is not None
        self._table = msgspec.structs.replace(table, row=row, status=status)
        self.server_clock.synchronize(server_time)
        self._publish(table.public.draft)

    async def update_status(self, guest: str, decide: "Callable[[TableSession], Change | None]") -> schemas.Table:
        """Change the status of the table for a guest, and return it as they see it then.

        `decide` returns what to store (None: all is as wished already), or raises `Problem`, and nothing has changed then.
        """
        async with self.locked_fresh():
            if (change := decide(self)) is not None:
                await self.change_status(change)
            return self.table_for(guest, None)

    async def time_out(self) -> None:
        """Let a bot play for the seat whose time is up, unless another process has done so."""
        async with self.locked_fresh():
            with suppress(table_status.NothingDue):
                await self.change_status(partial(table_status.time_out, table_id=self.id, game=self.row.game))

    async def settle(self) -> None:
        """End the game if it is settled by who has left: people also leave with their account, and bots take seats."""
        async with self.locked_fresh():
            await self.settle_locked()

    async def settle_locked(self) -> None:
        """Do the same where the caller holds the lock."""
        if not self.row.over and is_settled(self.seats, self.status):
            await self.change_status(lambda *_: None)

    async def end_stalled(self, since: str) -> None:
        """End the game if nothing has happened here since a moment, so that leaving for good costs rating."""
        async with self.locked_fresh():
            if not self.row.over and self.row.updated < since:
                await self.change_status(lambda connection, moment: table_status.end(connection, self.id, moment))

    # Guests

    def visible_to(self, held: Collection[int]) -> tuple[TableRow, Position]:
        return self.table.visible_to(held)

    def table_for(self, guest: str | None, wanted: int | None) -> schemas.Table:
        return self.broadcaster.table_for(guest, wanted)

    async def look(self, guest: str | None, wanted: int | None, asked: float = math.inf) -> schemas.Table:
        """Return the table as it is stored for a guest, who `asked` at a moment of `time.monotonic`."""
        async with self.locked_fresh(asked):
            return self.table_for(guest, wanted)

    async def snapshot(self, guest: str, wanted: int | None, since: int, asked: float = math.inf) -> schemas.Snapshot:
        """Return the table for a guest, who `asked` at a moment, with the entries after entry `since` that led to it."""
        async with self.locked_fresh(asked):
            update = self.broadcaster.update_for(guest, wanted, await self.since(since))
            return schemas.Snapshot(update.entries, update.table)

    async def check_visible(self, guest: str) -> None:
        """Refuse a guest who may not look at this table. Raises `Problem`."""
        async with self.locked():
            if not permissions.may_look(self.access, self.seats, guest):
                # Another process may have let them in
                await self.reload()
            hooks.check_visible(self.features.rules, self.row, self.seats, self.access, guest)

    async def check_admission(self, guest: str) -> None:
        """Refuse a guest who may not come in to sit down. Raises `Problem`."""
        async with self.locked_fresh():
            if (problem := permissions.entry_refusal(self.access, self.seats, guest)) is not None:
                raise problem
            self.features.rules.check_visible(self.row, self.seats, guest)

    async def answer(self, guest: str, given: schemas.Answer) -> schemas.Update:
        """Play the answer of a guest, and return what it did. Raises `Problem`, and nothing has changed then."""
        async with self.locked():
            return self.broadcaster.update_for(guest, None, await self._answer(guest, given))

    async def play(self, guest: str, given: schemas.Answer) -> list[EntryRow]:
        """Play the answer of a guest who does not look at the table. Raises `Problem`, and nothing has changed then."""
        async with self.locked():
            return await self._answer(guest, given)

    async def _answer(self, guest: str, given: schemas.Answer) -> list[EntryRow]:
        await self._check_turn(guest, given.seat, given.ply)
        lesson = moves.current_lesson(self.row, self.position)
        return await self.advance(
            lambda: moves.play_line(self.position, given.seat, given.answer, self.row.ply, lesson, self.dealer)
        )

    async def undo(self, guest: str, given: schemas.Undo) -> schemas.Update:
        """Take answers of the seat to move back. Raises `Problem`, and nothing has changed then."""
        async with self.locked():
            await self._check_turn(guest, given.seat, given.ply)
            public = self.table.public.position
            entries = await self.advance(
                lambda: moves.take_back(self.position, public, given.seat, given.to, self.row.ply)
            )
            return self.broadcaster.update_for(guest, None, entries)

    async def _check_turn(self, guest: str, seat: int, ply: int) -> None:
        if ply != self.row.ply:
            await self.reload()
        self.table.check_turn(mine(self.seats, guest), seat, ply)

    async def listen(self, listener: Listener, since: int, asked: float = math.inf) -> Listener:
        """Add a listener that `asked` at a moment. What has happened after entry `since` is the first thing that it is sent."""
        try:
            async with self.locked_fresh(asked):
                storage = None if self.store.trouble is None else storage_message(self.store)
                self.broadcaster.add(listener, await self.since(since), storage)
                for channel in self._channels.values():
                    await channel.joined(listener)
            await self.cluster_presence.publish_arrival()
        except BaseException:
            # Its socket ends: it would count as present as long as the table is in memory
            self.leave(listener)
            raise
        return listener

    def leave(self, listener: Listener) -> None:
        self.broadcaster.remove(listener)
        for channel in self._channels.values():
            channel.left(listener)
        self.cluster_presence.changed()
