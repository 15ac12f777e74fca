"""The greedy bot: of all turns it can play, it takes the one with the best evaluation afterwards. It ignores the turns of others."""

import time
from collections.abc import Iterator, Sequence
from functools import cache

from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of
from ratskeller.search.beam import best_turn
from ratskeller.search.config import BeamConfig
from ratskeller.search.evaluations import Tuning, evaluation, tuning
from ratskeller.search.memory import MOST_OPTIONS, ROOT, SLOTS, GameRules, State, generators
from ratskeller.search.tree_search import new_buffers, new_weights

from .planner import is_loaded, is_ready, mark_loaded

REDUCTIONS = (16, 1)
"""How many times narrower interpreted searches are, from the first plan to the last."""
SLOWER = 8
"""How many times longer than the one before such a search may take."""


class BeamSearch:
    """The beam search for one game, compiled or interpreted, with its memory. Not for several threads at once."""

    def __init__(self, game: GameRules, is_compiled: bool) -> None:
        assert game.rules.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._engine = engine(game, is_compiled)
        self._best_turn = self._engine.bind(best_turn, evaluation(game.name))
        self._states, self._raw = self._engine.room(SLOTS)
        self._buffers = new_buffers(1, is_compiled)
        self._words = generators(1, is_compiled)
        self._weights = new_weights(is_compiled)

    def plan(self, state: State, seat: int, beam: BeamConfig, seed: int, weights: Sequence[int]) -> list[int]:
        """Return the answers of the best turn, up to the next question to chance or another seat."""
        beam.write(self._buffers[0], seed, weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, ROOT, silent)
        slot = self._best_turn(self._states, self._raw, self._buffers, self._words, self._weights, seat)
        found = self._buffers[0]
        if self._engine.is_compiled:
            plan, length = found["plan"], found["length"]  # type: ignore[index]
        else:
            plan, length = found.plan, found.length
        return [int(answer) for answer in plan[slot][: length[slot]]]


@cache
def beam_search(game: GameRules, is_compiled: bool) -> BeamSearch:
    return BeamSearch(game, is_compiled)


class GreedyBot:
    """Plays the turn with the best evaluation; deterministic given the position and the seed."""

    def __init__(
        self,
        seed: int = 0,
        is_compiled: bool | None = None,
        beam: BeamConfig | None = None,
        weights: Sequence[int] | None = None,
        tuned: str = "",
        numbers: Tuning | None = None,
    ) -> None:
        """Use compiled rules if they are ready, unless `is_compiled` says otherwise.

        Beam and weights are by default those of `numbers`, or else those of the game's evaluation kept under the name `tuned`.
        """
        self._seed = seed
        self._is_compiled = is_compiled
        self._beam = beam
        self._weights = weights
        self._tuned = tuned
        self._numbers = numbers

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        is_compiled = self._uses_compiled(game)
        return self._plan(game, state, seat, is_compiled, self._full_beam(game, is_compiled))

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield turns found by wider and wider searches.

        With compiled rules this is one turn, once they are loaded; until then it comes from a narrow search with interpreted rules.
        """
        if not self._uses_compiled(game):
            yield from self._interpreted_plans(game, state, seat, seconds)
            return
        if not is_loaded(game.name):
            yield self.quick_plan(game, state, seat)
        yield self._plan(game, state, seat, is_compiled=True, beam=self._full_beam(game, is_compiled=True))

    def quick_plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return a turn found by a narrow search with interpreted rules, which need no loading."""
        return self._plan(game, state, seat, is_compiled=False, beam=self._narrow_beam(game))

    def narrow_plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the turn of `quick_plan`, by compiled rules if they are ready: for callers that need hundreds of such turns."""
        return self._plan(game, state, seat, self._uses_compiled(game), self._narrow_beam(game))

    def _interpreted_plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        end = time.monotonic() + seconds
        for factor in REDUCTIONS:
            began = time.monotonic()
            beam = self._full_beam(game, is_compiled=False).reduced(factor)
            yield self._plan(game, state, seat, is_compiled=False, beam=beam)
            now = time.monotonic()
            if now + SLOWER * (now - began) > end:
                return

    def _full_beam(self, game: GameRules, is_compiled: bool) -> BeamConfig:
        return self._beam or self._tuning(game).beam(is_compiled)

    def _narrow_beam(self, game: GameRules) -> BeamConfig:
        return self._full_beam(game, is_compiled=False).reduced(REDUCTIONS[0])

    def _tuning(self, game: GameRules) -> Tuning:
        return self._numbers or tuning(game.name, self._tuned)

    def _plan(self, game: GameRules, state: State, seat: int, is_compiled: bool, beam: BeamConfig) -> list[int]:
        weights = self._weights or self._tuning(game).weights
        plan = beam_search(game, is_compiled).plan(state, seat, beam, self._seed, weights)
        if is_compiled:
            mark_loaded(game.name)
        return plan

    def _uses_compiled(self, game: GameRules) -> bool:
        return is_ready(game.name) if self._is_compiled is None else self._is_compiled
