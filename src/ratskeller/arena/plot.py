"""Matches and ladders as pictures (SVG): a bar for the share that a bot won, or a dot for its rating, with intervals."""

from collections.abc import Iterator
from math import ceil, floor

from . import svg
from .ladder import LadderResult
from .report import described
from .result import MatchResult

MARKS = 6
"""About how many grid lines a ladder has."""
STEPS = (10, 20, 50, 100, 200, 500, 1000)


def plot(result: MatchResult | LadderResult) -> str:
    if isinstance(result, MatchResult):
        title, parts = "share won", _bars(result)
    else:
        title, parts = "ratings", _ratings(result)
    title = f"{described(result)}, {result.games} games: {title}, 95 % interval"
    return svg.document(title, len(result.bots), parts)


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
