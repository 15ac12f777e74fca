"""Emperor (Royalty): place or move the three walls (K-EMPEROR)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.board import REGIONS
from ...data.tokens import ROYALTY
from ..answers import stop_or_keep
from ..fields import NOBODY, WALLS, State
from ..numbers import EV_WALL_PLACED, KEEP, LINK, STOP
from ..pieces import may_cross
from .card import Card, Question, step_of

NUMBER = 11
PLACE = (("number", "number"), ("link", "wall"))
CARD = Card(
    "emperor", ROYALTY, tuple(Question(f"emperor wall {i}", PLACE) for i in range(1, WALLS + 1)), brings="walls"
)
ASK_WALL = step_of(NUMBER, 0)


@rule
def can_use(s: State, seat: int) -> bool:
    """There is always a border without a wall."""
    return True


@rule
def use(s: State, seat: int) -> None:
    ask_wall(s, seat, 0)


@rule
def ask_wall(s: State, seat: int, wall: int) -> None:
    """Ask where a wall goes. The memory holds its number, from 1, and its present link."""
    push(s, ASK_WALL + wall, seat, wall + 1, s.walls[wall])


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Stop, keep a wall that is on the board, or any border or arrow without a wall."""
    n = stop_or_keep(s, out)
    for a in range(REGIONS):
        for b in range(a + 1, REGIONS):
            if may_cross(s, a, b):
                out[n] = LINK + a * REGIONS + b
                n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    seat = askee(s)
    drop(s)
    if answer == STOP:
        return
    if answer != KEEP:
        emit(s, EV_WALL_PLACED, seat, answer - LINK, s.walls[step])
        put_wall(s, step, answer - LINK)
    if step + 1 < WALLS:
        ask_wall(s, seat, step + 1)


@rule
def put_wall(s: State, wall: int, link: int) -> None:
    if s.walls[wall] != NOBODY:
        switch(s, s.walls[wall])
    s.walls[wall] = link
    switch(s, link)


@rule
def switch(s: State, link: int) -> None:
    """Open or wall up a link, in both directions."""
    a = link // REGIONS
    b = link % REGIONS
    s.ways[a] ^= 1 << b
    s.ways[b] ^= 1 << a
