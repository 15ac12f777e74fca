"""JSON of the Daily Plague: a day, its ranking and the attempts of the guest."""

from typing import Annotated

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.http.schemas import Request


class PlayDay(Request, frozen=True):
    """The day to play (2026-11-22)."""

    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Deal(msgspec.Struct, frozen=True):
    """The deal of a day: the game, its options, and the bots on the other seats, without the answers of chance."""

    game: str
    options: Options
    bots: list[str]


class DayResult(msgspec.Struct, frozen=True):
    """The result of an attempt: the place at the table, the lead over the best opponent (negative: behind), and the score.

    `course` is how the player stood from beginning to end: + for ahead, = for level, - for behind.
    """

    place: int
    margin: int
    score: int
    course: str


class DayAttempt(msgspec.Struct, frozen=True):
    """The guest's attempt at a day. `result` is null unless the game was finished in time."""

    table: str
    result: DayResult | None


class DayRank(msgspec.Struct, frozen=True):
    """A line of a ranking; equal results share a rank. `me`: it is the guest's own."""

    rank: int
    name: str
    place: int
    margin: int
    score: int
    me: bool
    unnamed: Unnamed | None = None


class DayStreak(msgspec.Struct, frozen=True):
    """Days finished in a row, the longest such streak, days won in a row, and all days won."""

    days: int
    longest: int
    won: int
    wins: int


class PastDay(msgspec.Struct, frozen=True):
    """A past day: its game, whether it is closed and can be practised, and the guest's attempt."""

    day: str
    game: str
    closed: bool
    attempt: DayAttempt | None


class DayAhead(msgspec.Struct, frozen=True):
    """Today or a day to come, and its game."""

    day: str
    game: str


class LastDay(msgspec.Struct, frozen=True):
    """The last day that is closed: its game, and the first of its ranking, several if they are equal."""

    day: str
    game: str
    first: list[DayRank]


class Day(msgspec.Struct, frozen=True):
    """A day of the Daily Plague. `seconds`: the time until the next day.

    `closed`: the day no longer counts and can be practised. `ranking` has the best and the guest, of `players` who have finished. `past`
    are the days before today, the last one first, `ahead` today and the six after it. `last` is null where nobody has finished it.
    """

    day: str
    today: bool
    closed: bool
    seconds: int
    deal: Deal
    attempt: DayAttempt | None
    players: int
    ranking: list[DayRank]
    streak: DayStreak
    past: list[PastDay]
    ahead: list[DayAhead]
    last: LastDay | None
