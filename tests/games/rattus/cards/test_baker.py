"""K-BAKER, F4."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, kinds, position, rats, region, reveal


def baking(**more):
    return position(cards={"baker": 0}, **more)


def test_one_cube_from_the_stock_goes_onto_the_card():
    game = baking().play("use baker")
    assert game.view()["baker"] == [1, 0, 0, 0]
    assert game.view()["stock"][0] == 19
    assert game.scores == [0, 0, 0, 0]
    assert events_of_kind(game, "cube-on-card") == [
        {"kind": "cube-on-card", "rule": "RAT-K-BAKER", "seat": 0, "card": "baker", "count": 1}
    ]
    assert "use baker" not in game.legal()


def test_cubes_gather_there_turn_by_turn():
    assert baking(baker=[4, 0, 0, 0]).play("use baker").view()["baker"] == [5, 0, 0, 0]


def test_not_from_an_empty_stock():
    assert "use baker" not in baking(regions={"gallia": region(20)}).legal()


def test_another_player_who_takes_the_card_places_all_cubes_at_once_in_one_region():
    game = position({"gallia": region(tokens=1)}, cards={"baker": 1}, baker=[0, 3, 0, 0]).play("take baker")
    assert (game.question, game.actor, len(game.legal())) == ("baker all to", 0, 12)
    game.play("turcia")
    assert cubes(game, "turcia") == [0, 3, 0, 0]
    assert game.view()["baker"] == [0, 0, 0, 0]
    assert events_of_kind(game, "card-emptied") == [
        {
            "kind": "card-emptied",
            "rule": "RAT-K-BAKER",
            "seat": 0,
            "card": "baker",
            "region": "turcia",
            "cubes": [0, 3, 0, 0],
        }
    ]
    assert game.question == "turn"
    assert game.view()["cards"]["baker"] == 0


def test_each_cube_keeps_its_owner():
    """Every holder empties the card on taking it, so two colours on it are possible in a position only."""
    game = position(cards={"baker": 1}, baker=[1, 3, 0, 2]).play("take baker; turcia")
    assert cubes(game, "turcia") == [1, 3, 0, 2]


def test_taken_while_it_is_empty_nothing_is_asked():
    assert position(cards={"baker": 1}).play("take baker").question == "turn"


def test_taken_from_beside_the_board_nothing_is_asked():
    game = position(in_play=["baker"]).play("take baker")
    assert game.question == "turn"
    assert game.play("use baker").view()["baker"] == [1, 0, 0, 0]


def test_it_may_be_used_in_the_turn_in_which_it_was_taken():
    game = position(cards={"baker": 1}, baker=[0, 2, 0, 0]).play("take baker; turcia; use baker")
    assert game.view()["baker"] == [1, 0, 0, 0]
    assert cubes(game, "turcia") == [0, 2, 0, 0]


def test_taken_twice_it_is_emptied_twice_each_time_by_who_takes_it():
    game = position(cards={"baker": 3}, baker=[0, 0, 0, 2]).play("take baker; turcia; use baker; plague gallia")
    assert game.view()["seat"] == 1
    game.play("take baker")
    assert (game.question, game.actor) == ("baker all to", 1)
    game.play("russia")
    assert (cubes(game, "turcia"), cubes(game, "russia")) == ([0, 0, 0, 2], [1, 0, 0, 0])
    assert game.view()["baker"] == [0, 0, 0, 0]
    game.play("use baker")
    assert game.view()["baker"] == [0, 1, 0, 0]


def test_t3_the_placed_cubes_are_no_phase_b():
    game = position({"gallia": region(tokens=1)}, cards={"baker": 1}, baker=[0, 2, 0, 0]).play("take baker; gallia")
    assert "add gallia 1" in game.legal()


def test_walls_rats_and_bishops_do_not_matter():
    board = {"hispania": region(tokens=3)}
    pieces = {
        "walls": ["gallia-hispania", "hispania-italia"],
        "bishops": ["hispania"],
        "in_play": ["emperor", "bishop"],
    }
    game = position(board, cards={"baker": 1}, baker=[0, 2, 0, 0], **pieces).play("take baker; hispania")
    assert cubes(game, "hispania") == [0, 2, 0, 0]


@pytest.mark.parametrize("on_card", [0, 1])
def test_f1_cubes_on_the_card_are_not_on_the_board(on_card):
    """With an empty stock the end is triggered only if none of the player's cubes is on the card."""
    board = {"italia": region(20 - on_card)}
    game = position(board, cards={"baker": 0}, baker=[on_card, 0, 0, 0]).play("plague gallia")
    assert game.view()["round"] == ("regular" if on_card else "final")


