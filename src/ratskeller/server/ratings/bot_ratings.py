"""How well bots play a game, by the games in which they sat: the model that rates people, on a list of their own.

Nobody's rating changes by what a bot does, so people enter as they are known: in a game that counts for them with their ratings
before it, in any other as somebody of whom nothing is known.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.ratings.queries import MILLION, MODEL, Rating

KEEP = (
    "INSERT INTO bot_ratings (game, bot, skill, doubt, games) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, bot)"
    " DO UPDATE SET skill = excluded.skill, doubt = excluded.doubt, games = excluded.games"
)


class Sitter(msgspec.Struct, frozen=True):
    """Who sat in a game and came to which place: a bot, or somebody (`bot` None) with what is known of him."""

    bot: str | None
    place: int
    rating: Rating = Rating()


def measured(before: Mapping[str, Rating], sitters: Sequence[Sitter]) -> dict[str, Rating]:
    """Return the ratings of bots after a game. A bot meets everybody but itself; of several seats that it had, the mean counts."""
    bots = {it.bot for it in sitters if it.bot is not None}
    known: dict[str | None, Rating] = {bot: before.get(bot, Rating()) for bot in bots}
    found = {}
    for bot in bots:
        was, others = known[bot], [it for it in sitters if it.bot != bot]
        ends = [_against(was, it.place, others, known) for it in sitters if it.bot == bot]
        found[bot] = Rating(round(fmean(it[0] for it in ends)), round(fmean(it[1] for it in ends)), was.games + 1)
    return found


def _against(
    own: Rating, place: int, others: Sequence[Sitter], known: Mapping[str | None, Rating]
) -> tuple[float, float]:
    ratings = [own, *(known.get(it.bot, it.rating) for it in others)]
    teams = [[MODEL.rating(it.skill / MILLION, it.doubt / MILLION)] for it in ratings]
    after = MODEL.rate(teams, ranks=[float(place), *(float(it.place) for it in others)])[0][0]
    return after.mu * MILLION, after.sigma * MILLION


def measure(connection: Connection, game: str, sitters: Sequence[Sitter]) -> None:
    """Store what a game has changed of the ratings of the bots that sat there."""
    before = of_game(game)(connection)
    keep(connection, {(game, bot): it for bot, it in measured(before, sitters).items()})


def of_game(game: str) -> Callable[[Connection], dict[str, Rating]]:
    """Return a read: the ratings of bots in a game."""
    statement = "SELECT bot, skill, doubt, games FROM bot_ratings WHERE game = ?"
    return lambda connection: {bot: Rating(*rating) for bot, *rating in connection.execute(statement, (game,))}


def keep(connection: Connection, found: Mapping[tuple[str, str], Rating]) -> None:
    """Store ratings by game and bot."""
    connection.executemany(KEEP, [(*key, it.skill, it.doubt, it.games) for key, it in found.items()])
