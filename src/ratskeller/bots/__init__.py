"""Computer opponents. A bot knows what its seat knows: it is only given positions in which everything else is forgotten."""

from ratskeller.core.engine import Templates, add_templates

from .bot import Bot, Move, UnknownBot
from .ladder import level_below, level_of_style, levels, middle_level, styles
from .opponent import choose, improving, make
from .registry import make_planner, names, plugin_names, register

__all__ = [
    "Bot",
    "Move",
    "UnknownBot",
    "choose",
    "improving",
    "level_below",
    "level_of_style",
    "levels",
    "make",
    "make_planner",
    "middle_level",
    "names",
    "plugin_names",
    "register",
    "styles",
]


@add_templates
def _templates(game: str) -> Templates:
    from .modes import templates

    return templates(game)
