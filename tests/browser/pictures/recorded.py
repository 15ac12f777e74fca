"""Tables of recorded games as the server describes them, without a server: the same structs, made from the records in `tests/records`."""

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec

from ratskeller import games
from ratskeller.bots import game_review
from ratskeller.core.position import Position
from ratskeller.core.views import Views
from ratskeller.server.review.schemas import Odds, Outline, Review
from ratskeller.server.tables.entry_log import EntryRow, encode_events, entry_for
from ratskeller.server.tables.permissions import AccessPolicy
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.schemas import LiveEntries, Past, Snapshot
from ratskeller.server.tables.table_status import TableStatus
from ratskeller.server.tables.views import status_for, table_for

RECORDS = Path(__file__).parents[2] / "records"
GUEST = "guest"
NAMES = ("Agnes", "novice", "cellarer", "alderman", "pedlar", "plague-doctor")
"""Who sits at the seats: somebody, and bots."""
MOMENT = "2026-03-01T19:30:00+00:00"
"""When everything happened."""


@cache
def record(name: str) -> Position:
    """Return a recorded game at its end."""
    return games.get(name.partition("-")[0]).replay((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class RecordedTable:
    """A table with a recorded game (its name in `tests/records`) after `length` answers, None: all; the viewer has `seat`.

    `told` more answers become known while the table is open.
    """

    id: str
    name: str
    length: int | None
    seat: int
    told: int = 0

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name.partition("-")[0]

    @property
    def position(self) -> Position:
        """The position when the table is opened."""
        return self._after(0)

    def snapshot(self) -> Snapshot:
        """Return the table and its log when it is opened."""
        return self._snapshot(self.position)

    def news(self) -> LiveEntries | None:
        """Return what the socket tells after that; None: nothing."""
        if self.told == 0:
            return None
        after = self._snapshot(self._after(self.told))
        return LiveEntries(after.entries[len(self.snapshot().entries) :], after.table)

    def _after(self, told: int) -> Position:
        whole = record(self.name)
        return whole if self.length is None else whole.at(self.length + told)

    def _snapshot(self, position: Position) -> Snapshot:
        entries, seats, length = _entries(position), self._seats(), len(position.answers)
        assert position.undo_floor == length or position.actor == self.seat, f"{self.id}: a draft of somebody else"
        ply = entries[-1].ply
        row = TableRow(
            id=self.id,
            game=self.game,
            version=position.game.version,
            options=position.options,
            created=MOMENT,
            updated=MOMENT,
            ply=ply,
            length=length,
            over=position.over,
            actor=position.actor if isinstance(position.actor, int) else None,
            analysis=True,
            odds="off" if position.over else "always",
            public_ply=ply,
            public_length=length,
            public_at=MOMENT,
        )
        table = table_for(
            row,
            seats,
            position,
            Views(position),
            held=[self.seat],
            seat=self.seat,
            seed=None,
            access=AccessPolicy(),
            conduct=status_for(row, seats, position, TableStatus(), [self.seat], 0),
            hosting=True,
        )
        return Snapshot([entry_for(it, self.game, self.seat) for it in entries], table)

    def past(self, at: int, seat: int | None) -> Past:
        """Return the view of a seat at an earlier moment (None: a spectator)."""
        return Past(at, seat, self.position.at(at).view(seat))

    def odds(self, at: int, seat: int | None) -> Odds:
        """Return the odds at a moment, as a seat knows them (None: a spectator)."""
        return Odds(at, seat, self.position.at(at).odds(seat))

    def review(self, seat: int | None) -> Review:
        """Return the review of the game, before a search has judged the first decision."""
        found = game_review.overview(self.position, seat)
        outline = msgspec.convert(game_review.outline(found), list[Outline], from_attributes=True)
        return Review(found.length, "working", 0, len(outline), found.begin, [], outline, [], [])

    def _seats(self) -> list[SeatRow]:
        bots = iter(NAMES[1:])
        return [
            SeatRow(seat, "human", GUEST, NAMES[0], None) if seat == self.seat else _bot(seat, next(bots))
            for seat in range(len(self.position.scores))
        ]


def _entries(position: Position) -> list[EntryRow]:
    """Return the log: an entry for every answer of a seat, and one for all answers of chance after it."""
    replayed = position.at(0)
    entries: list[EntryRow] = []
    for actor, run in groupby(zip(position.actors, position.answers, strict=True), itemgetter(0)):
        answers = [answer for _, answer in run]
        for line in answers if isinstance(actor, int) else ["; ".join(answers)]:
            replayed.play(line)
            seat = actor if isinstance(actor, int) else None
            events = encode_events(replayed.events)
            length = len(replayed.answers)
            entries.append(EntryRow(len(entries) + 1, "answer", seat, line, length, events, MOMENT))
    return entries


def _bot(seat: int, level: str) -> SeatRow:
    return SeatRow(seat, "bot", None, level, level)


def to_json(content: object) -> bytes:
    """Return what the server would send."""
    return msgspec.json.encode(content)
