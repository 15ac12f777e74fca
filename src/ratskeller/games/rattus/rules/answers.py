"""Legal answers that the questions of several cards share."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, memo

from ..data.board import REGIONS
from .fields import NOBODY, State
from .numbers import KEEP, NO, REGION, STOP, YES
from .pieces import cubes_may_leave, may_cross


@rule
def yes_or_no(_s: State, _step: int, out: list[int]) -> int:
    out[0] = NO
    out[1] = YES
    return 2


@rule
def stop_or_keep(s: State, out: list[int]) -> int:
    """Write the answers that place no piece: to stop, and to keep a piece that is on the board (memo 1) where it is; return how many."""
    out[0] = STOP
    out[1] = KEEP
    return 1 if memo(s, 1) == NOBODY else 2


@rule
def origin_options(s: State, out: list[int]) -> int:
    """Write the regions from which a cube of the seat can move; return how many."""
    n = 0
    for region in range(REGIONS):
        if cubes_may_leave(s, region, askee(s)):
            out[n] = REGION + region
            n += 1
    return n


@rule
def destination_options(s: State, out: list[int]) -> int:
    """Write the regions to which a cube can move from a region (memo 0); return how many."""
    n = 0
    for region in range(REGIONS):
        if may_cross(s, memo(s, 0), region):
            out[n] = REGION + region
            n += 1
    return n
