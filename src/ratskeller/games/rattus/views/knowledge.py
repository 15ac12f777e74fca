"""What a seat knows about the rats: faces that it can't know are removed, to be drawn when they come out (H1, H5)."""

from collections.abc import Callable

from ratskeller.core.state import copy_of

from ..data.board import REGIONS
from ..rules.faces import count_hidden, is_listed_as_used
from ..rules.fields import NOBODY, State
from .view import is_open, saw


def redeal(s: State, seat: int | None) -> State:
    """Return a copy without the faces that a seat has not seen (H1); None: without those that not everyone sees."""

    def is_visible(region: int, slot: int) -> bool:
        return is_open(s, region, slot) or (seat is not None and saw(s, seat, region, slot))

    return without_faces(s, is_visible)


def without_faces(s: State, is_visible: Callable[[int, int], bool]) -> State:
    copy = copy_of(s)
    for region in range(REGIONS):
        for slot in range(copy.rats[region]):
            face = copy.face[region][slot]
            if face != NOBODY and not is_visible(region, slot):
                if not is_listed_as_used(copy, region, slot):
                    copy.unseen[face] += 1
                copy.face[region][slot] = NOBODY
    count_hidden(copy)
    return copy
