"""Plague tiles, their markers, and the step that these take after a turn (PLG1, PLG2, PLG3, PLG5, PLG6, PLG12).

More in `scenarios/carcassonne/plague.txt`.
"""

from typing import Any

import pytest
from carcassonne_positions import (
    CARCASSONNE,
    OPTION_SETS,
    board,
    markers,
    next_steps,
    position,
    random_game,
    tile,
)
from positions import events_of_kind, kinds

from ratskeller.core.position import Position

PLAGUE_TILES = ("PA", "PB", "PC", "PD", "PE", "PF")
CROSS = ("0,0 B", "0,-1 U r1", "1,0 U", "0,1 U r1", "-1,0 U")
"""A tile in the middle, and one on each of its sides, clockwise from the north."""
AWAY = "0,-2 r1; none"
"""Laying a tile that touches only the northern one, and setting nobody."""


def on(tiles, **marked):
    """Tiles by place, some with a marker or with the turn in which one left: `{"0,0": {"marker": 1}}`."""
    return [tile(text, **marked.get(text.split()[0], {})) for text in tiles]


def after_turn(marked, **more):
    """The cross, after seat 0 has laid a tile that changes nothing for the middle."""
    return position(*on(CROSS, **marked), tile="U", **more).play(AWAY)


def test_plg1_plague_tiles_are_drawn_like_all_others():
    chances = CARCASSONNE.new().chances()
    assert {kind: chances[kind] for kind in PLAGUE_TILES} == pytest.approx(dict.fromkeys(PLAGUE_TILES, 1 / 77))


def test_plg1_the_first_seventeen_tiles_may_be_without_any():
    chances = CARCASSONNE.new(grace=17).chances()
    assert not set(chances) & set(PLAGUE_TILES)
    assert chances["E"] == pytest.approx(5 / 71)


@pytest.mark.parametrize("seed", range(4))
def test_plg1_after_seventeen_drawn_tiles_they_come_like_all_others(seed):
    for game in random_game(seed, grace=17):
        if game.question == "draw":
            view = game.view()
            drawn = len(view["board"]) - 1 + len(view["discarded"])
            assert bool(set(game.chances()) & set(PLAGUE_TILES)) == (drawn >= 17)
            if drawn == 17:
                break
    assert game.chances()["PA"] == pytest.approx(1 / 60)


@pytest.mark.parametrize(("seed", "options"), [(1, {"river": True}), (2, {"players": 4}), (3, {"plague_tiles": 12})])
def test_ruling_plg1_grace_counts_drawn_tiles_of_every_kind(seed, options):
    for game in random_game(seed, grace=17, **options):
        if game.question == "draw" and set(game.chances()) & set(PLAGUE_TILES):
            break
    view = game.view()
    assert len(view["board"]) - 1 + len(view["discarded"]) == 17


@pytest.mark.parametrize("kind", PLAGUE_TILES)
def test_plg2_laying_a_plague_tile_puts_a_marker_on_it(kind):
    game = position("0,0 D", tile=kind)
    at, r = game.legal()[0].split()
    game.play(f"{at} {r}")
    assert kinds(game) == ["tile-laid", "marker-placed"]
    assert markers(game) == {1: at}
    (event,) = events_of_kind(game, "marker-placed")
    assert (event["number"], event["at"], event["seat"], event["rule"]) == (1, at, 0, "CAR-PLG2")


def test_plg2_and_before_anything_is_scored():
    game = position(tile("0,0 E", "1 c0"), tile="PB").play("0,-1 r2").play("none")
    assert kinds(game)[0] == "feature-scored"
    assert game.scores == [0, 0]


def test_plg2_a_tile_holds_one_marker_at_most():
    game = position(tile("0,0 U", marker=1), tile("0,1 U", marker=2), tile="B").play("1,0 r0; none")
    assert len(set(markers(game).values())) == 2


def test_plg2_the_number_of_markers_is_unlimited():
    row = [tile(f"{x},0 U", marker=x + 1) for x in range(8)]
    assert len(markers(position(*row))) == 8


def test_plg3_markers_are_numbered_in_the_order_in_which_they_came():
    game = position("0,0 D", stack={"PF": 1, "PE": 1, "B": 2}).play("PF; 1,0 r0; none; PE; 1,1 r0; none")
    assert list(markers(game)) == [1, 2]
    third = position(tile("0,0 U", marker=2), tile("0,1 U", marker=1), tile="PE").play("0,2 r0")
    assert markers(third) == {1: "0,1", 2: "0,0", 3: "0,2"}


