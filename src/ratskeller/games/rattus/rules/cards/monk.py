"""Monk (Church): move any one rat to a neighbouring region with room (K-MONK)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, replace

from ...data.board import REGIONS
from ...data.tokens import CHURCH
from ..fields import SLOTS, State
from ..numbers import EV_RAT_MOVED, REGION, TOKEN
from ..pieces import may_cross, move_rat, rats_may_enter
from .card import Card, Question, step_of

NUMBER = 1
CARD = Card("monk", CHURCH, (Question("monk from"), Question("monk to", (("token", "token"),))))
FROM, TO = 0, 1
ASK_FROM, ASK_TO = step_of(NUMBER, FROM), step_of(NUMBER, TO)


@rule
def rats_may_leave(s: State, region: int) -> bool:
    if s.rats[region] > 0:
        for i in range(s.degree[region]):
            if may_cross(s, region, s.beside[region][i]) and rats_may_enter(s, s.beside[region][i]):
                return True
    return False


@rule
def can_use(s: State, seat: int) -> bool:
    for region in range(REGIONS):
        if rats_may_leave(s, region):
            return True
    return False


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_FROM, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """From: any rat that can move. To: a neighbour with fewer than three rats."""
    n = 0
    for region in range(REGIONS):
        if step == FROM:
            if rats_may_leave(s, region):
                for slot in range(s.rats[region]):
                    out[n] = TOKEN + region * SLOTS + slot
                    n += 1
        elif may_cross(s, memo(s, 0) // SLOTS, region) and rats_may_enter(s, region):
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    if step == FROM:
        replace(s, ASK_TO, askee(s), answer - TOKEN)
        return
    region = memo(s, 0) // SLOTS
    slot = memo(s, 0) % SLOTS
    seat = askee(s)
    to = answer - REGION
    drop(s)
    to_slot = move_rat(s, region, slot, to)
    emit(s, EV_RAT_MOVED, seat, region, slot, to, to_slot, NUMBER)
