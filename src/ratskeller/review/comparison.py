"""Comparisons of two turns of a seat, on luck that the search that found them did not see: is the better one really better?

A search that compares many turns overrates its best one, and its simulations end after a few turns, where an evaluation judges. So both
turns are tried again in several looks. In each look both have the same luck, which differs from look to look: the differences show how
large their error is. If one turn is clearly better so, a second opinion must agree: simulations that end with the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ratskeller.core.position import Position
from ratskeller.search.thought import Thought, TurnSearch, searches
from ratskeller.search.turns import Candidate

MISTAKE = 0.02
"""Chance to win that makes a decision a mistake if it is given away."""
LOOKS = 12
"""Most looks at two turns. Together they have as many simulations for each turn as one search has."""
MOST_SHORT = 8
"""Most of them whose simulations end after a few turns."""
LEAST = 4
"""Fewer looks say nothing about their error."""
CLEAR = 3.0
"""Standard errors from 0 from which a difference is real. Few looks need more than the usual two."""
WHOLE = 100
"""Turns of a simulation that ends with the game, or where it has no more room."""


@dataclass(frozen=True)
class Look:
    """Two turns on the same luck."""

    first: Candidate
    second: Candidate

    def gained(self, seat: int) -> float:
        """Return by how much the first turn raises the chance of a seat to win over the second."""
        return self.first.win[seat] - self.second.win[seat]


@dataclass(frozen=True)
class Comparison:
    """What looks at two turns of a seat found: the gain of the first over the second in chance to win and in lead.

    `is_better`: the first turn holds up as the better one. Otherwise they are about equal, or the second is better.
    """

    seat: int
    looks: Sequence[Look]
    is_better: bool

    @property
    def win(self) -> float:
        """Gain of the first turn in chance to win."""
        return _mean([look.gained(self.seat) for look in self.looks])

    @property
    def result(self) -> float:
        """Gain of the first turn in points of lead."""
        return _mean([look.first.result[self.seat] - look.second.result[self.seat] for look in self.looks])

    @property
    def second_win(self) -> list[float]:
        """The chance to win by seat with the second turn."""
        return [_mean(chances) for chances in zip(*(look.second.win for look in self.looks), strict=True)]


def comparing(
    position: Position, seat: int, first: Sequence[int], second: Sequence[int], looks: int = LOOKS
) -> Thought[Comparison]:
    """Return whether the first turn is better than the second, after at most so many looks."""

    def look_on(before: int, most: int, turns: int = 0) -> Thought[list[Look]]:
        """Look until more looks would change nothing, at most `most` times; so many looks were `before` these."""
        found: list[Look] = []
        while len(found) < most and not _is_settled(found, seat):
            # The first ones say nothing without each other
            count = min(max(1, LEAST - len(found)), most - len(found))
            numbers = range(before + len(found) + 1, before + len(found) + count + 1)
            asked = [
                TurnSearch(position, seat, tuple(turn), luck=number, part=looks, turns=turns)
                for number in numbers
                for turn in (first, second)
            ]
            results = [candidate for (candidate,) in (yield from searches(asked))]
            found += map(Look, results[::2], results[1::2])
        return found

    short = yield from look_on(0, min(looks, MOST_SHORT))
    if not _is_clear(short, seat):
        return Comparison(seat, short, is_better=False)
    whole = yield from look_on(len(short), looks - len(short), WHOLE)
    return Comparison(seat, short, is_better=_gain_and_error(whole, seat)[0] > 0)


def _is_settled(looks: Sequence[Look], seat: int) -> bool:
    """Tell whether more looks would change nothing: the first turn is clearly better, or surely no more than a trifle better."""
    gain, error = _gain_and_error(looks, seat)
    return len(looks) >= LEAST and (_is_clear(looks, seat) or gain + CLEAR * error < MISTAKE)


def _is_clear(looks: Sequence[Look], seat: int) -> bool:
    gain, error = _gain_and_error(looks, seat)
    return len(looks) >= LEAST and gain >= MISTAKE and gain > CLEAR * error


def _gain_and_error(looks: Sequence[Look], seat: int) -> tuple[float, float]:
    """Return what the first turn gains in the mean over looks, and the standard error of that."""
    gains = [look.gained(seat) for look in looks]
    middle, count = _mean(gains), len(gains)
    return middle, sqrt(sum((gain - middle) ** 2 for gain in gains) / max(1, count * (count - 1)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
