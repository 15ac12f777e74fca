"""Calculate all ratings again from the games, in the order in which they finished."""

from collections.abc import Iterator, Mapping
from itertools import groupby

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows
from ratskeller.server.ratings.model import Participant, Rating, rate_bots, rate_people
from ratskeller.server.ratings.queries import BOTS, PEOPLE, save_bots, save_people

RATED = (
    " FROM finishes JOIN results ON results.table_id = finishes.table_id"
    " JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat"
    " WHERE rated = 1 OR measures = 1 ORDER BY finishes.number, results.seat"
)
Key = tuple[str, str]


class ResultRow(msgspec.Struct, frozen=True):
    """A seat of a game that counts: for the ratings of people (`rated`), of bots (`measures`), or both."""

    number: int
    game: str
    rated: bool
    measures: bool
    guest_id: str | None
    bot: str | None
    place: int


RESULTS = Rows(ResultRow, number="finishes.number", game="finishes.game", guest_id="results.guest_id", bot="seats.bot")


class Ratings(msgspec.Struct, frozen=True):
    """All ratings: of people by guest and game, of bots by game and bot."""

    people: dict[Key, Rating]
    bots: dict[Key, Rating]

    def differences(self, other: "Ratings") -> int:
        """Return how many ratings differ, or are only in one of both."""
        return _differences(self.people, other.people) + _differences(self.bots, other.bots)


def _differences(some: Mapping[Key, Rating], others: Mapping[Key, Rating]) -> int:
    return sum(some.get(key) != others.get(key) for key in {*some, *others})


def recalculated_ratings(connection: Connection) -> Ratings:
    """Return all ratings, calculated from the first game to the last. People whose account is deleted have none."""
    people: dict[Key, Rating] = {}
    bots: dict[Key, Rating] = {}
    for seats in _games(connection):
        game = seats[0].game
        places = {it.guest_id: it.place for it in seats if it.guest_id is not None} if seats[0].rated else {}
        before = {guest: people[guest, game] for guest in places if (guest, game) in people}
        if seats[0].measures:
            participants = [Participant(it.bot, it.place, before.get(it.guest_id or "", Rating())) for it in seats]
            rated = {bot: rating for (of, bot), rating in bots.items() if of == game}
            bots |= {(game, bot): rating for bot, rating in rate_bots(rated, participants).items()}
        if places:
            people |= {(guest, game): rating for guest, rating in rate_people(before, places).items()}
    accounts = {guest for (guest,) in connection.execute("SELECT guest_id FROM accounts")}
    return Ratings({key: rating for key, rating in people.items() if key[0] in accounts}, bots)


def _games(connection: Connection) -> Iterator[list[ResultRow]]:
    """Yield the seats of each game that counts."""
    rows = map(RESULTS.read, connection.execute(f"SELECT {RESULTS.columns}{RATED}"))
    for _, seats in groupby(rows, lambda row: row.number):
        yield list(seats)


def stored_ratings(connection: Connection) -> Ratings:
    """Return all ratings as they are stored."""
    people = {(row.guest_id, row.game): row.rating for row in PEOPLE.all(connection)}
    return Ratings(people, {(row.game, row.bot): row.rating for row in BOTS.all(connection)})


def replace_ratings(connection: Connection, ratings: Ratings) -> None:
    """Replace all stored ratings."""
    for table in ("ratings", "bot_ratings"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608
    save_people(connection, ratings.people)
    save_bots(connection, ratings.bots)
