"""One source, three forms: native code, WebAssembly in node, and interpreted Python give the same answers, number by number."""

import base64
import random
from dataclasses import asdict

import msgspec
import numpy as np
import pytest
from conformance.checked_game import checks_of

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot, beam_search
from ratskeller.bots.ladder import ladder, search_config_of
from ratskeller.core.dice import below
from ratskeller.core.engine import engine
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.review.playouts import pair_sums
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import tuning
from ratskeller.search.playouts import Playouts, Policy
from ratskeller.search.thought import TurnPlayouts
from ratskeller.search.tree_search import ParallelSearch
from ratskeller.wasm.position import state_bytes
from ratskeller.wasm.searches import Effort, asked_searches

pytestmark = pytest.mark.late

GAMES = 6
"""Games whose every position is compared, for each number of players; one of each is played by interpreted rules too."""
PLAYOUTS = 200
SEARCHED = 3
"""Positions of each game in which levels think."""
SIMULATIONS = 30
COMPARED = [pytest.param(name, marks=pytest.mark.thorough) if name == "carcassonne" else name for name in games.names()]
"""The games: of each a module has to be emitted, which takes half a minute."""


def silent(state):
    found = copy_of(state)
    found.logging = 0
    return found


def in_text(game, state):
    return base64.b64encode(state_bytes(game, state)).decode()


def new_game(game, players):
    """A new game with random options."""
    return game.new(**checks_of(game.name).draw_options(random.Random(f"{game.name} {players}"), players))


def new_states(game):
    """A new game for each number of players."""
    return [silent(new_game(game, players).state) for players in game.players]


def played(game, state, seed, is_compiled):
    """A random game: its answers, for each who was asked and what was legal, and the last state."""
    rules = engine(game, is_compiled)
    states, _ = rules.room(2)
    rules.put(states, 0, state)
    out, weights = rules.buffers()
    words = np.array([seed], dtype=np.uint64)
    answers, steps = [], []
    while (asked := rules.actor(states, 0)) != RULES:
        count = rules.legal(states, 0, out, weights)
        steps.append([asked, [int(it) for it in out[:count]], [int(it) for it in weights[: count * (asked == CHANCE)]]])
        answers.append(int(out[below(words, 0, count)]))
        rules.apply(states, 0, answers[-1])
    return answers, steps, in_text(game, rules.get(states, 0))


@pytest.mark.parametrize("name", COMPARED)
def test_every_position_of_random_games(name, ask):
    game = games.get(name)
    cases = [(state, seed) for state in new_states(game) for seed in range(GAMES)]
    native = [played(game, state, seed, True) for state, seed in cases]
    interpreted = [played(game, state, seed, False) for state, seed in cases if seed == 0]
    assert interpreted == native[::GAMES]
    answered = ask(
        name,
        [
            {"kind": "game", "state": in_text(game, state), "answers": answers}
            for (state, _), (answers, _, _) in zip(cases, native, strict=True)
        ],
    )
    for (_, steps, last), found in zip(native, answered, strict=True):
        assert found["steps"] == steps
        assert found["actor"] == RULES
        assert found["state"] == last
    assert sum(len(steps) for _, steps, _ in native) > 1000


@pytest.mark.parametrize("name", COMPARED)
def test_random_games_take_the_same_random_words(name, ask):
    game = games.get(name)
    questions, native = [], []
    for state in new_states(game):
        for seed in (1, 2**64 - 1):
            rules = engine(game, is_compiled=True)
            states, raw = rules.room(2)
            rules.put(states, 0, state)
            words = np.array([seed], dtype=np.uint64)
            decisions = int(rules.playouts(states, raw, PLAYOUTS, words, *rules.buffers()))
            native.append((decisions, str(words[0]), in_text(game, rules.get(states, 1))))
            questions.append({"kind": "playouts", "state": in_text(game, state), "count": PLAYOUTS, "seed": str(seed)})
    answered = ask(name, questions)
    assert [(it["decisions"], it["word"], it["state"]) for it in answered] == native


def asked_positions(game):
    """Positions in which a seat is asked, as that seat knows them, some of each game."""
    rng = random.Random(game.name)
    for players in (game.players[0], game.players[-1]):
        position = new_game(game, players)
        wanted = sorted(rng.sample(range(10, 60), SEARCHED))
        while wanted and position.actor is not None:
            if position.actor == "chance":
                position.play(rng.choice(list(position.chances())))
                continue
            if len(position.answers) >= wanted[0]:
                wanted.pop(0)
                yield silent(position.redeal(position.actor).state), int(position.actor)
            position.play(rng.choice(position.legal()))


def thought(game, state, seat, level, seed, workers):
    """What native code thinks: of each turn its answers, and of a search all its numbers."""
    if level.search is None:
        return [{"answers": GreedyBot(seed, True, numbers=level.numbers).plan(game, state, seat)}]
    return searched(game, state, seat, level, level.search.to_the_end(), seed, workers, SIMULATIONS)


def searched(game, state, seat, level, config, seed, workers, simulations):
    """The turns that native code compares, with all their numbers."""
    search = ParallelSearch(game, True, config.for_players(state.players), workers)
    if search.start(state, seat, seed, level.numbers.weights) > 1:
        search.run(Budget(simulations=simulations))
    return [
        {name: list(it) if isinstance(it, tuple) else it for name, it in asdict(candidate).items()}
        for candidate in search.candidates()
    ]


