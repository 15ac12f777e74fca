"""The stack of face-down tiles: what may come next (BAS1, EXT1, PLG1). It has no order; tiles are drawn at random."""

from ratskeller.core.compile.rules import rule

from .fields import State
from .numbers import DRAW
from .tables import BRINGS_PLAGUE, COURSE, MOUTH, ROLE, TYPES


@rule
def drawn(s: State) -> int:
    """Return how many tiles have been drawn: those on the board, except the start tile, and those that left the game."""
    return s.tiles - 1 + s.discards


@rule
def can_come(s: State, kind: int) -> bool:
    """Tell whether a type can be drawn now: river tiles first, the mouth after them (EXT1), no plague at first with `grace` (PLG1)."""
    if s.course > 0:
        return ROLE[kind] == COURSE
    if s.mouths > 0:
        return ROLE[kind] == MOUTH
    return BRINGS_PLAGUE[kind] == 0 or not holds_back_plague(s)


@rule
def holds_back_plague(s: State) -> bool:
    """PLG1: tell whether plague tiles are held back; they come when nothing else is left."""
    return drawn(s) < s.grace and s.left > s.plagued


@rule
def draw_options(s: State, out: list[int], weights: list[int]) -> int:
    """Write the types that can be drawn, and how many there are of each."""
    n = 0
    for kind in range(TYPES):
        if s.stack[kind] > 0 and can_come(s, kind):
            out[n] = DRAW + kind
            weights[n] = s.stack[kind]
            n += 1
    return n


@rule
def draw_tile(s: State, word: int) -> int:
    """Return a type drawn by a random word, with the probabilities of `draw_options`."""
    total = s.left
    if s.course > 0:
        total = s.course
    elif s.mouths > 0:
        total = s.mouths
    elif s.plagued > 0 and holds_back_plague(s):
        total -= s.plagued
    is_plain = total == s.left
    place = word % total
    kind = 0
    while place >= 0:
        if s.stack[kind] > 0 and (is_plain or can_come(s, kind)):
            place -= s.stack[kind]
        kind += 1
    return DRAW + kind - 1


@rule
def count_in(s: State, kind: int, change: int) -> None:
    s.stack[kind] += change
    s.left += change
    if ROLE[kind] == COURSE:
        s.course += change
    elif ROLE[kind] == MOUTH:
        s.mouths += change
    elif BRINGS_PLAGUE[kind] == 1:
        s.plagued += change
