"""Ratings in the database: of people by guest and game, of bots by game and bot, and how strong somebody is against bots.

All can be calculated again from the games.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from ratskeller.server.accounts.queries import UNLISTED, VISIBLE
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, put
from ratskeller.server.db.schema.features import BotRow, PersonRow, RatingRow
from ratskeller.server.ratings.model import Participant, Rating, points_of, rate_bots, rate_people
from ratskeller.strength.estimate import COUNTED, Against, Estimate, estimate, score_of
from ratskeller.strength.mixture import is_mixture

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

RATED = (
    " FROM finished_games JOIN results ON results.table_id = finished_games.table_id"
    " JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat"
    " WHERE rated = 1 OR rates_bots = 1 ORDER BY finished_games.number, results.seat"
)
CHANGES = (
    "SELECT seat, points_before, points_after FROM results WHERE table_id = :table AND points_after IS NOT NULL"  # noqa: S608
    f" AND {VISIBLE.format(table='results')} ORDER BY seat"
)
Key = tuple[str, str]


class NamedRow(RatingRow, frozen=True):
    """The rating of a person in a game, with their name."""

    guest: str
    name: str


PEOPLE, BOTS, NAMES = Rows(PersonRow), Rows(BotRow), Rows(NamedRow)


class RatingChange(msgspec.Struct, frozen=True):
    """How a rated game changed the rating of the person in a seat, in points."""

    seat: int
    before: int
    after: int


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ladder. People with the same points share a rank."""

    rank: int
    guest: str
    name: str
    rating: Rating


def rate_game(
    connection: Connection, game: str, places: Mapping[str, int], participants: Sequence[Participant] | None
) -> dict[str, tuple[int, int]]:
    """Store how a game changes ratings: of people by their places, and of bots if `participants` are given.

    Returns the points of each guest before and after.
    """
    if participants is not None:
        ratings = rate_bots(bot_ratings(connection, game), participants)
        save_bots(connection, {(game, bot): rating for bot, rating in ratings.items()})
    if not places:
        return {}
    before = ratings_in(connection, game, places)
    after = rate_people(before, places)
    save_people(connection, {(guest, game): rating for guest, rating in after.items()})
    return {guest: (before.get(guest, Rating()).points, rating.points) for guest, rating in after.items()}


def rating_changes(connection: Connection, table_id: str, guest: str) -> list[RatingChange]:
    """Return how a game changed those ratings that this guest may see, by seat. There are none if it was not rated."""
    rows = connection.execute(CHANGES, {"table": table_id, "guest": guest})
    return [RatingChange(*row) for row in rows]


def rating_of(row: RatingRow) -> Rating:
    return Rating(row.skill, row.doubt, row.games)


def ratings_in(connection: Connection, game: str, guests: Iterable[str]) -> dict[str, Rating]:
    rows = [PEOPLE.one(connection, "WHERE guest_id = ? AND game = ?", (guest, game)) for guest in guests]
    return {row.guest_id: rating_of(row) for row in rows if row is not None}


def ratings_of(connection: Connection, guest: str) -> dict[str, Rating]:
    return {row.game: rating_of(row) for row in PEOPLE.all(connection, "WHERE guest_id = ? ORDER BY game", (guest,))}


def bot_ratings(connection: Connection, game: str) -> dict[str, Rating]:
    return {row.bot: rating_of(row) for row in BOTS.all(connection, "WHERE game = ?", (game,))}


def save_people(connection: Connection, ratings: Mapping[tuple[str, str], Rating]) -> None:
    put(connection, *(PersonRow(it.skill, it.doubt, it.games, *key, it.sure) for key, it in ratings.items()))


def save_bots(connection: Connection, ratings: Mapping[tuple[str, str], Rating]) -> None:
    put(connection, *(BotRow(it.skill, it.doubt, it.games, *key) for key, it in ratings.items()))


def top(connection: Connection, game: str, guest: str) -> list[Ranked]:
    """Return the first hundred of the ladder of a game that this guest may see, the best first."""
    ladder: list[Ranked] = []
    rows = connection.execute(TOP, {"game": game, "guest": guest, "most": MOST_RANKED})
    for number, row in enumerate(map(NAMES.read, rows), 1):
        shares = ladder and ladder[-1].rating.points == rating_of(row).points
        ladder.append(Ranked(ladder[-1].rank if shares else number, row.guest, row.name, rating_of(row)))
    return ladder


def listed_points(connection: Connection, game: str) -> list[int]:
    return [points_of(sure) for (sure,) in connection.execute(LISTED, (game,))]


