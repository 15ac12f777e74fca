"""Computer opponents. A bot knows what its seat knows: it is given only positions in which everything else is forgotten."""

from .bot import Bot, UnknownBot
from .choosing import choose, improving
from .registry import make, names

__all__ = ["Bot", "UnknownBot", "choose", "improving", "make", "names"]
