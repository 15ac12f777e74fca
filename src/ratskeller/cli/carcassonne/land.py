"""The land of a tile in characters: cities, roads and rivers on a grid. Spots are as in the data files: 0 to 1, x to the right, y down."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, MONASTERY, RIVER, ROAD, Feature, Tile, tiles

Cell = tuple[int, int]
"""Column and row of a character."""
Spot = tuple[float, float]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The next character, by side."""


@dataclass(frozen=True)
class Size:
    """Width and height of a tile in characters; both are odd."""

    width: int
    height: int

    @property
    def centre(self) -> Cell:
        """The middle character."""
        return self.width // 2, self.height // 2

    def middle_of(self, side: int) -> Cell:
        """Return the character in the middle of a side."""
        across, down = self.centre
        return ((across, 0), (self.width - 1, down), (across, self.height - 1), (0, down))[side]

    def spot(self, cell: Cell) -> Spot:
        """Return where a character is, from 0 to 1."""
        return (cell[0] + 0.5) / self.width, (cell[1] + 0.5) / self.height

    def cells(self) -> list[Cell]:
        """Return all characters, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]


def beside(cell: Cell, side: int) -> Cell:
    """Return the character next to one, towards a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


DEPTH = 0.25
"""How far a city on one side reaches into the tile."""
BESIDE_A_FIELD, BESIDE_A_CITY = 0.06, -0.1
"""How far it reaches over the diagonal of its corners; beside another city there is a gap."""
HALF, BAND, ARM = 0.95, 0.2, 0.13
"""Bounds of a city on two neighbouring sides, of one on two opposite sides, and half the width of one that juts out."""
MIDDLES = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
CORNERS = ((1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0))
"""The middle of every side, and the corner after it."""
TOO_LOW_FOR_ARMS = 3
"""Height of a tile that is too low for arms."""
GATE = 0.2
"""How near to the middle two cities come with a road ending between them."""


def cities_of(features: tuple[Feature, ...], size: Size) -> dict[Cell, str]:
    """Return the ids of the cities of a tile, by character."""
    cities = [feature for feature in features if feature.kind == CITY]
    found: dict[Cell, str] = {}
    for city in cities:
        others = {side for other in cities if other is not city for side in other.sides}
        arms = _arms(features, city) if size.height > TOO_LOW_FOR_ARMS else []
        for cell in size.cells():
            u, v = size.spot(cell)
            covers = _covers(set(city.sides), others, (v, 1 - u, 1 - v, u))
            if cell not in found and (covers or any(_distance((u, v), *arm) < ARM for arm in arms)):
                found[cell] = city.id
    return found


def _arms(features: tuple[Feature, ...], city: Feature) -> list[tuple[Spot, Spot]]:
    """Return lines along which a city on one side juts out: to corners where it divides fields, or to the end of a road between cities."""
    if len(city.sides) != 1:
        return []
    side = city.sides[0]
    start = MIDDLES[side]
    arms = [(start, CORNERS[corner]) for corner in _jutting_corners(features)]
    if any(way.end == "city" and city_at_the_end(features, way) is None for way in features):
        dx, dy = STEPS[side]
        arms.append((start, (0.5 + GATE * dx, 0.5 + GATE * dy)))
    return arms


def _covers(sides: set[int], others: set[int], depths: tuple[float, ...]) -> bool:
    """Return whether a city on these sides covers a place at these depths from each side."""
    free = sorted(set(range(4)) - sides)
    if not free:
        return True
    if len(free) == 1:
        return not _is_at(free[0], sides, depths)
    if any(_is_at(side, others, depths) for side in sides):
        return True
    if len(sides) == 1:
        return False
    one, other = sorted(sides)
    if other - one == 2:
        return all(depths[side] > BAND for side in free)
    keeps_away = all(depths[side] > min(depths[one], depths[other]) - BESIDE_A_CITY for side in others)
    return keeps_away and depths[one] + depths[other] < HALF


