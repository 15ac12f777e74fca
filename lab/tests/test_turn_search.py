"""`turn-search`, the yardstick that compares whole turns: which turns it makes, what it tries, what it plays."""

import json
import random
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from carcassonne_positions import OPTION_SETS
from carcassonne_positions import position as carcassonne
from some_positions import asked

from ratskeller import games
from ratskeller.bots.simple_bots import RandomBot
from ratskeller.search.config import INTERPRETED_FACTOR
from ratskeller.search.evaluations import has_evaluation, rule_of, tuning
from ratskeller.search.memory import TABLE_SIZE, grid_of_numbers
from ratskeller_lab.yardsticks import turn_search as rules
from ratskeller_lab.yardsticks.turn_bot import WEIGHTS, TurnBot, TurnComparison, recipes, turn_comparison

FROZEN = Path(__file__).with_name("turn_search.json")
SMALL = {"samples": 30, "candidates": 6, "horizon": 2, "attempts": 3}
"""A search that interpreted rules make at once."""
GAMES = {"rattus": {"players": 3, "cards": "random"}, "carcassonne": {"players": 3}}


def searched(position, simulations, is_compiled=False, seed=3, **recipe):
    """A search that has made so many simulations."""
    search = TurnComparison(position.game, is_compiled)
    state = position.redeal(position.actor).state
    search.start(state, position.actor, replace(recipes()[position.game.name], **SMALL | recipe), seed)
    search.run(simulations)
    return search


def after(position, turn):
    """The position after a turn."""
    there = position.copy()
    for answer in turn:
        there.play(there.game.text(there.state, there.options, answer))
    return there


def test_every_game_with_an_evaluation_can_be_searched():
    assert {game for game in games.names() if has_evaluation(game)} == set(recipes())


@pytest.mark.late
@pytest.mark.parametrize("answers", [2, 25, 60])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_search_alike(game, answers):
    position = asked(game, 5 + answers, answers, **GAMES[game])
    searches = [searched(position, 30, is_compiled) for is_compiled in (False, True)]
    assert searches[0].turns() == searches[1].turns()
    assert searches[0].results() == searches[1].results()
    assert sum(tries for tries, _, _ in searches[0].results()) == 30


@pytest.mark.parametrize("game", GAMES)
def test_it_finds_the_same_with_the_same_seed_and_in_any_steps(game):
    position = asked(game, 8, 20, **GAMES[game])
    whole = searched(position, 7)
    steps = searched(position, 3)
    assert steps.simulations == 3
    steps.run(4)
    assert (steps.turns(), steps.results()) == (whole.turns(), whole.results())
    assert searched(position, 7, seed=4).results() != whole.results()


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_whole_legal_and_lead_to_different_positions(game):
    position = asked(game, 8, 20, **GAMES[game])
    turns = searched(position, 0).turns()
    assert len(turns) > 3
    reached = [after(position, turn) for turn in turns]
    assert all(there.actor != position.actor for there in reached)
    assert len({there.to_json() for there in reached}) == len(turns)


def test_the_most_valuable_turns_are_compared():
    """With few turns to make and many samples all are made."""
    here = carcassonne("0,0 D", "0,1 E r2", "1,0 U r1", "1,1 B", tile="U", stack={"U": 3})
    table = list(tuning("carcassonne", WEIGHTS).weights)
    table += [0] * (TABLE_SIZE - len(table))
    rule_of("carcassonne", "prepare")(here.state, table)
    values = {}
    for place in here.legal():
        laid = here.copy().play(place)
        for follower in laid.legal():
            state = laid.copy().play(follower).state
            values[rule_of("carcassonne", "fingerprint")(state)] = rule_of("carcassonne", "evaluate")(state, 0, table)
    assert len(values) > 8
    found = searched(here, 0, samples=200, candidates=8)
    assert sorted(value for *_, value in found.results()) == sorted(values.values())[-8:]


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_tried_once_before_any_is_tried_again(game):
    position = asked(game, 9, 12, **GAMES[game])
    count = len(searched(position, 0).turns())
    assert count > 1
    assert [tries for tries, _, _ in searched(position, count).results()] == [1] * count


