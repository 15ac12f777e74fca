"""K-MAYOR. The Mayor with Peasant and Queen (K3) is shown in `test_combinations.py`. More in `scenarios/rattus/mayor.txt`."""

import pytest
from positions import cubes, events_of_kind, final, position, region

BOARD = {
    "gallia": region(2, 1),  # the holder's
    "italia": region(1),  # the holder's
    "polonia": region(1, 1),  # tied
    "russia": region(0, 2),  # another player's
    "turcia": region(3, 2, 2),  # the holder's, though the others together have more
}
OWN = ["gallia", "italia", "turcia"]


def mayor(board=BOARD, **more):
    return position(board, cards={"mayor": 0}, **more)


def test_one_cube_into_each_region_where_the_player_has_more_than_every_other_player():
    game = mayor().play("mayor")
    assert [cubes(game, name)[0] for name in BOARD] == [3, 2, 1, 0, 4]
    assert game.view()["stock"][0] == 20 - 7 - 3
    assert [(event["region"], event["rule"]) for event in events_of_kind(game, "cubes-added")] == [
        (name, "RAT-K-MAYOR") for name in OWN
    ]


def test_not_without_such_a_region_or_with_an_empty_stock():
    assert "mayor" not in mayor({"gallia": region(1, 1)}).legal()
    assert "mayor" not in mayor({}).legal()
    assert "mayor" not in mayor({"gallia": region(20)}).legal()


def test_only_for_the_holder_on_turn():
    assert "mayor" not in position(BOARD, cards={"mayor": 1}).legal()


def test_if_the_stock_is_short_the_player_chooses():
    game = mayor(BOARD | {"scandia": region(11, 12)}).play("mayor")
    assert (game.question, game.actor, game.legal()) == ("mayor where", 0, OWN)
    assert game.view()["detail"]["left"] == 2
    game.play("turcia")
    assert (game.question, game.legal()) == ("mayor where", ["gallia", "italia"])
    assert game.view()["detail"]["left"] == 1
    game.play("gallia")
    assert game.question == "turn"
    assert [cubes(game, name)[0] for name in OWN] == [3, 1, 4]
    assert game.view()["stock"][0] == 0


def test_if_the_stock_is_exactly_enough_nothing_is_asked():
    game = mayor(BOARD | {"scandia": region(10, 12)}).play("mayor")
    assert game.question == "turn"
    assert game.view()["stock"][0] == 0


def test_taken_in_this_turn_it_may_be_used_at_once():
    assert "mayor" in position(BOARD, in_play=["mayor"]).play("take mayor").legal()


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_final_round_one_cube_to_one_such_region(rules):
    game = final(BOARD, "mayor", rules=rules).play("use mayor")
    assert (game.question, game.legal()) == ("mayor where", OWN)
    assert game.view()["detail"]["left"] == 1
    game.play("italia")
    assert [cubes(game, name)[0] for name in OWN] == [2, 2, 3]
    assert game.legal() == ["done"]


def test_final_round_not_without_such_a_region_or_from_an_empty_stock():
    assert "use mayor" not in final({"gallia": region(1, 1)}, "mayor").legal()
    assert "use mayor" not in final({"gallia": region(20)}, "mayor").legal()
