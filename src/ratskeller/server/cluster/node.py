"""This server process among those that share its database: which others run, and which jobs this one has claimed.

A process that is alone writes nothing but its own row. When another one enters, the database notifies this process; it then shows that it
is alive and stores its claims in the same write. From then on each process writes once a second.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.cluster.queries import Claim, NodeRemoved, NodeState
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store

BEAT_SECONDS = 1.0
MAX_MISSED_BEATS = 4
"""A process whose counter stands still for so many of our own beats counts as dead."""

Callback = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class _Peer(msgspec.Struct, frozen=True):
    """Another process: its counters when last read, how many beats it has missed, and whether it certainly runs."""

    row: NodeState
    missed: int
    is_sure: bool


class ClusterNode:
    """This process. Until `run` is started it assumes that it is alone."""

    def __init__(self, store: Store) -> None:
        self.id = secrets.token_hex(8)
        """The name of this process, a new one after the others have removed it."""
        self.on_join: list[Callback] = []
        """Called when another process has joined, or this one under a new name: everything has to be published again."""
        self.on_leave: list[Callback] = []
        """Called when another process has gone, and again until all succeed: its work has to be taken over."""
        self._store = store
        self._others: dict[str, _Peer] = {}
        self._held: set[Claim] = set()
        # True from the moment another process has gone until all of `on_leave` have succeeded
        self._must_take_over = False
        self._has_entered = False
        self._wake = asyncio.Event()
        self._all_known = asyncio.Event()
        self._all_known.set()

    @property
    def is_alone(self) -> bool:
        return not self._others

    @property
    def others(self) -> frozenset[str]:
        return frozenset(self._others)

    async def run(self) -> None:
        """Show that this process is alive and watch the others, until cancelled."""
        while True:
            try:
                await self._beat()
                pause = None if self.is_alone and not self._must_take_over else BEAT_SECONDS
            except StorageError:
                # The store reports this error itself. No process can show that it is alive now, so none counts as dead for it
                await self._store.usable()
                pause = BEAT_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)
            self._wake.clear()

    async def refresh(self) -> dict[str, NodeState]:
        """Read the other processes, and react soon if some have come or gone. Call this when another process has written."""
        found = await self._store.read(node_queries.others, self.id)
        if self._has_entered and found.keys() != self._others.keys():
            self._wake.set()
        return found

    async def leave(self) -> None:
        if self._has_entered:
            with suppress(StorageError):
                await self._store.write(node_queries.remove, self.id)

    async def wait_until_known(self) -> None:
        """Wait until it is known for each of the others whether it runs, and so whether its claims count."""
        await self._all_known.wait()

    async def claim(self, claim: Claim) -> bool:
        """Claim a job. Return False if another process has it."""
        if self.is_alone:
            return True
        return await self._store.write(lambda connection: node_queries.take_claim(connection, claim, self.id))

    @asynccontextmanager
    async def hold(self, claim: Claim) -> AsyncIterator[None]:
        """Hold a claim while the job is done, and renew it for processes that join meanwhile."""
        self._held.add(claim)
        try:
            yield
        finally:
            self._held.discard(claim)

    async def release(self, claim: Claim) -> None:
        """Give a claim up. If that can't be stored, the claim stands as long as this process runs."""
        if not self.is_alone:
            with suppress(StorageError):
                await self._store.write(lambda connection: node_queries.drop_claim(connection, claim, self.id))

    async def _beat(self) -> None:
        is_new = not self._has_entered
        if is_new:
            await self._store.write(node_queries.enter, self.id)
            self._has_entered = True
        try:
            found = await self._store.write(node_queries.beat, self.id, [*self._held])
        except NodeRemoved:
            log.warning("the other processes on this database took this one for dead; it joins again under a new name")
            # Another process may hold the claims by now
            self.id, self._has_entered = secrets.token_hex(8), False
            self._wake.set()
            return
        await self._update_peers(found, is_new)
        if not all(it.is_sure for it in self._others.values()):
            self._all_known.clear()
        else:
            self._all_known.set()
        if self._must_take_over:
            self._must_take_over = not await _call_all(self.on_leave)

    async def _update_peers(self, found: dict[str, NodeState], is_new: bool) -> None:
        """Store who the others are, and remove those that no longer show that they are alive."""
        before, now = self._others, {name: _peer(self._others.get(name), row, is_new) for name, row in found.items()}
        self._others = now
        self._must_take_over |= not before.keys() <= now.keys()
        if now and (is_new or not now.keys() <= before.keys()):
            for joined in self.on_join:
                await joined()
        for name, it in list(now.items()):
            if it.missed >= MAX_MISSED_BEATS and await self._store.write(node_queries.remove, name, it.row.beat):
                log.warning("another process on this database has stopped: this one takes over its work")
                del now[name]
                self._must_take_over = True


def _peer(before: _Peer | None, row: NodeState, is_new: bool) -> _Peer:
    if before is None:
        # A process that joins later has just started. One that was there before may be the row of a killed process
        return _Peer(row, 0, not is_new)
    if before.row.beat == row.beat:
        return _Peer(row, before.missed + 1, before.is_sure)
    return _Peer(row, 0, is_sure=True)


async def _call_all(callbacks: list[Callback]) -> bool:
    """Run all callbacks, whatever some of them raise, and return whether all succeeded."""
    done = True
    for each in callbacks:
        try:
            await each()
        except Exception:
            log.exception("could not take over the work of another process; next try in %s s", BEAT_SECONDS)
            done = False
    return done
