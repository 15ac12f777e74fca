"""Who has which table open through other server processes, and what those processes learn about the guests of this one.

A process that is alone stores nothing. Otherwise changes are collected for a second and written at once. Only a guest who has just opened a
table is written before they are sent anything, so that whichever process they ask next knows that they are present.
"""

import asyncio
from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from typing import Protocol
from weakref import WeakValueDictionary

from ratskeller.server.cluster import presence_queries
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.presence_queries import Lead, Present
from ratskeller.server.cluster.queries import NodeState
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store

PAUSE_SECONDS = 1.0


class SharedLead(Protocol):
    """The lead at a table, as far as the processes have to agree on it."""

    @property
    def untold(self) -> Lead | None:
        """The lead, if it is not stored yet."""

    def take_over(self, stored: Lead | None) -> None:
        """Show the stored lead, or none."""

    def end_without_leader(self) -> None:
        """End the lead if its leader has no window in this process."""


class ClusterPresence:
    """The guests of the other processes, by table."""

    def __init__(
        self,
        store: Store,
        node: ClusterNode,
        present: Callable[[], Set[Present]] = frozenset,
        on_change: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Publish who is `present` through this process. `on_change` gets each table where others have come or gone."""
        self.node = node
        self.leads: WeakValueDictionary[str, SharedLead] = WeakValueDictionary()
        """The lead at each table of this process, entered by the table itself."""
        self._store = store
        self._present = present
        self._on_change = on_change
        self._names: dict[str, dict[str, str]] = {}
        self._news_read: dict[str, int] = {}
        self._published: Set[Present] = frozenset()
        # The name of this process when it published them
        self._published_as = ""
        self._changed = asyncio.Event()
        self._publishing = asyncio.Lock()
        node.on_join.append(self.publish)
        node.on_leave.append(self._refresh_nodes)

    def guests_at(self, table_id: str) -> Mapping[str, str]:
        """Return the names, by id, of the guests who have a table open through other processes."""
        return self._names.get(table_id, {})

    def renamed(self, guest: str, name: str) -> None:
        """Take over the new name of a guest."""
        for guests in self._names.values():
            if guest in guests:
                guests[guest] = name

    def changed(self) -> None:
        """Publish soon that somebody has come or gone."""
        self._changed.set()

    async def run(self) -> None:
        """Publish what changes here, until cancelled."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self.publish()
            except StorageError:
                await self._store.usable()
                self._changed.set()
            await asyncio.sleep(PAUSE_SECONDS)

    async def publish_arrival(self) -> None:
        """Publish at once that somebody has come, unless nothing can be stored."""
        with suppress(StorageError):
            await self.publish()

    async def publish(self) -> None:
        """Store what the other processes don't know yet, if there are others."""
        if self.node.is_alone:
            # A leader may have left just before the last other process did
            for shared in list(self.leads.values()):
                shared.end_without_leader()
            return
        async with self._publishing:
            known: Set[Present] = self._published if self._published_as == self.node.id else frozenset()
            present = self._present()
            leads = [(table_id, lead) for table_id, it in self.leads.items() if (lead := it.untold) is not None]
            if present == known and not leads:
                return
            node = self.node.id
            await self._store.write(presence_queries.update(node, present - known, known - present, leads))
            self._published, self._published_as = present, node
        await self._read_leads()

    async def refresh(self, others: Mapping[str, NodeState]) -> None:
        """Read who is present through the other processes, if one of them has announced anything."""
        news = {name: state.news for name, state in others.items()}
        if news == self._news_read:
            return
        self._news_read = news
        rows = await self._store.read(lambda connection: presence_queries.present_elsewhere(connection, self.node.id))
        before, self._names = self._names, {}
        for row in rows:
            self._names.setdefault(row.table, {})[row.guest] = row.name
        for table_id in before.keys() | self._names.keys():
            if before.get(table_id) != self._names.get(table_id):
                self._on_change(table_id)
        await self._read_leads()

    async def _refresh_nodes(self) -> None:
        await self.refresh(await self.node.refresh())

    async def _read_leads(self) -> None:
        stored = await self._store.read(presence_queries.leads)
        for table_id, lead in list(self.leads.items()):
            lead.take_over(stored.get(table_id))
