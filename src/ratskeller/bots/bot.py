"""What a bot is."""

from typing import Any, Protocol

from ratskeller.core.contract import Contract
from ratskeller.core.errors import RatskellerError


class UnknownBot(RatskellerError):
    """No bot of that name plays this game."""


class Bot(Protocol):
    """An opponent. One instance serves one game after another; what it remembers from answer to answer is its generator."""

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return one or several answers in numbers that are legal one after the other, all of them by `seat`.

        `state` is in lists, redealt for `seat`, asks `seat`, and is left as it is. No answer comes after one that leads to chance or to
        another seat: what they bring has to be seen first.
        """
