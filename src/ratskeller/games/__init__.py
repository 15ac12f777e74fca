"""The games, by name."""

from typing import Any

from ratskeller.core.errors import BadData, BadOption, BadPosition, BadRecord, IllegalAnswer, UnknownGame
from ratskeller.core.game import Game
from ratskeller.core.registry import find_games

__all__ = ["BadData", "BadOption", "BadPosition", "BadRecord", "IllegalAnswer", "UnknownGame", "get", "names"]


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(find_games(__name__, __path__))


def get(name: str) -> Game[Any]:
    """Return a game by name. Errors: UnknownGame listing the names."""
    found = find_games(__name__, __path__)
    if name not in found:
        raise UnknownGame(f"unknown game {name!r}; there are {', '.join(sorted(found))}")
    return found[name]
