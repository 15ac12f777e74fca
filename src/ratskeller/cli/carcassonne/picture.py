"""A picture of a tile: its land, with figures, markers and symbols where they hide least; and a tile in two characters."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, GARDEN, MONASTERY, RIVER, ROAD, Feature, Tile

from ..renderer import View
from ..screen import Seats
from . import glyphs as g
from .glyphs import Glyphs
from .land import Cell, Land, Size, land_of, turned

SMALL, MIDDLE, LARGE = Size(5, 3), Size(9, 5), Size(13, 7)
CORNERS = ((0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85))
HIDES_WAY, HIDES_OTHER, HIDES_CORNER = 0.3, 0.1, 0.06
"""How much farther a label moves rather than hide a road, another feature or a corner of the tile."""


@dataclass
class Pixel:
    """One character and its style."""

    char: str = " "
    style: str = ""


def line_of(pixels: Iterable[Pixel]) -> Text:
    """Return characters in a row as text, one piece for each style."""
    runs = groupby(pixels, key=lambda pixel: pixel.style)
    return Text.assemble(*(("".join(pixel.char for pixel in run), style) for style, run in runs))


@dataclass(frozen=True)
class Label:
    """A text at a spot of the tile, if possible on a feature (None: anywhere)."""

    text: str
    style: str
    spot: tuple[float, float]
    on: str | None = None


@dataclass
class Picture:
    """A tile of one size, in characters."""

    tile: Tile
    r: int
    size: Size
    glyphs: Glyphs
    pixels: dict[Cell, Pixel] = field(default_factory=dict)
    occupied: set[Cell] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Draw the land."""
        self._land = land_of(self.tile, self.r, self.size)
        self.features = {feature.id: feature for feature in turned(self.tile, self.r)}
        for cell in self.size.cells():
            self.pixels[cell] = _ground(self._land, self.glyphs, cell)

    @property
    def is_small(self) -> bool:
        """Whether labels must be as short as possible."""
        return self.size.width < MIDDLE.width

    def mark_corner(self) -> None:
        """Mark the north-west corner, so that tiles are easy to tell apart."""
        self.pixels[0, 0] = Pixel(self.glyphs.grid, g.CORNER_STYLE)

    def frame(self) -> None:
        """Mark all four corners."""
        right, bottom = self.size.width - 1, self.size.height - 1
        cells = ((0, 0), (right, 0), (right, bottom), (0, bottom))
        for cell, corner in zip(cells, self.glyphs.corners, strict=True):
            self.pixels[cell] = Pixel(corner, g.LAST_STYLE)

    def spot_of(self, feature: Feature) -> tuple[float, float]:
        """Return the spot of a figure on a feature."""
        return feature.spot or (0.5, 0.5)

    def put(self, label: Label) -> None:
        """Write a label where it hides least, and at a corner of the tile only as a last resort."""
        width = min(len(label.text), self.size.width)
        places = [(x, y) for y in range(self.size.height) for x in range(self.size.width - width + 1)]
        free = [place for place in places if not self._covered(place, width) & self.occupied]
        if not free:
            return
        x, y = min(free, key=lambda place: self._cost(label, self._covered(place, width), width))
        for n, char in enumerate(label.text[:width]):
            self.pixels[x + n, y] = Pixel(char, label.style)
        # One more on both sides, so that labels don't touch
        self.occupied |= {(n, y) for n in range(x - 1, x + width + 1)}

    def _covered(self, place: Cell, width: int) -> set[Cell]:
        return {(place[0] + n, place[1]) for n in range(width)}

    def _cost(self, label: Label, cells: set[Cell], width: int) -> float:
        left, row = min(cells)
        u, v = (left + width / 2) / self.size.width, (row + 0.5) / self.size.height
        far = (u - label.spot[0]) ** 2 + (v - label.spot[1]) ** 2
        return far + sum(self._hides(label, cell) for cell in cells) / width

    def _hides(self, label: Label, cell: Cell) -> float:
        own = self.features[label.on].kind if label.on in self.features else FIELD
        corner = HIDES_CORNER if cell[0] in (0, self.size.width - 1) and cell[1] in (0, self.size.height - 1) else 0.0
        if cell in self._land.ways:
            return corner + (0.0 if own == self._land.ways[cell][0] else HIDES_WAY)
        city = self._land.cities.get(cell)
        if city is not None:
            return corner + (0.0 if city == label.on else HIDES_OTHER)
        return corner + (0.0 if own == FIELD else HIDES_OTHER)

    def far_corner(self) -> tuple[float, float]:
        """Return the corner farthest from all labels."""
        if not self.occupied:
            return CORNERS[0]
        spots = [self.size.spot(cell) for cell in self.occupied]
        return max(CORNERS, key=lambda c: min((c[0] - u) ** 2 + (c[1] - v) ** 2 for u, v in spots))


def _ground(land: Land, glyphs: Glyphs, cell: Cell) -> Pixel:
    if cell in land.villages:
        return Pixel(glyphs.village, g.ROAD_STYLE)
    if cell in land.ways:
        kind, sides = land.ways[cell]
        return Pixel(glyphs.river, g.RIVER_STYLE) if kind == RIVER else Pixel(_way(glyphs, sides), g.ROAD_STYLE)
    if cell in land.cities:
        return Pixel(glyphs.city, g.CITY_STYLE)
    return Pixel(glyphs.field if sum(cell) % 2 == 0 else " ", g.FIELD_STYLE)


def _way(glyphs: Glyphs, sides: frozenset[int]) -> str:
    """Return a piece of road, or a village where more than two ways meet."""
    return glyphs.ways.get(sides, glyphs.village)


LARGE_CITY = 2
"""Sides from which on a city characterises a tile."""


def overview(entry: View, tile: Tile, seats: Seats, glyphs: Glyphs, is_last: bool) -> dict[Cell, Pixel]:
    """Return the two characters of a tile: a marker's number instead of the land, then a figure."""
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
