"""K-COURIER. V4 is shown in `scenarios/rattus/potions.txt`."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, position, region

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


def test_neither_of_the_two_needs_to_be_ones_own():
    game = sending().play("gallia/1; tartaria/2")
    assert cubes(game, "gallia") == [2, 0, 1, 0]
    assert events_of_kind(game, "cubes-swapped") == [
        {"kind": "cubes-swapped", "rule": "RAT-K-COURIER", "seat": 0, "cube": "gallia/1", "other": "tartaria/2"}
    ]


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_two_equal_cubes_of_one_player_are_not_offered(rules):
    assert sending(rules=rules).play("gallia/1").legal() == ["tartaria/2"]


def test_never_two_cubes_of_one_region():
    assert "use courier" not in position({"gallia": region(2, 1, 1)}, cards={"courier": 0}).legal()
    assert "gallia/1" not in sending().play("gallia/0").legal()


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_not_with_the_equal_cubes_of_one_player_alone(rules):
    board = {"gallia": region(2), "italia": region(3)}
    assert "use courier" not in position(board, cards={"courier": 0}, rules=rules).legal()


def test_a_cube_whose_only_partners_share_its_region_is_not_offered():
    board = {"gallia": region(1, 1), "italia": region(0, 1)}
    assert sending(board).legal() == ["gallia/0", "italia/1"]


def test_walls_do_not_matter():
    board = {"gallia": region(1), "hispania": region(0, 1)}
    walls = ["gallia-hispania", "hispania-italia"]
    game = sending(board, walls=walls, in_play=["emperor"]).play("gallia/0; hispania/1")
    assert (cubes(game, "gallia"), cubes(game, "hispania")) == ([0, 1, 0, 0], [1, 0, 0, 0])


def test_rats_and_bishops_do_not_matter_either():
    board = {"gallia": region(1, tokens=3), "hispania": region(0, 1)}
    game = sending(board, bishops=["hispania", "gallia"], in_play=["bishop"]).play("gallia/0; hispania/1")
    assert cubes(game, "hispania") == [1, 0, 0, 0]


def test_the_palace_is_out_of_reach():
    game = position({"gallia": region(2)}, cards={"courier": 0}, palace=[0, 5, 0, 0])
    assert "use courier" not in game.legal()


def test_cubes_on_the_baker_card_are_out_of_reach():
    game = position({"gallia": region(2)}, cards={"courier": 0, "baker": 1}, baker=[0, 3, 0, 0])
    assert "use courier" not in game.legal()


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


def test_the_questions_come_back_from_json():
    board = {"gallia": region(3, potions={0: [2]}), "italia": region(0, 1)}
    game = sending(board, in_play=["wizard"])
    assert comes_back(game)
    assert comes_back(game.play("gallia/0+2"))
