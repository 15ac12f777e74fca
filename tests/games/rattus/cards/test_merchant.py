"""K-MERCHANT. More in `scenarios/rattus/merchant.txt`."""

import pytest
from positions import cubes, position, region


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


def test_a_cube_that_joins_others_keeps_its_own_potions():
    board = {"gallia": region(1, potions={0: [2]}), "italia": region(2, potions={0: [1]})}
    game = position(board, cards={"merchant": 0}, in_play=["wizard"]).play("use merchant; gallia; italia; 1")
    assert carried(game, "italia") == {"0": [2, 1]}
