"""Which templates a module has."""

from typing import Any

from ratskeller import bots
from ratskeller.core.compile.modes import Modes
from ratskeller.core.engine import modes_of
from ratskeller.core.game import Game

TEMPLATES = ("legal_at", "apply_at", "actor_at", "playout", "playouts", "best_turn", "search_tree", "play_to_end")
"""Templates in a module, by name; a game without an evaluation lacks the last three."""
assert bots, "importing it adds the searches to the templates of every game"


def modes_in(game: Game[Any]) -> Modes:
    return modes_of(game).only(TEMPLATES)
