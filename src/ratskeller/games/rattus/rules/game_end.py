"""The end of the game: its trigger (F1), the final round (F2, F3), what follows it (F4), the last ravage (F5) and the ranking (F6)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import RULES, drop, emit, memo, push, remember

from ..data.board import REGIONS
from . import hooks
from .fields import FINAL, IDLE_ROUNDS, OVER, RAVAGE, State
from .numbers import (
    END,
    EV_END_TRIGGERED,
    EV_FINAL_RAVAGE,
    EV_GAME_OVER,
    FINAL_RAVAGE,
    FINAL_TURNS,
    GOES_ON,
    RAVAGING,
    STANDSTILL,
    STOCK_EMPTY,
    SUPPLY_EMPTY,
)
from .pieces import cubes_on_board
from .turn import begin_turn, clear_turn

before_final_round = hooks.before_final_round
before_last_ravage = hooks.before_last_ravage


@rule
def reason_to_end(s: State) -> int:
    """F1: the supply is empty, or all cubes of the player on turn are on the board, or nothing came for five rounds (ruling R18)."""
    if s.supply == 0:
        return SUPPLY_EMPTY
    if s.stock[s.seat] == 0 and s.baker[s.seat] == 0:
        return STOCK_EMPTY
    return STANDSTILL if s.idle >= IDLE_ROUNDS * s.players else GOES_ON


@rule
def end_of_turn(s: State) -> None:
    """F1: check once, after phase C, whether the end is triggered; otherwise the next player's turn begins (T5, S8)."""
    drop(s)
    s.idle += 1
    reason = reason_to_end(s)
    if reason != GOES_ON:
        emit(s, EV_END_TRIGGERED, s.seat, reason)
        s.last_seat = s.seat
        push(s, FINAL_TURNS, RULES)
        before_final_round(s)
    else:
        begin_turn(s, (s.seat + 1) % s.players)


@rule
def final_turns(s: State) -> None:
    """F2: one turn for every player but the last one, anticlockwise; memo 0 counts them."""
    had = memo(s, 0)
    if had < s.players - 1:
        remember(s, 0, had + 1)
        s.round = FINAL
        begin_turn(s, (s.last_seat - 1 - had) % s.players)
    else:
        drop(s)
        s.round = RAVAGE
        clear_turn(s)
        push(s, FINAL_RAVAGE, RULES)
        before_last_ravage(s)


@rule
def final_ravage(s: State) -> None:
    """F5: ravage every region in play, in the board's order; memo 0 is the next one."""
    region = memo(s, 0)
    if region == 0:
        emit(s, EV_FINAL_RAVAGE)
    if region < REGIONS:
        remember(s, 0, region + 1)
        if s.in_play[region] == 1:
            push(s, RAVAGING, RULES, region)
        return
    drop(s)
    push(s, END, RULES)
    s.round = OVER
    emit(s, EV_GAME_OVER)


@rule
def is_ahead(s: State, a: int, b: int) -> bool:
    """F6: more cubes on the board and in the palace; tied, whose turn would have come first after the last regular turn."""
    mine = cubes_on_board(s, a)
    theirs = cubes_on_board(s, b)
    if mine != theirs:
        return mine > theirs
    return (a - s.last_seat - 1) % s.players < (b - s.last_seat - 1) % s.players


@rule
def place(s: State, seat: int) -> int:
    """F6: a seat's place, 1 for the winner. Places are never shared."""
    count = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            count += 1
    return count