@pytest.mark.parametrize(
    "options", [{}, {"spread": "copy", "plague_tiles": 12}, {"river": True, "inns": True}], ids=str
)
def test_plg3_markers_are_never_removed_and_keep_their_numbers(options):
    numbers = []
    for game in random_game(7, **options):
        found = list(markers(game))
        assert found[: len(numbers)] == numbers
        assert found == list(range(1, len(found) + 1))
        numbers = found
    assert len(numbers) >= 4


def test_plg12_without_the_plague_the_same_engine_plays_plain_carcassonne():
    for game in random_game(3, plague=False):
        assert markers(game) == {}
        assert not {"marker-placed", "plague-spread", "follower-fell-sick"} & set(kinds(game))
    view = game.view()
    assert not set(PLAGUE_TILES) & {entry["tile"] for entry in view["board"]}
    assert len(view["board"]) + len(view["discarded"]) == 72


def test_plg12_what_a_turn_asks_is_the_same():
    with_plague, without = (
        position(tile("0,0 D", "1 c0"), tile="E", plague=plague).play("0,-1 r2; none") for plague in (True, False)
    )
    assert with_plague.scores == without.scores == [0, 4]
    assert kinds(with_plague) == kinds(without)


def test_plg5_after_a_turn_a_marker_goes_to_a_neighbouring_tile():
    game = after_turn({"0,0": {"marker": 1}})
    assert markers(game) == {1: "0,-1"}
    (event,) = events_of_kind(game, "plague-spread")
    assert event == {
        "kind": "plague-spread",
        "rule": "CAR-PLG5",
        "steps": [{"number": 1, "source": "0,0", "to": "0,-1", "new": None}],
    }


@pytest.mark.parametrize(
    ("missing", "to"), [((), "0,-1"), ((1,), "1,0"), ((1, 2), "0,1"), ((1, 2, 3), "-1,0")], ids=str
)
def test_plg5_ties_go_in_the_order_north_east_south_west(missing, to):
    tiles = [text for place, text in enumerate(CROSS) if place not in missing]
    assert next_steps(position(*on(tiles, **{"0,0": {"marker": 1}}))) == {1: to}


def test_plg5_to_a_tile_that_never_held_a_marker_rather_than_one_that_did():
    left = {"0,-1": {"left": 3}, "1,0": {"left": 2}, "-1,0": {"left": 9}}
    assert markers(after_turn({"0,0": {"marker": 1}, **left})) == {1: "0,1"}


def test_plg5_else_to_the_one_left_longest_ago():
    left = {"0,-1": {"left": 7}, "1,0": {"left": 5}, "0,1": {"left": 4}, "-1,0": {"left": 6}}
    assert markers(after_turn({"0,0": {"marker": 1}, **left})) == {1: "0,1"}


def test_plg5_left_in_the_same_turn_the_order_is_that_of_the_sides():
    left = {"0,-1": {"left": 7}, "1,0": {"left": 5}, "0,1": {"left": 5}, "-1,0": {"left": 5}}
    assert markers(after_turn({"0,0": {"marker": 1}, **left})) == {1: "1,0"}


def test_plg5_not_to_a_tile_with_a_marker():
    game = after_turn({"0,0": {"marker": 1}, "0,-1": {"marker": 2}})
    assert markers(game)[1] == "1,0"


def test_plg5_one_that_can_not_go_stays_and_is_asked_again_next_turn():
    row = ("0,0 U", "1,0 U", "2,0 U")
    game = position(*on(row, **{"1,0": {"marker": 2}, "0,0": {"marker": 1}}), tile="U", stack={"U": 3})
    game.play("3,0 r0; none")
    assert markers(game) == {1: "0,0", 2: "2,0"}
    assert events_of_kind(game, "plague-spread")[0]["steps"][0] == {
        "number": 1,
        "source": "0,0",
        "to": None,
        "new": None,
    }
    game.play("U; 4,0 r0; none")
    assert markers(game) == {1: "1,0", 2: "3,0"}


def test_plg5_with_obstacles_completed_a_marker_enters_no_tile_on_which_all_is_complete():
    """The two halves of the city are complete: the marker on one of them does not go to the other."""
    city = (tile("0,0 E", marker=1), "0,-1 E r2")
    assert markers(position(*city, tile="V", obstacles="completed").play("0,1 r0; none")) == {1: "0,1"}
    assert next_steps(position(*city, stack={"V": 2}, obstacles="completed")) == {1: None}


