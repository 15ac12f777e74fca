"""What a bot is: anything that plays a move in a position."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from ratskeller.core.contract import Contract
from ratskeller.core.errors import IllegalAnswer, RatskellerError
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of

from .reasons import Reason


class UnknownBot(RatskellerError):
    """No bot of that name plays this game."""


@dataclass(frozen=True)
class Move:
    """What a bot plays: `str(move)` is the line of answers, separated by `;`.

    `win`: the chance to win by seat as the bot sees it, which add up to 1; None where it doesn't estimate them.
    """

    line: str
    win: Sequence[float] | None = None
    explain: Callable[[], list[Reason]] = field(default=list, repr=False, compare=False)
    """Works out the reasons."""

    def __str__(self) -> str:
        return self.line

    @cached_property
    def reasons(self) -> list[Reason]:
        """What speaks for this move and against the best other one, most important first; worked out when it is first read."""
        return self.explain()


class Bot(Protocol):
    """An opponent. Any object with this method is one."""

    def play(self, position: Position) -> Move:
        """Return the move of the seat that is asked.

        The line may hold one answer or several. Answers after one that leads to chance or to another seat are not played: the bot is asked
        again when it is its turn. `position` holds only what the seat may know, and the bot may change it.
        """


class Played:
    """A bot by the face of a planner, so that matches, terminal and server play it like any other."""

    def __init__(self, name: str, bot: Bot, options: Options) -> None:
        """Play `bot` in games with these options; errors call it `name`."""
        self._name = name
        self._bot = bot
        self._options = options

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return the bot's move in numbers. Errors: IllegalAnswer."""
        position = Position(game, self._options, copy_of(state))
        line = str(self._bot.play(position.copy()))
        found: list[int] = []
        for text in line.split(";"):
            if position.actor != seat:
                break
            found.append(self._number(position, text.strip()))
            game.apply(position.state, found[-1])
        return found

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Any:  # noqa: ARG002 - it takes its own time
        """Yield the bot's move in numbers. Errors: IllegalAnswer."""
        yield self.plan(game, state, seat)

    def _number(self, position: Position, text: str) -> int:
        try:
            return position.number_of(text)
        except IllegalAnswer as problem:
            raise IllegalAnswer(f"bot {self._name!r}: {problem}") from None
