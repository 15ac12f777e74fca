"""The search of `turn-search`, a yardstick: it makes whole turns at random, and compares the best by simulations (flat Monte Carlo, UCB1).

A turn is all answers of a seat until chance or another seat comes in. Many are made at random, and the evaluation picks those to compare.
A simulation plays one of them, and then some turns of all seats: each seat plays the best of a few turns of its own made at random, by
what the evaluation says for this seat. The evaluation of the last position for the seat that searches is the result. Upper confidence
bounds decide which turn is tried next. There is no tree, and no turn is looked for step by step.

Random turns are those of `search.random_turns`. Simulation n of every turn has the same luck. These are templates for all games, as in
`search.beam`; all numbers are integers, so compiled and interpreted rules give the same results.
"""

from math import sqrt
from typing import NamedTuple

from ratskeller.core.compile.rules import rule
from ratskeller.core.dice import below, next_word, seed_word
from ratskeller.core.engine import actor, apply, copy_state, deal, random_answer
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search.beam import evaluate, fingerprint, prepare, stage
from ratskeller.search.memory import (
    FIRST_POOLED,
    NOTHING,
    POOL_SIZE,
    ROOT,
    Bytes,
    Integers,
    SearchBuffers,
    State,
    States,
    Words,
    find_node,
)
from ratskeller.search.random_turns import best_random_turn, make_random_turn
from ratskeller.search.strengths import mixed
from ratskeller.search.tree import squash
from ratskeller.search.turns import LOOKING

SAMPLE = 2
"""Slot of a turn made at random for the comparison, after those that `best_random_turn` needs."""
CURRENT = ROOT
"""Slot of the position that a simulation has reached."""
START = ROOT + 1
"""Slot of the position to search."""
TURN_SLOTS = ROOT + 2

# The control block: settings of the search, and its counters
(
    VIEWER,
    SAMPLES,
    MOST_TURNS,
    HORIZON,
    ATTEMPTS,
    EXPLORATION,
    SCALE,
    SEED,
    TURN_COUNT,
    SIMULATIONS,
) = range(10)
CONTROL_SIZE = 10

MOST_COMPARED = POOL_SIZE
"""Most turns to compare: turn number i is the plan in the slot FIRST_POOLED + i."""

# Columns of a turn that is compared: its value in thousandths of a point, its simulations, and the sum of their results
VALUE, TRIES, RESULT = range(3)
TURN_COLUMNS = 3

UNTRIED = 1 << 50
"""What puts a turn without simulations before all others."""
DRAWS = 4
"""How often chance is drawn to value a turn that goes on after chance has shown something."""


class Memory(NamedTuple):
    """The arrays of a search, passed as one: numba takes a named tuple apart, so this costs nothing."""

    states: States
    raw: Bytes
    b: SearchBuffers
    words: Words
    weights: list[int]
    keys: Integers
    stats: Integers
    control: Integers


@rule
def compare_turns(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    keys: Integers,
    stats: Integers,
    control: Integers,
    count: int,
) -> int:
    """Make the turns of the state at START if there are none yet, then run `count` simulations; return the number of turns compared."""
    m = Memory(states, raw, buffers[0], words, weights, keys, stats, control)
    if control[TURN_COUNT] == 0:
        make_turns(m)
    for _ in range(count):
        simulate(m, most_promising_turn(m))
        control[SIMULATIONS] += 1
    return control[TURN_COUNT]  # type: ignore[no-any-return]


@rule
def make_turns(m: Memory) -> None:
    """Make turns at random, value each position that they lead to once, and take the best."""
    for number in range(m.control[SAMPLES]):
        copy_state(m.states, m.raw, CURRENT, START)
        prepare(m.states[CURRENT], m.b.table)
        seed_word(m.words, 0, mixed(int(m.control[SEED]), -1 - number))
        count = int(m.control[TURN_COUNT])
        model = FIRST_POOLED + (below(m.words, 0, count) if count > 0 else 0)
        reused = below(m.words, 0, int(m.b.length[model])) if count > 0 and number % 2 == 1 else 0
        make_random_turn(m.states, m.raw, m.b, m.words, m.weights, SAMPLE, model, reused)
        key = fingerprint(m.states[SAMPLE])
        place = find_node(m.keys, key)
        if m.keys[place] == 0:
            m.keys[place] = key
            add_turn(m, value_of_sample(m))


@rule
def any_answer(m: Memory, s: State) -> int:
    """Return a random answer of who is asked."""
    return random_answer(s, m.words, 0, m.b.options[0], m.weights)


@rule
def value_of_sample(m: Memory) -> int:
    """Return the value of the state in SAMPLE for the seat that searches; a turn that goes on is valued by how it may go on."""
    seat = int(m.control[VIEWER])
    if not goes_on(m.states[SAMPLE], seat):
        return evaluate(m.states[SAMPLE], seat, m.b.table)  # type: ignore[no-any-return]
    total = 0
    for number in range(DRAWS):
        copy_state(m.states, m.raw, CURRENT, START)
        play_turn_again(m, SAMPLE)
        seed_word(m.words, 0, mixed(int(m.control[SEED]), number))
        while goes_on(m.states[CURRENT], seat):
            play_on(m)
        prepare(m.states[CURRENT], m.b.table)
        total += evaluate(m.states[CURRENT], seat, m.b.table)
    return total // DRAWS


