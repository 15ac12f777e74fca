"""K-COURIER. V4 is shown in `scenarios/rattus/potions.txt`. More in `scenarios/rattus/courier.txt`."""

import pytest
from positions import cubes, final, position, region

BOARD = {"gallia": region(2, 1), "tartaria": region(0, 1, 1)}


def sending(board=BOARD, **more):
    return position(board, cards={"courier": 0}, **more).play("use courier")


def test_any_two_cubes_of_different_players_in_two_regions_however_far_apart():
    game = sending()
    assert (game.question, game.actor) == ("courier first", 0)
    assert game.legal() == ["gallia/0", "gallia/1", "tartaria/1", "tartaria/2"]
    game.play("gallia/0")
    assert (game.question, game.legal()) == ("courier second", ["tartaria/1", "tartaria/2"])
    assert game.view()["detail"] == {"cube": "gallia/0"}
    game.play("tartaria/2")
    assert cubes(game, "gallia") == [1, 1, 1, 0]
    assert cubes(game, "tartaria") == [1, 1, 0, 0]


def test_never_two_cubes_of_one_region():
    assert "use courier" not in position({"gallia": region(2, 1, 1)}, cards={"courier": 0}).legal()
    assert "gallia/1" not in sending().play("gallia/0").legal()


def test_k7_potions_travel_with_both_cubes():
    board = {"gallia": region(1, potions={0: [2]}), "italia": region(0, 1, potions={1: [1]})}
    game = sending(board, in_play=["wizard"]).play("gallia/0+2; italia/1+1")
    regions = game.view()["regions"]
    assert regions["gallia"]["potions"] == {"1": [1]}
    assert regions["italia"]["potions"] == {"0": [2]}


@pytest.mark.parametrize(("cube", "stays", "goes"), [("gallia/0", {"0": [2]}, {}), ("gallia/0+2", {}, {"0": [2]})])
def test_k7_of_cubes_that_differ_in_potions_the_player_says_which(cube, stays, goes):
    board = {"gallia": region(3, potions={0: [2]}), "italia": region(0, 1)}
    game = sending(board, in_play=["wizard"])
    assert game.legal() == ["gallia/0", "gallia/0+2", "italia/1"]
    game.play(f"{cube}; italia/1")
    assert cubes(game, "gallia") == [2, 1, 0, 0]
    regions = game.view()["regions"]
    assert (regions["gallia"]["potions"], regions["italia"]["potions"]) == (stays, goes)


def test_final_round_as_usual():
    game = final(BOARD, "courier").play("use courier; tartaria/2; gallia/0")
    assert cubes(game, "gallia") == [1, 1, 1, 0]
    assert game.legal() == ["done"]
