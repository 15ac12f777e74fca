"""What the compiled function of a game does beside playing by the rules: the templates of bots and matches.

`core.engine` asks for them when it makes the engine of a game. A further template becomes a mode by standing in `TEMPLATES`, or in
`SEARCHES` if it calls rules of an evaluation: it is then compiled together with everything else, and `Engine.bind` finds it. Its
parameters are ints, or arrays by the names that they have in all templates: `states` and `raw` (a room), `out` and `weights` (int64),
`words` (uint64). An array of another kind gets a name of its own, with an empty one in `blanks`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from ratskeller.core.jit import Bindings
from ratskeller.core.state import dtype_of
from ratskeller.search.beam import best_turn
from ratskeller.search.buffers import SearchBuffers
from ratskeller.search.evaluations import evaluation, has_evaluation
from ratskeller.search.nodes import Tree
from ratskeller.search.paired_chance import CLOCK, play_until_asked
from ratskeller.search.tree import search_tree

from .plain_search import TRIAL, search_plainly

TEMPLATES: tuple[Callable[..., Any], ...] = (play_until_asked,)
"""For every game."""
SEARCHES: tuple[Callable[..., Any], ...] = (best_turn, search_tree, search_plainly)
"""For games that have an evaluation."""


def templates(game: str) -> tuple[Callable[..., Any], ...]:
    """Return the templates for a game."""
    return TEMPLATES + SEARCHES if has_evaluation(game) else TEMPLATES


def bindings(game: str) -> Bindings:
    """Return the rules that these call beside those of the game."""
    return evaluation(game) if has_evaluation(game) else ()


def blanks() -> dict[str, Any]:
    """Return an array by the name of every parameter of these templates that those of `core.engine` don't have."""
    tree = Tree(0)
    return {
        "clocks": np.zeros(0, dtype=CLOCK),
        "random_seats": np.zeros(0, dtype=np.int64),
        "buffers": np.zeros(0, dtype=dtype_of(SearchBuffers)),
        "keys": tree.keys,
        "nodes": tree.nodes,
        "turns": tree.turns,
        "stats": tree.stats,
        "trials": np.zeros((0, TRIAL), dtype=np.int64),
    } | dict.fromkeys(("control", "path", "values", "baseline"), np.zeros(0, dtype=np.int64))
