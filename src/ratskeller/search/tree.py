"""Tree search over whole turns of all seats (Monte Carlo tree search with a beam search in place of single answers).

A simulation starts with one of the best turns that the beam search found for the seat to play, draws what chance does, lets the next seat
choose among its own best turns, and so on; after some turns the evaluation judges the position for every seat. Each seat chooses for its
own good: first the turn with the best evaluation, and as simulations return, the turn that has proved best for it. Beyond the tree all
seats play the best of a few random turns, or by a narrow beam search. Simulation n of a turn uses the same random words for every turn, so
that turns are compared on the same luck; the words begin anew with every turn of the simulation, so that they do not shift where one turn
has asked chance more often.

These are templates for all games, as in `beam`. All numbers are integers, so compiled and interpreted rules give the same results.
"""

from math import sqrt
from typing import NamedTuple

from ratskeller.core.compile.rules import rule
from ratskeller.core.dice import next_word, seed_word
from ratskeller.core.engine import actor, apply, copy_state, deal, draw, legal
from ratskeller.core.steps import CHANCE, RULES

from .beam import find_turns, judge, prepare, win_chances
from .memory import (
    CHILDREN,
    ENDED,
    LENGTH,
    LOOKS,
    MISSING,
    NOTHING,
    PRIOR,
    RECENT,
    ROOT,
    SEAT,
    SLOTS,
    STATS,
    SUMS,
    TRIES,
    VALUES,
    VISITS,
    WINS,
    Bytes,
    Integers,
    SearchBuffers,
    States,
    Words,
    best_in,
    find_node,
    is_look,
    next_in,
    row_of,
    slot_of,
)
from .random_turns import best_random_turn
from .strengths import mixed

START = SLOTS
"""Slot of the position to search; the beam search overwrites ROOT."""
CURRENT = SLOTS + 1
"""Slot of the position that a simulation has reached."""
DRAWN = 0
"""Slot for the position after the outcome of chance that a simulation has drawn; the beam search overwrites it."""
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
    FAIR,
    EXPECTED,
    TOLERANCE,
    SETTLED,
    ATTEMPTS,
) = range(20)
CONTROL_SIZE = 20
PATH_LENGTH = 24
"""Most plans in a simulation; a turn that chance interrupts has several."""

OTHER_OUTCOMES = 4
"""With how many other outcomes of chance the one drawn is compared."""
PERCENT = 100
SHARES = PERCENT * OTHER_OUTCOMES
"""Parts of a result in which the luck of a simulation is counted."""

ROUNDS = 4
"""Parts of a search; each compares half as many turns of the root as the one before, at least FEWEST."""
FEWEST = 2
SHORTEST = 256
"""Simulations of a search that does not know how many it will have; once they are run, twice as many."""

FEWEST_TRIES = 8
"""Simulations that each turn compared needs before their errors say anything."""
ERRORS = 2
"""How many standard errors a turn may be better than its results."""

PART_BITS = 30
PARTS = (1 << PART_BITS) - 1
GOLDEN = 663608942
"""The fraction of the golden ratio, in 2**30 parts."""

CERTAINTY = 4096
"""The result of being infinitely ahead of all others."""


class Memory(NamedTuple):
    """The arrays of a search, passed as one: numba takes a named tuple apart, so this costs nothing."""

    states: States
    raw: Bytes
    buffers: list[SearchBuffers]
    words: Words
    weights: list[int]
    keys: Integers
    nodes: Integers
    turns: Integers
    stats: Integers
    results: Integers
    control: Integers
    path: Integers
    values: Integers
    luck: Integers


