"""All games by name: those in a folder of packages, and those that other packages offer by the entry point `ratskeller.games`."""

from collections.abc import Iterable
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint
from pkgutil import iter_modules
from typing import Any

from . import plugins
from .errors import UnknownGame
from .game import Game
from .validation import short_repr

AnyGame = Game[Any]


class Registry:
    """The games of a folder of packages, each with a module-level `GAME`, and those of other packages. A game is imported when needed."""

    def __init__(self, package: str, path: Iterable[str]) -> None:
        """Find the games below a package with this search path."""
        self._package = package
        self._shipped = frozenset(info.name for info in iter_modules(path) if info.ispkg)
        self._found: dict[str, AnyGame | plugins.BadPlugin] = {}

    def names(self) -> list[str]:
        """Return the names of all games, sorted. Games of other packages are imported, and those that can't be used left out."""
        return sorted([*self._shipped, *(name for name in self._points if isinstance(self._game(name), Game))])

    def get(self, name: str) -> AnyGame:
        """Return a game by name. Errors: UnknownGame listing the names, or saying why the game of another package can't be used."""
        if not isinstance(name, str) or (name not in self._shipped and name not in self._points):
            raise UnknownGame(f"unknown game {short_repr(name)}; there are {', '.join(self.names())}")
        game = self._game(name)
        if isinstance(game, plugins.BadPlugin):
            raise UnknownGame(str(game))
        return game

    @cached_property
    def _points(self) -> dict[str, EntryPoint]:
        """The entry points of other packages, by the names of their games; without those that would replace a game of this package."""
        offered = plugins.offered(plugins.GAMES)
        for name in offered.keys() & self._shipped:
            plugins.refusal(offered[name], "Ratskeller has a game of that name, so it needs another one")
        return {name: point for name, point in offered.items() if name not in self._shipped}

    def _game(self, name: str) -> AnyGame | plugins.BadPlugin:
        if name not in self._found:
            self._found[name] = self._import(name)
        return self._found[name]

    def _import(self, name: str) -> AnyGame | plugins.BadPlugin:
        if name in self._shipped:
            shipped: AnyGame = import_module(f"{self._package}.{name}").GAME
            return shipped
        try:
            return _checked(self._points[name])
        except plugins.BadPlugin as problem:
            return problem


def _checked(point: EntryPoint) -> AnyGame:
    """Return the game of an entry point. Errors: BadPlugin."""
    found = plugins.load(point)
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise plugins.refusal(point, f"{point.value} is neither a Game nor a module with a GAME")
    if game.name != point.name:
        raise plugins.refusal(point, f"its game is called {game.name!r}, and its entry point must be as well")
    return game
