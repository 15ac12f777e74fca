"""Means, shares and their intervals."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054
"""Half width of the central 95 % of a normal distribution, in standard deviations."""
PLUS_FOUR = (0.0, 0.0, 1.0, 1.0)
"""Deals that are added to an interval: about half the square of Z95 lost, and as many won."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson score interval (Wilson 1927) of a share, of 95 %; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, Z95
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def over_deals(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean of shares from 0 to 1, one for each deal; (0, 1) without deals.

    The interval of Agresti and Coull (1998) with deals in place of trials: two deals won and two lost are added, so that it stays honest
    where few deals, or deals that all came out alike, would give a standard error near 0.
    """
    if not shares:
        return 0.0, 1.0
    values = (*shares, *PLUS_FOUR)
    middle = mean(values)
    spread = Z95 * sqrt(sum((value - middle) ** 2 for value in values)) / len(values)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def standard_error(blocks: Sequence[float]) -> float:
    """Return the standard error of the mean of independent blocks; 0 for fewer than two."""
    if len(blocks) < 2:
        return 0.0
    middle = mean(blocks)
    variance = sum((value - middle) ** 2 for value in blocks) / (len(blocks) - 1)
    return sqrt(variance / len(blocks))


def quantile(values: Sequence[float], part: float) -> float:
    """Return the smallest value that at least `part` of the values don't exceed; 0 of no values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, -(-int(part * 1000 * len(ordered)) // 1000) - 1))]