@rule
def search_tree(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    keys: Integers,
    nodes: Integers,
    turns: Integers,
    stats: Integers,
    results: Integers,
    control: Integers,
    path: Integers,
    values: Integers,
    luck: Integers,
    count: int,
) -> int:
    """Find the turns of the state at START if the tree is empty, then run `count` simulations; return the number of turns.

    Once more simulations would gain nothing it runs none, and sets SETTLED.
    """
    m = Memory(states, raw, buffers, words, weights, keys, nodes, turns, stats, results, control, path, values, luck)
    if control[NODE_COUNT] == 0:
        copy_state(m.states, m.raw, CURRENT, START)
        expand(m, m.buffers[WIDE], 0, control[CANDIDATES])
    for _ in range(count):
        if is_settled(m):
            control[SETTLED] = 1
            break
        simulate(m)
    return nodes[0, CHILDREN]  # type: ignore[no-any-return]


@rule
def expand(m: Memory, b: SearchBuffers, node: int, most: int) -> None:
    """Make a node of the state at CURRENT, with its best turns, most promising first."""
    seat = actor(m.states[CURRENT])
    copy_state(m.states, m.raw, ROOT, CURRENT)
    find_turns(m.states, m.raw, b, m.words, m.weights, seat)
    if b.count[ENDED] > 0:
        credit_ends(b)
    m.nodes[node, SEAT] = seat
    m.nodes[node, VISITS] = 0
    m.nodes[node, CHILDREN] = 0
    m.control[NODE_COUNT] += 1
    for child in range(most):
        slot = most_promising(b)
        if slot == NOTHING:
            return
        b.expanded[slot] = 1
        m.nodes[node, CHILDREN] = child + 1
        row = row_of(node, child)
        for i in range(b.length[slot]):
            m.turns[row, i] = b.plan[slot][i]
        m.turns[row, LENGTH] = b.length[slot]
        for i in range(STATS):
            m.stats[row, i] = 0
        m.stats[row, PRIOR] = squash(b.value[slot], m.control[SCALE])
        if node == 0 and m.control[STEADY] == 1 and is_look(slot) and b.samples > 0:
            m.stats[row, PRIOR] = result_of_look(m, b, slot)


@rule
def credit_ends(b: SearchBuffers) -> None:
    """Add what the best end of a turn gains to plans that look at something: the end of their turn is still to come."""
    best = best_in(b, ENDED)
    for i in range(b.count[LOOKS]):
        slot = slot_of(LOOKS, i)
        b.value[slot] += b.value[best] - b.open_value[best]