@rule
def goes_on(s: State, seat: int) -> bool:
    """Tell whether a seat's turn is not over: it is asked again, or will be once chance has shown something."""
    asked = actor(s)
    return bool(asked == seat or (asked == CHANCE and stage(s, seat) == LOOKING))


@rule
def play_on(m: Memory) -> None:
    """Let chance answer in the state at CURRENT, or the seat that is asked play a turn."""
    if actor(m.states[CURRENT]) == CHANCE:
        apply(m.states[CURRENT], any_answer(m, m.states[CURRENT]))
    else:
        play_best(m)


@rule
def play_turn_again(m: Memory, slot: int) -> None:
    """Play the turn in a slot from the state at CURRENT."""
    for i in range(m.b.length[slot]):
        apply(m.states[CURRENT], int(m.b.plan[slot][i]))


@rule
def add_turn(m: Memory, value: int) -> None:
    """Take the turn in the slot SAMPLE to those that are compared, if there is room or a worse one."""
    count = int(m.control[TURN_COUNT])
    place = count
    if count < m.control[MOST_TURNS]:
        m.control[TURN_COUNT] += 1
    else:
        place = worst_turn(m)
        if m.stats[place, VALUE] >= value:
            return
    copy_turn(m, FIRST_POOLED + place, SAMPLE)
    m.stats[place, VALUE] = value
    m.stats[place, TRIES] = 0
    m.stats[place, RESULT] = 0


@rule
def worst_turn(m: Memory) -> int:
    """Return the turn with the lowest value of those compared."""
    worst = 0
    for i in range(m.control[TURN_COUNT]):
        if m.stats[i, VALUE] < m.stats[worst, VALUE]:
            worst = i
    return worst


@rule
def copy_turn(m: Memory, slot: int, source: int) -> None:
    """Overwrite the turn in one slot with another."""
    length = int(m.b.length[source])
    for i in range(length):
        m.b.plan[slot][i] = m.b.plan[source][i]
    m.b.length[slot] = length


@rule
def most_promising_turn(m: Memory) -> int:
    """Return the turn to try next: the most valuable one that was never tried, or else the one with the highest upper confidence bound."""
    visits = int(m.control[SIMULATIONS])
    doublings = 0
    while visits >> doublings > 1:
        doublings += 1
    best = 0
    most = NOTHING
    for i in range(m.control[TURN_COUNT]):
        tries = int(m.stats[i, TRIES])
        if tries == 0:
            bound = UNTRIED + int(m.stats[i, VALUE])
        else:
            bound = int(m.stats[i, RESULT]) // tries + int(m.control[EXPLORATION] * sqrt(doublings / tries))
        if bound > most:
            most = bound
            best = i
    return best


@rule
def simulate(m: Memory, turn: int) -> None:
    """Play one of the turns compared, then some turns of all seats, and add the result."""
    copy_state(m.states, m.raw, CURRENT, START)
    luck = mixed(int(m.control[SEED]), int(m.stats[turn, TRIES]))
    seed_word(m.words, 0, luck)
    while deal(m.states[CURRENT], m.b.options[0], m.weights, next_word(m.words, 0)) == 1:
        pass
    play_turn_again(m, FIRST_POOLED + turn)
    roll_out(m, luck)
    prepare(m.states[CURRENT], m.b.table)
    value = evaluate(m.states[CURRENT], int(m.control[VIEWER]), m.b.table)
    m.stats[turn, TRIES] += 1
    m.stats[turn, RESULT] += squash(value, int(m.control[SCALE]))


@rule
def roll_out(m: Memory, luck: int) -> None:
    """Play on from the state at CURRENT until the seat's turn is over, and HORIZON more turns.

    The luck of each turn begins anew, so that it stays the same where one before it took more.
    """
    last = int(m.control[VIEWER])
    left = int(m.control[HORIZON])
    number = 0
    while True:
        number += 1
        seed_word(m.words, 0, mixed(luck, number))
        if left == 0 and not goes_on(m.states[CURRENT], last):
            return
        while actor(m.states[CURRENT]) == CHANCE:
            play_on(m)
        asked = actor(m.states[CURRENT])
        if asked == RULES:
            return
        if asked != last:
            if left == 0:
                return
            left -= 1
            last = asked
        play_best(m)


@rule
def play_best(m: Memory) -> None:
    """Play the best of a few random turns in the state at CURRENT, by the evaluation for the seat that is asked."""
    seat = actor(m.states[CURRENT])
    best = best_random_turn(m.states, m.raw, m.b, m.words, m.weights, seat, int(m.control[ATTEMPTS]))
    copy_state(m.states, m.raw, CURRENT, best)
