"""Bots between two levels: the position decides which of both answers (see `strength.mixture`)."""

from collections.abc import Callable, Iterator

from ratskeller.search.memory import GameRules, State
from ratskeller.strength.mixture import Mixture

from .planner import Planner


class MixedBot:
    """Plays like one of two levels; deterministic given the position and the seed where both are."""

    def __init__(self, mixture: Mixture, make: Callable[[str], Planner], seed: int) -> None:
        """Make the levels with `make`, each when it is first needed."""
        self._mixture = mixture
        self._make = make
        self._seed = seed
        self._made: dict[str, Planner] = {}

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the plan of the level that answers here."""
        return self._level(game, state).plan(game, state, seat)

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield the plans of the level that answers here."""
        yield from self._level(game, state).plans(game, state, seat, seconds)

    def _level(self, game: GameRules, state: State) -> Planner:
        name = self._mixture.level_at(game, state, self._seed)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]
