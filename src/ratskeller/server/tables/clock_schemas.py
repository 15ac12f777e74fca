"""Time at a table, and how it is conducted. Moments and spans that are told are milliseconds of the server's own time."""

from typing import Annotated, Literal

import msgspec

SHORTEST, LONGEST = 5, 30 * 24 * 3600
MOST_RESERVE = 24 * 3600
MOST_VACATION = 60

Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for a new table: `live` for one evening, `days` for a game by and by.

    `turn`: seconds for every turn, whole days where `kind` is `days`. `reserve`: seconds of each seat for turns that take longer, and
    `vacation`: days that each seat may be away, the former at a live clock alone, the latter at one of days. `bot` plays for whoever lets
    his time run out, until he takes his seat back; null: he has lost.
    """

    kind: Literal["live", "days"]
    turn: Seconds
    reserve: Annotated[int, msgspec.Meta(ge=0, le=MOST_RESERVE)] = 0
    vacation: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)] = 0
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class SeatClock(msgspec.Struct, frozen=True):
    """What a seat has left when its turn begins: its reserve, the time that it may be away, and until when it is away (0: it is here)."""

    seat: int
    reserve: int
    vacation: int
    away: int


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table at the moment `now`. `asked` is the seat whose time runs, since `began`, and is up at `deadline`.

    All three are null, or `began` of no meaning, while nobody's runs. Each turn has `turn`, and after it the reserve of its seat.
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

    `time`: he let his time run out, `absent`: the others wanted it; he may take it back. `lost`: by time, `resigned`: he gave up; his seat
    counts as last, and is played on for the others' sake.
    """

    seat: int
    bot: str
    reason: Literal["time", "absent", "lost", "resigned"]


class Vote(msgspec.Struct, frozen=True):
    """What some want, by a seat of each: that a bot plays for the seat `about`, null: that the game ends. It takes `needed` of them."""

    about: int | None
    seats: list[int]
    needed: int


class Order(msgspec.Struct, frozen=True):
    """What one of the viewer's seats wants to be answered to a question that comes out of its turn.

    `question` null: whatever begins its turn and has one answer alone; `answer` is null then.
    """

    seat: int
    question: str | None
    answer: str | None


class OrderOffer(msgspec.Struct, frozen=True):
    """A question that may come out of turn, and what can be answered to it."""

    question: str
    answers: list[str]


class Conduct(msgspec.Struct, frozen=True):
    """How a table is conducted: `clock` is null where there is none.

    `ended`: the game was ended by agreement, or everybody has resigned or lost on time. `paused`: a bot plays for each person at the
    table, so the game waits until one of them takes a seat back.
    `orders` are those of the viewer's seats, and `offers` what they may order beside what has one answer alone.
    """

    clock: Clock | None
    played: list[PlayedFor]
    votes: list[Vote]
    ended: bool
    paused: bool
    orders: list[Order]
    offers: list[OrderOffer]