def test_f1_cubes_on_the_card_of_another_player_are_not_on_the_board_either():
    game = position({"italia": region(19)}, cards={"baker": 1}, baker=[1, 0, 0, 0]).play("plague gallia")
    assert game.view()["round"] == "regular"


def test_f1_another_players_cubes_on_the_card_do_not_matter():
    game = position({"italia": region(20)}, cards={"baker": 1}, baker=[0, 1, 0, 0]).play("plague gallia")
    assert game.view()["round"] == "final"


def test_f1_cubes_that_the_taker_places_are_on_the_board():
    game = position({"italia": region(18)}, cards={"baker": 1}, baker=[2, 0, 0, 0]).play(
        "take baker; turcia; plague gallia"
    )
    assert game.view()["round"] == "final"


def test_final_round_as_usual():
    game = final({}, "baker").play("use baker")
    assert game.view()["baker"] == [1, 0, 0, 0]
    assert game.legal() == ["done"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("holder", [0, 1])
def test_f4_after_the_final_round_the_player_after_the_holder_places_all_cubes(players, holder):
    on_card = [2, 1, *[0] * (players - 2)]
    game = final({"gallia": region(1)}, players=players, cards={"baker": holder}, baker=on_card)
    for _ in range(players - 1):
        assert game.question == "turn"
        game.play("done")
    assert (game.question, game.actor) == ("baker all to", (holder + 1) % players)
    assert game.view()["round"] == "ravage"
    assert comes_back(game)
    game.play("polonia")
    assert game.over
    assert cubes(game, "polonia") == on_card
    assert game.scores == [3, 1, *[0] * (players - 2)]


def test_f4_a_cube_put_there_in_the_final_round_is_placed_as_well():
    game = final({}, "baker", players=2).play("use baker; done")
    assert (game.question, game.actor) == ("baker all to", 1)
    assert game.play("gallia").scores == [1, 0]


def test_f4_the_event_names_its_rule():
    game = final({"gallia": region(1, tokens=1)}, "baker", baker=[1, 0], players=2).play("done; gallia")
    assert [event["rule"] for event in events_of_kind(game, "card-emptied")] == ["RAT-F4"]
    game = final({}, "baker", baker=[1, 0], players=2).play("done; gallia")
    assert [event["rule"] for event in events_of_kind(game, "card-emptied")] == ["RAT-F4"]


def test_f4_f5_they_are_placed_before_the_last_ravage_and_can_die_in_it():
    board = {"gallia": region(tokens=rats("1 Pe Cv"))}
    game = final(board, "baker", baker=[2, 0], players=2).play("done; gallia")
    assert kinds(game)[:2] == ["card-emptied", "final-ravage-began"]
    assert game.question == "next token"
    reveal(game, "1 Pe Cv")
    assert game.scores == [1, 0]


def test_f4_an_empty_card_asks_nothing():
    assert final({}, "baker", players=2).play("done").over


def test_f4_a_card_that_nobody_holds_asks_nothing():
    assert final({}, in_play=["baker"], players=2).play("done").over


def test_f6_cubes_on_the_card_count_only_once_they_are_placed():
    game = final({"polonia": region(0, 2)}, "baker", baker=[3, 0], players=2)
    assert game.scores == [0, 2]
    assert game.play("done; gallia").scores == [3, 2]
    assert game.ranking == [0, 1]


def test_the_question_comes_back_from_json():
    assert comes_back(position(cards={"baker": 1}, baker=[0, 3, 0, 0]).play("take baker"))
