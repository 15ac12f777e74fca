"""The reference itself, without the engine: the worked examples of the rules, and boards small enough to count by hand.

These tests cite no rules: they show nothing of the engine.
"""

import random
from collections import Counter

import pytest

from . import placement, plague, scoring, turns
from .land import Land
from .scenes import scene
from .table import FOLLOWERS, new
from .tiles import SETS, copies, is_plague, river_role, rotations
from .turns import Happened, Question, game, replay

SPREAD_CITY = {"0,0": "E r1", "2,0": "N r2", "2,1": "E", "1,0": "G"}
"""A city of four tiles without pennants: cap, straight, bend, cap."""
LINE = {"-1,0": "W", "0,0": "D", "1,0": "W"}
"""A complete road of three tiles."""
RING = {"0,0": "V r3", "1,0": "V", "1,1": "V r1", "0,1": "V r2"}
"""A road that is a loop of four tiles around nothing."""
GATES = {"0,0": "D", "0,-1": "E r2"}
"""A completed city of two tiles; its southern tile has a road."""


def feature(table, at, part):
    """The feature of a part of a tile."""
    x, y = at.split(",")
    return Land(table).of[(int(x), int(y)), part]


# Worked examples


def test_a_healthy_follower_alone_wins_over_two_sick_ones():
    table = scene(SPREAD_CITY, figures={"0,0": "0 c0", "2,0": "1 c0", "2,1": "1 c0"}, markers={"2,1": 1})
    scored = scoring.score_completed(table, (1, 0))
    assert [(each.value, each.winners, each.strength) for each in scored] == [(8, [0], [1, 0, 0])]
    assert table.scores == [8, 0, 0]
    assert table.figures() == {}


def test_nobody_scores_a_road_with_sick_followers_only_and_they_return():
    table = scene(LINE, figures={"0,0": "0 r0"}, markers={"0,0": 1})
    scored = scoring.score_completed(table, (1, 0))
    assert [(each.value, each.winners) for each in scored] == [(3, [])]
    assert (table.scores, table.figures()) == ([0, 0, 0], {})


def test_a_plague_tile_that_completes_a_city_makes_its_neighbour_sick_first():
    table = scene({"0,0": "D"}, figures={"0,0": "1 c0"}, tile="PB")
    assert replay(table, ["0,-1 r2", "none"])[-1] == [0, 0, 0]
    assert table.figures() == {}


def test_a_farmer_whose_marker_left_counts_in_the_final_scoring():
    tiles = GATES | {"1,0": "U r1", "2,0": "U r1"}
    table = scene(tiles, figures={"0,0": "0 f0"}, markers={"1,0": 1}, stack={})
    assert plague.sick(Land(table)) == {(0, 0): [1]}
    assert plague.spread(table) == [(1, (1, 0), (2, 0), None)]
    assert plague.sick(Land(table)) == {}
    turns.final(table, Happened())
    assert table.scores == [3, 0, 0]


def test_four_markers_in_a_block_stay_until_there_is_a_way_out():
    block = {"0,0": "B", "1,0": "B", "0,1": "B", "1,1": "B"}
    markers = {"0,0": 1, "1,0": 2, "0,1": 3, "1,1": 4}
    table = scene(block, markers=markers)
    assert [there for _, _, there, _ in plague.spread(table)] == [None] * 4
    table = scene(block | {"2,0": "E"}, markers=markers)
    plague.spread(table)
    assert table.markers() == {1: (0, 0), 2: (2, 0), 3: (0, 1), 4: (1, 0)}


def test_a_city_of_sick_followers_is_free_and_after_recovery_all_count():
    tiles = {"-1,0": "E r1", "0,0": "G", "1,0": "G"}
    table = scene(tiles, figures={"-1,0": "1 c0"}, pending=["follower"])
    assert "c0" not in placement.figures(table)
    table.board[(0, 0)].marker = 1
    assert "c0" in placement.figures(table)
    turns.follow_with(table, "c0")
    assert scoring.strength(Land(table), feature(table, "1,0", "c0")) == [0, 0, 0]
    table.board[(0, 0)].marker = None
    assert scoring.strength(Land(table), feature(table, "1,0", "c0")) == [1, 1, 0]


