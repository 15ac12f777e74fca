"""K-SOLDIER. The chances of V5 are shown in `test_readings.py`."""

import json

import pytest
from positions import comes_back, events_of_kind, final, position, rat_count, region, starting_with


def spreading(there=1, board=None, **more):
    """Seat 0 has moved the piece into Gallia, where so many rats lie."""
    more = {"cards": {"soldier": 0}} | more
    return position({"gallia": region(tokens=there)} | (board or {}), **more).play("plague gallia")


def full(*names):
    return {name: region(tokens=3) for name in names}


def test_c1_up_to_two_steps():
    assert "germania" in starting_with(position(cards={"soldier": 0}), "plague")


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


def test_it_may_be_declined():
    game = spreading(1).play("hispania")
    assert "stop" in game.legal()
    assert game.play("stop").view()["supply"] == 11


def test_the_event_names_the_soldiers_rule():
    game = spreading(1).play("hispania; italia")
    assert [(event["region"], event["rule"]) for event in events_of_kind(game, "rat-added")] == [
        ("hispania", "RAT-C2"),
        ("italia", "RAT-K-SOLDIER"),
    ]


def test_without_a_rat_in_the_plague_region_none_may_be_added():
    game = spreading(0)
    assert (game.question, game.view()["seat"]) == ("turn", 1)
    assert game.view()["supply"] == 12


def test_the_extra_rat_comes_before_the_ravage():
    game = position({"gallia": region(1, tokens=1)}, cards={"soldier": 0, "knight": 0}).play("plague gallia; hispania")
    assert game.question == "extra rat"
    assert game.play("stop").question == "count"


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


def test_an_extra_rat_goes_neither_across_a_wall_nor_to_a_bishop():
    pieces = {"walls": ["gallia-germania"], "bishops": ["italia"], "in_play": ["emperor", "bishop"]}
    game = spreading(1, **pieces).play("hispania")
    assert game.legal() == ["anglia", "hispania", "stop"]


def test_walls_and_bishops_can_leave_no_place():
    board = full("anglia") | {"hispania": region(tokens=2)}
    pieces = {"walls": ["gallia-germania"], "bishops": ["italia"], "in_play": ["emperor", "bishop"]}
    game = spreading(1, board, **pieces).play("hispania")
    assert game.view()["seat"] == 1
    assert game.view()["supply"] == 11


@pytest.mark.parametrize(("there", "supply"), [(1, 1), (2, 2), (3, 2)])
def test_c2_a_supply_exactly_used_up_leaves_none_for_the_soldier(there, supply):
    """V5 is about the final round; in a regular turn the end is triggered instead (F1)."""
    game = spreading(there, supply=supply)
    while game.question == "rat":
        game.play("hispania")
    assert game.view()["supply"] == 0
    assert game.view()["round"] == "final"
    assert rat_count(game, "hispania") == supply


def test_c2_a_supply_that_runs_out_in_the_middle_of_a_spread_leaves_none_for_the_soldier():
    game = spreading(2, supply=1).play("hispania")
    assert game.view()["round"] == "final"
    assert [event["reason"] for event in events_of_kind(game, "spread-stopped")] == ["supply"]


def test_the_last_rat_of_the_supply_may_be_the_soldiers():
    game = spreading(1, supply=2).play("hispania; italia")
    assert game.view()["supply"] == 0
    assert game.view()["round"] == "final"


def test_the_soldier_of_another_player_adds_nothing():
    assert spreading(1, cards={"soldier": 1}).play("hispania").question == "turn"


def test_final_round_one_rat_next_to_the_plague_piece():
    game = final({}, "soldier").play("use soldier")
    assert (game.question, game.actor, game.legal()) == ("rat", 0, ["gallia", "scandia"])
    assert game.view()["detail"] == {"region": "anglia", "left": 1}
    game.play("scandia")
    assert rat_count(game, "scandia") == 1
    assert game.view()["supply"] == 11
    assert game.legal() == ["done"]


def test_final_round_no_rat_needs_to_lie_where_the_piece_is_and_the_piece_stays():
    game = final({"gallia": region(0, 2, tokens=1)}, "soldier").play("use soldier; gallia")
    assert game.view()["plague"] == "anglia"
    assert rat_count(game, "gallia") == 2


def test_final_round_not_where_every_neighbour_is_full_walled_or_protected():
    board = {"gallia": region(tokens=3)}
    assert "use soldier" in final(board, "soldier").legal()
    assert "use soldier" not in final(board, "soldier", bishops=["scandia"], in_play=["bishop"]).legal()
    assert "use soldier" not in final(board, "soldier", walls=["anglia-scandia"], in_play=["emperor"]).legal()


def test_final_round_the_supply_may_run_out_without_a_second_end():
    game = final({}, "soldier", supply=1, players=2).play("use soldier; gallia")
    assert game.view()["supply"] == 0
    assert events_of_kind(game, "end-triggered") == []
    assert game.play("done").over


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_v5_final_round_with_an_empty_supply_the_rat_is_drawn_from_tokens_that_are_not_on_the_board(rules):
    game = final({}, "soldier", supply=0, used=["3 A"], rules=rules).play("use soldier; gallia")
    assert rat_count(game, "gallia") == 1
    assert [(event["drawn"], event["left"]) for event in events_of_kind(game, "rat-added")] == [(True, 0)]
    assert game.view()["used"] == ["3 A"]
    assert comes_back(game)


def test_ruling_v5_the_position_keeps_what_the_rat_was_drawn_from():
    game = final({}, "soldier", supply=0, used=["3 A", "1 Bo Ch"], rules="printed").play("use soldier; gallia")
    assert sorted(json.loads(game.to_json())["drawn_from"]) == ["1 Bo Ch", "3 A"]


def test_the_questions_come_back_from_json():
    assert comes_back(spreading(1).play("hispania"))
    assert comes_back(final({}, "soldier").play("use soldier"))
