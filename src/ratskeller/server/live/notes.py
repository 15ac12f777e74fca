"""What people note at a table for themselves alone: a note goes with the thing on which it was put.

It is stored where it was put, and followed from there whenever it is asked for, by what its author was told.
"""

from collections.abc import Collection, Sequence
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.server.db.store import Store
from ratskeller.server.domain import history, notes
from ratskeller.server.domain.clock import now
from ratskeller.server.domain.history import EntryRow
from ratskeller.server.domain.notes import NoteRow
from ratskeller.server.domain.tables import mine
from ratskeller.server.domain.talk import plain
from ratskeller.server.errors import Problem, stale_ply
from ratskeller.server.live.kept import KeptTable
from ratskeller.server.wire import notes as wire_notes


async def read(store: Store, table: KeptTable, guest: str) -> wire_notes.Notes:
    """Return what a guest has noted at a table, and where that is now."""
    async with table.current():
        stored = await store.read(notes.notes_of(guest, table.id))
        held = mine(table.seats, guest)
        row, position = table.known_to(held)
        pinned = [note.ply for note in stored if note.thing is not None]
        entries = await table.since(min(pinned)) if pinned else []
        told = history.told_to(held, entries, row.told)
        things = position.game.things(position.state, position.options)
        shown = [_shown(position.game, note, told, things) for note in stored]
        return wire_notes.Notes(shown, things, row.ply)


async def write(store: Store, table: KeptTable, guest: str, note: str, new: wire_notes.NewNote) -> wire_notes.Notes:
    """Store a note of a guest, new or changed, and return them all. Raises `Problem` where it says nothing or can't be put."""
    text = plain(new.text)
    if not text:
        message = f"text: give 1 to {wire_notes.LONGEST_NOTE} visible characters."
        raise Problem(400, "bad-request", message, field="text")
    async with table.current():
        row = await _row(store, table, guest, note, new.pin)
        made = NoteRow(note, text, row.thing, row.ply, row.length, now())
        try:
            await store.write(notes.put(guest, table.id, made))
        except notes.TooMany as error:
            message = f"At one table you can have {notes.MOST_NOTES} notes: remove one first."
            raise Problem(409, "notes-full", message, most=notes.MOST_NOTES) from error
    return await read(store, table, guest)


async def _row(store: Store, table: KeptTable, guest: str, note: str, pin: wire_notes.Pin | None) -> NoteRow:
    """Return where a note is to be from now on."""
    row, position = table.known_to(mine(table.seats, guest))
    if pin is None:
        stored = await store.read(notes.notes_of(guest, table.id))
        here = NoteRow(note, "", None, row.ply, len(position.answers), "")
        return next((it for it in stored if it.id == note), here)
    if pin.ply != row.ply:
        raise stale_ply(pin.ply, row.ply)
    if pin.thing is not None and pin.thing not in position.game.things(position.state, position.options):
        raise Problem(422, "unknown-thing", f"thing: nothing here is called {pin.thing!r}.", field="thing")
    return NoteRow(note, "", pin.thing, row.ply, len(position.answers), "")


def _shown(game: Contract[Any], note: NoteRow, entries: Sequence[EntryRow], things: Collection[str]) -> wire_notes.Note:
    thing = None if note.thing is None else _followed(game, note, note.thing, entries)
    gone = note.thing is not None and thing not in things
    return wire_notes.Note(note.id, note.text, None if gone else thing, gone, note.at)


def _followed(game: Contract[Any], note: NoteRow, thing: str, entries: Sequence[EntryRow]) -> str | None:
    """Return where the thing of a note is after all entries; None: nowhere any more."""
    standing: list[EntryRow] = []
    for entry in entries:
        if entry.ply <= note.ply:
            continue
        if entry.kind == "answer":
            standing.append(entry)
            continue
        standing = [it for it in standing if it.length <= entry.length]
        if entry.length < note.length:
            # What it was put on is as it was before, and nothing tells which one that is
            thing = game.ground(thing)
    followed: str | None = thing
    for entry in standing:
        if followed is not None:
            followed = game.follow(history.events_of(entry, game.name), followed)
    return followed
