"""The memory of a search over turns: nodes, each a position in which a seat is about to play, with the turns that it may choose from.

It lies in arrays of numbers, the same for compiled and interpreted rules. A node is found by a key that is made of the way to it: turns
and answers of chance. Node 0 is the position that the search is about.
"""

from typing import Any

import numpy as np

from ratskeller.core.jit import rule

from .buffers import LONGEST

MOST_SEATS = 8
NODES = 4096
"""Positions that a search remembers by default; beyond them it only plays on."""
MOST_CANDIDATES = 64
"""Most turns of node 0."""
MOST_REPLIES = 8
"""Most turns of any other node."""

# What is kept of a node
SEAT, CHILDREN, VISITS = range(3)
# What is kept of a turn: simulations, what the evaluation liked about it, and sums over the simulations by seat: results, what the
# evaluation gave their last states in thousandths of a point, and chances to win there
TRIED, PRIOR, SUMS = range(3)
VALUES = SUMS + MOST_SEATS
WINS = VALUES + MOST_SEATS
STATS = WINS + MOST_SEATS
LENGTH = LONGEST
"""Place of the number of answers of a turn, behind the answers."""

MISSING = -1


class Tree:
    """Empty memory."""

    def __init__(self, nodes: int = NODES) -> None:
        """Make room for so many positions."""
        self.keys = np.zeros(nodes, dtype=np.int64)
        self.nodes = np.zeros((nodes, 3), dtype=np.int64)
        rows = MOST_CANDIDATES + (nodes - 1) * MOST_REPLIES
        self.turns = np.zeros((rows, LONGEST + 1), dtype=np.int32)
        self.stats = np.zeros((rows, STATS), dtype=np.int64)


@rule
def row_of(node: int, child: int) -> int:
    """Return the row in which a turn of a node lies; those of node 0 come first."""
    return child if node == 0 else MOST_CANDIDATES + (node - 1) * MOST_REPLIES + child


@rule
def node_of(keys: Any, key: int) -> int:
    """Return the place of a node, or where it would go, or MISSING when there is no room left. Node 0 is not looked for."""
    others = len(keys) - 1
    place = key % others
    for _ in range(others // 2):
        if keys[place + 1] in (0, key):
            return place + 1
        place = (place + 1) % others
    return MISSING
