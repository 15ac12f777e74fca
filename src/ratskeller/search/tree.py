"""The search of the stronger opponents: whole turns of all seats, played on from the best turns of one's own.

A simulation begins with one of the turns that the search of `greedy` found best, draws what chance brings, lets the next seat choose
among its own best turns, and so on; after some turns the evaluation judges for every seat how it stands. Each seat chooses for its own
good: first the turn that the evaluation likes best, then, as simulations come by again, the one that proved best for it. Where a
position was never met before, all play on by a narrow search. The n-th simulation of a turn has the same random words for every turn, so
that turns are compared on the same luck.

These are templates for all games, as in `turns`. Numbers are integers, so that compiled and interpreted rules search alike.
"""

from math import sqrt
from typing import Any

import numpy as np

from ratskeller.core.decisions import CHANCE, RULES
from ratskeller.core.dice import next_word
from ratskeller.core.engine import actor, apply, bare, copy_state, deal, draw, legal
from ratskeller.core.jit import rule

from .beam import judge, prepare, weigh_turns, win_chances
from .buffers import ENDED, LOOKS, NOTHING, PLACES, ROOT, Desk, best_of, next_of, place_of
from .nodes import CHILDREN, LENGTH, MISSING, PRIOR, SEAT, STATS, SUMS, TRIED, VALUES, VISITS, WINS, node_of, row_of
from .strengths import mixed

KEPT = PLACES
"""Place of the state that the search is about; ROOT holds whatever turns are just looked for in."""
WALKER = PLACES + 1
"""Place of the state that a simulation has come to."""
PLACES_AHEAD = PLACES + 2

WIDE, NEXT, NARROW = range(3)
"""Desks: for turns of the root, of further nodes, and of seats that play on where nothing is remembered."""
DESKS = 3

# What a search is told, and what it notes about itself
VIEWER, TURNS, CANDIDATES, REPLIES, EXPLORE, TRUST, SCALE, SEED, DONE, NODES_MADE, HASTY, STEADY, EVEN, TEAM, STREAM = (
    range(15)
)
NOTES = 15
LONGEST_WAY = 24
"""Most plans in a simulation; a turn that is interrupted by chance has several."""

PART_BITS = 30
PARTS = (1 << PART_BITS) - 1
GOLDEN = 663608942
"""The golden ratio's fraction, in 2**30 parts."""

WHOLE = 4096
"""What it would be worth to be infinitely better than all others."""


@rule
def look_ahead(
    states: Any,
    raw: Any,
    desks: Any,
    words: Any,
    weights: Any,
    keys: Any,
    nodes: Any,
    turns: Any,
    stats: Any,
    notes: Any,
    way: Any,
    values: Any,
    before: Any,
    count: int,
) -> int:
    """Look for the turns of the state at KEPT when nothing is done yet, then make `count` simulations; return how many turns there are."""
    states = bare(states)
    raw = bare(raw)
    words = bare(words)
    weights = bare(weights)
    keys = bare(keys)
    nodes = bare(nodes)
    turns = bare(turns)
    stats = bare(stats)
    notes = bare(notes)
    way = bare(way)
    values = bare(values)
    before = bare(before)
    if notes[NODES_MADE] == 0:
        copy_state(states, raw, WALKER, KEPT)
        remember(states, raw, desks[WIDE], words, weights, nodes, turns, stats, notes, 0, notes[CANDIDATES])
    for _ in range(count):
        simulate(states, raw, desks, words, weights, keys, nodes, turns, stats, notes, way, values, before)
    return nodes[0, CHILDREN]  # type: ignore[no-any-return]


@rule
def remember(
    states: Any,
    raw: Any,
    d: Desk,
    words: Any,
    weights: Any,
    nodes: Any,
    turns: Any,
    stats: Any,
    notes: Any,
    node: int,
    most: int,
) -> None:
    """Make a node of the state at WALKER: its best turns, most promising first."""
    seat = actor(states[WALKER])
    copy_state(states, raw, ROOT, WALKER)
    weigh_turns(states, raw, d, words, weights, seat)
    if d.count[ENDED] > 0:
        grant_endings(d)
    nodes[node, SEAT] = seat
    nodes[node, VISITS] = 0
    nodes[node, CHILDREN] = 0
    notes[NODES_MADE] += 1
    for child in range(most):
        place = most_promising(d)
        if place == NOTHING:
            return
        d.walked[place] = 1
        nodes[node, CHILDREN] = child + 1
        row = row_of(node, child)
        for i in range(d.length[place]):
            turns[row, i] = d.plan[place][i]
        turns[row, LENGTH] = d.length[place]
        for i in range(STATS):
            stats[row, i] = 0
        stats[row, PRIOR] = squashed(d.value[place], notes[SCALE])


