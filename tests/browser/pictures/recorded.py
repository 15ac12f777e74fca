"""Tables of recorded games as the server describes them, without a server: the same schemas, filled from the records in `tests/records`."""

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.core.events import visible_to
from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.server.review.content import review_of
from ratskeller.server.review.schemas import Odds, Review
from ratskeller.server.tables import schemas

RECORDS = Path(__file__).parents[2] / "records"
GUEST = "guest"
NAMES = ("Agnes", "novice", "cellarer", "alderman", "pedlar", "plague-doctor")
"""Who sits at the seats: somebody, and bots."""
MOMENT = "2026-03-01T19:30:00+00:00"
"""When everything happened."""
NOW = 1_772_393_400_000
TURN, RESERVE = 60_000, 4 * 60_000
"""The same as the server counts it, and what each turn and each seat have on a live clock, in milliseconds."""


@cache
def record(name: str) -> Position:
    """Return a recorded game at its end."""
    return games.get(name.partition("-")[0]).replay((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class RecordedTable:
    """A table with a recorded game (its name in `tests/records`) after `length` answers, None: all; the viewer has `seat`.

    `more` further answers become known while the table is open. With `hurried` a live clock runs; with `relieved` a bot plays for
    the viewer.
    """

    id: str
    name: str
    length: int | None
    seat: int
    more: int = 0
    hurried: bool = False
    relieved: bool = False

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name.partition("-")[0]

    @property
    def position(self) -> Position:
        """The position when the table is opened."""
        return self._after(0)

    def snapshot(self) -> schemas.Snapshot:
        """Return the table and its log when it is opened."""
        return self._snapshot(self.position)

    def news(self) -> schemas.LiveEntries | None:
        """Return what the socket tells after that; None: nothing."""
        if self.more == 0:
            return None
        after = self._snapshot(self._after(self.more))
        return schemas.LiveEntries(after.entries[len(self.snapshot().entries) :], after.table)

    def _after(self, more: int) -> Position:
        whole = record(self.name)
        return whole if self.length is None else whole.at(self.length + more)

    def _snapshot(self, position: Position) -> schemas.Snapshot:
        entries, length = self._entries(position), len(position.answers)
        assert position.undo_floor == length or position.actor == self.seat, f"{self.id}: a draft of somebody else"
        undoable = range(position.undo_floor, length)
        table = schemas.Table(
            id=self.id,
            game=self.game,
            ply=entries[-1].ply,
            length=length,
            seats=self._seats(),
            mine=[self.seat],
            seat=self.seat,
            view=_json(position.view(self.seat)),
            draft=[schemas.Draft(position.answers[at], at) for at in undoable],
            undo_floor=position.undo_floor,
            over=position.over,
            analysis=True,
            odds="off" if position.over else "always",
            standing=not position.over,
            friendly=False,
            long_thoughts=False,
            waiting=False,
            lesson=None,
            day=None,
            fair=None,
            way="link",
            spectators=True,
            hosting=True,
            origin=None,
            rematch=None,
            conduct=self._status(position),
        )
        return schemas.Snapshot(entries, table)

    def _status(self, position: Position) -> schemas.Conduct:
        offers = [schemas.OrderOffer(question, answers) for question, answers in position.premoves().items()]
        clock = None
        played = [schemas.PlayedFor(self.seat, "novice", "time")] if self.relieved else []
        if self.hurried and not position.over:
            seats = [schemas.SeatClock(seat, RESERVE, 0, 0) for seat in range(len(position.scores))]
            asked = position.actor if isinstance(position.actor, int) else None
            clock = schemas.Clock("live", TURN, "novice", NOW, asked, NOW, NOW + TURN + RESERVE, NOW, seats)
        return schemas.Conduct(
            clock=clock,
            played=played,
            votes=[],
            ended=False,
            places=position.places,
            paused=False,
            orders=[],
            offers=offers,
        )

    def past(self, at: int, seat: int | None) -> schemas.Past:
        """Return the view of a seat at an earlier moment (None: a spectator)."""
        return schemas.Past(at, seat, self.position.at(at).view(seat))

    def odds(self, at: int, seat: int | None) -> Odds:
        """Return the odds at a moment, as a seat knows them (None: a spectator)."""
        return Odds(at, seat, self.position.at(at).odds(seat))

    def review(self, seat: int | None) -> Review:
        """Return the review of the game, before a search has judged the first decision."""
        return review_of(game_review.overview(self.position, seat), [], "working", 0, None)

    def _seats(self) -> list[schemas.Seat]:
        bots = iter(NAMES[1:])
        mine = schemas.Seat(self.seat, "human", NAMES[0], None, "guest")
        seats = range(len(self.position.scores))
        return [mine if seat == self.seat else _bot(seat, next(bots)) for seat in seats]

    def _entries(self, position: Position) -> list[schemas.Entry]:
        """Return the log: an entry for every answer of a seat, and one for all answers of chance after it."""
        replayed = position.at(0)
        entries: list[schemas.Entry] = []
        for actor, run in groupby(zip(position.actors, position.answers, strict=True), itemgetter(0)):
            answers = [answer for _, answer in run]
            for line in answers if isinstance(actor, int) else ["; ".join(answers)]:
                replayed.play(line)
                answer = line if isinstance(actor, int) else None
                events = _json([visible_to(event, self.seat) for event in replayed.events])
                length = len(replayed.answers)
                entries.append(schemas.Entry(len(entries) + 1, "answer", actor, answer, length, events, MOMENT, None))
        return entries


def _bot(seat: int, level: str) -> schemas.Seat:
    return schemas.Seat(seat, "bot", level, level)


def _json(content: object) -> Any:
    return msgspec.json.decode(to_json(content))


def to_json(content: object) -> bytes:
    """Return what the server would send."""
    return msgspec.json.encode(content)