def named_rating(connection: Connection, game: str, guest: str) -> NamedRow | None:
    row = connection.execute(NAMED, (guest, game)).fetchone()
    return None if row is None else NAMES.read(row)


class ResultRow(msgspec.Struct, frozen=True):
    """A seat of a game that counts: for the ratings of people (`rated`), of bots (`rates_bots`), or both."""

    number: int
    game: str
    rated: bool
    rates_bots: bool
    guest_id: str | None
    bot: str | None
    place: int


RESULTS = Rows(
    ResultRow, number="finished_games.number", game="finished_games.game", guest_id="results.guest_id", bot="seats.bot"
)


class Ratings(msgspec.Struct, frozen=True):
    """All ratings: of people by guest and game, of bots by game and bot."""

    people: dict[Key, Rating]
    bots: dict[Key, Rating]

    def differences(self, other: "Ratings") -> int:
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
        if seats[0].rates_bots:
            participants = [Participant(it.bot, it.place, before.get(it.guest_id or "", Rating())) for it in seats]
            rated = {bot: rating for (of, bot), rating in bots.items() if of == game}
            bots |= {(game, bot): rating for bot, rating in rate_bots(rated, participants).items()}
        if places:
            people |= {(guest, game): rating for guest, rating in rate_people(before, places).items()}
    accounts = {guest for (guest,) in connection.execute("SELECT guest_id FROM accounts")}
    return Ratings({key: rating for key, rating in people.items() if key[0] in accounts}, bots)


def _games(connection: Connection) -> Iterator[list[ResultRow]]:
    rows = map(RESULTS.read, connection.execute(f"SELECT {RESULTS.columns}{RATED}"))
    for _, seats in groupby(rows, lambda row: row.number):
        yield list(seats)


def stored_ratings(connection: Connection) -> Ratings:
    people = {(row.guest_id, row.game): rating_of(row) for row in PEOPLE.all(connection)}
    return Ratings(people, {(row.game, row.bot): rating_of(row) for row in BOTS.all(connection)})


def replace_ratings(connection: Connection, ratings: Ratings) -> None:
    for table in ("ratings", "bot_ratings"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608
    save_people(connection, ratings.people)
    save_bots(connection, ratings.bots)


# No help, no second attempt, one seat, and at least one bot. A player who gave up has lost; one whom others left has not won against bots
GAMES = (
    "SELECT tables.id, results.place, COALESCE(finished_games.finished, tables.updated) AS ended FROM seats"
    " JOIN tables ON tables.id = seats.table_id LEFT JOIN finished_games ON finished_games.table_id = tables.id"
    " LEFT JOIN results ON results.table_id = tables.id AND results.seat = seats.seat"
    " WHERE seats.guest_id = :guest AND seats.kind = 'human' AND tables.game = :game AND tables.over = 1"
    " AND tables.lesson IS NULL AND branched IS NULL AND analysis = 0 AND long_thoughts = 0"
    " AND CASE WHEN EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id)"
    " THEN EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = tables.id AND stand_ins.seat = seats.seat"
    " AND reason IN ('lost', 'resigned')) ELSE results.place IS NOT NULL END"
    " AND EXISTS (SELECT 1 FROM seats AS bots WHERE bots.table_id = tables.id AND bots.kind = 'bot')"
    " AND NOT EXISTS (SELECT 1 FROM seats AS more WHERE more.table_id = tables.id AND more.guest_id = :guest"
    " AND more.seat <> seats.seat) ORDER BY ended DESC, tables.id LIMIT :most"
)
MET = (
    "SELECT games.id, seats.bot, games.place, results.place"  # noqa: S608
    f" FROM ({GAMES}) AS games JOIN seats ON seats.table_id = games.id AND seats.kind = 'bot'"
    " LEFT JOIN results ON results.table_id = games.id AND results.seat = seats.seat"
    " ORDER BY games.ended DESC, games.id, seats.seat"
)


def strength_of(connection: Connection, guest: str, game: str) -> Estimate | None:
    """Return the bot that is about as strong as a person; None in a game without levels."""
    rows = connection.execute(MET, {"guest": guest, "game": game, "most": COUNTED}).fetchall()
    results = [
        [Against(bot, 0.0 if own is None or place is None else score_of(own, place)) for _, bot, own, place in met]
        for _, met in groupby(rows, lambda row: row[0])
    ]
    return estimate(game, results)


def following(connection: Connection, bot: str | None, guest: str, game: str) -> str | None:
    """Return the bot of the next game on the seat of `bot`: one between two levels follows the person's results."""
    if bot is None or not is_mixture(bot, game):
        return bot
    found = strength_of(connection, guest, game)
    return bot if found is None else found.bot
