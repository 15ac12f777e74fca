"""The opponents that look ahead: of their best turns they take the one that proves best when all seats play on."""

import time
from collections.abc import Iterator, Sequence
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.search.config import Budget, SearchConfig
from ratskeller.search.evaluations import Tuning
from ratskeller.search.tree_search import Candidate, ParallelSearch, Stop, never

from .greedy import GreedyBot
from .readiness import has_answered, is_ready, note_answer


class SearchingBot:
    """Searches over turns of all seats; with a budget of simulations it plays the same in the same position with the same seed."""

    def __init__(
        self,
        sight: SearchConfig,
        budget: Budget,
        numbers: Tuning,
        seed: int = 0,
        is_compiled: bool | None = None,
        cores: int = 1,
        stop: Stop = never,
    ) -> None:
        """Weights, and what interpreted rules look at for a turn, are those of `numbers`.

        Compiled rules are used where they are ready, unless `is_compiled` says otherwise. As soon as `stop` says so, the bot answers with
        the best that it has found.
        """
        self._sight = sight
        self._budget = budget
        self._numbers = numbers
        self._seed = seed
        self._is_compiled = is_compiled
        self._cores = cores
        self._stop = stop

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return the answers of a whole turn, up to the first that leads to chance or another seat.

        The clock counts only where the budget has no simulations.
        """
        return list(self.lines(game, state, seat)[0].answers)

    @property
    def weights(self) -> Sequence[int]:
        """What its evaluation multiplies facts by."""
        return self._numbers.weights

    def lines(self, game: Contract[Any], state: Any, seat: int, seconds: float | None = None) -> list[Candidate]:
        """Return the turns that were compared, the one to play first. With `seconds`, these are the limit beside the simulations."""
        simulations = self._budget.simulations
        if seconds is None and simulations is None:
            seconds = self._budget.seconds
        *_, last = self._search(game, state, seat, self._compiled(game), Budget(simulations, seconds))
        return last

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield the turn that looks best by now, again whenever it is another one, until the budget or the time is spent.

        The first is there at once: as long as compiled rules are not loaded, it is one for which little was looked at.
        """
        end = time.monotonic() + min(seconds, self._budget.seconds or seconds)
        is_compiled = self._compiled(game)
        found: list[int] = []
        if not is_compiled or not has_answered(game.name):
            found = GreedyBot(self._seed, numbers=self._numbers).at_once(game, state, seat)
            yield found
        left = max(0.0, end - time.monotonic())
        if not is_compiled and not left:
            return
        for lines in self._search(game, state, seat, is_compiled, Budget(self._budget.simulations, left)):
            plan = list(lines[0].answers)
            if plan != found:
                found = plan
                yield plan

    def _search(
        self, game: Contract[Any], state: Any, seat: int, is_compiled: bool, budget: Budget
    ) -> Iterator[list[Candidate]]:
        end = None if budget.seconds is None else time.monotonic() + budget.seconds
        sight = self._sight.for_players(state.players)
        if not is_compiled:
            sight = sight.for_interpreted(self._numbers.interpreted)
        team = ParallelSearch(game, is_compiled, sight, self._cores)
        count = team.start(state, seat, self._seed, self._numbers.weights)
        if is_compiled:
            note_answer(game.name)
        yield team.candidates()
        if count == 1:
            return
        left = None if end is None else max(0.0, end - time.monotonic())
        limits = Budget(budget.simulations, left)
        for _ in team.steps(limits if is_compiled else limits.for_interpreted(), self._stop):
            yield team.candidates()

    def _compiled(self, game: Contract[Any]) -> bool:
        return is_ready(game.name) if self._is_compiled is None else self._is_compiled
