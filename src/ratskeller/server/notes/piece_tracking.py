"""Where the thing of a note is after all that was told, and where it was at an earlier moment of the game."""

from collections.abc import Collection, Sequence
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.server.notes.queries import NoteRow
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.entry_log import EntryRow

Names = dict[str, str | None]
"""What things are called later, by what they are called at a moment; None: they are gone by then."""


def followed(
    game: Contract[Any], note: NoteRow, thing: str, entries: Sequence[EntryRow], at: int | None = None
) -> str | None:
    """Return where the thing of a note is after all entries, or after the first `at` answers of what stands; None: nowhere any more."""
    later = [entry for entry in entries if entry.ply > note.ply]
    if any(_takes_back(entry, note) for entry in later):
        # What it was put on is as it was before, and nothing tells which one that is
        thing = game.fallback_target(thing)
    standing = [entry for entry in _standing(later) if at is None or entry.length <= at]
    return _after(game, standing, thing)


class Moment:
    """A moment of a game after `at` answers, when there were these `things`; `entries` are all that somebody was told."""

    def __init__(self, game: Contract[Any], entries: Sequence[EntryRow], at: int, things: Collection[str]) -> None:
        """Know nothing yet of what the things are called later."""
        self._game = game
        self._entries = entries
        self._at = at
        self._now: Names = {thing: thing for thing in things}
        # By the entry after which they are called so: it tells all that stood before it
        self._later: dict[int, Names] = {}

    def place(self, note: NoteRow, thing: str) -> str | None:
        """Return where the thing of a note was at the moment, before the note was put there or after; None: nowhere."""
        lengths = [entry.length for entry in self._entries if _takes_back(entry, note)]
        if self._at > min([note.length, *lengths]):
            found = followed(self._game, note, thing, self._entries, self._at)
            return found if found in self._now else None
        put = _standing([entry for entry in self._entries if entry.ply <= note.ply])
        then = self._names([entry for entry in put if entry.length > self._at])
        return next((before for before, after in then.items() if after == thing), None)

    def _names(self, entries: Sequence[EntryRow]) -> Names:
        """Return what the things are called after entries that follow the moment."""
        names = self._now
        for entry in entries:
            if entry.ply not in self._later:
                events = entry_log.events_of(entry, self._game.name)
                self._later[entry.ply] = {
                    then: None if now is None else self._game.follow_target(events, now) for then, now in names.items()
                }
            names = self._later[entry.ply]
        return names


def _takes_back(entry: EntryRow, note: NoteRow) -> bool:
    """Tell whether an entry takes back what a note was put on."""
    return entry.kind == "undo" and entry.ply > note.ply and entry.length < note.length


def _standing(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """Return those of some entries that were not taken back."""
    standing: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "answer":
            standing.append(entry)
        else:
            standing = [it for it in standing if it.length <= entry.length]
    return standing


def _after(game: Contract[Any], entries: Sequence[EntryRow], thing: str) -> str | None:
    """Return what a thing is called after entries; None: it is gone."""
    found: str | None = thing
    for entry in entries:
        if found is not None:
            found = game.follow_target(entry_log.events_of(entry, game.name), found)
    return found
