"""Ratings made anew: they follow from the games alone, in the order in which they were noted."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.ratings import bot_ratings
from ratskeller.server.ratings import queries as ratings
from ratskeller.server.ratings.bot_ratings import Sitter, measured
from ratskeller.server.ratings.queries import Rating, rated

COUNTED = (
    "SELECT finishes.number, finishes.game, rated, measures, results.guest_id, seats.bot, place FROM finishes"
    " JOIN results ON results.table_id = finishes.table_id"
    " JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat"
    " WHERE rated = 1 OR measures = 1 ORDER BY finishes.number, results.seat"
)
Key = tuple[str, str]


class Ratings(msgspec.Struct, frozen=True):
    """All ratings: of people by guest and game, of bots by game and bot."""

    people: dict[Key, Rating]
    bots: dict[Key, Rating]

    def differences(self, other: "Ratings") -> int:
        """Return how many are not the same in both, or only in one."""
        return _differences(self.people, other.people) + _differences(self.bots, other.bots)


def _differences(some: Mapping[Key, Rating], others: Mapping[Key, Rating]) -> int:
    return sum(some.get(key) != others.get(key) for key in {*some, *others})


def reckoned(connection: Connection) -> Ratings:
    """Return all ratings, made anew from the first game to the last. Who has left is known no longer."""
    found = Ratings({}, {})
    for game, is_rated, is_measured, lines in _games(connection):
        places = {guest: place for guest, _, place in lines if guest is not None}
        known = {guest: found.people[guest, game] for guest in places if (guest, game) in found.people}
        if is_measured:
            sitters = [
                Sitter(bot, place, known.get(guest, Rating()) if is_rated else Rating()) for guest, bot, place in lines
            ]
            before = {bot: it for (of, bot), it in found.bots.items() if of == game}
            found.bots.update({(game, bot): it for bot, it in measured(before, sitters).items()})
        if is_rated:
            found.people.update({(guest, game): it for guest, it in rated(known, places).items()})
    accounts = {row[0] for row in connection.execute("SELECT guest_id FROM accounts")}
    return Ratings({key: it for key, it in found.people.items() if key[0] in accounts}, found.bots)


def _games(connection: Connection) -> Iterator[tuple[str, bool, bool, list[Any]]]:
    """Yield the games that count: of which kind, for people, for bots, and by seat guest, bot and place."""
    for (_, game, is_rated, is_measured), rows in groupby(connection.execute(COUNTED), lambda row: tuple(row[:4])):
        yield game, bool(is_rated), bool(is_measured), [tuple(row[4:]) for row in rows]


def stored(connection: Connection) -> Ratings:
    """Return all ratings as they are stored."""
    people = connection.execute("SELECT guest_id, game, skill, doubt, games FROM ratings")
    found = {(guest, game): Rating(*rating) for guest, game, *rating in people}
    bots = connection.execute("SELECT game, bot, skill, doubt, games FROM bot_ratings")
    return Ratings(found, {(game, bot): Rating(*rating) for game, bot, *rating in bots})


def replace(connection: Connection, right: Ratings) -> None:
    """Store ratings in the place of all that there are."""
    for table in ("ratings", "bot_ratings"):
        connection.execute(f"DELETE FROM {table}")  # noqa: S608
    ratings.keep(connection, right.people)
    bot_ratings.keep(connection, right.bots)
