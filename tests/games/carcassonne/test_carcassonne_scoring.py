"""What is complete, what it is worth and who gets it (BAS6, BAS7, BAS8)."""

import pytest
from carcassonne_positions import ROAD_RING, board, position, standing, supply, tile
from positions import events_of_kind, kinds

LOOP = ("1,0 V", "1,1 V r1", "0,1 V r2")
"""Three of four curves; a road that enters 0,0 from the east and from the south."""


def scored(game):
    """Place, feature, value and winners of every feature scored in the last play."""
    return [(e["at"], e["on"], e["value"], e["winners"]) for e in events_of_kind(game, "feature-scored")]


def test_bas6_a_road_is_complete_when_both_ends_are_closed():
    game = position(tile("0,0 W", "0 r0"), "1,0 U r1", tile="W").play("2,0 r0; none")
    assert game.scores == [3, 0]


def test_bas6_an_open_road_is_not():
    game = position(tile("0,0 W", "0 r0"), "1,0 U r1", tile="U").play("2,0 r1; none")
    assert game.scores == [0, 0]
    assert standing(game) == {"0,0 r0": (0, "follower")}


@pytest.mark.parametrize(
    ("end", "lay"), [("W", "1,0 r0"), ("X", "1,0 r0"), ("A", "1,0 r1"), ("L", "1,0 r0"), ("S", "1,0 r1")]
)
def test_bas6_junctions_monasteries_and_cities_close_a_road(end, lay):
    game = position(tile("0,0 W", "0 r0"), tile=end, stack={"B": 1}).play(f"{lay}; none")
    assert game.scores == [2, 0]


def test_bas6_a_loop_is_complete_without_ends():
    game = position(*LOOP[:1], tile("1,1 V r1", "0 r0"), LOOP[2], tile="V").play("0,0 r3; none")
    assert game.scores == [4, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["tiles"], event["complete"], event["rule"]) == (4, True, "CAR-BAS7")


def test_bas6_a_city_is_complete_when_no_side_of_it_is_open():
    game = position(tile("0,0 E r1", "0 c0"), "1,0 G", tile="E").play("2,0 r3; none")
    assert game.scores == [6, 0]


def test_bas6_a_city_with_an_open_side_is_not():
    game = position(tile("0,0 E r1", "0 c0"), tile="G").play("1,0 r0; none")
    assert game.scores == [0, 0]


def test_bas6_one_open_side_is_enough():
    game = position("0,0 E r1", tile("1,0 R", "0 c0"), tile="E").play("2,0 r3; none")
    assert game.scores == [0, 0]


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


def test_bas6_what_the_tile_completes_is_scored_no_matter_who_placed_it():
    game = position(tile("0,0 D", "1 c0"), tile="E").play("0,-1 r2; none")
    assert game.scores == [0, 4]
    assert (supply(game, 1)["follower"], standing(game)) == (7, {})


def test_bas6_a_tile_may_complete_several_features():
    ends = (tile("0,0 W", "0 r0"), tile("2,0 W", "1 r2"))
    game = position(*ends, "0,-1 B", "1,-1 B", "2,-1 B", tile="W", stack={"V": 1}).play("1,0 r0; none")
    assert sorted(winner for _, _, _, (winner,) in scored(game)) == [0, 1]
    assert game.scores == [2, 2]


def test_bas6_what_nobody_stands_on_is_not_scored():
    game = position("0,0 D", tile="E").play("0,-1 r2; none")
    assert "feature-scored" not in kinds(game)


def test_bas6_only_what_is_completed_is_scored():
    game = position(tile("0,0 D", "1 r0"), tile="E").play("0,-1 r2; c0")
    assert game.scores == [4, 0]
    assert standing(game) == {"0,0 r0": (1, "follower")}


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


def test_bas7_with_the_option_a_city_of_two_tiles_is_worth_one_a_tile():
    game = position("0,0 D", tile="E", small_cities=2).play("0,-1 r2; c0")
    assert game.scores == [2, 0]
    assert events_of_kind(game, "feature-scored")[0]["small"] is True


def test_bas7_the_option_leaves_larger_cities_alone():
    game = position(tile("0,0 E r1", "0 c0"), "1,0 F", tile="E", small_cities=2).play("2,0 r3; none")
    assert game.scores == [8, 0]
    assert events_of_kind(game, "feature-scored")[0]["small"] is False


def test_bas7_a_monastery_is_worth_nine():
    game = position(tile("0,0 A r2", "0 m0"), *ROAD_RING[:1], "0,-1 W", *ROAD_RING[2:-1], tile="U")
    assert game.play("-1,0 r0; none").scores == [9, 0]


def test_bas7_a_tile_counts_once_for_a_road_that_starts_and_ends_on_it():
    game = position(tile("0,0 X", "0 r1"), "1,0 V", "0,1 V r2", tile="V").play("1,1 r1; none")
    assert game.scores == [4, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["tiles"], event["value"]) == (4, 4)


def test_bas7_a_tile_counts_once_for_a_feature_that_crosses_it_twice():
    ring = ("0,-1 N r2", tile("-1,-1 N r1", "0 c0"), "-1,0 N")
    game = position(*ring, tile="I").play("0,0 r0; none")
    assert game.scores == [8, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["tiles"], event["pennants"]) == (4, 0)


def test_bas8_cities_that_come_to_meet_on_one_tile_are_shared():
    ring = (tile("0,0 I", "0 c0"), "0,-1 N r2", tile("-1,0 N", "1 c0"))
    game = position(*ring, tile="N").play("-1,-1 r1; none")
    assert game.scores == [8, 8]


def test_bas8_most_followers_take_all_points():
    game = position(*three_caps(0, 0, 1), tile="R").play("1,0 r0; none")
    assert game.scores == [8, 0]


def test_bas8_tied_players_each_take_all():
    game = position(*three_caps(0, 1, 2), tile="R", players=4).play("1,0 r0; none")
    assert game.scores == [8, 8, 8, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["winners"], event["points"], event["strength"]) == ([0, 1, 2], 8, [1, 1, 1, 0])


def test_bas8_then_every_follower_in_it_returns():
    game = position(*three_caps(0, 0, 1), tile="R").play("1,0 r0; none")
    assert standing(game) == {}
    assert [supply(game, seat)["follower"] for seat in (0, 1)] == [7, 7]


def test_bas8_followers_elsewhere_stay():
    game = position(tile("0,0 D", "1 f1"), tile="E").play("0,-1 r2; c0")
    assert standing(game) == {"0,0 f1": (1, "follower")}


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


def test_bas8_scores_add_up():
    game = position(tile("0,0 D", "1 c0"), tile="E", scores=[3, 11]).play("0,-1 r2; none")
    assert game.scores == [3, 15]


def test_bas3_the_turn_of_a_tile_is_kept():
    game = position("0,0 D", tile="E", turn_number=12).play("0,-1 r2; none")
    assert (board(game)["0,-1"]["turn"], game.view()["turn_number"]) == (12, 13)
