"""Courier (Bourgeoisie): swap two cubes in two different regions (K-COURIER, V4)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, replace

from ...data.board import REGIONS
from ...data.tokens import BOURGEOISIE
from ..fields import State
from ..numbers import EV_CUBES_SWAPPED
from ..potions import (
    cube_answer,
    cubes_at,
    cubes_with,
    fewest_potions,
    move_cube,
    potions_of_cube,
    region_of_cube,
    seat_of_cube,
)
from .card import Card, Question, step_of

NUMBER = 8
CARD = Card("courier", BOURGEOISIE, (Question("courier first"), Question("courier second", (("cube", "cube"),))))
FIRST, SECOND = 0, 1
ASK_FIRST, ASK_SECOND = step_of(NUMBER, FIRST), step_of(NUMBER, SECOND)


@rule
def may_swap(s: State, first: int, second: int) -> bool:
    """Cubes of different players in two regions; online also of one player, which only makes a difference if potions differ (V4)."""
    if region_of_cube(first) == region_of_cube(second):
        return False
    if seat_of_cube(first) != seat_of_cube(second):
        return True
    return s.printed == 0 and potions_of_cube(first) != potions_of_cube(second)


@rule
def cubes_to_swap(s: State, first: int, out: list[int], n: int) -> int:
    """Write the cubes that may be swapped with `first`, after the first `n` answers; return how many there are then."""
    for region in range(REGIONS):
        for seat in range(s.players):
            before = n
            end = cubes_at(s, region, seat, out, n)
            for i in range(before, end):
                if may_swap(s, first, out[i]):
                    out[n] = out[i]
                    n += 1
    return n


@rule
def has_partner(s: State, cube: int) -> bool:
    region = region_of_cube(cube)
    seat = seat_of_cube(cube)
    for other in range(REGIONS):
        if other != region:
            for owner in range(s.players):
                if owner != seat and s.cubes[other][owner] > 0:
                    return True
                if owner == seat and s.printed == 0 and differs(s, other, seat, potions_of_cube(cube)):
                    return True
    return False


@rule
def differs(s: State, region: int, seat: int, potions: int) -> bool:
    return s.cubes[region][seat] > cubes_with(s, region, seat, potions)


@rule
def can_use(s: State, seat: int) -> bool:
    for region in range(REGIONS):
        for owner in range(s.players):
            if s.cubes[region][owner] > 0 and has_partner(
                s, cube_answer(region, owner, fewest_potions(s, region, owner))
            ):
                return True
    return False


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_FIRST, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """First: any cube that has a partner. Second: its partners."""
    if step == SECOND:
        return cubes_to_swap(s, memo(s, 0), out, 0)
    n = 0
    for region in range(REGIONS):
        for owner in range(s.players):
            before = n
            end = cubes_at(s, region, owner, out, n)
            for i in range(before, end):
                if has_partner(s, out[i]):
                    out[n] = out[i]
                    n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Remember the first cube, then swap the two; each takes its potions along (K7)."""
    seat = askee(s)
    if step == FIRST:
        replace(s, ASK_SECOND, seat, answer)
        return
    first = memo(s, 0)
    drop(s)
    here = region_of_cube(first)
    there = region_of_cube(answer)
    move_cube(s, here, there, seat_of_cube(first), potions_of_cube(first), 1)
    move_cube(s, there, here, seat_of_cube(answer), potions_of_cube(answer), 1)
    emit(s, EV_CUBES_SWAPPED, seat, first, answer)