def compared(rows, curiosity=0):
    """A memory with turns that had so many simulations, with these sums of results and these values."""
    stats = grid_of_numbers(len(rows), rules.TURN_COLUMNS, is_compiled=False)
    control = [0] * rules.CONTROL_SIZE
    for i, (tries, result, value) in enumerate(rows):
        stats[i, rules.TRIES], stats[i, rules.RESULT], stats[i, rules.VALUE] = tries, result, value
        control[rules.SIMULATIONS] += tries
    control[rules.TURN_COUNT] = len(rows)
    control[rules.EXPLORATION] = curiosity
    return rules.Memory(*[None] * 6, stats, control)


def test_the_most_valuable_turn_that_was_never_tried_comes_first():
    assert rules.most_promising_turn(compared([(5, 20000, 900), (0, 0, -300), (0, 0, -200)])) == 2


def test_a_turn_that_was_hardly_tried_gets_another_chance():
    rows = [(100, 30000, 0), (10, 1000, 0)]
    assert rules.most_promising_turn(compared(rows)) == 0
    assert rules.most_promising_turn(compared(rows, curiosity=1000)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_left_as_it_was(game):
    position = asked(game, 9, 15, **GAMES[game])
    state = position.redeal(position.actor).state
    before = state.copy()
    TurnBot(recipes()[game], is_compiled=False).plan(position.game, state, position.actor)
    assert state == before


@pytest.mark.parametrize("options", OPTION_SETS)
def test_every_option_of_carcassonne_can_be_searched(options):
    position = asked("carcassonne", 5, 9, **options)
    search = searched(position, 4)
    after(position, search.best())


@pytest.mark.parametrize("rule_set", ["online", "printed", "letter"])
def test_every_reading_of_rattus_can_be_searched(rule_set):
    position = asked("rattus", 5, 9, players=4, cards="random", rules=rule_set)
    search = searched(position, 4)
    after(position, search.best())


def test_the_last_turn_is_the_one_that_brings_most():
    """Nothing is left to luck in it: the road with nobody on it is made longer, and a follower stands there."""
    here = carcassonne("0,0 D", "0,1 E r2", "1,0 U r1", "1,1 B", tile="U", stack={})
    leads = set()
    for answer in here.legal():
        laid = here.copy().play(answer)
        leads |= {scores[0] - scores[1] for scores in (laid.copy().play(it).scores for it in laid.legal())}
    scores = after(here, searched(here, 30).best()).scores
    assert len(leads) > 1
    assert scores[0] - scores[1] == max(leads)


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_asked_to(game):
    position = asked(game, 9, 12, **GAMES[game])
    goes_on = iter([False] * 3)
    bot = TurnBot(recipes()[game], is_compiled=False, stop=lambda: next(goes_on, True))
    *_, last = bot.plans(position.game, position.redeal(position.actor).state, position.actor, 60)
    search = turn_comparison(position.game, False)
    assert search.simulations == 3
    assert last == search.best()


def play(game, bots, seed, **options):
    """Return the scores of a game."""
    rng = random.Random(seed)
    position = games.get(game).new(players=len(bots), **options).play_chance(rng)
    while not position.over:
        state = position.redeal(position.actor).state
        position = after(position, bots[position.actor].plan(position.game, state, position.actor)).play_chance(rng)
    return position.scores


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_with_few_simulations_it_beats_random_answers(game):
    """With three deals, each played from both seats; interpreted rules play the first of them."""
    for seed in range(3):
        is_compiled = seed > 0
        recipe = replace(recipes()[game], **SMALL, simulations=30)
        if not is_compiled:
            recipe = replace(recipe, samples=30 * INTERPRETED_FACTOR, simulations=8 * INTERPRETED_FACTOR)
        bots = [TurnBot(recipe, is_compiled=is_compiled), RandomBot(random.Random(seed))]
        scores = play(game, bots, seed)
        assert scores[0] > scores[1]
        scores = play(game, bots[::-1], seed)
        assert scores[1] > scores[0]


@pytest.mark.parametrize("is_compiled", [False, pytest.param(True, marks=pytest.mark.late)])
@pytest.mark.parametrize(
    "reference", json.loads(FROZEN.read_text(encoding="utf-8")), ids=lambda reference: reference["game"]
)
def test_it_searches_as_it_did_when_it_was_frozen(reference, is_compiled):
    """`turn_search.json` holds the recipes, and positions with the turns compared there and how they did; it is never made anew."""
    assert asdict(recipes()[reference["game"]]) == reference["recipe"]
    position = games.get(reference["game"]).from_json(json.dumps(reference["position"]))
    search = searched(position, reference["simulations"], is_compiled)
    assert search.turns() == reference["turns"]
    assert search.results() == [tuple(row) for row in reference["results"]]
