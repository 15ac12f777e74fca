"""One search or several of the same position side by side, within limits, and stopped at once when asked.

Compiled code lets other threads run: each core gets a search with a memory of its own. All begin with the same turns, since these are
looked for without luck, try them on different luck, and what they found is added up turn by turn.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cache
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.core.errors import BadArgument
from ratskeller.core.validation import is_number, short_repr

from .config import Budget, Sight
from .nodes import PRIOR
from .tree_search import Line, TurnSearch, outlook

STEP_SECONDS = 0.015
"""Compiled code runs for about so long before somebody looks at the clock."""
FASTER = 4
"""So many times more simulations a step may make than the one before."""
MOST_CORES = 64

Stop = Callable[[], bool]


def never() -> bool:
    """Let a search go on until its budget is spent."""
    return False


@cache
def _search(game: Contract[Any], is_compiled: bool, nodes: int, number: int) -> TurnSearch:  # noqa: ARG001 - the number tells them apart
    return TurnSearch(game, is_compiled, nodes)


class Team:
    """Searches of one position. The working memory is kept for the next team of the same game: one team at a time in a process."""

    def __init__(self, game: Contract[Any], is_compiled: bool, sight: Sight, cores: int = 1) -> None:
        """Make room. Errors: BadArgument for a number of cores that can't be."""
        if not is_number(cores) or not 1 <= cores <= MOST_CORES:
            raise BadArgument(f"cores: must be a number from 1 to {MOST_CORES}, not {short_repr(cores)}")
        self._sight = sight
        self._searches = [_search(game, is_compiled, sight.nodes, number) for number in range(cores)]
        self._players = 0

    def begin(self, state: Any, viewer: int, seed: int, weights: Sequence[int], only: Sequence[int] = ()) -> int:
        """Look for the turns to be compared, or take `only` this one; return how many there are."""
        self._players = state.players
        count = 0
        for stream, search in enumerate(self._searches):
            count = search.begin(state, viewer, self._sight, seed, weights, stream, len(self._searches))
            if only:
                search.compare([only])
                count = 1
        return count

    @property
    def searches(self) -> Sequence[TurnSearch]:
        """One a core."""
        return self._searches

    @property
    def simulations(self) -> int:
        """Simulations made since the search began."""
        return sum(search.simulations for search in self._searches)

    @property
    def remembered(self) -> int:
        """Positions that are remembered, by all searches together."""
        return sum(search.remembered for search in self._searches)

    def run(self, budget: Budget, stop: Stop = never) -> None:
        """Search until the budget is spent, or `stop` says so."""
        for _ in self.steps(budget, stop):
            pass

    def steps(self, budget: Budget, stop: Stop = never) -> Iterator[int]:
        """Search on; yield every few hundredths of a second how many simulations were made.

        How they are shared out, and so what comes out, depends on their number and on the number of cores alone.
        """
        end = None if budget.seconds is None else time.monotonic() + budget.seconds
        pace = _Pace(len(self._searches))
        with ExitStack() as opened:
            threads = opened.enter_context(ThreadPoolExecutor(len(self._searches))) if len(self._searches) > 1 else None
            while not stop() and (count := self._next(budget, end, pace)):
                began = time.monotonic()
                self._advance(self.simulations + count, threads)
                pace.took(count, time.monotonic() - began)
                yield self.simulations

    def _next(self, budget: Budget, end: float | None, pace: "_Pace") -> int:
        """Return how many simulations to make next; 0 when a limit is reached."""
        if end is not None and time.monotonic() + pace.seconds >= end:
            return 0
        if budget.simulations is None:
            return pace.count
        return min(pace.count, budget.simulations - self.simulations)

    def _advance(self, total: int, threads: ThreadPoolExecutor | None) -> None:
        """Let every search have its share of `total` simulations."""
        share, left = divmod(total, len(self._searches))
        counts = [share + (i < left) - search.simulations for i, search in enumerate(self._searches)]
        if threads is None:
            self._searches[0].go_on(counts[0])
        else:
            list(threads.map(TurnSearch.go_on, self._searches, counts))

    def outlook(self) -> list[Line]:
        """Return the turns compared, with what is known of them by now, best first: the first is the one to play."""
        first = self._searches[0]
        sums = first.sums()
        prior = sums[:, PRIOR].copy()
        for search in self._searches[1:]:
            sums += search.sums()
        sums[:, PRIOR] = prior
        return outlook(first.turns(), sums, first.asked, self._players, self._sight)


class _Pace:
    """How many simulations make a step."""

    def __init__(self, cores: int) -> None:
        self.count = cores
        self.seconds = 0.0
        """What the last step took."""

    def took(self, count: int, seconds: float) -> None:
        """Learn from a step."""
        self.seconds = seconds
        wanted = int(count * min(float(FASTER), STEP_SECONDS / max(seconds, 1e-6)))
        self.count = max(1, wanted)