def test_plg5_with_obstacles_completed_the_preview_knows_what_the_tile_closes():
    """Laid in the north the tile completes the city far away from the marker's other ways."""
    game = position(tile("0,0 E", "0 f0", marker=1), tile="E", stack={"V": 2}, obstacles="completed")
    for answer, laid in game.view(0)["lays"].items():
        after = game.copy().play(answer)
        assert laid["followers"] == after.view(0)["followers"]


def test_plg5_after_every_players_turn():
    game = position(*on(CROSS, **{"0,0": {"marker": 1}}), stack={"U": 4}, players=3)
    went = []
    for at in ("0,-2", "0,-3", "0,-4"):
        game.play(f"U; {at} r1; none")
        went.append(markers(game)[1])
    assert went == ["0,-1", "0,-2", "0,-3"]


def test_plg5_the_turn_that_a_marker_left_is_kept_on_the_tile():
    game = after_turn({"0,0": {"marker": 1}}, turn_number=23)
    assert board(game)["0,0"]["left"] == 23
    assert "left" not in board(game)["0,-1"]


def test_plg5_bas2_scoring_comes_before_the_step():
    falls_sick = position(tile("0,0 E r1", "0 c0"), tile("0,1 B", marker=1), tile="E").play("1,0 r3; none")
    assert (falls_sick.scores, markers(falls_sick)) == ([4, 0], {1: "0,0"})
    recovers = position(tile("0,0 E r1", "0 c0", marker=1), "0,-1 B", tile="E").play("1,0 r3; none")
    assert (recovers.scores, markers(recovers)) == ([0, 0], {1: "0,-1"})


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_plg5_plg6_the_next_step_is_public_and_comes_true(options):
    """Setting a figure changes nothing for the markers, so at that question everybody sees what the step will be."""
    announced = None
    for game in random_game(13, **options):
        if announced is not None and not game.over:
            steps = [step for event in events_of_kind(game, "plague-spread") for step in event["steps"]]
            assert {step["number"]: step["to"] for step in steps} == announced
        announced = None
        if game.question == "follower" and game.view()["spreads"]:
            announced = next_steps(game)


def test_plg4_plg5_who_falls_sick_and_who_recovers_at_the_next_step_is_forecast():
    game = position(tile("0,0 U", "0 r0", marker=1), tile("0,1 U", "1 f0"), reach="tile")
    assert game.view()["forecast"] == [
        {"at": "0,0", "on": "r0", "seat": 0, "kind": "follower", "sick": False, "because": []},
        {"at": "0,1", "on": "f0", "seat": 1, "kind": "follower", "sick": True, "because": [1]},
    ]


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_plg4_plg5_what_is_forecast_for_the_next_step_comes_true(options):
    """Setting a figure changes nothing for the markers: after every answer all are as healthy as foretold."""
    for game in random_game(14, **options):
        view = game.view(game.actor if isinstance(game.actor, int) else None)
        if game.question != "follower" or not view["spreads"]:
            continue
        foretold = health(game) | {(each["at"], each["on"]): each["sick"] for each in view["forecast"]}
        here = view["board"][-1]["at"]
        for answer, choice in view["followers"].items():
            set_here = {(here, answer.split()[-1]): choice.get("soon", False)}
            for place, sick in health(game.copy().play(answer)).items():
                assert (foretold | set_here)[place] == sick


def test_plg5_the_steps_after_the_next_one_are_forecast_as_they_would_come():
    board = on(("0,0 U", "0,1 U", "0,2 U", "0,3 U"), **{"0,0": {"marker": 1}})
    game = position(*board, stack={"B": 3}, tile="B", seat=0)
    ahead = game.view()["ahead"]
    assert [step["markers"] for step in ahead] == [["0,1"], ["0,2"], ["0,3"]]
    assert ahead[0]["changes"] == game.view()["forecast"]


def test_plg5_the_reason_for_a_markers_move_is_given():
    fresh = position("0,0 U", tile("0,1 U", marker=1), "0,2 U", stack={"U": 3})
    assert fresh.view()["reasons"] == [{"free": 2, "fresh": True, "equal": 2}]
    oldest = position(
        tile("0,0 U", left=3), tile("0,1 U", marker=1), tile("0,2 U", left=2), stack={"U": 3}, turn_number=5
    )
    assert oldest.view()["reasons"] == [{"free": 2, "fresh": False, "equal": 1}]
    assert position(tile("0,0 U", marker=1), stack={"U": 3}).view()["reasons"] == [None]


