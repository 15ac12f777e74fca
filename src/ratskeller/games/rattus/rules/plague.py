"""Phase C up to the ravage: the plague piece moves (C1), rats spread (C2)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import RULES, askee, drop, emit, memo, push, remember

from ..data.board import REGIONS
from . import hooks
from .fields import NOBODY, State
from .final_moves import move_plague
from .numbers import ASK_RAT, EV_PLAGUE_MOVED, EV_SPREAD_STOPPED, PLAGUE, RAVAGING, REGION, STAY
from .pieces import in_reach
from .spread import add_rat, has_room_beside, rat_places

plague_steps = hooks.plague_steps
after_spread = hooks.after_spread

MOST_RATS_ADDED = 2


@rule
def destinations(s: State, seat: int, out: list[int], n: int) -> int:
    """C1: write where the plague piece may end after the first `n` answers; STAY where it can't move. Return how many there are then."""
    first = n
    regions = in_reach(s, s.plague, plague_steps(s, seat))
    for region in range(REGIONS):
        out[n] = PLAGUE + region
        n += regions >> region & 1
    if n == first:
        out[n] = STAY
        n += 1
    return n


@rule
def begin_plague(s: State, answer: int) -> None:
    """Move the piece, then put ravage and spread on the stack, the spread on top (C1 to C3)."""
    if answer == STAY:
        emit(s, EV_PLAGUE_MOVED, s.seat, s.plague, s.plague, 0, NOBODY)
        return
    region = answer - PLAGUE
    move_plague(s, s.seat, region, plague_steps(s, s.seat), NOBODY)
    push(s, RAVAGING, RULES, region)
    push(s, ASK_RAT, s.seat, min(s.rats[region], MOST_RATS_ADDED), region)
    stop_spread_if_done(s)


@rule
def stop_spread_if_done(s: State) -> None:
    """C2: no question is asked when all rats are added, the supply is empty, or no neighbour has room. Memo 2 counts those added."""
    left = memo(s, 0)
    region = memo(s, 1)
    added = memo(s, 2)
    stopped = s.supply == 0 or not has_room_beside(s, region)
    if left > 0 and not stopped:
        return
    drop(s)
    if left > 0:
        emit(s, EV_SPREAD_STOPPED, region, left, int(s.supply == 0))
    elif added > 0 and not stopped:
        after_spread(s, s.seat, region)


@rule
def rat_options(s: State, out: list[int]) -> int:
    """C2: neighbours of the plague region with room."""
    return rat_places(s, memo(s, 1), out, 0)


@rule
def rat_answer(s: State, answer: int) -> None:
    """C2: lay one new token there, face down."""
    add_rat(s, askee(s), answer - REGION, NOBODY)
    remember(s, 0, memo(s, 0) - 1)
    remember(s, 2, memo(s, 2) + 1)
    stop_spread_if_done(s)