# Tiles


def test_there_are_as_many_tiles_as_the_boxes_hold():
    assert {name: sum(copies([name], False).values()) for name in SETS} == {
        "base": 72,
        "plague": 6,
        "river": 12,
        "inns": 18,
    }
    gardens = {name: sum(n for tile, n in copies([name], True).items() if tile.endswith("garden")) for name in SETS}
    assert gardens == {"base": 8, "plague": 0, "river": 1, "inns": 2}
    assert [sum(new(2, **options).stack.values()) for options in ({}, {"plague": False}, {"river": True})] == [
        77,
        71,
        89,
    ]
    assert new(2, river=True).stack["D"] == 4
    assert new(6, inns=True, plague_tiles=12).stack["PA"] == 2


@pytest.mark.parametrize(
    ("tile", "looks"), [("B", 1), ("C", 1), ("X", 1), ("PE", 1), ("U", 2), ("F", 2), ("RD", 2), ("EE", 2), ("D", 4)]
)
def test_rotations_that_look_alike_are_one(tile, looks):
    assert rotations(tile) == tuple(range(looks))


def test_a_tile_turns_clockwise():
    """D has its city in the north; turned once it lies in the east, and the field beside it reaches the north and south."""
    table = scene({"0,0": "D r1"})
    assert placement.fits(table, "E", 3, (1, 0))
    assert not placement.fits(table, "E", 2, (0, -1))
    assert placement.fits(table, "U", 0, (0, -1))
    assert feature(table, "0,0", "f0").open == 2


# Features


def test_a_loop_of_four_tiles_is_complete():
    road = feature(scene(RING), "0,0", "r0")
    assert (road.complete, len(road.tiles)) == (True, 4)


def test_a_tile_that_a_road_crosses_twice_counts_once():
    """Two roads that end at a village are one road behind it."""
    tiles = {"0,0": "W", "1,0": "V", "1,1": "V r1", "0,1": "V r2"}
    road = feature(scene(tiles), "0,0", "r0")
    assert ((0, 0), "r1") in road.parts
    assert (road.complete, len(road.parts), len(road.tiles)) == (True, 5, 4)


def test_a_city_counts_pennants_of_all_its_tiles_and_each_tile_once():
    """EH touches the city with two of its sides."""
    tiles = {"0,0": "EH", "0,-1": "M r1", "1,-1": "N r2", "1,0": "Q r3"}
    city = feature(scene(tiles), "0,0", "c0")
    assert {((0, 0), "c0"), ((0, 0), "c1")} <= set(city.parts)
    assert (len(city.parts), len(city.tiles), city.pennants, city.open) == (5, 4, 2, 1)


def test_a_field_counts_a_city_once_that_it_touches_on_two_tiles():
    table = scene(SPREAD_CITY, figures={"1,0": "0 f0"})
    land = Land(table)
    field = land.of[(1, 0), "f0"]
    assert len(land.cities_of(field)) == 1
    assert scoring.value(land, field) == 3


def test_fields_do_not_join_across_roads_or_along_city_sides():
    table = scene({"0,0": "D", "1,0": "D"})
    assert feature(table, "0,0", "f0") == feature(table, "1,0", "f0")
    assert feature(table, "0,0", "f0") != feature(table, "0,0", "f1")
    assert feature(table, "0,0", "f1").open == 6


def test_a_monastery_waits_for_eight_tiles():
    ring = {"1,0": "U", "1,1": "V r1", "0,1": "U r1", "-1,1": "V r2", "-1,0": "U", "-1,-1": "V r3", "0,-1": "U r1"}
    table = scene({"0,0": "B"} | ring, figures={"0,0": "0 m0"})
    assert feature(table, "0,0", "m0").filled == 7
    assert scoring.score_completed(table, (0, -1)) == []
    table = scene({"0,0": "B"} | ring | {"1,-1": "V"}, figures={"0,0": "0 m0", "1,-1": "1 r0"})
    scored = scoring.score_completed(table, (1, -1))
    assert sorted(each.value for each in scored) == [8, 9]
    assert table.scores == [9, 8, 0]


