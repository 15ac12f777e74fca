"""The cities of one tile in characters: strips along their sides, corners, bands, and what juts out from them."""

from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, Feature

from .raster import STEPS, Cell, Size, Spot

DEPTH = 0.25
"""How far a city on one side reaches into the tile."""
BESIDE_A_FIELD, BESIDE_A_CITY = 0.06, -0.1
"""How far it reaches over the diagonal of its corners; beside another city a gap is left."""
HALF, BAND, ARM = 0.95, 0.2, 0.13
"""Bounds of a city on two neighbouring sides, of one on two opposite sides, and half the width of one that juts out."""
MIDDLES = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
CORNERS = ((1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0))
"""The middle of every side, and the corner after it."""
TOO_LOW_FOR_ARMS = 3
"""Height of a tile in which nothing can jut out without running into something else."""
GATE = 0.2
"""How near to the middle two cities come between which a road ends."""


def cities_of(features: tuple[Feature, ...], size: Size) -> dict[Cell, str]:
    """Return the ids of the cities of a tile by the characters that they cover."""
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
    """Return lines along which a city on one side juts out: to corners where it divides fields, to the end of a road between cities."""
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
    """Tell whether a city on these sides covers a place that is so deep in the tile, seen from each side."""
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
    """Tell whether a place lies in the strip along a side, which leaves room for `others` beside it."""
    slack = {n: BESIDE_A_CITY if n in others else BESIDE_A_FIELD for n in ((side + 1) % 4, (side + 3) % 4)}
    return depths[side] < DEPTH and all(depths[side] < depths[n] + slack[n] for n in slack)


def _jutting_corners(features: tuple[Feature, ...]) -> list[int]:
    """Return the corners (0: north-east, clockwise) where two fields meet that nothing but a city divides."""
    field = {half: feature.id for feature in features if feature.kind == FIELD for half in feature.halves}
    pairs = [(2 * corner + 1, (2 * corner + 2) % 8) for corner in range(4)]
    return [n for n, (one, two) in enumerate(pairs) if one in field and two in field and field[one] != field[two]]


def _distance(place: Spot, start: Spot, end: Spot) -> float:
    """Return how far a place is from the line between two others."""
    along = (end[0] - start[0], end[1] - start[1])
    share = (place[0] - start[0]) * along[0] + (place[1] - start[1]) * along[1]
    share = min(1.0, max(0.0, share / (along[0] ** 2 + along[1] ** 2)))
    away = (place[0] - start[0] - share * along[0], place[1] - start[1] - share * along[1])
    return float((away[0] ** 2 + away[1] ** 2) ** 0.5)


def city_at_the_end(features: tuple[Feature, ...], way: Feature) -> Feature | None:
    """Return the city that the fields on both sides of a road touch; the only one, if there is only one."""
    cities = [feature for feature in features if feature.kind == CITY]
    if len(cities) == 1:
        return cities[0]
    side = way.sides[0]
    beside = [set(f.cities) for f in features if f.kind == FIELD and {2 * side, 2 * side + 1} & set(f.halves)]
    common = set.intersection(*beside) if beside else set()
    return features[common.pop()] if len(common) == 1 else None
