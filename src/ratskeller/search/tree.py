"""Tree search over whole turns of all seats (Monte Carlo tree search with a beam search in place of single answers).

A simulation starts with one of the best turns that the beam search found for the seat to play, draws what chance does, lets the next seat
choose among its own best turns, and so on; after some turns the evaluation judges the position for every seat. Each seat chooses for its
own good: first the turn with the best evaluation, and as simulations return, the turn that has proved best for it. Beyond the tree all
seats play by a narrow beam search. Simulation n of a turn uses the same random words for every turn, so that turns are compared on the
same luck.

These are templates for all games, as in `beam`. All numbers are integers, so compiled and interpreted rules give the same results.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.decisions import CHANCE, RULES
from ratskeller.core.dice import next_word
from ratskeller.core.engine import actor, apply, bare, copy_state, deal, draw, legal
from ratskeller.core.jit import rule

from .arrays import Bytes, Integers, States, Words
from .beam import find_turns, judge, prepare, win_chances
from .buffers import ENDED, LOOKS, NOTHING, ROOT, SLOTS, SearchBuffers, best_in, next_in, slot_of
from .nodes import CHILDREN, LENGTH, MISSING, PRIOR, SEAT, STATS, SUMS, TRIES, VALUES, VISITS, WINS, find_node, row_of
from .strengths import mixed

START = SLOTS
"""Slot of the position to search; the beam search overwrites ROOT."""
CURRENT = SLOTS + 1
"""Slot of the position that a simulation has reached."""
TREE_SLOTS = SLOTS + 2

WIDE, NEXT, NARROW = range(3)
"""Search buffers: for turns of the root, of further nodes, and of seats beyond the tree."""
BUFFERS = 3

# The control block: settings of the search, and its counters
(
    VIEWER,
    TURNS,
    CANDIDATES,
    REPLIES,
    EXPLORE,
    TRUST,
    SCALE,
    SEED,
    SIMULATIONS,
    NODE_COUNT,
    HASTY,
    STEADY,
    EVEN,
    STREAMS,
    STREAM,
) = range(15)
CONTROL_SIZE = 15
PATH_LENGTH = 24
"""Most plans in a simulation; a turn that chance interrupts has several."""

PART_BITS = 30
PARTS = (1 << PART_BITS) - 1
GOLDEN = 663608942
"""The fraction of the golden ratio, in 2**30 parts."""

CERTAINTY = 4096
"""The result of being infinitely ahead of all others."""


@rule
def search_tree(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    keys: Integers,
    nodes: Integers,
    turns: NDArray[np.int32],
    stats: Integers,
    control: Integers,
    path: Integers,
    values: Integers,
    baseline: Integers,
    count: int,
) -> int:
    """Find the turns of the state at START if the tree is empty, then run `count` simulations; return the number of turns."""
    states = bare(states)
    raw = bare(raw)
    words = bare(words)
    weights = bare(weights)
    keys = bare(keys)
    nodes = bare(nodes)
    turns = bare(turns)
    stats = bare(stats)
    control = bare(control)
    path = bare(path)
    values = bare(values)
    baseline = bare(baseline)
    if control[NODE_COUNT] == 0:
        copy_state(states, raw, CURRENT, START)
        expand(states, raw, buffers[WIDE], words, weights, nodes, turns, stats, control, 0, control[CANDIDATES])
    for _ in range(count):
        simulate(states, raw, buffers, words, weights, keys, nodes, turns, stats, control, path, values, baseline)
    return nodes[0, CHILDREN]  # type: ignore[no-any-return]


@rule
def expand(
    states: States,
    raw: Bytes,
    b: SearchBuffers,
    words: Words,
    weights: list[int],
    nodes: Integers,
    turns: NDArray[np.int32],
    stats: Integers,
    control: Integers,
    node: int,
    most: int,
) -> None:
    """Make a node of the state at CURRENT, with its best turns, most promising first."""
    seat = actor(states[CURRENT])
    copy_state(states, raw, ROOT, CURRENT)
    find_turns(states, raw, b, words, weights, seat)
    if b.count[ENDED] > 0:
        credit_ends(b)
    nodes[node, SEAT] = seat
    nodes[node, VISITS] = 0
    nodes[node, CHILDREN] = 0
    control[NODE_COUNT] += 1
    for child in range(most):
        slot = most_promising(b)
        if slot == NOTHING:
            return
        b.expanded[slot] = 1
        nodes[node, CHILDREN] = child + 1
        row = row_of(node, child)
        for i in range(b.length[slot]):
            turns[row, i] = b.plan[slot][i]
        turns[row, LENGTH] = b.length[slot]
        for i in range(STATS):
            stats[row, i] = 0
        stats[row, PRIOR] = squash(b.value[slot], control[SCALE])


@rule
def credit_ends(b: SearchBuffers) -> None:
    """Add what the best end of a turn gains to plans that look at something: the end of their turn is still to come."""
    best = best_in(b, ENDED)
    for i in range(b.count[LOOKS]):
        slot = slot_of(LOOKS, i)
        b.value[slot] += b.value[best] - b.open_value[best]


@rule
def most_promising(b: SearchBuffers) -> int:
    """Return the slot of the most valuable plan that is not taken yet, or NOTHING."""
    ended = next_in(b, ENDED)
    look = next_in(b, LOOKS)
    if look == NOTHING or (ended != NOTHING and b.value[ended] >= b.value[look]):
        return ended
    return look


@rule
def squash(value: int, scale: int) -> int:
    """Map a value to -CERTAINTY to CERTAINTY: a lead that decides the game counts, a greater one hardly more."""
    return value * CERTAINTY // (scale + abs(value))


@rule
def simulate(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    keys: Integers,
    nodes: Integers,
    turns: NDArray[np.int32],
    stats: Integers,
    control: Integers,
    path: Integers,
    values: Integers,
    baseline: Integers,
) -> None:
    """Play some turns of all seats, evaluate the position, and update the statistics along the path."""
    copy_state(states, raw, CURRENT, START)
    node = 0
    key = 1
    steps = 0
    left = control[TURNS]
    is_new = False
    while True:
        child = select(nodes, stats, control, node)
        row = row_of(node, child)
        if node == 0:
            seed_simulation(states, buffers, words, weights, control[SEED] + stats[row, TRIES])
        path[2 * steps] = node
        path[2 * steps + 1] = row
        steps += 1
        key = mixed(key, child)
        seat = actor(states[CURRENT])
        for i in range(turns[row, LENGTH]):
            apply(states[CURRENT], int(turns[row, i]))
        if left == 1 and control[HASTY] == 1:
            left = 0
            break
        if node == 0:
            key = sample_first_chance(states, buffers, words, weights, stats, control, baseline, row, key)
        key = sample_chance(states, buffers, words, weights, key)
        asked = actor(states[CURRENT])
        if asked != seat:
            left -= 1
        if asked == RULES or left == 0 or steps == PATH_LENGTH or is_new:
            break
        node = find_node(keys, key)
        if node == MISSING:
            break
        if keys[node] == 0:
            keys[node] = key
            expand(states, raw, buffers[NEXT], words, weights, nodes, turns, stats, control, node, control[REPLIES])
            is_new = True
    roll_out(states, raw, buffers, words, weights, control, left)
    evaluate_current(states, buffers, control, values)
    backpropagate(states, buffers, nodes, stats, control, path, values, baseline, steps)


@rule
def select(nodes: Integers, stats: Integers, control: Integers, node: int) -> int:
    """Return the turn to try next: the best one for the seat so far, or one tried too seldom to tell.

    A turn counts as tried `trust` times already, with the mean of all turns and its prior.
    """
    visits = int(nodes[node, VISITS])
    if visits == 0:
        return 0
    mean = mean_of(nodes, stats, node)
    best = 0
    most = -(1 << 60)
    first = row_of(node, 0)
    for child in range(nodes[node, CHILDREN]):
        score = score_of(nodes, stats, control, node, first, child, mean)
        score += int(control[EXPLORE] * sqrt(visits) / (1 + stats[first + child, TRIES]))
        if score > most:
            most = score
            best = child
    return best


@rule
def mean_of(nodes: Integers, stats: Integers, node: int) -> int:
    """Return the mean result for a node's seat of the simulations through it."""
    total = 0
    seat = nodes[node, SEAT]
    first = row_of(node, 0)
    for child in range(nodes[node, CHILDREN]):
        total += int(stats[first + child, SUMS + seat])
    return total // int(nodes[node, VISITS])


