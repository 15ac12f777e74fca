"""The turn and laying tiles (BAS2, BAS3, BAS4). More in `scenarios/carcassonne/placement.txt`."""

import pytest
from carcassonne_positions import CARCASSONNE, board, markers, position, supply, tile
from positions import events_of_kind, kinds

from ratskeller.core.errors import IllegalAnswer

CLOSED = ("0,0 E", "0,-1 E r2")
"""A finished city of two tiles, with fields all around it."""


def test_bas2_setting_a_follower_is_optional_and_asked_after_every_tile():
    game = position("0,0 D", tile="E").play("0,-1 r2")
    assert game.legal() == ["c0", "f0", "none"]
    game.play("none")
    assert supply(game)["follower"] == 7
    assert kinds(game)[-1] == "turn-began"


def test_bas2_the_question_comes_even_where_only_none_is_left():
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    game = position(*row, tile="E").play("7,0 r0")
    assert (game.question, game.legal()) == ("follower", ["none"])


def test_bas3_a_tile_touches_a_laid_tile_along_a_side_and_shows_the_same_terrain_there():
    game = CARCASSONNE.new().play("E")
    assert game.legal() == ["0,-1 r2", "0,1 r1", "0,1 r2", "0,1 r3"]


def test_bas3_any_rotation_that_fits_is_legal():
    game = CARCASSONNE.new().play("V")
    assert game.legal() == ["-1,0 r2", "-1,0 r3", "0,1 r0", "0,1 r3", "1,0 r0", "1,0 r1"]


def test_bas3_every_side_that_meets_a_tile_must_fit():
    game = position("0,0 D", "1,0 V", "1,-1 E", "0,-1 N r2", "-1,-1 E r1", "1,1 U", tile="V")
    assert [answer for answer in game.legal() if answer.startswith("0,1 ")] == ["0,1 r0"]


def test_bas3_a_hole_takes_only_what_fits_on_all_four_sides():
    hole = ("-1,0 V r3", "-1,1 V r2", "0,1 U r1", "1,1 V r1", "1,0 U r0", "1,-1 V r0", "0,-1 U r1", "-1,-1 V r2")
    fits = {
        kind: [a for a in position(*hole, tile=kind, stack={"C": 1}).legal() if a.startswith("0,0 ")] for kind in "ABV"
    }
    assert fits == {"A": ["0,0 r1"], "B": [], "V": []}


def test_bas3_tiles_that_only_meet_at_a_corner_do_not_touch():
    legal = CARCASSONNE.new().play("B").legal()
    assert legal == ["0,1 r0"]


def test_bas3_laying_is_compulsory():
    game = CARCASSONNE.new().play("E")
    for answer in ("none", "pass", "discard"):
        with pytest.raises(IllegalAnswer, match="'lay'"):
            game.play(answer)


def test_bas4_a_tile_that_fits_nowhere_leaves_the_game_shown_to_all_and_the_same_player_draws_again():
    game = position(*CLOSED, seat=1, stack={"C": 1, "V": 2}).play("C")
    assert kinds(game) == ["tile-drawn", "tile-discarded"]
    assert [(event["seat"], event["tile"], event["rule"]) for event in events_of_kind(game, "tile-discarded")] == [
        (1, "C", "CAR-BAS4")
    ]
    assert (game.actor, game.question, game.view()["seat"]) == ("chance", "draw", 1)
    for seat in (None, 0, 1):
        assert game.view(seat)["discarded"] == ["C"]
    assert game.play("V").actor == 1


def test_bas4_it_is_still_the_same_turn():
    game = position(*CLOSED, stack={"C": 1, "V": 2}, turn_number=9)
    game.play("C; V")
    assert game.view()["turn_number"] == 9
    game.play("0,1 r0; none")
    assert board(game)["0,1"]["turn"] == 9
    assert game.view()["turn_number"] == 10


def test_bas4_what_left_the_game_does_not_come_back():
    game = position(*CLOSED, stack={"C": 1, "V": 2}).play("C")
    assert game.chances() == {"V": 1.0}
    assert game.view()["left"] == 2


def test_plg2_a_plague_tile_that_fits_nowhere_leaves_the_game_without_effect():
    game = position(*CLOSED, stack={"PE": 1, "V": 2}).play("PE")
    assert game.view()["discarded"] == ["PE"]
    assert markers(game) == {}
    assert game.play("V; 0,1 r0; none").view()["markers"] == []
