"""K-SOLDIER. The chances of V5 are shown in `test_readings.py`. More in `scenarios/rattus/soldier.txt`."""

import json

import pytest
from positions import final, position, rat_count, region


def spreading(there=1, board=None, **more):
    """Seat 0 has moved the piece into Gallia, where so many rats lie."""
    more = {"cards": {"soldier": 0}} | more
    return position({"gallia": region(tokens=there)} | (board or {}), **more).play("plague gallia")


def full(*names):
    return {name: region(tokens=3) for name in names}


@pytest.mark.parametrize(("there", "regular"), [(1, 1), (2, 2), (3, 2)])
def test_one_more_rat_may_be_added_after_those_of_c2(there, regular):
    game = spreading(there)
    for _ in range(regular):
        assert game.question == "rat"
        game.play("hispania")
    assert (game.question, game.actor) == ("extra rat", 0)
    assert game.view()["detail"] == {"region": "gallia", "left": 1}
    game.play("italia")
    assert rat_count(game, "italia") == 1
    assert game.view()["supply"] == 12 - regular - 1


def test_with_room_for_two_only_both_of_c2_are_added_and_no_more():
    board = full("anglia", "germania", "italia") | {"hispania": region(tokens=1)}
    game = spreading(3, board).play("hispania; hispania")
    assert rat_count(game, "hispania") == 3
    assert (game.question, game.view()["seat"]) == ("turn", 1)


def test_with_room_for_one_only_one_is_added_and_no_more():
    board = full("anglia", "germania", "italia") | {"hispania": region(tokens=2)}
    game = spreading(3, board).play("hispania")
    assert rat_count(game, "hispania") == 3
    assert (game.question, game.view()["seat"]) == ("turn", 1)


def test_with_room_for_three_the_third_is_the_soldiers():
    board = full("anglia", "germania", "italia")
    game = spreading(3, board).play("hispania; hispania")
    assert (game.question, game.legal()) == ("extra rat", ["hispania", "stop"])


def test_with_no_room_nothing_is_added_and_nothing_asked():
    game = spreading(2, full("anglia", "germania", "italia", "hispania"))
    assert (game.question, game.view()["seat"]) == ("turn", 1)
    assert game.view()["supply"] == 12


@pytest.mark.parametrize(("there", "supply"), [(1, 1), (2, 2), (3, 2)])
def test_c2_a_supply_exactly_used_up_leaves_none_for_the_soldier(there, supply):
    """V5 is about the final round; in a regular turn the end is triggered instead (F1)."""
    game = spreading(there, supply=supply)
    while game.question == "rat":
        game.play("hispania")
    assert game.view()["supply"] == 0
    assert game.view()["round"] == "final"
    assert rat_count(game, "hispania") == supply


def test_final_round_one_rat_next_to_the_plague_piece():
    game = final({}, "soldier").play("use soldier")
    assert (game.question, game.actor, game.legal()) == ("rat", 0, ["gallia", "scandia"])
    assert game.view()["detail"] == {"region": "anglia", "left": 1}
    game.play("scandia")
    assert rat_count(game, "scandia") == 1
    assert game.view()["supply"] == 11
    assert game.legal() == ["done"]


def test_final_round_not_where_every_neighbour_is_full_walled_or_protected():
    board = {"gallia": region(tokens=3)}
    assert "use soldier" in final(board, "soldier").legal()
    assert "use soldier" not in final(board, "soldier", bishops=["scandia"], in_play=["bishop"]).legal()
    assert "use soldier" not in final(board, "soldier", walls=["anglia-scandia"], in_play=["emperor"]).legal()


def test_ruling_v5_the_position_keeps_what_the_rat_was_drawn_from():
    game = final({}, "soldier", supply=0, used=["3 A", "1 Bo Ch"], rules="printed").play("use soldier; gallia")
    assert sorted(json.loads(game.to_json())["drawn_from"]) == ["1 Bo Ch", "3 A"]
