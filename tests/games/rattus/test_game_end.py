"""Section F: the end. More in `scenarios/rattus/game_end.txt`."""

import itertools
import json

import pytest
from positions import kinds, position, rats, region


def turns_of_final_round(game, players):
    seats = []
    while game.view()["round"] == "final":
        seats.append(game.actor)
        game.play("done")
    assert len(seats) == players - 1
    return seats


def test_f1_an_empty_supply_triggers_the_end():
    game = position({"gallia": region(tokens=1), "italia": region(1)}, supply=1).play("plague gallia; hispania")
    assert game.view()["round"] == "final"
    assert game.view()["last_seat"] == 0
    triggered = next(event for event in game.events if event.rule == "RAT-F1")
    assert triggered.reason == "supply"


def test_ruling_f1_five_rounds_in_which_nothing_comes_to_the_board_trigger_the_end():
    game = position({"italia": region(2, 2)}, players=2)
    for turn in range(10):
        assert game.view()["round"] == "regular", turn
        game.play("plague gallia" if turn % 2 == 0 else "plague germania")
    assert game.view()["round"] == "final"
    assert game.events[0].rule == "RAT-C1"
    assert next(event for event in game.events if event.rule == "RAT-F1").reason == "standstill"


def test_ruling_f1_a_cube_or_a_rat_that_comes_to_the_board_ends_the_standstill():
    still = position({"scandia": region(2, 2, tokens=1)}, players=2, idle=9)
    assert json.loads(still.to_json())["idle"] == 9
    assert still.copy().play("plague gallia").view()["round"] == "final"
    assert still.copy().play("add scandia 1; plague gallia").view()["round"] == "regular"
    spread = still.copy().play("plague scandia; anglia; scandia.1; 1 Pe Cv")
    assert (spread.view()["round"], spread.view()["supply"]) == ("regular", 11)


def test_f1_everybody_sees_how_far_the_end_is():
    game = position(
        {"gallia": region(tokens=1), "italia": region(1)}, players=2, supply=2, baker=[1, 0], cards={"baker": 0}
    )
    expected = {"rats": 2, "rats_at_start": 29, "cubes": [19, 20], "turns": 10}
    assert game.view()["until_end"] == game.view(1)["until_end"] == expected
    game.play("plague gallia; hispania")
    assert game.view()["until_end"] == expected | {"rats": 1, "turns": 10}
    game.play("plague germania")
    assert game.view()["until_end"]["turns"] == 9


def test_f1_nothing_is_left_before_the_end_once_the_final_round_has_begun():
    game = position({"gallia": region(tokens=1), "italia": region(1)}, supply=1).play("plague gallia; hispania")
    assert game.view()["until_end"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f2_everybody_but_the_last_has_one_more_turn_anticlockwise(players):
    for last in range(players):
        game = position(supply=0, seat=last, players=players).play("plague gallia")
        expected = [(last - 1 - i) % players for i in range(players - 1)]
        assert turns_of_final_round(game, players) == expected


def test_f3_abilities_come_in_any_order():
    board = {"gallia": region(3, tokens=2), "italia": region(2)}
    start = position(board, round="final", seat=0, last_seat=1, cards=dict.fromkeys(("monk", "king", "peasant"), 0))
    uses = {"monk": "gallia.1; anglia", "king": "italia", "peasant": "turcia"}
    for order in itertools.permutations(uses):
        game = start.copy()
        for card in order:
            game.play(f"use {card}; {uses[card]}")
        assert game.legal() == ["done"]


def test_f5_the_plague_ravages_every_region_in_the_boards_order():
    names = "anglia gallia germania hispania hungaria italia polonia scandia bulgaria turcia russia tartaria".split()
    board = {name: region(1, 1, tokens=1) for name in names}
    game = position(board, round="final", seat=2, last_seat=3, supply=0).play("done; done; done")
    ravaged = []
    while not game.over:
        ravaged.append(game.view()["ravage"]["region"])
        game.play(game.legal()[0])
        game.play("6 A Bo Ch" if "6 A Bo Ch" in game.legal() else next(f for f in game.legal() if f[0] in "456"))
    assert ravaged == names
    assert game.scores == [12, 12, 0, 0]


def test_f5_all_rats_are_evaluated_and_it_stops_early_without_cubes():
    board = {"gallia": region(1, tokens=rats("1 Pe Cv", None, None))}
    game = position(board, round="final", seat=2, last_seat=3, supply=0, cards={"peasant": 0})
    game.play("done; done; done; gallia.1; 1 Pe Cv")
    assert game.over
    assert len(game.view()["regions"]["gallia"]["tokens"]) == 2


def test_f5_online_nobody_is_asked_anything_while_the_plague_ravages_the_regions():
    board = {name: region(2, 2, potions={0: [2, 1]}, tokens=2) for name in ("gallia", "italia")}
    held = dict.fromkeys(("knight", "crusader", "serf", "wizard"), 0)
    game = position(board, players=2, round="final", seat=1, last_seat=0, cards=held).play("done")
    asked = set()
    while not game.over:
        asked.add(game.actor)
        game.play(game.legal()[0])
    assert asked == {"chance"}


def test_f5_cards_of_the_knight_do_nothing_here():
    game = position({"gallia": region(1, 2, tokens=1)}, round="final", seat=2, last_seat=3, cards={"knight": 1})
    game.play("done; done; done")
    assert (game.actor, game.question) == ("chance", "next token")
    assert game.view()["ravage"]["neutral"] == 0


def test_f6_most_cubes_on_the_board_including_the_palace_win():
    game = position({"gallia": region(3, 4, 1)}, palace=[2, 0, 0, 0], round="final", seat=2, last_seat=3)
    game.play("done; done; done")
    assert game.over
    assert game.scores == [5, 4, 1, 0]
    assert game.ranking == [0, 1, 2, 3]
    assert game.places == [1, 2, 3, 4]


@pytest.mark.parametrize("last", range(4))
def test_f6_a_tie_is_won_by_the_seat_whose_turn_would_have_come_first(last):
    first = (last - 1) % 4
    game = position({"gallia": region(2, 2, 2, 2)}, round="final", seat=first, last_seat=last).play("done; done; done")
    assert game.ranking == [(last + 1 + i) % 4 for i in range(4)]
    assert sorted(game.places) == [1, 2, 3, 4]


def test_the_last_event_shows_the_ranking():
    game = position({"gallia": region(2, 1)}, players=2, round="final", seat=0, last_seat=1).play("done")
    assert kinds(game)[-1] == "game-over"
    assert (game.events[-1].ranking, game.events[-1].scores) == ([0, 1], [2, 1])
    assert (game.actor, game.question, game.legal()) == (None, None, [])
