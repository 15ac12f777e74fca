"""Plans whose outcomes can be counted are weighed by all of them."""

import itertools
import random

import pytest

from ratskeller import games
from ratskeller.core.engine import engine
from ratskeller.search.beam import NOTHING, exact_value
from ratskeller.search.evaluations import evaluation, tuning
from ratskeller.search.memory import ROOT, SLOTS, TABLE_SIZE, SearchBuffers

RATTUS = games.get("rattus")
MOST = 60
EVALUATE = dict(evaluation("rattus"))


def at_chance(seed):
    """A state of a random game in which chance is asked in the middle of it."""
    rng = random.Random(seed)
    position = RATTUS.new(players=2, start=0).play_chance(rng)
    turns = 0
    while position.actor != "chance" or turns < 12:
        if position.actor == "chance":
            position.play_chance(rng)
        else:
            position.play(rng.choice(position.legal()))
            turns += 1
    return position


def expected(position, seat, table):
    """The mean value over all outcomes, by the library's own chances."""
    if position.actor != "chance":
        state = position.state.copy()
        state.logging = 0
        return EVALUATE["evaluate"](state, seat, table)
    return sum(
        chance * expected(position.copy().play(answer), seat, table) for answer, chance in position.chances().items()
    )


def mean_of_all(position, seat, exact):
    rules = engine(RATTUS, is_compiled=False)
    table = [0] * TABLE_SIZE
    table[: len(tuning("rattus").weights)] = tuning("rattus").weights
    states = [None] * SLOTS
    states[ROOT] = position.state.copy()
    states[ROOT].logging = 0
    EVALUATE["prepare"](states[ROOT], table)
    buffers = SearchBuffers()
    buffers.exact = exact
    buffers.table = table
    _, weights = rules.buffers()
    return rules.bind(exact_value, evaluation("rattus"))(states, None, buffers, weights, seat, ROOT), table


@pytest.mark.parametrize("seed", [0, 1])
def test_the_mean_over_all_outcomes_is_exact(seed):
    while not 1 < len(list(itertools.islice(outcomes(position := at_chance(seed)), MOST + 1))) <= MOST:
        seed += 10
    found, table = mean_of_all(position, 0, MOST)
    assert found == pytest.approx(expected(position, 0, table), abs=2)
    assert mean_of_all(position, 0, 1)[0] == NOTHING, "too many outcomes are not looked at"


def outcomes(position):
    """The positions after chance has had its say, up to one more than are wanted."""
    if position.actor != "chance":
        yield position
        return
    for answer in position.chances():
        yield from outcomes(position.copy().play(answer))
