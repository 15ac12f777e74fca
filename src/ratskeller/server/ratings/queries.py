"""Ratings in the database: of people by guest and game, of bots by game and bot."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from ratskeller.server.accounts.queries import UNLISTED, VISIBLE
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows
from ratskeller.server.ratings.model import Participant, Rating, points_of, rate_bots, rate_people

MOST_RANKED = 100
# Sorted like the index, so that no more rows are read than returned
TOP = (
    "SELECT skill, doubt, games, best.guest_id, guests.name FROM"  # noqa: S608
    f" (SELECT guest_id, skill, doubt, games, sure FROM ratings WHERE game = :game AND {VISIBLE.format(table='ratings')}"
    " ORDER BY sure DESC, games DESC, guest_id DESC LIMIT :most) AS best JOIN guests ON guests.id = best.guest_id"
    " ORDER BY sure DESC, games DESC, guest_id DESC"
)
LISTED = f"SELECT sure FROM ratings WHERE game = ? AND NOT {UNLISTED.format(table='ratings')} ORDER BY sure"  # noqa: S608
NAMED = (
    "SELECT skill, doubt, games, guests.id, guests.name FROM ratings JOIN guests ON guests.id = ratings.guest_id"
    " WHERE ratings.guest_id = ? AND game = ?"
)
UPDATE = " DO UPDATE SET skill = excluded.skill, doubt = excluded.doubt, games = excluded.games"


class RatingRow(msgspec.Struct, frozen=True):
    """The columns of a rating."""

    skill: int
    doubt: int
    games: int

    @property
    def rating(self) -> Rating:
        """The rating."""
        return Rating(self.skill, self.doubt, self.games)


class PersonRow(RatingRow, frozen=True):
    """The rating of a person in a game. `sure` is derived: the ladder is sorted by it."""

    guest_id: str
    game: str
    sure: int


class BotRow(RatingRow, frozen=True):
    """The rating of a bot in a game."""

    game: str
    bot: str


class NamedRow(RatingRow, frozen=True):
    """The rating of a person in a game, with their name."""

    guest: str
    name: str


PEOPLE, BOTS, NAMES = Rows(PersonRow, "ratings"), Rows(BotRow, "bot_ratings"), Rows(NamedRow)


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ladder. People with the same points share a rank."""

    rank: int
    guest: str
    name: str
    rating: Rating


def rate_game(
    connection: Connection, game: str, places: Mapping[str, int], participants: Sequence[Participant] | None
) -> None:
    """Store how a game changes ratings: of people by their places, and of bots if `participants` are given."""
    if participants is not None:
        ratings = rate_bots(bot_ratings(game)(connection), participants)
        save_bots(connection, {(game, bot): rating for bot, rating in ratings.items()})
    if places:
        ratings = rate_people(ratings_in(connection, game, places), places)
        save_people(connection, {(guest, game): rating for guest, rating in ratings.items()})


def ratings_in(connection: Connection, game: str, guests: Iterable[str]) -> dict[str, Rating]:
    """Return the ratings in a game of those guests that have one."""
    rows = [PEOPLE.one(connection, "WHERE guest_id = ? AND game = ?", (guest, game)) for guest in guests]
    return {row.guest_id: row.rating for row in rows if row is not None}


def ratings_of(guest: str) -> Callable[[Connection], dict[str, Rating]]:
    """Return a read: the ratings of a guest, by game."""
    return lambda connection: {
        row.game: row.rating for row in PEOPLE.all(connection, "WHERE guest_id = ? ORDER BY game", (guest,))
    }


def bot_ratings(game: str) -> Callable[[Connection], dict[str, Rating]]:
    """Return a read: the ratings of the bots in a game."""
    return lambda connection: {row.bot: row.rating for row in BOTS.all(connection, "WHERE game = ?", (game,))}


def save_people(connection: Connection, ratings: Mapping[tuple[str, str], Rating]) -> None:
    """Store ratings by guest and game."""
    rows = [PersonRow(it.skill, it.doubt, it.games, *key, it.sure) for key, it in ratings.items()]
    statement = f"{PEOPLE.insert} ON CONFLICT (guest_id, game){UPDATE}, sure = excluded.sure"
    connection.executemany(statement, [PEOPLE.values(row) for row in rows])


def save_bots(connection: Connection, ratings: Mapping[tuple[str, str], Rating]) -> None:
    """Store ratings by game and bot."""
    rows = [BotRow(it.skill, it.doubt, it.games, *key) for key, it in ratings.items()]
    connection.executemany(f"{BOTS.insert} ON CONFLICT (game, bot){UPDATE}", [BOTS.values(row) for row in rows])


def top(game: str, guest: str) -> Callable[[Connection], list[Ranked]]:
    """Return a read: the first hundred of the ladder of a game that this guest may see, the best first."""

    def read(connection: Connection) -> list[Ranked]:
        ladder: list[Ranked] = []
        rows = connection.execute(TOP, {"game": game, "guest": guest, "most": MOST_RANKED})
        for number, row in enumerate(map(NAMES.read, rows), 1):
            shares = ladder and ladder[-1].rating.points == row.rating.points
            ladder.append(Ranked(ladder[-1].rank if shares else number, row.guest, row.name, row.rating))
        return ladder

    return read


def listed_points(game: str) -> Callable[[Connection], list[int]]:
    """Return a read: the points of everybody on the ladder of a game, in ascending order."""
    return lambda connection: [points_of(sure) for (sure,) in connection.execute(LISTED, (game,))]


def named_rating(game: str, guest: str) -> Callable[[Connection], NamedRow | None]:
    """Return a read: name and rating of a guest in a game, None without a rating."""

    def read(connection: Connection) -> NamedRow | None:
        row = connection.execute(NAMED, (guest, game)).fetchone()
        return None if row is None else NAMES.read(row)

    return read
