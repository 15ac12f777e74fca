"""The end and the final scoring (BAS9, BAS10). More in `scenarios/carcassonne/game_end.txt`."""

import pytest
from carcassonne_positions import ROAD_RING, ended, position, tile
from positions import events_of_kind, kinds


def test_bas9_an_incomplete_road_is_worth_one_a_tile():
    assert ended(tile("0,0 D", "0 r0"), "1,0 U r1", "2,0 V").scores == [3, 0]


def test_bas9_an_incomplete_city_is_worth_one_a_tile_and_one_a_pennant():
    assert ended(tile("0,0 E r1", "0 c0"), "1,0 F", "2,0 F").scores == [5, 0]


@pytest.mark.parametrize("around", [0, 1, 3, 7])
def test_bas9_an_incomplete_monastery_is_worth_one_and_one_for_each_filled_place(around):
    assert ended(tile("0,0 B", "0 m0"), *ROAD_RING[1 : 1 + around]).scores == [1 + around, 0]


def test_bas9_a_field_is_worth_three_for_every_completed_city_that_touches_it():
    assert ended(tile("0,0 E", "0 f0"), "0,-1 E r2").scores == [3, 0]
    two = (tile("0,0 E", "0 f0"), "0,-1 E r2", "1,0 E", "1,-1 E r2")
    assert ended(*two).scores == [6, 0]


def test_bas9_it_does_not_matter_who_built_the_city():
    game = ended(tile("0,0 E", "0 f0"), "0,-1 E r2", scores=[0, 4])
    assert game.scores == [3, 4]


def test_bas9_each_city_counts_once_for_a_field_that_touches_it_from_two_sides():
    row = ("0,0 E r1", tile("1,0 G", "0 f0"), "2,0 E r3")
    game = ended(*row, "0,-1 B", "1,-1 B", "0,1 B", "1,1 B")
    assert game.scores == [3, 0]


def test_bas9_farmers_that_come_to_share_a_field_are_counted_together():
    shared = (tile("0,0 E", "0 f0"), "0,-1 E r2", "1,0 B", tile("2,0 B", "1 f0"))
    assert ended(*shared).scores == [3, 3]
    assert ended(*shared, tile("2,1 B", "1 f0")).scores == [0, 3]


def test_bas9_everything_worth_points_is_listed():
    last = position(tile("0,0 E", "0 f0"), tile("1,0 B", "1 m0"), tile="E", stack={}).play("0,-1 r2; c0")
    scored = [(e["feature"], e["final"], e["rule"], e["points"]) for e in events_of_kind(last, "feature-scored")]
    assert scored[0] == ("city", False, "CAR-BAS7", 4)
    assert sorted(scored[1:]) == [("field", True, "CAR-BAS9", 3), ("monastery", True, "CAR-BAS9", 3)]
    assert last.scores == [7, 3]


def test_bas10_most_points_win():
    game = ended(tile("0,0 D", "1 r0"), players=3, scores=[4, 2, 9])
    assert game.scores == [4, 3, 9]
    assert (game.ranking, game.places) == ([2, 0, 1], [2, 3, 1])


def test_bas10_a_tie_is_a_shared_victory():
    game = ended("0,0 D", players=3, scores=[7, 2, 7])
    assert (game.ranking, game.places) == ([0, 2, 1], [1, 3, 1])


def test_bas10_the_last_event_shows_the_ranking():
    game = position("0,0 D", tile="V", stack={}, scores=[1, 5]).play("1,0 r0; none")
    (event,) = events_of_kind(game, "game-over")
    assert (event["ranking"], event["scores"], event["rule"]) == ([1, 0], [1, 5], "CAR-BAS10")
    assert kinds(game)[-1] == "game-over"
