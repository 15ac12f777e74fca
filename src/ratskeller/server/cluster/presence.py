"""Who is at the tables through other server processes, and what those are told of who is here and who leads.

As long as this process is alone nothing of it is stored. Then all that has changed within a second is written at once; only somebody
who has just come is written before he is shown anything, so that whichever process he asks next knows that he is there.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Set
from contextlib import suppress
from typing import Protocol

from ratskeller.server.cluster import presence_queries as presences
from ratskeller.server.cluster.node import Node
from ratskeller.server.cluster.presence_queries import Lead, Present
from ratskeller.server.cluster.queries import Other
from ratskeller.server.db.errors import StorageTrouble
from ratskeller.server.db.store import Store
from ratskeller.server.tables.listener import Listener

PAUSE_SECONDS = 1.0


class Led(Protocol):
    """A lead at a table, as far as the processes must agree on it."""

    @property
    def untold(self) -> Lead | None:
        """What is shown here and not stored yet."""

    def take_over(self, stored: Lead | None) -> None:
        """Show what is stored, None: nothing."""


class Company(Protocol):
    """Who is at a table."""

    def changed(self) -> None:
        """Hear that somebody has come or gone."""


class Place(Protocol):
    """A table, as far as it matters who is there."""

    id: str

    @property
    def listeners(self) -> Set[Listener]:
        """Who looks at it through this process."""

    @property
    def presence(self) -> Company:
        """Who is told of whoever looks."""

    @property
    def leading(self) -> Led:
        """Who leads."""


class ClusterPresence:
    """The other processes, as far as people are there."""

    def __init__(self, store: Store, node: Node, places: Callable[[], Iterable[Place]] = tuple) -> None:
        """Tell of who is at the `places` of this process, and tell them of who is there through others."""
        self.node = node
        self._store = store
        self._places = places
        self._guests: dict[str, dict[str, str]] = {}
        self._heard: dict[str, int] = {}
        self._told: set[Present] = set()
        # What this process was called when it told so
        self._told_as = ""
        self._changed = asyncio.Event()
        self._telling = asyncio.Lock()
        node.met.append(self.tell)
        node.lost.append(self._look_anew)

    def at(self, table_id: str) -> Mapping[str, str]:
        """Return the names of the guests who have a table open through other processes, by id."""
        return self._guests.get(table_id, {})

    def renamed(self, guest: str, name: str) -> None:
        """Take over the new name of a guest."""
        for there in self._guests.values():
            if guest in there:
                there[guest] = name

    def changed(self) -> None:
        """Hear that somebody has come or gone: the others are told soon."""
        self._changed.set()

    async def run(self) -> None:
        """Tell the others for ever of what changes here."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self.tell()
            except StorageTrouble:
                await self._store.usable()
                self._changed.set()
            await asyncio.sleep(PAUSE_SECONDS)

    async def came(self) -> None:
        """Tell the others at once that somebody has come, as far as anything can be stored."""
        with suppress(StorageTrouble):
            await self.tell()

    async def tell(self) -> None:
        """Tell the others of all that they don't know, unless there are none."""
        if self.node.is_alone:
            return
        async with self._telling:
            known = self._told if self._told_as == self.node.id else set()
            places = list(self._places())
            here = {(place.id, it.guest) for place in places for it in place.listeners if it.looks}
            led = [(place.id, place.leading.untold) for place in places]
            untold = [(table_id, lead) for table_id, lead in led if lead is not None]
            if here == known and not untold:
                return
            node = self.node.id
            await self._store.write(presences.note(node, here - known, known - here, untold))
            self._told, self._told_as = here, node
        await self._read_leads()

    async def look(self, others: Mapping[str, Other]) -> None:
        """See what is new at the other processes, which are as they have just been read."""
        news = {name: row.news for name, row in others.items()}
        if news == self._heard:
            return
        self._heard = news
        rows = await self._store.read(lambda connection: presences.elsewhere(connection, self.node.id))
        before, self._guests = self._guests, {}
        for table_id, guest, name in rows:
            self._guests.setdefault(table_id, {})[guest] = name
        for place in self._places():
            if before.get(place.id) != self._guests.get(place.id):
                place.presence.changed()
        await self._read_leads()

    async def _look_anew(self) -> None:
        await self.look(await self.node.look())

    async def _read_leads(self) -> None:
        stored = await self._store.read(presences.leads)
        for place in self._places():
            place.leading.take_over(stored.get(place.id))
