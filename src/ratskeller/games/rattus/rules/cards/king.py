"""King (Royalty): move one own cube from a region without rats to the palace (K-KING)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.board import REGIONS
from ...data.tokens import ROYALTY
from ..fields import State
from ..numbers import EV_CUBE_SAVED, REGION
from ..potions import change, fewest_potions
from .card import Card, Question, step_of

NUMBER = 5
CARD = Card("king", ROYALTY, (Question("king"),))
ASK_REGION = step_of(NUMBER, 0)


@rule
def is_safe_to_leave(s: State, region: int, seat: int) -> bool:
    return s.cubes[region][seat] > 0 and s.rats[region] == 0


@rule
def can_use(s: State, seat: int) -> bool:
    for region in range(REGIONS):
        if is_safe_to_leave(s, region, seat):
            return True
    return False


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_REGION, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Regions without rats in which the holder has a cube."""
    n = 0
    for region in range(REGIONS):
        if is_safe_to_leave(s, region, askee(s)):
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """The cube goes to the palace: one with the fewest potions, and they are lost (V7, K7)."""
    seat = askee(s)
    region = answer - REGION
    drop(s)
    change(s, region, seat, fewest_potions(s, region, seat), -1)
    s.cubes[region][seat] -= 1
    s.palace[seat] += 1
    emit(s, EV_CUBE_SAVED, seat, region)
