"""K-WIZARD. V2 and V3 are shown in `scenarios/rattus/potions.txt`."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, position, rats, region, reveal


def brewing(board, **more):
    return position(board, cards={"wizard": 0}, **more).play("use wizard")


def potions(game, name):
    return game.view()["regions"][name]["potions"]


def ravaged(board_region, *faces, cards=None, **more):
    """Gallia, with this content and these faces, has been ravaged in seat 0's turn."""
    board_region["tokens"] = rats(*faces)
    game = position({"gallia": board_region}, cards=cards or {}, in_play=["wizard"], **more).play("plague gallia")
    while game.question == "rat":
        game.play("hispania")
    events = []
    while game.question in ("next token", "face"):
        events += game.play(game.legal()[0]).events
    game.events = events
    return game


def test_a_potion_is_put_with_an_own_cube_in_a_region():
    game = brewing({"gallia": region(2, 3), "italia": region(1), "polonia": region(0, 1)})
    assert (game.question, game.actor, game.legal()) == ("wizard", 0, ["gallia/0", "italia/0"])
    game.play("gallia/0")
    assert potions(game, "gallia") == {"0": [1]}
    assert events_of_kind(game, "potion-placed") == [
        {"kind": "potion-placed", "rule": "RAT-K-WIZARD", "seat": 0, "cube": "gallia/0+1", "left": None}
    ]
    assert game.question == "turn"
    assert "use wizard" not in game.legal()


def test_a_cube_may_hold_several_and_cubes_that_differ_are_offered_apart():
    game = brewing({"gallia": region(4, potions={0: [3, 1]})})
    assert game.legal() == ["gallia/0", "gallia/0+1", "gallia/0+3"]
    assert potions(game.copy().play("gallia/0"), "gallia") == {"0": [3, 1, 1]}
    assert potions(game.copy().play("gallia/0+1"), "gallia") == {"0": [3, 2]}
    assert potions(game.copy().play("gallia/0+3"), "gallia") == {"0": [4, 1]}


def test_where_all_cubes_carry_one_no_plain_cube_is_offered():
    assert brewing({"gallia": region(2, potions={0: [1, 1]})}).legal() == ["gallia/0+1"]


def test_not_with_cubes_in_the_palace_in_the_stock_or_of_others():
    game = position({"gallia": region(0, 3)}, cards={"wizard": 0}, palace=[3, 0, 0, 0])
    assert "use wizard" not in game.legal()


def test_rats_do_not_matter():
    assert brewing({"gallia": region(1, tokens=3)}).legal() == ["gallia/0"]


def test_c5_a_potion_goes_instead_of_the_cube():
    game = ravaged(region(2, potions={0: [1]}), "1 Pe Cv", cards={"peasant": 0})
    assert cubes(game, "gallia") == [2, 0, 0, 0]
    assert potions(game, "gallia") == {}
    assert game.view()["stock"][0] == 18
    assert events_of_kind(game, "cube-lost") == []
    (lost,) = events_of_kind(game, "potion-lost")
    assert (lost["seat"], lost["cause"], lost["symbol"], lost["card"], lost["left"]) == (0, "class", "Pe", "peasant", 0)


@pytest.mark.parametrize(("face", "cause"), [("2 M Pe Cv", "majority"), ("3 A", "all")])
def test_c5_whatever_the_symbol(face, cause):
    game = ravaged(region(3, 1, potions={0: [2]}), face)
    assert cubes(game, "gallia")[0] == 3
    assert [event["cause"] for event in events_of_kind(game, "potion-lost")] == [cause]


def test_c4_potions_are_no_population():
    game = ravaged(region(1, potions={0: [5]}), "2 M Bo Ch")
    assert events_of_kind(game, "rat-revealed")[0]["population"] == 1
    assert potions(game, "gallia") == {"0": [5]}


def test_c5_a_cube_with_potions_counts_as_one_for_the_majority():
    game = ravaged(region(1, 2, potions={0: [4]}), "2 M Bo Ch")
    assert cubes(game, "gallia") == [1, 1, 0, 0]
    assert events_of_kind(game, "potion-lost") == []


def test_c5_a_player_tied_for_most_keeps_their_cube_and_the_other_does_not():
    game = ravaged(region(2, 2, potions={0: [1]}), "2 M Bo Ch")
    assert cubes(game, "gallia") == [2, 1, 0, 0]


def test_k1_two_cards_of_one_class_take_two_potions_or_a_potion_and_a_cube():
    held = {"peasant": 0, "serf": 0}
    two = ravaged(region(2, potions={0: [2]}), "1 Pe Cv", cards=held)
    assert (cubes(two, "gallia")[0], potions(two, "gallia")) == (2, {})
    one = ravaged(region(2, potions={0: [1]}), "1 Pe Cv", cards=held)
    assert (cubes(one, "gallia")[0], potions(one, "gallia")) == (1, {})


def test_c5_one_token_may_take_several_potions_of_a_player():
    game = ravaged(region(4, potions={0: [2, 1]}), "4 M A Pe", cards={"peasant": 0})
    assert cubes(game, "gallia")[0] == 4
    assert [(event["cause"], event["left"]) for event in events_of_kind(game, "potion-lost")] == [
        ("majority", 1),
        ("class", 0),
        ("all", 0),
    ]


def test_c3_the_ravage_goes_on_as_long_as_the_cube_stands():
    game = ravaged(region(1, potions={0: [2]}), "1 Pe Cv", "1 Ch Pe", "6 M Cv Mg", cards={"peasant": 0})
    assert cubes(game, "gallia") == [1, 0, 0, 0]
    assert game.view()["regions"]["gallia"]["tokens"] == []


def test_f5_potions_protect_in_the_last_ravage():
    board = {"gallia": region(1, potions={0: [1]}, tokens=rats("1 Pe Cv"))}
    game = final(board, "peasant", in_play=["wizard"], players=2).play("done")
    reveal(game, "1 Pe Cv")
    assert game.over
    assert game.scores == [1, 0]


def test_k6_potions_stay_no_matter_who_holds_the_card():
    board = {"gallia": region(2, 2, potions={1: [2], 0: [1]})}
    game = position(board, cards={"wizard": 1}).play("take wizard; use wizard; gallia/0")
    assert potions(game, "gallia") == {"0": [1, 1], "1": [2]}


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_v2_in_either_reading_the_potion_goes_from_the_cube_with_most_and_nobody_is_asked(rules):
    game = ravaged(region(3, potions={0: [3, 1]}), "1 Pe Cv", cards={"peasant": 0}, rules=rules)
    assert potions(game, "gallia") == {"0": [2, 1]}
    assert (game.view()["seat"], game.question) == (1, "turn")


def test_ruling_v3_a_single_cube_takes_twelve_at_most_and_other_cubes_more():
    game = brewing({"gallia": region(2, potions={0: [12, 11]})})
    assert game.legal() == ["gallia/0+11"]
    assert potions(game.play("gallia/0+11"), "gallia") == {"0": [12, 12]}
    assert "use wizard" not in position({"gallia": region(1, potions={0: [12]})}, cards={"wizard": 0}).legal()


def test_final_round_as_usual():
    game = final({"gallia": region(1)}, "wizard").play("use wizard; gallia/0")
    assert potions(game, "gallia") == {"0": [1]}
    assert game.legal() == ["done"]


def test_the_questions_come_back_from_json():
    assert comes_back(brewing({"gallia": region(4, potions={0: [3, 1]})}))
