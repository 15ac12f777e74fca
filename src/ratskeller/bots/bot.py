"""What a bot is: any object that plays a move in a position."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from ratskeller.core.errors import IllegalAnswer, RatskellerError
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.memory import GameRules, State
from ratskeller.search.reasons import Reason


class UnknownBot(RatskellerError):
    """No bot of that name plays this game."""


@dataclass(frozen=True)
class Move:
    """What a bot plays: `str(move)` is the line of answers, separated by `;`.

    `win`: the chance to win by seat as the bot sees it, adding up to 1; None if it has no estimate.
    """

    line: str
    win: Sequence[float] | None = None
    explain: Callable[[], list[Reason]] = field(default=list, repr=False, compare=False)
    """Computes the reasons."""

    def __str__(self) -> str:
        return self.line

    @cached_property
    def reasons(self) -> list[Reason]:
        """What speaks for this move and against the best other one, most important first; computed when it is first read."""
        return self.explain()


class Bot(Protocol):
    """A bot. Any object with this method is one."""

    def play(self, position: Position) -> Move:
        """Return the move of the seat to play.

        The line has one or several answers. Answers after one that leads to chance or to another seat are ignored: the bot is asked again
        when it is its turn. `position` holds only what the seat may know, and the bot may change it.
        """


class BotPlanner:
    """A planner that plays like a bot, so that matches, terminal and server can use it."""

    def __init__(self, name: str, bot: Bot, options: Options) -> None:
        """Play `bot` in games with these options; errors call it `name`."""
        self._name = name
        self._bot = bot
        self._options = options

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the bot's move in numbers. Errors: IllegalAnswer."""
        position = Position(game, self._options, copy_of(state))
        line = str(self._bot.play(position.copy()))
        plan: list[int] = []
        for text in line.split(";"):
            if position.actor != seat:
                break
            plan.append(self._number(position, text.strip()))
            game.rules.apply(position.state, plan[-1])
        return plan

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:  # noqa: ARG002 - it takes its own time
        """Yield the bot's move in numbers. Errors: IllegalAnswer."""
        yield self.plan(game, state, seat)

    def _number(self, position: Position, text: str) -> int:
        try:
            return position.number_of(text)
        except IllegalAnswer as problem:
            raise IllegalAnswer(f"bot {self._name!r}: {problem}") from None
