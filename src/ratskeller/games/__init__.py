"""The games, by name: those of the folders here, and those of other packages (`core.plugins`)."""

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
from ratskeller.core.game import Game, Registry

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


_REGISTRY = Registry(__name__, __path__)


def names() -> list[str]:
    """Return the names of all games, sorted."""
    return _REGISTRY.names()


def get(name: str) -> Game[Any]:
    """Return a game by name. Errors: UnknownGame listing the names, or saying why the game of another package can't be used."""
    return _REGISTRY.get(name)
