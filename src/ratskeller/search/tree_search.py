"""The search over turns of all seats with its working memory, for those who ask it step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of, dtype_of

from .beam_config import set_desk
from .buffers import LONGEST, MOST_OPTIONS, Desk
from .chances import CERTAIN
from .config import Sight
from .evaluations import evaluation
from .nodes import CHILDREN, LENGTH, MOST_SEATS, PRIOR, SEAT, SUMS, TRIED, VALUES, WINS, Tree
from .tree import (
    CANDIDATES,
    DESKS,
    DONE,
    EVEN,
    EXPLORE,
    HASTY,
    KEPT,
    LONGEST_WAY,
    NARROW,
    NEXT,
    NODES_MADE,
    NOTES,
    PLACES_AHEAD,
    REPLIES,
    SCALE,
    SEED,
    STEADY,
    STREAM,
    TEAM,
    TRUST,
    TURNS,
    VIEWER,
    WIDE,
    look_ahead,
)

POINT = 1000
"""A point of the game, as evaluations count."""
STREAMS = 1 << 32
"""Searches of the same position take their random words so far apart."""


@dataclass(frozen=True)
class Line:
    """A turn of the seat that is asked, and what came of it in simulations; `result` and `win` by seat, empty before the first of them."""

    answers: tuple[int, ...]
    visits: int
    merit: (
        float  # what the seat chooses by: results so far, the evaluation's first guess, and caution while there are few
    )
    result: tuple[float, ...]  # mean of what the evaluation gives where simulations ended, in points of the game
    win: tuple[float, ...]  # mean chance to win there


class TurnSearch:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: Contract[Any], is_compiled: bool, nodes: int) -> None:
        """Make room to remember so many positions."""
        assert game.MOST_OPTIONS <= MOST_OPTIONS, "the desks are too small for this game's questions"
        self._engine = engine(game, is_compiled)
        self._look = self._engine.bind(look_ahead, evaluation(game.name))
        self._states, self._raw = self._engine.room(PLACES_AHEAD)
        self._desks: Any = np.zeros(DESKS, dtype=dtype_of(Desk)) if is_compiled else [Desk() for _ in range(DESKS)]
        self._words = np.zeros(1, dtype=np.uint64)
        self._weights: Any = np.zeros(MOST_OPTIONS, dtype=np.int64) if is_compiled else [0] * MOST_OPTIONS
        self._notes = np.zeros(NOTES, dtype=np.int64)
        self._way = np.zeros(2 * LONGEST_WAY, dtype=np.int64)
        self._values = np.zeros(MOST_SEATS, dtype=np.int64)
        self._before = np.zeros(MOST_SEATS, dtype=np.int64)
        self._tree = Tree(nodes)

    def begin(
        self, state: Any, viewer: int, sight: Sight, seed: int, weights: Sequence[int], stream: int = 0, team: int = 1
    ) -> int:
        """Look for the turns of the seat that is asked, as `viewer` knows the state, and return how many will be compared.

        The searches of a team, each with a stream of its own, find the same turns and try them on other luck.
        """
        for desk, effort in ((WIDE, sight.wide), (NEXT, sight.next), (NARROW, sight.narrow)):
            set_desk(self._desks, desk, effort, seed, weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, KEPT, silent)
        self._tree.keys[:] = 0
        told = {
            VIEWER: viewer,
            TURNS: sight.turns,
            CANDIDATES: sight.candidates,
            REPLIES: sight.replies,
            EXPLORE: sight.explore,
            TRUST: sight.trust,
            SCALE: sight.scale,
            SEED: seed + stream * STREAMS,
            STEADY: sight.steady,
            HASTY: sight.hasty,
            EVEN: sight.even,
            TEAM: team,
            STREAM: stream,
        }
        self._notes[:] = 0
        for what, value in told.items():
            self._notes[what] = value
        return self.go_on(0)

    def compare(self, turns: Sequence[Sequence[int]]) -> None:
        """Try these turns alone, whatever the search thinks of them. Only before the first simulation."""
        tree = self._tree
        tree.nodes[0, CHILDREN] = len(turns)
        for child, answers in enumerate(turns):
            assert len(answers) <= LONGEST, "no plan is longer"
            tree.turns[child, : len(answers)] = answers
            tree.turns[child, LENGTH] = len(answers)
            tree.stats[child, PRIOR] = 0

    def go_on(self, count: int) -> int:
        """Make so many simulations more; return how many turns are compared."""
        tree = self._tree
        memory = (tree.keys, tree.nodes, tree.turns, tree.stats)
        desk = (self._states, self._raw, self._desks, self._words, self._weights)
        return int(self._look(*desk, *memory, self._notes, self._way, self._values, self._before, count))

    @property
    def simulations(self) -> int:
        """Simulations made since the search began."""
        return int(self._notes[DONE])

    @property
    def keys(self) -> Any:
        """The ways to the positions that are remembered, as the tree has them; 0 where there is none."""
        return self._tree.keys

    @property
    def remembered(self) -> int:
        """Positions that are remembered."""
        return int(self._notes[NODES_MADE])

    def turns(self) -> list[tuple[int, ...]]:
        """Return the answers of the turns that are compared, those first that the evaluation likes best."""
        tree = self._tree
        lengths = tree.turns[: tree.nodes[0, CHILDREN], LENGTH]
        return [tuple(tree.turns[child, :length].tolist()) for child, length in enumerate(lengths)]

    def sums(self) -> Any:
        """Return what `tree` says that is kept of each of these turns, a row each."""
        return self._tree.stats[: self._tree.nodes[0, CHILDREN]].copy()

    @property
    def asked(self) -> int:
        """The seat whose turns are compared."""
        return int(self._tree.nodes[0, SEAT])


def outlook(turns: Sequence[tuple[int, ...]], sums: Any, asked: int, players: int, sight: Sight) -> list[Line]:
    """Return turns with what came of them, best first for the seat that is asked: the first is the one to play.

    `sums` is what `TurnSearch.sums` gives, or several of the same turns together.
    """
    visits = int(sums[:, TRIED].sum())
    mean = int(sums[:, SUMS + asked].sum()) / max(visits, 1)
    lines = []
    for answers, row in zip(turns, sums, strict=True):
        tried = int(row[TRIED])
        guess = mean + int(row[PRIOR]) - int(sums[0, PRIOR])
        known = (int(row[SUMS + asked]) + sight.trust * (mean if sight.steady else guess)) / (tried + sight.trust)
        if sight.steady:
            known += int(row[PRIOR])
        result = _means(row, VALUES, players, tried, POINT)
        win = _means(row, WINS, players, tried, CERTAIN)
        lines.append(Line(answers, tried, known - sight.caution / sqrt(tried + 1), result, win))
    # Of equals the first, which the evaluation likes better
    return sorted(lines, key=lambda line: -line.merit)


def _means(row: Any, first: int, players: int, tried: int, whole: int) -> tuple[float, ...]:
    if not tried:
        return ()
    return tuple(int(total) / tried / whole for total in row[first : first + players])
