"""JSON of the Daily Plague: a day, its ranking and the attempts of the guest."""

from typing import Annotated, Any

import msgspec

from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.http.schemas import Request


class PlayDay(Request, frozen=True):
    """The day whose deal is to be played (2026-11-22)."""

    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Deal(msgspec.Struct, frozen=True):
    """What is played on a day: the game with its options, and the bots on the seats after the player's. What chance brings is not in it."""

    game: str
    options: dict[str, Any]
    bots: list[str]


class DayResult(msgspec.Struct, frozen=True):
    """How an attempt ended: the place at the table, the lead over the best of the others (below 0: how far behind), and the score.

    `course` tells how the player stood from beginning to end: + for ahead, = for level, - for behind.
    """

    place: int
    margin: int
    score: int
    course: str


class DayAttempt(msgspec.Struct, frozen=True):
    """The guest's attempt at a day, at its table. `result` is null until the game is over; if it is not in time, for ever."""

    table: str
    result: DayResult | None


class DayRank(msgspec.Struct, frozen=True):
    """A line of a day's ranking: equal results share a rank. `me`: it is the guest's own."""

    rank: int
    name: str
    place: int
    margin: int
    score: int
    me: bool
    unnamed: Unnamed | None = None


class DayStreak(msgspec.Struct, frozen=True):
    """Days in a row that the guest has finished, the longest such row, days in a row that were won up to the last, all that were won."""

    days: int
    longest: int
    won: int
    wins: int


class PastDay(msgspec.Struct, frozen=True):
    """A former day: its game, whether it is closed (then it is open for practice), and the guest's attempt."""

    day: str
    game: str
    closed: bool
    attempt: DayAttempt | None


class Day(msgspec.Struct, frozen=True):
    """A day of the Daily Plague. `seconds`: how long it is until the next day begins.

    `closed`: nothing of the day counts any more, and its deal is open for practice. `ranking` has the best and the guest, among `players`
    who have finished. `past` are the days before today, the last one first.
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
