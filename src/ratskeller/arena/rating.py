"""Ratings from games with any number of seats and with ties, by maximum likelihood.

The model is that of Davidson and Luce (Firth, Kosmidis and Turner 2019): the places of a game come about by choosing the best, then the
best of the rest, and so on. A set of seats that share a place is chosen with a weight: the geometric mean of their strengths, times a
number for ties of that many. With two seats this is Davidson's model, without ties that of Bradley and Terry, and of Plackett and Luce.
Its likelihood is that of a multinomial logit, which has one maximum.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from .result import GameResult

ELO = 400 / np.log(10)
"""Rating points per unit of log strength: a factor of ten in strength is 400 points."""
WON_BY_EACH = 2
"""Wins credited to each of two bots that met, each in a deal of its own.

So one who always won has a rating, and where few deals were played, or all came out alike, samples of them still differ.
"""
RIDGE = 1e-6
STEPS = 50
CLOSE = 1e-6
NONE = -1e30

Choice = tuple[tuple[int, ...], tuple[int, ...]]
"""A choice of the best: the bots to choose from, and those chosen; both sorted."""
Floats = NDArray[np.float64]


class Ratings:
    """Ratings of bots from games, and from bootstrap samples of these games."""

    def __init__(self, games: Sequence[GameResult], bots: int) -> None:
        """Count the choices, deal by deal."""
        self._bots = bots
        by_deal: dict[int, dict[Choice, float]] = {}
        for game in games:
            counted = by_deal.setdefault(game.deal, {})
            for choice in choices(game):
                counted[choice] = counted.get(choice, 0.0) + 1
        met = {pair for game in games for pair in combinations(sorted(set(game.line_up)), 2)}
        rows = list(by_deal.values())
        for pair in sorted(met):
            for bot in pair:
                rows.extend(dict[Choice, float]({(pair, (bot,)): 1.0}) for _ in range(WON_BY_EACH))
        occurring = sorted({choice for row in rows for choice in row})
        self._counts = np.array([[row.get(choice, 0.0) for choice in occurring] for row in rows], dtype=np.float64)
        self._set_up(occurring)

    def _set_up(self, occurring: Sequence[Choice]) -> None:
        """Lay out all sets that could have been chosen: their predictors, and the number of ways to choose each."""
        ties = sorted({len(chosen) for _, chosen in occurring} - {1})
        width = self._bots + len(ties)
        fields = sorted({rest for rest, _ in occurring})
        options = [_subsets(rest, {1, *ties}) for rest in fields]
        most = max((len(found) for found in options), default=1)
        self._predictors = np.zeros((len(fields), most, width))
        self._offsets = np.full((len(fields), most), NONE)
        place: dict[Choice, tuple[int, int]] = {}
        for i, (rest, found) in enumerate(zip(fields, options, strict=True)):
            for j, (chosen, ways) in enumerate(found.items()):
                place[rest, chosen] = (i, j)
                self._offsets[i, j] = np.log(ways)
                for bot in chosen:
                    self._predictors[i, j, bot] += 1 / len(chosen)
                if len(chosen) > 1:
                    self._predictors[i, j, self._bots + ties.index(len(chosen))] = 1
        self._place = tuple(np.array([place[choice] for choice in occurring], dtype=int).reshape(-1, 2).T)

    def fit(self, weights: Floats | None = None, begin: Floats | None = None) -> Floats:
        """Return the logarithms of the strengths and of the parameters of ties, by Newton's method.

        `weights` say how often each deal counts; `begin` is where to look first.
        """
        times = np.ones(len(self._counts)) if weights is None else weights
        counted = times @ self._counts
        wanted = np.zeros(self._offsets.shape)
        wanted[self._place] = counted
        totals = wanted.sum(axis=1)
        found = np.zeros(self._predictors.shape[2]) if begin is None else begin.copy()
        for _ in range(STEPS):
            step = self._step(found, wanted, totals)
            found += step
            if np.abs(step).max() < CLOSE:
                break
        return found

    def _step(self, found: Floats, wanted: Floats, totals: Floats) -> Floats:
        x = self._predictors
        scores = x @ found + self._offsets
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        expected = totals[:, None] * chances
        gradient = np.einsum("ij,ijk->k", wanted - expected, x) - RIDGE * found
        means = np.einsum("ij,ijk->ik", chances, x)
        curve = np.einsum("ij,ijk,ijl->kl", expected, x, x) - np.einsum("i,ik,il->kl", totals, means, means)
        step = np.linalg.solve(curve + RIDGE * np.eye(len(found)), gradient)
        # Far from the maximum a whole step may overshoot
        return np.asarray(step / max(1.0, np.abs(step).max() / 2))

    def samples(self, count: int, seed: int) -> Floats:
        """Return the fits of bootstrap samples of the deals, one in each row."""
        rng = np.random.default_rng(seed)
        found = self.fit()
        deals = len(self._counts)
        drawn = rng.multinomial(deals, np.full(deals, 1 / deals), size=count)
        return np.array([self.fit(times.astype(np.float64), found) for times in drawn])


def choices(game: GameResult) -> Iterable[Choice]:
    """Yield the choices that lead to the places of a game; the last seat left is no choice."""
    rest = list(range(len(game.places)))
    while len(rest) > 1:
        best = min(game.places[seat] for seat in rest)
        chosen = [seat for seat in rest if game.places[seat] == best]
        yield _bots(game, rest), _bots(game, chosen)
        rest = [seat for seat in rest if seat not in chosen]


def _bots(game: GameResult, seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(game.line_up[seat] for seat in seats))


def _subsets(rest: tuple[int, ...], sizes: Iterable[int]) -> Counter[tuple[int, ...]]:
    """Return the sets of bots that can be chosen, with the number of ways to choose seats for each."""
    return Counter(chosen for size in sizes if size <= len(rest) for chosen in combinations(rest, size))