@pytest.mark.parametrize("options", [*(OPTION_SETS[i] for i in (0, 3, 4, 6)), {"reach": "bordering"}], ids=str)
def test_plg4_a_zone_is_where_its_marker_makes_sick(options):
    """Figures in the zone of a marker are sick because of it, and no others are."""
    stood = 0
    for game in random_game(15, **options):
        view = game.view()
        for place, markers_there in standing_in(view).items():
            zones = {number for number, parts in enumerate(view["zones"], 1) if place in parts}
            assert zones == set(markers_there), place
            stood += len(zones)
    assert stood > 0


def standing_in(view: dict[str, Any]) -> dict[str, list[int]]:
    """The markers that make each figure sick, by the part on which it stands."""
    return {
        f"{entry['at']} {figure['on']}": figure["because"] for entry in view["board"] for figure in entry["followers"]
    }


def health(game: Position) -> dict[tuple[str, str], bool]:
    """Whether they are sick, by the places of the figures on the board."""
    return {
        (entry["at"], figure["on"]): figure["sick"] for entry in game.view()["board"] for figure in entry["followers"]
    }


def test_ruling_plg5_plg11_no_next_step_is_shown_as_soon_as_the_turn_is_sure_to_be_the_last():
    board = (tile("0,0 U", marker=1), "0,1 U")
    assert next_steps(position(*board, stack={"U": 2})) == {1: "0,1"}
    last = position(*board, stack={"U": 1})
    assert (next_steps(last), last.view()["spreads"], last.view()["forecast"]) == ({1: None}, False, [])
    assert next_steps(last.play("U")) == {1: None}
    assert next_steps(last.play("0,2 r0")) == {1: None}


def test_plg11_with_last_step_the_markers_step_before_the_final_scoring():
    """The farmer's tile is left by the marker in the last step: the figure is healthy when it counts."""
    road = (tile("0,0 U", "0 r0", marker=1), "0,1 U", "0,2 U")
    options = {"reach": "tile", "tile": "U", "stack": {}}
    assert position(*road, **options).play("0,3 r0; none").scores == [0, 0]
    game = position(*road, **options, last_step=True)
    assert game.view()["spreads"]
    assert next_steps(game) == {1: "0,1"}
    game.play("0,3 r0; none")
    assert (markers(game), game.scores) == ({1: "0,1"}, [4, 0])


def test_plg6_a_marker_leaves_its_tile():
    game = after_turn({"0,0": {"marker": 1}}, spread="move")
    assert markers(game) == {1: "0,-1"}


def test_plg6_with_copy_it_stays_and_a_new_one_is_put_on_that_tile():
    game = after_turn({"0,0": {"marker": 1}}, spread="copy")
    assert markers(game) == {1: "0,0", 2: "0,-1"}
    (event,) = events_of_kind(game, "plague-spread")
    assert (event["rule"], event["steps"]) == (
        "CAR-PLG6",
        [{"number": 1, "source": "0,0", "to": "0,-1", "new": 2}],
    )


def test_plg6_new_ones_are_numbered_in_the_order_in_which_they_come():
    row = on(("0,0 U", "0,1 U", "0,2 U", "0,3 U"), **{"0,1": {"marker": 2}, "0,2": {"marker": 1}})
    game = position(*row, spread="copy", tile="U").play("0,4 r0; none")
    assert markers(game) == {1: "0,2", 2: "0,1", 3: "0,3", 4: "0,0"}
    assert [step["new"] for step in events_of_kind(game, "plague-spread")[0]["steps"]] == [3, 4]


def test_plg6_with_copy_no_tile_is_ever_left():
    for game in random_game(5, spread="copy"):
        assert all("left" not in entry for entry in game.view()["board"])


@pytest.mark.parametrize("seed", range(3))
def test_plg6_with_move_there_are_as_many_markers_as_plague_tiles_were_laid(seed):
    for game in random_game(seed, plague_tiles=12):
        laid = [entry for entry in game.view()["board"] if entry["tile"].startswith("P") and len(entry["tile"]) == 2]
        assert len(markers(game)) == len(laid)


def test_plg5_nobody_is_asked():
    game = CARCASSONNE.new().play("PF; 1,0 r0; none")
    assert "plague-spread" in kinds(game)
    assert (game.actor, game.question) == ("chance", "draw")