@rule
def grant_endings(d: Desk) -> None:
    """Add to plans that look at something what the best ending gains: theirs is still before them."""
    best = best_of(d, ENDED)
    for i in range(d.count[LOOKS]):
        place = place_of(LOOKS, i)
        d.value[place] += d.value[best] - d.base[best]


@rule
def most_promising(d: Desk) -> int:
    """Return the place of the most valuable plan that was not taken yet, or NOTHING."""
    ended = next_of(d, ENDED)
    look = next_of(d, LOOKS)
    if look == NOTHING or (ended != NOTHING and d.value[ended] >= d.value[look]):
        return ended
    return look


@rule
def squashed(value: int, scale: int) -> int:
    """Return a value between -WHOLE and WHOLE: the lead that decides a game counts, a greater one hardly more."""
    return value * WHOLE // (scale + abs(value))


@rule
def simulate(
    states: Any,
    raw: Any,
    desks: Any,
    words: Any,
    weights: Any,
    keys: Any,
    nodes: Any,
    turns: Any,
    stats: Any,
    notes: Any,
    way: Any,
    values: Any,
    before: Any,
) -> None:
    """Play some turns of all seats, judge how they stand, and remember that along the way."""
    copy_state(states, raw, WALKER, KEPT)
    node = 0
    key = 1
    steps = 0
    left = notes[TURNS]
    is_new = False
    while True:
        child = choice(nodes, stats, notes, node)
        row = row_of(node, child)
        if node == 0:
            begin_luck(states, desks, words, weights, notes[SEED] + stats[row, TRIED])
        way[2 * steps] = node
        way[2 * steps + 1] = row
        steps += 1
        key = mixed(key, child)
        seat = actor(states[WALKER])
        for i in range(turns[row, LENGTH]):
            apply(states[WALKER], int(turns[row, i]))
        if left == 1 and notes[HASTY] == 1:
            left = 0
            break
        if node == 0:
            key = let_chance_first(states, desks, words, weights, stats, notes, before, row, key)
        key = let_chance(states, desks, words, weights, key)
        asked = actor(states[WALKER])
        if asked != seat:
            left -= 1
        if asked == RULES or left == 0 or steps == LONGEST_WAY or is_new:
            break
        node = node_of(keys, key)
        if node == MISSING:
            break
        if keys[node] == 0:
            keys[node] = key
            remember(states, raw, desks[NEXT], words, weights, nodes, turns, stats, notes, node, notes[REPLIES])
            is_new = True
    play_on(states, raw, desks, words, weights, notes, left)
    judge_walker(states, desks, notes, values)
    settle(states, desks, nodes, stats, notes, way, values, before, steps)


@rule
def choice(nodes: Any, stats: Any, notes: Any, node: int) -> int:
    """Return the turn to try next: what proved best for the seat, or was tried too seldom to tell.

    A turn counts as tried some times already, with the mean of all turns and by how much it is thought worse than the best.
    """
    visits = int(nodes[node, VISITS])
    if visits == 0:
        return 0
    mean = mean_of(nodes, stats, node)
    best = 0
    most = -(1 << 60)
    first = row_of(node, 0)
    for child in range(nodes[node, CHILDREN]):
        merit = merit_of(nodes, stats, notes, node, first, child, mean)
        merit += int(notes[EXPLORE] * sqrt(visits) / (1 + stats[first + child, TRIED]))
        if merit > most:
            most = merit
            best = child
    return best


@rule
def mean_of(nodes: Any, stats: Any, node: int) -> int:
    """Return what the simulations through a node brought to its seat in the mean."""
    total = 0
    seat = nodes[node, SEAT]
    first = row_of(node, 0)
    for child in range(nodes[node, CHILDREN]):
        total += int(stats[first + child, SUMS + seat])
    return total // int(nodes[node, VISITS])


@rule
def merit_of(nodes: Any, stats: Any, notes: Any, node: int, first: int, child: int, mean: int) -> int:
    """Return what a turn is worth to the seat, as far as is known; `first` is the row of the node's first turn."""
    row = first + child
    prior = int(stats[row, PRIOR]) - int(stats[first, PRIOR])
    total = int(stats[row, SUMS + nodes[node, SEAT]]) + notes[TRUST] * mean
    if node == 0 and notes[STEADY] == 1:
        return prior + int(total) // int(stats[row, TRIED] + notes[TRUST])
    return int(total + notes[TRUST] * prior) // int(stats[row, TRIED] + notes[TRUST])


