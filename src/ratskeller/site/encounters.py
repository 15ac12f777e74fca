"""Games of the person at this browser against bots: by them a bot is about as strong as the person."""

from collections.abc import Sequence

import msgspec

from ratskeller.server.errors import Problem
from ratskeller.site.tables import LocalTable
from ratskeller.strength.estimate import Against, Estimate, estimate, score_of
from ratskeller.strength.mixture import is_mixture


class Encounter(msgspec.Struct, frozen=True):
    """A finished game, and the person's score against each bot in it."""

    game: str
    finished: str
    met: list[Against]


def encounter_at(table: LocalTable) -> Encounter | None:
    """Return what a table says of a person's strength; None before its end, with help, with two people, or without bots."""
    row, bots = table.row, [seat for seat in table.seats if seat.kind == "bot"]
    is_own = row.lesson is None and row.branched is None and not (row.analysis or row.long_thoughts)
    if not (row.over and bots and is_own and len(table.held) == 1):
        return None
    own, places = table.held[0], table.position.places
    if own in table.status.stand_ins:
        scores = [0.0] * len(bots)
    elif places is None:
        return None
    else:
        scores = [score_of(places[own], places[seat.seat]) for seat in bots]
    met = [Against(str(seat.bot), score) for seat, score in zip(bots, scores, strict=True)]
    return Encounter(row.game, row.updated, met)


def strength(game: str, encounters: Sequence[Encounter]) -> Estimate:
    """Return the bot that is about as strong as the person. Raises `Problem` in a game without levels."""
    latest = sorted((it for it in encounters if it.game == game), key=lambda it: it.finished, reverse=True)
    found = estimate(game, [it.met for it in latest])
    if found is None:
        raise Problem(404, "unknown-bot", "The bots of this game have no levels.")
    return found


def following(bot: str | None, game: str, encounters: Sequence[Encounter]) -> str | None:
    """Return the bot of the next game on the seat of `bot`: one between two levels follows the person's results."""
    return strength(game, encounters).bot if bot is not None and is_mixture(bot, game) else bot
