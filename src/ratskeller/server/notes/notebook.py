"""What somebody has noted at a table: where notes are, and where a new one is put. Nothing here does input or output."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from ratskeller.core.contract import AnyGame
from ratskeller.core.events import Event
from ratskeller.core.plain_text import plain_text
from ratskeller.core.position import Position
from ratskeller.server.db.schema.features import NoteRow
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, stale_ply
from ratskeller.server.notes.queries import MOST_NOTES
from ratskeller.server.notes.schemas import LONGEST_NOTE, NewNote, Note, Notes, Pin
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.entry_log import EntryRow

Names = dict[str, str | None]
"""The later names of things by their names at a moment; None: the thing is gone."""


def tracked(game: AnyGame, note: NoteRow, thing: str, entries: Sequence[EntryRow], at: int | None = None) -> str | None:
    """Return where the thing of a note is after all entries, or after the first `at` answers; None: it is gone."""
    later = [entry for entry in entries if entry.ply > note.ply]
    if game.notes is not None and any(_undoes(entry, note) for entry in later):
        # The undo restored the thing, and nothing says which one it is now
        thing = game.notes.fallback_target(thing)
    standing = [entry for entry in _not_undone(later) if at is None or entry.length <= at]
    return _after(game, standing, thing)


class EarlierPlaces:
    """Where things were after `at` answers, when there were these `things`; `entries` are all that the viewer may see."""

    def __init__(self, game: AnyGame, entries: Sequence[EntryRow], at: int, things: Collection[str]) -> None:
        self._game = game
        self._entries = entries
        self._at = at
        self._now: Names = {thing: thing for thing in things}
        # By the ply of the entry after which these names hold
        self._later: dict[int, Names] = {}

    def place(self, note: NoteRow, thing: str) -> str | None:
        """Return where the thing of a note was at the moment, which may be before the note; None: it was not there."""
        lengths = [entry.length for entry in self._entries if _undoes(entry, note)]
        if self._at > min([note.length, *lengths]):
            found = tracked(self._game, note, thing, self._entries, self._at)
            return found if found in self._now else None
        put = _not_undone([entry for entry in self._entries if entry.ply <= note.ply])
        then = self._names([entry for entry in put if entry.length > self._at])
        return next((before for before, after in then.items() if after == thing), None)

    def _names(self, entries: Sequence[EntryRow]) -> Names:
        names = self._now
        for entry in entries:
            if entry.ply not in self._later:
                events = entry_log.events_of(entry, self._game.name)
                self._later[entry.ply] = {
                    then: None if now is None else _followed(self._game, events, now) for then, now in names.items()
                }
            names = self._later[entry.ply]
        return names


def _undoes(entry: EntryRow, note: NoteRow) -> bool:
    return entry.kind == "undo" and entry.ply > note.ply and entry.length < note.length


def _not_undone(entries: Sequence[EntryRow]) -> list[EntryRow]:
    standing: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "answer":
            standing.append(entry)
        else:
            standing = [it for it in standing if it.length <= entry.length]
    return standing


def _after(game: AnyGame, entries: Sequence[EntryRow], thing: str) -> str | None:
    found: str | None = thing
    for entry in entries:
        if found is not None:
            found = _followed(game, entry_log.events_of(entry, game.name), found)
    return found


def _followed(game: AnyGame, events: Sequence[Event], thing: str) -> str | None:
    """Return the name of a thing after events; None: it is gone. In a game without notes nothing stays."""
    return None if game.notes is None else game.notes.follow_target(events, thing)


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
    """Return a note as it is to be stored; a changed one keeps its time. Raises `Problem` for an empty text or an impossible place."""
    text = plain_text(new.text)
    if not text:
        message = f"text: give 1 to {LONGEST_NOTE} visible characters."
        raise Problem(400, "bad-request", message, field="text")
    at = next((it.at for it in stored if it.id == note), None) or now()
    return msgspec.structs.replace(_pinned(note, new.pin, stored, row, position), text=text, at=at)


def too_many_notes() -> Problem:
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
