"""The games, by name."""

from typing import Any

from ratskeller.core.errors import (
    BadArgument,
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAnswer,
    NotAsked,
    RatskellerError,
    UnknownGame,
    UnknownSeat,
)
from ratskeller.core.game import Game
from ratskeller.core.registry import find_games
from ratskeller.core.validation import short_repr

__all__ = [
    "BadArgument",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAnswer",
    "NotAsked",
    "RatskellerError",
    "UnknownGame",
    "UnknownSeat",
    "get",
    "names",
]


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(find_games(__name__, __path__))


def get(name: str) -> Game[Any]:
    """Return a game by name. Errors: UnknownGame listing the names."""
    found = find_games(__name__, __path__)
    if not isinstance(name, str) or name not in found:
        raise UnknownGame(f"unknown game {short_repr(name)}; there are {', '.join(sorted(found))}")
    return found[name]
