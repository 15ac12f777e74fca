"""Section S: setup."""

import random
from collections import Counter

import pytest
from positions import RATTUS

from ratskeller.core.errors import BadOption


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_which_regions_are_in_play_by_name(players):
    names = "anglia gallia germania hispania hungaria italia polonia scandia".split()
    names += ["bulgaria", "turcia"] if players > 2 else []
    names += ["russia", "tartaria"] if players > 3 else []
    assert sorted(RATTUS.new(players=players).view()["regions"]) == sorted(names)


def test_s1_a_region_out_of_play_does_not_exist_for_any_rule():
    two = RATTUS.new(players=2)
    assert "turcia" not in two.legal()
    two.play("italia; gallia; gallia; gallia; gallia")
    assert "plague turcia" not in two.legal()
    assert "plague hispania" in two.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_every_player_has_twenty_cubes_in_stock(players):
    assert RATTUS.new(players=players).view()["stock"] == [20] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s3_one_start_token_lies_in_each_region(players):
    for entry in RATTUS.new(players=players).view()["regions"].values():
        assert entry["tokens"] == [{"origin": "setup", "seen": []}]


@pytest.mark.parametrize(("players", "supply"), [(2, 29), (3, 33), (4, 37)])
def test_s4_the_supply_by_number_of_players(players, supply):
    assert RATTUS.new(players=players).view()["supply"] == supply


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s5_the_plague_starts_in_any_region_in_play_with_equal_chances(players):
    game = RATTUS.new(players=players)
    assert (game.actor, game.question) == ("chance", "plague start")
    regions = game.view()["regions"]
    assert game.chances() == pytest.approx(dict.fromkeys(sorted(regions), 1 / len(regions)))


def test_s6_seat_zero_starts_unless_the_table_says_otherwise():
    assert RATTUS.new(players=3).play("italia").actor == 0
    assert RATTUS.new(players=3, start=2).play("italia").actor == 2


def test_s6_the_start_player_can_be_drawn():
    game = RATTUS.new(players=3, start="random").play("italia")
    assert (game.actor, game.question) == ("chance", "start seat")
    assert game.chances() == pytest.approx({"0": 1 / 3, "1": 1 / 3, "2": 1 / 3})
    assert game.play("1").actor == 1
    assert game.view()["start_seat"] == 1


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_s7_players_settle_clockwise_and_then_back(start):
    game = RATTUS.new(start=start).play("italia")
    order = []
    while game.question == "settle":
        assert len(game.legal()) == 12
        order.append(game.actor)
        game.play("gallia")
    clockwise = [(start + i) % 4 for i in range(4)]
    assert order == clockwise + clockwise[::-1]
    assert game.view()["regions"]["gallia"]["cubes"] == [4, 4, 4, 4]
    assert game.view()["stock"] == [16] * 4


def test_s8_the_start_player_takes_the_first_turn_and_turns_go_clockwise():
    game = RATTUS.new(players=3, start=1).play("italia").play("; ".join(["polonia"] * 6))
    turns = []
    rng = random.Random(1)
    while len(turns) < 5:
        turns.append(game.view()["seat"])
        game.play(next(answer for answer in game.legal() if answer.startswith("plague")))
        while game.question != "turn":
            game.play_chance(rng) if game.actor == "chance" else game.play(game.legal()[0])
    assert turns == [1, 2, 0, 1, 2]


def test_s9_the_base_game_has_six_cards_that_nobody_holds():
    cards = RATTUS.new().view()["cards"]
    assert cards == dict.fromkeys(["peasant", "monk", "merchant", "knight", "witch", "king"])


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"player": 3}, "player"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "4"}, "players"),
        ({"rules": "house"}, "rules"),
        ({"start": 4}, "start"),
        ({"players": 2, "start": 2}, "start"),
        ({"start": -1}, "start"),
        ({"cards": "none"}, "cards"),
        ({"cards": ["peasant", "monk"]}, "cards"),
        ({"cards": ["peasant"] * 6}, "cards"),
        ({"cards": ["jester", "monk", "merchant", "knight", "witch", "king"]}, "jester"),
        ({"cards": 7}, "cards"),
        ({"cards": [["peasant"]] * 6}, "cards"),
        ({"board": 3}, "board"),
        ({"tokens": "\0"}, "tokens"),
    ],
)
def test_a_bad_option_is_refused_by_name(options, named):
    with pytest.raises(BadOption, match=named):
        RATTUS.new(**options)


def test_the_cards_can_be_named_one_by_one():
    cards = ["king", "witch", "knight", "merchant", "monk", "peasant"]
    assert set(RATTUS.new(cards=cards).view()["cards"]) == set(cards)


def test_s3_s4_all_tokens_of_the_box_are_hidden_at_first():
    hidden = Counter(RATTUS.new().view()["hidden"])
    assert hidden.total() == 49