@rule
def result_of_look(m: Memory, b: SearchBuffers, slot: int) -> int:
    """Return the mean result for the seat on turn once a plan has looked, without the end of its turn.

    With `steady`, simulations add what comes after the look. That includes the end of the turn: what `credit_ends` adds would count twice.
    """
    seat = actor(m.states[START])
    total = 0
    for number in range(b.samples):
        copy_state(m.states, m.raw, CURRENT, slot)
        seed_word(m.words, 0, b.seed + number)
        stratify_chance(m, number, 0)
        sample_chance(m, 0)
        evaluate_current(m, m.values)
        total += squash(int(m.values[seat]), int(m.control[SCALE]))
    return int(total // b.samples)


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
def simulate(m: Memory) -> None:
    """Play some turns of all seats, evaluate the position, and update the statistics along the path."""
    copy_state(m.states, m.raw, CURRENT, START)
    node = 0
    key = 1
    steps = 0
    luck = 0
    left = m.control[TURNS]
    is_new = False
    while True:
        child = select_first(m) if node == 0 else select(m, node)
        row = row_of(node, child)
        if node == 0:
            # Hashed, so that neighbouring seeds share no simulation
            luck = mixed(int(m.control[SEED]), int(m.stats[row, TRIES]))
            seed_simulation(m, luck)
        seed_word(m.words, 0, mixed(luck, steps))
        m.path[2 * steps] = node
        m.path[2 * steps + 1] = row
        steps += 1
        key = mixed(key, child)
        seat = actor(m.states[CURRENT])
        for i in range(m.turns[row, LENGTH]):
            apply(m.states[CURRENT], int(m.turns[row, i]))
        if left == 1 and m.control[HASTY] == 1:
            left = 0
            break
        key = sample_first_chance(m, row, key) if node == 0 else sample_fairly(m, key)
        asked = actor(m.states[CURRENT])
        if asked != seat:
            left -= 1
        if asked == RULES or left == 0 or steps == PATH_LENGTH or is_new:
            break
        node = find_node(m.keys, key)
        if node == MISSING:
            break
        if m.keys[node] == 0:
            m.keys[node] = key
            expand(m, m.buffers[NEXT], node, m.control[REPLIES])
            is_new = True
    roll_out(m, left, luck, steps)
    evaluate_current(m, m.values)
    backpropagate(m, steps)


@rule
def select_first(m: Memory) -> int:
    """Return the turn of the root to try next: of the best ones so far, the one tried least (sequential halving).

    A turn that its results bring back among the best catches up with the others, so none is given up for good.
    """
    mean = mean_of(m, 0) if m.nodes[0, VISITS] > 0 else 0
    place = NOTHING
    found = NOTHING
    for _ in range(count_compared(m)):
        place = next_best(m, place, mean)
        if found == NOTHING or m.stats[place, TRIES] < m.stats[found, TRIES]:
            found = place
    return found


@rule
def count_compared(m: Memory) -> int:
    """Return how many turns of the root are still compared, by how much of the search is done."""
    visits = int(m.nodes[0, VISITS])
    expected = max(int(m.control[EXPECTED]), SHORTEST if m.control[EXPECTED] == 0 else 1)
    while expected <= visits:
        expected *= 2
    count = int(m.nodes[0, CHILDREN])
    return min(count, max(FEWEST, count >> (ROUNDS * visits // expected)))


@rule
def is_settled(m: Memory) -> bool:
    """Tell whether more simulations would gain nothing: no turn still compared is likely to be better than the best by more than TOLERANCE.

    So a search ends if one turn leads clearly, and also if all are as good as each other. Turns are only judged when they have had the same
    luck, since the errors of their differences are small. A turn alone is searched for its results: more are better.
    """
    if m.control[TOLERANCE] == 0 or m.nodes[0, VISITS] == 0 or m.nodes[0, CHILDREN] == 1:
        return False
    mean = mean_of(m, 0)
    best = next_best(m, NOTHING, mean)
    tries = m.stats[best, TRIES]
    if tries < FEWEST_TRIES:
        return False
    limit = score_of(m, 0, 0, best, mean) + m.control[TOLERANCE]
    place = best
    for _ in range(count_compared(m) - 1):
        place = next_best(m, place, mean)
        if m.stats[place, TRIES] != tries:
            return False
        if not is_beyond_errors(m, place, best, limit - score_of(m, 0, 0, place, mean)):
            return False
    return True


@rule
def is_beyond_errors(m: Memory, one: int, other: int, gap: int) -> bool:
    """Tell whether a gap is at least ERRORS standard errors of the mean difference between two turns with equally many simulations."""
    count = min(int(m.stats[one, TRIES]), RECENT)
    total = 0
    squares = 0
    for number in range(count):
        difference = m.results[one, number] - m.results[other, number]
        total += difference
        squares += difference * difference
    spread = count * squares - total * total
    return gap * gap * count * count * (count - 1) >= ERRORS * ERRORS * spread


@rule
def next_best(m: Memory, place: int, mean: int) -> int:
    """Return the turn of the root that comes after another in the order of their estimated results; after NOTHING the best."""
    limit = score_of(m, 0, 0, place, mean) if place != NOTHING else 1 << 60
    best = NOTHING
    most = NOTHING
    for child in range(m.nodes[0, CHILDREN]):
        score = score_of(m, 0, 0, child, mean)
        if (score < limit or (score == limit and child > place)) and score > most:
            best = child
            most = score
    return best


@rule
def select(m: Memory, node: int) -> int:
    """Return the turn of a further node to try next: the best one for the seat so far, or one tried too seldom to tell.

    A turn counts as tried `trust` times already, with the mean of all turns and its prior.
    """
    visits = int(m.nodes[node, VISITS])
    if visits == 0:
        return 0
    mean = mean_of(m, node)
    best = 0
    most = -(1 << 60)
    first = row_of(node, 0)
    for child in range(m.nodes[node, CHILDREN]):
        score = score_of(m, node, first, child, mean)
        score += int(m.control[EXPLORE] * sqrt(visits) / (1 + m.stats[first + child, TRIES]))
        if score > most:
            most = score
            best = child
    return best


@rule
def mean_of(m: Memory, node: int) -> int:
    """Return the mean result for a node's seat of the simulations through it."""
    total = 0
    seat = m.nodes[node, SEAT]
    first = row_of(node, 0)
    for child in range(m.nodes[node, CHILDREN]):
        total += int(m.stats[first + child, SUMS + seat])
    return total // int(m.nodes[node, VISITS])


@rule
def score_of(m: Memory, node: int, first: int, child: int, mean: int) -> int:
    """Return the estimated result of a turn for the seat, without exploration; `first` is the row of the node's first turn."""
    row = first + child
    prior = int(m.stats[row, PRIOR]) - int(m.stats[first, PRIOR])
    total = int(m.stats[row, SUMS + m.nodes[node, SEAT]]) + m.control[TRUST] * mean
    if node == 0 and m.control[STEADY] == 1:
        return prior + int(total) // int(m.stats[row, TRIES] + m.control[TRUST])
    return int(total + m.control[TRUST] * prior) // int(m.stats[row, TRIES] + m.control[TRUST])


@rule
def seed_simulation(m: Memory, number: int) -> None:
    """Seed the random words of a simulation, and deal what other seats know and the viewer does not: they play by it."""
    seed_word(m.words, 0, number)
    for seat in range(m.states[CURRENT].players):
        m.luck[seat] = 0
    b = m.buffers[NARROW]
    while deal(m.states[CURRENT], b.options[0], m.weights, next_word(m.words, 0)) == 1:
        pass


@rule
def sample_chance(m: Memory, key: int) -> int:
    """Answer for chance until a seat is asked or the game is over; return the key with these answers."""
    s = m.states[CURRENT]
    b = m.buffers[NARROW]
    while actor(s) == CHANCE:
        answer = draw(s, b.options[0], m.weights, next_word(m.words, 0))
        key = mixed(key, answer)
        apply(s, answer)
    return key


@rule
def sample_first_chance(m: Memory, row: int, key: int) -> int:
    """Answer for chance after a turn of the root; return the key with these answers.

    With `steady`, the result counts as luck: turns of the root only get the difference to it, since its mean is known more exactly.
    """
    if m.control[EVEN] == 1 and actor(m.states[CURRENT]) == CHANCE:
        # Parallel searches take outcomes in turn: together they spread as evenly as one search would
        number = int(m.stats[row, TRIES]) * int(m.control[STREAMS]) + int(m.control[STREAM])
        key = stratify_chance(m, number, key)
    key = sample_chance(m, key)
    if m.control[STEADY] == 1:
        add_luck(m, SHARES)
    return key


@rule
def sample_fairly(m: Memory, key: int) -> int:
    """Answer for chance as `sample_chance` does, and note how lucky every seat was: how much better this is than other outcomes."""
    if m.control[FAIR] == 0 or actor(m.states[CURRENT]) != CHANCE:
        return sample_chance(m, key)
    copy_state(m.states, m.raw, ROOT, CURRENT)
    key = sample_chance(m, key)
    add_luck(m, OTHER_OUTCOMES * int(m.control[FAIR]))
    copy_state(m.states, m.raw, DRAWN, CURRENT)
    for _ in range(OTHER_OUTCOMES):
        copy_state(m.states, m.raw, CURRENT, ROOT)
        sample_chance(m, 0)
        add_luck(m, -int(m.control[FAIR]))
    copy_state(m.states, m.raw, CURRENT, DRAWN)
    return key


@rule
def add_luck(m: Memory, shares: int) -> None:
    evaluate_current(m, m.values)
    for seat in range(m.states[CURRENT].players):
        m.luck[seat] += shares * squash(int(m.values[seat]), int(m.control[SCALE]))


@rule
def stratify_chance(m: Memory, number: int, key: int) -> int:
    """Answer one question for chance so that over all simulations each answer comes as often as it should; return the key.

    Multiples of the golden ratio spread evenly: after as many simulations as there are outcomes, hardly any is missing.
    """
    s = m.states[CURRENT]
    b = m.buffers[NARROW]
    count = legal(s, b.options[0], m.weights)
    total = 0
    for i in range(count):
        total += m.weights[i]
    left = (total * ((number * GOLDEN + GOLDEN // 2) & PARTS)) >> PART_BITS
    i = 0
    while left >= m.weights[i]:
        left -= m.weights[i]
        i += 1
    answer = b.options[0][i]
    apply(s, answer)
    return mixed(key, answer)


@rule
def roll_out(m: Memory, left: int, luck: int, steps: int) -> None:
    """Let all seats play by a cheap search until `left` turns or the game are over, after the first `steps` turns of a simulation."""
    b = m.buffers[NARROW]
    plans = 0
    asked = actor(m.states[CURRENT])
    while left > 0 and asked != RULES and plans < PATH_LENGTH:
        seat = asked
        copy_state(m.states, m.raw, ROOT, CURRENT)
        attempts = int(m.control[ATTEMPTS])
        if attempts > 0:
            # Words of their own: the same for every turn compared, however often chance has answered
            seed_word(m.words, 0, mixed(luck, -steps - plans))
            slot = best_random_turn(m.states, m.raw, b, m.words, m.weights, seat, attempts)
        else:
            slot = find_turns(m.states, m.raw, b, m.words, m.weights, seat)
        copy_state(m.states, m.raw, CURRENT, slot)
        if left == 1 and m.control[HASTY] == 1:
            return
        # The search may have used words of its own
        seed_word(m.words, 0, mixed(luck, steps + plans))
        sample_fairly(m, 0)
        asked = actor(m.states[CURRENT])
        if asked != seat:
            left -= 1
        plans += 1


@rule
def evaluate_current(m: Memory, out: Integers) -> None:
    """Write the value of the state at CURRENT for every seat."""
    s = m.states[CURRENT]
    b = m.buffers[NARROW]
    prepare(s, b.table)
    judge(s, int(m.control[VIEWER]), b.table, out)


@rule
def backpropagate(m: Memory, steps: int) -> None:
    """Add the value of the state at CURRENT for each seat to the turns on the path, to turns of the root without the seat's luck."""
    s = m.states[CURRENT]
    scale = m.control[SCALE]
    for step in range(steps):
        node = m.path[2 * step]
        row = m.path[2 * step + 1]
        for seat in range(s.players):
            result = squash(m.values[seat], scale)
            if node == 0:
                result -= m.luck[seat] // SHARES
                if seat == m.nodes[node, SEAT]:
                    m.results[row, m.stats[row, TRIES] % RECENT] = result
            m.stats[row, SUMS + seat] += result
            m.stats[row, VALUES + seat] += m.values[seat]
        m.nodes[node, VISITS] += 1
        m.stats[row, TRIES] += 1
    win_chances(s, int(m.control[VIEWER]), m.buffers[NARROW].table, m.values)
    for step in range(steps):
        for seat in range(s.players):
            m.stats[m.path[2 * step + 1], WINS + seat] += m.values[seat]
    m.control[SIMULATIONS] += 1
