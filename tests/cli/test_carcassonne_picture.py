"""The pictures of the tiles of Carcassonne: every type, turned in every way, in every size."""

import itertools

import pytest

from ratskeller.cli.carcassonne.glyphs import FANCY, PLAIN
from ratskeller.cli.carcassonne.land import beside, land_of, turned
from ratskeller.cli.carcassonne.picture import LARGE, MIDDLE, SMALL, Label, Picture
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, RIVER, ROAD, tiles

SIZES = (SMALL, MIDDLE, LARGE)


def ways_to_see():
    """Every turn in every size."""
    return itertools.product(range(4), SIZES)


def reached(start, cells):
    """All of these cells that can be reached from one of them."""
    found, fresh = {start}, [start]
    while fresh:
        cell = fresh.pop()
        near = {beside(cell, side) for side in range(4)} & cells - found
        found |= near
        fresh += near
    return found


def test_every_side_shows_its_terrain_in_its_middle():
    for tile, (r, size), side in itertools.product(tiles(), ways_to_see(), range(4)):
        where = (tile.id, r, size, side)
        land = land_of(tile, r, size)
        owner = {side: feature for feature in turned(tile, r) for side in feature.sides}
        middle = size.middle_of(side)
        kind = tile.edges[(side - r) % 4]
        assert (land.cities.get(middle) == owner[side].id) if kind == CITY else middle not in land.cities, where
        if kind in (ROAD, RIVER):
            assert land.ways[middle][0] == kind, where
            assert side in land.ways[middle][1], where
        else:
            assert side not in land.ways.get(middle, (kind, ()))[1], where


def test_a_city_hangs_together_and_touches_no_other_city_of_its_tile():
    cities_of = [(tile, feature.id) for tile in tiles() for feature in tile.features if feature.kind == CITY]
    for (tile, city), (r, size) in itertools.product(cities_of, ways_to_see()):
        cities = land_of(tile, r, size).cities
        cells = {cell for cell, owner in cities.items() if owner == city}
        assert reached(min(cells), cells) == cells, (tile.id, city, r, size)
        others = {owner for cell in cells for side in range(4) if (owner := cities.get(beside(cell, side)))}
        # Nothing is left between two of the cities of EP where a tile is smallest
        assert others <= {city} or (tile.id, size) == ("EP", SMALL), (tile.id, city, r, size)


def followed(start, ways):
    """All places that can be reached from one of a way, along it."""
    found, fresh = {start}, [start]
    while fresh:
        cell = fresh.pop()
        near = {beside(cell, side) for side in ways[cell][1]} & ways.keys() - found
        found |= near
        fresh += near
    return found


def test_a_road_through_a_tile_can_be_followed_from_side_to_side():
    for tile, (r, size) in itertools.product(tiles(), ways_to_see()):
        ways = land_of(tile, r, size).ways
        for feature in turned(tile, r):
            if feature.kind == ROAD and len(feature.sides) == 2:
                one, other = (size.middle_of(side) for side in feature.sides)
                assert other in followed(one, ways), (tile.id, r, size)


@pytest.mark.parametrize("name", ["EE", "PC", "RH"])
def test_ways_of_one_tile_that_do_not_cross_keep_apart(name):
    tile = next(tile for tile in tiles() if tile.id == name)
    for r, size in ways_to_see():
        ways = land_of(tile, r, size).ways
        first, second = (size.middle_of(f.sides[0]) for f in turned(tile, r) if f.kind in (ROAD, RIVER))
        assert second not in followed(first, ways)


def fields_by_corner(tile, r):
    return {half: feature.id for feature in turned(tile, r) if feature.kind == FIELD for half in feature.halves}


@pytest.mark.parametrize("r", range(4))
def test_a_city_between_two_fields_reaches_the_corner_that_divides_them(r):
    tile = next(tile for tile in tiles() if tile.id == "EG")
    field = fields_by_corner(tile, r)
    land = land_of(tile, r, LARGE)
    right, bottom = LARGE.width - 1, LARGE.height - 1
    corners = {(1, 2): (right, 0), (3, 4): (right, bottom), (5, 6): (0, bottom), (7, 0): (0, 0)}
    for (one, two), corner in corners.items():
        if one in field and two in field:
            assert (corner in land.cities) == (field[one] != field[two])


@pytest.mark.parametrize(("size", "name"), [(LARGE, "{}"), (MIDDLE, "{0[0]}"), (LARGE, "RL!")])
def test_everything_on_a_tile_finds_a_place_for_its_label(size, name):
    for tile, r in itertools.product(tiles(), range(4)):
        picture = Picture(tile, r, size, PLAIN)
        spots = [feature for feature in picture.features.values() if feature.spot]
        for feature in spots:
            picture.put(Label(name.format(feature.id), "label", picture.spot_of(feature), feature.id))
        shown = [pixel.char for pixel in picture.pixels.values() if pixel.style == "label"]
        assert sorted(shown) == sorted("".join(name.format(feature.id) for feature in spots)), (tile.id, r)


@pytest.mark.parametrize("glyphs", [FANCY, PLAIN])
def test_all_characters_are_one_column_wide(glyphs):
    for size, (tile, r) in itertools.product(SIZES, ((tile, r) for tile in tiles() for r in range(4))):
        picture = Picture(tile, r, size, glyphs)
        assert len(picture.pixels) == size.width * size.height
        assert all(len(pixel.char) == 1 for pixel in picture.pixels.values())
