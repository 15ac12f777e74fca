"""K-MERCHANT."""

import pytest
from positions import comes_back, cubes, events_of_kind, position, region


def carried(game, name):
    """The potions in a region, by seat."""
    return game.view()["regions"][name]["potions"]


@pytest.mark.parametrize(("there", "counts"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (5, ["1", "2", "3"])])
def test_one_to_three_own_cubes(there, counts):
    game = position({"gallia": region(there, 3)}, cards={"merchant": 0}).play("use merchant; gallia")
    assert game.view()["detail"] == {"region": "gallia", "most": len(counts)}
    game.play("anglia")
    assert (game.question, game.legal()) == ("merchant count", counts)
    game.play(counts[-1])
    assert cubes(game, "anglia") == [int(counts[-1]), 0, 0, 0]
    assert cubes(game, "gallia") == [there - int(counts[-1]), 3, 0, 0]


def test_from_a_region_with_own_cubes_to_a_neighbour():
    game = position({"gallia": region(1), "polonia": region(0, 2)}, cards={"merchant": 0}).play("use merchant")
    assert (game.question, game.legal()) == ("merchant from", ["gallia"])
    game.play("gallia")
    assert (game.question, game.legal()) == ("merchant to", ["anglia", "germania", "hispania", "italia"])


def test_not_without_own_cubes_on_the_board():
    assert "use merchant" not in position({"gallia": region(0, 4)}, palace=[3, 0, 0, 0], cards={"merchant": 0}).legal()


def test_final_round_as_usual():
    game = position({"gallia": region(2)}, round="final", seat=0, last_seat=1, cards={"merchant": 0})
    assert cubes(game.play("use merchant; gallia; italia; 2"), "italia") == [2, 0, 0, 0]


def test_k7_potions_travel_along_and_the_player_is_asked_which_cubes():
    board = {"gallia": region(4, potions={0: [2, 1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant; gallia; italia; 2")
    assert (game.question, game.legal()) == ("which cube", ["gallia/0", "gallia/0+1", "gallia/0+2"])
    assert {"region": "gallia", "to": "italia", "left": 2}.items() <= game.view()["detail"].items()
    game.play("gallia/0+2")
    assert (game.question, game.legal()) == ("which cube", ["gallia/0", "gallia/0+1"])
    assert game.view()["detail"]["left"] == 1
    game.play("gallia/0")
    assert game.question == "turn"
    assert (cubes(game, "gallia")[0], cubes(game, "italia")[0]) == (2, 2)
    assert (carried(game, "gallia"), carried(game, "italia")) == ({"0": [1]}, {"0": [2]})


def test_k7_nothing_is_asked_when_all_cubes_go_or_none_differs():
    board = {"gallia": region(2, potions={0: [2]}), "polonia": region(3, potions={0: [1, 1, 1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"])
    every = game.copy().play("use merchant; gallia; italia; 2")
    assert (every.question, carried(every, "italia")) == ("turn", {"0": [2]})
    equal = game.copy().play("use merchant; polonia; germania; 2")
    assert (equal.question, carried(equal, "germania")) == ("turn", {"0": [1, 1]})


def test_k7_the_question_ends_as_soon_as_the_rest_is_equal():
    board = {"gallia": region(4, potions={0: [1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play(
        "use merchant; gallia; italia; 3; gallia/0+1"
    )
    assert game.question == "turn"
    assert (cubes(game, "gallia")[0], carried(game, "italia")) == (1, {"0": [1]})


def test_k7_cubes_of_others_there_are_not_offered():
    board = {"gallia": region(2, 2, potions={0: [1], 1: [3]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant; gallia; italia; 1")
    assert game.legal() == ["gallia/0", "gallia/0+1"]


def test_a_cube_that_joins_others_keeps_its_own_potions():
    board = {"gallia": region(1, potions={0: [2]}), "italia": region(2, potions={0: [1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant; gallia; italia; 1")
    assert carried(game, "italia") == {"0": [2, 1]}


def test_k7_the_events_show_how_many_potions_went_along():
    board = {"gallia": region(3, potions={0: [2, 1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant; gallia; italia; 3")
    (moved,) = events_of_kind(game, "cubes-moved")
    assert (moved["count"], moved["potions"], moved["rule"]) == (3, 3, "RAT-K-MERCHANT")


def test_not_across_a_wall():
    game = position({"gallia": region(2)}, cards={"merchant": 0}, walls=["gallia-italia"], in_play=["emperor"])
    assert game.play("use merchant; gallia").legal() == ["anglia", "germania", "hispania"]


def test_the_questions_come_back_from_json():
    board = {"gallia": region(5, potions={0: [2, 1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant")
    for answer in ("gallia", "italia", "3", "gallia/0+2"):
        assert comes_back(game)
        game.play(answer)
    assert game.question == "which cube"
    assert comes_back(game)
