"""Facts of games: games are replayed, and at the beginning of every turn the facts that hold of each seat are sampled."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.compile.rules import placeholder, rule
from ratskeller.core.engine import States
from ratskeller.search.chances import MOST_SEATS
from ratskeller.search.evaluations import evaluation, term_names
from ratskeller.search.learned_facts import ROW
from ratskeller.search.memory import TABLE_SIZE
from ratskeller.search.player_weights import Numbers

from .chunks import Ints, Samples, concatenate
from .self_play import PlayedGame, Replayer

prepare = placeholder("prepare")
terms = placeholder("terms")
facts = placeholder("facts")
NO_FACT = -1
"""Fills rows in which fewer facts hold than there is room for."""


def as_written(content: Numbers) -> Numbers:
    """Return the numbers of an evaluation without what was learned."""
    return {name: value for name, value in content.items() if name != "learned"}


@rule
def strengths_and_facts(states: States, seat: int, table: Ints, out: Ints, rows: Ints) -> None:
    """Write the terms and the facts of all seats as `seat` knows the state."""
    s = states[0]
    prepare(s, table)
    terms(s, seat, table, out)
    facts(s, seat, table, rows)


@dataclass(frozen=True)
class FactSamples(Samples):
    """Beginnings of turns, game after game; columns by seat have room for as many seats as a game can have."""

    game: NDArray[np.int32]  # number of the game
    players: NDArray[np.int8]
    strengths: NDArray[np.int32]  # by seat, as written by hand
    facts: NDArray[np.int16]  # by seat, filled up with NO_FACT
    scores: NDArray[np.int32]  # by seat, at the end


def read_facts(files: Iterable[Path]) -> FactSamples:
    """Return the samples of several files. Errors: OSError; ValueError for any other file."""
    return concatenate([FactSamples.read(file) for file in files], {"game": lambda part: int(part.game[-1]) + 1})


class FactSampler:
    """Replays games and samples facts."""

    def __init__(self, name: str, is_compiled: bool, weights: Sequence[int]) -> None:
        """Prepare the engine; `weights` are those of the evaluation as written by hand."""
        self._replayer = Replayer(name, is_compiled)
        self._engine = self._replayer.engine
        self._states, _ = self._engine.room(1)
        self._evaluate = self._engine.bind(strengths_and_facts, evaluation(name))
        self._terms = len(term_names(name))
        self._table = np.zeros(TABLE_SIZE, dtype=np.int64)
        self._table[: len(weights)] = weights
        self._out = np.zeros(MOST_SEATS * self._terms, dtype=np.int64)
        self._rows = np.zeros(MOST_SEATS * ROW, dtype=np.int64)

    def samples(self, played: Iterable[PlayedGame]) -> FactSamples:
        """Return the beginnings of all turns of games."""
        rows = [
            (number, game, *self._sample(seat, state, len(game.scores)))
            for number, game in enumerate(played)
            for seat, state in self._replayer.turns(game, set(game.turns))
        ]
        return FactSamples(
            np.array([number for number, *_ in rows], dtype=np.int32),
            np.array([len(game.scores) for _, game, *_ in rows], dtype=np.int8),
            np.array([strengths for *_, strengths, _ in rows], dtype=np.int32),
            np.array([found for *_, found in rows], dtype=np.int16),
            np.array([game.scores + [0] * (MOST_SEATS - len(game.scores)) for _, game, *_ in rows], dtype=np.int32),
        )

    def _sample(self, seat: int, state: object, players: int) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
        """Return strengths and facts of all seats as one of them knows the state."""
        self._engine.put(self._states, 0, state)
        self._evaluate(self._states, seat, self._table, self._out, self._rows)
        strengths = np.zeros(MOST_SEATS, dtype=np.int32)
        strengths[:players] = self._out[: players * self._terms].reshape(players, -1).sum(axis=1)
        found = np.full((MOST_SEATS, ROW), NO_FACT, dtype=np.int16)
        for other in range(players):
            count = self._rows[other * ROW]
            found[other, :count] = self._rows[other * ROW + 1 : other * ROW + 1 + count]
        return strengths, found