# Values


@pytest.mark.parametrize(
    ("tiles", "part", "options", "value"),
    [
        (GATES, "c0", {}, 4),
        (GATES, "c0", {"small_cities": 2}, 2),
        ({"0,0": "D"}, "c0", {}, 1),
        ({"0,0": "D", "0,-1": "M r1"}, "c0", {"small_cities": 2}, 3),
        ({"0,0": "D", "0,-1": "M r1", "1,-1": "E r3"}, "c0", {"small_cities": 2}, 8),
        ({"0,0": "D", "0,-1": "EK"}, "c0", {}, 0),
        ({"0,0": "D", "0,-1": "EK", "1,-1": "E r3", "-1,-1": "E r1", "0,-2": "E r2"}, "c0", {}, 15),
        (LINE, "r0", {}, 3),
        ({"0,0": "D", "1,0": "EB"}, "r0", {}, 0),
        ({"-1,0": "W", "0,0": "EB", "1,0": "W"}, "r0", {}, 6),
        ({"0,0": "D"}, "r0", {}, 1),
        ({"0,0": "B", "1,0": "E r1", "1,1": "E r1"}, "m0", {}, 3),
        ({"0,0": "E-garden"}, "g0", {}, 1),
        ({"0,0": "D"}, "f0", {}, 0),
        (GATES, "f0", {}, 3),
    ],
)
def test_what_a_feature_is_worth(tiles, part, options, value):
    land = Land(scene(tiles, options=options))
    assert scoring.value(land, land.of[(0, 0), part]) == value


def test_a_city_with_a_cathedral_still_serves_fields():
    table = scene({"0,0": "D", "0,-1": "EK", "1,-1": "E r3", "-1,-1": "E r1", "0,-2": "E r2"})
    land = Land(table)
    assert scoring.value(land, land.of[(0, 0), "f0"]) == 3


def test_ties_take_all_and_a_large_follower_counts_as_two():
    city = {"0,0": "E r1", "1,0": "G", "2,0": "G", "3,0": "E r3"}
    tied = scene(city, figures={"0,0": "0 c0", "3,0": "1 c0"})
    scoring.score_completed(tied, (3, 0))
    assert tied.scores == [8, 8, 0]
    large = scene(city, figures={"0,0": "0 c0", "3,0": "1 large c0"})
    scoring.score_completed(large, (3, 0))
    assert large.scores == [0, 8, 0]
    sick = scene(city, figures={"0,0": "0 c0", "3,0": "1 large c0"}, markers={"3,0": 1})
    scoring.score_completed(sick, (3, 0))
    assert sick.scores == [8, 0, 0]


def test_the_final_scoring_of_a_board():
    """A road of two, a city of one, a monastery with one neighbour, and a farmer at a city that is complete."""
    tiles = {"0,0": "D", "0,-1": "E r2", "1,0": "A r1", "0,1": "E r2"}
    figures = {"0,0": "0 r0", "0,1": "1 c0", "1,0": "2 m0", "0,-1": "1 f0"}
    table = scene(tiles, figures=figures, stack={})
    turns.final(table, Happened())
    assert table.scores == [2, 1 + 3, 4]


def test_equal_points_share_a_place():
    assert scoring.places([7, 9, 9, 3]) == [3, 1, 1, 4]


# Figures


def test_no_follower_joins_a_healthy_one_and_none_stands_on_a_river():
    """Two of the fields beside the river run round its source, the third lies between river and road."""
    table = scene({"0,0": "RA", "0,1": "RG r1"}, figures={"0,0": "1 f0"}, pending=["follower"])
    assert placement.figures(table) == {"none", "m0", "r0", "f1"}


