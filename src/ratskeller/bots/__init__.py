"""Computer opponents. A bot knows what its seat knows: it is given only positions in which everything else is forgotten."""

from .analysis import analyse
from .bot import Bot, UnknownBot
from .choosing import choose, improving
from .ladder import level_below, levels, middle_level
from .registry import make, names
from .reviewing import review

__all__ = [
    "Bot",
    "UnknownBot",
    "analyse",
    "choose",
    "improving",
    "level_below",
    "levels",
    "make",
    "middle_level",
    "names",
    "review",
]
