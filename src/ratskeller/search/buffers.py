"""The working memory of a search for the best turn: pools of states that are worth a further look, and how each was reached.

The states themselves lie in the room of an `Engine`; here is what is noted about the state in each place.
"""

from ratskeller.core.jit import rule
from ratskeller.core.state import grid, number, record, row

MOST_OPTIONS = 1024
"""Most answers to one question that a search can take up."""
DEPTH = 6
"""Most answers in a row between two states that can be compared."""
LONGEST = 48
"""Most answers in a plan."""
TABLE = 16384
"""Room for weights and for what an evaluation prepares."""

# Pools. A pool and the one that its children go to take turns: pool ^ 1
TURN, TURN_NEXT, CLOSING, CLOSING_NEXT, ENDED, LOOKS = range(6)
POOLS = 6
ROOT = DEPTH + 1
"""Place of the position to be played; the places before it are scratch."""
FIRST = ROOT + 1
WIDEST = 64
PLACES = FIRST + POOLS * WIDEST
"""States that a search needs room for."""

NOTHING = -(1 << 60)


@record
class Desk:
    """What a search notes. Values are in thousandths of a point of the game."""

    width: list[int] = row(POOLS)  # how many states a pool keeps
    count: list[int] = row(POOLS)
    levels: int = number()  # how many parts a turn is looked at to have
    series: int = number()  # series of answers tried at each level, after which no further state is taken up
    samples: int = number()  # most outcomes of chance that a plan is weighed by
    draws: int = number()  # answers of chance, in all plans together, after which no further outcome is drawn
    exact: int = number()  # most outcomes of a plan that are all looked at, instead of drawing some
    seed: int = number()
    value: list[int] = row(PLACES)
    walked: list[int] = row(PLACES)  # 1: the walk has gone on from there
    base: list[int] = row(PLACES)  # value of the last state of the plan from which the turn was still open
    key: list[int] = row(PLACES)
    length: list[int] = row(PLACES)
    plan: list[list[int]] = grid(PLACES, LONGEST)
    # the walk between two states that can be compared
    legal: list[list[int]] = grid(DEPTH, MOST_OPTIONS)
    many: list[int] = row(DEPTH)
    upto: list[int] = row(DEPTH)
    tried: list[int] = row(DEPTH)
    # all outcomes of chance after a plan: weights of the answers, and values and weights added up by depth
    chances: list[list[int]] = grid(DEPTH, MOST_OPTIONS)
    worth: list[int] = row(DEPTH)
    mass: list[int] = row(DEPTH)
    table: list[int] = row(TABLE)  # weights, then what the evaluation prepares


@rule
def place_of(pool: int, i: int) -> int:
    """Return the place of a pool's state number `i`."""
    return FIRST + pool * WIDEST + i


@rule
def worst_of(d: Desk, pool: int) -> int:
    """Return the place of the least valuable state of a pool that is not empty."""
    worst = place_of(pool, 0)
    for i in range(1, d.count[pool]):
        place = place_of(pool, i)
        if d.value[place] < d.value[worst]:
            worst = place
    return worst


@rule
def best_of(d: Desk, pool: int) -> int:
    """Return the place of the most valuable state of a pool that is not empty; the first of equals."""
    best = place_of(pool, 0)
    for i in range(1, d.count[pool]):
        place = place_of(pool, i)
        if d.value[place] > d.value[best]:
            best = place
    return best


@rule
def next_of(d: Desk, pool: int) -> int:
    """Return the place of the most valuable state of a pool from which the walk has not gone on, or NOTHING."""
    found = NOTHING
    for i in range(d.count[pool]):
        place = place_of(pool, i)
        if d.walked[place] == 0 and (found == NOTHING or d.value[place] > d.value[found]):
            found = place
    return found


@rule
def is_wanted(d: Desk, pool: int, value: int) -> bool:
    """Tell whether a pool has room for a state of this value, or a worse one to put out."""
    if d.count[pool] < d.width[pool]:
        return True
    return d.width[pool] > 0 and value > d.value[worst_of(d, pool)]


@rule
def seat_in_pool(d: Desk, pool: int, key: int, value: int) -> int:
    """Return the place where a wanted state goes, or NOTHING when the pool holds the same state at no less value."""
    for i in range(d.count[pool]):
        place = place_of(pool, i)
        if d.key[place] == key:
            return place if value > d.value[place] else NOTHING
    if d.count[pool] == d.width[pool]:
        return worst_of(d, pool)
    d.count[pool] += 1
    return place_of(pool, d.count[pool] - 1)


@rule
def note(d: Desk, place: int, source: int, depth: int, value: int, key: int) -> None:
    """Note a state: the plan that leads to it is that of `source` and the answers tried since."""
    d.value[place] = value
    d.key[place] = key
    d.walked[place] = 0
    length = d.length[source]
    for i in range(length):
        d.plan[place][i] = d.plan[source][i]
    for i in range(depth):
        d.plan[place][length + i] = d.tried[i]
    d.length[place] = length + depth
