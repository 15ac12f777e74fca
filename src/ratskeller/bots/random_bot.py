"""The random bot: every legal answer is equally likely."""

import random
from collections.abc import Iterator

from ratskeller.search.memory import GameRules, State


class RandomBot:
    """Answers at random, one question at a time."""

    def __init__(self, rng: random.Random) -> None:
        """Use this generator and no other."""
        self._rng = rng

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:  # noqa: ARG002 - part of the protocol
        """Return one legal answer."""
        out = [0] * game.rules.MOST_OPTIONS
        weights = [0] * game.rules.MOST_OPTIONS
        return [out[self._rng.randrange(game.rules.legal(state, out, weights))]]

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:  # noqa: ARG002 - part of the protocol
        """Yield one legal answer."""
        yield self.plan(game, state, seat)
