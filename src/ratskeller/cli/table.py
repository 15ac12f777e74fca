"""The state of a session: the game, its players, and a journal of its events."""

from dataclasses import dataclass
from pathlib import Path

from ratskeller.core.events import Event, visible_to
from ratskeller.core.position import Position

from . import files
from .players import HUMAN


@dataclass(frozen=True)
class Entry:
    """The events of one or more answers; `length` is the number of answers of the game after them."""

    length: int
    events: tuple[Event, ...]


class Journal:
    """All events of a game."""

    def __init__(self, entries: list[Entry] | None = None) -> None:
        self._entries = entries or []

    def note(self, position: Position) -> None:
        """Add the last events of the position."""
        self._entries.append(Entry(len(position.answers), tuple(position.events)))

    def cut(self, length: int) -> None:
        """Drop what came after the first `length` answers."""
        self._entries = [entry for entry in self._entries if entry.length <= length]

    def visible_to(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """Return the events after the first `since` answers, up to answer `until`, as a seat may see them (None: a spectator)."""
        entries = [it for it in self._entries if it.length > since and (until is None or it.length <= until)]
        return [visible_to(event, seat) for entry in entries for event in entry.events]

    def everything(self) -> list[Event]:
        return [event for entry in self._entries for event in entry.events]

    @property
    def entries(self) -> list[Entry]:
        return self._entries[:]


@dataclass
class Table:
    """A game, who plays it, its events, and the file of its record."""

    position: Position
    kinds: list[str]
    journal: Journal
    record: Path | None = None

    @property
    def people(self) -> list[int]:
        """The seats at this screen."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def away(self, seat: int) -> tuple[int, int]:
        """Return the range of answers since a seat's last turn and before its present one."""
        actors = self.position.actors
        until = len(actors)
        while until and actors[until - 1] == seat:
            until -= 1
        since = until
        while since and actors[since - 1] != seat:
            since -= 1
        return since, until

    def save(self, path: Path) -> None:
        """Write the record of the game so far. Errors: BadFile."""
        files.write_record(path, self.position)


def journal_of(position: Position) -> Journal:
    """Return the journal of a game from a record, by replaying it."""
    journal = Journal()
    earlier = position.back_to(0)
    for answer in position.answers:
        journal.note(earlier.play(answer))
    return journal
