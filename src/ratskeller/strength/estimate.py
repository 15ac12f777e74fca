"""How strong a person is by their last results against bots, and the bot that is about as strong.

The strength is the most probable one in Elo points, by the usual logistic curve. Before the first result it is that of the weakest level,
with a wide normal distribution around it. Later results count more, since people learn, and that first assumption fades with every result.
A game against several bots counts as one: each of them has an equal part of it.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from .mixture import MOST, Mixture, mixture
from .points import level_points

COUNTED: Final = 20
"""Results that count, the last ones."""
DOUBT: Final = 300
"""Standard deviation of the strength of a person without results, in Elo points."""
FADING: Final = 0.9
"""Weight of a result against that of the one after it."""
ELO: Final = 400 / math.log(10)
STEP: Final = 5
"""Strengths are compared in steps of so many points, from so many points below the weakest level to as many above the strongest."""
BEYOND: Final = 300
ROUND: Final = 5
"""Percentages are multiples of this."""


class Against(msgspec.Struct, frozen=True):
    """A bot in a game of a person: their score against it is 1 if they ended above it, 0 below it, 0.5 at the same place."""

    bot: str
    score: float


Met = Sequence[Against]
"""A game of a person against bots."""


class Estimate(msgspec.Struct, frozen=True):
    """The bot that is about as strong as a person, and how many games say so."""

    bot: str
    games: int


def score_of(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def estimate(game: str, results: Sequence[Met]) -> Estimate | None:
    """Return the bot that is about as strong as a person with these results, the last one first; None in a game without levels.

    Bots that are neither levels nor between two of them do not count.
    """
    if not level_points(game):
        return None
    known = [[it for it in result if _points(it.bot, game) is not None] for result in results]
    counted = [result for result in known if result][:COUNTED]
    return Estimate(_between(game, _strength(game, counted)).name, len(counted))


def _strength(game: str, results: Sequence[Met]) -> int:
    points = level_points(game).values()
    least, most = min(points), max(points)
    met = [
        (FADING**age / len(result), it.score, float(_points(it.bot, game) or 0))
        for age, result in enumerate(results)
        for it in result
    ]

    def likelihood(strength: int) -> float:
        known = sum(weight * _log_chance(strength - other, score) for weight, score, other in met)
        return known - FADING ** len(results) * ((strength - least) / DOUBT) ** 2 / 2

    return max(range(least - BEYOND, most + BEYOND + 1, STEP), key=likelihood)


def _log_chance(lead: float, score: float) -> float:
    """Return the logarithm of the likelihood of a score for a player who is so many points stronger."""
    won, lost = -math.log1p(math.exp(-lead / ELO)), -math.log1p(math.exp(lead / ELO))
    return score * won + (1 - score) * lost


def _points(bot: str, game: str) -> float | None:
    points = level_points(game)
    if bot in points:
        return points[bot]
    found = mixture(bot, game)
    if found is None:
        return None
    lower = points[found.lower]
    return lower if found.upper is None else lower + (points[found.upper] - lower) * found.percent / MOST


def _between(game: str, strength: int) -> Mixture:
    points = level_points(game)
    for lower, upper in pairwise(points):
        if strength < points[upper]:
            share = max(0.0, (strength - points[lower]) / (points[upper] - points[lower]))
            return Mixture(lower, upper, min(MOST - ROUND, round(share * MOST / ROUND) * ROUND))
    return Mixture([*points][-1], None, 0)
