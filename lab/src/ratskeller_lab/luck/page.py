"""What many reviewed games say of luck and skill: tables in Markdown, and a picture."""

from collections.abc import Iterator, Sequence
from math import ceil, floor

from ratskeller.arena import svg
from ratskeller.strength.statistics import Z95, mean, standard_error

from .playing import Reviewed

STEP = 0.25
"""Of chances to win, from one line of the picture to the next."""
Figures = list[float]


def of_level(played: Sequence[Reviewed], level: str, what: str) -> Figures:
    return [getattr(game, what)[seat] for game in played for seat, name in enumerate(game.levels) if name == level]


def regret_of(played: Sequence[Reviewed], level: str) -> Figures:
    """Return what a level gave away in each game, in chances to win by decision."""
    whole, decisions = of_level(played, level, "regret"), of_level(played, level, "decisions")
    return [given / count for given, count in zip(whole, decisions, strict=True)]


def page(played: Sequence[Reviewed], levels: Sequence[str]) -> str:
    lines = ["| level | games | won | gave away a decision | luck in a game |", "| --- | --- | --- | --- | --- |"]
    for level in levels:
        won, luck = of_level(played, level, "won"), of_level(played, level, "luck")
        cells = [level, str(len(won)), f"{mean(won):.0%}", _shown(regret_of(played, level), 2, ""), _shown(luck, 1)]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "| seat | luck in a game | lost to chance, less what was expected |", "| --- | --- | --- |"]
    for seat in range(len(played[0].luck)):
        over = [game.actual[seat] - game.expected[seat] for game in played if game.actual and game.expected]
        cells = [str(seat), _shown([game.luck[seat] for game in played], 1), _points(over)]
        lines.append(f"| {' | '.join(cells)} |")
    winners = [game.luck[game.won.index(1)] for game in played if 1 in game.won]
    lines += ["", f"Luck of sole winners: {_shown(winners, 1)}."]
    return "\n".join(lines)


def _shown(values: Figures, digits: int, sign: str = "+") -> str:
    """Return a mean with its standard error, in hundredths of a victory; luck has a sign."""
    return f"{100 * mean(values):{sign}.{digits}f} % ± {100 * standard_error(values):.{digits}f}"


def _points(values: Figures) -> str:
    return f"{mean(values):+.2f} ± {standard_error(values):.2f}" if values else ""


def picture(game: str, played: Sequence[Reviewed], levels: Sequence[str]) -> str:
    """Return an SVG document: bars for what levels gave away in a game, marks for their luck, with 95 % intervals."""
    title = f"{game}, {len(played)} games: given away (bar) and luck (dot) in a game, in chances to win"
    return svg.document(title, len(levels), _parts(played, levels))


def _parts(played: Sequence[Reviewed], levels: Sequence[str]) -> Iterator[str]:
    regret = {level: _interval(of_level(played, level, "regret")) for level in levels}
    luck = {level: _interval(of_level(played, level, "luck")) for level in levels}
    ends = [end for low, _, high in (*regret.values(), *luck.values()) for end in (low, high)]
    first, last = floor(min(0.0, *ends) / STEP), ceil(max(ends) / STEP)

    def x(value: float) -> float:
        return svg.LEFT + (value / STEP - first) / (last - first) * (svg.WIDTH - svg.LEFT - svg.RIGHT)

    for mark in range(first, last + 1):
        yield svg.vertical("equal" if mark == 0 else "grid", x(mark * STEP), len(levels))
        yield svg.below(x(mark * STEP), len(levels), f"{mark * STEP:.0%}")
    for row, level in enumerate(levels):
        low, middle, high = regret[level]
        top, width = svg.middle(row) - svg.BAR // 2, x(middle) - x(0)
        yield svg.name(row, level)
        yield f'<rect class="bar" x="{x(0):.1f}" y="{top}" width="{width:.1f}" height="{svg.BAR}"/>'
        yield svg.interval(row, x(low), x(high), f"{middle:.0%}")
        yield from _dot(row, *(x(end) for end in luck[level]))


def _dot(row: int, low: float, middle: float, high: float) -> Iterator[str]:
    y = svg.middle(row) + svg.BAR // 2 + 4
    yield f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
    yield f'<circle cx="{middle:.1f}" cy="{y}" r="4" fill="#b04a3a"/>'


def _interval(values: Figures) -> tuple[float, float, float]:
    half = Z95 * standard_error(values)
    return mean(values) - half, mean(values), mean(values) + half
