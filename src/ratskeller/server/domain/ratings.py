"""How well people play a game, by the games that they have played against people: the model of Weng and Lin, pair by pair.

Of a game with several people everybody has met everybody, and a shared place is half a victory for both.
"""

from collections.abc import Callable, Mapping

import msgspec
from openskill.models import BradleyTerryFull

from ratskeller.server.db.connection import Connection

MILLION = 1_000_000
PROVISIONAL = 10
"""With fewer games a rating is provisional."""
SURE = 3
"""What is shown is so many times its doubt below the skill: who has played little stands low."""
FIRST, POINT = 1000, 40
"""Points of somebody who has not played, and how many one of skill is."""
MOST_RANKED = 100
MODEL = BradleyTerryFull()
KEEP = (
    "INSERT INTO ratings (guest_id, game, skill, doubt, games) VALUES (?, ?, ?, ?, ?) ON CONFLICT (guest_id, game)"
    " DO UPDATE SET skill = excluded.skill, doubt = excluded.doubt, games = excluded.games"
)
LADDER = (
    "SELECT ratings.guest_id, guests.name, skill, doubt, games FROM ratings JOIN guests ON guests.id = ratings.guest_id"
    " WHERE game = ? ORDER BY skill - ? * doubt DESC, games DESC, ratings.guest_id"
)
OF_ONE = "SELECT game, skill, doubt, games FROM ratings WHERE guest_id = ? ORDER BY game"
RATED = (
    "SELECT finishes.table_id, finishes.game, results.guest_id, results.place FROM finishes"
    " JOIN results ON results.table_id = finishes.table_id AND results.guest_id IS NOT NULL"
    " WHERE finishes.rated = 1 ORDER BY finishes.number, results.seat"
)


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: skill and its doubt (a standard deviation) in millionths, by so many games."""

    skill: int = round(MODEL.mu * MILLION)
    doubt: int = round(MODEL.sigma * MILLION)
    games: int = 0

    @property
    def points(self) -> int:
        """What is shown."""
        return FIRST + round(POINT * (self.skill - SURE * self.doubt) / MILLION)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known."""
        return self.games < PROVISIONAL


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ladder. Who has as many points shares the rank."""

    rank: int
    guest: str
    name: str
    rating: Rating


def rated(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """Return the ratings of people after a game, by the places to which they came."""
    guests = sorted(places)
    known = [before.get(guest, Rating()) for guest in guests]
    teams = [[MODEL.rating(it.skill / MILLION, it.doubt / MILLION)] for it in known]
    after = MODEL.rate(teams, ranks=[float(places[guest]) for guest in guests])
    return {
        guest: Rating(round(team[0].mu * MILLION), round(team[0].sigma * MILLION), was.games + 1)
        for guest, was, team in zip(guests, known, after, strict=True)
    }


def rate(connection: Connection, game: str, places: Mapping[str, int]) -> None:
    """Store what a game has changed of the ratings of the people who played it."""
    statement = "SELECT skill, doubt, games FROM ratings WHERE guest_id = ? AND game = ?"
    before = {}
    for guest in places:
        if (row := connection.execute(statement, (guest, game)).fetchone()) is not None:
            before[guest] = Rating(*row)
    rows = [(guest, game, it.skill, it.doubt, it.games) for guest, it in rated(before, places).items()]
    connection.executemany(KEEP, rows)


def ladder(game: str) -> Callable[[Connection], list[Ranked]]:
    """Return a read: all who are rated in a game, the best first."""

    def read(connection: Connection) -> list[Ranked]:
        found: list[Ranked] = []
        for number, (guest, name, *rating) in enumerate(connection.execute(LADDER, (game, SURE)), 1):
            own = Rating(*rating)
            shares = found and found[-1].rating.points == own.points
            found.append(Ranked(found[-1].rank if shares else number, guest, name, own))
        return found

    return read


def ratings_of(guest: str) -> Callable[[Connection], dict[str, Rating]]:
    """Return a read: the ratings of somebody, by game."""
    return lambda connection: {game: Rating(*rating) for game, *rating in connection.execute(OF_ONE, (guest,))}


def reckoned(connection: Connection) -> dict[tuple[str, str], Rating]:
    """Return all ratings by guest and game, made anew from the first game to the last. Who has left is known no longer."""
    found: dict[tuple[str, str], Rating] = {}
    games: dict[str, tuple[str, dict[str, int]]] = {}
    for table_id, game, guest, place in connection.execute(RATED):
        games.setdefault(table_id, (game, {}))[1][guest] = place
    for game, places in games.values():
        before = {guest: found[guest, game] for guest in places if (guest, game) in found}
        found |= {(guest, game): it for guest, it in rated(before, places).items()}
    accounts = {row[0] for row in connection.execute("SELECT guest_id FROM accounts")}
    return {key: it for key, it in found.items() if key[0] in accounts}


def stored(connection: Connection) -> dict[tuple[str, str], Rating]:
    """Return all ratings by guest and game as they are stored."""
    rows = connection.execute("SELECT guest_id, game, skill, doubt, games FROM ratings")
    return {(guest, game): Rating(*rating) for guest, game, *rating in rows}


def replace(connection: Connection, right: Mapping[tuple[str, str], Rating]) -> None:
    """Store ratings in the place of all that there are."""
    connection.execute("DELETE FROM ratings")
    rows = [(*key, it.skill, it.doubt, it.games) for key, it in right.items()]
    connection.executemany(KEEP, rows)
