"""Elements that the pictures of all games share."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

COLOURS = ("#c0392b", "#2d6cb5", "#3d8b40", "#d9a514", "#222222", "#8e5ea2")
"""By seat."""
LINE = 18
PANEL = 280
"""Width of the panel beside the board."""


def document(width: float, height: float, parts: Iterable[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}">',
            "<style>text{font:13px sans-serif;fill:#222}</style>",
            f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def text(x: float, y: float, content: str, anchor: str = "start", fill: str = "#222222") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{fill}">{escape(content)}</text>'


def square(x: float, y: float, size: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" fill="{fill}" stroke="#222222"/>'


def line(x: float, y: float, to_x: float, to_y: float, stroke: str, width: float) -> str:
    return (
        f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round"/>'
    )


def panel(x: float, y: float, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for number, (content, fill) in enumerate(rows):
        yield text(x, y + number * LINE, content, fill=fill)


def asked(view: Mapping[str, Any]) -> str:
    if view["places"] is not None:
        return "won: " + ", ".join(f"seat {seat}" for seat, place in enumerate(view["places"]) if place == 1)
    return f"seat {view['actor']}: {view['question']}" if view["actor"] != "chance" else f"chance: {view['question']}"


def lines_of(value: Any, indent: str = "") -> Iterator[str]:
    """Yield JSON as indented lines; what is short stands on one."""
    items = value.items() if isinstance(value, Mapping) else ((str(i), it) for i, it in enumerate(value))
    for name, item in items:
        if isinstance(item, Mapping | list) and any(isinstance(it, Mapping | list) for it in _values(item)):
            yield f"{indent}{name}:"
            yield from lines_of(item, indent + "  ")
        else:
            yield f"{indent}{name}: {_short(item)}"


def _values(item: Mapping[str, Any] | list[Any]) -> Iterable[Any]:
    return item.values() if isinstance(item, Mapping) else item


def _short(item: Any) -> str:
    if isinstance(item, Mapping):
        return ", ".join(f"{name} {_short(it)}" for name, it in item.items()) or "-"
    if isinstance(item, list):
        return ", ".join(map(_short, item)) or "-"
    return "-" if item is None else str(item)


def outline(view: Mapping[str, Any]) -> str:
    rows = list(lines_of(view))
    return document(900, LINE * (len(rows) + 2), panel(10, 2 * LINE, ((row, "#222222") for row in rows)))
