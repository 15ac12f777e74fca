"""The tiles as tables of numbers for the rules, made once from the data files.

Tables by type and feature hold MOST_FEATURES numbers for each type: `KIND[tile * MOST_FEATURES + feature]`. Sides are those of the
unturned tile; `side_of` and `half_of` turn them.
"""

from itertools import product

from ratskeller.core.compile.rules import rule

from ..data.tiles import CITY, FIELD, MOST_FEATURES, ROAD, ROLES, Tile, biggest_decks, tiles

ALL = tiles()
TYPES = len(ALL)
NUMBERS = {tile.id: number for number, tile in enumerate(ALL)}
NONE = -1

TILES = max(sum(deck.values()) for deck in biggest_decks())
"""Most tiles on the board."""
NODES = max(sum(count * len(ALL[NUMBERS[tile]].features) for tile, count in deck.items()) for deck in biggest_decks())
"""Most features of single tiles on the board."""

RIM = 5
"""Base of the digits of a rim, one for each side: 0 without a tile there, else the terrain that it shows plus 1."""
RIMS = RIM**4
"""Number of possible rims of an empty cell; the northern side is the lowest digit."""


def _by_feature(value: object) -> tuple[int, ...]:
    table = []
    for tile in ALL:
        numbers = [value(tile, feature) for feature in tile.features]  # type: ignore[operator]
        table += numbers + [NONE] * (MOST_FEATURES - len(numbers))
    return tuple(table)


def _at_side(tile: Tile, side: int) -> int:
    return next((n for n, it in enumerate(tile.features) if it.kind != FIELD and side in it.sides), NONE)


def _at_half(tile: Tile, half: int) -> int:
    return next((n for n, it in enumerate(tile.features) if half in it.halves), NONE)


def _fits() -> tuple[int, ...]:
    table = [0] * (TYPES * RIMS)
    for kind, tile in enumerate(ALL):
        for r in tile.rotations:
            digits = [(1 + tile.edges[side - r]) * RIM**side for side in range(4)]
            for rim in product(*((0, digit) for digit in digits)):
                table[kind * RIMS + sum(rim)] |= 1 << r
    return tuple(table)


FEATURES = tuple(len(tile.features) for tile in ALL)
"""How many features a type carries."""
KIND = _by_feature(lambda _, feature: feature.kind)
PENNANTS = _by_feature(lambda _, feature: feature.pennants)
SPECIAL = _by_feature(lambda _, feature: int(feature.inn or feature.cathedral))
"""1 for a road with an inn and for a city with a cathedral (EXT2)."""
OPEN_SIDES = _by_feature(lambda _, feature: len(feature.sides) if feature.kind in (CITY, ROAD) else 0)
"""Sides by which a city or road leaves the tile."""
TOUCHED = _by_feature(lambda _, feature: sum(1 << city for city in feature.cities))
"""The cities that a field touches on its tile, as bits."""
EDGE = tuple(edge for tile in ALL for edge in tile.edges)
AT_SIDE = tuple(_at_side(tile, side) for tile in ALL for side in range(4))
"""The city, road or river at a side, by type and side."""
AT_HALF = tuple(_at_half(tile, half) for tile in ALL for half in range(8))
"""The field at a half-side, by type and half-side."""
FITS = _fits()
"""By type and rim: the rotations in which a tile fits, as four bits, without those that repeat a picture."""
BRINGS_PLAGUE = tuple(int(tile.plague) for tile in ALL)
ROLE = tuple(NONE if tile.role is None else ROLES.index(tile.role) for tile in ALL)
"""Part of a type in the river (EXT1), or NONE."""
SOURCE, COURSE, MOUTH = range(3)


@rule
def side_of(side: int, r: int) -> int:
    """Return which side of the unturned tile lies on a side of the board after `r` quarter turns clockwise."""
    return (side - r) & 3


@rule
def half_of(half: int, r: int) -> int:
    """Return which half-side of the unturned tile lies on a half-side of the board after `r` quarter turns clockwise."""
    return (half - 2 * r) & 7
