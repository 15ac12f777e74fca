"""Forgetting faces that somebody can't know, so that they are drawn anew when they come out (H1, H5)."""

from collections.abc import Callable

from ratskeller.core.state import copy_of

from ..data.board import REGIONS
from ..rules.faces import count_hidden, is_listed_as_used
from ..rules.fields import NOBODY, State


def without_faces(s: State, is_known: Callable[[int, int], bool]) -> State:
    """Return a copy in which only the faces of tokens are known of which `is_known` tells so, by region and slot."""
    known = copy_of(s)
    for region in range(REGIONS):
        for slot in range(known.rats[region]):
            face = known.face[region][slot]
            if face != NOBODY and not is_known(region, slot):
                if not is_listed_as_used(known, region, slot):
                    known.unseen[face] += 1
                known.face[region][slot] = NOBODY
    count_hidden(known)
    return known
