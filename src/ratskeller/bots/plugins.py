"""Bots of other packages: found by the entry point `ratskeller.bots`, or registered as an object.

A package offers a bot in its `pyproject.toml`:

    [project.entry-points."ratskeller.bots"]
    my-bot = "my_package:MyBot"

The object is called with `seed=` and returns a bot; a class will do. With an attribute `games`, a tuple of names, the bot plays only these
games.
"""

import re
from functools import cache
from typing import Protocol, cast

from ratskeller.core.errors import BadArgument
from ratskeller.core.plugins import BadPlugin, load, offered
from ratskeller.core.validation import short_repr

from .bot import Bot

GROUP = "ratskeller.bots"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Factory(Protocol):
    """Makes a bot. With a seed the bot plays the same in the same positions; with None it may play as it likes."""

    def __call__(self, *, seed: int | None) -> Bot:
        """Return a new bot."""


_registered: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Make a bot available by name in this process; this replaces an earlier bot of that name.

    Errors: BadArgument for a name that is not made of lower-case letters, digits and hyphens.
    """
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadArgument(
            f"name: must be lower-case letters, digits and hyphens, such as my-bot, not {short_repr(name)}"
        )
    _registered[name] = factory


def plugins(game: str) -> dict[str, Factory]:
    """Return the factories of all bots of other packages that play a game, by name."""
    return {name: make for name, make in {**_installed(), **_registered}.items() if _plays(make, game)}


def _plays(factory: Factory, game: str) -> bool:
    games: tuple[str, ...] | None = getattr(factory, "games", None)
    return games is None or game in games


@cache
def _installed() -> dict[str, Factory]:
    """Return the factories of installed packages. One that can't be loaded is reported in the log, and left out."""
    found: dict[str, Factory] = {}
    for name, point in offered(GROUP).items():
        try:
            found[name] = cast(Factory, load(point))
        except BadPlugin:
            continue
    return found
