"""A picture of a tile: its land in five by three characters, with figures, markers and symbols where they hide least."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby, pairwise

from rich.text import Text

from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, MONASTERY, RIVER, ROAD, Feature, Tile, tiles, turned

from ..renderer import View
from ..screen import Seats
from . import glyphs as g
from .glyphs import EAST, NORTH, SOUTH, WEST, Glyphs

WIDTH, HEIGHT = 5, 3
"""A tile in characters."""
Cell = tuple[int, int]
"""Column and row of a character."""
Spot = tuple[float, float]
"""A place on a tile as in the data files: 0 to 1, x to the right, y down."""
CELLS = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
CENTRE = (2, 1)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The next character, by side."""
MIDDLES = ((2, 0), (4, 1), (2, 2), (0, 1))
CORNERS = ((4, 0), (4, 2), (0, 2), (0, 0))
"""The character in the middle of every side, and the corner after it."""
TYPES = {tile.id: tile for tile in tiles()}


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def is_cloister(feature: Feature) -> bool:
    return feature.kind >= MONASTERY


# The land


Ways = dict[Cell, tuple[int, frozenset[int]]]
"""By character, the kind (road or river) and the sides to which it continues."""


@dataclass(frozen=True)
class Land:
    """The land of a turned tile: ids of cities by character, ways, and whether roads end at one another in the centre."""

    cities: dict[Cell, str]
    ways: Ways
    has_village: bool


@cache
def land_of(tile: Tile, r: int) -> Land:
    """Return the land of a tile turned by `r` quarter turns."""
    features = turned(tile, r)
    cities = _cities(features)
    ends = sum(feature.end in ("junction", "city") for feature in features if feature.kind == ROAD)
    ways: Ways = {}
    # A road goes over a river
    for feature in sorted(features, key=lambda feature: feature.kind == ROAD):
        if feature.kind in (RIVER, ROAD):
            _add(ways, feature.kind, _way(features, feature, cities))
    return Land({cell: city for cell, city in cities.items() if cell not in ways}, ways, ends > 1 and CENTRE in ways)


def _cities(features: tuple[Feature, ...]) -> dict[Cell, str]:
    """Return the ids of cities by character.

    A city covers the middle of its sides, the corners between them, and the centre between opposite ones.
    """
    owners = {side: feature.id for feature in features if feature.kind == CITY for side in feature.sides}
    found: dict[Cell, str] = {}
    for side, city in owners.items():
        if side in (NORTH, SOUTH):
            cells = [(x, MIDDLES[side][1]) for x in range(1, WIDTH - 1)]
        else:
            # Cities on two sides don't touch
            cells = [MIDDLES[side]]
            if {owners.get(NORTH, city), owners.get(SOUTH, city)} == {city}:
                cells.append(beside(MIDDLES[side], (side + 2) % 4))
        if owners.get((side + 1) % 4) == city:
            cells.append(CORNERS[side])
        if owners.get((side + 2) % 4) == city:
            cells += [(x, 1) for x in range(1, WIDTH - 1)]
        cells += [cell for corner in _dividing_corners(features) for cell in _arm(side, corner)]
        found |= dict.fromkeys(cells, city)
    return found


def _dividing_corners(features: tuple[Feature, ...]) -> list[int]:
    """Return the corners (0: north-east, clockwise) where two fields meet that only a city divides."""
    owners = {half: feature.id for feature in features if feature.kind == FIELD for half in feature.halves}
    pairs = [(2 * corner + 1, (2 * corner + 2) % 8) for corner in range(4)]
    return [n for n, (one, two) in enumerate(pairs) if one in owners and two in owners and owners[one] != owners[two]]


def _arm(side: int, corner: int) -> list[Cell]:
    """Return the characters of a city from its side to a corner where it divides two fields."""
    x, y = CORNERS[corner]
    inward = 1 if x == 0 else WIDTH - 2
    return [*_line(MIDDLES[side], CENTRE), (inward, 1), (inward, y), (x, y)]


def _line(start: Cell, end: Cell) -> list[Cell]:
    (x, y), (to_x, to_y) = start, end
    step = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
    return [(x + n * step[0], y + n * step[1]) for n in range(max(abs(to_x - x), abs(to_y - y)) + 1)]


def _way(features: tuple[Feature, ...], way: Feature, cities: dict[Cell, str]) -> list[Cell]:
    """Return the characters of a road or river from side to side, or from its side to its end, with one beyond each side."""
    one, other = way.sides[0], way.sides[-1]
    begin, straight = beside(MIDDLES[one], one), _line(MIDDLES[one], CENTRE)
    if one == other:
        end = next((n for n, cell in enumerate(straight) if cell in cities), len(straight))
        return [begin, *straight[: end - (way.end == "monastery")]]
    turns = sum(len(it.sides) == 2 and sum(it.sides) % 2 == 1 for it in features if it.kind in (ROAD, RIVER))
    path = [*straight, *_line(CENTRE, MIDDLES[other])[1:]]
    if turns > 1:
        # Two ways that turn keep apart
        column = 1 if WEST in way.sides else WIDTH - 2
        row = 0 if NORTH in way.sides else HEIGHT - 1
        path = [MIDDLES[one], (column, row), (column, 1), MIDDLES[other]]
        if one in (EAST, WEST):
            path[1:3] = path[2:0:-1]
    return [begin, *path, beside(MIDDLES[other], other)]


