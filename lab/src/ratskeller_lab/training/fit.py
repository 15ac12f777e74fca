"""Fit numbers to the ends of games: a conditional logit predicts who wins from a sum of features of each seat.

The odds of the seats are e to the power of their sums. A ridge pulls the fit towards the present numbers, which matters most for small
samples.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ratskeller.search.chances import FRACTIONS, KNOTS, MILLION, POINT, STEP
from ratskeller.search.player_weights import Numbers
from ratskeller.search.strengths import scales_of

from .chunks import Floats, Ints
from .positions import Positions

ROUNDS = 40
ENOUGH = 1e-7
PULL_OF_SLOPES = 0.3
PULL_OF_TEMPOS = 3.0
PULL_OF_SCALES = 100.0
MOST_CHANGED = (0.5, 2.0)
"""The most that a scale changes at once."""
BENT = 30.0
"""How much a line of slopes or tempos resists bending at a knot."""


def logit(features: Floats, wins: Floats, before: Floats, pull: Floats) -> Floats:
    """Return weights of features that predict who wins, by Newton's method.

    `features` by position, seat and feature; `wins` by position and seat (parts of a victory); `before`: the weights that the ridge pulls
    to; `pull`: the ridge, a symmetric matrix.
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


def chances_of(sums: Floats) -> Floats:
    """Return the chances of seats by position, from the sums of their features."""
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)


@dataclass(frozen=True)
class Line:
    """Slopes and tempos for one number of players, by knot, as integers as in an evaluation's file."""

    slopes: list[int]
    tempos: list[int]


@dataclass(frozen=True)
class Fitted:
    """Scales by term in percent, if they were fitted, and lines by number of players."""

    scales: Mapping[str, int]
    lines: Mapping[int, Line]

    def as_toml(self) -> str:
        """Return the text of an evaluation's file."""
        tables = [
            f"[chances.{players}]\nslopes = {line.slopes}\ntempos = {line.tempos}\n"
            for players, line in self.lines.items()
        ]
        if self.scales:
            tables.insert(0, "[scales]\n" + "".join(f"{term} = {scale}\n" for term, scale in self.scales.items()))
        return "\n".join(tables)


def fit(positions: Positions, terms: Sequence[str], content: Numbers) -> Fitted:
    """Fit the scales of terms, starting from those of an evaluation's file, and then the lines that turn strengths into chances to win.

    `positions` are those of that evaluation. Scales are the same for all numbers of players.
    """
    counts = positions.player_counts
    factors = np.mean([_factors(positions.with_players(players), players) for players in counts], axis=0)
    scales = [round(scale * factor) for scale, factor in zip(scales_of(content, terms), factors, strict=True)]
    scaled = replace(positions, terms=positions.terms * factors)
    return Fitted(dict(zip(terms, scales, strict=True)), fit_chances(scaled))


def _factors(positions: Positions, players: int) -> Floats:
    """Return the factors by which terms should count more than now, for one number of players; the scale of strengths stays."""
    line = _line(positions, players)
    slopes = hats(positions.progress) @ line[:KNOTS]
    terms = positions.terms[:, :players] / POINT * slopes[:, None, None]
    features = np.concatenate(
        [terms, _sooner(positions, players)[:, :, None] * hats(positions.progress)[:, None]], axis=2
    )
    count = terms.shape[2]
    pull = np.diag(np.r_[np.full(count, PULL_OF_SCALES), np.full(KNOTS, PULL_OF_TEMPOS)])
    before = np.r_[np.ones(count), line[KNOTS:]]
    found = logit(features, positions.wins[:, :players], before, pull)[:count]
    return np.clip(found, *MOST_CHANGED)


def fit_chances(positions: Positions) -> dict[int, Line]:
    """Return by number of players the line that turns strengths into chances to win."""
    return {players: fit_line(positions.with_players(players), players) for players in positions.player_counts}


def fit_line(positions: Positions, players: int) -> Line:
    """Return the line that turns strengths into chances to win, from positions with one number of players."""
    found = _line(positions, players)
    scaled = np.rint(found * FRACTIONS / np.log(2) * MILLION / POINT).astype(int).tolist()
    return Line([max(0, slope) for slope in scaled[:KNOTS]], scaled[KNOTS:])


def _line(positions: Positions, players: int) -> Floats:
    """Return slopes by knot, then tempos, in natural units: for the logarithm of the odds and a point of strength."""
    strengths = positions.terms.sum(axis=2)[:, :players] / POINT
    at = hats(positions.progress)[:, None]
    features = np.concatenate([strengths[:, :, None] * at, _sooner(positions, players)[:, :, None] * at], axis=2)
    return logit(features, positions.wins[:, :players], np.zeros(2 * KNOTS), _pull())


def _sooner(positions: Positions, players: int) -> Floats:
    """Return by position and seat how soon it is on turn: 1 for the next, 0 for the last."""
    later = (np.arange(players) - positions.mover[:, None]) % players
    return np.asarray((players - 1 - later) / (players - 1), dtype=np.float64)


def hats(progress: Ints) -> Floats:
    """Return by position and knot how much of a number at the knot counts, as `bots.chances.at_progress` has it."""
    knot = np.minimum(progress // STEP, KNOTS - 2)
    part = (progress - knot * STEP) / STEP
    found = np.zeros((len(progress), KNOTS))
    rows = np.arange(len(progress))
    found[rows, knot] = 1 - part
    found[rows, knot + 1] = part
    return found


def _pull() -> Floats:
    """Towards nothing, and towards straight lines."""
    bends = np.diff(np.eye(KNOTS), n=2, axis=0)
    smooth = BENT * bends.T @ bends
    none = np.zeros((KNOTS, KNOTS))
    return np.block([[smooth + PULL_OF_SLOPES * np.eye(KNOTS), none], [none, smooth + PULL_OF_TEMPOS * np.eye(KNOTS)]])
