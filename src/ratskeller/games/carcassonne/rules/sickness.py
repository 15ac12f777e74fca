"""Which figures are sick: always derived from the board, never stored (PLG4, PLG7)."""

from ratskeller.core.compile.rules import rule

from .features import is_cloister, kind_of, shares
from .fields import BORDERING, NEAR, NOBODY, WHOLE_FEATURE, WIDE, State
from .grid import neighbour
from .numbers import MARKERS_IN_MASK


@rule
def sickening(s: State, node: int, window: int) -> int:
    """PLG4: return which markers make a figure on a node sick, as bits; `window` 0 for the first MARKERS_IN_MASK, 1 for the next."""
    home = s.home[node]
    found = bit_of(s, home, window)
    borders = s.reach in (BORDERING, WIDE)
    root = s.root[node]
    if borders or (s.reach == NEAR and not is_cloister(kind_of(s, node))):
        for side in range(4):
            other = neighbour(s, home, side)
            if other != NOBODY and s.marker[other] != 0 and (borders or shares(s, other, root)):
                found |= bit_of(s, other, window)
    if s.reach in (WHOLE_FEATURE, WIDE):
        part = root
        for _ in range(s.size[root]):
            found |= bit_of(s, s.home[part], window)
            part = s.next[part]
    return found


@rule
def bit_of(s: State, tile: int, window: int) -> int:
    place = s.marker[tile] - 1 - window * MARKERS_IN_MASK
    return 1 << place if 0 <= place < MARKERS_IN_MASK else 0


@rule
def is_sick(s: State, node: int) -> bool:
    """PLG4: tell whether a figure on a node is sick."""
    if s.markers == 0:
        return False
    return sickening(s, node, 0) != 0 or (s.markers > MARKERS_IN_MASK and sickening(s, node, 1) != 0)


@rule
def is_on_marker(s: State, node: int) -> bool:
    return s.marker[s.home[node]] != 0


@rule
def is_affected(s: State, root: int) -> bool:
    """PLG4: tell whether a marker lies on any tile of a feature."""
    node = root
    for _ in range(s.size[root]):
        if s.marker[s.home[node]] != 0:
            return True
        node = s.next[node]
    return False
