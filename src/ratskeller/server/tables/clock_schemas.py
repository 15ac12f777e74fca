"""Clocks, stand-ins, votes and premoves of a table. Moments and spans are milliseconds of server time."""

from typing import Annotated, Literal

import msgspec

SHORTEST, LONGEST = 5, 30 * 24 * 3600
MOST_RESERVE = 24 * 3600
MOST_VACATION = 60

Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for a new table: `live` for one evening, `days` for a game over days.

    `turn`: seconds for each turn, whole days for kind `days`. `reserve`: seconds of each seat for longer turns, only for live clocks.
    `vacation`: days of vacation for each seat, only for kind `days`. `bot` plays for a seat whose time is up, until its owner takes it
    back; null: the seat has lost.
    """

    kind: Literal["live", "days"]
    turn: Seconds
    reserve: Annotated[int, msgspec.Meta(ge=0, le=MOST_RESERVE)] = 0
    vacation: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)] = 0
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class SeatClock(msgspec.Struct, frozen=True):
    """The time of a seat when its turn begins: its reserve, its remaining vacation, and the end of its current vacation (0: none)."""

    seat: int
    reserve: int
    vacation: int
    away: int


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table at the moment `now`. The time of seat `asked` has been running since `began`, and is up at `deadline`.

    While no time runs, `asked` and `deadline` are null and `began` has no meaning. A turn has `turn`, and then the reserve of its seat.
    """

    kind: Literal["live", "days"]
    turn: int
    bot: str | None
    now: int
    asked: int | None
    began: int
    deadline: int | None
    seats: list[SeatClock]


class PlayedFor(msgspec.Struct, frozen=True):
    """A seat of a person for whom a bot plays.

    `time`: their time was up; `absent`: the others voted for it. They may take the seat back. `lost`: they lost on time; `resigned`: they
    gave up. The seat counts as last, and a bot plays on for the others.
    """

    seat: int
    bot: str
    reason: Literal["time", "absent", "lost", "resigned"]


class Vote(msgspec.Struct, frozen=True):
    """A vote to let a bot play for the seat `about`, or to end the game if that is null: one seat per voter, and how many are needed."""

    about: int | None
    seats: list[int]
    needed: int


class Order(msgspec.Struct, frozen=True):
    """A premove of one of the viewer's seats: the answer to a question that comes out of turn.

    `question` null: any question at the beginning of its turn that has only one answer; `answer` is null then.
    """

    seat: int
    question: str | None
    answer: str | None


class OrderOffer(msgspec.Struct, frozen=True):
    """A question that may come out of turn, and its possible answers."""

    question: str
    answers: list[str]


class Conduct(msgspec.Struct, frozen=True):
    """The status of a table beside the game. `clock` is null if the table has none.

    `ended`: the game was ended by agreement, or everybody has resigned or lost on time. `paused`: a bot plays for each person at the
    table, so the game waits until one of them takes a seat back.
    `orders` are the premoves of the viewer's seats, `offers` the questions for which they may give more.
    """

    clock: Clock | None
    played: list[PlayedFor]
    votes: list[Vote]
    ended: bool
    paused: bool
    orders: list[Order]
    offers: list[OrderOffer]
