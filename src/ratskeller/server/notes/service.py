"""Private notes. A note belongs to a thing of the game and moves with it.

It is stored where it was put. When it is read, it is tracked from there through the events that its author saw. When notes change, the
other windows of their author get a message and load the notes; nobody else gets anything.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Self

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply
from ratskeller.server.http.plain_text import plain_text
from ratskeller.server.notes import queries
from ratskeller.server.notes.piece_tracking import EarlierPlaces, tracked
from ratskeller.server.notes.queries import MOST_NOTES, NoteRow, TooManyNotes
from ratskeller.server.notes.schemas import LONGEST_NOTE, LiveNotes, NewNote, Note, Notes, Pin
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.extensions import Channel
from ratskeller.server.tables.inspection import EarlierViews, moment
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession

CHANGED = msgspec.json.encode(LiveNotes()).decode()

Place = Callable[[NoteRow, str], str | None]
"""Returns where the thing of a note is; None: it is gone."""


class NoteChannel(Channel[TableSession]):
    """Tells the windows at one table that the notes of their guest have changed."""

    def __init__(self, session: TableSession) -> None:
        """Begin without listeners."""
        super().__init__(session)
        self._lock = asyncio.Lock()
        # The notes that each listener has received
        self._sent: dict[Listener, list[NoteRow]] = {}

    @property
    def _authors(self) -> queries.AuthorNotes:
        return [(it.guest, self._sent.get(it, [])) for it in self.session.listeners if it.wants_notes]

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], list[str]]:
        """Return a read that finds the tables where another process has changed a note."""
        sent = [(it.session.id, authors) for it in channels if (authors := it._authors)]
        return lambda connection: queries.changed(connection, sent)

    async def joined(self, listener: Listener) -> None:
        """Tell a new listener whether there are notes."""
        if listener.wants_notes:
            async with self._lock:
                notes = await self.session.store.read(queries.notes_of, listener.guest, self.session.id)
                self._sent[listener] = notes
            if notes:
                listener.put(CHANGED)

    def left(self, listener: Listener) -> None:
        """Forget a listener."""
        self._sent.pop(listener, None)

    async def refresh(self) -> None:
        """Tell listeners whose notes have changed."""
        if not self._authors:
            return
        async with self._lock:
            stored = await self.session.store.read(queries.notes_at, self.session.id)
            for listener in list(self.session.listeners):
                notes = stored.get(listener.guest, [])
                if listener.wants_notes and self._sent.get(listener, []) != notes:
                    self._sent[listener] = notes
                    if not listener.put(CHANGED):
                        self.session.listeners.discard(listener)


async def read_notes(table: TableSession, guest: str) -> Notes:
    """Return the notes of a guest at a table, where they are now."""
    async with table.locked_fresh():
        stored = await table.store.read(queries.notes_of, guest, table.id)
        seats = mine(table.seats, guest)
        row, position = table.visible_to(seats)
        pinned = [note.ply for note in stored if note.thing is not None]
        entries = await table.since(min(pinned)) if pinned else []
        visible = entry_log.visible_entries(seats, entries, row.public_ply)
        game, things = position.game, position.note_targets()
        notes = [_note(note, things, lambda it, thing: tracked(game, it, thing, visible)) for note in stored]
        return Notes(notes, things, row.ply)


async def read_earlier_notes(earlier_views: EarlierViews, table: TableSession, guest: str, at: int) -> Notes:
    """Return the notes of a guest, where they were after `at` answers. Raises `Problem` if there is no such moment."""
    things = await earlier_views.things(await moment(table, guest, at, "public"))
    async with table.locked_fresh():
        stored = await table.store.read(queries.notes_of, guest, table.id)
        seats = mine(table.seats, guest)
        row, position = table.visible_to(seats)
        visible = entry_log.visible_entries(seats, await table.since(0), row.public_ply)
        places = EarlierPlaces(position.game, visible, at, things)
        return Notes([_note(note, things, places.place) for note in stored], [], row.ply)


async def put_note(table: TableSession, guest: str, note: str, new: NewNote) -> Notes:
    """Store a new or changed note of a guest, and return all their notes. Raises `Problem` for an empty text or an impossible place."""
    text = plain_text(new.text)
    if not text:
        message = f"text: give 1 to {LONGEST_NOTE} visible characters."
        raise Problem(400, "bad-request", message, field="text")
    async with table.locked_fresh():
        pinned = await _pinned(table, guest, note, new.pin)
        row = msgspec.structs.replace(pinned, text=text, at=now())
        try:
            await table.store.write(queries.put, guest, table.id, row)
        except TooManyNotes as error:
            message = f"At one table you can have {MOST_NOTES} notes: remove one first."
            raise Problem(409, "notes-full", message, most=MOST_NOTES) from error
    await table.channel(NoteChannel).refresh()
    return await read_notes(table, guest)


async def remove_note(table: TableSession, guest: str, note: str) -> Notes:
    """Delete a note of a guest, if it exists, and return the remaining ones."""
    await table.store.write(queries.remove, guest, table.id, note)
    await table.channel(NoteChannel).refresh()
    return await read_notes(table, guest)


async def _pinned(table: TableSession, guest: str, note: str, pin: Pin | None) -> NoteRow:
    """Return a note without text that is where it should be from now on."""
    row, position = table.visible_to(mine(table.seats, guest))
    if pin is None:
        stored = await table.store.read(queries.notes_of, guest, table.id)
        here = NoteRow(note, "", None, row.ply, len(position.answers), "")
        return next((it for it in stored if it.id == note), here)
    if pin.ply != row.ply:
        raise stale_ply(pin.ply, row.ply)
    if pin.thing is not None and pin.thing not in position.note_targets():
        raise Problem(422, "unknown-thing", f"thing: nothing here is called {pin.thing!r}.", field="thing")
    return NoteRow(note, "", pin.thing, row.ply, len(position.answers), "")


def _note(note: NoteRow, things: Collection[str], place: Place) -> Note:
    thing = None if note.thing is None else place(note, note.thing)
    gone = note.thing is not None and thing not in things
    return Note(note.id, note.text, None if gone else thing, gone, note.at)