@rule
def begin_luck(states: Any, desks: Any, words: Any, weights: Any, number: int) -> None:
    """Begin the random words of a simulation, and draw what other seats know and the viewer does not: they play by it."""
    words[0] = np.uint64(number)
    d = desks[NARROW]
    while deal(states[WALKER], d.legal[0], weights, next_word(words, 0)) == 1:
        pass


@rule
def let_chance(states: Any, desks: Any, words: Any, weights: Any, key: int) -> int:
    """Answer for chance until somebody else is asked; return the key with these answers."""
    s = states[WALKER]
    d = desks[NARROW]
    while actor(s) == CHANCE:
        answer = draw(s, d.legal[0], weights, next_word(words, 0))
        key = mixed(key, answer)
        apply(s, answer)
    return key


@rule
def let_chance_first(
    states: Any, desks: Any, words: Any, weights: Any, stats: Any, notes: Any, before: Any, row: int, key: int
) -> int:
    """Answer for chance after a turn of the root and judge what came of it; return the key with these answers."""
    if notes[EVEN] == 1 and actor(states[WALKER]) == CHANCE:
        # The searches of a team take every so manieth outcome: together they spread as evenly as one would
        number = int(stats[row, TRIED]) * int(notes[TEAM]) + int(notes[STREAM])
        key = let_chance_evenly(states, desks, weights, number, key)
    key = let_chance(states, desks, words, weights, key)
    judge_walker(states, desks, notes, before)
    return key


@rule
def let_chance_evenly(states: Any, desks: Any, weights: Any, number: int, key: int) -> int:
    """Answer one question of chance such that the answers of all simulations together come as often as they should; return the key.

    Multiples of the golden ratio spread evenly: after as many simulations as there are outcomes hardly any is missing.
    """
    s = states[WALKER]
    d = desks[NARROW]
    many = legal(s, d.legal[0], weights)
    total = 0
    for i in range(many):
        total += weights[i]
    left = (total * ((number * GOLDEN + GOLDEN // 2) & PARTS)) >> PART_BITS
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    answer = d.legal[0][i]
    apply(s, answer)
    return mixed(key, answer)


@rule
def play_on(states: Any, raw: Any, desks: Any, words: Any, weights: Any, notes: Any, left: int) -> None:
    """Let all seats play on by a narrow search until so many turns are over, or the game."""
    d = desks[NARROW]
    plans = 0
    asked = actor(states[WALKER])
    while left > 0 and asked != RULES and plans < LONGEST_WAY:
        seat = asked
        copy_state(states, raw, ROOT, WALKER)
        place = weigh_turns(states, raw, d, words, weights, seat)
        copy_state(states, raw, WALKER, place)
        if left == 1 and notes[HASTY] == 1:
            return
        let_chance(states, desks, words, weights, 0)
        asked = actor(states[WALKER])
        if asked != seat:
            left -= 1
        plans += 1


@rule
def judge_walker(states: Any, desks: Any, notes: Any, out: Any) -> None:
    """Write what the state at WALKER is worth to every seat."""
    s = states[WALKER]
    d = desks[NARROW]
    prepare(s, d.table)
    judge(s, int(notes[VIEWER]), d.table, out)


@rule
def settle(
    states: Any, desks: Any, nodes: Any, stats: Any, notes: Any, way: Any, values: Any, before: Any, steps: int
) -> None:
    """Add what the state at WALKER is worth to each seat to the turns that led there.

    Turns of the root get only what became of it after chance had answered to them: what that brings in the mean is known better already.
    """
    s = states[WALKER]
    scale = notes[SCALE]
    for step in range(steps):
        node = way[2 * step]
        row = way[2 * step + 1]
        nodes[node, VISITS] += 1
        stats[row, TRIED] += 1
        for seat in range(s.players):
            result = squashed(values[seat], scale)
            if node == 0 and notes[STEADY] == 1:
                result -= squashed(before[seat], scale)
            stats[row, SUMS + seat] += result
            stats[row, VALUES + seat] += values[seat]
    win_chances(s, int(notes[VIEWER]), desks[NARROW].table, values)
    for step in range(steps):
        for seat in range(s.players):
            stats[way[2 * step + 1], WINS + seat] += values[seat]
    notes[DONE] += 1
