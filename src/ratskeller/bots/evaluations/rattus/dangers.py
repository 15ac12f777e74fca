"""Dangers: how much what rats are expected to take counts now, by where the plague piece can be led."""

from ratskeller.core.decisions import top_step
from ratskeller.core.jit import rule
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.data.tokens import CHIVALRY
from ratskeller.games.rattus.rules.cards import CARD_SPACE, CLASS_OF
from ratskeller.games.rattus.rules.cards.soldier import ASK_EXTRA_RAT
from ratskeller.games.rattus.rules.fields import ABSENT, FINAL, NOBODY, SEATS, State
from ratskeller.games.rattus.rules.hooks import plague_steps
from ratskeller.games.rattus.rules.numbers import ASK_RAT, END_OF_TURN
from ratskeller.games.rattus.rules.pieces import reaches

from .layout import AIM, AIMED, END_BEGINS, FAR, LOST, NEAR, REACH, STEPS, TAKEN


@rule
def shortest_stock(s: State) -> int:
    """Return the fewest cubes that a seat has left to place."""
    least = s.stock[0]
    for seat in range(1, s.players):
        least = min(least, s.stock[seat])
    return least


@rule
def nearness_of_end(s: State, table: list[int]) -> int:
    """Return, in percent, how close the last ravage is (F1, F5)."""
    if s.round >= FINAL or s.supply == 0:
        return 100
    left = min(s.supply, 2 * shortest_stock(s))
    return max(0, 100 * (table[END_BEGINS] - left) // table[END_BEGINS])


@rule
def is_coming(s: State, region: int) -> bool:
    """Tell whether the plague ravages this region in this very turn."""
    if region == s.ravaged:
        return True
    return region == s.plague and top_step(s) in (ASK_RAT, ASK_EXTRA_RAT)


@rule
def mover(s: State) -> int:
    """Return the seat that leads the plague next: the one on turn, unless it has done so."""
    return (s.seat + 1) % s.players if s.steps[0] == END_OF_TURN else s.seat


@rule
def note_reach(s: State, table: list[int]) -> None:
    """Note how far the plague can be led next, and where to."""
    table[STEPS] = plague_steps(s, (s.seat + 1) % s.players)
    table[STEPS + 1] = plague_steps(s, mover(s))
    table[AIM] = NOBODY
    if table[AIMED] > 0 and s.plague != NOBODY:
        take_aim(s, table)


@rule
def take_aim(s: State, table: list[int]) -> None:
    """Note the region to which the plague is led next, if whoever leads it looks only for what others lose there and it does not (C1)."""
    leader = mover(s)
    far = 2 if may_take_chivalry(s, leader) else table[STEPS + 1]
    most = 0
    for region in range(REGIONS):
        if s.rats[region] > 0:
            steps = reaches(s, s.plague, region, far)
            if steps > 0:
                percent = 100 if steps <= table[STEPS + 1] else table[TAKEN]
                gain = percent * gain_of_plague(s, table, region, leader)
                if gain > most:
                    most = gain
                    table[AIM] = region
                    table[AIM + 1] = percent


@rule
def may_take_chivalry(s: State, seat: int) -> bool:
    """Tell whether a seat may still take a card with which it leads the plague two steps (T2, C1)."""
    if seat == s.seat and s.taken == 1:
        return False
    for card in range(CARD_SPACE):
        if CLASS_OF[card] == CHIVALRY and s.holder[card] != ABSENT:
            return True
    return False


@rule
def gain_of_plague(s: State, table: list[int], region: int, leader: int) -> int:
    """Return what a seat may expect of a ravage (in parts of WHOLE): what others lose, the less the more they are, less its own loss."""
    total = 0
    for seat in range(s.players):
        total += table[LOST + region * SEATS + seat]
    own = table[LOST + region * SEATS + leader]
    return 2 * (total - own) // s.players - own


@rule
def danger(s: State, table: list[int], region: int, end: int) -> int:
    """Return, in percent, how much the expected loss in a region counts now."""
    if end == 100 or is_coming(s, region):
        return 100
    percent = table[FAR] + (100 - table[FAR]) * end // 100
    if s.plague != NOBODY:
        if reaches(s, s.plague, region, table[STEPS]) > 0:
            percent += table[NEAR]
        if reaches(s, s.plague, region, table[STEPS + 1]) > 0:
            percent += table[REACH]
    if region == table[AIM]:
        percent += (100 - percent) * table[AIMED] // 100 * table[AIM + 1] // 100
    return min(percent, 100)
