"""The tree of a search over turns. A node is a position in which a seat is about to play, with the turns it may choose from.

The tree is in arrays of integers, the same for compiled and interpreted rules. A node is found by a key made of the way to it: turns and
answers of chance. Node 0 is the root.
"""

import numpy as np

from ratskeller.core.jit import rule

from .arrays import Integers
from .buffers import PLAN_LENGTH

MOST_SEATS = 8
NODES = 4096
"""Most nodes by default; where the tree is full, simulations play on without it."""
MOST_CANDIDATES = 64
"""Most turns of node 0."""
MOST_REPLIES = 8
"""Most turns of any other node."""

# Columns of a node
SEAT, CHILDREN, VISITS = range(3)
# Columns of a turn: simulations, the prior, and sums over the simulations by seat: results, values of the last states in thousandths of a
# point, and chances to win there
TRIES, PRIOR, SUMS = range(3)
VALUES = SUMS + MOST_SEATS
WINS = VALUES + MOST_SEATS
STATS = WINS + MOST_SEATS
LENGTH = PLAN_LENGTH
"""Column with the number of answers of a turn, after the answers."""

MISSING = -1


class Tree:
    """An empty tree."""

    def __init__(self, nodes: int = NODES) -> None:
        """Make room for a number of nodes."""
        self.keys = np.zeros(nodes, dtype=np.int64)
        self.nodes = np.zeros((nodes, 3), dtype=np.int64)
        rows = MOST_CANDIDATES + (nodes - 1) * MOST_REPLIES
        self.turns = np.zeros((rows, PLAN_LENGTH + 1), dtype=np.int32)
        self.stats = np.zeros((rows, STATS), dtype=np.int64)


@rule
def row_of(node: int, child: int) -> int:
    """Return the row of a turn; those of node 0 come first."""
    return child if node == 0 else MOST_CANDIDATES + (node - 1) * MOST_REPLIES + child


@rule
def find_node(keys: Integers, key: int) -> int:
    """Return the number of a node, or the free number for it, or MISSING if the tree is full. Node 0 is never found."""
    others = len(keys) - 1
    start = key % others
    for _ in range(others // 2):
        if keys[start + 1] in (0, key):
            return start + 1
        start = (start + 1) % others
    return MISSING