def test_options_add_figures():
    options = {"inns": True, "abbot": True, "farmers": False}
    table = scene({"0,0": "D", "0,-1": "E-garden r2"}, options=options, pending=["follower"])
    assert placement.figures(table) == {"none", "c0", "large c0", "abbot g0"}
    table = scene({"0,0": "D", "0,1": "B"}, figures={"0,0": "0 abbot f0"}, options=options, pending=["follower"])
    assert placement.figures(table) == {"none", "m0", "large m0", "take abbot"}


def test_who_has_no_follower_left_sets_none():
    tiles = {"0,0": "D"} | {f"{x},0": "U r1" for x in range(1, 9)}
    figures = {f"{x},0": "0 f0" for x in range(FOLLOWERS)}
    table = scene(tiles, figures=figures | {"0,0": "0 f0"}, pending=["follower"])
    assert table.supply(0)["follower"] == 0
    assert placement.figures(table) == {"none"}


@pytest.mark.parametrize(("marker", "points"), [({}, 3), ({"1,0": 1}, 3), ({"0,0": 1}, 0)])
def test_an_abbot_is_taken_back_for_its_worth_unless_sick(marker, points):
    tiles = {"0,0": "B", "1,0": "E r1", "1,1": "E r1"}
    table = scene(tiles, figures={"0,0": "0 abbot m0"}, markers=marker, options={"abbot": True}, pending=["follower"])
    assert replay(table, ["take abbot"]) == [[points, 0, 0]]
    assert table.figures() == {}


# Laying


def test_where_a_tile_fits():
    table = scene({"0,0": "D"})
    assert placement.lays(table, "C") == ["0,-1 r0"]
    assert placement.lays(table, "U") == ["-1,0 r1", "0,1 r1", "1,0 r1"]
    assert placement.lays(table, "X") == ["-1,0 r0", "1,0 r0"]
    assert [name for name in ("A", "B") if placement.lays(table, name) == ["0,1 r0"]] == ["B"]


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again():
    table = scene(GATES, stack={"C": 1, "V": 1}, seat=2)
    rules = game(table, Happened())
    assert next(rules).weights == {"C": 1, "V": 1}
    assert rules.send("C") == Question("chance", "draw", {"V": 1})
    assert (table.discarded, table.seat, table.turn) == (["C"], 2, 2)


def test_the_game_ends_when_the_last_tile_fits_nowhere():
    table = scene(GATES, stack={"C": 1}, figures={"0,0": "0 r0"}, markers={"0,-1": 1})
    assert replay(table, ["C"]) == [[1, 0, 0]]
    assert table.over
    assert table.markers() == {1: (0, -1)}


def test_the_river_goes_on_and_does_not_turn_the_same_way_twice():
    """From the source the river goes south; RF r1 takes it to the east."""
    table = scene({"0,0": "RA"})
    assert placement.lays(table, "RD") == ["0,1 r0"]
    assert placement.lays(table, "RF") == ["0,1 r0", "0,1 r1"]
    assert placement.lays(table, "RB") == ["0,1 r1", "0,1 r3"]
    bend = {"0,0": "RA", "0,1": "RF r1"}
    assert placement.lays(scene(bend), "RF") == ["1,1 r3"]
    straight = bend | {"1,1": "RD r1"}
    assert placement.lays(scene(straight), "RF") == ["2,1 r3"]
    back = straight | {"2,1": "RF r3"}
    assert placement.lays(scene(back), "RF") == ["2,2 r1"]
    assert placement.lays(scene(back), "RJ") == ["2,2 r2"]


def test_what_may_be_drawn():
    river = new(2, river=True, grace=17)
    assert sum(placement.drawable(river).values()) == 10
    assert {river_role(tile) for tile in placement.drawable(river)} == {"course"}
    river.stack = Counter({"RJ": 1, "PA": 1, "D": 3})
    assert placement.drawable(river) == {"RJ": 1}
    base = new(2, grace=17)
    assert not any(is_plague(tile) for tile in placement.drawable(base))
    assert sum(placement.drawable(base).values()) == 71
    base.discarded = ["C"] * 17
    assert sum(placement.drawable(base).values()) == 77


