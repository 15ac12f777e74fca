"""Crusader (Chivalry): the plague moves up to two steps; all rats may be revealed at once and evaluated in any order (K-CRUSADER)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.tokens import CHIVALRY
from ..answers import yes_or_no
from ..fields import State
from ..final_moves import act, can_use_plague, may_act, use_plague
from ..numbers import EV_RATS_OPENED, MAY_STAY, YES
from .card import Card, Question, step_of

NUMBER = 6
CARD = Card("crusader", CHIVALRY, (Question("reveal all", (("region", "region"),)),))
ASK_ALL = step_of(NUMBER, 0)
options = yes_or_no
STEPS = 2


@rule
def plague_steps(s: State, seat: int) -> int:
    """C1: up to two steps."""
    return STEPS


@rule
def before_ravage(s: State, seat: int, region: int) -> None:
    """Ask whether to reveal all; in the final round that is what the card is used for, so it is not asked when it was."""
    if s.acting >> NUMBER & 1 == 1:
        s.ordered = 1
        emit(s, EV_RATS_OPENED, seat, region, 1)
    elif may_act(s, NUMBER):
        push(s, ASK_ALL, seat, region)


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: move the piece up to two steps and ravage there."""
    return can_use_plague(s, MAY_STAY)


@rule
def use(s: State, seat: int) -> None:
    use_plague(s, seat, NUMBER, STEPS, MAY_STAY)


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Have the rats revealed, and the order asked."""
    seat = askee(s)
    drop(s)
    if answer == YES:
        act(s, NUMBER)
        s.ordered = 1
    emit(s, EV_RATS_OPENED, seat, s.ravaged, int(answer == YES))
