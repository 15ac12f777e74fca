"""Nun (Church): place or move the three nuns; each reduces the population of its region by one (K-NUN)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push

from ...data.board import REGIONS
from ...data.tokens import CHURCH
from ..answers import stop_or_keep
from ..fields import NUNS, State
from ..numbers import EV_NUN_PLACED, KEEP, REGION, STOP
from .card import Card, Question, step_of

NUMBER = 14
PLACE = (("number", "number"), ("region", "nun"))
CARD = Card("nun", CHURCH, tuple(Question(f"nun {i}", PLACE) for i in range(1, NUNS + 1)), brings="nuns")
ASK_NUN = step_of(NUMBER, 0)


@rule
def can_use(s: State, seat: int) -> bool:
    """Nuns go anywhere."""
    return True


@rule
def use(s: State, seat: int) -> None:
    ask_nun(s, seat, 0)


@rule
def ask_nun(s: State, seat: int, nun: int) -> None:
    """Ask where a nun goes. The memory holds her number, from 1, and her present region."""
    push(s, ASK_NUN + nun, seat, nun + 1, s.nuns[nun])


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Stop, keep a nun who is on the board, or any other region."""
    n = stop_or_keep(s, out)
    for region in range(REGIONS):
        if s.in_play[region] == 1 and region != memo(s, 1):
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    seat = askee(s)
    drop(s)
    if answer == STOP:
        return
    if answer != KEEP:
        emit(s, EV_NUN_PLACED, seat, answer - REGION, s.nuns[step])
        s.nuns[step] = answer - REGION
    if step + 1 < NUNS:
        ask_nun(s, seat, step + 1)