# The plague


@pytest.mark.parametrize(
    ("reach", "marker", "is_sick"),
    [
        ("near", "0,0", True),
        ("near", "1,0", True),
        ("near", "0,-1", False),
        ("near", "2,0", False),
        ("tile", "0,0", True),
        ("tile", "1,0", False),
        ("feature", "2,0", True),
        ("feature", "0,-1", False),
    ],
)
def test_how_far_a_marker_reaches(reach, marker, is_sick):
    """The follower stands on the road of 0,0; the tile in the north has no part of it."""
    tiles = GATES | {"1,0": "U r1", "2,0": "U r1"}
    table = scene(tiles, figures={"0,0": "0 r0"}, markers={marker: 1}, options={"reach": reach})
    assert bool(plague.sick(Land(table))) is is_sick


def test_a_neighbour_need_not_join_the_feature_on_the_side_between():
    """The road comes back: the tiles 0,0 and 0,1 lie side by side and meet in a field only."""
    tiles = {"0,0": "U r1", "1,0": "V", "1,1": "V r1", "0,1": "U r1"}
    table = scene(tiles, figures={"0,0": "0 r0"}, markers={"0,1": 7})
    assert plague.sick(Land(table)) == {(0, 0): [7]}


@pytest.mark.parametrize("reach", ["near", "tile", "feature"])
def test_a_monastery_is_reached_on_its_own_tile_alone(reach):
    tiles = {"0,0": "B", "1,0": "B"}
    for marker, is_sick in (("1,0", False), ("0,0", True)):
        table = scene(tiles, figures={"0,0": "0 m0"}, markers={marker: 1}, options={"reach": reach})
        assert bool(plague.sick(Land(table))) is is_sick


def test_a_marker_prefers_new_tiles_then_those_left_longest_then_north_east_south_west():
    cross = {"0,0": "B", "0,-1": "B", "1,0": "B", "0,1": "B", "-1,0": "E r2"}
    assert plague.way(scene(cross), (0, 0)) == (0, -1)
    assert plague.way(scene(cross, left={"0,-1": 1, "1,0": 1}), (0, 0)) == (0, 1)
    gone = {"0,-1": 3, "1,0": 2, "0,1": 2, "-1,0": 4}
    assert plague.way(scene(cross, left=gone), (0, 0)) == (1, 0)
    assert plague.way(scene(cross, left=gone, markers={"1,0": 1}), (0, 0)) == (0, 1)


def test_copies_stay_and_new_ones_do_not_spread_at_once():
    table = scene({"0,0": "B", "1,0": "B", "2,0": "B"}, markers={"0,0": 1}, options={"spread": "copy"})
    assert plague.spread(table) == [(1, (0, 0), (1, 0), 2)]
    assert table.markers() == {1: (0, 0), 2: (1, 0)}
    assert plague.spread(table) == [(1, (0, 0), None, None), (2, (1, 0), (2, 0), 3)]
    assert all(laid.left is None for laid in table.board.values())


# Whole games


@pytest.mark.late
def test_a_game_of_the_reference_can_be_given_again_answer_by_answer():
    rng = random.Random(1)
    table = new(3, inns=True, abbot=True, river=True, start="random")
    rules, answers = game(table, Happened()), []
    question = next(rules)
    while not table.over:
        answers.append(rng.choices(list(question.weights), list(question.weights.values()))[0])
        try:
            question = rules.send(answers[-1])
        except StopIteration:
            assert table.over
    again = new(3, inns=True, abbot=True, river=True, start="random")
    scores = replay(again, answers)
    assert (again, scores[-1]) == (table, table.scores)
    assert len(table.board) + len(table.discarded) == 72 + 6 + 12 + 18
