"""Cubes that cards add beyond those for rats (K3)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, remember

from ..data.board import REGIONS
from .fields import State
from .numbers import ASK_EXTRA, EV_CUBES_ADDED, REGION, STOP
from .pieces import add_cubes

ANYWHERE = (1 << REGIONS) - 1
"""All regions, as bits."""
TOGETHER = 1 << REGIONS
"""Flag: all cubes go to one region."""


@rule
def add_by_card(s: State, seat: int, region: int, count: int, card: int) -> None:
    """Add cubes by the ability of a card (its number, or NOBODY for extras of several)."""
    add_cubes(s, region, seat, count)
    emit(s, EV_CUBES_ADDED, seat, region, count, s.rats[region], count, card)


@rule
def ask_extra(s: State, seat: int, count: int, card: int, regions: int) -> None:
    """Ask where up to `count` extra cubes go: to `regions` (bits), one by one or TOGETHER."""
    if count > 0 and s.stock[seat] > 0:
        push(s, ASK_EXTRA, seat, count, card, regions)


@rule
def extra_options(s: State, out: list[int]) -> int:
    """Write the regions of memo 2 that are in play, and stop; return how many."""
    out[0] = STOP
    n = 1
    for region in range(REGIONS):
        if s.in_play[region] == 1 and (memo(s, 2) >> region) & 1 == 1:
            out[n] = REGION + region
            n += 1
    return n


@rule
def extra_answer(s: State, answer: int) -> None:
    """Add a cube; ask again while there are cubes to add (memo 0) and in the stock. Memo 1 is the card."""
    seat = askee(s)
    if answer == STOP:
        drop(s)
        return
    left = memo(s, 0)
    card = memo(s, 1)
    together = memo(s, 2) >= TOGETHER
    count = min(left, s.stock[seat]) if together else 1
    remember(s, 0, left - count)
    if together or left == count or s.stock[seat] == count:
        drop(s)
    add_by_card(s, seat, answer - REGION, count, card)
