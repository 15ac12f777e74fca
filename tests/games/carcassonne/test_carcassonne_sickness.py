"""Who is sick, and what that changes (PLG4, PLG7 to PLG11). More in `scenarios/carcassonne/sickness.txt`."""

import random

import pytest
from carcassonne_positions import ROAD_RING, ended, feature, markers, position, sick, supply, tile
from positions import events_of_kind, kinds

from ratskeller import games
from ratskeller.games.carcassonne.notation import node_name, place_of_tile
from ratskeller.games.carcassonne.rules import fields as f
from ratskeller.games.carcassonne.rules.numbers import MARKERS_IN_MASK
from ratskeller.games.carcassonne.rules.sickness import is_sick

ROW = ("0,0 E r1", "1,0 F", "2,0 F")
"""A city of three tiles in a row, two of them with a pennant; a tile with a city side to the west closes it."""


def row(*figures, marked):
    """The first tiles of the row, with a figure or None for each, and with markers by place: `row("0 c0", None, marked={1: 2})`."""
    return [
        tile(ROW[x], *([figure] if figure else []), **({"marker": marked[x]} if x in marked else {}))
        for x, figure in enumerate(figures)
    ]


def test_plg4_whatever_feature_it_stands_on():
    for on in ("c0", "r0", "f0", "f1"):
        assert sick(position(tile("0,0 D", f"0 {on}", marker=1))) == {f"0,0 {on}": [1]}


def test_plg4_an_adjacent_tile_without_a_part_of_it_does_no_harm():
    assert sick(position(tile("0,0 D", "0 c0"), tile("1,0 U r1", marker=1))) == {}
    assert sick(position(tile("0,0 D", "0 r0"), tile("0,1 B", marker=1))) == {}


def test_plg4_a_marker_two_tiles_away_is_too_far():
    assert sick(position(*row("0 c0", None, None, marked={2: 1}))) == {}
    assert sick(position(*row("0 c0", None, None, marked={1: 1}))) == {"0,0 c0": [1]}


def test_plg4_the_adjacent_tile_need_not_be_joined_across_the_common_side():
    bow = (tile("0,0 U", "0 r0"), "0,-1 V r3", "1,-1 V")
    assert sick(position(*bow, tile("1,0 U", marker=1))) == {"0,0 r0": [1]}
    assert sick(position(bow[0], tile("1,0 U", marker=1))) == {}


def test_plg4_a_farmer_falls_sick_in_the_same_way():
    assert sick(position(tile("0,0 B", "0 f0"), tile("1,0 B", marker=1))) == {"0,0 f0": [1]}
    assert sick(position(tile("0,0 B", "0 f0"), "1,0 B", tile("2,0 B", marker=1), stack={"V": 1})) == {}


@pytest.mark.parametrize("reach", ["near", "tile", "feature"])
def test_plg4_for_a_monastery_its_own_tile_alone_counts(reach):
    beside = position(tile("0,0 B", "0 m0"), tile("1,0 B", marker=1), reach=reach)
    assert sick(beside) == {}
    assert sick(position(tile("0,0 B", "0 m0", marker=1), reach=reach)) == {"0,0 m0": [1]}


@pytest.mark.parametrize("reach", ["bordering", "wide"])
def test_ruling_plg4_with_bordering_tiles_a_monk_falls_sick_beside_a_marker(reach):
    assert sick(position(tile("0,0 B", "0 m0"), tile("1,0 B", marker=1), reach=reach)) == {"0,0 m0": [1]}
    assert sick(position(tile("0,0 B", "0 m0"), "1,0 B", tile("1,1 B", marker=1), reach=reach, stack={"V": 1})) == {}


@pytest.mark.parametrize(
    ("reach", "is_sick"), [("near", False), ("feature", False), ("bordering", True), ("wide", True)]
)
def test_plg4_with_bordering_tiles_a_marker_on_another_feature_makes_sick(reach, is_sick):
    """The tile in the east shows no part of the knight's city."""
    game = position(tile("0,0 D", "0 c0"), tile("1,0 U r1", marker=1), reach=reach)
    assert bool(sick(game)) is is_sick


@pytest.mark.parametrize(
    ("reach", "far", "near", "own"),
    [
        ("near", False, True, True),
        ("tile", False, False, True),
        ("feature", *[True] * 3),
        ("bordering", False, True, True),
        ("wide", *[True] * 3),
    ],
)
def test_plg4_how_far_the_plague_reaches_is_an_option(reach, far, near, own):
    for at, expected in ((2, far), (1, near), (0, own)):
        game = position(*row("0 c0", None, None, marked={at: 1}), reach=reach)
        assert bool(sick(game)) == expected


