"""The land of one tile in characters: which city covers which of them, and where roads and rivers run."""

from dataclasses import dataclass, replace
from functools import cache

from ratskeller.games.carcassonne.data.tiles import MONASTERY, Feature, Tile, tiles

from .cities import cities_of
from .raster import Cell, Size, Spot
from .ways import Ways, ways_of

TYPES = {tile.id: tile for tile in tiles()}
"""All types of tiles by their ids."""


@dataclass(frozen=True)
class Land:
    """What a turned tile shows: ids of cities by character, ways, and the characters where roads end at one another."""

    cities: dict[Cell, str]
    ways: Ways
    villages: frozenset[Cell]


@cache
def land_of(tile: Tile, r: int, size: Size) -> Land:
    """Return what a tile shows that is turned by `r`."""
    features = turned(tile, r)
    cities = cities_of(features, size)
    ways, villages = ways_of(features, cities, size)
    return Land({cell: city for cell, city in cities.items() if cell not in ways}, ways, villages)


def turned(tile: Tile, r: int) -> tuple[Feature, ...]:
    """Return the features of a tile turned by quarter turns clockwise, with their sides, half-sides and spots as they lie then."""
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
    """Tell whether a feature lies in one place of its tile: a monastery or a garden."""
    return feature.kind >= MONASTERY
