"""`plain-search`, the yardstick that searches a tree of single answers: what it tries, whose good each seat looks for, what it plays."""

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from carcassonne_positions import position as carcassonne
from some_positions import asked

from ratskeller import games
from ratskeller.bots.simple_bots import RandomBot
from ratskeller.search.config import INTERPRETED_FACTOR
from ratskeller.search.evaluations import has_evaluation
from ratskeller.search.memory import SearchBuffers, find_node
from ratskeller.search.strengths import mixed
from ratskeller_lab.yardsticks import plain_search as plain
from ratskeller_lab.yardsticks.plain_bot import PlainBot, PlainSearch, plain_search, recipes

FROZEN = Path(__file__).with_name("plain_search.json")
FEW = 30
"""Simulations for an answer."""
GAMES = {"rattus": {"players": 3, "cards": "random"}, "carcassonne": {"players": 3}}


def searched(position, simulations, is_compiled=False, seed=3, **recipe):
    """A search that has made so many simulations."""
    search = PlainSearch(position.game, is_compiled)
    state = position.redeal(position.actor).state
    search.start(state, position.actor, replace(recipes()[position.game.name], **recipe), seed)
    search.run(simulations)
    return search


def test_every_game_with_an_evaluation_can_be_searched():
    assert {game for game in games.names() if has_evaluation(game)} == set(recipes())


@pytest.mark.late
@pytest.mark.parametrize("answers", [2, 25, 60])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_search_alike(game, answers):
    position = asked(game, 5 + answers, answers, **GAMES[game])
    found = [searched(position, 60, is_compiled).results() for is_compiled in (False, True)]
    assert found[0] == found[1]
    assert sum(tried for tried, _ in found[0]) == 60


@pytest.mark.parametrize("game", GAMES)
def test_it_finds_the_same_with_the_same_seed_and_in_any_steps(game):
    position = asked(game, 8, 20, **GAMES[game])
    whole = searched(position, 40)
    steps = searched(position, 15)
    assert steps.simulations == 15
    steps.run(25)
    assert steps.results() == whole.results()
    assert searched(position, 40, seed=4).results() != whole.results()


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_tried_once_before_any_is_tried_again(game):
    position = asked(game, 9, 12, **GAMES[game])
    count = len(position.legal())
    assert count > 1
    assert [tried for tried, _ in searched(position, count).results()] == [1] * count


def remembered(results):
    """A buffers with an answer for each row of results by seat, tried ten times with these in the mean, and what is remembered of them."""
    buffers = SearchBuffers()
    keys = np.zeros(64, dtype=np.int64)
    trials = np.zeros((64, plain.TRIAL_COLUMNS), dtype=np.int64)
    for answer, row in enumerate(results):
        buffers.options[plain.ANSWERS][answer] = answer
        key = mixed(plain.ROOT_KEY, answer)
        place = find_node(keys, key)
        keys[place] = key
        trials[place, plain.TRIALS] = 10
        trials[place, plain.RESULTS : plain.RESULTS + len(row)] = [10 * result for result in row]
    return buffers, keys, trials


def promising(buffers, keys, trials, seat, count, curiosity=0):
    control = [0] * plain.PLAIN_CONTROL_SIZE
    control[plain.EXPLORATION] = curiosity
    words = np.zeros(1, dtype=np.uint64)
    return plain.most_promising_answer(buffers, words, keys, trials, control, seat, plain.ROOT_KEY, count)


def test_each_seat_tries_what_proved_best_for_itself():
    memory = remembered([(900, -500, 0), (-900, 500, 0), (0, 0, 700)])
    assert [promising(*memory, seat, 3) for seat in range(3)] == [0, 1, 2]


def test_an_answer_that_was_hardly_tried_gets_another_chance():
    buffers, keys, trials = remembered([(300, 0), (100, 0)])
    trials[find_node(keys, mixed(plain.ROOT_KEY, 0)), plain.TRIALS :] *= 10
    assert promising(buffers, keys, trials, 0, 2) == 0
    assert promising(buffers, keys, trials, 0, 2, curiosity=1000) == 1


def test_an_answer_that_was_never_tried_comes_first():
    buffers, keys, trials = remembered([(4000, 0), (4000, 0)])
    buffers.options[plain.ANSWERS][2] = 2
    assert promising(buffers, keys, trials, 0, 3) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_left_as_it_was(game):
    position = asked(game, 9, 15, **GAMES[game])
    state = position.redeal(position.actor).state
    before = state.copy()
    PlainBot(recipes()[game], is_compiled=False).plan(position.game, state, position.actor)
    assert state == before


def test_the_last_turn_is_the_one_that_brings_most():
    """Nothing is left to luck in it: the road with nobody on it is made longer, and a follower stands there."""
    here = carcassonne("0,0 D", "0,1 E r2", "1,0 U r1", "1,1 B", tile="U", stack={})
    leads = {}
    for answer in here.legal():
        laid = here.copy().play(answer)
        ends = [laid.copy().play(follower).scores for follower in laid.legal()]
        leads[answer] = max(scores[0] - scores[1] for scores in ends)
    assert set(leads.values()) == {1, 3}
    best = searched(here, 150).best()
    assert leads[here.game.text(here.state, here.options, best)] == max(leads.values())


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_asked_to(game):
    position = asked(game, 9, 12, **GAMES[game])
    goes_on = iter([False] * 3)
    bot = PlainBot(recipes()[game], is_compiled=False, stop=lambda: next(goes_on, True))
    *_, (last,) = bot.plans(position.game, position.redeal(position.actor).state, position.actor, 60)
    search = plain_search(position.game, False)
    assert search.simulations == 3
    assert last == search.best()


def play(game, bots, seed, **options):
    """Return the scores of a game."""
    rng = random.Random(seed)
    position = games.get(game).new(players=len(bots), **options).play_chance(rng)
    while not position.over:
        state = position.redeal(position.actor).state
        for answer in bots[position.actor].plan(position.game, state, position.actor):
            position.play(position.game.text(position.state, position.options, answer))
        position.play_chance(rng)
    return position.scores


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_with_few_simulations_it_beats_random_answers(game):
    """With three deals, each played from both seats; interpreted rules play the first of them."""
    for seed in range(3):
        is_compiled = seed > 0
        recipe = replace(recipes()[game], simulations=FEW * (1 if is_compiled else INTERPRETED_FACTOR))
        bots = [PlainBot(recipe, is_compiled=is_compiled), RandomBot(random.Random(seed))]
        scores = play(game, bots, seed)
        assert scores[0] > scores[1]
        scores = play(game, bots[::-1], seed)
        assert scores[1] > scores[0]


@pytest.mark.parametrize(
    "reference", json.loads(FROZEN.read_text(encoding="utf-8")), ids=lambda reference: reference["game"]
)
def test_it_searches_as_it_did_when_it_was_frozen(reference):
    """`plain_search.json` holds positions with what was tried there, and the results added up; it is never made anew."""
    position = games.get(reference["game"]).from_json(json.dumps(reference["position"]))
    search = searched(position, reference["simulations"])
    assert search.results() == [tuple(row) for row in reference["tried"]]
