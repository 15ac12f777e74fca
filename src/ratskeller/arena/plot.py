"""Matches and ladders as pictures: for each bot a bar for the share won, or a mark for its rating, with their intervals."""

from collections.abc import Iterator
from math import ceil, floor

from . import svg
from .ladder import LadderResult
from .report import described
from .result import MatchResult

MARKS = 6
"""About so many lines tell the ratings."""
STEPS = (10, 20, 50, 100, 200, 500, 1000)


def plot(result: MatchResult) -> str:
    """Return a match as an SVG document."""
    what = described(result.game, result.players, result.options)
    title = f"{what}, {result.games} games: share won, 95 % interval"
    return svg.document(title, len(result.bots), _bars(result))


def _bars(result: MatchResult) -> Iterator[str]:
    rows = len(result.bots)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield svg.vertical("grid", _x(share), rows)
        yield svg.below(_x(share), rows, f"{share:.0%}")
    for row, bot in enumerate(result.bots):
        top = svg.middle(row) - svg.BAR // 2
        yield svg.name(row, bot.name)
        yield f'<rect class="bar" x="{svg.LEFT}" y="{top}" width="{_x(bot.share) - svg.LEFT:.1f}" height="{svg.BAR}"/>'
        yield svg.interval(row, _x(bot.low), _x(bot.high), f"{bot.share:.1%}")
    yield svg.vertical("equal", _x(1 / result.players), rows)
    yield svg.below(_x(1 / result.players), rows, "equal bots", line=1)


def _x(part: float) -> float:
    return svg.LEFT + part * (svg.WIDTH - svg.LEFT - svg.RIGHT)


def plot_ladder(result: LadderResult) -> str:
    """Return a ladder as an SVG document."""
    what = described(result.game, result.players, result.options)
    return svg.document(f"{what}, {result.games} games: ratings, 95 % interval", len(result.bots), _ratings(result))


def _ratings(result: LadderResult) -> Iterator[str]:
    rows = len(result.bots)
    ends = [value for bot in result.bots for value in (bot.rating, bot.low, bot.high) if value is not None]
    width = max(ends) - min(ends)
    step = next((step for step in STEPS if step * MARKS >= width), STEPS[-1])
    first, last = floor(min(ends) / step), max(ceil(max(ends) / step), floor(min(ends) / step) + 1)

    def x(rating: float) -> float:
        return _x((rating / step - first) / (last - first))

    for mark in range(first, last + 1):
        yield svg.vertical("grid", x(mark * step), rows)
        yield svg.below(x(mark * step), rows, f"{mark * step:+d}")
    for row, bot in enumerate(result.bots):
        yield svg.name(row, bot.name)
        yield f'<circle class="bar" cx="{x(bot.rating):.1f}" cy="{svg.middle(row)}" r="{svg.BAR // 3}"/>'
        low, high = (bot.rating if end is None else end for end in (bot.low, bot.high))
        yield svg.interval(row, x(low), x(max(high, bot.rating)), f" {bot.rating:+.0f}")
