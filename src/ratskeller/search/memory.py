"""The memory of a search: its arrays, the pools of the beam search, and the tree of the search over turns.

Compiled rules get numpy arrays and interpreted ones lists. Both are indexed alike, so rules name one type for the two: `list[int]` for
a row of integers, as in `core.contract`, and `Integers` for what has one or two dimensions.

The beam search has pools of states worth expanding, and the plan that leads to each. The states themselves are in the slots of an
`Engine`; `SearchBuffers` holds what the search knows about the state in each slot.

A node of the tree is a position in which a seat is about to play, with the turns it may choose from. It is found by a key made of the way
to it: turns and answers of chance. Node 0 is the root.
"""

from typing import TYPE_CHECKING, Any, Protocol, cast

from ratskeller.core.compile.rules import rule
from ratskeller.core.contract import Contract
from ratskeller.core.state import grid, number, record, row

if TYPE_CHECKING:
    # Interpreted rules run without it
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8] | None
    Words = NDArray[np.uint64] | list[int]
    Integers = NDArray[np.signedinteger[Any]]
else:
    Bytes = Words = Integers = Any


class State(Protocol):
    """What the state of every game has."""

    players: int
    logging: int
    logged: int


GameRules = Contract[State]
"""A game, whichever it is."""
States = list[State]
"""Slots for states of one game, as `Engine.room` makes them."""


class Grid(list[list[int]]):
    """Rows of zeros, which interpreted rules index like an array of numpy: `grid[row, column]`."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__([0] * columns for _ in range(rows))

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            return super().__getitem__(place[0])[place[1]]
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, tuple):
            super().__getitem__(place[0])[place[1]] = value
        else:
            super().__setitem__(place, value)


def numbers(length: int, is_compiled: bool) -> Integers:
    if is_compiled:
        import numpy as np

        return np.zeros(length, dtype=np.int64)
    return cast("Integers", [0] * length)


def grid_of_numbers(rows: int, columns: int, is_compiled: bool, bits: int = 64) -> Integers:
    if is_compiled:
        import numpy as np

        return np.zeros((rows, columns), dtype=f"i{bits // 8}")
    return cast("Integers", Grid(rows, columns))


def generators(count: int, is_compiled: bool) -> Words:
    if is_compiled:
        import numpy as np

        return np.zeros(count, dtype=np.uint64)
    return [0] * count


def clear(row: Integers) -> None:
    row[:] = [0] * len(row) if isinstance(row, list) else 0


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


MOST_SEATS = 8
MOST_CAUSES = 4
"""Most causes of losses that a game tells apart."""
MOST_CANDIDATES = 64
"""Most turns of node 0."""
MOST_REPLIES = 8
"""Most turns of any other node."""

# Columns of a node
SEAT, CHILDREN, VISITS = range(3)
# Columns of a turn: simulations, the prior, and sums over the simulations by seat: results, values of the last states in thousandths of a
# point, and chances to win there
TRIES, PRIOR, SUMS = range(3)
VALUES = SUMS + MOST_SEATS
WINS = VALUES + MOST_SEATS
STATS = WINS + MOST_SEATS
LENGTH = PLAN_LENGTH
"""Column with the number of answers of a turn, after the answers."""

RECENT = 256
"""How many of the last results of each turn of node 0 are kept; a result is in the column of its number modulo this one."""

MISSING = -1


class Tree:
    """An empty tree."""

    def __init__(self, nodes: int, is_compiled: bool) -> None:
        """Make room for a number of nodes; where the tree is full, simulations play on without it."""
        self.keys = numbers(nodes, is_compiled)
        self.nodes = grid_of_numbers(nodes, 3, is_compiled)
        rows = MOST_CANDIDATES + (nodes - 1) * MOST_REPLIES
        self.turns = grid_of_numbers(rows, PLAN_LENGTH + 1, is_compiled, 32)
        self.stats = grid_of_numbers(rows, STATS, is_compiled)
        self.results = grid_of_numbers(MOST_CANDIDATES, RECENT, is_compiled)


@rule
def row_of(node: int, child: int) -> int:
    """Return the row of a turn; those of node 0 come first."""
    return child if node == 0 else MOST_CANDIDATES + (node - 1) * MOST_REPLIES + child


@rule
def find_node(keys: Integers, key: int) -> int:
    """Return the number of a node, or the free number for it, or MISSING if the tree is full. Node 0 is never found."""
    others = len(keys) - 1
    start = key % others
    for _ in range(others // 2):
        if keys[start + 1] in (0, key):
            return start + 1
        start = (start + 1) % others
    return MISSING
