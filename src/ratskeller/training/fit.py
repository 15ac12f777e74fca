"""Fitting numbers to how games ended: who wins is foretold by a sum of features of each seat, as in a conditional logit.

The odds of the seats go with e to the power of their sums. The fit is pulled towards the numbers before, the more the less was seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.search.chances import FRACTIONS, KNOTS, MILLION, POINT, STEP
from ratskeller.search.strengths import scales_of

from .positions import Positions

Array = NDArray[np.float64]
ROUNDS = 40
ENOUGH = 1e-7
PULL_OF_SLOPES = 0.3
PULL_OF_TEMPOS = 3.0
PULL_OF_SCALES = 100.0
MOST_CHANGED = (0.5, 2.0)
"""A scale changes by no more at once."""
BENT = 30.0
"""How much a line of slopes or tempos resists to be bent at a knot."""


def logit(features: Array, wins: Array, before: Array, pull: Array) -> Array:
    """Return weights of features that foretell who wins, by Newton's method.

    `features` by position, seat and feature, `wins` by position and seat (parts of a victory), `before`: weights to be near to, `pull`:
    a symmetric matrix, how much departing from them costs.
    """
    weights = before.copy()
    for _ in range(ROUNDS):
        chances = chances_of(features @ weights)
        slope = np.einsum("nsf,ns->f", features, wins - chances) - pull @ (weights - before)
        means = np.einsum("nsf,ns->nf", features, chances)
        spread = np.einsum("nsf,nsg->fg", features * chances[:, :, None], features) - means.T @ means
        step = np.linalg.solve(spread + pull, slope)
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def chances_of(sums: Array) -> Array:
    """Return the chances of seats by position, from the sums of their features."""
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)


@dataclass(frozen=True)
class Line:
    """Slopes and tempos of one number of players, by knot, in the whole numbers of an evaluation's file."""

    slopes: list[int]
    tempos: list[int]


@dataclass(frozen=True)
class Fitted:
    """Scales by term, in percent, none where they were not asked for, and lines by number of players."""

    scales: Mapping[str, int]
    lines: Mapping[int, Line]

    def as_toml(self) -> str:
        """Return it as it stands in an evaluation's file."""
        tables = [
            f"[chances.{players}]\nslopes = {line.slopes}\ntempos = {line.tempos}\n"
            for players, line in self.lines.items()
        ]
        if self.scales:
            tables.insert(0, "[scales]\n" + "".join(f"{term} = {scale}\n" for term, scale in self.scales.items()))
        return "\n".join(tables)


def fit(seen: Positions, terms: Sequence[str], content: Mapping[str, Any]) -> Fitted:
    """Fit scales of terms, pulled towards those of an evaluation's file, and then what turns strengths into chances to win.

    `seen` are positions as that evaluation has them. Scales are those of all numbers of players together.
    """
    factors = np.mean([_factors(seen.of(seen.players == players), players) for players in _counts(seen)], axis=0)
    scales = [round(scale * factor) for scale, factor in zip(scales_of(content, terms), factors, strict=True)]
    scaled = replace(seen, terms=seen.terms * factors)
    return Fitted(dict(zip(terms, scales, strict=True)), fit_chances(scaled))


def _counts(seen: Positions) -> list[int]:
    return sorted({int(players) for players in seen.players})


def _factors(some: Positions, players: int) -> Array:
    """Return by how much terms count more than now, for one number of players; strengths keep their scale on the whole."""
    line = _line(some, players)
    slopes = hats(some.progress) @ line[:KNOTS]
    terms = some.terms[:, :players] / POINT * slopes[:, None, None]
    features = np.concatenate([terms, _sooner(some, players)[:, :, None] * hats(some.progress)[:, None]], axis=2)
    count = terms.shape[2]
    pull = np.diag(np.r_[np.full(count, PULL_OF_SCALES), np.full(KNOTS, PULL_OF_TEMPOS)])
    before = np.r_[np.ones(count), line[KNOTS:]]
    found = logit(features, some.wins[:, :players], before, pull)[:count]
    return np.clip(found, *MOST_CHANGED)


def fit_chances(seen: Positions) -> dict[int, Line]:
    """Return by number of players what turns strengths into chances to win."""
    return {players: fit_line(seen.of(seen.players == players), players) for players in _counts(seen)}


def fit_line(some: Positions, players: int) -> Line:
    """Return what turns strengths into chances to win, from positions of one number of players."""
    found = _line(some, players)
    scaled = np.rint(found * FRACTIONS / np.log(2) * MILLION / POINT).astype(int).tolist()
    return Line([max(0, slope) for slope in scaled[:KNOTS]], scaled[KNOTS:])


def _line(some: Positions, players: int) -> Array:
    """Return slopes by knot, then tempos, in natural units: for the logarithm of the odds and a point of strength."""
    strengths = some.terms.sum(axis=2)[:, :players] / POINT
    at = hats(some.progress)[:, None]
    features = np.concatenate([strengths[:, :, None] * at, _sooner(some, players)[:, :, None] * at], axis=2)
    return logit(features, some.wins[:, :players], np.zeros(2 * KNOTS), _pull())


def _sooner(some: Positions, players: int) -> Array:
    """Return by position and seat how soon it is on turn: 1 for the next, 0 for the last."""
    later = (np.arange(players) - some.mover[:, None]) % players
    return np.asarray((players - 1 - later) / (players - 1), dtype=np.float64)


def hats(progress: NDArray[np.int64]) -> Array:
    """Return by position and knot how much of a number at the knot counts, as `bots.chances.at_progress` has it."""
    knot = np.minimum(progress // STEP, KNOTS - 2)
    part = (progress - knot * STEP) / STEP
    found = np.zeros((len(progress), KNOTS))
    rows = np.arange(len(progress))
    found[rows, knot] = 1 - part
    found[rows, knot + 1] = part
    return found


def _pull() -> Array:
    """Towards nothing, and towards straight lines."""
    bends = np.diff(np.eye(KNOTS), n=2, axis=0)
    smooth = BENT * bends.T @ bends
    none = np.zeros((KNOTS, KNOTS))
    return np.block([[smooth + PULL_OF_SLOPES * np.eye(KNOTS), none], [none, smooth + PULL_OF_TEMPOS * np.eye(KNOTS)]])
