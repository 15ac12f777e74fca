"""A bot as the search sees it: a state in numbers comes in, answers in numbers go out."""

from collections.abc import Iterator
from typing import Any, Protocol

from ratskeller.core.contract import Contract


class Planner(Protocol):
    """An opponent. One instance serves one game after another; what it remembers from answer to answer is its generator.

    A plan is one or several answers in numbers that are legal one after the other, all of them by `seat`. No answer comes after one that
    leads to chance or to another seat: what they bring has to be seen first.
    `state` is in lists, redealt for `seat`, asks `seat`, and is left as it is.
    """

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return what the bot plays when it is given all the time that it wants."""

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield what the bot would play if it had to stop at once: the first soon, each better than the one before.

        The last is the best that it expects to find within `seconds`; a bot keeps to that only roughly.
        """
