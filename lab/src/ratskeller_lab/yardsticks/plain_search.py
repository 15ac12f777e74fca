"""The tree search of `plain-search`, a yardstick: a textbook search over single answers, with an evaluation at the end of simulations.

A simulation follows answers that proved good for the seat that gives them (upper confidence bounds), up to the first answer that was
never tried. Then all seats answer at random for a while, and the evaluation of the position is added to every answer on the path, by
seat: each seat looks for its own good. Chance is drawn in every simulation, and so is what other seats know.

For each answer the search only knows how often it was tried and with what results, under a key made of all answers on the way, those of
chance included. These are templates for all games, as in `search.beam`; all numbers are integers, so compiled and interpreted rules give
the same results.
"""

from math import sqrt

from ratskeller.core.compile.rules import rule
from ratskeller.core.dice import below, next_word, seed_word
from ratskeller.core.engine import actor, apply, copy_state, deal, draw, legal, random_answer
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search.beam import judge, prepare, stage
from ratskeller.search.memory import MOST_SEATS, Bytes, Integers, SearchBuffers, State, States, Words, find_node
from ratskeller.search.strengths import mixed
from ratskeller.search.tree import squash
from ratskeller.search.turns import BETWEEN

START, CURRENT = range(2)
"""Slots of the position to search, and of the position that a simulation has reached."""
PLAIN_SLOTS = 2

# The control block: settings of the search, and its counter
PLAIN_VIEWER, PLIES, EXPLORATION, PLAIN_SCALE, PLAIN_SEED, PLAIN_SIMULATIONS = range(6)
PLAIN_CONTROL_SIZE = 6

# Columns of an answer: how often it was tried, and by seat the sum of the results
TRIALS, RESULTS = range(2)
TRIAL_COLUMNS = RESULTS + MOST_SEATS

ROOT_KEY = 1
"""Key of the position to search."""
LONGEST_PATH = 256
"""Most known answers in a simulation."""

ANSWERS, FOUND = range(2)
"""Rows of the options: legal answers, and the index of each in memory."""


@rule
def search_answers(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    keys: Integers,
    trials: Integers,
    control: Integers,
    path: Integers,
    values: Integers,
    count: int,
) -> int:
    """Run `count` simulations of the state at START; return the number of all so far."""
    b = buffers[0]
    for _ in range(count):
        copy_state(states, raw, CURRENT, START)
        s = states[CURRENT]
        seed_word(words, 0, int(control[PLAIN_SEED] + control[PLAIN_SIMULATIONS]))
        while deal(s, b.options[ANSWERS], weights, next_word(words, 0)) == 1:
            pass
        steps = descend(s, b, words, weights, keys, trials, control, path)
        answer_at_random(s, b, words, weights, control[PLIES])
        prepare(s, b.table)
        judge(s, int(control[PLAIN_VIEWER]), b.table, values)
        for step in range(steps):
            trials[path[step], TRIALS] += 1
            for seat in range(s.players):
                trials[path[step], RESULTS + seat] += squash(values[seat], control[PLAIN_SCALE])
        control[PLAIN_SIMULATIONS] += 1
    return control[PLAIN_SIMULATIONS]  # type: ignore[no-any-return]


@rule
def descend(
    s: State,
    b: SearchBuffers,
    words: Words,
    weights: list[int],
    keys: Integers,
    trials: Integers,
    control: Integers,
    path: Integers,
) -> int:
    """Give answers that proved good, then one that was never tried; write their indices and return their number."""
    key = ROOT_KEY
    steps = 0
    asked = actor(s)
    while asked != RULES and steps < LONGEST_PATH:
        if asked == CHANCE:
            answer = draw(s, b.options[ANSWERS], weights, next_word(words, 0))
            key = mixed(key, answer)
            apply(s, answer)
        else:
            count = legal(s, b.options[ANSWERS], weights)
            i = most_promising_answer(b, words, keys, trials, control, asked, key, count)
            key = mixed(key, b.options[ANSWERS][i])
            path[steps] = b.options[FOUND][i]
            apply(s, b.options[ANSWERS][i])
            is_new = keys[path[steps]] == 0
            keys[path[steps]] = key
            steps += 1
            if is_new:
                break
        asked = actor(s)
    return steps


@rule
def most_promising_answer(
    b: SearchBuffers,
    words: Words,
    keys: Integers,
    trials: Integers,
    control: Integers,
    seat: int,
    key: int,
    count: int,
) -> int:
    """Return which of `count` answers to try: one that was never tried, or else the one with the highest upper confidence bound."""
    fresh = 0
    visits = 0
    for i in range(count):
        index = find_node(keys, mixed(key, b.options[ANSWERS][i]))
        b.options[FOUND][i] = index
        fresh += int(keys[index] == 0)
        visits += int(trials[index, TRIALS])
    if fresh > 0:
        return nth_fresh(b, keys, below(words, 0, fresh))
    doublings = 0
    while visits >> doublings > 1:
        doublings += 1
    best = 0
    most = -(1 << 60)
    for i in range(count):
        index = b.options[FOUND][i]
        tries = int(trials[index, TRIALS])
        bound = int(trials[index, RESULTS + seat]) // tries + int(control[EXPLORATION] * sqrt(doublings / tries))
        if bound > most:
            most = bound
            best = i
    return best


@rule
def nth_fresh(b: SearchBuffers, keys: Integers, number: int) -> int:
    """Return answer number `number`, from 0, of those that were never tried."""
    i = 0
    while True:
        if keys[b.options[FOUND][i]] == 0:
            if number == 0:
                return i
            number -= 1
        i += 1


@rule
def answer_at_random(s: State, b: SearchBuffers, words: Words, weights: list[int], plies: int) -> None:
    """Let all seats give `plies` random answers, and more until the state can be evaluated."""
    asked = actor(s)
    while asked != RULES:
        if asked != CHANCE:
            if plies <= 0 and stage(s, asked) != BETWEEN:
                return
            plies -= 1
        apply(s, random_answer(s, words, 0, b.options[ANSWERS], weights))
        asked = actor(s)
