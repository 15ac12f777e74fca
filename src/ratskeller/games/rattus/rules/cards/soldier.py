"""Soldier (Chivalry): the plague moves up to two steps; one more rat may be added next to it (K-SOLDIER)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, memo, push

from ...data.tokens import CHIVALRY
from ..faces import can_be_drawn_back
from ..fields import FINAL, State
from ..numbers import REGION, STOP
from ..spread import add_rat, has_room_beside, rat_places
from .card import Card, Question, step_of

NUMBER = 7
RATS = (("region", "region"), ("left", "number"))
CARD = Card(
    "soldier",
    CHIVALRY,
    (Question("extra rat", RATS), Question("rat", RATS)),
)
EXTRA, FINAL_RAT = 0, 1
ASK_EXTRA_RAT, ASK_FINAL_RAT = step_of(NUMBER, EXTRA), step_of(NUMBER, FINAL_RAT)
STEPS = 2


@rule
def plague_steps(s: State, seat: int) -> int:
    """C1: up to two steps."""
    return STEPS


@rule
def after_spread(s: State, seat: int, region: int) -> None:
    push(s, ASK_EXTRA_RAT, seat, region, 1)


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: there is a rat to add and a neighbour of the piece's region with room."""
    if s.round != FINAL or not has_room_beside(s, s.plague):
        return False
    return s.supply > 0 or can_be_drawn_back(s)


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_FINAL_RAT, seat, s.plague, 1)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Neighbours with room; the extra rat of a regular turn may be left."""
    n = 0
    if step == EXTRA:
        out[n] = STOP
        n += 1
    return rat_places(s, memo(s, 0), out, n)


@rule
def answer(s: State, step: int, answer: int) -> None:
    seat = askee(s)
    drop(s)
    if answer != STOP:
        add_rat(s, seat, answer - REGION, NUMBER)
