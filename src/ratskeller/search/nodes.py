"""The tree of a search over turns. A node is a position in which a seat is about to play, with the turns it may choose from.

The tree is in arrays of integers, the same for compiled and interpreted rules. A node is found by a key made of the way to it: turns and
answers of chance. Node 0 is the root.
"""

from ratskeller.core.jit import rule

from .arrays import Integers, grid_of_numbers, numbers
from .memory import PLAN_LENGTH

MOST_SEATS = 8
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

RECENT = 256
"""How many of the last results of each turn of node 0 are kept; a result is in the column of its number modulo this one."""

MISSING = -1


class Tree:
    """An empty tree."""

    def __init__(self, nodes: int, is_compiled: bool) -> None:
        """Make room for a number of nodes; where the tree is full, simulations play on without it."""
        self.keys = numbers(nodes, is_compiled)
        self.nodes = grid_of_numbers(nodes, 3, is_compiled)
        rows = MOST_CANDIDATES + (nodes - 1) * MOST_REPLIES
        self.turns = grid_of_numbers(rows, PLAN_LENGTH + 1, is_compiled, 32)
        self.stats = grid_of_numbers(rows, STATS, is_compiled)
        self.results = grid_of_numbers(MOST_CANDIDATES, RECENT, is_compiled)


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
