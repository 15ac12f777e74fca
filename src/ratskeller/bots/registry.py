"""Bots by name."""

import random
from collections.abc import Callable

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.reading import is_number, shown

from .bot import Bot, UnknownBot
from .evaluations import has_evaluation
from .greedy import GreedyBot
from .random_bot import RandomBot

Maker = Callable[[int | None, bool | None], Bot]


def _random(seed: int | None, _is_compiled: bool | None) -> Bot:
    return RandomBot(random.SystemRandom() if seed is None else random.Random(seed))


def _greedy(seed: int | None, is_compiled: bool | None) -> Bot:
    return GreedyBot(seed or 0, is_compiled)


def _greedy_1(seed: int | None, is_compiled: bool | None) -> Bot:
    return GreedyBot(seed or 0, is_compiled, tuned="greedy-1")


_MAKERS: dict[str, Maker] = {"greedy": _greedy, "greedy-1": _greedy_1, "random": _random}
_NEEDS_EVALUATION = {"greedy", "greedy-1"}
MOST_SEED = 2**62
"""Greatest seed; a search adds small numbers to it."""


def names(game: str) -> list[str]:
    """Return the names of the bots that play a game, sorted. Errors: UnknownGame."""
    games.get(game)
    return sorted(name for name in _MAKERS if name not in _NEEDS_EVALUATION or has_evaluation(game))


def make(name: str, game: str, seed: int | None = None, is_compiled: bool | None = None) -> Bot:
    """Return a bot. With a seed it plays the same in the same positions; without, `random` can't be foretold.

    Compiled rules are used where they are ready, unless `is_compiled` says otherwise.

    Errors: UnknownGame, UnknownBot listing the names, BadArgument for a seed that is none.
    """
    if seed is not None and not (is_number(seed) and 0 <= seed <= MOST_SEED):
        raise BadArgument(f"seed: must be a number from 0 to {MOST_SEED}, not {shown(seed)}")
    known = names(game)
    if name not in known:
        raise UnknownBot(f"no bot {shown(name)} plays {game}; there are {', '.join(known)}")
    return _MAKERS[name](seed, is_compiled)
