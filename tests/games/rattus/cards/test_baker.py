"""K-BAKER, F4. More in `scenarios/rattus/baker.txt`."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, kinds, rats, region, reveal


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
