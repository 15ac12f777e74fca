"""What travels about games that are over: results, ratings, and what they have in common."""

from typing import Annotated, Any

import msgspec

from ratskeller.server.accounts.placeholder_names import Unnamed
from ratskeller.server.http.schemas import Request
from ratskeller.server.tables.clock_schemas import PlayedFor
from ratskeller.server.tables.schemas import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The place to which a seat came, from 1, and its score."""

    seat: int
    place: int
    score: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that is over. `outcomes` by seat; none where it ended before it was over by its rules, or is of rules no longer known.

    `played`: the people for whom a bot played when it ended; they come last. `rated`: it has counted for ratings. `day` is the day whose
    deal it was.
    """

    table: str
    game: str
    options: dict[str, Any]
    finished: str
    length: int
    rated: bool
    imported: bool
    day: str | None
    seats: list[Seat]
    mine: list[int]
    outcomes: list[Outcome]
    played: list[PlayedFor]


class History(msgspec.Struct, frozen=True):
    """Games that are over, the last first; `more` leads to the next of them, null where there are none."""

    games: list[PlayedGame]
    more: str | None


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game against people, in points, by so many games. `provisional`: they are too few to be sure."""

    game: str
    points: int
    games: int
    provisional: bool


class Player(msgspec.Struct, frozen=True):
    """What everybody is told of somebody with an account. `games` are those at public tables."""

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
    """How well a bot plays against whoever sits there with it, in points, by so many games. `provisional`: they are too few to be sure."""

    bot: str
    points: int
    games: int
    provisional: bool


class Ladder(msgspec.Struct, frozen=True):
    """Who plays a game best: the first hundred, and whoever asks. `people` is how many are rated; `bots` have a list of their own."""

    game: str
    people: int
    rungs: list[Rung]
    bots: list[BotRung]


class Kind(msgspec.Struct, frozen=True):
    """What games with one value of an option have in common: how many there were, the mean of their answers and of the winner's lead."""

    option: str
    value: Any
    games: int
    length: float
    lead: float


class Choice(msgspec.Struct, frozen=True):
    """What some seats have chosen, by the message of the game that names it: how many seats, how often in all, how many of them won."""

    choice: str
    seats: int
    times: int
    won: int


class Statistics(msgspec.Struct, frozen=True):
    """What the last games of a kind have in common, as a whole and by option and value. `shared` is the part of victories that were.

    `choices` are those that the game counts, what most seats have chosen first.
    """

    game: str
    games: int
    length: float
    lead: float
    shared: float
    kinds: list[Kind]
    choices: list[Choice]


class NewRecord(Request, frozen=True):
    """A record of a game that is over, as text, that becomes a table of the guest's."""

    record: Annotated[str, msgspec.Meta(min_length=2, max_length=15_000)]
