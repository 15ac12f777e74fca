"""What somebody has noted at a table: where notes are, and where a new one is put. Nothing here does input or output."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from ratskeller.core.plain_text import plain_text
from ratskeller.core.position import Position
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply
from ratskeller.server.notes.piece_tracking import EarlierPlaces, tracked
from ratskeller.server.notes.queries import MOST_NOTES, NoteRow
from ratskeller.server.notes.schemas import LONGEST_NOTE, NewNote, Note, Notes, Pin
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import TableRow

Place = Callable[[NoteRow, str], str | None]
"""Returns where the thing of a note is; None: it is gone."""


def notes_now(stored: Sequence[NoteRow], row: TableRow, position: Position, visible: Sequence[EntryRow]) -> Notes:
    """Return notes where they are now. `visible` are the entries since the first of them that the author may see."""
    game, things = position.game, position.note_targets()
    notes = [_note(note, things, lambda it, thing: tracked(game, it, thing, visible)) for note in stored]
    return Notes(notes, things, row.ply)


def notes_then(
    stored: Sequence[NoteRow],
    row: TableRow,
    position: Position,
    visible: Sequence[EntryRow],
    at: int,
    things: Collection[str],
) -> Notes:
    """Return notes where they were after `at` answers, when there were these `things`; `visible` are all that the author may see."""
    places = EarlierPlaces(position.game, visible, at, things)
    return Notes([_note(note, things, places.place) for note in stored], [], row.ply)


def written(note: str, new: NewNote, stored: Sequence[NoteRow], row: TableRow, position: Position) -> NoteRow:
    """Return a new or changed note as it is to be stored. Raises `Problem` for an empty text or an impossible place."""
    text = plain_text(new.text)
    if not text:
        message = f"text: give 1 to {LONGEST_NOTE} visible characters."
        raise Problem(400, "bad-request", message, field="text")
    return msgspec.structs.replace(_pinned(note, new.pin, stored, row, position), text=text, at=now())


def too_many_notes() -> Problem:
    """Return the refusal of one more note."""
    message = f"At one table you can have {MOST_NOTES} notes: remove one first."
    return Problem(409, "notes-full", message, most=MOST_NOTES)


def _pinned(note: str, pin: Pin | None, stored: Sequence[NoteRow], row: TableRow, position: Position) -> NoteRow:
    """Return a note without text that is where it should be from now on."""
    if pin is None:
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
