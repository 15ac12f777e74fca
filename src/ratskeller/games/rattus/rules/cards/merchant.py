"""Merchant (Bourgeoisie): move one to three own cubes from one region to a neighbouring one (K-MERCHANT)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, memo, push, replace

from ...data.tokens import BOURGEOISIE
from ..answers import destination_options, origin_options
from ..cube_moves import move_cubes
from ..fields import State
from ..numbers import NUMBER as NUMBER_ANSWER
from ..numbers import REGION
from ..pieces import some_cube_may_leave
from .card import Card, Question, step_of

NUMBER = 2
CARD = Card(
    "merchant",
    BOURGEOISIE,
    (
        Question("merchant from"),
        Question("merchant to", (("region", "region"),)),
        Question("merchant count", (("region", "region"), ("to", "region"))),
    ),
)
FROM, TO, COUNT = 0, 1, 2
ASK_FROM, ASK_TO, ASK_COUNT = step_of(NUMBER, FROM), step_of(NUMBER, TO), step_of(NUMBER, COUNT)
MOST = 3
"""Cubes that may move at once."""


@rule
def can_use(s: State, seat: int) -> bool:
    return some_cube_may_leave(s, seat)


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_FROM, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """From: a region with own cubes. To: a neighbour. Count: one to three, as many as there are."""
    if step == FROM:
        return origin_options(s, out)
    if step == TO:
        return destination_options(s, out)
    most = most_from(s, askee(s), memo(s, 0))
    for i in range(most):
        out[i] = NUMBER_ANSWER + 1 + i
    return most


@rule
def most_from(s: State, seat: int, region: int) -> int:
    return min(MOST, s.cubes[region][seat])


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Remember both regions, then move the cubes; which of them, if they differ, is asked there (K7)."""
    seat = askee(s)
    if step == FROM:
        replace(s, ASK_TO, seat, answer - REGION)
    elif step == TO:
        replace(s, ASK_COUNT, seat, memo(s, 0), answer - REGION)
    else:
        region = memo(s, 0)
        to = memo(s, 1)
        count = answer - NUMBER_ANSWER
        drop(s)
        move_cubes(s, seat, region, to, count, NUMBER)
