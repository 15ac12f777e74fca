"""On which rats notes are after a move, a swap and a ravage."""

from positions import RATTUS, position, region, six

from ratskeller.games.rattus.views.note_targets import follow_target


def after(game, thing):
    return follow_target(game.events, thing)


def test_a_rat_that_is_moved_keeps_its_notes_and_those_behind_it_move_up():
    board = {"gallia": region(1, 0, tokens=3), "hispania": region(tokens=1)}
    game = position(board, in_play=six("monk"), cards={"monk": 0}).play("use monk; gallia.2; hispania")
    assert [after(game, f"gallia.{n}") for n in (1, 2, 3)] == ["gallia.1", "hispania.2", "gallia.2"]
    assert (after(game, "hispania.1"), after(game, "gallia")) == ("hispania.1", "gallia")


def test_two_rats_that_are_swapped_take_their_notes_along():
    board = {"gallia": region(1, 0, tokens=2), "hispania": region(tokens=1)}
    game = position(board, in_play=six("witch"), cards={"witch": 0})
    game.play("use witch; gallia.2; 3 A; hispania.1; 1 Bo Ch").play("yes")
    assert [after(game, it) for it in ("gallia.1", "gallia.2", "hispania.1")] == ["gallia.1", "hispania.1", "gallia.2"]


def test_the_region_of_a_rat_is_what_is_left_of_it():
    assert (RATTUS.notes.fallback_target("gallia.2"), RATTUS.notes.fallback_target("gallia")) == ("gallia", "gallia")
