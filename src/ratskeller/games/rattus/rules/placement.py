"""Phase B: adding cubes (T3)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from ..data.board import REGIONS
from . import hooks
from .fields import NOBODY, State
from .numbers import ADD, EV_CUBES_ADDED
from .pieces import add_cubes

extra_cubes = hooks.extra_cubes

TOTALS = 8
"""Answers for each region in the range ADD."""


@rule
def least_to_add(s: State, region: int, seat: int) -> int:
    """T3: return how many cubes go to a region: one for each rat, as far as the stock lasts."""
    return min(s.rats[region], s.stock[seat])


@rule
def add_options(s: State, seat: int, out: list[int], n: int) -> int:
    """Write the legal totals, T3 and what cards allow on top, after the first `n` answers; return how many there are then."""
    extra: int = extra_cubes(s, seat)
    for region in range(REGIONS):
        if s.in_play[region] == 1:
            least = max(1, least_to_add(s, region, seat))
            most = min(s.rats[region] + extra, s.stock[seat])
            # Write every total and keep it or not: an unpredictable branch would cost more
            out[n] = ADD + region * TOTALS + least
            n += int(least <= most)
            for count in range(least + 1, most + 1):
                out[n] = ADD + region * TOTALS + count
                n += 1
    return n


@rule
def add(s: State, seat: int, region: int, count: int) -> None:
    """Apply phase B (T3)."""
    extra = count - least_to_add(s, region, seat)
    add_cubes(s, region, seat, count)
    s.added = 1
    emit(s, EV_CUBES_ADDED, seat, region, count, s.rats[region], extra, NOBODY)
