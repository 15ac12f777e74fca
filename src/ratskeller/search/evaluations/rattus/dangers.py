"""Dangers: how much expected losses count now, given where the plague piece can go."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import top_step
from ratskeller.games.rattus.rules.cards.soldier import ASK_EXTRA_RAT
from ratskeller.games.rattus.rules.fields import FINAL, NOBODY, State
from ratskeller.games.rattus.rules.numbers import ASK_RAT, END_OF_TURN
from ratskeller.games.rattus.rules.pieces import reaches

from .layout import END_BEGINS, FAR, NEAR, STEPS


@rule
def shortest_stock(s: State) -> int:
    least = s.stock[0]
    for seat in range(1, s.players):
        least = min(least, s.stock[seat])
    return least


@rule
def nearness_of_end(s: State, table: list[int]) -> int:
    """Return how near the last ravage is, in percent (F1, F5)."""
    if s.round >= FINAL or s.supply == 0:
        return 100
    left = min(s.supply, 2 * shortest_stock(s))
    return max(0, 100 * (table[END_BEGINS] - left) // table[END_BEGINS])


@rule
def is_coming(s: State, region: int) -> bool:
    if region == s.ravaged:
        return True
    return region == s.plague and top_step(s) in (ASK_RAT, ASK_EXTRA_RAT)


@rule
def mover(s: State) -> int:
    """Return the next seat to move the plague: the one on turn, unless it has already moved it."""
    return (s.seat + 1) % s.players if s.steps[0] == END_OF_TURN else s.seat


@rule
def danger(s: State, table: list[int], region: int, end: int) -> int:
    """Return the weight of the expected loss in a region, in percent."""
    if end == 100 or is_coming(s, region):
        return 100
    percent = table[FAR] + (100 - table[FAR]) * end // 100
    if s.plague != NOBODY and reaches(s, s.plague, region, table[STEPS]) > 0:
        percent += table[NEAR]
    return min(percent, 100)
