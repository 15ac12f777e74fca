"""A tile in two characters: what the land is like in its middle, and who or what is on it."""

from typing import Any

from ratskeller.games.carcassonne.data.tiles import CITY, GARDEN, MONASTERY, RIVER, ROAD, Tile

from ..screen import Seats
from . import glyphs as g
from .glyphs import Glyphs
from .picture import Pixel
from .raster import Cell

LARGE_CITY = 2
"""Sides from which on a city is what a tile is told by."""


def overview(entry: dict[str, Any], tile: Tile, seats: Seats, glyphs: Glyphs, is_last: bool) -> dict[Cell, Pixel]:
    """Return the two characters of a tile: a marker's number hides the land, a figure stands behind it."""
    land = _land(tile, glyphs)
    figure = entry["followers"][0] if entry["followers"] else None
    if "marker" in entry:
        land = Pixel(str(entry["marker"] % 10), g.MARKER_STYLE)
    if figure is not None:
        style = g.figure_style(seats, figure)
        letter = g.figure_text(seats, figure, is_small=True)[:1]
        return {(0, 0): land, (1, 0): Pixel(letter.lower() if figure["sick"] else letter, style)}
    return {(0, 0): land, (1, 0): Pixel("<" if is_last else land.char if land.char == glyphs.city else " ", land.style)}


def _land(tile: Tile, glyphs: Glyphs) -> Pixel:
    kinds = {feature.kind for feature in tile.features}
    if MONASTERY in kinds or GARDEN in kinds:
        return Pixel(g.SYMBOLS["monastery" if MONASTERY in kinds else "garden"], g.SYMBOL_STYLE)
    if any(feature.kind == CITY and len(feature.sides) >= LARGE_CITY for feature in tile.features):
        return Pixel(glyphs.city, g.CITY_STYLE)
    if ROAD in kinds:
        return Pixel("+", g.ROAD_STYLE)
    return Pixel(glyphs.river, g.RIVER_STYLE) if RIVER in kinds else Pixel(glyphs.field, g.FIELD_STYLE)
