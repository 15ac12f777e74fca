"""K-SERF. With Crusader and Knight in the final round: K4 in `test_combinations.py`. More in `scenarios/rattus/serf.txt`."""

import pytest
from positions import cubes, events_of_kind, final, position, rats, region


def ravaging(here, *faces, cards=None, **more):
    """Seat 0 holds the Serf and has moved the piece into Gallia, where these cubes and faces are; the first token is shown."""
    held = {"serf": 0} | (cards or {})
    game = position({"gallia": region(*here, tokens=rats(*faces))}, cards=held, **more).play("plague gallia")
    while game.question == "rat":
        game.play("hispania")
    return show(game)


def show(game):
    """Let the next token show its face."""
    game.play(game.legal()[0])
    return game.play(game.legal()[0])


def test_after_a_token_that_removed_another_players_cube_one_from_the_stock_may_go_there():
    game = ravaging((0, 2), "1 Bo Ch", cards={"monk": 1})
    assert (game.question, game.actor, game.legal()) == ("serf", 0, ["no", "yes"])
    assert game.view()["detail"] == {"region": "gallia"}
    game.play("yes")
    assert cubes(game, "gallia") == [1, 1, 0, 0]
    assert game.view()["stock"][0] == 19
    assert [event["rule"] for event in events_of_kind(game, "cubes-added")] == ["RAT-K-SERF"]


def test_it_may_be_declined():
    game = ravaging((0, 2), "1 Bo Ch", cards={"monk": 1}).play("no")
    assert cubes(game, "gallia") == [0, 1, 0, 0]
    assert game.view()["seat"] == 1


def test_c4_the_new_cube_counts_for_the_tokens_still_to_come():
    """Two cubes become one and, with the Serf's, two again: limit 2 breaks out."""
    held = {"monk": 1}
    with_serf = show(ravaging((0, 2), "1 Bo Ch", "2 M Pe Cv", cards=held).play("yes"))
    assert events_of_kind(with_serf, "rat-revealed")[0]["outbreak"]
    without = show(ravaging((0, 2), "1 Bo Ch", "2 M Pe Cv", cards=held).play("no"))
    assert not events_of_kind(without, "rat-revealed")[0]["outbreak"]


def test_c5_the_new_cube_is_hit_like_any_other():
    game = show(ravaging((0, 2), "1 Bo Ch", "2 M Pe Cv", cards={"monk": 1}).play("yes"))
    assert [(event["seat"], event["cause"]) for event in events_of_kind(game, "cube-lost")][:2] == [
        (0, "majority"),
        (1, "majority"),
    ]


def test_after_each_such_token():
    game = ravaging((0, 3), "1 Bo Ch", "1 Ch Pe", cards={"monk": 1}).play("no")
    assert show(game).question == "serf"


def test_c3_without_that_the_ravage_of_an_emptied_region_ends():
    game = ravaging((0, 1), "1 Bo Ch", None, None, cards={"monk": 1}).play("no")
    assert game.view()["seat"] == 1
    assert len(game.view()["regions"]["gallia"]["tokens"]) == 2


def test_after_the_last_token_the_player_may_still_place_one_there():
    game = ravaging((0, 1), "1 Bo Ch", cards={"monk": 1}).play("yes")
    assert cubes(game, "gallia") == [1, 0, 0, 0]
    assert game.view()["seat"] == 1


def test_f1_the_cube_may_be_the_last_of_the_stock():
    board = {"gallia": region(0, 1, tokens=rats("1 Bo Ch")), "polonia": region(19)}
    game = show(position(board, cards={"serf": 0, "monk": 1}).play("plague gallia; hispania"))
    assert game.play("yes").view()["round"] == "final"


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_final_round_one_step_and_a_ravage_with_the_serfs_effect(rules):
    board = {"gallia": region(0, 2, tokens=rats("1 Bo Ch", "2 M Pe Cv"))}
    game = final(board, "serf", cards={"monk": 1}, rules=rules).play("use serf")
    assert (game.question, game.legal()) == ("move", ["gallia", "scandia"])
    assert game.view()["detail"] == {"region": "anglia", "steps": 1, "card": "serf"}
    show(game.play("gallia"))
    assert game.question == "serf"
    show(game.play("yes"))
    assert game.question == "serf"
    assert cubes(game.play("yes"), "gallia") == [1, 0, 0, 0]
    assert (game.legal(), game.view()["supply"]) == (["done"], 12)


def test_final_round_the_piece_has_to_move():
    assert "anglia" not in final({"anglia": region(0, 2, tokens=1)}, "serf").play("use serf").legal()
