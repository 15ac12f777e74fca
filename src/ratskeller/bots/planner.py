"""A bot as matches and servers see it: a state in numbers goes in, answers in numbers come out.

Also whether compiled rules can be used at once, which every planner asks before it thinks.
"""

from collections.abc import Iterator
from typing import Protocol

from ratskeller.core.compile.code_cache import is_warm
from ratskeller.search.memory import GameRules, State


class Planner(Protocol):
    """A bot. One instance plays one game after another; all that it remembers between answers is its random generator.

    A plan is one or several answers in numbers, legal one after the other, all of them by `seat`. An answer that leads to chance or to
    another seat is the last of its plan: the bot has to see what happens first.
    `state` is in lists, redealt for `seat`, asks `seat`, and must not be changed.
    """

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return what the bot plays with all the time it wants."""

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield what the bot would play if it had to stop now: the first soon, each better than the one before.

        The last is the best it expects to find within `seconds`, which a bot keeps only roughly.
        """


_LOADED: set[str] = set()
"""Games whose compiled function, which all searches share, has answered in this process."""


def is_ready(game: str) -> bool:
    """Tell whether compiled rules answer without compiling first."""
    return is_loaded(game) or is_warm(game)


def is_loaded(game: str) -> bool:
    """Tell whether compiled rules answer without loading first."""
    return game in _LOADED


def mark_loaded(game: str) -> None:
    _LOADED.add(game)
