"""The tree search from Python: a search with its memory, or several of one position in parallel, within a budget.

Compiled code releases the GIL, so each core gets a search with memory of its own. All start with the same turns, since finding them
involves no luck, and try them on different luck; their statistics are added up turn by turn.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cache
from math import sqrt
from typing import cast

from ratskeller.core.engine import engine
from ratskeller.core.errors import BadArgument
from ratskeller.core.state import copy_of, dtype_of
from ratskeller.core.validation import is_number, short_repr

from .chances import CERTAIN
from .config import Budget, SearchConfig
from .evaluations import evaluation
from .memory import (
    CHILDREN,
    LENGTH,
    MOST_OPTIONS,
    MOST_SEATS,
    PLAN_LENGTH,
    PRIOR,
    SEAT,
    SUMS,
    TRIES,
    VALUES,
    WINS,
    GameRules,
    Integers,
    SearchBuffers,
    State,
    Tree,
    clear,
    generators,
    numbers,
)
from .tree import (
    ATTEMPTS,
    BUFFERS,
    CANDIDATES,
    CONTROL_SIZE,
    EVEN,
    EXPECTED,
    EXPLORE,
    FAIR,
    HASTY,
    NARROW,
    NEXT,
    NODE_COUNT,
    PATH_LENGTH,
    REPLIES,
    SCALE,
    SEED,
    SETTLED,
    SIMULATIONS,
    START,
    STEADY,
    STREAM,
    STREAMS,
    TOLERANCE,
    TREE_SLOTS,
    TRUST,
    TURNS,
    VIEWER,
    WIDE,
    search_tree,
)
from .turns import POINT, Candidate

BEAM_SEED = 0
"""Seed of the beam searches: which turns are compared, and what the evaluation thinks of them, does not depend on a search's seed."""
STREAM_STRIDE = 1 << 32
"""Distance between the random seeds of parallel searches."""
STEP_SECONDS = 0.015
"""About how long compiled code runs before the clock is checked."""
STEP_GROWTH = 4
"""How many times more simulations a step may run than the one before."""
MOST_CORES = 64

Stop = Callable[[], bool]


def never() -> bool:
    """Let a search run until its budget is spent."""
    return False


class TreeSearch:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: GameRules, is_compiled: bool, nodes: int) -> None:
        assert game.rules.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._engine = engine(game, is_compiled)
        self._search = self._engine.bind(search_tree, evaluation(game.name))
        self._states, self._raw = self._engine.room(TREE_SLOTS)
        self._buffers = new_buffers(BUFFERS, is_compiled)
        self._words = generators(1, is_compiled)
        self._weights = new_weights(is_compiled)
        self._control = numbers(CONTROL_SIZE, is_compiled)
        self._path = numbers(2 * PATH_LENGTH, is_compiled)
        self._values = numbers(MOST_SEATS, is_compiled)
        self._luck = numbers(MOST_SEATS, is_compiled)
        self._tree = Tree(nodes, is_compiled)

    def start(
        self,
        state: State,
        viewer: int,
        config: SearchConfig,
        seed: int,
        weights: Sequence[int],
        stream: int = 0,
        streams: int = 1,
    ) -> int:
        """Find the turns of the seat to play, as `viewer` knows the state, and return how many will be compared.

        Parallel searches, each with a stream of its own, find the same turns and try them on different luck.
        """
        for number, beam in ((WIDE, config.wide), (NEXT, config.next), (NARROW, config.narrow)):
            beam.write(self._buffers[number], BEAM_SEED, weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, START, silent)
        clear(self._tree.keys)
        settings = {
            VIEWER: viewer,
            TURNS: config.turns,
            CANDIDATES: config.candidates,
            REPLIES: config.replies,
            EXPLORE: config.explore,
            TRUST: config.trust,
            SCALE: config.scale,
            SEED: seed + stream * STREAM_STRIDE,
            STEADY: config.steady,
            HASTY: config.hasty,
            EVEN: config.even,
            FAIR: config.fair,
            TOLERANCE: config.tolerance,
            ATTEMPTS: config.attempts,
            STREAMS: streams,
            STREAM: stream,
        }
        clear(self._control)
        for column, value in settings.items():
            self._control[column] = value
        return self.run(0)

    def restrict_to(self, turns: Sequence[Sequence[int]]) -> None:
        """Compare only these turns, whatever their evaluation. Call it before the first simulation."""
        tree = self._tree
        tree.nodes[0, CHILDREN] = len(turns)
        for child, answers in enumerate(turns):
            assert len(answers) <= PLAN_LENGTH, "no plan is longer"
            for place, answer in enumerate(answers):
                tree.turns[child, place] = answer
            tree.turns[child, LENGTH] = len(answers)
            tree.stats[child, PRIOR] = 0

    def expect(self, simulations: int) -> None:
        """Set how many simulations there will be: the fewer are left, the fewer turns are compared. 0: nobody knows."""
        self._control[EXPECTED] = simulations

    def run(self, count: int) -> int:
        """Run `count` more simulations, or fewer if the search is settled; return how many turns are compared."""
        tree = self._tree
        position = (self._states, self._raw, self._buffers, self._words, self._weights)
        memory = (tree.keys, tree.nodes, tree.turns, tree.stats, tree.results)
        return int(self._search(*position, *memory, self._control, self._path, self._values, self._luck, count))

    @property
    def simulations(self) -> int:
        return int(self._control[SIMULATIONS])

    @property
    def is_settled(self) -> bool:
        """Whether it ended because more simulations would gain nothing."""
        return bool(self._control[SETTLED])

    @property
    def keys(self) -> Integers:
        return self._tree.keys

    @property
    def node_count(self) -> int:
        return int(self._control[NODE_COUNT])

    def turns(self) -> list[tuple[int, ...]]:
        tree = self._tree
        rows = (tree.turns[child] for child in range(tree.nodes[0, CHILDREN]))
        return [tuple(int(answer) for answer in row[: row[LENGTH]]) for row in rows]

    def stats(self) -> list[list[int]]:
        rows = self._tree.stats[: self._tree.nodes[0, CHILDREN]]
        return rows.tolist() if self._engine.is_compiled else [row[:] for row in rows]

    @property
    def seat(self) -> int:
        return int(self._tree.nodes[0, SEAT])


