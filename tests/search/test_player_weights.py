"""Weights that are others with more players: which of them count, at both speeds, and for levels that are blind to some."""

import pytest
from search.test_evaluator import GAMES, positions_of_a_game

from ratskeller import games
from ratskeller.bots.ladder import read_levels
from ratskeller.search.evaluations import numbers_of, rule_of, weights_of
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.memory import TABLE_SIZE
from ratskeller.search.player_weights import TABLE_OF_SETS, numbers_for, numbers_with, numbers_without

CONTENT = {
    "far": 40,
    "cards": {"king": -20, "witch": 100},
    TABLE_OF_SETS: {"3": {"far": 30}, "4": {"far": 20, "cards": {"king": 7}}},
}

SIGHT = """
[sight]
turns = 2
candidates = 2
replies = 2
explore = 1
trust = 1
scale = 1000
caution = 0
steady = 1
hasty = 0
even = 1
fair = 65
tolerance = 0
attempts = 0
nodes = 8
wide = {}
next = {}
narrow = {}
"""


def levels_blind_to(what):
    """A file of levels that are all blind in one way."""
    levels = [f'[[level]]\nid = "{name}"\nseconds = 1\nblind = {{ {what} }}\n' for name in "abcde"]
    return SIGHT + "".join(levels)


def weight_taken(name, content, players, place):
    """What stands in the table once an evaluation is ready for a game with so many players."""
    weights = weights_of(name, content)
    table = [*weights, *([0] * (TABLE_SIZE - len(weights)))]
    rule_of(name, "prepare")(games.get(name).start({"players": players})[1], table)
    return table[place]


def test_numbers_for_a_number_of_players_stand_in_place_of_the_usual_ones():
    assert numbers_with(CONTENT, 2) == {"far": 40, "cards": {"king": -20, "witch": 100}}
    assert numbers_with(CONTENT, 4) == {"far": 20, "cards": {"king": 7, "witch": 100}}


def test_only_weights_that_differ_by_number_of_players_are_stored():
    found = numbers_for(CONTENT, 3, {"far": 40, "cards": {"king": -20, "witch": 90}})
    assert found[TABLE_OF_SETS] == {"3": {"cards": {"witch": 90}}, "4": CONTENT[TABLE_OF_SETS]["4"]}
    assert numbers_with(found, 3) == {"far": 40, "cards": {"king": -20, "witch": 90}}
    assert numbers_with(found, 2) == numbers_with(CONTENT, 2)


def test_a_number_can_be_made_the_same_for_all_numbers_of_players():
    found = numbers_without(CONTENT, {"cards": {"king": 1}})
    assert found[TABLE_OF_SETS] == {"3": {"far": 30}, "4": {"far": 20, "cards": {}}}
    assert numbers_without(CONTENT, {"far": 1})[TABLE_OF_SETS] == {"3": {}, "4": {"cards": {"king": 7}}}


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_an_evaluation_that_depends_on_players_is_one_of_its_weights(name):
    content = numbers_of(name)
    for players, numbers in content.get(TABLE_OF_SETS, {}).items():
        assert int(players) in games.get(name).players
        assert set(numbers) <= set(content) - {"effort", "chances", "scales", "learned", "learned_players"}


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_of_its_number_of_players_count_in_a_game(name):
    content = {**numbers_of(name), TABLE_OF_SETS: {"3": {"leader": 77}}}
    leader = rule_of(name, "weights")({**numbers_of(name), "leader": 78, TABLE_OF_SETS: {}}).index(78)
    usual = numbers_of(name)["leader"]
    assert [weight_taken(name, content, players, leader) for players in (2, 3, 4)] == [usual, 77, usual]


@pytest.mark.parametrize("name", GAMES)
def test_one_judge_serves_games_of_all_numbers_of_players(name):
    """It takes the weights anew for every position."""
    content = {**numbers_of(name), TABLE_OF_SETS: {"3": {"leader": 1, "field": 0}}}
    judge, usual = (
        Evaluator(games.get(name), weights_of(name, one)) for one in (content, {**content, TABLE_OF_SETS: {}})
    )
    for players in (3, 2, 3):
        for game in positions_of_a_game(name, players, seed=5, every=40):
            assert judge.terms(game.state, 0) == usual.terms(game.state, 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_level_is_blind_to_it_is_blind_to_with_every_number_of_players(name, monkeypatch):
    content = {**numbers_of(name), TABLE_OF_SETS: {"3": {"leader": 7_777_777, "field": 6_666_666}}}
    monkeypatch.setattr("ratskeller.bots.ladder.numbers_of", lambda _: content)
    text = levels_blind_to("leader = 9")
    weights = read_levels(name, text, "levels.toml").levels[0].numbers.weights
    assert 7_777_777 not in weights
    assert 6_666_666 in weights


def test_the_words_of_a_wrong_weight_name_no_table_of_players():
    text = levels_blind_to("players = {}")
    with pytest.raises(ValueError, match="there is no weight players; there are ") as refused:
        read_levels("carcassonne", text, "levels.toml")
    assert "players," not in str(refused.value).partition("there are")[2]
