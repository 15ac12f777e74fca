"""Bots that don't search themselves: one that answers at random, and those between two levels."""

import random
from collections.abc import Callable, Iterator

from ratskeller.search.memory import GameRules, State
from ratskeller.strength.mixture import Mixture

from .planner import Planner


class RandomBot:
    """Answers at random, one question at a time; every legal answer is equally likely."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:  # noqa: ARG002 - part of the protocol
        out = [0] * game.rules.MOST_OPTIONS
        weights = [0] * game.rules.MOST_OPTIONS
        return [out[self._rng.randrange(game.rules.legal(state, out, weights))]]

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:  # noqa: ARG002 - part of the protocol
        yield self.plan(game, state, seat)


class MixedBot:
    """Plays like one of two levels, which the position decides (`strength.mixture`): as deterministic as they, given position and seed."""

    def __init__(self, mixture: Mixture, make: Callable[[str], Planner], seed: int) -> None:
        """Make the levels with `make`, each when it is first needed."""
        self._mixture = mixture
        self._make = make
        self._seed = seed
        self._made: dict[str, Planner] = {}

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        return self._level(game, state).plan(game, state, seat)

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        yield from self._level(game, state).plans(game, state, seat, seconds)

    def _level(self, game: GameRules, state: State) -> Planner:
        name = self._mixture.level_at(game, state, self._seed)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]