def _is_at(side: int, others: set[int], depths: tuple[float, ...]) -> bool:
    """Return whether a place is in the strip along a side, which leaves room for `others` beside it."""
    slack = {n: BESIDE_A_CITY if n in others else BESIDE_A_FIELD for n in ((side + 1) % 4, (side + 3) % 4)}
    return depths[side] < DEPTH and all(depths[side] < depths[n] + slack[n] for n in slack)


def _jutting_corners(features: tuple[Feature, ...]) -> list[int]:
    """Return the corners (0: north-east, clockwise) where two fields meet that only a city divides."""
    field = {half: feature.id for feature in features if feature.kind == FIELD for half in feature.halves}
    pairs = [(2 * corner + 1, (2 * corner + 2) % 8) for corner in range(4)]
    return [n for n, (one, two) in enumerate(pairs) if one in field and two in field and field[one] != field[two]]


def _distance(place: Spot, start: Spot, end: Spot) -> float:
    """Return the distance of a place from the line between two others."""
    along = (end[0] - start[0], end[1] - start[1])
    share = (place[0] - start[0]) * along[0] + (place[1] - start[1]) * along[1]
    share = min(1.0, max(0.0, share / (along[0] ** 2 + along[1] ** 2)))
    away = (place[0] - start[0] - share * along[0], place[1] - start[1] - share * along[1])
    return float((away[0] ** 2 + away[1] ** 2) ** 0.5)


def city_at_the_end(features: tuple[Feature, ...], way: Feature) -> Feature | None:
    """Return the city that the fields on both sides of a road touch, or the only city."""
    cities = [feature for feature in features if feature.kind == CITY]
    if len(cities) == 1:
        return cities[0]
    side = way.sides[0]
    beside = [set(f.cities) for f in features if f.kind == FIELD and {2 * side, 2 * side + 1} & set(f.halves)]
    common = set.intersection(*beside) if beside else set()
    return features[common.pop()] if len(common) == 1 else None


NORTH, EAST, SOUTH, WEST = range(4)
Ways = dict[Cell, tuple[int, frozenset[int]]]
"""By character, the kind (road or river) and the sides to which it continues."""


def ways_of(features: tuple[Feature, ...], cities: dict[Cell, str], size: Size) -> tuple[Ways, frozenset[Cell]]:
    """Return the ways of a tile, and the characters where roads end at one another."""
    villages: set[Cell] = set()
    ways: Ways = {}
    for kind in (RIVER, ROAD):
        for feature in features:
            if feature.kind == kind:
                _add(ways, kind, _way(features, feature, cities, size, villages))
    return ways, frozenset(villages)


def _add(ways: Ways, kind: int, way: list[Cell]) -> None:
    """Add a way; a road goes over a river."""
    for n, cell in enumerate(way):
        neighbours = (*way[max(0, n - 1) : n], *way[n + 1 : n + 2])
        joined = {side for other in neighbours for side in range(4) if beside(cell, side) == other}
        before = ways.get(cell)
        if before is not None and before[0] == kind:
            joined |= before[1]
        ways[cell] = (kind, frozenset(joined))


def _way(
    features: tuple[Feature, ...], way: Feature, cities: dict[Cell, str], size: Size, villages: set[Cell]
) -> list[Cell]:
    """Return the characters of a road or river from side to side, or from its side to its end, with one beyond each side."""
    one = way.sides[0]
    begin = [beside(size.middle_of(one), one)]
    if len(way.sides) == 2:
        other = way.sides[1]
        return [*begin, *_through(features, one, other, size), beside(size.middle_of(other), other)]
    if way.end == "junction":
        return begin + _to_junction(features, one, size, villages)
    if way.end == "city":
        return begin + _to_gate(features, way, cities, size, villages)
    short = _line(size.middle_of(one), size.centre)
    return begin + (short[:-1] if way.end == "monastery" else short)


def _line(start: Cell, end: Cell) -> list[Cell]:
    """Return the characters from one to another in the same row or column."""
    (x, y), (to_x, to_y) = start, end
    step = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
    return [(x + n * step[0], y + n * step[1]) for n in range(max(abs(to_x - x), abs(to_y - y)) + 1)]


