"""What one process keeps of a table, and how it is read from the database and written to it.

Everything that changes a table happens under its lock, one thing after another, and is told to anybody only once it is on disk.
The position in memory is a cache of options and answers: whenever it may differ from what is stored, it is made anew (`loading`).
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ratskeller.core.fairness import Seed
from ratskeller.core.position import Chance, Position
from ratskeller.server.cluster import claims
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply, table_closed, unknown_table
from ratskeller.server.tables import access as doors
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import drafts
from ratskeller.server.tables import fair_seeds as fairness
from ratskeller.server.tables import loader as loading
from ratskeller.server.tables import log as history
from ratskeller.server.tables import queries as tables
from ratskeller.server.tables import status as conduct
from ratskeller.server.tables import writes as storing
from ratskeller.server.tables.access import Door
from ratskeller.server.tables.clock_rules import ServerClock
from ratskeller.server.tables.drafts import Common
from ratskeller.server.tables.extensions import Advance, Extensions, Write
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.loader import extended
from ratskeller.server.tables.log import EntryRow, PlyTaken
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.saved_positions import SavedRow
from ratskeller.server.tables.status import Conduct
from ratskeller.server.tables.time_slices import Slices

Change = Callable[[Connection, str], None]
"""A write of something that belongs to a table, at a moment."""


class TableSession(ABC):
    """A table in memory, whoever looks at it."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        extensions: "Extensions[Any] | None" = None,
        served: ServerClock | None = None,
        node: ClusterNode | None = None,
        slices: Slices | None = None,
    ) -> None:
        """Make the table; `load` must follow. `extensions` are what features attach to it.

        `served` is the server's time, by which clocks go; `node` is this process among others; `slices` replay games.
        """
        self.id = table_id
        self.listeners: set[Listener] = set()
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.door = Door()
        self.position: Position
        self.common: Common
        """What of it is everybody's to know."""
        self.conduct = Conduct()
        self.served = ServerClock() if served is None else served
        self.store = store
        self.node = ClusterNode(store) if node is None else node
        self.slices = Slices() if slices is None else slices
        # For whom it is replayed
        self._sender = table_id
        self.extensions: Extensions[Any] = Extensions() if extensions is None else extensions
        self.rules = self.extensions.rules
        self.dealer: Chance | None = None
        # What chance follows from at a table that is fair by proof
        self.seed: Seed | None = None
        self._used = time.monotonic()
        self._lock = asyncio.Lock()
        # The turn that was claimed together with the answer before it, and what this process was called then
        self._claimed: tuple[Claim, str] | None = None
        # How many answers the saved position has
        self._saved = 0
        # True while the position in memory may differ from what is stored
        self._doubtful = True

    @abstractmethod
    def publish(self, entries: Sequence[EntryRow], *, played: bool = False) -> None:
        """Tell everybody who looks of those of some entries that are new to him, and how the table is now.

        Where it was only `played`, whoever may know nothing of that hears nothing.
        """

    @abstractmethod
    def changed(self) -> None:
        """Hear that something has changed: somebody else may be asked now."""

    @abstractmethod
    def dismiss(self, problem: Problem) -> None:
        """Send everybody away who looks, and tell them why."""

    @property
    def loaded(self) -> bool:
        """Whether the table has been read from the database."""
        return bool(self.seats)

    @property
    def is_fair(self) -> bool:
        """Whether its chance can be proved."""
        return self.seed is not None

    @property
    def idle(self) -> float:
        """For how many seconds nobody has looked or answered (0 while somebody does)."""
        busy = self.listeners or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self._used

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self._used = time.monotonic()

    async def load(self, sender: str | None = None) -> None:
        """Read the table from the database if it is not in memory yet, for a guest. Raises `Problem` if there is none or it can't go on."""
        self._sender = sender or self.id
        async with self.settled():
            pass
        self._sender = self.id

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table for oneself, read anew if what is in memory may differ from what is stored."""
        async with self._lock:
            self.touch()
            if self._doubtful:
                await (self._take_over() if self.loaded else self._load())
            yield

    @asynccontextmanager
    async def current(self) -> AsyncIterator[None]:
        """Hold the table for oneself, as it is stored at this moment."""
        async with self.settled():
            await self.renew()
            yield

    async def _stored(self) -> tuple[TableRow, list[SeatRow], Door]:
        def read(connection: Connection) -> tuple[TableRow | None, list[SeatRow], Door]:
            return *tables.read(connection, self.id), doors.read(connection, self.id)

        row, seats, door = await self.store.read(read)
        if row is None:
            raise self._gone()
        return row, seats, door

    def _gone(self) -> Problem:
        # It was there when it was loaded
        self.dismiss(table_closed())
        return unknown_table()

    async def _conducted(self) -> Conduct:
        found, served = await self.store.read(
            lambda connection: (conduct.read(connection, self.id), clocks.served(connection))
        )
        self.served.noted(served)
        return found

    async def _load(self) -> None:
        found = await loading.load(self.store, self.slices, self.id, self._sender)
        if found is None:
            raise self._gone()
        # All or nothing: what fails before leaves the table as it was
        stored = found.stored
        self.row, self.seats, self.door, self.conduct = found.row, stored.seats, stored.door, stored.conduct
        self.position, self.common, self.seed, self._saved = found.position, found.common, stored.seed, found.saved
        self.served.noted(stored.served)
        # The dealer of a day has to follow the game: that waits until somebody answers
        self.dealer = self.seed
        self._doubtful = False
        self.changed()

    def to_save(self) -> SavedRow | None:
        """Return what is to be saved of the position before the table is forgotten here; None: nothing."""
        if not self.loaded or self._doubtful or self._lock.locked():
            return None
        return loading.to_save(self.row, self.common, self._saved)

    async def _seed(self) -> Seed | None:
        return await self.store.read(lambda connection: fairness.seed_of(connection, self.id))

    async def _call_dealer(self) -> None:
        """Let the dealer of the table follow the game, if it has one that has not done so yet."""
        if self.dealer is None and (work := self.rules.dealer(self.row, self.position)) is not None:
            self.dealer = await self.slices.run(work, self.id)

    async def renew(self) -> None:
        """Take over what is stored by now; whoever calls this holds the table."""
        row, seats, door = await self._stored()
        if row.ply != self.row.ply:
            await self._take_over()
            return
        known, self.row = self.row, row
        conducted = self.conduct if row.updated == known.updated else await self._conducted()
        if (seats, door, conducted) != (self.seats, self.door, self.conduct):
            # Who sits there changes nothing of the game, but whoever came may have added a number
            self.seats, self.door, self.conduct = seats, door, conducted
            self.seed = await self._seed()
            if self.seed is not None:
                self.dealer = self.seed
            self.publish(self.common.draft)
            # A bot may sit now where somebody was asked
            self.changed()

    async def _take_over(self) -> None:
        before, told, others = self.row.ply, self.row.told, (self.seats, self.door, self.conduct)
        await self._load()
        if (self.row.ply, self.seats, self.door, self.conduct) != (before, *others):
            self.publish(await self.since(min(told, self.row.told)))

    def known_to(self, held: Collection[int]) -> tuple[TableRow, Position]:
        """Return the table and its position as somebody may know them who holds the seats `held`: of another's draft nothing."""
        return drafts.seen_by(held, self.row, self.position, self.common)

    async def since(self, ply: int) -> list[EntryRow]:
        """Return the entries after entry `ply`."""
        if ply >= self.row.ply:
            return []
        entries = await self.store.read(lambda connection: history.since(connection, self.id, ply))
        # another process may have written more than what the position in memory holds
        return [entry for entry in entries if entry.ply <= self.row.ply]

    async def advance(
        self, change: Callable[[], tuple[Position, list[EntryRow]]], turn: Claim | None = None
    ) -> list[EntryRow]:
        """Store what a change of the position did, and tell everybody. Raises `Problem`, and nothing has changed then.

        `turn` is what this process had claimed for it: what it has lost meanwhile it may not do.
        """
        await self._call_dealer()
        expected, common = self.row.ply, self.common
        # The change may be made in place
        before = self.position.copy() if common.position is self.position else common.position
        self._doubtful = True
        try:
            position, entries = change()
        except Problem:
            self._doubtful = False
            raise
        recent = [*common.draft, *entries]
        row, common = drafts.settle(extended(self.row, entries[-1], position, self.conduct), position, before, recent)
        saved = loading.to_save(row, common, self._saved)
        try:
            store = self._claiming(row, turn, await self._storing(row, expected, entries, position))
            store = store if saved is None else storing.with_position(row, saved, store)
            clock = await self.store.write(storing.with_time(row, self.conduct, store))
            self.store.metrics.stored(len(entries))
        except (PlyTaken, fairness.Overtaken, conduct.Changed, claims.ClaimLost) as error:
            await self._take_over()
            raise stale_ply(expected, self.row.ply) from error
        self.row, self.position, self.common, self._doubtful = row, position, common, False
        self.conduct = msgspec.structs.replace(self.conduct, clock=clock)
        self._saved = self._saved if saved is None else row.told_length
        self.publish(recent, played=True)
        self.changed()
        return entries

    def _claiming(self, row: TableRow, turn: Claim | None, store: Write) -> Write:
        """Return a write that checks the claim by which it is made, and claims the turn that follows if no person is asked then."""
        self._claimed = None
        if self.node.is_alone:
            return store
        node, then = self.node.id, Claim("turn", row.id, row.ply)
        follows = row.actor is not None and self._answers_itself(row.actor)
        if follows:
            self._claimed = then, node

        def write(connection: Connection) -> None:
            if turn is not None:
                claims.check(connection, turn, node)
            store(connection)
            if follows:
                claims.take(connection, then, node)

        return write

    def _answers_itself(self, seat: int) -> bool:
        """Tell whether a seat may have its answer without a person."""
        known = self.conduct
        return self.seats[seat].kind == "bot" or seat in known.stand_ins or seat in known.orders

    async def _storing(self, row: TableRow, expected: int, entries: list[EntryRow], position: Position) -> Write:
        """Return a write of new entries, with everything that belongs to them."""
        append: Write = history.append(row, expected, entries)
        append = storing.with_ending(row, self.seats, position, self.conduct, append)
        append = await storing.with_hooks(
            self.extensions.write_hooks, Advance(self.row, row, self.seats, position), append
        )
        return append if self.seed is None else storing.with_proof(row, self.seed, expected, append)

    async def change_conduct(self, change: Change) -> None:
        """Store how the table is conducted from now on, and tell everybody. Raises `Problem`, and nothing has changed then."""
        known, ply, moment = self.conduct, self.row.ply, now()

        def write(connection: Connection) -> tuple[TableRow | None, Conduct, int]:
            conduct.check_known(connection, self.id, known)
            history.check_ply(connection, self.id, ply)
            change(connection, moment)
            tables.touch(connection, self.id, moment)
            clocks.follow(connection, self.id, moment)
            row = tables.table(connection, self.id)
            return row, conduct.read(connection, self.id), clocks.served(connection)

        try:
            row, self.conduct, served = await self.store.write(write)
        except (PlyTaken, conduct.Changed) as error:
            await self._take_over()
            raise stale_ply(ply, self.row.told) from error
        assert row is not None
        self.row = row
        self.served.noted(served)
        self.publish(self.common.draft)
        self.changed()
