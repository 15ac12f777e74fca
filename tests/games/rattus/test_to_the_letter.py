"""Section V: what the reading to the letter does otherwise than the printed one. More is in `scenarios/rattus/to_the_letter.txt`."""

import json

import pytest
from positions import RATTUS, comes_back, events_of_kind, final, position, rat_count, rats, region, reveal

from ratskeller import bots
from ratskeller.core.errors import BadPosition
from ratskeller.games.rattus.rules.pieces import may_cross

LETTER = {"rules": "letter"}


def struck(here, *faces, cards=None, **more):
    """Gallia, with this content, is ravaged in seat 0's turn; the first of these faces comes out."""
    here = here | {"tokens": rats(*faces)}
    game = position({"gallia": here}, cards=cards or {}, in_play=["wizard"], **LETTER, **more).play("plague gallia")
    while game.question == "rat":
        game.play("hispania")
    return game.play(f"gallia.1; {faces[0]}")


def test_v2_to_the_letter_the_question_names_the_region_and_only_the_owner_may_answer():
    game = struck(region(0, 2, potions={1: [1]}), "1 Pe Cv", cards={"peasant": 1})
    assert (game.view(1)["detail"], game.view(0)["legal"]) == ({"region": "gallia"}, [])


def test_h4_v2_to_the_letter_nothing_is_undone_in_the_last_ravage_though_the_same_owner_is_asked_again():
    board = {"gallia": region(0, 3, potions={1: [2]}, tokens=rats("4 M A Pe"))}
    game = final(board, cards={"peasant": 1, "knight": 0}, in_play=["wizard"], players=2, **LETTER)
    game.play("use knight; gallia; done; gallia.1; 4 M A Pe")
    assert (game.actor, game.final_answers()) == (1, game.legal())
    assert game.play("yes").actor == 1
    assert game.undo_floor == len(game.answers)


@pytest.mark.parametrize(
    ("place", "value"), [("seat", 0), ("hits", 1), ("face", 0), ("most", 1), ("reading", "printed")], ids=str
)
def test_v2_an_owner_the_outbreak_does_not_ask_is_refused(place, value):
    game = struck(region(1, 2, potions={0: [1], 1: [1]}), "2 M Bo Ch")
    content = json.loads(game.to_json())
    outbreak, asked = content["pending"][-2:]
    assert (outbreak["step"], asked["step"]) == ("outbreak", "potion")
    if place == "seat":
        asked["memory"][1] = value
    elif place == "reading":
        content["options"]["rules"] = value
    else:
        outbreak["memory"][("face", "hits", "most").index(place)] = value
    with pytest.raises(BadPosition, match="pending"):
        RATTUS.from_json(json.dumps(content))


def test_v2_premoves_are_offered_where_there_are_potions():
    game = position({"gallia": region(1)}, in_play=["wizard"], **LETTER)
    assert game.premoves() == {"potion": ["yes", "no"]}
    assert position({"gallia": region(1)}, **LETTER).premoves() == {}
    assert position({"gallia": region(1)}, in_play=["wizard"], rules="printed").premoves() == {}


def test_v2_forecasts_take_it_that_a_potion_is_given():
    board = {"gallia": region(2, 1, potions={0: [2, 1]}, tokens=2)}
    found = [
        position(board, cards={"peasant": 0, "monk": 1}, in_play=["wizard"], rules=rules).odds(0)["regions"]["gallia"]
        for rules in ("printed", "letter")
    ]
    assert found[0]["ravages"] == found[1]["ravages"] != []
    game = struck(region(3, potions={0: [1]}), "3 A", "6 M Cv Mg")
    (now,) = game.odds(1)["regions"]["gallia"]["ravages"]
    assert now == game.copy().play("yes").odds(1)["regions"]["gallia"]["ravages"][0]


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_v2_bots_answer_for_their_potions(name):
    game = struck(region(0, 2, potions={1: [2, 1]}), "1 Pe Cv", cards={"peasant": 1})
    answer = bots.choose(name, "rattus", game.redeal(1).to_json(), 1).split("; ")[0]
    assert answer in game.legal()
    if name == "greedy":
        assert answer != "no"


def test_v1_to_the_letter_the_piece_counts_without_a_question():
    game = final({"gallia": region(0, 2, tokens=1)}, "knight", players=2, **LETTER).play("use knight; gallia")
    assert (game.question, game.legal(), comes_back(game)) == ("turn", ["done"], True)
    assert [ravage["lost"][1] for ravage in game.odds(0)["regions"]["gallia"]["ravages"]] != [[1.0]]
    game.play("done")
    assert [(event["seat"], event["region"], event["counts"]) for event in events_of_kind(game, "plague-counted")] == [
        (0, "gallia", True)
    ]
    shown = game.view()["ravage"]
    assert (shown["population"], shown["neutral"], shown["final"]) == (4, 2, True)
    assert reveal(game, "4 M A Ch").scores == [0, 0]
    assert comes_back(game)


def test_ruling_v1_to_the_letter_it_does_not_count_where_the_holder_had_the_last_turn():
    board = {"gallia": region(0, 2, tokens=rats("5 Bo Pe")), "italia": region(2)}
    game = position(board, players=2, supply=1, cards={"knight": 0}, **LETTER).play("plague gallia; hispania; no")
    reveal(game, "5 Bo Pe")
    assert (game.view()["round"], game.view()["last_seat"]) == ("final", 0)
    game.play("done")
    assert events_of_kind(game, "plague-counted") == []
    assert game.state.final_neutral == 0


def test_v1_to_the_letter_it_counts_from_the_final_round_on_for_a_holder_who_has_a_turn_left():
    board = {"gallia": region(0, 2, tokens=rats("5 Bo Pe")), "italia": region(2)}
    game = position(board, players=2, supply=1, cards={"knight": 1}, **LETTER).play("plague gallia; hispania")
    reveal(game, "5 Bo Pe")
    assert game.state.final_neutral == 2
    assert comes_back(game)


def test_v1_a_position_to_the_letter_that_counts_otherwise_is_refused():
    content = json.loads(final({}, "knight", players=2, **LETTER).to_json())
    assert content["final_neutral"] == 2
    with pytest.raises(BadPosition, match=r"final_neutral: .*RAT-V1"):
        RATTUS.from_json(json.dumps(content | {"final_neutral": 0}))


def test_v8_to_the_letter_a_new_rat_is_put_across_a_wall_but_none_moves_there():
    """C2, K-SOLDIER, and for rats that move K-MONK."""
    board = {"gallia": region(2, tokens=1)}
    walls = ["anglia-gallia", "gallia-germania", "gallia-hispania"]
    more = {"walls": walls, "in_play": ["emperor", "bishop"], "bishops": ["italia"]}
    beside = ["anglia", "germania", "hispania"]
    for rules, places in (("printed", []), ("letter", beside)):
        game = position(board, rules=rules, plague="germania", **(more | {"walls": walls[:1]}))
        assert game.odds(0)["regions"]["gallia"]["spread"]["room"].keys() == set(places or beside[1:])
        game.play("plague gallia")
        assert game.legal() == (places or beside[1:])
        monk = position(board, cards={"monk": 0}, rules=rules, **more)
        assert "use monk" not in monk.legal()
        soldier = final(board, "soldier", rules=rules, plague="gallia", **more)
        assert ("use soldier" in soldier.legal()) == bool(places)
    assert soldier.play("use soldier").legal() == beside
    assert rat_count(soldier.play("hispania"), "hispania") == 1
    assert not may_cross(soldier.state, 1, 3)
