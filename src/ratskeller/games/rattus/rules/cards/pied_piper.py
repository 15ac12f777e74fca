"""Pied Piper (Magic): an own cube moves to a neighbouring region, and as many rats with it as fit (K-PIPER)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, memo, push, remember, replace

from ...data.board import REGIONS
from ...data.tokens import MAGIC
from ..answers import destination_options, origin_options
from ..cube_moves import move_one, needs_choice
from ..fields import SLOTS, State
from ..numbers import EV_RAT_MOVED, REGION, TOKEN
from ..pieces import move_rat, room_for_rats, some_cube_may_leave
from ..potions import cubes_at, fewest_potions, potions_of_cube
from .card import Card, Question, step_of

NUMBER = 16
CARD = Card(
    "pied-piper",
    MAGIC,
    (
        Question("piper from"),
        Question("piper to", (("region", "region"),)),
        Question("which cube", (("way", "way"), ("left", "some"))),
        Question("piper rat", (("way", "way"), ("left", "following"))),
    ),
    rule="K-PIPER",
)
FROM, TO, CUBE, RAT = range(4)
ASK_FROM, ASK_TO, ASK_CUBE, ASK_WHICH_RAT = (step_of(NUMBER, question) for question in range(4))


@rule
def can_use(s: State, seat: int) -> bool:
    """There is an own cube that can move; rats need not."""
    return some_cube_may_leave(s, seat)


@rule
def use(s: State, seat: int) -> None:
    push(s, ASK_FROM, seat)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """From: a region with own cubes. To: a neighbour. Cube: those that differ. Rat: those that are still there."""
    if step == FROM:
        return origin_options(s, out)
    if step == TO:
        return destination_options(s, out)
    region = memo(s, 0) // REGIONS
    if step == CUBE:
        return cubes_at(s, region, askee(s), out, 0)
    for slot in range(s.rats[region]):
        out[slot] = TOKEN + region * SLOTS + slot
    return s.rats[region]


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Remember the region, then move the cube and the rats; which of either is asked where it makes a difference (K7)."""
    seat = askee(s)
    if step == FROM:
        replace(s, ASK_TO, seat, answer - REGION)
    elif step == TO:
        choose_cube(s, seat, memo(s, 0), answer - REGION)
    elif step == CUBE:
        way = memo(s, 0)
        drop(s)
        lead(s, seat, way // REGIONS, way % REGIONS, potions_of_cube(answer))
    else:
        way = memo(s, 0)
        remember(s, 1, memo(s, 1) - 1)
        if memo(s, 1) == 0:
            drop(s)
        lead_rat(s, seat, way // REGIONS, answer - TOKEN - way // REGIONS * SLOTS, way % REGIONS)


@rule
def choose_cube(s: State, seat: int, region: int, to: int) -> None:
    drop(s)
    if needs_choice(s, seat, region, 1):
        push(s, ASK_CUBE, seat, region * REGIONS + to, 1)
    else:
        lead(s, seat, region, to, fewest_potions(s, region, seat))


@rule
def lead(s: State, seat: int, region: int, to: int, potions: int) -> None:
    move_one(s, seat, region, to, potions, NUMBER)
    lead_rats(s, seat, region, to)


@rule
def lead_rats(s: State, seat: int, region: int, to: int) -> None:
    """Move as many rats as fit; if not all do, ask which."""
    room = room_for_rats(s, to)
    if room >= s.rats[region]:
        while s.rats[region] > 0:
            lead_rat(s, seat, region, 0, to)
    elif room > 0:
        push(s, ASK_WHICH_RAT, seat, region * REGIONS + to, room)


@rule
def lead_rat(s: State, seat: int, region: int, slot: int, to: int) -> None:
    to_slot = move_rat(s, region, slot, to)
    emit(s, EV_RAT_MOVED, seat, region, slot, to, to_slot, NUMBER)
