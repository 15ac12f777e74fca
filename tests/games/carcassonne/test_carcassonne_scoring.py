"""What is complete, what it is worth and who gets it (BAS6, BAS7, BAS8). More in `scenarios/carcassonne/scoring.txt`."""

import pytest
from carcassonne_positions import ROAD_RING, board, position, standing, supply, tile
from positions import events_of_kind


def scored(game):
    """Place, feature, value and winners of every feature scored in the last play."""
    return [(e["at"], e["on"], e["value"], e["winners"]) for e in events_of_kind(game, "feature-scored")]


@pytest.mark.parametrize(
    ("end", "lay"), [("W", "1,0 r0"), ("X", "1,0 r0"), ("A", "1,0 r1"), ("L", "1,0 r0"), ("S", "1,0 r1")]
)
def test_bas6_junctions_monasteries_and_cities_close_a_road(end, lay):
    game = position(tile("0,0 W", "0 r0"), tile=end, stack={"B": 1}).play(f"{lay}; none")
    assert game.scores == [2, 0]


def test_bas6_a_monastery_is_complete_when_all_eight_places_around_it_are_filled():
    game = position(tile("0,0 B", "0 m0"), *ROAD_RING[1:], tile="V").play("-1,-1 r3; none")
    assert scored(game) == [("0,0", "m0", 9, [0])]
    assert game.scores == [9, 0]


def test_bas6_seven_places_are_not_enough():
    game = position(tile("0,0 B", "0 m0"), *ROAD_RING[2:], tile="U").play("0,-1 r1; none")
    assert game.scores == [0, 0]


def test_bas6_a_monastery_laid_into_a_hole_is_complete_at_once():
    game = position(*ROAD_RING, tile="B").play("0,0 r0; m0")
    assert game.scores == [9, 0]
    assert supply(game)["follower"] == 7


def test_bas6_fields_are_never_complete():
    game = position(tile("0,0 B", "0 f0"), *ROAD_RING[1:], tile="V").play("-1,-1 r3; none")
    assert scored(game) == []
    assert standing(game) == {"0,0 f0": (0, "follower")}


def test_bas6_a_tile_may_complete_several_features():
    ends = (tile("0,0 W", "0 r0"), tile("2,0 W", "1 r2"))
    game = position(*ends, "0,-1 B", "1,-1 B", "2,-1 B", tile="W", stack={"V": 1}).play("1,0 r0; none")
    assert sorted(winner for _, _, _, (winner,) in scored(game)) == [0, 1]
    assert game.scores == [2, 2]


def three_caps(*seats):
    """Three ends of a city around 1,0, a follower on each; a tile with a city on three sides closes it."""
    ends = ("0,0 E r1", "1,-1 E r2", "2,0 E r3")
    return [*(tile(end, f"{seat} c0") for end, seat in zip(ends, seats, strict=True)), "0,-1 B", "2,-1 B"]


def six_roads():
    """Six roads side by side, each with a follower of seat 0."""
    return [tile(f"{x},0 U", "0 r0") for x in range(6)]


@pytest.mark.parametrize("length", [2, 3, 6])
def test_bas7_a_road_is_worth_one_a_tile(length):
    middle = [f"{x},0 U r1" for x in range(1, length - 1)]
    game = position(tile("0,0 W", "0 r0"), *middle, tile="W").play(f"{length - 1},0 r0; none")
    assert game.scores == [length, 0]


@pytest.mark.parametrize(("middle", "value"), [((), 4), (("1,0 G",), 6), (("1,0 F",), 8), (("1,0 F", "2,0 F"), 12)])
def test_bas7_a_city_is_worth_two_a_tile_and_two_a_pennant(middle, value):
    game = position(tile("0,0 E r1", "0 c0"), *middle, tile="E").play(f"{len(middle) + 1},0 r3; none")
    assert game.scores == [value, 0]


def test_bas7_a_monastery_is_worth_nine():
    game = position(tile("0,0 A r2", "0 m0"), *ROAD_RING[:1], "0,-1 W", *ROAD_RING[2:-1], tile="U")
    assert game.play("-1,0 r0; none").scores == [9, 0]


def test_bas8_most_followers_take_all_points():
    game = position(*three_caps(0, 0, 1), tile="R").play("1,0 r0; none")
    assert game.scores == [8, 0]


def test_bas8_then_every_follower_in_it_returns():
    game = position(*three_caps(0, 0, 1), tile="R").play("1,0 r0; none")
    assert standing(game) == {}
    assert [supply(game, seat)["follower"] for seat in (0, 1)] == [7, 7]


def test_bas8_a_follower_that_returned_can_be_set_from_the_owners_next_turn():
    game = position(*six_roads(), tile("6,0 E", "0 c0"), tile="E", stack={"V": 3}).play("6,-1 r2; none")
    assert (supply(game), game.scores) == ({"follower": 1}, [4, 0])
    game.play("V; 0,1 r1; none; V; 1,1 r2")
    assert game.legal() == ["f0", "f1", "none"]


def test_bas8_it_can_not_be_set_in_the_same_turn():
    game = position(*six_roads(), tile("6,0 E", "0 c0"), tile="E").play("6,-1 r2")
    assert game.legal() == ["none"]


def test_bas6_bas8_the_event_shows_how_the_points_come_about():
    game = position(tile("0,0 E r1", "0 c0"), "1,0 F", tile="E").play("2,0 r3; none")
    (event,) = events_of_kind(game, "feature-scored")
    assert event["figures"] == [{"seat": 0, "figure": "follower", "at": "0,0", "on": "c0", "because": [], "own": False}]
    shown = ("feature", "tiles", "pennants", "complete", "final", "value", "points", "winners", "strength")
    assert {name: event[name] for name in shown} == {
        "feature": "city",
        "tiles": 3,
        "pennants": 1,
        "complete": True,
        "final": False,
        "value": 8,
        "points": 8,
        "winners": [0],
        "strength": [1, 0],
    }


def test_bas3_the_turn_of_a_tile_is_kept():
    game = position("0,0 D", tile="E", turn_number=12).play("0,-1 r2; none")
    assert (board(game)["0,-1"]["turn"], game.view()["turn_number"]) == (12, 13)