def new_buffers(count: int, is_compiled: bool) -> list[SearchBuffers]:
    if is_compiled:
        import numpy as np

        return np.zeros(count, dtype=dtype_of(SearchBuffers))  # type: ignore[return-value]
    return [SearchBuffers() for _ in range(count)]


def new_weights(is_compiled: bool) -> list[int]:
    """Return room for the weights of all answers: an array for compiled rules."""
    return cast("list[int]", numbers(MOST_OPTIONS, is_compiled))


def rank_candidates(
    turns: Sequence[tuple[int, ...]], stats: Sequence[Sequence[int]], seat: int, players: int, config: SearchConfig
) -> list[Candidate]:
    """Return turns with their results, best first for the seat to play: the first is the turn to play.

    `stats` is what `TreeSearch.stats` returns, or the sum of several.
    """
    visits = sum(row[TRIES] for row in stats)
    mean = sum(row[SUMS + seat] for row in stats) / max(visits, 1)
    candidates = []
    for answers, row in zip(turns, stats, strict=True):
        tries = row[TRIES]
        guess = mean + row[PRIOR] - stats[0][PRIOR]
        score = (row[SUMS + seat] + config.trust * (mean if config.steady else guess)) / (tries + config.trust)
        if config.steady:
            score += row[PRIOR]
        result = _means(row, VALUES, players, tries, POINT)
        win = _means(row, WINS, players, tries, CERTAIN)
        candidates.append(Candidate(answers, tries, score - config.caution / sqrt(tries + 1), result, win))
    # The sort is stable: of equals the first, which has the better evaluation
    return sorted(candidates, key=lambda candidate: -candidate.score)


def _means(row: Sequence[int], first: int, players: int, tries: int, unit: int) -> tuple[float, ...]:
    if not tries:
        return ()
    return tuple(total / tries / unit for total in row[first : first + players])


@cache
def _search(game: GameRules, is_compiled: bool, nodes: int, number: int) -> TreeSearch:  # noqa: ARG001 - one for each number
    return TreeSearch(game, is_compiled, nodes)


