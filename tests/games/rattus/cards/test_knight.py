"""K-KNIGHT, and V1 in both readings."""

import pytest
from positions import cubes, kinds, position, rat_count, rats, region, reveal


def destinations(game):
    return {answer.removeprefix("plague ") for answer in game.legal() if answer.startswith("plague ")}


def final(board, rules="online", **more):
    return position(board, round="final", seat=0, last_seat=1, cards={"knight": 0}, rules=rules, **more)


def test_c1_up_to_two_steps_through_any_region():
    one_step = position(plague="anglia")
    two_steps = position(plague="anglia", cards={"knight": 0})
    assert destinations(one_step) == {"gallia", "scandia"}
    assert destinations(two_steps) == {"gallia", "scandia", "germania", "hispania", "italia", "russia"}


def test_c1_the_piece_may_not_come_back_to_where_it_stood():
    assert "anglia" not in destinations(position(plague="anglia", cards={"knight": 0}))


def test_the_region_between_two_steps_is_left_alone():
    """From Italia to Scandia the piece goes through Germania, where it would have found rats and cubes."""
    board = {"germania": region(1, 1, tokens=2), "scandia": region()}
    game = position(board, cards={"knight": 0}, plague="italia").play("plague scandia")
    assert (kinds(game)[:2], game.view()["seat"], game.view()["supply"]) == (["plague-moved", "region-spared"], 1, 12)
    assert (cubes(game, "germania"), rat_count(game, "germania")) == ([1, 1, 0, 0], 2)


def test_only_for_the_holder_on_turn():
    assert "hispania" not in destinations(position(plague="anglia", cards={"knight": 1}))


def test_q3_scandia_is_within_two_steps_of_italia_and_two_cubes_count_as_four():
    tokens = [{"origin": "setup"}, *rats(None)]
    game = position(
        {"scandia": region(2, tokens=tokens)}, cards={"knight": 0, "monk": 0, "merchant": 0}, plague="italia"
    )
    assert "scandia" in destinations(game)
    game.play("plague scandia; anglia; anglia; yes")
    game.play("scandia.1; 3 Bo Mg")
    assert cubes(game, "scandia") == [1, 0, 0, 0]
    game.play("scandia.1; 3 A")
    assert cubes(game, "scandia") == [0, 0, 0, 0]


def test_q3_with_two_cubes_the_count_makes_limit_four_break_out():
    game = position({"scandia": region(2, tokens=1)}, cards={"knight": 0, "monk": 0}, plague="italia")
    game.play("plague scandia; anglia; yes")
    reveal(game, "4 M A Ch")
    assert cubes(game, "scandia") == [0, 0, 0, 0]


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


def test_nothing_is_asked_when_nothing_is_ravaged():
    game = position({"gallia": region(tokens=1)}, cards={"knight": 0}).play("plague gallia; hispania")
    assert game.question == "turn"


def test_v1_online_the_plague_ravages_the_region_at_once_without_a_spread():
    game = final({"gallia": region(0, 2, tokens=1)}).play("use knight")
    assert game.question == "move"
    assert "anglia" in game.legal()
    game.play("gallia")
    assert game.question == "count"
    game.play("yes")
    reveal(game, "4 M A Ch")
    assert cubes(game, "gallia") == [0, 0, 0, 0]
    assert game.view()["supply"] == 12
    assert (game.question, game.legal()) == ("turn", ["done"])


def test_v1_online_the_count_means_nothing_more_in_the_last_ravage():
    game = final({"gallia": region(0, 2, tokens=1)}, players=2).play("use knight; gallia; yes")
    reveal(game, "6 M Cv Mg").play("done")
    assert game.over
    assert game.state.final_neutral == 0


def test_final_round_no_step_is_a_pass():
    game = final({"anglia": region(0, 2, tokens=1)}).play("use knight; anglia")
    assert (game.question, game.legal()) == ("turn", ["done"])
    assert rat_count(game, "anglia") == 1


def test_final_round_up_to_two_steps():
    assert set(final({}).play("use knight").legal()) == {
        "anglia",
        "gallia",
        "scandia",
        "germania",
        "hispania",
        "italia",
        "russia",
    }


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


def test_v1_printed_only_the_region_of_the_piece_counts_more():
    board = {"gallia": region(0, 2, tokens=1), "italia": region(0, 2, tokens=1)}
    game = final(board, rules="printed", players=2).play("use knight; gallia; yes; done")
    reveal(game, "6 M Cv Mg")
    assert game.view()["ravage"]["region"] == "italia"
    assert game.view()["ravage"]["neutral"] == 0


def test_v1_printed_nothing_is_counted_without_the_knights_word():
    game = final({"gallia": region(0, 2, tokens=1)}, rules="printed", players=2).play("use knight; gallia; no; done")
    assert game.view()["ravage"]["neutral"] == 0


def test_ruling_v1_printed_the_count_is_asked_also_where_the_piece_stays():
    game = final({"anglia": region(0, 2, tokens=1)}, rules="printed", players=2).play("use knight; anglia")
    assert game.question == "count"
    assert game.play("yes; done").view()["ravage"]["neutral"] == 2
