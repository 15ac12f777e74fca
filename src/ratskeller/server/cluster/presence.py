"""Who has which table open at which server process, and who leads the review of a game there.

A process that is alone stores nothing. Otherwise changes are collected for a second and written at once. Only a guest who has just opened a
table is written before they are sent anything, so that whichever process they ask next knows that they are present. Rows of a process count
as long as that process has a row itself (`cluster/queries.py`).
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from contextlib import suppress
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec

from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.queries import NodeState
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError, Unchanged
from ratskeller.server.db.rows import Rows, add_missing, put
from ratskeller.server.db.schema.features import Lead, Leads, Presences
from ratskeller.server.db.store import Store

PRESENT = (
    "SELECT 1 FROM presences JOIN nodes ON nodes.id = presences.node_id"
    " WHERE presences.table_id = {table} AND presences.guest_id = {guest}"
)
LEADER_PRESENT = f"EXISTS ({PRESENT.format(table='leads.table_id', guest='leads.guest_id')})"
GUEST_PRESENT = PRESENT.format(table="?", guest="?")
REMOVE = "DELETE FROM presences WHERE node_id = ? AND table_id = ? AND guest_id = ?"
OTHERS = (
    "SELECT DISTINCT presences.table_id, guests.id, guests.name FROM presences"
    " JOIN nodes ON nodes.id = presences.node_id JOIN guests ON guests.id = presences.guest_id"
    " WHERE presences.node_id <> ?"
)

PAUSE_SECONDS = 1.0


class Present(msgspec.Struct, frozen=True):
    """A guest who has a table open."""

    table: str
    guest: str


class PresentElsewhere(msgspec.Struct, frozen=True):
    """A guest who has a table open through another process."""

    table: str
    guest: str
    name: str


LEADS = Rows(Lead, "leads")


class NotPresent(Unchanged):
    """The guest has the table open at no process."""


class LedByAnother(Unchanged):
    """Another guest leads at the table."""

    def __init__(self, lead: Lead) -> None:
        super().__init__("led")
        self.lead = lead


def update(
    connection: Connection,
    node: str,
    added: Iterable[Present],
    removed: Iterable[Present],
    leads: Iterable[tuple[str, Lead]],
) -> None:
    """Store who has come to and gone from tables at a process, and its leads where nobody else was faster.

    It also ends the leads of guests who are no longer present anywhere.
    """
    connection.executemany(REMOVE, [(node, it.table, it.guest) for it in removed])
    for it in added:
        add_missing(connection, Presences(node_id=node, table_id=it.table, guest_id=it.guest))
    connection.execute(f"DELETE FROM leads WHERE NOT {LEADER_PRESENT}")  # noqa: S608
    for table_id, lead in leads:
        found = lead_at(connection, table_id)
        if found is None or found.guest_id == lead.guest_id:
            put(connection, Leads(lead.guest_id, lead.shown, table_id=table_id))
    node_queries.announce(connection, node)


def present_elsewhere(connection: Connection, node: str) -> list[PresentElsewhere]:
    return [PresentElsewhere(*row) for row in connection.execute(OTHERS, (node,))]


def leads(connection: Connection) -> dict[str, Lead]:
    rows = connection.execute(f"SELECT table_id, {LEADS.columns} FROM leads WHERE {LEADER_PRESENT}")  # noqa: S608
    return {table_id: Lead(*lead) for table_id, *lead in rows}


def lead_at(connection: Connection, table_id: str) -> Lead | None:
    return LEADS.one(connection, f"WHERE table_id = ? AND {LEADER_PRESENT}", (table_id,))


def begin_lead(
    connection: Connection,
    node: str,
    table_id: str,
    lead: Lead,
    present: Collection[str],
    may_take_over: Callable[[Lead], bool],
) -> None:
    """Store a lead. `present` are the guests who have the table open at this process.

    Raises `NotPresent` for a guest who has the table open nowhere, and `LedByAnother` if the guest may not take over from another.
    """
    if lead.guest_id not in present and connection.execute(GUEST_PRESENT, (table_id, lead.guest_id)).fetchone() is None:
        raise NotPresent(table_id)
    found = lead_at(connection, table_id)
    if found is not None and found.guest_id != lead.guest_id and not may_take_over(found):
        raise LedByAnother(found)
    put(connection, Leads(lead.guest_id, lead.shown, table_id=table_id))
    node_queries.announce(connection, node)


def end_lead(connection: Connection, node: str, table_id: str, lead: Lead) -> None:
    statement = "DELETE FROM leads WHERE table_id = ? AND guest_id = ? AND shown = ?"
    if connection.execute(statement, (table_id, lead.guest_id, lead.shown)).rowcount:
        node_queries.announce(connection, node)


class SharedLead(Protocol):
    """The lead at a table, as far as the processes have to agree on it."""

    @property
    def unstored(self) -> Lead | None:
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
        return self._names.get(table_id, {})

    def renamed(self, guest: str, name: str) -> None:
        for guests in self._names.values():
            if guest in guests:
                guests[guest] = name

    def changed(self) -> None:
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
        """Publish at once that somebody has come, unless nothing can be stored or no other process has to know."""
        if not self.node.is_alone:
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
            leads = [(table_id, lead) for table_id, it in self.leads.items() if (lead := it.unstored) is not None]
            if present == known and not leads:
                return
            node = self.node.id
            await self._store.write(update, node, present - known, known - present, leads)
            self._published, self._published_as = present, node
        await self._read_leads()

    async def refresh(self, others: Mapping[str, NodeState]) -> None:
        """Read who is present through the other processes, if one of them has announced anything."""
        news = {name: state.news for name, state in others.items()}
        if news == self._news_read:
            return
        self._news_read = news
        rows = await self._store.read(present_elsewhere, self.node.id)
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
        stored = await self._store.read(leads)
        for table_id, lead in list(self.leads.items()):
            lead.take_over(stored.get(table_id))
