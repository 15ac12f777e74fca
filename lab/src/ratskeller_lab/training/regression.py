"""Regression: what facts about a seat are worth, learned from games and from turns.

Both problems predict an outcome by the evaluation as written by hand plus the worths of the facts that hold. They are linear, with a
ridge that pulls worths towards zero, and are solved by conjugate gradients.

From games: the outcomes are returns as in temporal-difference learning, mixtures of what later positions predict and of how the game
ended, so that each turn does not carry the luck of the whole game. Every seat is compared with the mean of all seats.

From turns: the outcomes are those of the search. Turns are compared only with other turns of the same position, so that nothing is learned
from what they have in common.
"""

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from .chunks import Floats, Ints
from .facts import NO_FACT, FactSamples
from .turns import TurnSamples

POINT = 1000
TRUST = 0.8
"""Share of the next turn's return in the return of a turn; the rest is what is predicted for the next turn."""
ROUNDS = 5
"""Fits to returns, each with the predictions of the one before."""
PULL_OF_GAMES = 100.0
"""The ridge: as if this many more positions had shown that a fact is worth nothing."""
PULL_OF_TURNS = 1000.0
"""The ridge: as if this many more simulations had shown that a fact is worth nothing."""
STEPS_OF_GAMES, STEPS_OF_TURNS = 30, 60
ENOUGH = 1e-6
BELIEVED = 0.5
"""Share of the learned worths that is used: the best of many turns is mostly one whose worth is overrated."""


class Regression(ABC):
    """A linear problem whose unknowns are the worths of facts."""

    def __init__(self, facts: int, pull: float, steps: int) -> None:
        """Keep the size of the problem, its ridge and the number of steps of its solver."""
        self.facts = facts
        self._pull = pull
        self._steps = steps

    @abstractmethod
    def predicted(self, worths: Floats) -> Floats:
        """Return what worths add to the prediction of every row."""

    @abstractmethod
    def _gathered(self, rows: Floats) -> Floats:
        """Return the transpose of `predicted`: by fact, what rows sum up to."""

    @abstractmethod
    def _diagonal(self) -> Floats:
        """Return roughly the diagonal of the normal equations, as preconditioner."""

    def solved(self, outcomes: Floats, begin: Floats | None = None) -> Floats:
        """Return the worths whose predictions come closest to the outcomes, by conjugate gradients."""
        scale = 1 / (self._diagonal() + self._pull)
        aim = self._gathered(outcomes)
        worths = np.zeros(self.facts) if begin is None else begin.copy()
        rest = aim - self._normal(worths)
        direction = scale * rest
        length = float(rest @ direction)
        enough = ENOUGH * float(aim @ (scale * aim))
        for _ in range(self._steps):
            if length <= enough:
                break
            image = self._normal(direction)
            step = length / float(direction @ image)
            worths += step * direction
            rest -= step * image
            shorter = float(rest @ (scale * rest))
            direction = scale * rest + shorter / length * direction
            length = shorter
        return worths

    def _normal(self, worths: Floats) -> Floats:
        return self._gathered(self.predicted(worths)) + self._pull * worths


class GameRegression(Regression):
    """Positions of games as rows."""

    def __init__(self, samples: FactSamples, facts: int) -> None:
        """Lay out the rows."""
        super().__init__(facts, PULL_OF_GAMES, STEPS_OF_GAMES)
        self._players = samples.players[:, None]
        self._seats = np.arange(samples.strengths.shape[1])[None] < self._players
        self.strengths = self._centred(samples.strengths)
        self._ends = self._centred(samples.scores) * POINT
        self._is_last = np.r_[samples.game[1:] != samples.game[:-1], True]
        holds = samples.facts != NO_FACT
        position, seat, _ = np.nonzero(holds)
        self._fact = samples.facts[holds].astype(np.int64)
        self._row = position * self._seats.shape[1] + seat

    def predicted(self, worths: Floats) -> Floats:
        """Return by position and seat what worths add to strengths."""
        added = np.bincount(self._row, worths[self._fact], self._seats.size)
        return self._centred(np.asarray(added.reshape(self._seats.shape), dtype=np.float64))

    def returns(self, worths: Floats) -> Floats:
        """Return the returns by position and seat, from the end of the game and from predictions on the way."""
        predicted = self.strengths + self.predicted(worths)
        found = np.empty_like(predicted)
        for row in range(len(found) - 1, -1, -1):
            if self._is_last[row]:
                found[row] = self._ends[row]
            else:
                found[row] = (1 - TRUST) * predicted[row + 1] + TRUST * found[row + 1]
        return found

    def _centred(self, seats: Floats | NDArray[np.int32]) -> Floats:
        present = np.where(self._seats, seats, 0.0)
        return np.where(self._seats, present - present.sum(axis=1, keepdims=True) / self._players, 0.0)

    def _gathered(self, rows: Floats) -> Floats:
        return _sums(self._fact, self._centred(rows).ravel()[self._row], self.facts)

    def _diagonal(self) -> Floats:
        return np.bincount(self._fact, minlength=self.facts).astype(np.float64)


class TurnRegression(Regression):
    """Turns of positions as rows, weighted by their simulations."""

    def __init__(self, samples: TurnSamples, facts: int) -> None:
        """Lay out the rows."""
        super().__init__(facts, PULL_OF_TURNS, STEPS_OF_TURNS)
        self._samples = samples
        self._visits = samples.visits.astype(np.float64)
        self._positions = int(samples.position[-1]) + 1
        self._whole = _sums(samples.position, self._visits, self._positions)
        self.missing = self._centred(samples.came - samples.worth)

    def predicted(self, worths: Floats) -> Floats:
        """Return by turn what worths add to it, compared with the other turns of its position."""
        samples = self._samples
        return self._centred(_sums(samples.turn, samples.share * worths[samples.fact], len(samples.visits)))

    def _centred(self, turns: Floats) -> Floats:
        """Return numbers of turns less their mean at the position, weighted by simulations."""
        means = _sums(self._samples.position, turns * self._visits, self._positions) / self._whole
        return turns - means[self._samples.position]

    def _gathered(self, rows: Floats) -> Floats:
        weighted = self._visits * rows
        return _sums(self._samples.fact, self._samples.share * weighted[self._samples.turn], self.facts)

    def _diagonal(self) -> Floats:
        samples = self._samples
        return _sums(samples.fact, samples.share**2 * self._visits[samples.turn], self.facts)


def _sums(numbers: Ints | NDArray[np.int32] | NDArray[np.int16], values: Floats, count: int) -> Floats:
    """Return for each number from 0 to `count` the sum of its values."""
    return np.asarray(np.bincount(numbers, values, count), dtype=np.float64)


def learn(samples: FactSamples, facts: int) -> list[int]:
    """Return the worths of facts from games, in thousandths of a point of the game."""
    regression = GameRegression(samples, facts)
    worths = np.zeros(facts)
    for _ in range(ROUNDS):
        worths = regression.solved(regression.returns(worths) - regression.strengths, worths)
    return [int(worth) for worth in np.rint(BELIEVED * worths)]


def compare(samples: TurnSamples, facts: int) -> list[int]:
    """Return the worths of facts from turns, in thousandths of a point of the game."""
    if not len(samples.visits):
        return [0] * facts
    regression = TurnRegression(samples, facts)
    return [int(worth) for worth in np.rint(regression.solved(regression.missing))]
