"""A table of Carcassonne: the tiles drawn from their features, with figures and plague markers."""

from collections.abc import Iterator, Mapping
from typing import Any

from ratskeller.games.carcassonne.data.tiles import CITY, GARDEN, MONASTERY, RIVER, ROAD, Feature, Tile, tiles

from .svg import COLOURS, PANEL, asked, document, line, panel, square, text

CELL = 60
HALF = CELL / 2
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
TYPES = {tile.id: tile for tile in tiles()}
LEAST = 9
"""Least cells across and down, so that the picture of a small board does not jump."""


def draw(view: Mapping[str, Any]) -> str:
    places = {tile["at"]: tuple(map(int, tile["at"].split(","))) for tile in view["board"]}
    left, top, across, down = _frame(list(places.values()))
    parts: list[str] = []
    for laid in view["board"]:
        x, y = places[laid["at"]]
        parts += _tile(laid, (x - left) * CELL + HALF, (y - top) * CELL + HALF)
    parts += panel(across * CELL + 20, 40, _rows(view))
    return document(across * CELL + 20 + PANEL, max(down * CELL, 420), parts)


def _frame(places: list[tuple[int, ...]]) -> tuple[int, int, int, int]:
    """Return the cell in the upper left corner, and how many cells the picture has across and down."""
    xs, ys = [x for x, _ in places] or [0], [y for _, y in places] or [0]
    across, down = max(LEAST, max(xs) - min(xs) + 3), max(LEAST, max(ys) - min(ys) + 3)
    return (min(xs) + max(xs) - across + 1) // 2, (min(ys) + max(ys) - down + 1) // 2, across, down


def _tile(laid: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    tile = TYPES[laid["tile"]]
    yield f'<g transform="translate({x:g} {y:g}) rotate({90 * laid["r"]})">'
    yield square(-HALF, -HALF, CELL, "#9bbf6b")
    for kind in (RIVER, CITY, ROAD):
        for feature in tile.features:
            if feature.kind == kind:
                yield from _feature(feature)
    for feature in tile.features:
        if feature.kind in (MONASTERY, GARDEN):
            yield square(-9, -9, 18, "#e8e2d0" if feature.kind == MONASTERY else "#5d8f3d")
    yield "</g>"
    if tile.plague:
        yield text(x - HALF + 3, y - HALF + 13, "P")
    if "marker" in laid:
        yield f'<circle cx="{x + 18:g}" cy="{y - 18:g}" r="9" fill="#111111"/>'
        yield text(x + 18, y - 14, str(laid["marker"]), "middle", "#ffffff")
    for figure in laid["followers"]:
        yield from _figure(tile, figure, x, y)


def _feature(feature: Feature) -> Iterator[str]:
    if feature.kind == CITY:
        for side in feature.sides:
            (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
            depth = 0 if len(feature.sides) > 1 else 0.45
            to = (SIDES[side][0] * depth * HALF, SIDES[side][1] * depth * HALF)
            yield (
                f'<path d="M{ax * HALF:g} {ay * HALF:g}L{bx * HALF:g} {by * HALF:g}L{to[0]:g} {to[1]:g}z" '
                'fill="#b5793d" stroke="#6d4520"/>'
            )
        if feature.pennants:
            yield square(-20, -20, 9, "#2d6cb5")
        return
    stroke, width = ("#5b9bd5", 12) if feature.kind == RIVER else ("#f7f3e8", 7)
    for side in feature.sides:
        yield line(SIDES[side][0] * HALF, SIDES[side][1] * HALF, 0, 0, stroke, width)
    if feature.inn or feature.cathedral:
        yield square(8, 8, 9, "#7a4fa3")


def _figure(tile: Tile, figure: Mapping[str, Any], x: float, y: float) -> Iterator[str]:
    feature = next(it for it in tile.features if it.id == figure["on"])
    radius = 11 if figure["kind"] == "large" else 8
    stroke = "#111111" if figure["sick"] else "#ffffff"
    yield f'<circle cx="{x:g}" cy="{y + 4:g}" r="{radius}" fill="{COLOURS[figure["seat"]]}" stroke="{stroke}" stroke-width="2"/>'
    yield text(x, y + 26, feature.id + "!" * figure["sick"], "middle")


def _rows(view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield asked(view), "#222222"
    yield f"turn {view['turn_number']}, {view['left']} tiles in the stack", "#222222"
    yield f"drawn: {view['tile'] or '-'}", "#222222"
    for seat, score in enumerate(view["scores"]):
        hand = ", ".join(f"{count} {kind}" for kind, count in view["supplies"][seat].items())
        yield "", "#222222"
        yield f"seat {seat}{' (on turn)' * (seat == view['seat'])}: {score} points", COLOURS[seat]
        yield f"in hand: {hand}", "#222222"
