"""The search over turns of all seats, with its working memory, for those who ask it step by step."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of, dtype_of

from .ahead import (
    CANDIDATES,
    DESKS,
    DONE,
    EXPLORE,
    KEPT,
    LONGEST_WAY,
    NARROW,
    NEXT,
    NODES_MADE,
    NOTES,
    PLACES_AHEAD,
    REPLIES,
    SCALE,
    HASTY,
    CONTROL,
    EVEN,
    SEED,
    TRUST,
    TURNS,
    VIEWER,
    WHOLE,
    WIDE,
    look_ahead,
)
from .desk import MOST_OPTIONS, Desk
from .effort import Effort
from .evaluations import evaluation, tuning
from .greedy import set_desk
from .tree import CHILDREN, LENGTH, MOST_SEATS, PRIOR, SUMS, TRIED, VISITS, Tree


@dataclass(frozen=True)
class Sight:
    """How far and how wide a search looks."""

    turns: int  # turns of all seats in a simulation, the first included
    candidates: int  # turns of one's own that are compared
    replies: int  # turns that are compared for every seat that plays next
    explore: int  # how much turns are tried again that look worse, in 1/4096 parts of certainty
    trust: int  # so many simulations what the evaluation thinks of a turn counts
    scale: int  # lead in thousandths of a point that counts half of certainty
    hasty: int
    control: int
    even: int
    lcb: int
    wide: Effort
    next: Effort
    narrow: Effort


class TurnSearch:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: Contract[Any], is_compiled: bool) -> None:
        self._engine = engine(game, is_compiled)
        self._look = self._engine.bind(look_ahead, evaluation(game.name) + (("deal", game.deal),))
        self._states, self._raw = self._engine.room(PLACES_AHEAD)
        self._desks: Any = np.zeros(DESKS, dtype=dtype_of(Desk)) if is_compiled else [Desk() for _ in range(DESKS)]
        self._words = np.zeros(1, dtype=np.uint64)
        self._weights: Any = np.zeros(MOST_OPTIONS, dtype=np.int64) if is_compiled else [0] * MOST_OPTIONS
        self._notes = np.zeros(NOTES, dtype=np.int64)
        self._way = np.zeros(2 * LONGEST_WAY, dtype=np.int64)
        self._values = np.zeros(MOST_SEATS, dtype=np.int64)
        self._before = np.zeros(MOST_SEATS, dtype=np.int64)
        self._tree = Tree()

    def begin(self, state: Any, seat: int, sight: Sight, seed: int, weights: Sequence[int]) -> int:
        for desk, effort in ((WIDE, sight.wide), (NEXT, sight.next), (NARROW, sight.narrow)):
            set_desk(self._desks, desk, effort, seed, weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, KEPT, silent)
        self._tree.keys[:] = 0
        n = self._notes
        n[:] = 0
        n[VIEWER] = seat
        n[TURNS] = sight.turns
        n[CANDIDATES] = sight.candidates
        n[REPLIES] = sight.replies
        n[EXPLORE] = sight.explore
        n[TRUST] = sight.trust
        n[SCALE] = sight.scale
        n[SEED] = seed
        n[HASTY] = sight.hasty
        n[CONTROL] = sight.control
        n[EVEN] = sight.even
        self.lcb = sight.lcb
        return self.go_on(0)

    def go_on(self, count: int) -> int:
        t = self._tree
        return int(self._look(self._states, self._raw, self._desks, self._words, self._weights, t.keys, t.nodes, t.turns, t.stats, self._notes, self._way, self._values, self._before, count))

    def best(self, seat: int) -> list[int]:
        t = self._tree
        count = int(t.nodes[0, CHILDREN])
        visits = int(t.nodes[0, VISITS])
        best, most = 0, -(1 << 60)
        mean = int(t.stats[0, :count, SUMS + seat].sum()) // max(visits, 1)
        trust = int(self._notes[TRUST])
        for child in range(count):
            tried = int(t.stats[0, child, TRIED])
            prior = int(t.stats[0, child, PRIOR]) - int(t.stats[0, 0, PRIOR])
            if self._notes[CONTROL]:
                merit = prior + (int(t.stats[0, child, SUMS + seat]) + trust * mean) / (tried + trust)
            else:
                merit = (int(t.stats[0, child, SUMS + seat]) + trust * (mean + prior)) / (tried + trust)
            merit -= self.lcb / np.sqrt(tried + 1)
            if merit > most:
                best, most = child, merit
        return [int(a) for a in t.turns[0, best, : t.turns[0, best, LENGTH]]]


class AheadBot:
    def __init__(self, sight: Sight, simulations: int, seed: int = 0, weights=None) -> None:
        self.sight, self.simulations, self.seed, self.w = sight, simulations, seed, weights
        self.s = None

    def plan(self, game, state, seat):
        if self.s is None:
            self.s = TurnSearch(game, True)
        n = self.s.begin(state, seat, self.sight, self.seed, self.w or tuning(game.name).weights)
        if n > 1:
            self.s.go_on(self.simulations)
        return self.s.best(seat)
