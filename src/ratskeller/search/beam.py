"""Beam search over the turn of one seat: find whole turns, evaluate each, and take the best.

A turn is a series of answers. The search goes from one comparable state to the next (from "turn" to "turn", say, through all questions of
an ability), keeps the best few states of each level, and merges equal states: the same parts in another order lead to the same state. A
level expands its states best first and stops after a number of walks. So where a question has hundreds of answers, fewer states are
expanded, but no turn takes much longer. What chance does after the turn is averaged over outcomes; the random words are the same for
every plan.

These are templates for all games. `legal`, `apply`, `actor` and `draw` are the rules of the game; its evaluation provides the rest:

- `prepare(s, table)`: write into the table, once for a search, what the evaluation needs beside its weights
- `stage(s, seat)`: how far the turn of `seat` is: one of the stages below
- `judge(s, viewer, table, out)`: write the value of the state for every seat, as far as `viewer` knows it
- `win_chances(s, viewer, table, out)`: write the chance of every seat to win, in 4096ths, as far as `viewer` knows
- `evaluate(s, seat, table)`: the value of a state for `seat`, in thousandths of a point
- `fingerprint(s)`: a number that is equal for states which the search need not distinguish
"""

from ratskeller.core.compile.rules import placeholder, rule
from ratskeller.core.dice import next_word, seed_word
from ratskeller.core.engine import actor, apply, copy_state, draw, legal
from ratskeller.core.steps import CHANCE

from .memory import (
    CLOSING,
    ENDED,
    LOOKS,
    NOTHING,
    PLAN_LENGTH,
    POOLS,
    ROOT,
    TURN,
    WALK_DEPTH,
    Bytes,
    SearchBuffers,
    States,
    Words,
    accepts,
    best_in,
    claim_slot,
    next_in,
    slot_of,
    store,
)
from .turns import BETWEEN, CLOSE, LOOKING, OPEN

prepare = placeholder("prepare")
stage = placeholder("stage")
evaluate = placeholder("evaluate")
judge = placeholder("judge")
win_chances = placeholder("win_chances")
fingerprint = placeholder("fingerprint")

PRIOR_WEIGHT = 8
"""How many sampled outcomes the value before chance counts for."""


@rule
def best_turn(
    states: States, raw: Bytes, buffers: list[SearchBuffers], words: Words, weights: list[int], seat: int
) -> int:
    """Return the slot of the best plan for the state at ROOT; `buffers[0]` says how wide and deep to search."""
    return find_turns(states, raw, buffers[0], words, weights, seat)


@rule
def find_turns(states: States, raw: Bytes, b: SearchBuffers, words: Words, weights: list[int], seat: int) -> int:
    """Fill the pools with whole turns from the state at ROOT, and return the slot of the best one."""
    start(states, raw, b, seat)
    pool = TURN
    for _ in range(b.levels):
        expand_pool(states, raw, b, weights, seat, pool, CLOSING)
        b.count[pool] = 0
        pool ^= 1
    pool = CLOSING
    while b.count[pool] > 0:
        expand_pool(states, raw, b, weights, seat, pool, pool ^ 1)
        b.count[pool] = 0
        pool ^= 1
    return pick_plan(states, raw, b, words, weights, seat)


@rule
def start(states: States, raw: Bytes, b: SearchBuffers, seat: int) -> None:
    prepare(states[ROOT], b.table)
    for pool in range(POOLS):
        b.count[pool] = 0
    slot = slot_of(TURN, 0)
    b.count[TURN] = 1
    b.length[slot] = 0
    b.key[slot] = 0
    b.expanded[slot] = 0
    b.value[slot] = evaluate(states[ROOT], seat, b.table)
    b.open_value[slot] = b.value[slot]
    copy_state(states, raw, slot, ROOT)


@rule
def expand_pool(
    states: States, raw: Bytes, b: SearchBuffers, weights: list[int], seat: int, pool: int, closing: int
) -> None:
    """Walk on from the states of a pool, best first, until the level has had its number of walks."""
    left = b.series
    slot = next_in(b, pool)
    while slot != NOTHING and left > 0:
        b.expanded[slot] = 1
        if b.length[slot] + WALK_DEPTH <= PLAN_LENGTH:
            left -= walk(states, raw, b, weights, seat, slot, pool ^ 1, closing)
        slot = next_in(b, pool)


