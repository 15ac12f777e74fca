"""The yardsticks `plain-search` and `turn-search`, as bots of another package: serious opponents whose parameters never change."""

from abc import ABC, abstractmethod
from typing import ClassVar

from ratskeller.bots import Move
from ratskeller.bots.planner import Planner
from ratskeller.core.position import Position
from ratskeller.search.turns import turn_text

from .plain_bot import PlainBot
from .plain_bot import recipes as plain_recipes
from .turn_bot import TurnBot
from .turn_bot import recipes as turn_recipes


class Yardstick(ABC):
    """A planner with a recipe for each of its games, as a bot."""

    games: ClassVar[tuple[str, ...]]

    def __init__(self, *, seed: int | None) -> None:
        """Play the same in the same position; without a seed as with 0."""
        self._seed = seed or 0

    def play(self, position: Position) -> Move:
        """Return the turn of the seat to play."""
        seat = position.actor
        assert isinstance(seat, int), "a bot is asked only for a seat"
        planner = self.planner(position.game.name, self._seed)
        return Move(turn_text(position, planner.plan(position.game, position.state, seat)))

    @abstractmethod
    def planner(self, game: str, seed: int) -> Planner:
        """Return the planner of a game."""


class PlainSearchBot(Yardstick):
    """A textbook tree search over single answers."""

    games = tuple(plain_recipes())

    def planner(self, game: str, seed: int) -> Planner:
        """Return the planner of a game."""
        return PlainBot(plain_recipes()[game], seed)


class TurnSearchBot(Yardstick):
    """Flat Monte Carlo over whole turns."""

    games = tuple(turn_recipes())

    def planner(self, game: str, seed: int) -> Planner:
        """Return the planner of a game."""
        return TurnBot(turn_recipes()[game], seed)
