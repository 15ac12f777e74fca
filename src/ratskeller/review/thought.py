"""Thoughts: work that needs searches. A thought asks its caller for each of them, so it does not matter where they run."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from ratskeller.core.position import Position
from ratskeller.search.arrays import State
from ratskeller.search.candidate import Candidate

T = TypeVar("T")


@dataclass(frozen=True)
class TurnSearch:
    """Asks what the strongest search finds in a position as `seat` knows it: its turns, best first, or `only` this one."""

    position: Position
    seat: int
    only: tuple[int, ...] = ()


@dataclass(frozen=True)
class GreedyTurns:
    """Asks for the turn with the best evaluation in each of some states of a game, found by the narrow beam search."""

    game: str
    states: Sequence[State]


Question = TurnSearch | GreedyTurns
Found = Sequence[Candidate] | Sequence[Sequence[int]]
"""What was found for either question."""
Thought = Generator[Question, Found, T]


def search(position: Position, seat: int, only: Sequence[int] = ()) -> Thought[list[Candidate]]:
    """Ask for a search, and return the turns that it tried."""
    found = yield TurnSearch(position, seat, tuple(only))
    return cast(list[Candidate], found)


def greedy_turns(game: str, states: Sequence[State]) -> Thought[list[list[int]]]:
    """Ask for the turns with the best evaluation."""
    if not states:
        return []
    found = yield GreedyTurns(game, states)
    return cast(list[list[int]], found)
