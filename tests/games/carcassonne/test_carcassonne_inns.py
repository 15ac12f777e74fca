"""Inns & Cathedrals (EXT2). More in `scenarios/carcassonne/inns.txt`."""

import pytest
from carcassonne_positions import ended, position, standing, supply, tile

CATHEDRAL = (tile("0,0 EK", "0 c0"), "0,-1 E r2", "0,1 E", "-1,0 E r1")
"""A city with a cathedral that is open to the east."""


def test_ext2_and_three_a_pennant():
    game = position(*CATHEDRAL, "1,0 F", tile="E", inns=True).play("2,0 r3; none")
    assert game.scores == [6 * 3 + 3, 0]


def test_ext2_two_cathedrals_are_worth_no_more_than_one():
    game = position(*CATHEDRAL, "1,0 EK", "1,-1 E r2", "1,1 H", tile="E", inns=True).play("2,0 r3; none")
    assert game.scores == [8 * 3, 0]


def test_ext2_an_incomplete_city_with_a_cathedral_is_worth_nothing():
    assert ended(*CATHEDRAL, inns=True).scores == [0, 0]


def test_ext2_when_complete_it_serves_fields():
    game = ended("0,0 EK", tile("0,-1 E r2", "1 f0"), "0,1 E", "-1,0 E r1", "1,0 E r3", inns=True)
    assert game.scores == [0, 3]
    game = ended("0,0 EK", tile("0,-1 E r2", "1 f0"), "0,1 E", "-1,0 E r1", inns=True)
    assert game.scores == [0, 0]


def test_ext2_it_is_set_and_returns_like_a_follower():
    game = position("0,0 D", tile="E", inns=True).play("0,-1 r2")
    assert game.legal() == ["c0", "f0", "large c0", "large f0", "none"]
    game.play("large c0")
    assert game.scores == [4, 0]
    assert supply(game) == {"follower": 7, "large": 1}
    set_on_field = position("0,0 D", tile="E", inns=True).play("0,-1 r2; large f0")
    assert standing(set_on_field) == {"0,-1 f0": (0, "large")}
    assert supply(set_on_field) == {"follower": 7, "large": 0}


def test_ext2_it_may_be_set_where_no_ordinary_follower_is_left():
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    game = position(*row, tile="U", inns=True).play("7,0 r0")
    assert game.legal() == ["large f0", "large f1", "large r0", "none"]


def test_ext2_a_field_may_be_enclosed_by_the_cities_of_its_tile():
    caps = ("0,-1 E r2", "1,0 E r3", "0,1 E", "-1,0 E r1")
    assert ended(tile("0,0 EH", "0 f0"), *caps, inns=True).scores == [12, 0]
    assert ended(tile("0,0 EH", "0 f0"), *caps[1:], inns=True).scores == [9, 0]


@pytest.mark.parametrize("option", [2, 4])
def test_ext2_bas7_the_value_of_small_cities_is_another_matter(option):
    game = position(*CATHEDRAL, tile="E", inns=True, small_cities=option).play("1,0 r3; none")
    assert game.scores == [15, 0]
