"""What people note at a table for themselves alone: a note goes with the thing on which it was put.

It is stored where it was put, and followed from there whenever it is asked for, by what its author was told. His other windows hear
that something has changed, and ask; nobody else hears anything.
"""

from collections.abc import Callable, Collection

from ratskeller.server.chat.queries import plain
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply
from ratskeller.server.notes import piece_tracking as whereabouts
from ratskeller.server.notes import queries as notes
from ratskeller.server.notes import schemas as wire_notes
from ratskeller.server.notes.queries import NoteRow
from ratskeller.server.notes.updates import NoteUpdates
from ratskeller.server.tables import entry_log, inspection
from ratskeller.server.tables.earlier_views import EarlierViews
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession

Place = Callable[[NoteRow, str], str | None]
"""Where the thing of a note is; None: nowhere."""


async def read(store: Store, table: TableSession, guest: str) -> wire_notes.Notes:
    """Return what a guest has noted at a table, and where that is now."""
    async with table.locked_fresh():
        stored = await store.read(notes.notes_of(guest, table.id))
        held = mine(table.seats, guest)
        row, position = table.visible_to(held)
        pinned = [note.ply for note in stored if note.thing is not None]
        entries = await table.since(min(pinned)) if pinned else []
        told = entry_log.visible_entries(held, entries, row.public_ply)
        game, things = position.game, position.game.note_targets(position.state, position.options)
        shown = [_shown(note, things, lambda it, thing: whereabouts.followed(game, it, thing, told)) for note in stored]
        return wire_notes.Notes(shown, things, row.ply)


async def read_at(store: Store, lookback: EarlierViews, table: TableSession, guest: str, at: int) -> wire_notes.Notes:
    """Return what a guest has noted at a table, and where that was after `at` answers. Raises `Problem` where there is no such moment."""
    moment = await inspection.moment(table, guest, at, "public")
    things = await lookback.things(moment)
    async with table.locked_fresh():
        stored = await store.read(notes.notes_of(guest, table.id))
        held = mine(table.seats, guest)
        row, position = table.visible_to(held)
        told = entry_log.visible_entries(held, await table.since(0), row.public_ply)
        then = whereabouts.Moment(position.game, told, at, things)
        return wire_notes.Notes([_shown(note, things, then.place) for note in stored], [], row.ply)


async def write(store: Store, table: TableSession, guest: str, note: str, new: wire_notes.NewNote) -> wire_notes.Notes:
    """Store a note of a guest, new or changed, and return them all. Raises `Problem` where it says nothing or can't be put."""
    text = plain(new.text)
    if not text:
        message = f"text: give 1 to {wire_notes.LONGEST_NOTE} visible characters."
        raise Problem(400, "bad-request", message, field="text")
    async with table.locked_fresh():
        row = await _row(store, table, guest, note, new.pin)
        made = NoteRow(note, text, row.thing, row.ply, row.length, now())
        try:
            await store.write(notes.put(guest, table.id, made))
        except notes.TooMany as error:
            message = f"At one table you can have {notes.MOST_NOTES} notes: remove one first."
            raise Problem(409, "notes-full", message, most=notes.MOST_NOTES) from error
    await table.channel(NoteUpdates).refresh()
    return await read(store, table, guest)


async def remove(store: Store, table: TableSession, guest: str, note: str) -> wire_notes.Notes:
    """Forget a note of a guest, if he has it, and return those that are left."""
    await store.write(notes.remove(guest, table.id, note))
    await table.channel(NoteUpdates).refresh()
    return await read(store, table, guest)


async def _row(store: Store, table: TableSession, guest: str, note: str, pin: wire_notes.Pin | None) -> NoteRow:
    """Return where a note is to be from now on."""
    row, position = table.visible_to(mine(table.seats, guest))
    if pin is None:
        stored = await store.read(notes.notes_of(guest, table.id))
        here = NoteRow(note, "", None, row.ply, len(position.answers), "")
        return next((it for it in stored if it.id == note), here)
    if pin.ply != row.ply:
        raise stale_ply(pin.ply, row.ply)
    if pin.thing is not None and pin.thing not in position.game.note_targets(position.state, position.options):
        raise Problem(422, "unknown-thing", f"thing: nothing here is called {pin.thing!r}.", field="thing")
    return NoteRow(note, "", pin.thing, row.ply, len(position.answers), "")


def _shown(note: NoteRow, things: Collection[str], place: Place) -> wire_notes.Note:
    thing = None if note.thing is None else place(note, note.thing)
    gone = note.thing is not None and thing not in things
    return wire_notes.Note(note.id, note.text, None if gone else thing, gone, note.at)