class ParallelSearch:
    """Searches of one position, one a core. The next search of the same game reuses their memory: run one at a time in a process."""

    def __init__(self, game: GameRules, is_compiled: bool, config: SearchConfig, cores: int = 1) -> None:
        if not is_number(cores) or not 1 <= cores <= MOST_CORES:
            raise BadArgument(f"cores: must be a number from 1 to {MOST_CORES}, not {short_repr(cores)}")
        self._config = config
        self._searches = [_search(game, is_compiled, config.nodes, number) for number in range(cores)]
        self._players = 0
        self._asked = 0
        """Simulations asked for so far: those that a search did not run, since it was settled, count as well."""

    def start(self, state: State, viewer: int, seed: int, weights: Sequence[int], only: Sequence[int] = ()) -> int:
        """Find the turns to compare, or take `only` this one; return how many there are."""
        self._players = state.players
        self._asked = 0
        count = 0
        for stream, search in enumerate(self._searches):
            count = search.start(state, viewer, self._config, seed, weights, stream, len(self._searches))
            if only:
                search.restrict_to([only])
                count = 1
        return count

    @property
    def searches(self) -> Sequence[TreeSearch]:
        return self._searches

    @property
    def simulations(self) -> int:
        return sum(search.simulations for search in self._searches)

    @property
    def node_count(self) -> int:
        return sum(search.node_count for search in self._searches)

    def run(self, budget: Budget, stop: Stop = never) -> None:
        """Search until the budget is spent, `stop` returns true, or more simulations would gain nothing."""
        for _ in self.steps(budget, stop):
            pass

    def steps(self, budget: Budget, stop: Stop = never) -> Iterator[int]:
        """Search; yield the number of simulations every few hundredths of a second.

        The searches share simulations by their number and by the number of cores alone, and so the result depends on nothing else.
        """
        start = time.monotonic()
        end = None if budget.seconds is None else start + budget.seconds
        pace = _Pace(len(self._searches))
        with ExitStack() as opened:
            threads = opened.enter_context(ThreadPoolExecutor(len(self._searches))) if len(self._searches) > 1 else None
            while not stop() and (count := self._next_step(budget, end, pace)):
                began = time.monotonic()
                self._expect(budget, began - start)
                self._advance(count, threads)
                pace.update(count, time.monotonic() - began)
                yield self.simulations

    def _next_step(self, budget: Budget, end: float | None, pace: "_Pace") -> int:
        """Return how many simulations to run next; 0 at a limit."""
        if all(search.is_settled for search in self._searches):
            return 0
        if end is not None and time.monotonic() + pace.seconds >= end:
            return 0
        if budget.simulations is None:
            return pace.count
        return min(pace.count, budget.simulations - self._asked)

    def _expect(self, budget: Budget, passed: float) -> None:
        """Let the searches know how many simulations they will have, by the budget and by their speed so far."""
        expected = budget.simulations or 0
        if budget.seconds and self._asked:
            reached = int(self._asked * budget.seconds / max(passed, 1e-6))
            expected = min(expected or reached, reached)
        for search, share in zip(self._searches, self._shares(expected), strict=True):
            search.expect(share)

    def _advance(self, count: int, threads: ThreadPoolExecutor | None) -> None:
        done, wanted = self._shares(self._asked), self._shares(self._asked + count)
        counts = [share - before for share, before in zip(wanted, done, strict=True)]
        self._asked += count
        if threads is None:
            self._searches[0].run(counts[0])
        else:
            list(threads.map(TreeSearch.run, self._searches, counts))

    def _shares(self, total: int) -> list[int]:
        share, left = divmod(total, len(self._searches))
        return [share + (i < left) for i in range(len(self._searches))]

    def candidates(self) -> list[Candidate]:
        """Return the turns compared with their results so far, best first: the first is the turn to play."""
        first = self._searches[0]
        stats = _sums([search.stats() for search in self._searches])
        return rank_candidates(first.turns(), stats, first.seat, self._players, self._config)


def _sums(searches: Sequence[list[list[int]]]) -> list[list[int]]:
    if len(searches) == 1:
        return searches[0]
    found = [[sum(numbers) for numbers in zip(*rows, strict=True)] for rows in zip(*searches, strict=True)]
    for row, first in zip(found, searches[0], strict=True):
        row[PRIOR] = first[PRIOR]
    return found


class _Pace:
    """How many simulations to run in a step."""

    def __init__(self, cores: int) -> None:
        self.count = cores
        self.seconds = 0.0
        """Duration of the last step."""

    def update(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.count = max(1, int(count * min(float(STEP_GROWTH), STEP_SECONDS / max(seconds, 1e-6))))
