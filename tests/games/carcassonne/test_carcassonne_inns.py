"""Inns & Cathedrals (EXT2)."""

import pytest
from carcassonne_positions import ended, position, standing, supply, tile
from positions import events_of_kind

CATHEDRAL = (tile("0,0 EK", "0 c0"), "0,-1 E r2", "0,1 E", "-1,0 E r1")
"""A city with a cathedral that is open to the east."""


def test_ext2_a_complete_road_with_an_inn_is_worth_two_a_tile():
    game = position(tile("0,0 W", "0 r0"), "1,0 EB", tile="W", inns=True).play("2,0 r0; none")
    assert game.scores == [6, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["inn"], event["value"], event["rule"]) == (True, 6, "CAR-EXT2")


def test_ext2_one_inn_or_two_make_no_difference():
    road = (tile("0,0 W", "0 r0"), "1,0 EB", "2,0 EA")
    game = position(*road, tile="W", inns=True).play("2,1 r3; none")
    assert game.scores == [8, 0]


def test_ext2_an_incomplete_road_with_an_inn_is_worth_nothing():
    assert ended(tile("0,0 W", "0 r0"), "1,0 EB", inns=True).scores == [0, 0]


def test_ext2_an_inn_at_another_road_of_the_tile_does_not_matter():
    game = position(tile("0,0 W", "0 r0"), tile="EC", inns=True).play("1,0 r0; none")
    assert game.scores == [2, 0]
    game = position(tile("0,0 W", "0 r0"), tile="EC", inns=True).play("1,0 r2; none")
    assert game.scores == [4, 0]


def test_ext2_a_complete_city_with_a_cathedral_is_worth_three_a_tile():
    game = position(*CATHEDRAL, tile="E", inns=True).play("1,0 r3; none")
    assert game.scores == [15, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["cathedral"], event["value"], event["rule"]) == (True, 15, "CAR-EXT2")


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


def test_ext2_a_large_follower_counts_as_two():
    road = (tile("0,0 W", "0 large r0"), tile("1,0 U r1", "1 r0"))
    game = position(*road, tile="W", inns=True).play("2,0 r0; none")
    assert game.scores == [3, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert event["strength"] == [2, 1]


def test_ext2_it_ties_with_two_followers():
    road = (tile("0,0 W", "0 large r0"), tile("1,0 U r1", "1 r0"), tile("2,0 U r1", "1 r0"))
    game = position(*road, tile="W", inns=True).play("3,0 r0; none")
    assert game.scores == [4, 4]


def test_ext2_it_is_set_and_returns_like_a_follower():
    game = position("0,0 D", tile="E", inns=True).play("0,-1 r2")
    assert game.legal() == ["c0", "f0", "large c0", "large f0", "none"]
    game.play("large c0")
    assert game.scores == [4, 0]
    assert supply(game) == {"follower": 7, "large": 1}
    set_on_field = position("0,0 D", tile="E", inns=True).play("0,-1 r2; large f0")
    assert standing(set_on_field) == {"0,-1 f0": (0, "large")}
    assert supply(set_on_field) == {"follower": 7, "large": 0}


def test_ext2_every_player_has_only_one():
    game = position(tile("0,0 D", "0 large f1"), tile="E", inns=True).play("0,-1 r2")
    assert game.legal() == ["c0", "f0", "none"]
    other = position(tile("0,0 D", "1 large f1"), tile="E", inns=True).play("0,-1 r2")
    assert "large c0" in other.legal()


def test_ext2_it_may_be_set_where_no_ordinary_follower_is_left():
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    game = position(*row, tile="U", inns=True).play("7,0 r0")
    assert game.legal() == ["large f0", "large f1", "large r0", "none"]


def test_ext2_it_counts_as_two_on_fields_and_in_the_final_scoring_too():
    field = (tile("0,0 E", "0 large f0"), "0,-1 E r2", tile("1,0 B", "1 f0"))
    assert ended(*field, inns=True).scores == [3, 0]


def test_ext2_a_field_may_be_enclosed_by_the_cities_of_its_tile():
    caps = ("0,-1 E r2", "1,0 E r3", "0,1 E", "-1,0 E r1")
    assert ended(tile("0,0 EH", "0 f0"), *caps, inns=True).scores == [12, 0]
    assert ended(tile("0,0 EH", "0 f0"), *caps[1:], inns=True).scores == [9, 0]


def test_ext2_the_enclosed_field_belongs_to_nobody_else():
    game = position("0,-1 E r2", tile("1,0 E r3", "1 f0"), "1,-1 B", tile="EH", inns=True).play("0,0 r0")
    assert "f0" in game.legal()


@pytest.mark.parametrize("option", [2, 4])
def test_ext2_bas7_the_value_of_small_cities_is_another_matter(option):
    game = position(*CATHEDRAL, tile="E", inns=True, small_cities=option).play("1,0 r3; none")
    assert game.scores == [15, 0]
