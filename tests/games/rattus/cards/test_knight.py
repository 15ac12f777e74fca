"""K-KNIGHT, and V1 in both readings. More in `scenarios/rattus/knight.txt`."""

import pytest
from positions import cubes, kinds, position, rat_count, region, reveal


def final(board, rules="online", **more):
    return position(board, round="final", seat=0, last_seat=1, cards={"knight": 0}, rules=rules, **more)


def test_the_region_between_two_steps_is_left_alone():
    """From Italia to Scandia the piece goes through Germania, where it would have found rats and cubes."""
    board = {"germania": region(1, 1, tokens=2), "scandia": region()}
    game = position(board, cards={"knight": 0}, plague="italia").play("plague scandia")
    assert (kinds(game)[:2], game.view()["seat"], game.view()["supply"]) == (["plague-moved", "region-spared"], 1, 12)
    assert (cubes(game, "germania"), rat_count(game, "germania")) == ([1, 1, 0, 0], 2)


@pytest.mark.parametrize(("counts", "left"), [("yes", 1), ("no", 2)])
def test_before_the_rats_are_revealed_the_holder_decides(counts, left):
    game = position({"gallia": region(0, 2, tokens=1)}, cards={"knight": 0, "monk": 1}).play("plague gallia; hispania")
    assert (game.question, game.actor, game.legal()) == ("count", 0, ["no", "yes"])
    game.play(counts)
    reveal(game, "3 M Ch Mg") if counts == "no" else reveal(game, "4 M A Cv")
    assert cubes(game, "gallia") == [0, left if counts == "no" else 0, 0, 0]


def test_the_count_holds_for_this_ravage_only():
    game = position({"gallia": region(0, 2, tokens=1)}, cards={"knight": 0}).play("plague gallia; hispania; yes")
    assert game.view()["ravage"]["neutral"] == 2
    reveal(game, "6 M Cv Mg")
    assert game.view()["ravage"] is None
    assert game.state.neutral == 0


def test_v1_online_the_count_means_nothing_more_in_the_last_ravage():
    game = final({"gallia": region(0, 2, tokens=1)}, players=2).play("use knight; gallia; yes")
    reveal(game, "6 M Cv Mg").play("done")
    assert game.over
    assert game.state.final_neutral == 0


def test_final_round_no_step_is_a_pass():
    game = final({"anglia": region(0, 2, tokens=1)}).play("use knight; anglia")
    assert (game.question, game.legal()) == ("turn", ["done"])
    assert rat_count(game, "anglia") == 1


def test_v1_printed_the_piece_moves_and_counts_in_the_last_ravage_if_said_so():
    game = final({"gallia": region(0, 2, tokens=1)}, rules="printed", players=2).play("use knight; gallia")
    assert game.question == "count"
    assert rat_count(game, "gallia") == 1
    game.play("yes; done")
    assert kinds(game)[:3] == ["plague-counted", "final-ravage-began", "region-spared"]
    shown = game.view()["ravage"]
    assert (shown["region"], shown["population"], shown["neutral"], shown["final"]) == ("gallia", 4, 2, True)
    reveal(game, "4 M A Ch")
    assert game.scores == [0, 0]


def test_ruling_v1_printed_the_count_is_asked_also_where_the_piece_stays():
    game = final({"anglia": region(0, 2, tokens=1)}, rules="printed", players=2).play("use knight; anglia")
    assert game.question == "count"
    assert game.play("yes; done").view()["ravage"]["neutral"] == 2
