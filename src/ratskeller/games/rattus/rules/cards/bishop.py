"""Bishop (Church): place one of the two bishops, or move one; no rat enters a region with a bishop (K-BISHOP)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, replace

from ...data.board import REGIONS
from ...data.tokens import CHURCH
from ..fields import BISHOPS, NOBODY, State
from ..numbers import EV_BISHOP_PLACED, REGION
from ..pieces import is_protected
from .card import Card, Question, step_of

NUMBER = 15
CARD = Card(
    "bishop",
    CHURCH,
    (Question("bishop from"), Question("bishop", (("number", "number"), ("region", "bishop")))),
    brings="bishops",
)
FROM, TO = 0, 1
ASK_FROM, ASK_TO = step_of(NUMBER, FROM), step_of(NUMBER, TO)


@rule
def can_use(s: State, seat: int) -> bool:
    """Bishops go anywhere."""
    return True


@rule
def use(s: State, seat: int) -> None:
    for bishop in range(BISHOPS):
        if s.bishops[bishop] == NOBODY:
            push(s, ASK_TO, seat, bishop + 1, NOBODY)
            return
    push(s, ASK_FROM, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """From: where a bishop is. To: any other region in play; the second bishop may join the first."""
    n = 0
    for region in range(REGIONS):
        fits = is_protected(s, region) if step == FROM else s.in_play[region] == 1 and region != memo(s, 1)
        if fits:
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    seat = askee(s)
    region = answer - REGION
    if step == FROM:
        bishop = 0
        while s.bishops[bishop] != region:
            bishop += 1
        replace(s, ASK_TO, seat, bishop + 1, region)
        return
    bishop = memo(s, 0) - 1
    drop(s)
    emit(s, EV_BISHOP_PLACED, seat, region, s.bishops[bishop])
    s.bishops[bishop] = region
