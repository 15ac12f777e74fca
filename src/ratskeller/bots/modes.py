"""The templates of bots and matches that are compiled together with the rules of a game.

`ratskeller.bots` hands them to `core.engine`. To add a template, put it into `TEMPLATES`, or into `SEARCHES` if it calls rules of an
evaluation. Its parameters are ints, or arrays by the names that they have in all templates: `states` and `raw` (states and their bytes),
`out` and `weights` (int64), `words` (uint64). An array of another kind gets a name of its own, with an empty one in `_blanks`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.compile.rules import Function
from ratskeller.core.engine import Templates
from ratskeller.core.state import dtype_of
from ratskeller.search.beam import best_turn
from ratskeller.search.evaluations import evaluation, has_evaluation
from ratskeller.search.memory import SearchBuffers, Tree
from ratskeller.search.paired_chance import CLOCK, play_until_asked
from ratskeller.search.playouts import play_to_end
from ratskeller.search.tree import search_tree

TEMPLATES: tuple[Function, ...] = (play_until_asked,)
"""For every game."""
SEARCHES: tuple[Function, ...] = (best_turn, search_tree, play_to_end)
"""For games that have an evaluation."""


def templates(game: str) -> Templates:
    if has_evaluation(game):
        return Templates(TEMPLATES + SEARCHES, evaluation(game), _blanks())
    return Templates(TEMPLATES, (), _blanks())


def _blanks() -> dict[str, NDArray[Any]]:
    tree = Tree(0, is_compiled=True)
    return {
        "clocks": np.zeros(0, dtype=CLOCK),
        "random_seats": np.zeros(0, dtype=np.int64),
        "buffers": np.zeros(0, dtype=dtype_of(SearchBuffers)),
        "keys": tree.keys,
        "nodes": tree.nodes,
        "turns": tree.turns,
        "stats": tree.stats,
        "results": tree.results,
    } | dict.fromkeys(("control", "path", "values", "luck"), np.zeros(0, dtype=np.int64))
