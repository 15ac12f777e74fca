"""K-CRUSADER. More in `scenarios/rattus/crusader.txt`."""

import pytest
from positions import cubes, events_of_kind, final, kinds, position, rat_count, rats, region


def crusade(*faces, cubes=(2, 2), cards=None, **more):
    """Seat 0 moves the piece into Gallia, where three rats show these faces, and is about to decide."""
    board = {"gallia": region(*cubes, tokens=rats(*faces))}
    game = position(board, cards={"crusader": 0} | (cards or {}), **more).play("plague gallia")
    while game.question == "rat":
        game.play("hispania")
    return game


def open_all(game, answer="yes"):
    """Answer, and let every rat show its face."""
    game.play(answer)
    while game.question == "face":
        game.play(game.legal()[0])
    return game


def test_c6_the_holder_is_asked_before_the_first_token():
    game = crusade(None, None)
    assert (game.question, game.actor, game.legal()) == ("reveal all", 0, ["no", "yes"])
    assert game.view()["detail"] == {"region": "gallia"}


def test_all_rats_are_revealed_at_once_in_the_order_of_their_slots():
    game = crusade(None, None, None).play("yes")
    for slot in (1, 2, 3):
        assert (game.actor, game.question) == ("chance", "face")
        assert game.view()["detail"] == {"token": f"gallia.{slot}"}
        game.play(["3 A", "1 Bo Ch", "6 M Cv Mg"][slot - 1])
    assert (game.question, game.actor) == ("order", 0)
    assert game.legal() == ["gallia.1", "gallia.2", "gallia.3"]


def test_h3_the_revealed_faces_are_public_before_they_are_evaluated():
    game = crusade("3 A", "1 Bo Ch").play("yes; 3 A")
    for seat in (None, 0, 1, 2, 3):
        shown = [token.get("face") for token in game.view(seat)["regions"]["gallia"]["tokens"]]
        assert shown == ["3 A", None]
        assert "3 A" not in game.view(seat)["hidden"]
    assert events_of_kind(game, "rat-opened") == [
        {"kind": "rat-opened", "rule": "RAT-K-CRUSADER", "token": "gallia.1", "face": "3 A"}
    ]


def test_h1_a_rat_that_the_witch_saw_shows_what_she_saw():
    seen = {"origin": "supply", "face": "3 A", "seen": [2]}
    board = {"gallia": region(2, tokens=[seen, *rats(None)])}
    game = position(board, cards={"crusader": 0}).play("plague gallia; hispania; hispania; yes")
    assert game.chances() == {"3 A": 1.0}
    assert "3 A" not in game.play("3 A").chances()


def test_the_order_is_asked_for_every_token_also_the_last_and_slots_move_up():
    game = open_all(crusade("5 Bo Pe", "6 M Cv Mg", "6 A Pe Cv"))
    assert game.play("gallia.2").legal() == ["gallia.1", "gallia.2"]
    assert [t["face"] for t in game.view(3)["regions"]["gallia"]["tokens"]] == ["5 Bo Pe", "6 A Pe Cv"]
    assert game.play("gallia.1").legal() == ["gallia.1"]
    assert game.question == "order"
    assert game.play("gallia.1").question == "turn"


def test_discarded_rats_cost_nobody_anything():
    game = open_all(crusade("1 Bo Ch", "3 A", cubes=(0, 1), cards={"merchant": 1}))
    assert kinds(game.play("gallia.1")).count("cube-lost") == 1


def test_the_rat_added_in_c2_lies_elsewhere_and_is_not_revealed():
    game = open_all(crusade("5 Bo Pe", "6 M Cv Mg"))
    assert [token.get("face") for token in game.view(0)["regions"]["hispania"]["tokens"]] == [None, None]


def test_final_round_the_piece_moves_up_to_two_steps_and_may_stay():
    game = final({}, "crusader").play("use crusader")
    assert (game.question, game.actor) == ("move", 0)
    assert set(game.legal()) == {"anglia", "gallia", "scandia", "germania", "hispania", "italia", "russia"}
    assert game.view()["detail"] == {"region": "anglia", "steps": 2, "card": "crusader"}


@pytest.mark.parametrize("rules", ["online", "printed"])
@pytest.mark.parametrize("where", ["anglia", "italia"])
def test_final_round_all_rats_there_are_revealed_and_resolved_at_once_in_any_order(rules, where):
    """V1: the Crusader's region is ravaged at once, in either reading; no rat is added (C2), nothing else is asked."""
    board = {where: region(0, 2, tokens=rats("1 Bo Ch", "2 M Pe Cv"))}
    game = final(board, "crusader", cards={"merchant": 1}, rules=rules).play(f"use crusader; {where}")
    assert (game.actor, game.question) == ("chance", "face")
    game.play("1 Bo Ch; 2 M Pe Cv")
    assert game.question == "order"
    game.play(f"{where}.2; {where}.1")
    assert cubes(game, where) == [0, 0, 0, 0]
    assert game.view()["supply"] == 12
    assert (game.question, game.legal()) == ("turn", ["done"])
    assert game.view()["plague"] == where


def test_final_round_the_rest_leaves_the_game_there_too():
    board = {"gallia": region(0, 1, tokens=rats("1 Bo Ch", "3 A"))}
    game = final(board, "crusader", cards={"merchant": 1}).play("use crusader; gallia; 1 Bo Ch; 3 A; gallia.1")
    assert rat_count(game, "gallia") == 0
    assert game.view()["used"] == ["1 Bo Ch", "3 A"]
