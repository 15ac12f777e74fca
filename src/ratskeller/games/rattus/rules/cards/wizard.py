"""Wizard (Magic): a potion with an own cube, which the plague takes in place of the cube (K-WIZARD, V2, V3)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.board import REGIONS
from ...data.tokens import MAGIC
from ..fields import State
from ..numbers import EV_POTION_PLACED
from ..potions import (
    can_carry_more,
    cubes_at,
    fewest_potions,
    potions_left,
    potions_of_cube,
    put_potion,
    region_of_cube,
)
from .card import Card, Question, step_of

NUMBER = 17
CARD = Card("wizard", MAGIC, (Question("wizard"),), brings="potions")
ASK_CUBE = step_of(NUMBER, 0)


@rule
def can_use(s: State, seat: int) -> bool:
    if potions_left(s) == 0:
        return False
    for region in range(REGIONS):
        if s.cubes[region][seat] > 0 and can_carry_more(fewest_potions(s, region, seat)):
            return True
    return False


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_CUBE, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Own cubes; of those that carry the same, one."""
    n = 0
    for region in range(REGIONS):
        before = n
        end = cubes_at(s, region, askee(s), out, n)
        for i in range(before, end):
            if can_carry_more(potions_of_cube(out[i])):
                out[n] = out[i]
                n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    seat = askee(s)
    region = region_of_cube(answer)
    potions = potions_of_cube(answer)
    drop(s)
    put_potion(s, region, seat, potions)
    emit(s, EV_POTION_PLACED, seat, region, potions + 1, potions_left(s))
