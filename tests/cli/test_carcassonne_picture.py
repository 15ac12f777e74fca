"""The pictures of the tiles of Carcassonne: every type, turned in every way."""

import itertools

import pytest

from ratskeller.cli.carcassonne.glyphs import FANCY, PLAIN
from ratskeller.cli.carcassonne.picture import (
    CELLS,
    CORNERS,
    MIDDLES,
    TYPES,
    Picture,
    beside,
    is_cloister,
    land_of,
    put_symbols,
)
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, RIVER, ROAD, turned

WAYS_TO_LIE = list(itertools.product(TYPES.values(), range(4)))


def reached(start, cells, sides_of=lambda _cell: range(4)):
    """All of these cells that can be reached from one of them."""
    found, fresh = {start}, [start]
    while fresh:
        cell = fresh.pop()
        near = {beside(cell, side) for side in sides_of(cell)} & set(cells) - found
        found |= near
        fresh += near
    return found


def test_every_side_shows_its_terrain_in_its_middle():
    for (tile, r), side in itertools.product(WAYS_TO_LIE, range(4)):
        where = (tile.id, r, side)
        land = land_of(tile, r)
        owner = {side: feature for feature in turned(tile, r) for side in feature.sides}
        middle = MIDDLES[side]
        kind = tile.edges[(side - r) % 4]
        assert (land.cities.get(middle) == owner[side].id) if kind == CITY else middle not in land.cities, where
        if kind in (ROAD, RIVER):
            assert land.ways[middle][0] == kind, where
            assert side in land.ways[middle][1], where
        else:
            assert side not in land.ways.get(middle, (kind, ()))[1], where


def test_a_city_hangs_together_and_touches_no_other_city_of_its_tile():
    for tile, r in WAYS_TO_LIE:
        cities = land_of(tile, r).cities
        for city in set(cities.values()):
            cells = {cell for cell, owner in cities.items() if owner == city}
            assert reached(min(cells), cells) == cells, (tile.id, city, r)
            others = {owner for cell in cells for side in range(4) if (owner := cities.get(beside(cell, side)))}
            assert others <= {city}, (tile.id, city, r)


def test_a_city_leaves_the_corners_beside_fields_so_that_it_ends_where_its_tile_ends():
    for tile, r in WAYS_TO_LIE:
        land = land_of(tile, r)
        owners = {side: feature.id for feature in turned(tile, r) if feature.kind == CITY for side in feature.sides}
        for corner, cell in enumerate(CORNERS):
            around = {owners.get(corner), owners.get((corner + 1) % 4)}
            is_dividing = len({field_at(tile, r, half) for half in (2 * corner + 1, 2 * corner + 2)} - {None}) == 2
            assert (cell in land.cities) == (is_dividing or (len(around) == 1 and around != {None})), (tile.id, r)


def field_at(tile, r, half):
    """The field on a half-side, if there is one."""
    fields = [feature.id for feature in turned(tile, r) if feature.kind == FIELD and half % 8 in feature.halves]
    return fields[0] if fields else None


def test_a_road_through_a_tile_can_be_followed_from_side_to_side():
    for tile, r in WAYS_TO_LIE:
        ways = land_of(tile, r).ways
        for feature in turned(tile, r):
            if feature.kind == ROAD and len(feature.sides) == 2:
                one, other = (MIDDLES[side] for side in feature.sides)
                assert other in reached(one, ways, lambda cell, ways=ways: ways[cell][1]), (tile.id, r)


def test_roads_that_end_at_one_another_meet_in_a_village():
    for tile, r in WAYS_TO_LIE:
        ways = land_of(tile, r).ways
        for one, other in itertools.combinations([it for it in turned(tile, r) if it.kind == ROAD], 2):
            if MIDDLES[other.sides[0]] in reached(MIDDLES[one.sides[0]], ways, lambda cell, ways=ways: ways[cell][1]):
                assert Picture(tile, r, FANCY).pixels[2, 1].char == FANCY.village, (tile.id, r)


@pytest.mark.parametrize("name", ["EE", "RH"])
def test_ways_of_one_tile_that_do_not_cross_keep_apart(name):
    for r in range(4):
        ways = land_of(TYPES[name], r).ways
        first, second = (MIDDLES[f.sides[0]] for f in turned(TYPES[name], r) if f.kind in (ROAD, RIVER))
        assert second not in reached(first, ways, lambda cell, ways=ways: ways[cell][1])


def labels(picture):
    """The characters of all labels."""
    return sorted(pixel.char for pixel in picture.pixels.values() if pixel.style == "label")


def test_the_number_of_every_answer_finds_a_place_on_its_tile():
    for tile, r in WAYS_TO_LIE:
        picture = Picture(tile, r, PLAIN)
        spots = [feature for feature in picture.features.values() if feature.spot]
        for number, feature in enumerate(spots, 1):
            picture.put(str(number), "label", feature.spot, feature.id)
        assert labels(picture) == [str(number) for number in range(1, len(spots) + 1)], (tile.id, r)


def test_a_sick_figure_a_marker_and_all_symbols_find_a_place_on_one_tile():
    for tile, r in WAYS_TO_LIE:
        for standing in (feature for feature in tile.features if feature.spot):
            picture = Picture(tile, r, FANCY)
            said = ["BL!" if feature is standing else "" for feature in tile.features]
            said = ["m" * is_cloister(f) + text for f, text in zip(tile.features, said, strict=True)]
            for feature, text in zip(picture.features.values(), said, strict=True):
                if text:
                    picture.put(text, "label", feature.spot, feature.id)
            picture.put("*114=", "label", picture.far_corner())
            assert labels(picture) == sorted("".join(said) + "*114="), (tile.id, r, standing.id)
            put_symbols(picture)
            counts = (bool(f.pennants) + f.cathedral + f.inn for f in tile.features)
            assert sum(pixel.char in "pci" for pixel in picture.pixels.values()) == sum(counts), (tile.id, r)


@pytest.mark.parametrize("glyphs", [FANCY, PLAIN])
def test_all_characters_are_one_column_wide(glyphs):
    for tile, r in WAYS_TO_LIE:
        picture = Picture(tile, r, glyphs)
        assert list(picture.pixels) == CELLS
        assert all(len(pixel.char) == 1 for pixel in picture.pixels.values())
