"""Ratskeller: the plague board games Rattus and Carcassonne: The Plague, as a library and as a place to play.

    import ratskeller as rk

    position = rk.new("rattus", players=2, seed=7)
    bot = rk.bots.make("novice", seed=1)
    while not position.over:
        position.push(str(bot.play(position)))
    position.ranking

Modules are loaded when they are first used, so that the import costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import arena, bots, games
    from .bots.bot import Bot, Move, UnknownBot
    from .core.errors import (
        BadArgument,
        BadData,
        BadOption,
        BadPosition,
        BadRecord,
        IllegalAnswer,
        NotAsked,
        NothingPlayed,
        RatskellerError,
        UnknownGame,
        UnknownSeat,
    )
    from .core.game import Game
    from .core.position import Position
    from .review.playouts import compare_lines, play_out

__all__ = [
    "BadArgument",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Game",
    "IllegalAnswer",
    "Move",
    "NotAsked",
    "NothingPlayed",
    "Position",
    "RatskellerError",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "arena",
    "bots",
    "compare_lines",
    "games",
    "new",
    "play_out",
]

_MODULES = {"arena", "bots", "games"}
_HOMES = {
    "Bot": "bots",
    "Move": "bots",
    "UnknownBot": "bots",
    "Game": "core.game",
    "Position": "core.position",
    "compare_lines": "review.playouts",
    "play_out": "review.playouts",
}
"""Where names are defined; those that are not here are errors."""


def new(game: str, *, seed: int | None = None, **options: Any) -> "Position":
    """Return a new game, by name: `new("rattus", players=3, cards="base")`.

    With a seed, chance answers by itself: the same seed and the same answers give the same game. Without one, chance is asked like a seat.
    Errors: UnknownGame; BadOption naming the option; BadData for a data file; BadArgument for a seed that is none.
    """
    from .games import get

    return get(game).new(seed=seed, **options)


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f".{name}", __name__)
    if name in __all__:
        return getattr(import_module(f".{_HOMES.get(name, 'core.errors')}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
