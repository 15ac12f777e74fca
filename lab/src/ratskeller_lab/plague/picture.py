"""Two pictures, SVG drawn by hand: estimates with their intervals, and how sick the board gets in the course of a game.

Colours come from two sets, one for light and one for dark surroundings; every mark differs by shape or by its label as well.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from .numbers import Estimate

STYLE = """
svg{--paper:#fdfcf8;--ink:#22252b;--soft:#5d6470;--line:#d9d6cc}
svg{--a:#0b6e99;--b:#b2541a;--c:#5a7d1f;--d:#8a3b8f;--e:#8b1e2d;--f:#4a5a6a;--g:#7a6a00}
@media (prefers-color-scheme:dark){
svg{--paper:#15181d;--ink:#e9e6df;--soft:#a7adb8;--line:#383d46}
svg{--a:#6bc0e8;--b:#f0a269;--c:#b0d36a;--d:#dc9be0;--e:#ff8f8f;--f:#b8c4d0;--g:#e6d15a}
}
text{font:13px system-ui,sans-serif;fill:var(--ink)}.soft{fill:var(--soft)}.title{font-weight:600}.small{font-size:12px}
.paper{fill:var(--paper)}.grid{stroke:var(--line)}.base{stroke:var(--soft);stroke-dasharray:4 4}
.greedy{fill:var(--a);stroke:var(--a)}.random{fill:var(--paper);stroke:var(--b)}.mark{stroke-width:2}.interval{stroke-width:2}
.course{fill:none;stroke-width:2.2}
"""
COLOURS = "abcdefg"
DASHES = ("", "7 4", "2 4", "10 3 2 3", "5 2", "1 3", "12 5")

LABELS, COLUMN, GAP, ROW, TOP = 176, 190, 34, 30, 62


@dataclass(frozen=True)
class Column:
    """One quantity: its title, an estimate by kind and bot, the end of its axis, and where "as without plague" is, if anywhere."""

    title: str
    estimates: Mapping[tuple[str, str], Estimate]
    end: float
    usual: float | None = None


def estimates(title: str, kinds: Sequence[str], bots: Sequence[str], columns: Sequence[Column]) -> str:
    """Return a picture with a row for each kind and a column for each quantity; shares are in percent."""
    width = LABELS + len(columns) * (COLUMN + GAP)
    bottom = TOP + ROW * len(kinds)
    height = bottom + 58
    parts = [*_opening(title, width, height), f'<text class="title" x="16" y="24">{escape(title)}</text>']
    for number, kind in enumerate(kinds):
        parts.append(f'<text x="{LABELS - 14}" y="{_middle(number) + 4}" text-anchor="end">{escape(kind)}</text>')
    for number, column in enumerate(columns):
        parts += _column(column, kinds, bots, LABELS + number * (COLUMN + GAP), bottom)
    parts += _key(bots, bottom + 44)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _opening(title: str, width: int, height: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="6"/>',
    ]


def _middle(row: int) -> float:
    return TOP + ROW * row + ROW / 2


def _column(column: Column, kinds: Sequence[str], bots: Sequence[str], left: int, bottom: int) -> list[str]:
    def x(value: float) -> float:
        return left + COLUMN * min(value, column.end) / column.end

    parts = [f'<text class="soft" x="{left}" y="{TOP - 14}">{escape(column.title)}</text>']
    for step in range(5):
        value = column.end * step / 4
        parts.append(f'<line class="grid" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="{TOP}" y2="{bottom}"/>')
        if step % 2 == 0:
            parts.append(
                f'<text class="soft small" x="{x(value):.1f}" y="{bottom + 17}" text-anchor="middle">{value:.0%}</text>'
            )
    if column.usual is not None:
        parts.append(
            f'<line class="base" x1="{x(column.usual):.1f}" x2="{x(column.usual):.1f}" y1="{TOP}" y2="{bottom}"/>'
        )
    for row, kind in enumerate(kinds):
        for number, bot in enumerate(bots):
            if (kind, bot) in column.estimates:
                it = column.estimates[kind, bot]
                y = _middle(row) + (number - (len(bots) - 1) / 2) * 11
                low, high = x(max(0.0, it.value - it.half)), x(it.value + it.half)
                parts.append(f'<line class="interval {bot}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
                parts.append(_mark(bot, x(it.value), y))
    return parts


def _mark(bot: str, x: float, y: float) -> str:
    if bot == "greedy":
        return f'<circle class="mark {bot}" cx="{x:.1f}" cy="{y}" r="4.2"/>'
    return f'<rect class="mark {bot}" x="{x - 3.8:.1f}" y="{y - 3.8}" width="7.6" height="7.6"/>'


def _key(bots: Sequence[str], y: int) -> list[str]:
    parts = []
    for number, bot in enumerate(bots):
        left = LABELS + number * 200
        parts += [_mark(bot, left + 6, y - 4), f'<text x="{left + 18}" y="{y}">{bot} against {bot}</text>']
    return parts


WIDE, HIGH, MARGIN = 380, 250, 60
LEGEND = 24


@dataclass(frozen=True)
class Panel:
    """A diagram: its title, the end of its axis, and a series by kind with a number for each turn."""

    title: str
    end: float
    series: Mapping[str, Sequence[float]]


def courses(title: str, panels: Sequence[Panel]) -> str:
    """Return a picture of diagrams side by side, which share the kinds, their colours and dashes."""
    kinds = list(dict.fromkeys(kind for panel in panels for kind in panel.series))
    width = MARGIN + len(panels) * (WIDE + MARGIN)
    height = TOP + HIGH + 50 + LEGEND * ((len(kinds) + 2) // 3)
    parts = [*_opening(title, width, height), f'<text class="title" x="16" y="24">{escape(title)}</text>']
    for number, panel in enumerate(panels):
        parts += _panel(panel, kinds, MARGIN + number * (WIDE + MARGIN))
    for number, kind in enumerate(kinds):
        left, y = MARGIN + number % 3 * 270, TOP + HIGH + 56 + LEGEND * (number // 3)
        parts.append(f'<line {_stroke(number)} x1="{left}" x2="{left + 34}" y1="{y - 4}" y2="{y - 4}"/>')
        parts.append(f'<text x="{left + 42}" y="{y}">{escape(kind)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, kinds: Sequence[str], left: int) -> list[str]:
    turns = max(len(values) for values in panel.series.values())
    bottom = TOP + HIGH
    parts = [f'<text class="soft" x="{left}" y="{TOP - 14}">{escape(panel.title)}</text>']
    for step in range(5):
        y = bottom - HIGH * step / 4
        parts.append(f'<line class="grid" x1="{left}" x2="{left + WIDE}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text class="soft small" x="{left - 8}" y="{y + 4}" text-anchor="end">{panel.end * step / 4:.0%}</text>'
        )
    for turn in range(20, turns + 1, 20):
        x = left + WIDE * turn / turns
        parts.append(f'<text class="soft small" x="{x:.1f}" y="{bottom + 17}" text-anchor="middle">turn {turn}</text>')
    for kind, values in panel.series.items():
        points = " ".join(
            f"{left + WIDE * (turn + 1) / turns:.1f},{bottom - HIGH * min(value, panel.end) / panel.end:.1f}"
            for turn, value in enumerate(values)
        )
        parts.append(f'<polyline {_stroke(kinds.index(kind))} points="{points}"/>')
    return parts


def _stroke(number: int) -> str:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'class="course" stroke="var(--{colour})"{dashes}'
