"""A table of Rattus: the regions as circles joined by lines, with what is in them."""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Any

from ratskeller.games.rattus.data.board import Board, read_board

from .svg import COLOURS, PANEL, asked, document, line, panel, square, text

SIZE = 760
RADIUS = 52
SPOTS = {
    "anglia": (130, 190),
    "gallia": (180, 370),
    "hispania": (100, 550),
    "germania": (320, 270),
    "italia": (330, 500),
    "scandia": (350, 90),
    "polonia": (470, 220),
    "hungaria": (450, 370),
    "bulgaria": (530, 500),
    "turcia": (620, 640),
    "russia": (640, 140),
    "tartaria": (650, 320),
}
"""Where the regions of the usual board lie, roughly as in Europe."""


def draw(view: Mapping[str, Any]) -> str:
    """Return the table as SVG, as far as the viewer may know it."""
    spots = _spots(list(view["regions"]))
    parts = [*_links(view, spots)]
    for region, content in view["regions"].items():
        parts += _region(view, region, content, *spots[region])
    parts += panel(SIZE, 40, _rows(view))
    return document(SIZE + PANEL, SIZE, parts)


def _spots(regions: list[str]) -> dict[str, tuple[float, float]]:
    if set(regions) <= SPOTS.keys():
        return {region: SPOTS[region] for region in regions}
    turns = [2 * pi * i / len(regions) for i in range(len(regions))]
    middle, far = SIZE / 2, SIZE / 2 - 70
    return {region: (middle + far * sin(a), middle - far * cos(a)) for region, a in zip(regions, turns, strict=True)}


def _links(view: Mapping[str, Any], spots: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    board: Board = read_board()
    if set(spots) <= set(board.regions):
        for a, b in board.links:
            if board.regions[a] in spots and board.regions[b] in spots:
                yield line(*spots[board.regions[a]], *spots[board.regions[b]], "#b9b09c", 3)
    for wall in view["walls"]:
        a, b = wall.split("-")
        yield line(*spots[a], *spots[b], "#6b3e1d", 9)


def _region(view: Mapping[str, Any], name: str, content: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    fill = "#e9d3cf" if view["ravage"] and view["ravage"]["region"] == name else "#efe9da"
    yield f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="{fill}" stroke="#8a7f68" stroke-width="2"/>'
    yield text(x, y - 30, name, "middle")
    for seat, cubes in enumerate(content["cubes"]):
        if cubes:
            left = x - 44 + 22 * seat
            yield square(left, y - 22, 18, COLOURS[seat])
            yield text(left + 9, y - 8, str(cubes), "middle", "#ffffff")
    for slot, token in enumerate(content["tokens"]):
        left = x - 40 + 28 * slot
        yield f'<ellipse cx="{left + 12:g}" cy="{y + 10:g}" rx="12" ry="8" fill="#77706a" stroke="#222222"/>'
        if "face" in token:
            yield text(left + 12, y + 32, token["face"].replace(" ", ""), "middle")
    if view["plague"] == name:
        yield f'<path d="M{x + 24:g} {y + 40:g}l9 -26l9 26z" fill="#111111"/>'
    pieces = view["nuns"].count(name) * "N" + view["bishops"].count(name) * "B"
    if pieces:
        yield text(x - 40, y + 42, pieces)


def _rows(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield asked(view), "#222222"
    yield f"round: {view['round']}, rats in the supply: {view['supply']}", "#222222"
    for seat, stock in enumerate(view["stock"]):
        held = [card for card, holder in view["cards"].items() if holder == seat]
        yield "", "#222222"
        yield f"seat {seat}{' (on turn)' * (seat == view['seat'])}", COLOURS[seat]
        yield f"{stock} in stock, {view['palace'][seat]} in the palace, score {view['scores'][seat]}", "#222222"
        yield ", ".join(held) or "no cards", "#222222"
    free = [card for card, holder in view["cards"].items() if holder is None]
    yield "", "#222222"
    yield "free: " + (", ".join(free[:3]) or "none"), "#222222"
    yield ", ".join(free[3:]), "#222222"
