"""The memory of a search over turns: nodes, each a position in which a seat is about to play, with the turns that it may choose from.

It lies in arrays of numbers, the same for compiled and interpreted rules. A node is found by a key that is made of the way to it: turns
and answers of chance. Node 0 is the position that the search is about.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.jit import rule

from .desk import LONGEST

MOST_SEATS = 8
NODES = 4096
"""Positions that a search can remember; beyond them it only plays on."""
MOST_CHILDREN = 24
"""Most turns of a node."""

# What is kept of a node
SEAT, CHILDREN, VISITS = range(3)
# What is kept of a turn: simulations, what the evaluation liked about it, and from SUMS on by seat the results of the simulations together
TRIED, PRIOR, SUMS = range(3)
LENGTH = LONGEST
"""Place of the number of answers of a turn, behind the answers."""

MISSING = -1


@dataclass
class Tree:
    """Empty memory."""

    keys: NDArray[np.int64] = field(default_factory=lambda: np.zeros(NODES, dtype=np.int64))
    nodes: NDArray[np.int64] = field(default_factory=lambda: np.zeros((NODES, 3), dtype=np.int64))
    turns: NDArray[np.int32] = field(default_factory=lambda: np.zeros((NODES, MOST_CHILDREN, LONGEST + 1), dtype=np.int32))
    stats: NDArray[np.int64] = field(
        default_factory=lambda: np.zeros((NODES, MOST_CHILDREN, SUMS + MOST_SEATS), dtype=np.int64)
    )


@rule
def node_of(keys: Any, key: int) -> int:
    """Return the place of a node, or where it would go, or MISSING when there is no room left. Node 0 is not looked for."""
    place = key % (NODES - 1)
    for _ in range(NODES // 2):
        if keys[place + 1] in (0, key):
            return place + 1
        place = (place + 1) % (NODES - 1)
    return MISSING
