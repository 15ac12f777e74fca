"""JSON of past games, ratings, ladders and statistics."""

from typing import Any

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.tables.results import Choice
from ratskeller.server.tables.schemas import PlayedFor, Seat


class Outcome(msgspec.Struct, frozen=True):
    """The place of a seat, from 1, and its score."""

    seat: int
    place: int
    score: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A past game. `outcomes` are by seat; there are none if it ended by agreement, or the server no longer knows its rules.

    `early`: it ended before its rules ended it. `played`: the people for whom a bot finished the game; they come last. `day` is the day of
    a daily game.
    """

    table: str
    game: str
    options: Options
    finished: str
    length: int
    rated: bool
    imported: bool
    early: bool
    day: str | None
    seats: list[Seat]
    mine: list[int]
    outcomes: list[Outcome]
    played: list[PlayedFor]


class History(msgspec.Struct, frozen=True):
    """Past games, the last one first. `more` is the cursor of the next page, null on the last one."""

    games: list[PlayedGame]
    more: str | None


class Rating(msgspec.Struct, frozen=True):
    """A rating against people, in points. `provisional`: there are too few games to be sure."""

    game: str
    points: int
    games: int
    provisional: bool


class Player(msgspec.Struct, frozen=True):
    """The public profile of an account. `games` are those at public tables."""

    name: str
    since: str
    ratings: list[Rating]
    games: list[PlayedGame]
    more: str | None


class Rung(msgspec.Struct, frozen=True):
    """A line of a ladder."""

    rank: int
    name: str
    points: int
    games: int
    provisional: bool
    mine: bool
    unnamed: Unnamed | None = None


class BotRung(msgspec.Struct, frozen=True):
    """The rating of a bot against everybody it met, in points. `provisional`: there are too few games to be sure."""

    bot: str
    points: int
    games: int
    provisional: bool


class Ladder(msgspec.Struct, frozen=True):
    """The ladder of a game: the first hundred people and the viewer. `people` is how many are rated; `bots` have their own list."""

    game: str
    people: int
    rungs: list[Rung]
    bots: list[BotRung]


class Kind(msgspec.Struct, frozen=True):
    """Games with one value of an option: their number, and the means of their length in answers and of the winner's lead."""

    option: str
    value: Any
    games: int
    length: float
    lead: float


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of the last games, in all and by option and value. `shared` is the proportion of shared wins.

    `choices` are the most frequent first.
    """

    game: str
    games: int
    length: float
    lead: float
    shared: float
    kinds: list[Kind]
    choices: list[Choice]
