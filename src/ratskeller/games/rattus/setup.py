"""Setting up the game: where the plague starts (S5), who starts (S6), and the first cubes (S7)."""

from ratskeller.core.decisions import askee, drop, memo, push, remember
from ratskeller.core.jit import rule
from ratskeller.core.log import emit

from .board import REGIONS
from .fields import (
    ASK_SETTLE,
    EV_PLAGUE_STARTED,
    EV_SETTLED,
    EV_START_SEAT,
    REGION,
    REGULAR,
    SEAT,
    State,
)
from .pieces import add_cubes
from .turn import begin_turn

SETTLERS = 2
"""Cubes that a player puts into a region at a time (S7)."""


@rule
def all_regions(s: State, out: list[int]) -> int:
    """Write all regions in play; return how many."""
    n = 0
    for region in range(REGIONS):
        if s.in_play[region] == 1:
            out[n] = REGION + region
            n += 1
    return n


@rule
def all_seats(s: State, out: list[int]) -> int:
    """Write all seats; return how many."""
    for seat in range(s.players):
        out[seat] = SEAT + seat
    return s.players


@rule
def plague_start_answer(s: State, answer: int) -> None:
    """S5: the plague piece starts in a random region."""
    drop(s)
    s.plague = answer - REGION
    emit(s, EV_PLAGUE_STARTED, s.plague)


@rule
def start_seat_answer(s: State, answer: int) -> None:
    """S6: the start player was drawn."""
    drop(s)
    s.start_seat = answer - SEAT
    emit(s, EV_START_SEAT, s.start_seat)


@rule
def settler(s: State, had: int) -> int:
    """S7: whose turn it is to settle, after `had` settlements: clockwise from the start player, then back in the opposite order."""
    place = had if had < s.players else 2 * s.players - 1 - had
    return (s.start_seat + place) % s.players


@rule
def settling(s: State) -> None:
    """S7: ask everybody twice (memo 0 counts), then let the start player begin (S8)."""
    had = memo(s, 0)
    if had < 2 * s.players:
        s.seat = settler(s, had)
        remember(s, 0, had + 1)
        push(s, ASK_SETTLE, s.seat)
    else:
        drop(s)
        s.round = REGULAR
        begin_turn(s, s.start_seat)


@rule
def settle_answer(s: State, answer: int) -> None:
    """S7: two cubes into one region."""
    seat = askee(s)
    region = answer - REGION
    drop(s)
    add_cubes(s, region, seat, SETTLERS)
    emit(s, EV_SETTLED, seat, region, SETTLERS)
