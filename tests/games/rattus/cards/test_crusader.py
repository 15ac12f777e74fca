"""K-CRUSADER."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, kinds, position, rat_count, rats, region, starting_with


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


def test_c1_up_to_two_steps():
    reached = {"gallia", "scandia", "germania", "hispania", "italia", "russia"}
    assert set(starting_with(position(cards={"crusader": 0}), "plague")) == reached
    assert set(starting_with(position(cards={"crusader": 1}), "plague")) == {"gallia", "scandia"}


def test_c6_the_holder_is_asked_before_the_first_token():
    game = crusade(None, None)
    assert (game.question, game.actor, game.legal()) == ("reveal all", 0, ["no", "yes"])
    assert game.view()["detail"] == {"region": "gallia"}


def test_c6_the_knights_count_comes_first_then_the_reveal():
    game = crusade(None, None, cards={"knight": 0})
    assert game.question == "count"
    assert game.play("no").question == "reveal all"


@pytest.mark.parametrize("board", [{"gallia": region(tokens=2)}, {"gallia": region(3)}])
def test_only_if_there_is_something_to_ravage(board):
    game = position(board, cards={"crusader": 0}).play("plague gallia")
    while game.question == "rat":
        game.play("hispania")
    assert (game.question, game.view()["seat"]) == ("turn", 1)


def test_another_players_crusader_asks_nothing():
    game = crusade(None, cards={"crusader": 1})
    assert (game.actor, game.question) == ("chance", "next token")


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


def test_the_holder_chooses_the_order_and_it_matters():
    """Two cubes: limit 2 breaks out only while both are there."""
    first_two = open_all(crusade("1 Bo Ch", "2 M Pe Cv", cubes=(1, 1), cards={"merchant": 1}))
    first_two.play("gallia.2")
    assert cubes(first_two, "gallia") == [0, 0, 0, 0]
    first_one = open_all(crusade("1 Bo Ch", "2 M Pe Cv", cubes=(1, 1), cards={"merchant": 1}))
    first_one.play("gallia.1; gallia.1")
    assert cubes(first_one, "gallia") == [1, 0, 0, 0]


def test_the_order_is_asked_for_every_token_also_the_last_and_slots_move_up():
    game = open_all(crusade("5 Bo Pe", "6 M Cv Mg", "6 A Pe Cv"))
    assert game.play("gallia.2").legal() == ["gallia.1", "gallia.2"]
    assert [t["face"] for t in game.view(3)["regions"]["gallia"]["tokens"]] == ["5 Bo Pe", "6 A Pe Cv"]
    assert game.play("gallia.1").legal() == ["gallia.1"]
    assert game.question == "order"
    assert game.play("gallia.1").question == "turn"


def test_rats_left_when_the_last_cube_is_gone_leave_the_game_as_well():
    game = open_all(crusade("1 Bo Ch", "3 A", "6 M Cv Mg", cubes=(0, 1), cards={"merchant": 1})).play("gallia.1")
    assert rat_count(game, "gallia") == 0
    assert game.view()["used"] == ["1 Bo Ch", "3 A", "6 M Cv Mg"]
    assert [event["face"] for event in events_of_kind(game, "rat-discarded")] == ["3 A", "6 M Cv Mg"]
    assert [event["reason"] for event in events_of_kind(game, "ravage-ended")] == ["cubes"]


def test_discarded_rats_cost_nobody_anything():
    game = open_all(crusade("1 Bo Ch", "3 A", cubes=(0, 1), cards={"merchant": 1}))
    assert kinds(game.play("gallia.1")).count("cube-lost") == 1


def test_without_the_reveal_tokens_come_by_chance_and_the_rest_stays_face_down():
    game = crusade("1 Bo Ch", "1 Bo Ro", None, cubes=(0, 1), cards={"merchant": 1}).play("no")
    assert (game.actor, game.question) == ("chance", "next token")
    game.play("gallia.1; 1 Bo Ch")
    assert rat_count(game, "gallia") == 2
    assert events_of_kind(game, "rat-discarded") == []


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


def test_final_round_where_nothing_can_be_ravaged_the_piece_only_moves():
    game = final({"gallia": region(tokens=2)}, "crusader").play("use crusader; gallia")
    assert (game.question, game.legal()) == ("turn", ["done"])
    assert rat_count(game, "gallia") == 2
    assert game.view()["plague"] == "gallia"


def test_f5_the_card_does_nothing_in_the_last_ravage():
    board = {"gallia": region(0, 2, tokens=2)}
    game = final(board, "crusader", players=2).play("done")
    assert (game.actor, game.question) == ("chance", "next token")


def test_not_usable_by_itself_in_a_regular_turn():
    assert "use crusader" not in position({"anglia": region(1, tokens=1)}, cards={"crusader": 0}).legal()


def test_a_crusade_comes_back_from_json_at_every_question():
    game = crusade("3 A", None, "6 M Cv Mg", cards={"knight": 0, "serf": 0, "peasant": 1})
    for answer in ("no", "yes", "3 A", "1 Pe Cv", "6 M Cv Mg", "gallia.2"):
        assert comes_back(game)
        game.play(answer)
    assert game.question == "serf"
    assert comes_back(game)
