"""K-PEASANT. More in `scenarios/rattus/peasant.txt`."""

import pytest
from positions import cubes, position, region


def adds(game):
    return [answer for answer in game.legal() if answer.startswith("add ")]


def test_taken_after_adding_it_comes_too_late():
    game = position({"gallia": region(tokens=3)}).play("add gallia 3; take peasant")
    assert adds(game) == []


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_final_round_one_cube_to_any_region(rules):
    game = position(round="final", seat=0, last_seat=1, cards={"peasant": 0}, rules=rules).play("use peasant")
    assert game.question == "extra"
    assert len(game.legal()) == 13
    assert "stop" in game.legal()
    game.play("tartaria")
    assert cubes(game, "tartaria") == [1, 0, 0, 0]
    assert game.legal() == ["done"]
