"""K-KING."""

from positions import cubes, final, position, rats, region

BOARD = {"gallia": region(2, tokens=1), "italia": region(1), "polonia": region(0, 3)}


def test_one_own_cube_from_a_region_without_rats_to_the_palace():
    game = position(BOARD, cards={"king": 0}).play("use king")
    assert (game.question, game.legal()) == ("king", ["italia"])
    game.play("italia")
    assert game.view()["palace"] == [1, 0, 0, 0]
    assert cubes(game, "italia") == [0, 0, 0, 0]


def test_the_cube_counts_at_the_end():
    assert position(BOARD, cards={"king": 0}).play("use king; italia").scores == [3, 3, 0, 0]


def test_f5_cubes_in_the_palace_are_safe_from_the_plague():
    board = {"gallia": region(1, tokens=rats("4 M A Ch", "1 Pe Cv"))}
    game = final(board, "king", "peasant", palace=[2, 0], players=2).play("done; gallia.2; 1 Pe Cv")
    assert game.over
    assert (cubes(game, "gallia"), game.view()["palace"], game.scores) == ([0, 0], [2, 0], [2, 0])


def test_not_without_such_a_cube():
    assert "use king" not in position({"gallia": region(2, tokens=1)}, cards={"king": 0}).legal()


def test_a_monk_may_clear_the_way_first():
    game = position({"gallia": region(2, tokens=1)}, cards={"king": 0, "monk": 0}).play(
        "use monk; gallia.1; italia; use king"
    )
    assert game.legal() == ["gallia"]


def test_final_round_as_usual():
    game = position(BOARD, round="final", seat=0, last_seat=1, cards={"king": 0})
    assert game.play("use king; italia").view()["palace"] == [1, 0, 0, 0]
