"""Witch (Magic): look at one or two rats, then swap the two or not (K-WITCH, H1)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, askee, drop, emit, memo, push, replace

from ...data.board import REGIONS
from ...data.tokens import MAGIC
from ..fields import SLOTS, State
from ..numbers import ASK_FACE, EV_RATS_SWAPPED, FOR_LOOK, NO, STOP, TOKEN, YES
from ..pieces import may_swap_rats, swap_rats
from .card import Card, Question, step_of

NUMBER = 4
CARD = Card(
    "witch",
    MAGIC,
    (
        Question("witch look"),
        Question("witch look again", (("token", "shown"),)),
        Question("witch swap", (("token", "shown"), ("other", "shown"))),
    ),
)
LOOK, AGAIN, SWAP = 0, 1, 2
ASK_LOOK, ASK_AGAIN, ASK_SWAP = step_of(NUMBER, LOOK), step_of(NUMBER, AGAIN), step_of(NUMBER, SWAP)


@rule
def can_use(s: State, seat: int) -> bool:
    for region in range(REGIONS):
        if s.rats[region] > 0:
            return True
    return False


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_LOOK, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Look: any rat. Again: any other, or stop. Swap: yes or no; only no where a bishop keeps rats out."""
    if step == SWAP:
        out[0] = NO
        out[1] = YES
        return 2 if may_swap_rats(s, memo(s, 0) // SLOTS, memo(s, 1) // SLOTS) else 1
    n = 0
    if step == AGAIN:
        out[n] = STOP
        n += 1
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if step == LOOK or region * SLOTS + slot != memo(s, 0):
                out[n] = TOKEN + region * SLOTS + slot
                n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Show a face, which chance draws if no seat has seen it, then ask the next question."""
    seat = askee(s)
    if step == SWAP:
        first = memo(s, 0)
        second = memo(s, 1)
        drop(s)
        if answer == YES:
            swap_rats(s, first // SLOTS, first % SLOTS, second // SLOTS, second % SLOTS)
        emit(s, EV_RATS_SWAPPED, seat, first, second, int(answer == YES))
    elif answer == STOP:
        drop(s)
    else:
        token = answer - TOKEN
        if step == LOOK:
            replace(s, ASK_AGAIN, seat, token)
        else:
            replace(s, ASK_SWAP, seat, memo(s, 0), token)
        push(s, ASK_FACE, CHANCE, token // SLOTS, token % SLOTS, FOR_LOOK)
