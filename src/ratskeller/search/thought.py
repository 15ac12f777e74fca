"""Thoughts: work that needs searches. A thought asks its caller for each of them, so it does not matter where they run."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

import msgspec

from ratskeller.core.position import Position

from .memory import State
from .turns import Candidate

T = TypeVar("T")
LUCK_STRIDE = 1 << 20
"""From the seed of one luck to the next: more than the simulations of a search of a review."""


@dataclass(frozen=True)
class TurnSearch:
    """Asks what the strongest search finds in a position as `seat` knows it: its turns, best first, or `only` this one.

    Searches with the same number of `luck` have the same luck. A search has one `part`-th of what a whole one may spend.
    """

    position: Position
    seat: int
    only: tuple[int, ...] = ()
    luck: int = 0
    part: int = 1

    @property
    def seed(self) -> int:
        """Seed of the simulations, which count up from it."""
        return self.luck * LUCK_STRIDE


@dataclass(frozen=True)
class GreedyTurns:
    """Asks for the turn with the best evaluation in each of some states of a game, found by the narrow beam search."""

    game: str
    states: Sequence[State]


@dataclass(frozen=True)
class LevelWeights:
    """Asks for the weights by which a bot of a game evaluates; [] for one that is no level."""

    game: str
    bot: str


@dataclass(frozen=True)
class TurnPlayouts:
    """Asks to play both `turns` of a seat to the end of the game from a position as it knows it, on the same luck.

    Each turn is played out `count` times, from playout number `first` on, or as often as there is time.
    """

    position: Position
    seat: int
    turns: tuple[tuple[int, ...], tuple[int, ...]]
    first: int
    count: int
    seconds: float


class PairSums(msgspec.Struct, frozen=True):
    """Sums over pairs of playouts: what the first turn won more than the second, in parts of `chances.CERTAIN`, and its square.

    `seconds` tells how long they took.
    """

    pairs: int
    total: int
    squares: int
    seconds: float


Question = tuple[TurnSearch, ...] | GreedyTurns | LevelWeights | TurnPlayouts
"""Searches that do not depend on each other, so that somebody far away is asked once for all; greedy turns; weights; or playouts."""
Found = Sequence[Sequence[Candidate]] | Sequence[Sequence[int]] | Sequence[int] | PairSums
"""What was found for a question: the turns of each search, the turn in each state, the weights, or the sums of playouts."""
Thought = Generator[Question, Found, T]
Searcher = Callable[[Question], Found | None]
"""Returns what it finds for a question; None: somebody else must search."""


class Run(Generic[T]):
    """A thought on its way. It waits for an answer to its `question`; None: it has ended, with a `result`."""

    question: Question | None
    result: T

    def __init__(self, thought: Thought[T], searcher: Searcher) -> None:
        """Run a thought up to its first question that the searcher doesn't answer."""
        self._thought, self._searcher = thought, searcher
        self._go_on(None)

    def answer(self, found: Found) -> None:
        """Go on with what somebody has found for the question."""
        self._go_on(found)

    def _go_on(self, found: Found | None) -> None:
        try:
            self.question = next(self._thought) if found is None else self._thought.send(found)
            while (found := self._searcher(self.question)) is not None:
                self.question = self._thought.send(found)
        except StopIteration as done:
            self.question, self.result = None, done.value


def search(position: Position, seat: int, only: Sequence[int] = ()) -> Thought[list[Candidate]]:
    """Ask for a search, and return the turns that it tried."""
    (found,) = yield from searches([TurnSearch(position, seat, tuple(only))])
    return found


def searches(asked: Sequence[TurnSearch]) -> Thought[list[list[Candidate]]]:
    found = yield tuple(asked)
    return cast(list[list[Candidate]], found)


def level_weights(game: str, bot: str) -> Thought[Sequence[int]]:
    """Ask for the weights of a level, and return them; [] for other bots."""
    found = yield LevelWeights(game, bot)
    return cast(Sequence[int], found)


def greedy_turns(game: str, states: Sequence[State]) -> Thought[list[list[int]]]:
    """Ask for the turns with the best evaluation."""
    if not states:
        return []
    found = yield GreedyTurns(game, states)
    return cast(list[list[int]], found)


def played_out(asked: TurnPlayouts) -> Thought[PairSums]:
    found = yield asked
    return cast(PairSums, found)
