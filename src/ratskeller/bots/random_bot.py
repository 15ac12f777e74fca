"""The random opponent: every legal answer is as likely as any other."""

import random
from collections.abc import Iterator
from typing import Any

from ratskeller.core.contract import Contract


class RandomBot:
    """Answers at random, one question at a time."""

    def __init__(self, rng: random.Random) -> None:
        """Use this generator and no other."""
        self._rng = rng

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:  # noqa: ARG002 - as every bot
        """Return one legal answer."""
        out = [0] * game.MOST_OPTIONS
        weights = [0] * game.MOST_OPTIONS
        return [out[self._rng.randrange(game.legal(state, out, weights))]]

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:  # noqa: ARG002 - as every bot
        """Yield one legal answer."""
        yield self.plan(game, state, seat)
