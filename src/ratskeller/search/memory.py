"""The working memory of the beam search: pools of states worth expanding, and the plan that leads to each.

The states themselves are in the slots of an `Engine`; `SearchBuffers` holds what the search knows about the state in each slot.
"""

from ratskeller.core.jit import rule
from ratskeller.core.state import grid, number, record, row

MOST_OPTIONS = 1024
"""Most legal answers to one question."""
WALK_DEPTH = 6
"""Most answers in a row between two comparable states."""
PLAN_LENGTH = 48
"""Most answers in a plan."""
TABLE_SIZE = 16384
"""Room for the weights of an evaluation and for what it prepares."""

# Pools. Children of a state go to the other pool of its pair: pool ^ 1
TURN, TURN_NEXT, CLOSING, CLOSING_NEXT, ENDED, LOOKS = range(6)
POOLS = 6
ROOT = WALK_DEPTH + 1
"""Slot of the position to search; the slots before it are scratch."""
FIRST_POOLED = ROOT + 1
POOL_SIZE = 64
SLOTS = FIRST_POOLED + POOLS * POOL_SIZE
"""Slots that a beam search needs."""

NOTHING = -(1 << 60)


@record
class SearchBuffers:
    """The configuration and the working memory of a beam search. Values are in thousandths of a point."""

    width: list[int] = row(POOLS)  # most states in each pool
    count: list[int] = row(POOLS)  # states in each pool
    levels: int = number()  # most parts of a turn
    series: int = number()  # walks at each level, after which no further state is expanded
    samples: int = number()  # most sampled outcomes of chance for a plan
    draws: int = number()  # most answers of chance for all plans together
    exact: int = number()  # most outcomes of a plan to enumerate instead of sampling
    seed: int = number()
    value: list[int] = row(SLOTS)
    expanded: list[int] = row(SLOTS)  # 1: the search has gone on from here
    open_value: list[int] = row(SLOTS)  # value of the last state of the plan from which the turn was still open
    key: list[int] = row(SLOTS)  # fingerprint of the state
    length: list[int] = row(SLOTS)
    plan: list[list[int]] = grid(SLOTS, PLAN_LENGTH)
    # a walk between two comparable states, by depth
    options: list[list[int]] = grid(WALK_DEPTH, MOST_OPTIONS)
    option_count: list[int] = row(WALK_DEPTH)
    next_option: list[int] = row(WALK_DEPTH)
    answers: list[int] = row(WALK_DEPTH)
    # enumeration of the outcomes of chance after a plan, by depth
    chance_weights: list[list[int]] = grid(WALK_DEPTH, MOST_OPTIONS)
    weighted_sum: list[int] = row(WALK_DEPTH)
    weight_sum: list[int] = row(WALK_DEPTH)
    table: list[int] = row(TABLE_SIZE)  # weights, then what the evaluation prepares


@rule
def slot_of(pool: int, i: int) -> int:
    """Return the slot of state number `i` of a pool."""
    return FIRST_POOLED + pool * POOL_SIZE + i


@rule
def is_look(slot: int) -> bool:
    """Tell whether a slot belongs to the pool of plans that look at something; it is the last pool."""
    return slot >= slot_of(LOOKS, 0)


@rule
def worst_in(b: SearchBuffers, pool: int) -> int:
    """Return the slot of the least valuable state of a non-empty pool."""
    worst = slot_of(pool, 0)
    for i in range(1, b.count[pool]):
        slot = slot_of(pool, i)
        if b.value[slot] < b.value[worst]:
            worst = slot
    return worst


@rule
def best_in(b: SearchBuffers, pool: int) -> int:
    """Return the slot of the most valuable state of a non-empty pool; the first of equals."""
    best = slot_of(pool, 0)
    for i in range(1, b.count[pool]):
        slot = slot_of(pool, i)
        if b.value[slot] > b.value[best]:
            best = slot
    return best


@rule
def next_in(b: SearchBuffers, pool: int) -> int:
    """Return the slot of the most valuable state of a pool that is not expanded yet, or NOTHING."""
    found = NOTHING
    for i in range(b.count[pool]):
        slot = slot_of(pool, i)
        if b.expanded[slot] == 0 and (found == NOTHING or b.value[slot] > b.value[found]):
            found = slot
    return found


@rule
def accepts(b: SearchBuffers, pool: int, value: int) -> bool:
    """Tell whether a pool has room for a state of this value, or a worse state to replace."""
    if b.count[pool] < b.width[pool]:
        return True
    return b.width[pool] > 0 and value > b.value[worst_in(b, pool)]


@rule
def claim_slot(b: SearchBuffers, pool: int, key: int, value: int) -> int:
    """Return the slot for an accepted state, or NOTHING if the pool has the same state at this value or a higher one."""
    for i in range(b.count[pool]):
        slot = slot_of(pool, i)
        if b.key[slot] == key:
            return slot if value > b.value[slot] else NOTHING
    if b.count[pool] == b.width[pool]:
        return worst_in(b, pool)
    b.count[pool] += 1
    return slot_of(pool, b.count[pool] - 1)


@rule
def store(b: SearchBuffers, slot: int, source: int, depth: int, value: int, key: int) -> None:
    """Fill a slot's entries: its plan is that of `source` and the answers of the current walk."""
    b.value[slot] = value
    b.key[slot] = key
    b.expanded[slot] = 0
    length = b.length[source]
    for i in range(length):
        b.plan[slot][i] = b.plan[source][i]
    for i in range(depth):
        b.plan[slot][length + i] = b.answers[i]
    b.length[slot] = length + depth
