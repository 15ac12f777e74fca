"""Elements shared by the pictures of matches and ladders (SVG)."""

from collections.abc import Iterable
from html import escape

WIDTH, LEFT, RIGHT = 640, 120, 70
TOP, LINE, BAR, BOTTOM = 48, 40, 18, 40
STYLE = (
    "text{font:13px sans-serif;fill:#222}.grid{stroke:#ccc}.bar{fill:#7a8fb5}.interval{stroke:#222;stroke-width:2}"
    ".equal{stroke:#b04a3a;stroke-width:2;stroke-dasharray:5 4}"
)


def document(title: str, rows: int, parts: Iterable[str]) -> str:
    height = bottom(rows) + BOTTOM
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="16" y="26">{escape(title)}</text>',
            *parts,
            "</svg>",
            "",
        ]
    )


def bottom(rows: int) -> int:
    return TOP + LINE * rows


def middle(row: int) -> int:
    return TOP + LINE * row + LINE // 2


def vertical(kind: str, x: float, rows: int) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{bottom(rows)}"/>'


def below(x: float, rows: int, text: str, line: int = 0) -> str:
    return f'<text x="{x:.1f}" y="{bottom(rows) + 17 * (line + 1)}" text-anchor="middle">{escape(text)}</text>'


def name(row: int, text: str, left: int = LEFT) -> str:
    return f'<text x="{left - 10}" y="{middle(row) + 5}" text-anchor="end">{escape(text)}</text>'


def interval(row: int, low: float, high: float, text: str) -> str:
    y = middle(row)
    return (
        f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>\n'
        f'<text x="{high + 6:.1f}" y="{y + 5}">{escape(text)}</text>'
    )
