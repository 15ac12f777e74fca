"""The roads and rivers of one tile in characters: from side to side, to a crossing, a monastery or the gate of a city."""

from itertools import pairwise

from ratskeller.games.carcassonne.data.tiles import RIVER, ROAD, Feature

from .cities import city_at_the_end
from .raster import Cell, Size, beside

NORTH, EAST, SOUTH, WEST = range(4)
Ways = dict[Cell, tuple[int, frozenset[int]]]
"""By character, the kind (road or river) and the sides to which it goes on."""


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
    """Return the characters of a road or river from side to side, or from its side to its end; one beyond each side included."""
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
    """Return a way to the middle, where others end too; one that ends alone goes to a road that runs through."""
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
    """Return the side of the city towards which a road from `side` has to turn, if it has to."""
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
