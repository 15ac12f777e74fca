"""Find games: every package in a folder of games has a module-level `GAME`."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from .game import Game


def find_games(package: str, path: Iterable[str]) -> dict[str, Game[Any]]:
    """Return the games of a package of packages, by name."""
    return _find(package, tuple(path))


@cache
def _find(package: str, path: tuple[str, ...]) -> dict[str, Game[Any]]:
    modules = [import_module(f"{package}.{info.name}") for info in iter_modules(path) if info.ispkg]
    return {module.GAME.name: module.GAME for module in modules}
