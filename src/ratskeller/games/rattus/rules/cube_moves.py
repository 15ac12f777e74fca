"""Moves of a seat's cubes from region to region. If the cubes differ in potions, the seat chooses which move (K7)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, remember

from ..data.board import REGIONS
from .fields import State
from .numbers import ASK_WHICH, EV_CUBES_MOVED
from .potions import cubes_at, cubes_with, fewest_potions, most_potions, move_cube, potions_of_cube


@rule
def move_cubes(s: State, seat: int, region: int, to: int, count: int, card: int) -> None:
    """Move cubes by the ability of a card, at once or after asking which."""
    if needs_choice(s, seat, region, count):
        push(s, ASK_WHICH, seat, region * REGIONS + to, count, card)
    else:
        move_alike(s, seat, region, to, count, card)


@rule
def needs_choice(s: State, seat: int, region: int, count: int) -> bool:
    """Tell whether it matters which cubes move: not all of them do, and they differ."""
    if s.potions[region][seat] == 0 or count == s.cubes[region][seat]:
        return False
    return fewest_potions(s, region, seat) != most_potions(s, region, seat)


@rule
def move_alike(s: State, seat: int, region: int, to: int, count: int, card: int) -> None:
    left = count
    potions = 0
    carried = 0
    while left > 0:
        here = min(left, cubes_with(s, region, seat, potions))
        move_cube(s, region, to, seat, potions, here)
        carried += here * potions
        left -= here
        potions += 1
    emit(s, EV_CUBES_MOVED, seat, region, to, count, carried, card)


@rule
def move_one(s: State, seat: int, region: int, to: int, potions: int, card: int) -> None:
    move_cube(s, region, to, seat, potions, 1)
    emit(s, EV_CUBES_MOVED, seat, region, to, 1, potions, card)


@rule
def which_options(s: State, out: list[int]) -> int:
    """Write one cube for each number of potions; return how many."""
    return cubes_at(s, memo(s, 0) // REGIONS, askee(s), out, 0)


@rule
def which_answer(s: State, answer: int) -> None:
    """Move this cube (memo 0 holds both regions), then the other ones (memo 1 counts them) if there is nothing left to choose."""
    seat = askee(s)
    region = memo(s, 0) // REGIONS
    to = memo(s, 0) % REGIONS
    card = memo(s, 2)
    move_one(s, seat, region, to, potions_of_cube(answer), card)
    left = memo(s, 1) - 1
    remember(s, 1, left)
    if left == 0 or not needs_choice(s, seat, region, left):
        drop(s)
        if left > 0:
            move_alike(s, seat, region, to, left, card)
