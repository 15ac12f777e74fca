"""A sequential probability ratio test on deals, which ends a match as soon as it is decided.

Two hypotheses about the share that the first bot wins are weighed against each other after every deal. Deals are independent, games of
a deal are not; so a deal counts with the mean share of its games. The chances of the values that such a mean can take are not known:
each hypothesis takes those that explain the results best among all that have its share for a mean (a generalised test; with two
players and five values, the pentanomial test of chess engines).
"""

from collections import Counter
from math import log
from typing import Literal

import msgspec

from .plan import BadMatch

NEVER = 1e-3
"""Weight of a lost and a won deal that are added, so that every mean is possible."""
HALVINGS = 60

Verdict = Literal["lower", "upper"]


class SprtResult(msgspec.Struct, frozen=True):
    """The state of a test: the log likelihood ratio after some deals, its bounds, and the accepted share, if any."""

    lower: float
    upper: float
    alpha: float
    beta: float
    deals: int
    ratio: float
    bounds: tuple[float, float]
    accepted: Verdict | None


class Sprt:
    """The test. `alpha`: the chance to accept the upper share if the lower one is true; `beta`: the reverse."""

    def __init__(self, lower: float, upper: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        """Test two shares against each other. Errors: BadMatch."""
        if not 0 < lower < upper < 1:
            raise BadMatch(f"sprt: two shares between 0 and 100 %, the lower first, not {lower:.4g} and {upper:.4g}")
        if not (0 < alpha < 0.5 and 0 < beta < 0.5):
            raise BadMatch(f"sprt: error rates lie between 0 and 0.5, not {alpha:.4g} and {beta:.4g}")
        self.lower, self.upper, self.alpha, self.beta = lower, upper, alpha, beta
        self.bounds = log(beta / (1 - alpha)), log((1 - beta) / alpha)
        self._counts: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """Add a deal: the mean share of its games that the first bot won."""
        self._counts[round(share, 9)] += 1

    @property
    def ratio(self) -> float:
        """The log likelihood ratio of the upper share to the lower one."""
        counts = {0.0: NEVER, 1.0: NEVER} | {
            value: count + NEVER * (value in (0.0, 1.0)) for value, count in self._counts.items()
        }
        return _fit(counts, self.upper) - _fit(counts, self.lower)

    @property
    def accepted(self) -> Verdict | None:
        """The accepted share, None while the test is open."""
        ratio = self.ratio
        if ratio >= self.bounds[1]:
            return "upper"
        return "lower" if ratio <= self.bounds[0] else None

    def result(self) -> SprtResult:
        """Return the state of the test."""
        deals = self._counts.total()
        return SprtResult(self.lower, self.upper, self.alpha, self.beta, deals, self.ratio, self.bounds, self.accepted)


def _fit(counts: dict[float, float], share: float) -> float:
    """Return the greatest log likelihood of counted values under a distribution with this mean, up to a constant.

    That distribution gives a value the weight count / (1 + x (value - share)), where x makes the mean right (Owen 1988).
    """
    low, high = -1 / (1 - share), 1 / share
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(count * (value - share) / (1 + x * (value - share)) for value, count in counts.items()) > 0:
            low = x
        else:
            high = x
    return -sum(count * log(1 + x * (value - share)) for value, count in counts.items())
