"""Reliability diagrams: how well predicted chances to win match results, and a picture of it (SVG)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import pi, sqrt

import numpy as np

from ratskeller.search.chances import CERTAIN

from .chunks import Floats, Ints
from .positions import Positions

BINS = 10
MEAN_DISTANCE = sqrt(2 / pi)
"""Mean absolute error of a normal estimate with a standard error of 1."""


@dataclass(frozen=True)
class Bin:
    """Seats whose predicted chances are close together: their number, the mean prediction, the share that won, and its standard error."""

    count: int
    predicted: float
    won: float
    error: float


@dataclass(frozen=True)
class Reliability:
    """Bins in order, and the calibration error: the mean distance between predictions and results, over all seats.

    `luck`: the mean error that this many games would show if all chances were right.
    """

    bins: Sequence[Bin]
    error: float
    luck: float


def reliability(positions: Positions) -> Reliability:
    """Return how well the chances of an evaluation match the results; every seat of every position counts once."""
    seats = np.arange(positions.wins.shape[1])[None] < positions.players[:, None]
    predicted = positions.chances[seats] / CERTAIN
    won = positions.wins[seats]
    games = np.repeat(positions.game, positions.players)
    numbers = np.minimum((predicted * BINS).astype(int), BINS - 1)
    bins = [_bin(predicted[here], won[here], games[here]) for n in range(BINS) if (here := numbers == n).any()]
    off = sum(entry.count * abs(entry.predicted - entry.won) for entry in bins)
    luck = sum(entry.count * entry.error for entry in bins) * MEAN_DISTANCE
    return Reliability(bins, off / max(1, len(predicted)), luck / max(1, len(predicted)))


def by_players(positions: Positions) -> dict[int, Reliability]:
    """Return the reliability by number of players."""
    return {players: reliability(positions.with_players(players)) for players in positions.player_counts}


def _bin(predicted: Floats, won: Floats, games: Ints) -> Bin:
    """Return a bin. Its error is over games: positions of one game end alike."""
    names, inverse = np.unique(games, return_inverse=True)
    rest = np.bincount(inverse, won - won.mean(), minlength=len(names))
    return Bin(len(won), float(predicted.mean()), float(won.mean()), float(np.sqrt((rest**2).sum()) / len(won)))


SIZE, LEFT, TOP = 360, 56, 54
STYLE = (
    "text{font:13px sans-serif;fill:#222}.grid{stroke:#ccc}.even{stroke:#b04a3a;stroke-dasharray:5 4}"
    ".interval{stroke:#222}.bin{fill:#7a8fb5;stroke:#222}.each{font-size:12px;fill:#555}"
)


def draw(title: str, found: Reliability, numbers: Mapping[int, Reliability]) -> str:
    """Return a picture: predicted chances on the x axis, shares won on the y axis, a dot for each bin, and 95 % intervals.

    `numbers`: reliability by number of players, for the line with their errors.
    """
    width, height = LEFT + SIZE + 24, TOP + SIZE + 52
    heading = f"{title}: calibration error {100 * found.error:.1f} points"
    each = "; ".join(f"{players}: {100 * one.error:.1f}" for players, one in numbers.items())
    most = max((entry.count for entry in found.bins), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(heading)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="20">{escape(heading)}</text>',
        f'<text class="each" x="12" y="38">by players {each}</text>',
        *(line for share in (0.0, 0.25, 0.5, 0.75, 1.0) for line in _grid(share)),
        f'<line class="even" x1="{_x(0):.1f}" y1="{_y(0):.1f}" x2="{_x(1):.1f}" y2="{_y(1):.1f}"/>',
        *(line for entry in found.bins for line in _dot(entry, most)),
        f'<text x="{_x(0.5):.1f}" y="{height - 8}" text-anchor="middle">chance foretold</text>',
        f'<text transform="translate(16 {_y(0.5):.1f}) rotate(-90)" text-anchor="middle">share won</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return LEFT + SIZE * share


def _y(share: float) -> float:
    return TOP + SIZE * (1 - share)


def _grid(share: float) -> list[str]:
    return [
        f'<line class="grid" x1="{_x(share):.1f}" y1="{_y(0):.1f}" x2="{_x(share):.1f}" y2="{_y(1):.1f}"/>',
        f'<line class="grid" x1="{_x(0):.1f}" y1="{_y(share):.1f}" x2="{_x(1):.1f}" y2="{_y(share):.1f}"/>',
        f'<text x="{_x(share):.1f}" y="{_y(0) + 18:.1f}" text-anchor="middle">{share:.0%}</text>',
        f'<text x="{_x(0) - 6:.1f}" y="{_y(share) + 5:.1f}" text-anchor="end">{share:.0%}</text>',
    ]


def _dot(entry: Bin, most: int) -> list[str]:
    x = _x(entry.predicted)
    low, high = (_y(min(1.0, max(0.0, entry.won + side * 1.96 * entry.error))) for side in (-1, 1))
    return [
        f'<line class="interval" x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}"/>',
        f'<circle class="bin" cx="{x:.1f}" cy="{_y(entry.won):.1f}" r="{2 + 7 * (entry.count / most) ** 0.5:.1f}"/>',
    ]
