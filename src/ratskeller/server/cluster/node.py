"""This server process among those that run on the same database: who the others are, and what each of them does alone.

A process that is alone writes nothing of all this. When another one comes it is rung for, shows that it runs, and claims in the same
write what it is at; from then on each shows every second that it runs.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from ratskeller.server.cluster import claims
from ratskeller.server.cluster import queries as nodes
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.cluster.queries import Other
from ratskeller.server.db.errors import StorageTrouble
from ratskeller.server.db.store import Store

BEAT_SECONDS = 1.0
MISSED = 4
"""So often a process shows that it runs, and another one does not, until it takes that one for dead."""

Told = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class _Known(msgspec.Struct, frozen=True):
    """What is known of another process: how it was seen last, how often nothing was new, and whether it runs for sure."""

    row: Other
    missed: int
    is_sure: bool


class Node:
    """This process. Without `run` it takes itself for alone."""

    def __init__(self, store: Store) -> None:
        """Be a process on the database of `store`."""
        self.id = secrets.token_hex(8)
        """What the others call it; another one whenever they had given it up."""
        self.met: list[Told] = []
        """Called when another process has come, or the others begin to know this one anew: they have to be told all."""
        self.lost: list[Told] = []
        """Called when another process has gone, until it succeeds: somebody has to do what it did."""
        self._store = store
        self._others: dict[str, _Known] = {}
        self._held: set[Claim] = set()
        # True from when another process is seen to have gone until everybody has been told
        self._owes = False
        self._is_in = False
        self._stirred = asyncio.Event()
        self._is_settled = asyncio.Event()
        self._is_settled.set()

    @property
    def is_alone(self) -> bool:
        """Whether nobody else runs, as far as is known."""
        return not self._others

    @property
    def others(self) -> frozenset[str]:
        """What the other processes are called."""
        return frozenset(self._others)

    async def run(self) -> None:
        """Show for ever that this process runs, and see whether the others do."""
        while True:
            try:
                await self._go_round()
                pause = None if self.is_alone and not self._owes else BEAT_SECONDS
            except StorageTrouble:
                # The store itself tells of it; nobody can be seen to run then, so nobody is given up for it
                await self._store.usable()
                pause = BEAT_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), pause)
            self._stirred.clear()

    async def look(self) -> dict[str, Other]:
        """Return the others, and see to those who have come or gone: to be called when somebody else has written."""
        found = await self._store.read(lambda connection: nodes.others(connection, self.id))
        if self._is_in and found.keys() != self._others.keys():
            self._stirred.set()
        return found

    async def leave(self) -> None:
        """End what this process holds: the others need not wait until they miss it."""
        if self._is_in:
            with suppress(StorageTrouble):
                await self._store.write(nodes.remove(self.id))

    async def settled(self) -> None:
        """Wait until it is known of all others whether they run, and so what they do."""
        await self._is_settled.wait()

    async def takes(self, claim: Claim) -> bool:
        """Claim something, and tell whether this process may do it."""
        if self.is_alone:
            return True
        return await self._store.write(lambda connection: claims.take(connection, claim, self.id))

    @asynccontextmanager
    async def holding(self, claim: Claim) -> AsyncIterator[None]:
        """Do something that was claimed: whoever comes meanwhile hears of it."""
        self._held.add(claim)
        try:
            yield
        finally:
            self._held.discard(claim)

    async def gives_back(self, claim: Claim) -> None:
        """End what was claimed; where that can't be stored it is claimed as long as this process runs."""
        if not self.is_alone:
            with suppress(StorageTrouble):
                await self._store.write(lambda connection: claims.drop(connection, claim, self.id))

    async def _go_round(self) -> None:
        is_new = not self._is_in
        if is_new:
            await self._store.write(nodes.enter(self.id))
            self._is_in = True
        try:
            found = await self._store.write(nodes.beat(self.id, self._held))
        except nodes.Removed:
            log.warning("other processes on this database have missed this one, and go on without it; it begins anew")
            # What it held may be another's by now
            self.id, self._is_in = secrets.token_hex(8), False
            self._stirred.set()
            return
        await self._note(found, is_new)
        if not all(it.is_sure for it in self._others.values()):
            self._is_settled.clear()
        else:
            self._is_settled.set()
        if self._owes:
            self._owes = not await _called(self.lost)

    async def _note(self, found: dict[str, Other], is_new: bool) -> None:
        """Note who the others are, and give up those who show no more that they run."""
        before, now = self._others, {name: _known(self._others.get(name), row, is_new) for name, row in found.items()}
        self._others = now
        self._owes |= not before.keys() <= now.keys()
        if now and (is_new or not now.keys() <= before.keys()):
            await _call(self.met)
        for name, it in list(now.items()):
            if it.missed >= MISSED and await self._store.write(nodes.remove(name, it.row.beat)):
                log.warning("another process on this database shows no more that it runs: its work is taken over")
                del now[name]
                self._owes = True


def _known(before: _Known | None, row: Other, is_new: bool) -> _Known:
    if before is None:
        # Who comes later than this process has just begun; who was there before may be what is left of one that was killed
        return _Known(row, 0, not is_new)
    if before.row.beat == row.beat:
        return _Known(row, before.missed + 1, before.is_sure)
    return _Known(row, 0, is_sure=True)


async def _call(told: list[Told]) -> None:
    for each in told:
        await each()


async def _called(told: list[Told]) -> bool:
    """Tell each of the loss of a process, and whether all went well; what fails keeps neither the others from hearing, nor this process."""
    done = True
    for each in told:
        try:
            await each()
        except Exception:
            log.exception("the work of another process could not be taken over; next try in %s s", BEAT_SECONDS)
            done = False
    return done