def _through(features: tuple[Feature, ...], one: int, other: int, size: Size) -> list[Cell]:
    """Return a way from side to side: through the middle, or around it where two ways turn."""
    turns = sum(len(way.sides) == 2 and sum(way.sides) % 2 == 1 for way in features if way.kind in (ROAD, RIVER))
    if turns < 2 or (one - other) % 2 == 0:
        return [*_line(size.middle_of(one), size.centre), *_line(size.centre, size.middle_of(other))[1:]]
    upright, level = (one, other) if one % 2 == 0 else (other, one)
    across, down = size.centre
    column = across // 2 if level == WEST else size.width - 1 - across // 2
    row = down - 1 if upright == NORTH else down + 1
    corners = [size.middle_of(upright), (across, row), (column, row), (column, down), size.middle_of(level)]
    path = [corners[0]]
    for start, end in pairwise(corners):
        path += _line(start, end)[1:]
    return path if upright == one else path[::-1]


def _to_junction(features: tuple[Feature, ...], side: int, size: Size, villages: set[Cell]) -> list[Cell]:
    """Return a way to the middle where others end too, or to the road that runs through."""
    line = _line(size.middle_of(side), size.centre)
    if sum(feature.end == "junction" for feature in features) > 1:
        villages.add(size.centre)
        return line
    return line[:-1]


def _to_gate(
    features: tuple[Feature, ...], way: Feature, cities: dict[Cell, str], size: Size, villages: set[Cell]
) -> list[Cell]:
    """Return a way to the wall of the city at which it ends."""
    side = way.sides[0]
    target = city_at_the_end(features, way)
    straight = _line(size.middle_of(side), size.centre)
    goal = _goal(target, side)
    if goal is None:
        villages.add(size.centre)
        return straight
    if (goal - side) % 2 == 0:
        return _until([*straight, *_line(size.centre, size.middle_of(goal))[1:]], cities)
    half = straight[: max(2, len(straight) // 2 + 1)]
    path, cell = half[:], beside(half[-1], goal)
    while 0 <= cell[0] < size.width and 0 <= cell[1] < size.height:
        path.append(cell)
        cell = beside(cell, goal)
    return _until(path, cities)


def _goal(city: Feature | None, side: int) -> int | None:
    """Return the side of the city to which a road from `side` turns, if it turns."""
    if city is None:
        return None
    opposite = (side + 2) % 4
    if opposite in city.sides or len(city.sides) > 1:
        return opposite
    return city.sides[0]


def _until(path: list[Cell], cities: dict[Cell, str]) -> list[Cell]:
    """Return a path up to the first city on it."""
    end = next((n for n, cell in enumerate(path) if cell in cities), len(path))
    return path[:end]


TYPES = {tile.id: tile for tile in tiles()}
"""All tiles by id."""


@dataclass(frozen=True)
class Land:
    """The land of a turned tile: ids of cities by character, ways, and the characters where roads end at one another."""

    cities: dict[Cell, str]
    ways: Ways
    villages: frozenset[Cell]


@cache
def land_of(tile: Tile, r: int, size: Size) -> Land:
    """Return the land of a tile turned by `r` quarter turns."""
    features = turned(tile, r)
    cities = cities_of(features, size)
    ways, villages = ways_of(features, cities, size)
    return Land({cell: city for cell, city in cities.items() if cell not in ways}, ways, villages)


def turned(tile: Tile, r: int) -> tuple[Feature, ...]:
    """Return the features of a tile after quarter turns clockwise, with their sides, half-sides and spots."""
    return tuple(
        replace(
            feature,
            sides=tuple((side + r) % 4 for side in feature.sides),
            halves=tuple((half + 2 * r) % 8 for half in feature.halves),
            spot=None if feature.spot is None else _turned_spot(feature.spot, r),
        )
        for feature in tile.features
    )


def _turned_spot(spot: Spot, r: int) -> Spot:
    x, y = spot
    return ((x, y), (1 - y, x), (1 - x, 1 - y), (y, 1 - x))[r]


def is_cloister(feature: Feature) -> bool:
    """Return whether a feature is a monastery or a garden."""
    return feature.kind >= MONASTERY
