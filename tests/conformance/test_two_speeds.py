"""One source, two speeds: compiled and interpreted rules agree on every answer of random games, number by number and event by event."""

import random

import numpy as np
import pytest
from conformance.checked_game import checks_of, games_for
from conformance.two_speeds import Pair

from ratskeller import games
from ratskeller.core import dice
from ratskeller.core.engine import engine, random_answer
from ratskeller.core.steps import RULES, take_rows

GAMES_EACH = 20
"""Random games, over random options, for every game and number of players; more by `long_run.py`."""
PARTS = [0, pytest.param(1, marks=pytest.mark.thorough)]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.names() for n in games.get(name).players])
def test_compiled_equals_interpreted_on_every_answer(name, players, part):
    game, checks = games.get(name), checks_of(name)
    rng = random.Random(f"{name} {players} {part}")
    pick = engine(game, False).bind(random_answer)
    words = engine(game, False).generators(players * len(PARTS) + part, 1)
    for _ in range(games_for(name, GAMES_EACH)):
        state = game.new(**checks.draw_options(rng, players)).state
        pair = Pair(game, state)
        actor = game.rules.actor(state)
        while actor != RULES:
            legal, _ = pair.options()
            answer = pick(state, words, 0, *pair.slow.buffers())
            assert answer in legal
            actor = pair.apply(answer)
            take_rows(state)
            checks.check_state(state)


def test_random_numbers_are_the_same_compiled_and_interpreted():
    from ratskeller.core.compile.rules import compile_entry

    fast, slow = np.array([7], dtype=np.uint64), np.array([7], dtype=np.uint64)
    drawn = [compile_entry(dice.below)(fast, 0, 1000) for _ in range(50)]
    assert drawn == [dice.below(slow, 0, 1000) for _ in range(50)]
    assert len(set(drawn)) > 40


@pytest.mark.parametrize("name", games.names())
def test_playouts_end_and_are_repeated_by_their_seed(name):
    game = games.get(name)
    fast = engine(game, True)
    results = []
    for _ in range(2):
        states, raw = fast.room(2)
        fast.put(states, 0, game.new().state)
        states["logging"] = 0
        out, weights = fast.buffers()
        decisions = fast.playouts(states, raw, 5, fast.generators(11, 1), out, weights)
        results.append((decisions, raw[1].tobytes()))
    assert results[0] == results[1]
    assert 5 * 10 < results[0][0] < 5 * 400
