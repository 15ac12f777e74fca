"""Learning what facts about a seat are worth from games: from facts that are noted, and from how the games went on from there.

What a position is worth is foretold by the strengths written by hand and the worths of the facts that hold. These are fitted to returns:
mixtures of what later positions of the game foretell and of how it ended, as in temporal-difference learning, so that the luck of a whole
game does not fall on each of its turns. Every seat is set against the mean of all.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .facts import NO_FACT, Noted

Array = NDArray[np.float64]
POINT = 1000
TRUST = 0.8
"""Share of the return after a turn that is that of the next one; the rest is what is foretold there."""
ROUNDS = 5
"""Fits, each to returns that the one before foretells."""
PULL = 100.0
"""How much a worth is pulled towards nothing: as if so many positions more had told that it is none."""
STEPS = 30
ENOUGH = 1e-6
BELIEVED = 0.5
"""Share of what was found that is believed: who chooses the best of many turns chooses those whose worth is overrated."""


class Lesson:
    """Positions as the rows of a linear problem, whose unknowns are the worths of all facts."""

    def __init__(self, noted: Noted, facts: int) -> None:
        """Lay out the rows."""
        self.facts = facts
        self._players = noted.players[:, None]
        self._seats = np.arange(noted.strengths.shape[1])[None] < self._players
        self.strengths = self._centred(noted.strengths)
        self._ends = self._centred(noted.scores) * POINT
        self._is_last = np.r_[noted.game[1:] != noted.game[:-1], True]
        holds = noted.facts != NO_FACT
        position, seat, _ = np.nonzero(holds)
        self._fact = noted.facts[holds].astype(np.int64)
        self._row = position * self._seats.shape[1] + seat

    def foretold(self, worths: Array) -> Array:
        """Return by position and seat what worths add to strengths."""
        added = np.bincount(self._row, worths[self._fact], self._seats.size)
        return self._centred(added.reshape(self._seats.shape))

    def returns(self, worths: Array) -> Array:
        """Return by position and seat what became of it, by how the game ended and by what was foretold on the way."""
        foretold = self.strengths + self.foretold(worths)
        found = np.empty_like(foretold)
        for place in range(len(found) - 1, -1, -1):
            if self._is_last[place]:
                found[place] = self._ends[place]
            else:
                found[place] = (1 - TRUST) * foretold[place + 1] + TRUST * found[place + 1]
        return found

    def solved(self, wanted: Array, before: Array) -> Array:
        """Return the worths that come closest to what is wanted beyond strengths, by conjugate gradients from `before` on."""
        eased = 1 / (np.bincount(self._fact, minlength=self.facts) + PULL)
        aim = self._gathered(wanted)
        worths = before.copy()
        rest = aim - self._gathered(self.foretold(worths)) - PULL * worths
        way = eased * rest
        length = float(rest @ way)
        enough = ENOUGH * float(aim @ (eased * aim))
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

    def _centred(self, seats: NDArray[Any]) -> Array:
        kept = np.where(self._seats, seats, 0.0)
        return np.where(self._seats, kept - kept.sum(axis=1, keepdims=True) / self._players, 0.0)

    def _gathered(self, seats: Array) -> Array:
        """Turn `foretold` round: gather by fact what is given by position and seat."""
        return np.asarray(
            np.bincount(self._fact, self._centred(seats).ravel()[self._row], self.facts), dtype=np.float64
        )


def learn(noted: Noted, facts: int) -> list[int]:
    """Return what facts are worth, in thousandths of a point of the game."""
    lesson = Lesson(noted, facts)
    worths = np.zeros(facts)
    for _ in range(ROUNDS):
        worths = lesson.solved(lesson.returns(worths) - lesson.strengths, worths)
    return [int(worth) for worth in np.rint(BELIEVED * worths)]