@pytest.mark.parametrize("name", COMPARED)
def test_levels_think_the_same(name, ask):
    game = games.get(name)
    questions, native = [], []
    for number, (state, seat) in enumerate(asked_positions(game)):
        for level in ladder(name):
            for workers in (1, 2):
                seed = 10**6 + number
                native.append(thought(game, state, seat, level, seed, workers))
                questions.append(
                    {"kind": "think", "level": level.id, "state": in_text(game, state), "seat": seat}
                    | {"seed": seed, "simulations": SIMULATIONS, "workers": workers}
                )
    answered = ask(name, questions)
    for question, expected, found in zip(questions, native, answered, strict=True):
        if "visits" not in expected[0]:
            assert [it["answers"] for it in found["candidates"]] == [it["answers"] for it in expected], question
        else:
            assert found["candidates"] == expected, question
            assert found["simulations"] in (0, SIMULATIONS)
    assert any(len(it) > 1 for it in native)


@pytest.mark.parametrize("name", COMPARED)
def test_playouts_are_the_same(name, ask):
    """Whatever the seats' searches, and with a first answer; of each position one playout is interpreted too."""
    game, weights = games.get(name), tuple(tuning(name).weights)
    beams = [search_config_of(name).narrow, tuning(name).compiled.reduced(8)]
    questions, native = [], []
    for seed, (state, seat) in enumerate(asked_positions(game)):
        policies = [Policy(beams[it % 2], weights) for it in range(state.players)]
        out, _ = buffers = engine(game, is_compiled=False).buffers()
        game.rules.legal(state, *buffers)
        for is_compiled in (True, False):
            runs = Playouts(game, is_compiled)
            runs.start(state, policies, seed)
            found = runs.run(seat, 8 if is_compiled else 1, out[:1])
            if is_compiled:
                native.append(found)
            assert found[:1] == native[-1][:1]
        questions.append(
            {"kind": "playedOut", "state": in_text(game, state), "seed": seed, "first": seat, "count": 8}
            | {"policies": [{"beam": it.beam.fields(), "weights": weights} for it in policies], "answers": out[:1]}
        )
    assert ask(name, questions) == native


@pytest.mark.parametrize("name", COMPARED)
def test_two_turns_that_are_played_out_differ_alike(name, ask):
    """What a review asks a device for, by two workers."""
    game, level, questions, native = games.get(name), ladder(name)[-1], [], []
    for state, seat in asked_positions(game):
        out, weights = engine(game, is_compiled=False).buffers()
        turns = tuple((answer,) for answer in out[: game.rules.legal(state, out, weights)])
        asked = TurnPlayouts(Position(game, {}, state), seat, (turns[0], turns[-1]), 3, 21, 60.0)
        native.append(msgspec.to_builtins(pair_sums(asked, 100, is_timed=False, is_compiled=True)))
        (search,) = asked_searches(name, asked, Effort(1, 1.0))
        questions.append(
            {"kind": "pairs", "level": level.id, "state": in_text(game, state), "seat": seat}
            | {"turns": asked.turns, "first": search.playouts - 1, "count": search.simulations}
        )
    found = [it | {"seconds": 0} for it in ask(name, questions)]
    assert found == native
    assert any(it["squares"] for it in native)


@pytest.mark.parametrize("name", COMPARED)
def test_searches_end_early_at_the_same_moment(name, ask):
    """The strongest level runs its own simulations, unless they would gain nothing; a review runs all of them."""
    game, level = games.get(name), ladder(name)[-1]
    questions, native = [], []
    for state, seat in asked_positions(game):
        for workers in (1, 2):
            for config, always in ((level.search, False), (level.search.to_the_end(), True)):
                native.append(searched(game, state, seat, level, config, 7, workers, level.budget.simulations))
                questions.append(
                    {"kind": "think", "level": level.id, "state": in_text(game, state), "seat": seat, "seed": 7}
                    | {"workers": workers, "always": always}
                )
    answered = ask(name, questions)
    counts = [found["simulations"] for found in answered]
    for question, expected, found in zip(questions, native, answered, strict=True):
        if len(expected) > 1:
            assert found["candidates"] == expected, question
            assert not question["always"] or found["simulations"] == level.budget.simulations
    ended_early = any(0 < count < level.budget.simulations for count in counts)
    assert ended_early == (level.search.tolerance > 0)


@pytest.mark.parametrize("name", COMPARED)
def test_a_search_for_a_review_has_a_result_however_little_time_there_is(name, ask):
    game = games.get(name)
    state, seat = next(asked_positions(game))
    strongest = ladder(name)[-1]
    asked = {
        "kind": "think",
        "level": strongest.id,
        "state": in_text(game, state),
        "seat": seat,
        "seed": 1,
        "seconds": 0,
    }
    hasty, steady = ask(name, [asked | {"workers": 1}, asked | {"workers": 1, "always": True}])
    assert (hasty["simulations"], steady["simulations"]) == (0, 1)
    assert [it["visits"] for it in steady["candidates"] if it["visits"]] == [1]


@pytest.mark.parametrize("name", COMPARED)
def test_the_weakest_level_thinks_the_same_interpreted(name, ask):
    game = games.get(name)
    weakest = ladder(name)[0]
    positions = list(asked_positions(game))[:2]
    found = [
        beam_search(game, False).plan(state, seat, weakest.numbers.compiled, 5, weakest.numbers.weights)
        for state, seat in positions
    ]
    answered = ask(
        name,
        [
            {"kind": "think", "level": weakest.id, "state": in_text(game, state), "seat": seat, "seed": 5, "workers": 1}
            for state, seat in positions
        ],
    )
    assert [it["candidates"][0]["answers"] for it in answered] == found
