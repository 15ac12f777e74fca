"""The search of `greedy`: weigh whole turns of one's own and take the best.

A turn is a series of answers. The walk goes from one state that can be compared with others to the next (from "turn" to "turn", say,
through all questions of an ability), keeps the best few of each level, and leaves equal states out: the same parts in another order
lead to the same place. A level takes up its states best first and ends when it has tried enough: where a question has hundreds of
answers fewer states get their turn, but no turn takes much longer. What chance brings after the turn is weighed by outcomes drawn from
the same random words for every plan.

These are templates for all games: `legal`, `apply`, `actor` and `draw` are the game's rules, the others come from its evaluation:

- `prepare(s, table)`: note, once for a search, whatever the evaluation needs behind its weights
- `stage(s, seat)`: how far the turn of `seat` is: one of the numbers below
- `judge(s, viewer, table, out)`: writes what it is worth to every seat, as `viewer` knows it
- `win_chances(s, viewer, table, out)`: writes the chance of every seat to win, in 4096ths, as `viewer` knows it
- `evaluate(s, seat, table)`: what a state is worth to `seat`, in thousandths of a point
- `fingerprint(s)`: a number that is the same for states between which the search need not distinguish
"""

from typing import Any

import numpy as np

from ratskeller.core.decisions import CHANCE
from ratskeller.core.dice import next_word
from ratskeller.core.engine import actor, apply, bare, copy_state, draw, legal
from ratskeller.core.jit import placeholder, rule

from .buffers import (
    CLOSING,
    DEPTH,
    ENDED,
    LONGEST,
    LOOKS,
    NOTHING,
    POOLS,
    ROOT,
    TURN,
    Desk,
    best_of,
    is_wanted,
    next_of,
    note,
    place_of,
    seat_in_pool,
)

prepare = placeholder("prepare")
stage = placeholder("stage")
evaluate = placeholder("evaluate")
judge = placeholder("judge")
win_chances = placeholder("win_chances")
fingerprint = placeholder("fingerprint")

BETWEEN = 0
"""In the middle of a part of the turn: not to be compared with others."""
OPEN = 1
"""A part is finished, the seat may do others."""
CLOSE = 2
"""The last part of the turn goes on, with questions that can be compared."""
LOOKING = 3
"""Chance is about to show something to the seat, whose turn goes on."""
OVER = 4
"""The turn is over, or chance decides what comes of it."""

TRUST = 8
"""So many drawn outcomes count as much as the value that the evaluation gives before chance has its say."""


@rule
def best_turn(states: Any, raw: Any, desks: Any, words: Any, weights: Any, seat: int) -> int:
    """Return the place of the best plan for the state at ROOT; `desks[0]` says how wide and deep to look."""
    states = bare(states)
    raw = bare(raw)
    words = bare(words)
    weights = bare(weights)
    return weigh_turns(states, raw, desks[0], words, weights, seat)


@rule
def weigh_turns(states: Any, raw: Any, d: Desk, words: Any, weights: Any, seat: int) -> int:
    """Fill the pools with whole turns of the state at ROOT, and return the place of the best of them."""
    start(states, raw, d, seat)
    pool = TURN
    for _ in range(d.levels):
        expand_pool(states, raw, d, weights, seat, pool, CLOSING)
        d.count[pool] = 0
        pool ^= 1
    pool = CLOSING
    while d.count[pool] > 0:
        expand_pool(states, raw, d, weights, seat, pool, pool ^ 1)
        d.count[pool] = 0
        pool ^= 1
    return decide(states, raw, d, words, weights, seat)


@rule
def start(states: Any, raw: Any, d: Desk, seat: int) -> None:
    """Clear the pools and put the root into the first."""
    prepare(states[ROOT], d.table)
    for pool in range(POOLS):
        d.count[pool] = 0
    place = place_of(TURN, 0)
    d.count[TURN] = 1
    d.length[place] = 0
    d.key[place] = 0
    d.walked[place] = 0
    d.value[place] = evaluate(states[ROOT], seat, d.table)
    d.base[place] = d.value[place]
    copy_state(states, raw, place, ROOT)


@rule
def expand_pool(states: Any, raw: Any, d: Desk, weights: Any, seat: int, pool: int, closing: int) -> None:
    """Walk on from the states of a pool, the most valuable first, until the level has had its share of series."""
    left = d.series
    place = next_of(d, pool)
    while place != NOTHING and left > 0:
        d.walked[place] = 1
        if d.length[place] + DEPTH <= LONGEST:
            left -= walk(states, raw, d, weights, seat, place, pool ^ 1, closing)
        place = next_of(d, pool)


