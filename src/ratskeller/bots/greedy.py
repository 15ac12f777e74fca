"""The greedy opponent: of all turns it can play it takes the one after which it stands best. It does not look at others' turns."""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of
from ratskeller.search.beam import best_turn
from ratskeller.search.buffers import MOST_OPTIONS, ROOT, SLOTS
from ratskeller.search.config import BeamConfig
from ratskeller.search.evaluations import Tuning, evaluation, tuning
from ratskeller.search.tree_search import new_buffers, new_weights

from .readiness import has_answered, is_ready, note_answer

NARROWED = (16, 1)
"""How many times less an interpreted search looks at, from its first plan to its last."""
SLOWER = 8
"""So many times longer than the one before such a search may take."""


class Search:
    """The search for one game, compiled or interpreted, with its working memory. Not for several threads at once."""

    def __init__(self, game: Contract[Any], is_compiled: bool) -> None:
        """Make room."""
        assert game.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._engine = engine(game, is_compiled)
        self._best_turn = self._engine.bind(best_turn, evaluation(game.name))
        self._states, self._raw = self._engine.room(SLOTS)
        self._buffers = new_buffers(1, is_compiled)
        self._words = np.zeros(1, dtype=np.uint64)
        self._weights = new_weights(is_compiled)

    def plan(self, state: Any, seat: int, effort: BeamConfig, seed: int, weights: Sequence[int]) -> list[int]:
        """Return the answers of the best turn, up to where chance or another seat comes in."""
        effort.write(self._buffers[0], seed, weights, self._engine.is_compiled)
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
def search(game: Contract[Any], is_compiled: bool) -> Search:
    """Return the search of a game."""
    return Search(game, is_compiled)


class GreedyBot:
    """Plays the turn that its evaluation likes best; deterministic given the position and the seed."""

    def __init__(
        self,
        seed: int = 0,
        is_compiled: bool | None = None,
        effort: BeamConfig | None = None,
        weights: Sequence[int] | None = None,
        tuned: str = "",
        numbers: Tuning | None = None,
    ) -> None:
        """Compiled rules are used where they are ready, unless `is_compiled` says otherwise.

        BeamConfig and weights are by default those of `numbers`, or else of the game's evaluation as kept under the name `tuned`.
        """
        self._seed = seed
        self._is_compiled = is_compiled
        self._effort = effort
        self._weights = weights
        self._tuned = tuned
        self._numbers = numbers

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return the answers of a whole turn, up to the first that leads to chance or another seat."""
        is_compiled = self._compiled(game)
        return self._plan(game, state, seat, is_compiled, self._most(game, is_compiled))

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield turns for which more and more was looked at.

        With compiled rules that is one, as soon as they are loaded: until then a narrow search with interpreted ones has to do.
        """
        if not self._compiled(game):
            yield from self._interpreted(game, state, seat, seconds)
            return
        if not has_answered(game.name):
            yield self.at_once(game, state, seat)
        yield self._plan(game, state, seat, is_compiled=True, effort=self._most(game, is_compiled=True))

    def at_once(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return a turn for which little was looked at, with interpreted rules: there is nothing to wait for."""
        return self._plan(game, state, seat, is_compiled=False, effort=self._least(game))

    def least(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return the turn of `at_once`, by compiled rules where they are ready: for whoever needs hundreds of such turns."""
        return self._plan(game, state, seat, self._compiled(game), self._least(game))

    def _interpreted(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:
        end = time.monotonic() + seconds
        for narrowed in NARROWED:
            began = time.monotonic()
            effort = self._most(game, is_compiled=False).reduced(narrowed)
            yield self._plan(game, state, seat, is_compiled=False, effort=effort)
            now = time.monotonic()
            if now + SLOWER * (now - began) > end:
                return

    def _most(self, game: Contract[Any], is_compiled: bool) -> BeamConfig:
        return self._effort or self._told(game).beam(is_compiled)

    def _least(self, game: Contract[Any]) -> BeamConfig:
        return self._most(game, is_compiled=False).reduced(NARROWED[0])

    def _told(self, game: Contract[Any]) -> Tuning:
        return self._numbers or tuning(game.name, self._tuned)

    def _plan(self, game: Contract[Any], state: Any, seat: int, is_compiled: bool, effort: BeamConfig) -> list[int]:
        weights = self._weights or self._told(game).weights
        found = search(game, is_compiled).plan(state, seat, effort, self._seed, weights)
        if is_compiled:
            note_answer(game.name)
        return found

    def _compiled(self, game: Contract[Any]) -> bool:
        return is_ready(game.name) if self._is_compiled is None else self._is_compiled
