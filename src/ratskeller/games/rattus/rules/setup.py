"""The questions of setup: which cards are in play (S10), where the plague starts (S5), who starts (S6), and the first cubes (S7)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, remember

from ..data.board import REGIONS
from ..data.tokens import CHIVALRY
from .cards import CARD_SPACE, CLASS_OF
from .fields import ABSENT, NOBODY, REGULAR, State
from .numbers import (
    ANY_SIX,
    ASK_SETTLE,
    CARD,
    EV_CARD_CHOSEN,
    EV_PLAGUE_STARTED,
    EV_SETTLED,
    EV_START_SEAT,
    REGION,
    SEAT,
)
from .pieces import add_cubes
from .turn import begin_turn

CARDS_IN_PLAY = 6
"""Class cards in a game (S9)."""

SETTLERS = 2
"""Cubes of one settlement (S7)."""


@rule
def all_regions(s: State, out: list[int]) -> int:
    n = 0
    for region in range(REGIONS):
        if s.in_play[region] == 1:
            out[n] = REGION + region
            n += 1
    return n


@rule
def all_seats(s: State, out: list[int]) -> int:
    for seat in range(s.players):
        out[seat] = SEAT + seat
    return s.players


@rule
def ways(n: int, k: int) -> int:
    """Return the number of ways to choose `k` of `n` cards."""
    count = 1
    for i in range(k):
        count = count * (n - i) // (i + 1)
    return count if n >= k else 0


@rule
def card_options(s: State, out: list[int], weights: list[int]) -> int:
    """S10: write the cards that can come next, with weights that make all possible sets equally likely.

    Memo 0 counts the cards drawn, memo 1 is the way, memo 2 is 1 when one of them must be a Chivalry card.
    """
    drawn = memo(s, 0)
    n = 0
    for card in range(CARD_SPACE):
        fits = memo(s, 1) == ANY_SIX or CLASS_OF[card] == drawn
        if CLASS_OF[card] != NOBODY and s.holder[card] == ABSENT and fits:
            out[n] = CARD + card
            weights[n] = sets_with(s, card, CARDS_IN_PLAY - drawn - 1) if memo(s, 2) == 1 else 1
            n += int(weights[n] > 0)
    return n


@rule
def sets_with(s: State, card: int, more: int) -> int:
    """Return the number of ways in which `more` cards complete those drawn and `card` to a set with a Chivalry card."""
    has_one = CLASS_OF[card] == CHIVALRY
    left = 0
    others = 0
    for i in range(CARD_SPACE):
        if CLASS_OF[i] != NOBODY and i != card:
            if s.holder[i] == ABSENT:
                left += 1
                others += int(CLASS_OF[i] != CHIVALRY)
            elif CLASS_OF[i] == CHIVALRY:
                has_one = True
    return ways(left, more) if has_one else ways(left, more) - ways(others, more)


@rule
def card_answer(s: State, answer: int) -> None:
    """S10: the card is in play; after the sixth the setup goes on."""
    s.holder[answer - CARD] = NOBODY
    emit(s, EV_CARD_CHOSEN, answer - CARD)
    remember(s, 0, memo(s, 0) + 1)
    if memo(s, 0) == CARDS_IN_PLAY:
        drop(s)


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
    """S7: ask every seat twice (memo 0 counts), then let the start player begin (S8)."""
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
