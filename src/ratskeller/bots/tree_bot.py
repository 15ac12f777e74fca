"""The bots that look ahead: of their best turns they take the one that does best when all seats play on."""

import time
from collections.abc import Iterator, Sequence

from ratskeller.search.config import Budget, SearchConfig
from ratskeller.search.evaluations import Tuning
from ratskeller.search.memory import GameRules, State
from ratskeller.search.tree_search import ParallelSearch, Stop, never
from ratskeller.search.turns import Candidate

from .greedy import GreedyBot
from .planner import is_loaded, is_ready, mark_loaded


class TreeSearchBot:
    """Searches the turns of all seats; with a budget of simulations it plays the same in the same position with the same seed."""

    def __init__(
        self,
        config: SearchConfig,
        budget: Budget,
        numbers: Tuning,
        seed: int = 0,
        is_compiled: bool | None = None,
        cores: int = 1,
        stop: Stop = never,
    ) -> None:
        """Take the weights, and the width of interpreted searches, from `numbers`.

        Uses compiled rules if they are ready, unless `is_compiled` says otherwise. When `stop` returns true, the bot answers with the best
        turn found so far.
        """
        self._config = config
        self._budget = budget
        self._numbers = numbers
        self._seed = seed
        self._is_compiled = is_compiled
        self._cores = cores
        self._stop = stop

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the answers of a whole turn, up to the next question to chance or another seat.

        The budget's seconds only count if it has no simulations.
        """
        return list(self.candidates(game, state, seat)[0].answers)

    @property
    def weights(self) -> Sequence[int]:
        return self._numbers.weights

    def candidates(self, game: GameRules, state: State, seat: int, seconds: float | None = None) -> list[Candidate]:
        """Return the turns compared, the one to play first. `seconds` is a limit beside the budget's simulations."""
        simulations = self._budget.simulations
        if seconds is None and simulations is None:
            seconds = self._budget.seconds
        *_, last = self._search(game, state, seat, self._uses_compiled(game), Budget(simulations, seconds))
        return last

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield the best turn so far whenever it changes, until the budget or the time is spent.

        The first comes at once: while compiled rules are not loaded, it is from a narrow search.
        """
        end = time.monotonic() + min(seconds, self._budget.seconds or seconds)
        is_compiled = self._uses_compiled(game)
        best: list[int] = []
        if not is_compiled or not is_loaded(game.name):
            best = GreedyBot(self._seed, numbers=self._numbers).quick_plan(game, state, seat)
            yield best
        left = max(0.0, end - time.monotonic())
        if not is_compiled and not left:
            return
        for candidates in self._search(game, state, seat, is_compiled, Budget(self._budget.simulations, left)):
            plan = list(candidates[0].answers)
            if plan != best:
                best = plan
                yield plan

    def _search(
        self, game: GameRules, state: State, seat: int, is_compiled: bool, budget: Budget
    ) -> Iterator[list[Candidate]]:
        end = None if budget.seconds is None else time.monotonic() + budget.seconds
        config = self._config.for_players(state.players)
        if not is_compiled:
            config = config.for_interpreted(self._numbers.interpreted)
        search = ParallelSearch(game, is_compiled, config, self._cores)
        count = search.start(state, seat, self._seed, self._numbers.weights)
        if is_compiled:
            mark_loaded(game.name)
        yield search.candidates()
        if count == 1:
            return
        left = None if end is None else max(0.0, end - time.monotonic())
        limits = Budget(budget.simulations, left)
        for _ in search.steps(limits if is_compiled else limits.for_interpreted(), self._stop):
            yield search.candidates()

    def _uses_compiled(self, game: GameRules) -> bool:
        return is_ready(game.name) if self._is_compiled is None else self._is_compiled
