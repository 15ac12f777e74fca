"""Who hears that his notes have changed: the windows of their author, through whichever process he wrote, and nobody else."""

import asyncio
from typing import Protocol

import msgspec

from ratskeller.server.db.store import Store
from ratskeller.server.notes import queries as notes
from ratskeller.server.notes.schemas import LiveNotes
from ratskeller.server.tables.listener import Listener

NOTED = msgspec.json.encode(LiveNotes()).decode()


class Place(Protocol):
    """A table, as far as notes are concerned."""

    id: str
    listeners: set[Listener]


class Noting:
    """The notes at one table, as far as the windows that are open here know of them."""

    def __init__(self, place: Place, store: Store) -> None:
        """Look in `store` for what those note who listen at `place`."""
        self._place = place
        self._store = store
        self._spreading = asyncio.Lock()

    @property
    def known(self) -> notes.Known:
        """Of which notes those who listen have heard."""
        return [(listener.guest, listener.noted) for listener in self._place.listeners if listener.notes]

    async def begin(self, listener: Listener) -> None:
        """Tell somebody who has just come whether he has noted something."""
        if listener.notes:
            async with self._spreading:
                listener.noted = await self._store.read(notes.notes_of(listener.guest, self._place.id))
            if listener.noted:
                listener.put(NOTED)

    async def spread(self) -> None:
        """Tell those who listen whose notes have changed since they heard of them."""
        if not self.known:
            return
        async with self._spreading:
            stored = await self._store.read(notes.at_table(self._place.id))
            for listener in list(self._place.listeners):
                rows = stored.get(listener.guest, [])
                if listener.notes and listener.noted != rows:
                    listener.noted = rows
                    self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        if not listener.put(NOTED):
            self._place.listeners.discard(listener)
