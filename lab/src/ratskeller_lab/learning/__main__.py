"""Draw the curves of learning that the docs show: `uv run python -m ratskeller_lab.learning`.

The folder holds the curves as the examples wrote them (`curve.csv`), by example and game; the pages that show the
pictures say with which commands.
"""

import csv
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from ratskeller.strength.statistics import wilson

from ..plague.picture import COLOURS, DASHES, STYLE

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[3] / "docs"
COMMAND = "run `uv run python -m ratskeller_lab.learning`"
WIDTH, HEIGHT = 760, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 735, 56, 270
MARKS = 8
PPO_GAMES = 200
"""Games behind each point of a curve of `examples/ppo.py`."""
PICTURES = {
    "ppo_rattus": (
        "MaskablePPO in Rattus, two players: games won against the foundling",
        "actions of the learner",
        {"won": "ppo_rattus"},
    ),
    "alphazero_rattus": (
        "examples/alphazero.py in Rattus, two players: games won against the shipped evaluation",
        "games of self-play",
        {
            "begins with the score": "alphazero_rattus_score",
            "begins with the written terms": "alphazero_rattus_written",
        },
    ),
}
"""By picture: its title, what its x axis counts, and the file of each line."""


class Point(NamedTuple):
    """A point of a curve: actions or games to learn from, and the share of games won with its 95 % interval."""

    learned: int
    won: float
    low: float
    high: float


def points(file: Path) -> list[Point]:
    """Return the points of a curve of one of the examples. Errors: OSError, ValueError."""
    with file.open(encoding="utf-8", newline="") as rows:
        return [_point(row) for row in csv.DictReader(rows)]


def _point(row: Mapping[str, str]) -> Point:
    if "steps" in row:
        won = float(row["won"]) / 100
        return Point(int(row["steps"]), won, *wilson(won * PPO_GAMES, PPO_GAMES))
    return Point(int(row["games"]), *(float(row[name]) / 100 for name in ("won_shipped", "low", "high")))


def picture(title: str, axis: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """Return curves as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<text class="title" x="16" y="24">{escape(title)}</text>',
        *_grid(axis, _most(lines)),
        *(part for number, line in enumerate(lines.values()) for part in _line(number, line, _most(lines))),
        *_key(list(lines)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _most(lines: Mapping[str, Sequence[Point]]) -> int:
    return max(1, *(point.learned for line in lines.values() for point in line))


def _step(most: int) -> int:
    """Return how much lies between two marks of the x axis: 1, 2 or 5 with zeros."""
    return next(
        step for zeros in range(12) for step in (int(digit * 10**zeros) for digit in (1, 2, 5)) if step * MARKS >= most
    )


def _x(learned: int, most: int) -> float:
    return LEFT + learned / most * (RIGHT - LEFT)


def _y(share: float) -> float:
    return BOTTOM - share * (BOTTOM - TOP)


def _grid(axis: str, most: int) -> Iterator[str]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        kind = "base" if share == 0.5 else "grid"
        yield f'<line class="{kind}" x1="{LEFT}" x2="{RIGHT}" y1="{_y(share):.1f}" y2="{_y(share):.1f}"/>'
        yield f'<text class="small soft" x="{LEFT - 10}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    for learned in range(0, most + 1, _step(most)):
        x = _x(learned, most)
        yield f'<text class="small soft" x="{x:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{learned:,}</text>'
    yield f'<text class="soft" x="{(LEFT + RIGHT) / 2}" y="{BOTTOM + 36}" text-anchor="middle">{axis}</text>'


def _line(number: int, line: Sequence[Point], most: int) -> Iterator[str]:
    """A line through the points, each with its interval."""
    colour = f"var(--{COLOURS[number]})"
    places = " ".join(f"{_x(point.learned, most):.1f},{_y(point.won):.1f}" for point in line)
    dashes = f'stroke-dasharray="{DASHES[number]}"'
    yield f'<polyline class="course" points="{places}" style="stroke:{colour}" {dashes}/>'
    for point in line:
        x, inside = _x(point.learned, most), colour if number == 0 else "var(--paper)"
        yield f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(point.low):.1f}" y2="{_y(point.high):.1f}" style="stroke:{colour}"/>'
        yield f'<circle cx="{x:.1f}" cy="{_y(point.won):.1f}" r="3.6" style="fill:{inside};stroke:{colour}"/>'


def _key(names: Sequence[str]) -> Iterator[str]:
    """Tell which line is which, where there are several."""
    x = LEFT
    for number, name in enumerate(names if len(names) > 1 else ()):
        colour = f"var(--{COLOURS[number]})"
        inside = colour if number == 0 else "var(--paper)"
        yield f'<circle cx="{x + 6}" cy="{HEIGHT - 17}" r="5" style="fill:{inside};stroke:{colour}"/>'
        yield f'<text x="{x + 18}" y="{HEIGHT - 13}">{escape(name)}</text>'
        x += 42 + 8 * len(name)


def drawn() -> dict[Path, str]:
    """Return the pictures, by their files."""
    return {
        DOCS / f"learning_{name}.svg": picture(
            title, axis, {line: points(FOLDER / f"{file}.csv") for line, file in lines.items()}
        )
        for name, (title, axis, lines) in PICTURES.items()
    }


def main() -> None:
    """Write the pictures."""
    for file, content in drawn().items():
        file.write_text(content, encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
