"""Planners by the name of their bot: the built-in ones, and those of other packages."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec

from ratskeller import games
from ratskeller.core.options import Options
from ratskeller.core.position import check_seed
from ratskeller.core.validation import short_repr
from ratskeller.search.config import MOST_SIMULATIONS, Budget
from ratskeller.search.evaluations import is_tuned
from ratskeller.search.tree_search import Stop, never
from ratskeller.strength.mixture import mixture

from .bot import BotPlanner, UnknownBot
from .greedy import GreedyBot
from .ladder import Level, find_level, levels, styles
from .mixed_bot import MixedBot
from .planner import Planner
from .plugins import plugins
from .random_bot import RandomBot
from .tree_bot import TreeSearchBot

AT = "@"
"""Separates the name of a level from the simulations that replace its own: `plague-doctor@4000`."""


@dataclass(frozen=True)
class PlannerConfig:
    """Settings that apply to every bot."""

    seed: int | None
    is_compiled: bool | None
    cores: int
    stop: Stop
    times: int


Maker = Callable[[str, PlannerConfig], Planner]
"""Makes a bot for a game."""


def _random(_: str, config: PlannerConfig) -> Planner:
    return RandomBot(random.SystemRandom() if config.seed is None else random.Random(config.seed))


def _greedy(_: str, config: PlannerConfig) -> Planner:
    return GreedyBot(config.seed or 0, config.is_compiled)


def _greedy_1(_: str, config: PlannerConfig) -> Planner:
    return GreedyBot(config.seed or 0, config.is_compiled, tuned="greedy-1")


_MAKERS: dict[str, Maker] = {
    "greedy": _greedy,
    "greedy-1": _greedy_1,
    "random": _random,
}
_TUNED = {"greedy": "", "greedy-1": "greedy-1"}
"""Bots that need an evaluation, with the names of its numbers."""


def names(game: str) -> list[str]:
    """Return the names of all bots that play a game, including levels and bots of other packages, sorted. Errors: UnknownGame."""
    return sorted({*built_in(game), *plugins(game)})


def plugin_names(game: str) -> list[str]:
    """Return the names of the bots of other packages that play a game, sorted. Errors: UnknownGame."""
    return sorted(set(plugins(game)) - set(built_in(game)))


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
        return BotPlanner(name, plugins(game)[name](seed=seed), options or {})
    config = PlannerConfig(seed, is_compiled, cores, stop, times)
    level = find_level(plain, game)
    if plain != name:
        level, config = _with_simulations(name, level, simulations), replace(config, times=1)
    return _MAKERS[plain](game, config) if level is None else _of_level(level, config)


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
