"""Learning what facts about a seat are worth from turns: such that of those of one position those are liked best that proved best.

What a turn is worth is foretold by the evaluation as it is written by hand and the worths of the facts that hold after it. These are fitted
to what came of the turns when they were tried. Turns are held against those of the same position alone, so that nothing is learned of what
they have in common.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .turns import Tried

Array = NDArray[np.float64]
PULL = 1000.0
"""How much a worth is pulled towards nothing: as if so many simulations more had told that it is none."""
STEPS = 60
ENOUGH = 1e-6


class Comparison:
    """Turns as the rows of a linear problem, whose unknowns are the worths of all facts."""

    def __init__(self, tried: Tried, facts: int) -> None:
        """Lay out the rows."""
        self._facts = facts
        self._tried = tried
        self._visits = tried.visits.astype(np.float64)
        self._positions = int(tried.position[-1]) + 1
        self._whole = _sums(tried.position, self._visits, self._positions)
        self.missing = self._centred(tried.came - tried.worth)

    def foretold(self, worths: Array) -> Array:
        """Return by turn what worths add to it, against the other turns of its position."""
        tried = self._tried
        return self._centred(_sums(tried.turn, tried.share * worths[tried.fact], len(tried.visits)))

    def solved(self) -> Array:
        """Return the worths that come closest to what came of turns, by conjugate gradients."""
        eased = 1 / (self._gathered_squares() + PULL)
        worths = np.zeros(self._facts)
        rest = self._gathered(self.missing)
        way = eased * rest
        length = float(rest @ way)
        enough = ENOUGH * length
        for _ in range(STEPS):
            if length <= enough:
                break
            bent = self._gathered(self.foretold(way)) + PULL * way
            step = length / float(way @ bent)
            worths += step * way
            rest -= step * bent
            shorter = float(rest @ (eased * rest))
            way = eased * rest + shorter / length * way
            length = shorter
        return worths

    def _centred(self, turns: Array) -> Array:
        """Return numbers of turns less their mean at the position, by simulations."""
        means = _sums(self._tried.position, turns * self._visits, self._positions) / self._whole
        return turns - means[self._tried.position]

    def _gathered(self, turns: Array) -> Array:
        """Turn `foretold` round: gather by fact what is given by turn, which is centred, as often as it was tried."""
        tried = self._tried
        weighed = self._visits * turns
        return _sums(tried.fact, tried.share * weighed[tried.turn], self._facts)

    def _gathered_squares(self) -> Array:
        tried = self._tried
        return _sums(tried.fact, tried.share**2 * self._visits[tried.turn], self._facts)


def _sums(places: NDArray[Any], numbers: Array, count: int) -> Array:
    """Return by place, of so many, the sum of the numbers that belong there."""
    return np.asarray(np.bincount(places, numbers, count), dtype=np.float64)


def compare(tried: Tried, facts: int) -> list[int]:
    """Return what facts are worth, in thousandths of a point of the game."""
    if not len(tried.visits):
        return [0] * facts
    return [int(worth) for worth in np.rint(Comparison(tried, facts).solved())]
