"""Serf (Peasantry): after a token that removed cubes of others, one own cube into the plague region at once (K-SERF)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, push

from ...data.tokens import PEASANTRY
from ..answers import yes_or_no
from ..extras import add_by_card
from ..fields import State
from ..final_moves import act, can_use_plague, may_act, use_plague
from ..numbers import MUST_MOVE, YES
from .card import Card, Question, step_of

NUMBER = 12
CARD = Card("serf", PEASANTRY, (Question("serf", (("region", "region"),)),))
ASK_SERF = step_of(NUMBER, 0)
options = yes_or_no
STEPS = 1


@rule
def after_token(s: State, seat: int, region: int, kills: int) -> None:
    """Offer to put a cube there; a potion that was lost is no kill (V2)."""
    if kills > 0 and s.stock[seat] > 0 and may_act(s, NUMBER):
        push(s, ASK_SERF, seat, region)


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: move the piece one step and ravage there."""
    return can_use_plague(s, MUST_MOVE)


@rule
def use(s: State, seat: int) -> None:
    use_plague(s, seat, NUMBER, STEPS, MUST_MOVE)


@rule
def answer(s: State, step: int, answer: int) -> None:
    """The cube counts for the tokens still to come."""
    seat = askee(s)
    drop(s)
    if answer == YES:
        act(s, NUMBER)
        add_by_card(s, seat, s.ravaged, 1, NUMBER)