def test_plg4_a_feature_is_affected_while_a_marker_lies_on_any_of_its_tiles():
    assert feature(position(*row("0 c0", None, None, marked={2: 1})), "0,0 c0")["affected"] is True
    assert (
        feature(position(*row("0 c0", None, None, marked={}), tile("0,1 B", marker=1)), "0,0 c0")["affected"] is False
    )


def test_plg4_plg7_sickness_is_derived_and_never_stored():
    game = position(tile("0,0 D", "0 c0", marker=1))
    assert "sick" not in game.to_json()
    for figure in game.view()["board"][0]["followers"]:
        assert figure["sick"] is True


@pytest.mark.parametrize("reach", ["near", "tile", "feature"])
def test_plg7_recovering_is_immediate(reach):
    game = position(tile("0,0 E r1", "0 c0", marker=1), "0,-1 B", tile="V", reach=reach).play("0,1 r0; none")
    assert (markers(game), sick(game)) == ({1: "0,-1"}, {})
    (event,) = events_of_kind(game, "follower-recovered")
    assert (event["at"], event["on"], event["rule"]) == ("0,0", "c0", "CAR-PLG7")


@pytest.mark.parametrize("reach", ["bordering", "wide"])
def test_ruling_plg7_with_bordering_tiles_a_follower_recovers_when_no_marker_borders_its_tile(reach):
    """The marker has left the city in the first step, and what borders it in the second."""
    row = (tile("0,0 E r1", "0 c0", marker=1), "0,-1 B", "0,-2 B")
    game = position(*row, tile="V", stack={"V": 2}, reach=reach).play("0,1 r0; none")
    assert (markers(game), sick(game)) == ({1: "0,-1"}, {"0,0 c0": [1]})
    game.play("V; -1,1 r2; none")
    assert (markers(game), sick(game)) == ({1: "0,-2"}, {})


def test_plg7_no_answer_heals_a_sick_follower():
    game = position(tile("0,0 D", "0 c0", marker=1), tile="V")
    assert all(len(answer.split()) == 2 for answer in game.legal())
    assert game.play("1,0 r0").legal() == ["f0", "f1", "none", "r0"]


def test_plg7_a_laid_tile_may_join_a_follower_to_a_sick_feature():
    ends = (tile("0,0 E r1", "0 c0"), "0,1 B", "1,1 B", "2,1 B", tile("2,0 E r3", marker=1))
    game = position(*ends, tile="G", stack={"V": 1}, reach="feature").play("1,0 r0")
    assert sick(game) == {"0,0 c0": [1]}
    assert kinds(game) == ["tile-laid", "follower-fell-sick"]


def test_plg7_one_that_stays_sick_by_another_marker_neither_recovers_nor_falls_sick():
    city = (tile("0,0 E r1", "0 c0", marker=1), tile("1,0 F", marker=2), "0,-1 B")
    game = position(*city, tile="V").play("0,1 r0; none")
    assert (markers(game), sick(game)) == ({1: "0,-1", 2: "0,0"}, {"0,0 c0": [2]})
    assert not {"follower-recovered", "follower-fell-sick"} & set(kinds(game))


def test_plg8_a_follower_may_be_set_where_it_is_sick_at_once_and_the_player_is_warned():
    game = position(tile("0,0 D", "1 r0", marker=1), tile="L").play("1,0 r0")
    assert game.view(0)["followers"]["r2"]["sick"] is True
    assert game.view(0)["followers"]["c0"]["sick"] is False
    game.play("r2")
    (event,) = events_of_kind(game, "follower-set")
    assert (event["sick"], event["because"], event["among"], event["rule"]) == (True, [1], 1, "CAR-PLG8")


def test_plg8_the_warning_comes_before_the_tile_is_laid():
    game = position(tile("0,0 D", "1 r0", marker=1), tile="V")
    assert game.view(0)["lays"]["1,0 r0"]["followers"]["r0"]["sick"] is True


def test_plg9_a_sick_follower_breaks_no_tie_and_makes_none():
    city = row("0 c0", None, "1 c0", marked={2: 1})
    (event,) = events_of_kind(position(*city, tile="E").play("3,0 r3; none"), "feature-scored")
    assert (event["winners"], event["strength"], event["rule"]) == ([0], [1, 0], "CAR-PLG9")
    assert [figure["because"] for figure in event["figures"]] == [[], [1]]


