"""Baker (Peasantry): cubes on the card, which the next holder places (K-BAKER, F4)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.board import REGIONS
from ...data.tokens import PEASANTRY
from ..fields import BUSY, SEATS, State
from ..numbers import EV_CARD_EMPTIED, EV_CUBE_ON_CARD, REGION
from .card import Card, Question, step_of

NUMBER = 13
CARD = Card("baker", PEASANTRY, (Question("baker all to"),), brings="baker")
ASK_ALL = step_of(NUMBER, 0)


@rule
def can_use(s: State, seat: int) -> bool:
    return s.stock[seat] > 0


@rule
def use(s: State, seat: int) -> None:
    s.stock[seat] -= 1
    s.baker[seat] += 1
    emit(s, EV_CUBE_ON_CARD, seat, NUMBER, s.baker[seat])


@rule
def is_empty(s: State) -> bool:
    for seat in range(s.players):
        if s.baker[seat] > 0:
            return False
    return True


@rule
def when_taken(s: State, seat: int) -> None:
    """Who takes the card from another player places the cubes on it at once."""
    if not is_empty(s):
        push(s, ASK_ALL, seat)


@rule
def before_last_ravage(s: State) -> None:
    """F4: the player to the left of the holder places them."""
    if not is_empty(s):
        s.seat = (s.holder[NUMBER] + 1) % s.players
        push(s, ASK_ALL, s.seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    n = 0
    for region in range(REGIONS):
        if s.in_play[region] == 1:
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """All cubes go into that region; each keeps its owner."""
    placer = askee(s)
    region = answer - REGION
    drop(s)
    s.idle = BUSY
    cubes = s.baker
    emit(s, EV_CARD_EMPTIED, placer, region, cubes[0], cubes[1], cubes[2], cubes[3], NUMBER)
    for seat in range(SEATS):
        s.cubes[region][seat] += s.baker[seat]
        s.baker[seat] = 0
