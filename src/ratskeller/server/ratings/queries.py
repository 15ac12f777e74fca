"""How well people play a game, by the games that they have played against people: the model of Weng and Lin, pair by pair.

Of a game with several people everybody has met everybody, and a shared place is half a victory for both.
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec
from openskill.models import BradleyTerryFull

from ratskeller.server.accounts.queries import SHOWN, UNLISTED
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
    "INSERT INTO ratings (guest_id, game, skill, doubt, games, sure) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest_id, game)"
    " DO UPDATE SET skill = excluded.skill, doubt = excluded.doubt, games = excluded.games, sure = excluded.sure"
)
# The order of the index, so that no more rows are read than are shown
BEST = (
    "SELECT best.guest_id, guests.name, skill, doubt, games FROM"  # noqa: S608
    f" (SELECT guest_id, skill, doubt, games, sure FROM ratings WHERE game = :game AND {SHOWN.format(table='ratings')}"
    " ORDER BY sure DESC, games DESC, guest_id DESC LIMIT :most) AS best JOIN guests ON guests.id = best.guest_id"
    " ORDER BY sure DESC, games DESC, guest_id DESC"
)
EVERY = f"SELECT sure FROM ratings WHERE game = ? AND NOT {UNLISTED.format(table='ratings')} ORDER BY sure"  # noqa: S608
OWN = (
    "SELECT guests.name, skill, doubt, games FROM ratings JOIN guests ON guests.id = ratings.guest_id"
    " WHERE ratings.guest_id = ? AND game = ?"
)
OF_ONE = "SELECT game, skill, doubt, games FROM ratings WHERE guest_id = ? ORDER BY game"


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: skill and its doubt (a standard deviation) in millionths, by so many games."""

    skill: int = round(MODEL.mu * MILLION)
    doubt: int = round(MODEL.sigma * MILLION)
    games: int = 0

    @property
    def sure(self) -> int:
        """The skill that is sure, in millionths."""
        return self.skill - SURE * self.doubt

    @property
    def points(self) -> int:
        """What is shown."""
        return points_of(self.sure)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known."""
        return self.games < PROVISIONAL


def points_of(sure: int) -> int:
    """Return what is shown of a skill that is sure."""
    return FIRST + round(POINT * sure / MILLION)


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
    keep(connection, {(guest, game): it for guest, it in rated(known(connection, game, places), places).items()})


def known(connection: Connection, game: str, guests: Iterable[str]) -> dict[str, Rating]:
    """Return the ratings in a game of those of some people who have one."""
    statement = "SELECT skill, doubt, games FROM ratings WHERE guest_id = ? AND game = ?"
    rows = {guest: connection.execute(statement, (guest, game)).fetchone() for guest in guests}
    return {guest: Rating(*row) for guest, row in rows.items() if row is not None}


def keep(connection: Connection, found: Mapping[tuple[str, str], Rating]) -> None:
    """Store ratings by guest and game."""
    connection.executemany(KEEP, [(*key, it.skill, it.doubt, it.games, it.sure) for key, it in found.items()])


def best(game: str, guest: str) -> Callable[[Connection], list[Ranked]]:
    """Return a read: the first hundred of those who are rated in a game, as somebody is told of them, the best first."""

    def read(connection: Connection) -> list[Ranked]:
        found: list[Ranked] = []
        rows = connection.execute(BEST, {"game": game, "guest": guest, "most": MOST_RANKED})
        for number, (who, name, *rating) in enumerate(rows, 1):
            own = Rating(*rating)
            shares = found and found[-1].rating.points == own.points
            found.append(Ranked(found[-1].rank if shares else number, who, name, own))
        return found

    return read


def every(game: str) -> Callable[[Connection], list[int]]:
    """Return a read: the points of all who are rated in a game and listed, in rising order."""
    return lambda connection: [points_of(row[0]) for row in connection.execute(EVERY, (game,))]


def own(game: str, guest: str) -> Callable[[Connection], tuple[str, Rating] | None]:
    """Return a read: name and rating of somebody in a game, None for whoever has none."""

    def read(connection: Connection) -> tuple[str, Rating] | None:
        row = connection.execute(OWN, (guest, game)).fetchone()
        return None if row is None else (row[0], Rating(*row[1:]))

    return read


def ratings_of(guest: str) -> Callable[[Connection], dict[str, Rating]]:
    """Return a read: the ratings of somebody, by game."""
    return lambda connection: {game: Rating(*rating) for game, *rating in connection.execute(OF_ONE, (guest,))}
