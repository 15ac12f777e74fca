"""K-MERCHANT."""

import pytest
from positions import cubes, position, region


@pytest.mark.parametrize(("there", "counts"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (5, ["1", "2", "3"])])
def test_one_to_three_own_cubes(there, counts):
    game = position({"gallia": region(there, 3)}, cards={"merchant": 0}).play("use merchant; gallia; anglia")
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
