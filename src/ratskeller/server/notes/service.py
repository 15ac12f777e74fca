"""Private notes. A note belongs to a thing of the game and moves with it.

It is stored where it was put. When it is read, it is tracked from there through the events that its author saw. When notes change, the
other windows of their author get a message and load the notes; nobody else gets anything.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Self

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.notes import notebook, queries
from ratskeller.server.notes.queries import NotesByAuthor, TooManyNotes
from ratskeller.server.notes.schemas import LiveNotes, NewNote, Notes
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.inspection import EarlierViews, moment_for
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import Channel, TableSession

CHANGED = msgspec.json.encode(LiveNotes()).decode()


class NoteChannel(Channel):
    """Tells the windows at one table that the notes of their guest have changed."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self._lock = asyncio.Lock()
        # All notes at the table, as its listeners know of them; None while nobody listens
        self._known: NotesByAuthor | None = None

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], list[str]]:
        known = [(it.session.id, it._known) for it in channels if it._known is not None]
        return lambda connection: queries.changed(connection, known)

    async def joined(self, listener: Listener) -> None:
        if not listener.wants_notes:
            return
        async with self._lock:
            if self._known is None:
                self._known = await self.session.store.read(queries.notes_at, self.session.id)
            if listener.guest in self._known:
                listener.put(CHANGED)

    def left(self, _listener: Listener) -> None:
        """Forget the notes with the last listener: nobody would say when they change."""
        if not any(it.wants_notes for it in self.session.listeners):
            self._known = None

    async def refresh(self) -> None:
        async with self._lock:
            if self._known is None:
                return
            stored = await self.session.store.read(queries.notes_at, self.session.id)
            if (before := self._known) is None:
                # The last listener has gone meanwhile
                return
            self._known = stored
            for listener in list(self.session.listeners):
                is_changed = before.get(listener.guest) != stored.get(listener.guest)
                if listener.wants_notes and is_changed and not listener.put(CHANGED):
                    self.session.listeners.discard(listener)


async def read_notes(table: TableSession, guest: str) -> Notes:
    async with table.locked_fresh():
        stored = await table.store.read(queries.notes_of, guest, table.id)
        seats = mine(table.seats, guest)
        row, position = table.visible_to(seats)
        pinned = [note.ply for note in stored if note.thing is not None]
        entries = await table.since(min(pinned)) if pinned else []
        return notebook.notes_now(stored, row, position, entry_log.visible_entries(seats, entries, row.public_ply))


async def read_earlier_notes(earlier_views: EarlierViews, table: TableSession, guest: str, at: int) -> Notes:
    """Return the notes of a guest, where they were after `at` answers. Raises `Problem` if there is no such moment."""
    things = await earlier_views.things(await moment_for(table, guest, at, "public"))
    async with table.locked_fresh():
        stored = await table.store.read(queries.notes_of, guest, table.id)
        seats = mine(table.seats, guest)
        row, position = table.visible_to(seats)
        visible = entry_log.visible_entries(seats, await table.since(0), row.public_ply)
        return notebook.notes_then(stored, row, position, visible, at, things)


async def put_note(table: TableSession, guest: str, note: str, new: NewNote) -> Notes:
    """Store a new or changed note of a guest, and return all their notes. Raises `Problem` for an empty text or an impossible place."""
    async with table.locked_fresh():
        row, position = table.visible_to(mine(table.seats, guest))
        stored = await table.store.read(queries.notes_of, guest, table.id)
        written = notebook.written(note, new, stored, row, position)
        try:
            await table.store.write(queries.put, guest, table.id, written)
        except TooManyNotes as error:
            raise notebook.too_many_notes() from error
    await table.channel(NoteChannel).refresh()
    return await read_notes(table, guest)


async def remove_note(table: TableSession, guest: str, note: str) -> Notes:
    await table.store.write(queries.remove, guest, table.id, note)
    await table.channel(NoteChannel).refresh()
    return await read_notes(table, guest)
