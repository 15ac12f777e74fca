"""The River (EXT1). More in `scenarios/carcassonne/river.txt`."""

import pytest
from carcassonne_positions import CARCASSONNE, board, position, random_game, tile

COURSE = {"RB": 1, "RC": 1, "RD": 2, "RE": 1, "RF": 2, "RG": 1, "RH": 1, "RI": 1}
REST = {"RJ": 1, "B": 2}


def test_ruling_ext1_the_source_lies_first_and_all_four_start_tiles_are_in_the_stack():
    view = CARCASSONNE.new(river=True).view()
    assert [(entry["at"], entry["tile"]) for entry in view["board"]] == [("0,0", "RA")]
    assert view["stack"]["D"] == 4
    assert sum(view["stack"].get(kind, 0) for kind in (*COURSE, "RA", "RJ")) == 11


def test_ext1_the_other_river_tiles_come_first_in_any_order():
    game = CARCASSONNE.new(river=True)
    assert game.chances() == pytest.approx({kind: count / 10 for kind, count in COURSE.items()})


@pytest.mark.parametrize("seed", range(5))
def test_ext1_a_game_begins_with_the_whole_river(seed):
    for game in random_game(seed, river=True):
        if game.actor == "chance" and not set(game.view()["stack"]) & {*COURSE, "RJ"}:
            break
    drawn = [answer for answer in game.answers if answer in {*COURSE, "RJ"}]
    assert len(drawn) == 11
    assert drawn[-1] == "RJ"
    assert "RJ" in {entry["tile"] for entry in game.view()["board"]} or "RJ" in game.view()["discarded"]


def test_ext1_the_river_goes_on_where_it_is_open():
    game = CARCASSONNE.new(river=True).play("RF")
    assert game.legal() == ["0,1 r0", "0,1 r1"]


def test_ext1_nobody_stands_on_a_river():
    game = CARCASSONNE.new(river=True).play("RG; 0,1 r1")
    assert game.legal() == ["f0", "f1", "f2", "m0", "none", "r0"]


def test_ext1_a_river_separates_fields_and_its_source_joins_them():
    game = position(tile("0,0 RA", "0 f0"), river=True, tile="RD", stack=REST).play("0,1 r0")
    assert game.legal() == ["none"]
    apart = position("0,0 RF", tile("-1,0 RD r1", "0 f0"), river=True, tile="RD", stack=REST).play("-2,0 r1")
    assert apart.legal() == ["f1", "none"]


def test_ext1_a_full_river_may_be_followed_by_any_tile_at_its_banks():
    game = position("0,0 RA", "0,1 RJ r2", river=True, tile="B", stack={"B": 1})
    assert game.legal() == ["-1,0 r0", "-1,1 r0", "0,-1 r0", "0,2 r0", "1,0 r0", "1,1 r0"]
    assert set(board(game)) == {"0,0", "0,1"}
