"""Planners by the name of their bot: the built-in ones, and those of other packages.

Another package offers a bot in its `pyproject.toml`, or registers it as an object:

    [project.entry-points."ratskeller.bots"]
    my-bot = "my_package:MyBot"

The object is called with `seed=` and returns a bot; a class will do. With an attribute `games`, a tuple of names, the bot plays only these
games.
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol, cast

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.options import Options
from ratskeller.core.plugins import BadPlugin, load, offered
from ratskeller.core.position import check_seed
from ratskeller.core.validation import short_repr
from ratskeller.search.config import MOST_SIMULATIONS, Budget
from ratskeller.search.evaluations import is_tuned
from ratskeller.search.tree_search import Stop, never
from ratskeller.strength.mixture import mixture

from .bot import Bot, BotPlanner, UnknownBot
from .greedy import GreedyBot
from .ladder import Level, find_level, levels, styles
from .planner import Planner
from .simple_bots import MixedBot, RandomBot
from .tree_bot import TreeSearchBot

GROUP = "ratskeller.bots"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
AT = "@"
"""Separates the name of a level from the simulations that replace its own: `plague-doctor@4000`."""


class Factory(Protocol):
    """Makes a bot. With a seed the bot plays the same in the same positions; with None it may play as it likes."""

    def __call__(self, *, seed: int | None) -> Bot:
        """Return a new bot."""


_registered: dict[str, Factory] = {}


@dataclass(frozen=True)
class PlannerConfig:
    """Settings that apply to every bot."""

    seed: int | None
    is_compiled: bool | None
    cores: int
    stop: Stop
    times: int


_MAKERS: dict[str, Callable[[PlannerConfig], Planner]] = {
    "greedy": lambda config: GreedyBot(config.seed or 0, config.is_compiled),
    "greedy-1": lambda config: GreedyBot(config.seed or 0, config.is_compiled, tuned="greedy-1"),
    "random": lambda config: RandomBot(random.SystemRandom() if config.seed is None else random.Random(config.seed)),
}
_TUNED = {"greedy": "", "greedy-1": "greedy-1"}
"""Bots that need an evaluation, with the names of its numbers."""


def register(name: str, factory: Factory) -> None:
    """Make a bot available by name in this process; this replaces an earlier bot of that name.

    Errors: BadArgument for a name that is not made of lower-case letters, digits and hyphens.
    """
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadArgument(
            f"name: must be lower-case letters, digits and hyphens, such as my-bot, not {short_repr(name)}"
        )
    _registered[name] = factory


def _plugins(game: str) -> dict[str, Factory]:
    found = {**_installed(), **_registered}
    return {name: make for name, make in found.items() if game in getattr(make, "games", (game,))}


@cache
def _installed() -> dict[str, Factory]:
    found: dict[str, Factory] = {}
    for name, point in offered(GROUP).items():
        try:
            found[name] = cast(Factory, load(point))
        except BadPlugin:
            continue
    return found


def names(game: str) -> list[str]:
    """Return the names of all bots that play a game, including levels and bots of other packages, sorted. Errors: UnknownGame."""
    return sorted({*built_in(game), *_plugins(game)})


def plugin_names(game: str) -> list[str]:
    """Return the names of the bots of other packages that play a game, sorted. Errors: UnknownGame."""
    return sorted(set(_plugins(game)) - set(built_in(game)))


def built_in(game: str) -> list[str]:
    """Return the names of the built-in bots that play a game, unsorted. Errors: UnknownGame."""
    games.get(game)
    others = (name for name in _MAKERS if name not in _TUNED or is_tuned(game, _TUNED[name]))
    return [*others, *levels(game), *styles(game)]


def make_planner(
    name: str,
    game: str,
    seed: int | None = None,
    is_compiled: bool | None = None,
    cores: int = 1,
    stop: Stop = never,
    times: int = 1,
    options: Options | None = None,
) -> Planner:
    """Return a bot as a planner. With a seed it plays the same in the same positions; without one, `random` is unpredictable.

    Uses compiled rules if they are ready, unless `is_compiled` says otherwise. A bot that looks ahead uses a number of `cores`, and answers
    as soon as `stop` returns true. `NAME@SIMULATIONS` is a level that looks ahead with so many simulations, however long they take; without
    that it has `times` its own simulations and time. `LEVEL+PERCENT` is a bot between a level and the next.
    `options` are those of the game; only bots of other packages need them.

    Errors: UnknownGame, UnknownBot listing the names, BadArgument for an invalid seed.
    """
    if seed is not None:
        check_seed(seed)
    known = names(game)
    if isinstance(name, str) and (mixed := mixture(name, game)) is not None:
        return MixedBot(
            mixed, lambda level: make_planner(level, game, seed, is_compiled, cores, stop, times), seed or 0
        )
    plain, _, simulations = name.partition(AT) if isinstance(name, str) else ("", "", "")
    if plain not in known:
        raise UnknownBot(f"no bot {short_repr(name)} plays {game}; there are {', '.join(known)}")
    if plain == name and plain not in built_in(game):
        return BotPlanner(name, _plugins(game)[name](seed=seed), options or {})
    config = PlannerConfig(seed, is_compiled, cores, stop, times)
    level = find_level(plain, game)
    if plain != name:
        level, config = _with_simulations(name, level, simulations), replace(config, times=1)
    return _MAKERS[plain](config) if level is None else _of_level(level, config)


def _with_simulations(name: str, level: Level | None, simulations: str) -> Level:
    if level is None or level.search is None:
        raise UnknownBot(f"{name}: only a level that looks ahead has simulations")
    number = int(simulations) if simulations.isascii() and simulations.isdecimal() and len(simulations) < 12 else 0
    if not 0 < number <= MOST_SIMULATIONS:
        raise UnknownBot(f"{name}: give a number of simulations from 1 to {MOST_SIMULATIONS} after {AT}")
    return msgspec.structs.replace(level, budget=Budget(simulations=number), search=level.search.to_the_end())


def _of_level(level: Level, config: PlannerConfig) -> Planner:
    seed = config.seed or 0
    if level.search is None:
        return GreedyBot(seed, config.is_compiled, numbers=level.numbers)
    budget = level.budget.scaled(config.times)
    return TreeSearchBot(level.search, budget, level.numbers, seed, config.is_compiled, config.cores, config.stop)
