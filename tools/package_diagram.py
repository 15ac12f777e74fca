"""Draws `docs/house.svg` from the code: the packages, their numbers of files, and which imports which.

Run it with `uv run python -m tools.package_diagram`. Arrows that follow from others are left out. All games have the same packages, which
are drawn once.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

import grimp

DOCS = Path(__file__).parent.parent / "docs"
PICTURE = DOCS / "house.svg"
COMMAND = "uv run python -m tools.package_diagram"
PACKAGE = "ratskeller"
SERVER = DOCS.parent / "src" / PACKAGE / "server"
BEGINS = ("options", "notation", "setup")
"""Files of a game that are drawn as one package."""
SERVER_TOP = ("__main__", "export")
"""Modules of the server that stand above its application and belong to it."""
SERVER_PARTS = ("app", "tables", "ratings", "cluster", "accounts", "bots", "http", "db", "mail", "transport")
"""The packages of the server below and above its features. Its small modules are one room, and so are its features."""

WIDTH, HEIGHT = 226, 46
GAP_X, GAP_Y, MARGIN = 30, 44, 24
COLUMNS = (
    ("a game", "odds"),
    ("__main__", "cli", "arena", "bots", "a game: schema", "games", "core"),
    ("a game: odds", "search", "words"),
    ("a game: dealer", "server: bots", "server: mail", "wasm"),
    ("server",),
    ("review", "server: cluster", "server: transport"),
)
"""Which rooms stand below each other; a room of none of these gets a column of its own."""
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #2b2a27; text-anchor: middle }
    .files { font-size: 11px; fill: #6d675c }
    rect { fill: #f6f1e4; stroke: #8a7f68 }
    .game { fill: #e6eedd; stroke: #6c8257 }
    .server { fill: #e2eaf1; stroke: #61788c }
    path { fill: none; stroke: #8a7f68; stroke-width: 1.3 }
    marker path { fill: #8a7f68; stroke: none }
    @media (prefers-color-scheme: dark) {
      text { fill: #eee8da } .files { fill: #b5ab98 }
      rect { fill: #34312b } .game { fill: #2f3a28 } .server { fill: #28333c }
    }
"""

Arrows = Mapping[str, frozenset[str]]
"""The rooms that each room imports."""


@dataclass(frozen=True)
class House:
    """Rooms with their numbers of files, and what each imports."""

    files: Mapping[str, int]
    imports: Arrows


def house() -> House:
    """Return the house as the code has it."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    # A module with children is a package: its own file is its `__init__`
    modules = [module for module in graph.modules if module != PACKAGE]
    imports: dict[str, set[str]] = {}
    for module in modules:
        here = room(module)
        found = {room(other) for other in graph.find_modules_directly_imported_by(module) if other != PACKAGE}
        imports.setdefault(here, set()).update(found - {here})
    return House(Counter(map(room, modules)), {here: frozenset(found) for here, found in imports.items()})


def room(module: str) -> str:
    """Return the room of a module."""
    parts = module.split(".")[1:]
    if parts[0] == "games" and len(parts) > 2:
        return "a game: options, notation, setup" if parts[2] in BEGINS else f"a game: {parts[2]}"
    if parts[0] == "games" and len(parts) == 2:
        return "a game: game"
    if parts[0] == "server":
        return f"server: {_server_room(parts[1:])}"
    return parts[0]


def _server_room(parts: list[str]) -> str:
    if not parts or parts[0] in SERVER_TOP:
        return "app"
    if parts[0] in SERVER_PARTS:
        return parts[0]
    return "features" if (SERVER / parts[0]).is_dir() else "settings, metrics, logs"


def rows(imports: Arrows) -> list[list[str]]:
    """Return the rooms in rows: each stands above all that it imports, as low as it can."""
    depth: dict[str, int] = {}

    def low(name: str) -> int:
        if name not in depth:
            depth[name] = 1 + max(map(low, imports[name]), default=-1)
        return depth[name]

    for name in imports:
        low(name)
    return [sorted(name for name in imports if depth[name] == row) for row in range(max(depth.values()), -1, -1)]


def shown(imports: Arrows) -> list[tuple[str, str]]:
    """Return the arrows that do not follow from others."""
    return sorted(
        (a, b) for a in imports for b in imports[a] if not any(b in reached(imports, c) for c in imports[a] - {b})
    )


def reached(imports: Arrows, start: str) -> set[str]:
    """Return every room that one imports, itself or by others."""
    found: set[str] = set()
    open_ = [start]
    while open_:
        for name in imports[open_.pop()] - found:
            found.add(name)
            open_.append(name)
    return found


def picture(drawn: House) -> str:
    """Return the picture."""
    lines = rows(drawn.imports)
    columns = {name: column(name) for line in lines for name in line}
    width = (max(columns.values()) + 1) * (WIDTH + GAP_X) - GAP_X + 2 * MARGIN
    height = len(lines) * (HEIGHT + GAP_Y) - GAP_Y + 2 * MARGIN
    places = {
        name: (MARGIN + columns[name] * (WIDTH + GAP_X), MARGIN + number * (HEIGHT + GAP_Y))
        for number, line in enumerate(lines)
        for name in line
    }
    assert len(set(places.values())) == len(places), "two rooms in one place: divide COLUMNS"
    arrows = [_arrow(places[a], places[b]) for a, b in shown(drawn.imports)]
    boxes = [_box(name, places[name], drawn.files[name]) for name in places]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="The rooms of the house">'
    tip = '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    tip += '<path d="M0 0 8 4 0 8z"/></marker></defs>'
    return "\n".join([head, f"<style>{STYLE}</style>", tip, *arrows, *boxes, "</svg>"]) + "\n"


def column(name: str) -> int:
    """Return the column of a room."""
    of = {room: place for place, rooms in enumerate(COLUMNS) for room in rooms}
    return of.get(name, of.get(name.partition(": ")[0], len(COLUMNS)))


def _arrow(above: tuple[int, int], below: tuple[int, int]) -> str:
    x, y = above[0] + WIDTH / 2, above[1] + HEIGHT
    to_x, to_y = below[0] + WIDTH / 2, below[1] - 2
    bend = (to_y - y) / 2
    return (
        f'<path d="M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}" marker-end="url(#tip)"/>'
    )


def _box(name: str, place: tuple[int, int], files: int) -> str:
    x, y = place
    kind = "game" if name.startswith("a game") or name == "games" else "server" if name.startswith("server") else "room"
    title = name.partition(": ")[2] or name
    group = f"{name.partition(': ')[0]} · " if ": " in name else ""
    count = f"{group}{files} file{'s' if files != 1 else ''}"
    middle = f'x="{x + WIDTH / 2:g}"'
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        f'<text {middle} y="{y + 20:g}">{escape(title)}</text><text class="files" {middle} y="{y + 37:g}">{escape(count)}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(house()), encoding="utf-8")
    print(f"{PICTURE.relative_to(DOCS.parent)}", file=sys.stderr)