@rule
def walk(
    states: States, raw: Bytes, b: SearchBuffers, weights: list[int], seat: int, source: int, opened: int, closing: int
) -> int:
    """Try all series of answers from `source` to the next comparable states; return how many there were.

    Depth first, in the scratch slots before ROOT.
    """
    copy_state(states, raw, 0, source)
    series = 0
    depth = 0
    b.option_count[0] = legal(states[0], b.options[0], weights)
    b.next_option[0] = 0
    while depth >= 0:
        if b.next_option[depth] == b.option_count[depth]:
            depth -= 1
            continue
        answer = b.options[depth][b.next_option[depth]]
        b.next_option[depth] += 1
        b.answers[depth] = answer
        copy_state(states, raw, depth + 1, depth)
        apply(states[depth + 1], answer)
        depth += 1
        reached = stage(states[depth], seat)
        if reached == BETWEEN and depth < WALK_DEPTH:
            b.option_count[depth] = legal(states[depth], b.options[depth], weights)
            b.next_option[depth] = 0
        else:
            offer(states, raw, b, seat, source, depth, pool_for(reached, opened, closing))
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
def offer(states: States, raw: Bytes, b: SearchBuffers, seat: int, source: int, depth: int, pool: int) -> None:
    """Put the state in scratch slot `depth` into a pool if it is among the best there."""
    s = states[depth]
    value = evaluate(s, seat, b.table)
    if not accepts(b, pool, value):
        return
    key = fingerprint(s)
    slot = claim_slot(b, pool, key, value)
    if slot != NOTHING:
        store(b, slot, source, depth, value, key)
        b.open_value[slot] = b.value[source] if is_open(source) else b.open_value[source]
        copy_state(states, raw, slot, depth)


@rule
def is_open(slot: int) -> bool:
    """Tell whether a slot belongs to the pools of states from which the turn can still go anywhere."""
    return slot < slot_of(CLOSING, 0)


@rule
def pick_plan(states: States, raw: Bytes, b: SearchBuffers, words: Words, weights: list[int], seat: int) -> int:
    """Return the slot of the best plan, after averaging over what chance may do."""
    for number in range(b.count[ENDED]):
        slot = slot_of(ENDED, number)
        b.value[slot] = expected_value(states, raw, b, words, weights, seat, slot)
    if b.count[ENDED] == 0:
        return best_in(b, LOOKS)
    best = best_in(b, ENDED)
    if b.count[LOOKS] == 0:
        return best
    # A plan that looks still has the end of its turn to come: credit it with what the best end gains
    look = best_in(b, LOOKS)
    return look if b.value[look] > b.open_value[best] else best


@rule
def expected_value(
    states: States, raw: Bytes, b: SearchBuffers, words: Words, weights: list[int], seat: int, slot: int
) -> int:
    """Return the mean value after chance has answered; outcome n uses the same random words for every plan."""
    if actor(states[slot]) != CHANCE:
        return b.value[slot]
    if b.exact > 0:
        value = exact_value(states, raw, b, weights, seat, slot)
        if value != NOTHING:
            return value
    total = PRIOR_WEIGHT * b.value[slot]
    samples = 0
    left = b.draws // b.count[ENDED]
    while samples < b.samples and left > 0:
        seed_word(words, 0, b.seed + samples)
        copy_state(states, raw, 0, slot)
        while actor(states[0]) == CHANCE:
            apply(states[0], draw(states[0], b.options[0], weights, next_word(words, 0)))
            left -= 1
        total += evaluate(states[0], seat, b.table)
        samples += 1
    return total // (PRIOR_WEIGHT + samples)


@rule
def exact_value(states: States, raw: Bytes, b: SearchBuffers, weights: list[int], seat: int, slot: int) -> int:
    """Return the exact mean value after chance has answered, or NOTHING if there are too many outcomes.

    Depth first through the questions to chance, in the scratch slots before ROOT.
    """
    copy_state(states, raw, 0, slot)
    outcomes = 0
    depth = 0
    ask_chance(states, b, weights, 0)
    while True:
        if b.next_option[depth] == b.option_count[depth]:
            value = b.weighted_sum[depth] // b.weight_sum[depth]
            if depth == 0:
                return value
            depth -= 1
            add_outcome(b, depth, value)
            continue
        copy_state(states, raw, depth + 1, depth)
        apply(states[depth + 1], b.options[depth][b.next_option[depth]])
        b.next_option[depth] += 1
        if actor(states[depth + 1]) == CHANCE:
            if depth + 1 == WALK_DEPTH:
                return NOTHING
            depth += 1
            ask_chance(states, b, weights, depth)
        else:
            outcomes += 1
            if outcomes > b.exact:
                return NOTHING
            add_outcome(b, depth, evaluate(states[depth + 1], seat, b.table))


@rule
def ask_chance(states: States, b: SearchBuffers, weights: list[int], depth: int) -> None:
    b.option_count[depth] = legal(states[depth], b.options[depth], weights)
    for i in range(b.option_count[depth]):
        b.chance_weights[depth][i] = weights[i]
    b.next_option[depth] = 0
    b.weighted_sum[depth] = 0
    b.weight_sum[depth] = 0


@rule
def add_outcome(b: SearchBuffers, depth: int, value: int) -> None:
    """Add the value of the last answer tried, by its weight."""
    weight = b.chance_weights[depth][b.next_option[depth] - 1]
    b.weighted_sum[depth] += weight * value
    b.weight_sum[depth] += weight
