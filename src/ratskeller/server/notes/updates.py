"""Who hears that his notes have changed: the windows of their author, through whichever process he wrote, and nobody else."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Self

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.notes import queries as notes
from ratskeller.server.notes.queries import NoteRow
from ratskeller.server.notes.schemas import LiveNotes
from ratskeller.server.tables.extensions import Channel
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.session import TableSession

NOTED = msgspec.json.encode(LiveNotes()).decode()


class NoteUpdates(Channel[TableSession]):
    """The notes at one table, as far as the windows that are open here know of them."""

    def __init__(self, session: TableSession) -> None:
        """Follow the notes of those who listen at this table."""
        super().__init__(session)
        self._store = session.store
        self._spreading = asyncio.Lock()
        # The notes of which each listener has heard
        self._heard: dict[Listener, list[NoteRow]] = {}

    @property
    def _known(self) -> notes.Known:
        """The notes of which those who listen have heard."""
        return [(it.guest, self._heard.get(it, [])) for it in self.session.listeners if it.notes]

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], list[str]]:
        """Return a read that finds the tables where somebody has changed a note through another process."""
        known = [(it.session.id, of) for it in channels if (of := it._known)]
        return lambda connection: notes.changed(connection, known)

    async def joined(self, listener: Listener) -> None:
        """Tell somebody who has just come whether he has noted something."""
        if listener.notes:
            async with self._spreading:
                noted = await self._store.read(notes.notes_of(listener.guest, self.session.id))
                self._heard[listener] = noted
            if noted:
                listener.put(NOTED)

    def left(self, listener: Listener) -> None:
        """Forget what a listener has heard."""
        self._heard.pop(listener, None)

    async def refresh(self) -> None:
        """Tell those who listen whose notes have changed since they heard of them."""
        if not self._known:
            return
        async with self._spreading:
            stored = await self._store.read(notes.at_table(self.session.id))
            for listener in list(self.session.listeners):
                rows = stored.get(listener.guest, [])
                if listener.notes and self._heard.get(listener, []) != rows:
                    self._heard[listener] = rows
                    self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        if not listener.put(NOTED):
            self.session.listeners.discard(listener)
