"""A match as a picture: for each bot a bar for the share won, with its interval. SVG, drawn by hand."""

from html import escape

from .report import described
from .result import BotResult, MatchResult

WIDTH, LEFT, RIGHT = 640, 120, 70
TOP, LINE, BAR = 48, 40, 18
STYLE = (
    "text{font:13px sans-serif;fill:#222}.grid{stroke:#ccc}.bar{fill:#7a8fb5}.interval{stroke:#222;stroke-width:2}"
    ".equal{stroke:#b04a3a;stroke-width:2;stroke-dasharray:5 4}"
)


def plot(result: MatchResult) -> str:
    """Return an SVG document."""
    height = TOP + LINE * len(result.bots) + 40
    title = f"{described(result)}, {result.games} games: share won, 95 % interval"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="26">{escape(title)}</text>',
        *_grid(height - 40),
        *(line for number, bot in enumerate(result.bots) for line in _bot(bot, TOP + LINE * number)),
        _vertical("equal", 1 / result.players, height - 40),
        f'<text x="{_x(1 / result.players):.1f}" y="{height - 6}" text-anchor="middle">equal bots</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _vertical(kind: str, share: float, bottom: int) -> str:
    return f'<line class="{kind}" x1="{_x(share):.1f}" x2="{_x(share):.1f}" y1="{TOP - 8}" y2="{bottom}"/>'


def _grid(bottom: int) -> list[str]:
    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        lines.append(_vertical("grid", share, bottom))
        lines.append(f'<text x="{_x(share):.1f}" y="{bottom + 17}" text-anchor="middle">{share:.0%}</text>')
    return lines


def _bot(bot: BotResult, top: int) -> list[str]:
    middle = top + LINE // 2
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(bot.name)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{middle - BAR // 2}" width="{_x(bot.share) - LEFT:.1f}" height="{BAR}"/>',
        f'<line class="interval" x1="{_x(bot.low):.1f}" x2="{_x(bot.high):.1f}" y1="{middle}" y2="{middle}"/>',
        f'<text x="{_x(bot.high) + 6:.1f}" y="{middle + 5}">{bot.share:.1%}</text>',
    ]
