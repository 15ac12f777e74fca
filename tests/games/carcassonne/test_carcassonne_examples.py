"""The worked examples of the rules page."""

from carcassonne_positions import feature, markers, next_steps, position, sick, standing, supply, tile
from positions import events_of_kind

RED, BLUE = range(2)


def test_plg9_one_healthy_follower_beats_two_sick_ones_in_a_city_of_four_tiles():
    block = (tile("0,1 N", f"{RED} c0"), tile("1,0 N r2", f"{BLUE} c0", marker=1), tile("1,1 N r3", f"{BLUE} c0"))
    game = position(*block, tile="P").play("0,0 r2; none")
    assert game.scores == [8, 0]
    assert standing(game) == {}
    assert [supply(game, seat)["follower"] for seat in (RED, BLUE)] == [7, 7]
    (event,) = events_of_kind(game, "feature-scored")
    assert len(event["figures"]) == 3


def test_plg9_only_sick_followers_in_a_completed_road_nobody_scores_and_they_return():
    road = ("-1,0 W", tile("0,0 D", f"{RED} r0", marker=1))
    game = position(*road, tile="W").play("1,0 r0; none")
    assert game.scores == [0, 0]
    assert standing(game) == {}
    assert supply(game, RED)["follower"] == 7


def test_plg2_plg9_a_plague_tile_completes_a_city_whose_only_follower_stands_next_to_it():
    game = position(tile("0,0 E", f"{RED} c0"), seat=BLUE, tile="PB").play("0,-1 r2; none")
    assert game.scores == [0, 0]
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["value"], event["points"]) == (4, 0)
    assert supply(game, RED)["follower"] == 7


def test_plg11_a_marker_leaves_before_the_final_scoring_and_the_farmer_is_healthy_again():
    cities = (tile("0,0 E", f"{RED} f0"), "0,-1 E r2", tile("1,0 E r1", marker=1), "2,0 E r3")
    game = position(*cities, tile="B", stack={"B": 1})
    assert sick(game) == {"0,0 f0": [1]}
    game.play("0,1 r0; none")
    assert (markers(game), sick(game)) == ({1: "2,0"}, {})
    game.play("B; 0,2 r0; none")
    assert game.over
    assert markers(game) == {1: "2,0"}
    assert game.scores == [6, 0]


def test_plg5_four_markers_in_a_block_stand_still_until_a_fifth_tile_gives_way():
    block = (tile("0,0 U", marker=1), tile("1,0 U", marker=2), tile("0,1 U", marker=3), tile("1,1 U", marker=4))
    game = position(*block, tile="U")
    assert next_steps(game) == {1: None, 2: None, 3: None, 4: None}
    game.play("2,0 r0")
    assert next_steps(game) == {1: None, 2: "2,0", 3: None, 4: "1,0"}
    game.play("none")
    assert markers(game) == {1: "0,0", 2: "2,0", 3: "0,1", 4: "1,0"}


def test_plg7_plg8_blue_may_join_reds_city_while_its_only_knight_is_sick_and_then_both_count():
    city = (tile("0,0 E r1", f"{RED} c0", marker=1), "0,-1 U r1")
    game = position(*city, seat=BLUE, tile="G", stack={"E": 1, "B": 1}).play("1,0 r0; c0")
    assert (markers(game), sick(game)) == ({1: "0,-1"}, {})
    assert feature(game, "0,0 c0")["strength"] == [1, 1]
    game.play("E; 2,0 r3; none")
    assert game.scores == [6, 6]


def test_plg8_while_reds_knight_is_healthy_blue_may_not():
    game = position(tile("0,0 E r1", f"{RED} c0"), "0,-1 U r1", seat=BLUE, tile="G").play("1,0 r0")
    assert "c0" not in game.legal()
