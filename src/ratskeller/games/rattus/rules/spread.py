"""The spread of rats next to the plague region (C2)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from .fields import State
from .numbers import EV_RAT_ADDED, REGION
from .pieces import draw_back, draw_rat, may_cross, rats_may_enter


@rule
def may_be_placed(s: State, region: int, to: int) -> bool:
    """Tell whether walls allow a new rat of `region` in its neighbour `to`; to the letter it crosses no border (V8)."""
    return may_cross(s, region, to) or s.letter == 1


@rule
def has_room_beside(s: State, region: int) -> bool:
    """Tell whether a rat can be added next to a region (C2)."""
    for i in range(s.degree[region]):
        to = s.beside[region][i]
        if may_be_placed(s, region, to) and rats_may_enter(s, to):
            return True
    return False


@rule
def rat_places(s: State, region: int, out: list[int], n: int) -> int:
    """C2: write the neighbours of a region with room, after the first `n` answers; return how many there are then."""
    for i in range(s.degree[region]):
        to = s.beside[region][i]
        if may_be_placed(s, region, to) and rats_may_enter(s, to):
            out[n] = REGION + to
            n += 1
    return n


@rule
def add_rat(s: State, seat: int, region: int, card: int) -> None:
    """Add a token, face down: from the supply, or from those not on the board when the supply is empty (C2, V5)."""
    drawn = int(s.supply == 0)
    slot = draw_back(s, region) if drawn == 1 else draw_rat(s, region)
    emit(s, EV_RAT_ADDED, seat, region, slot, s.supply, card, drawn)