@rule
def walk(states: Any, raw: Any, d: Desk, weights: Any, seat: int, source: int, opened: int, closing: int) -> int:
    """Try all series of answers from `source` to the next states that can be compared; return how many there were.

    Depth first, in the places below ROOT.
    """
    copy_state(states, raw, 0, source)
    series = 0
    depth = 0
    d.many[0] = legal(states[0], d.legal[0], weights)
    d.upto[0] = 0
    while depth >= 0:
        if d.upto[depth] == d.many[depth]:
            depth -= 1
            continue
        answer = d.legal[depth][d.upto[depth]]
        d.upto[depth] += 1
        d.tried[depth] = answer
        copy_state(states, raw, depth + 1, depth)
        apply(states[depth + 1], answer)
        depth += 1
        reached = stage(states[depth], seat)
        if reached == BETWEEN and depth < DEPTH:
            d.many[depth] = legal(states[depth], d.legal[depth], weights)
            d.upto[depth] = 0
        else:
            offer(states, raw, d, seat, source, depth, pool_for(reached, opened, closing))
            series += 1
            depth -= 1
    return series


@rule
def pool_for(reached: int, opened: int, closing: int) -> int:
    """Return the pool for states of a stage."""
    if reached == OPEN:
        return opened
    if reached == CLOSE:
        return closing
    return LOOKS if reached == LOOKING else ENDED


@rule
def offer(states: Any, raw: Any, d: Desk, seat: int, source: int, depth: int, pool: int) -> None:
    """Put the state in scratch place `depth` into a pool, if it is among the best there."""
    s = states[depth]
    value = evaluate(s, seat, d.table)
    if not is_wanted(d, pool, value):
        return
    key = fingerprint(s)
    place = seat_in_pool(d, pool, key, value)
    if place != NOTHING:
        note(d, place, source, depth, value, key)
        d.base[place] = d.value[source] if pool_is_open(source) else d.base[source]
        copy_state(states, raw, place, depth)


@rule
def pool_is_open(place: int) -> bool:
    """Tell whether a place belongs to the pools of states from which the turn could still go anywhere."""
    return place < place_of(CLOSING, 0)


@rule
def decide(states: Any, raw: Any, d: Desk, words: Any, weights: Any, seat: int) -> int:
    """Return the place of the best plan, after weighing what chance may bring."""
    for number in range(d.count[ENDED]):
        place = place_of(ENDED, number)
        d.value[place] = expectation(states, raw, d, words, weights, seat, place)
    if d.count[ENDED] == 0:
        return best_of(d, LOOKS)
    best = best_of(d, ENDED)
    if d.count[LOOKS] == 0:
        return best
    # A plan that looks has its ending still before it: grant it what the best ending gains
    look = best_of(d, LOOKS)
    return look if d.value[look] > d.base[best] else best


@rule
def expectation(states: Any, raw: Any, d: Desk, words: Any, weights: Any, seat: int, place: int) -> int:
    """Return the mean value after chance has had its say; the n-th outcome is drawn from the same random words for every plan."""
    if actor(states[place]) != CHANCE:
        return d.value[place]
    if d.exact > 0:
        value = exact_expectation(states, raw, d, weights, seat, place)
        if value != NOTHING:
            return value
    total = TRUST * d.value[place]
    samples = 0
    left = d.draws // d.count[ENDED]
    while samples < d.samples and left > 0:
        words[0] = np.uint64(d.seed + samples)
        copy_state(states, raw, 0, place)
        while actor(states[0]) == CHANCE:
            apply(states[0], draw(states[0], d.legal[0], weights, next_word(words, 0)))
            left -= 1
        total += evaluate(states[0], seat, d.table)
        samples += 1
    return total // (TRUST + samples)


@rule
def exact_expectation(states: Any, raw: Any, d: Desk, weights: Any, seat: int, place: int) -> int:
    """Return the exact mean value after chance has had its say, or NOTHING when there are too many outcomes to look at all.

    Depth first through the questions to chance, in the places below ROOT.
    """
    copy_state(states, raw, 0, place)
    outcomes = 0
    depth = 0
    ask_chance(states, d, weights, 0)
    while True:
        if d.upto[depth] == d.many[depth]:
            value = d.worth[depth] // d.mass[depth]
            if depth == 0:
                return value
            depth -= 1
            add_outcome(d, depth, value)
            continue
        copy_state(states, raw, depth + 1, depth)
        apply(states[depth + 1], d.legal[depth][d.upto[depth]])
        d.upto[depth] += 1
        if actor(states[depth + 1]) == CHANCE:
            if depth + 1 == DEPTH:
                return NOTHING
            depth += 1
            ask_chance(states, d, weights, depth)
        else:
            outcomes += 1
            if outcomes > d.exact:
                return NOTHING
            add_outcome(d, depth, evaluate(states[depth + 1], seat, d.table))


@rule
def ask_chance(states: Any, d: Desk, weights: Any, depth: int) -> None:
    """Write what chance can answer to the state in scratch place `depth`."""
    d.many[depth] = legal(states[depth], d.legal[depth], weights)
    for i in range(d.many[depth]):
        d.chances[depth][i] = weights[i]
    d.upto[depth] = 0
    d.worth[depth] = 0
    d.mass[depth] = 0


@rule
def add_outcome(d: Desk, depth: int, value: int) -> None:
    """Add what came of the answer looked at last, by its weight."""
    weight = d.chances[depth][d.upto[depth] - 1]
    d.worth[depth] += weight * value
    d.mass[depth] += weight