def _add(ways: Ways, kind: int, way: list[Cell]) -> None:
    """Add a way, joined to what is there of its kind; what is beyond the sides isn't drawn."""
    joined: dict[Cell, set[int]] = {cell: set() for cell in way}
    for one, other in pairwise(way):
        side = next(side for side in range(4) if beside(one, side) == other)
        joined[one].add(side)
        joined[other].add((side + 2) % 4)
    for cell, sides in joined.items():
        before = ways.get(cell)
        ways[cell] = (kind, frozenset(sides | before[1] if before is not None and before[0] == kind else sides))


# The picture


SPACED = 2
"""Labels of one character stand in every second column, so that eight of them have room."""
HIDES_WAY, HIDES_OTHER, HIDES_CORNER = 0.3, 0.1, 0.06
"""How much farther a label moves rather than hide a road, another feature or a corner of the tile."""


@dataclass
class Pixel:
    """One character and its style."""

    char: str = " "
    style: str = ""


def line_of(pixels: Iterable[Pixel]) -> Text:
    runs = groupby(pixels, key=lambda pixel: pixel.style)
    return Text.assemble(*(("".join(pixel.char for pixel in run), style) for style, run in runs))


@dataclass
class Picture:
    """A tile in characters."""

    tile: Tile
    r: int
    glyphs: Glyphs
    pixels: dict[Cell, Pixel] = field(default_factory=dict)
    occupied: set[Cell] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._land = land_of(self.tile, self.r)
        self.features = {feature.id: feature for feature in turned(self.tile, self.r)}
        self.pixels |= {cell: self._ground(cell) for cell in CELLS}

    def _ground(self, cell: Cell) -> Pixel:
        if cell in self._land.ways:
            kind, sides = self._land.ways[cell]
            if kind == RIVER:
                return Pixel(self.glyphs.river, g.RIVER_STYLE)
            is_village = (cell == CENTRE and self._land.has_village) or sides not in self.glyphs.ways
            return Pixel(self.glyphs.village if is_village else self.glyphs.ways[sides], g.ROAD_STYLE)
        if cell in self._land.cities:
            return Pixel(self.glyphs.city, g.CITY_STYLE)
        return Pixel(self.glyphs.field if sum(cell) % 2 == 0 else " ", g.FIELD_STYLE)

    def mark_corner(self) -> None:
        """Mark the north-west corner, so that tiles are easy to tell apart."""
        self.pixels[0, 0] = Pixel(self.glyphs.grid, g.CORNER_STYLE)

    def frame(self) -> None:
        for cell, corner in zip((CORNERS[WEST], *CORNERS[:WEST]), self.glyphs.corners, strict=True):
            self.pixels[cell] = Pixel(corner, g.LAST_STYLE)

    def put(self, text: str, style: str, spot: Spot | None, on: str = "") -> None:
        """Write a label near a spot where it hides least, if possible on a feature; at a corner only as a last resort."""
        places = [(x, y) for x, y in CELLS if x <= WIDTH - len(text) and (len(text) > 1 or x % SPACED == 0)]
        free = [place for place in places if not _covered(place, text) & self.occupied]
        if not free:
            return
        x, y = min(free, key=lambda place: self._cost(_covered(place, text), spot or (0.5, 0.5), on))
        for n, char in enumerate(text):
            self.pixels[x + n, y] = Pixel(char, style)
        # One more on both sides, so that labels don't touch
        self.occupied |= {(n, y) for n in range(x - 1, x + len(text) + 1)}

    def _cost(self, cells: set[Cell], spot: Spot, on: str) -> float:
        u = (sum(x for x, _ in cells) / len(cells) + 0.5) / WIDTH
        v = (min(cells)[1] + 0.5) / HEIGHT
        return (u - spot[0]) ** 2 + (v - spot[1]) ** 2 + sum(self._hides(on, cell) for cell in cells) / len(cells)

    def _hides(self, on: str, cell: Cell) -> float:
        own = self.features[on].kind if on else FIELD
        corner = HIDES_CORNER if cell in CORNERS else 0.0
        if cell in self._land.ways:
            return corner + (0.0 if own == self._land.ways[cell][0] else HIDES_WAY)
        is_own = self._land.cities[cell] == on if cell in self._land.cities else own == FIELD
        return corner + (0.0 if is_own else HIDES_OTHER)

    def far_corner(self) -> Spot:
        spots = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
        taken = [((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT) for x, y in self.occupied]
        return max(spots, key=lambda c: min([(c[0] - u) ** 2 + (c[1] - v) ** 2 for u, v in taken], default=0.0))

    def lines(self) -> list[Text]:
        return [line_of(self.pixels[x, y] for x in range(WIDTH)) for y in range(HEIGHT)]


def _covered(place: Cell, text: str) -> set[Cell]:
    return {(place[0] + n, place[1]) for n in range(len(text))}


def put_figures(picture: Picture, entry: View, seats: Seats) -> None:
    standing = {figure["on"]: figure for figure in entry["followers"]}
    for feature in picture.features.values():
        figure = standing.get(feature.id)
        text = g.figure_text(seats, figure) if figure else ""
        if is_cloister(feature):
            text = (g.MONASTERY if feature.id.startswith("m") else g.GARDEN) + text
        if text:
            style = g.figure_style(seats, figure) if figure else g.SYMBOL_STYLE
            picture.put(text, style, feature.spot, feature.id)


def put_symbols(picture: Picture) -> None:
    for feature in picture.features.values():
        for sign, count in ((g.PENNANT, feature.pennants), (g.CATHEDRAL, feature.cathedral), (g.INN, feature.inn)):
            if count:
                picture.put(sign, g.SYMBOL_STYLE, feature.spot, feature.id)
