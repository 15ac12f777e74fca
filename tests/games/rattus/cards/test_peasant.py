"""K-PEASANT."""

import pytest
from positions import BASE, cubes, position, region


def adds(game):
    return [answer for answer in game.legal() if answer.startswith("add ")]


def test_one_more_cube_than_the_rats_and_the_extra_is_optional():
    game = position({"gallia": region(tokens=3)}, cards={"peasant": 0})
    assert [answer for answer in adds(game) if "gallia" in answer] == ["add gallia 3", "add gallia 4"]


def test_one_cube_into_a_region_without_rats():
    game = position({"gallia": region(tokens=3)}, cards={"peasant": 0})
    assert [answer for answer in adds(game) if "italia" in answer] == ["add italia 1"]


def test_the_stock_limits_the_extra():
    game = position({"gallia": region(tokens=3), "polonia": region(17)}, cards={"peasant": 0})
    assert [answer for answer in adds(game) if "gallia" in answer] == ["add gallia 3"]


def test_only_the_holder_gets_it():
    game = position({"gallia": region(tokens=3)}, cards={"peasant": 1})
    assert adds(game) == ["add gallia 3"]


def test_taken_after_adding_it_comes_too_late():
    game = position({"gallia": region(tokens=3)}).play("add gallia 3; take peasant")
    assert adds(game) == []


def test_it_has_no_use_of_its_own_in_a_regular_turn():
    assert "use peasant" not in position(cards={"peasant": 0}).legal()


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_final_round_one_cube_to_any_region(rules):
    game = position(round="final", seat=0, last_seat=1, cards={"peasant": 0}, rules=rules).play("use peasant")
    assert game.question == "extra"
    assert len(game.legal()) == 13
    assert "stop" in game.legal()
    game.play("tartaria")
    assert cubes(game, "tartaria") == [1, 0, 0, 0]
    assert game.legal() == ["done"]


def test_final_round_the_cube_may_be_declined():
    game = position(round="final", seat=0, last_seat=1, cards={"peasant": 0}).play("use peasant; stop")
    assert game.scores == [0, 0, 0, 0]
    assert game.legal() == ["done"]


def test_final_round_not_from_an_empty_stock():
    game = position({"gallia": region(20)}, round="final", seat=0, last_seat=1, cards=dict.fromkeys(BASE, 0))
    assert "use peasant" not in game.legal()