def test_plg9_if_nobody_in_it_is_healthy_nobody_scores_and_the_value_is_unchanged():
    city = (tile("0,0 E r1", "0 c0", marker=1), "1,0 F")
    game = position(*city, tile="E").play("2,0 r3; none")
    (event,) = events_of_kind(game, "feature-scored")
    assert (event["value"], event["points"], event["winners"], game.scores) == (8, 0, [], [0, 0])


def test_plg9_in_the_final_scoring_only_healthy_followers_count_as_well():
    road = (tile("0,0 D", "0 r0"), "1,0 U r1", tile("2,0 U r1", "1 r0", marker=1))
    assert ended(*road).scores == [3, 0]
    assert ended(tile("0,0 D", "0 r0", marker=1)).scores == [0, 0]


def test_plg9_a_field_with_sick_farmers_only_brings_nothing():
    field = (tile("0,0 E", "0 f0", marker=1), "0,-1 E r2", "1,0 B", tile("2,0 B", "1 f0"))
    assert ended(*field).scores == [0, 3]
    assert ended(*field[:3]).scores == [0, 0]


def test_plg9_a_monastery_with_a_marker_brings_nothing():
    game = position(tile("0,0 B", "0 m0", marker=1), *ROAD_RING[1:], tile="V").play("-1,-1 r3; none")
    assert game.scores == [0, 0]
    assert supply(game)["follower"] == 7
    assert ended(tile("0,0 B", "0 m0", marker=1), "1,0 B").scores == [0, 0]


def test_plg9_bas9_a_city_with_a_marker_still_serves_fields():
    assert ended("0,0 E", tile("0,-1 E r2", marker=1), tile("1,0 B", "0 f0")).scores == [3, 0]


def test_plg10_ext2_a_sick_large_follower_counts_nothing():
    road = (tile("0,0 W", "0 large r0", marker=1), "1,0 U r1", tile("2,0 U r1", "1 r0"))
    game = position(*road, tile="W", inns=True).play("3,0 r0; none")
    assert game.scores == [0, 4]
    assert supply(game)["large"] == 1


def test_plg10_ext3_a_sick_abbot_may_be_taken_back_for_nothing():
    game = position(tile("0,0 B", "0 abbot m0", marker=1), tile="B", abbot=True).play("1,0 r0; take abbot")
    assert game.scores == [0, 0]
    (event,) = events_of_kind(game, "abbot-taken")
    assert (event["points"], event["because"], event["rule"]) == (0, [1], "CAR-PLG10")
    assert supply(game)["abbot"] == 1


def test_plg10_ext3_the_player_is_warned_before():
    game = position(tile("0,0 B", "0 abbot m0", marker=1), tile="B", abbot=True).play("1,0 r0")
    assert game.view(0)["followers"]["take abbot"] == {"sick": True, "worth": 0}
    healthy = position(tile("0,0 B", "0 abbot m0"), tile="B", abbot=True).play("1,0 r0")
    assert healthy.view(0)["followers"]["take abbot"]["gains"] == [2, 0]


def test_plg11_the_final_scoring_uses_them_as_they_lie():
    still_sick = (tile("0,0 U", "0 r0", marker=1), "0,-1 U")
    assert position(*still_sick, tile="U", stack={}).play("0,1 r0; none").scores == [0, 0]
    still_healthy = (tile("0,0 E r1", "0 c0"), tile("0,1 B", marker=1))
    assert position(*still_healthy, tile="B", stack={}).play("0,2 r0; none").scores == [1, 0]


@pytest.mark.parametrize("reach", f.REACH_NAMES)
def test_plg4_views_list_the_sick_followers_for_every_reach_as_the_rules_do(reach):
    chance, game = random.Random(4), games.get("carcassonne").new(players=4, reach=reach, spread="copy")
    seen = set()
    while not game.over:
        if game.actor == "chance":
            game.play_chance(chance)
        else:
            game.play(chance.choice(game.legal()))
        if len(game.answers) % 20 == 0:
            s = game.state
            found = {
                f"{place_of_tile(s, s.home[node])} {node_name(s, node)}": is_sick(s, node)
                for node in s.node[: s.figures]
            }
            assert {place for place, is_so in found.items() if is_so} == set(sick(game))
            seen |= set(found.values())
    assert seen == {True, False}
    assert game.state.markers > MARKERS_IN_MASK
