"""The search of `plain-search`, a yardstick: a tree over single answers, as textbooks have it, with an evaluation at its end.

A simulation goes from the position along answers that proved good for the seat that gives them (upper confidence bounds), up to the first
answer that was never tried; then all seats answer at random for a while, and what the evaluation says of the position is remembered for
every answer on the path, by seat: each seat looks for its own good. What chance brings is drawn every time, and what others know is dealt
anew.

Nothing else is known of a position than how often each answer was tried there and with what result, under a number made of the answers
that led to it, those of chance included. These are templates for all games, as in `turns`; results are integers, so that compiled and
interpreted rules search alike.
"""

from math import sqrt
from typing import Any

import numpy as np

from ratskeller.core.decisions import CHANCE, RULES
from ratskeller.core.dice import below, next_word
from ratskeller.core.engine import actor, apply, bare, copy_state, deal, draw, legal, random_answer
from ratskeller.core.jit import rule
from ratskeller.search.beam import BETWEEN, judge, prepare, stage
from ratskeller.search.buffers import SearchBuffers
from ratskeller.search.nodes import MOST_SEATS, find_node
from ratskeller.search.strengths import mixed
from ratskeller.search.tree import squash

KEPT, WALKER = range(2)
"""Places of the state that the search is about, and of the state that a simulation has come to."""
PLAIN_PLACES = 2

# What a search is told, and what it control about itself
PLAIN_VIEWER, PLIES, CURIOSITY, PLAIN_SCALE, PLAIN_SEED, PLAIN_DONE = range(6)
PLAIN_NOTES = 6

# What is kept of an answer: how often it was tried, and by seat the results added up
TRIALS, RESULTS = range(2)
TRIAL = RESULTS + MOST_SEATS

ROOT_KEY = 1
"""Number of the position that the search is about."""
LONGEST_PATH = 256
"""Most remembered answers in a simulation."""

ANSWERS, FOUND = range(2)
"""Rows of the options: legal answers, and where each of them is in memory."""


@rule
def search_plainly(
    states: Any,
    raw: Any,
    buffers: Any,
    words: Any,
    weights: Any,
    keys: Any,
    trials: Any,
    control: Any,
    path: Any,
    values: Any,
    count: int,
) -> int:
    """Make `count` simulations of the state at KEPT; return how many there are in all."""
    states = bare(states)
    raw = bare(raw)
    words = bare(words)
    weights = bare(weights)
    keys = bare(keys)
    trials = bare(trials)
    control = bare(control)
    path = bare(path)
    values = bare(values)
    b = buffers[0]
    for _ in range(count):
        copy_state(states, raw, WALKER, KEPT)
        s = states[WALKER]
        words[0] = np.uint64(control[PLAIN_SEED] + control[PLAIN_DONE])
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
        control[PLAIN_DONE] += 1
    return control[PLAIN_DONE]  # type: ignore[no-any-return]


@rule
def descend(s: Any, b: SearchBuffers, words: Any, weights: Any, keys: Any, trials: Any, control: Any, path: Any) -> int:
    """Give the answers that proved good, and then one that was never tried; write where they are remembered and return how many."""
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
            i = promising(b, words, keys, trials, control, asked, key, count)
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
def promising(
    b: SearchBuffers, words: Any, keys: Any, trials: Any, control: Any, seat: int, key: int, count: int
) -> int:
    """Return which of `count` answers is to be tried: any that never was, or else the one with the highest upper confidence bound."""
    fresh = 0
    visits = 0
    for i in range(count):
        place = find_node(keys, mixed(key, b.options[ANSWERS][i]))
        b.options[FOUND][i] = place
        fresh += int(keys[place] == 0)
        visits += int(trials[place, TRIALS])
    if fresh > 0:
        return nth_fresh(b, keys, below(words, 0, fresh))
    doublings = 0
    while visits >> doublings > 1:
        doublings += 1
    best = 0
    most = -(1 << 60)
    for i in range(count):
        place = b.options[FOUND][i]
        tried = int(trials[place, TRIALS])
        bound = int(trials[place, RESULTS + seat]) // tried + int(control[CURIOSITY] * sqrt(doublings / tried))
        if bound > most:
            most = bound
            best = i
    return best


@rule
def nth_fresh(b: SearchBuffers, keys: Any, number: int) -> int:
    """Return the answer that is the n-th, counted from 0, of those that were never tried."""
    i = 0
    while True:
        if keys[b.options[FOUND][i]] == 0:
            if number == 0:
                return i
            number -= 1
        i += 1


@rule
def answer_at_random(s: Any, b: SearchBuffers, words: Any, weights: Any, plies: int) -> None:
    """Let all seats give so many random answers, and more until a state can be judged."""
    asked = actor(s)
    while asked != RULES:
        if asked != CHANCE:
            if plies <= 0 and stage(s, asked) != BETWEEN:
                return
            plies -= 1
        apply(s, random_answer(s, words, 0, b.options[ANSWERS], weights))
        asked = actor(s)