@rule
def score_of(nodes: Integers, stats: Integers, control: Integers, node: int, first: int, child: int, mean: int) -> int:
    """Return the estimated result of a turn for the seat, without exploration; `first` is the row of the node's first turn."""
    row = first + child
    prior = int(stats[row, PRIOR]) - int(stats[first, PRIOR])
    total = int(stats[row, SUMS + nodes[node, SEAT]]) + control[TRUST] * mean
    if node == 0 and control[STEADY] == 1:
        return prior + int(total) // int(stats[row, TRIES] + control[TRUST])
    return int(total + control[TRUST] * prior) // int(stats[row, TRIES] + control[TRUST])


@rule
def seed_simulation(
    states: States, buffers: list[SearchBuffers], words: Words, weights: list[int], number: int
) -> None:
    """Seed the random words of a simulation, and deal what other seats know and the viewer does not: they play by it."""
    words[0] = np.uint64(number)
    b = buffers[NARROW]
    while deal(states[CURRENT], b.options[0], weights, next_word(words, 0)) == 1:
        pass


@rule
def sample_chance(states: States, buffers: list[SearchBuffers], words: Words, weights: list[int], key: int) -> int:
    """Answer for chance until a seat is asked or the game is over; return the key with these answers."""
    s = states[CURRENT]
    b = buffers[NARROW]
    while actor(s) == CHANCE:
        answer = draw(s, b.options[0], weights, next_word(words, 0))
        key = mixed(key, answer)
        apply(s, answer)
    return key


@rule
def sample_first_chance(
    states: States,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    stats: Integers,
    control: Integers,
    baseline: Integers,
    row: int,
    key: int,
) -> int:
    """Answer for chance after a turn of the root and evaluate the result; return the key with these answers."""
    if control[EVEN] == 1 and actor(states[CURRENT]) == CHANCE:
        # Parallel searches take outcomes in turn: together they spread as evenly as one search would
        number = int(stats[row, TRIES]) * int(control[STREAMS]) + int(control[STREAM])
        key = stratify_chance(states, buffers, weights, number, key)
    key = sample_chance(states, buffers, words, weights, key)
    evaluate_current(states, buffers, control, baseline)
    return key


@rule
def stratify_chance(states: States, buffers: list[SearchBuffers], weights: list[int], number: int, key: int) -> int:
    """Answer one question for chance so that over all simulations each answer comes as often as it should; return the key.

    Multiples of the golden ratio spread evenly: after as many simulations as there are outcomes, hardly any is missing.
    """
    s = states[CURRENT]
    b = buffers[NARROW]
    count = legal(s, b.options[0], weights)
    total = 0
    for i in range(count):
        total += weights[i]
    left = (total * ((number * GOLDEN + GOLDEN // 2) & PARTS)) >> PART_BITS
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    answer = b.options[0][i]
    apply(s, answer)
    return mixed(key, answer)


@rule
def roll_out(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    control: Integers,
    left: int,
) -> None:
    """Let all seats play by a narrow beam search until `left` turns or the game are over."""
    b = buffers[NARROW]
    plans = 0
    asked = actor(states[CURRENT])
    while left > 0 and asked != RULES and plans < PATH_LENGTH:
        seat = asked
        copy_state(states, raw, ROOT, CURRENT)
        slot = find_turns(states, raw, b, words, weights, seat)
        copy_state(states, raw, CURRENT, slot)
        if left == 1 and control[HASTY] == 1:
            return
        sample_chance(states, buffers, words, weights, 0)
        asked = actor(states[CURRENT])
        if asked != seat:
            left -= 1
        plans += 1


@rule
def evaluate_current(states: States, buffers: list[SearchBuffers], control: Integers, out: Integers) -> None:
    """Write the value of the state at CURRENT for every seat."""
    s = states[CURRENT]
    b = buffers[NARROW]
    prepare(s, b.table)
    judge(s, int(control[VIEWER]), b.table, out)


@rule
def backpropagate(
    states: States,
    buffers: list[SearchBuffers],
    nodes: Integers,
    stats: Integers,
    control: Integers,
    path: Integers,
    values: Integers,
    baseline: Integers,
    steps: int,
) -> None:
    """Add the value of the state at CURRENT for each seat to the turns on the path.

    With `steady`, turns of the root only get the difference to their value after chance: the mean of that value is known more exactly.
    """
    s = states[CURRENT]
    scale = control[SCALE]
    for step in range(steps):
        node = path[2 * step]
        row = path[2 * step + 1]
        nodes[node, VISITS] += 1
        stats[row, TRIES] += 1
        for seat in range(s.players):
            result = squash(values[seat], scale)
            if node == 0 and control[STEADY] == 1:
                result -= squash(baseline[seat], scale)
            stats[row, SUMS + seat] += result
            stats[row, VALUES + seat] += values[seat]
    win_chances(s, int(control[VIEWER]), buffers[NARROW].table, values)
    for step in range(steps):
        for seat in range(s.players):
            stats[path[2 * step + 1], WINS + seat] += values[seat]
    control[SIMULATIONS] += 1
