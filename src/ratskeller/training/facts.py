"""Facts noted: games are played again, and at the beginnings of turns the facts that hold of every seat are written down."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.core.engine import engine
from ratskeller.core.jit import placeholder, rule
from ratskeller.search.buffers import TABLE_SIZE
from ratskeller.search.chances import MOST_SEATS
from ratskeller.search.evaluations import evaluation, term_names
from ratskeller.search.learned_facts import ROW

from .chunks import write_arrays
from .self_play import Played

prepare = placeholder("prepare")
terms = placeholder("terms")
facts = placeholder("facts")
NO_FACT = -1
"""Fills rows where fewer facts hold than there is room for."""


def as_written(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return an evaluation's numbers less what was learned."""
    return {name: value for name, value in content.items() if name != "learned"}


@rule
def note(states: Any, seat: int, table: Any, out: Any, rows: Any) -> None:
    """Write the terms and the facts of all seats as `seat` knows the state."""
    s = states[0]
    prepare(s, table)
    terms(s, seat, table, out)
    facts(s, seat, table, rows)


@dataclass(frozen=True)
class Noted:
    """Beginnings of turns, those of a game one after the other; by seat where it says so, for as many seats as a game can have."""

    game: NDArray[np.int32]  # number of the game
    players: NDArray[np.int8]
    strengths: NDArray[np.int32]  # by seat, as written by hand
    facts: NDArray[np.int16]  # by seat, as many places as there is room for
    scores: NDArray[np.int32]  # by seat, at the end

    def write(self, file: Path) -> None:
        """Write all of it into a file, which is there whole or not at all. Errors: OSError."""
        write_arrays(file, **vars(self))


def read_noted(files: Iterable[Path]) -> Noted:
    """Return what stands in some files together. Errors: OSError; ValueError for a file that is none."""
    columns: dict[str, list[NDArray[Any]]] = {field.name: [] for field in fields(Noted)}
    games_before = 0
    for file in files:
        with np.load(file, allow_pickle=False) as chunk:
            for name, column in columns.items():
                column.append(chunk[name])
        columns["game"][-1] = columns["game"][-1] + games_before
        games_before = int(columns["game"][-1][-1]) + 1
    return Noted(**{name: np.concatenate(column) for name, column in columns.items()})


class Noting:
    """Plays games again and notes facts."""

    def __init__(self, name: str, is_compiled: bool, weights: Sequence[int]) -> None:
        """Make room; `weights` are those of the evaluation as written by hand."""
        self.game = games.get(name)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        self._known, _ = self._engine.room(1)
        self._note = self._engine.bind(note, evaluation(name))
        self._terms = len(term_names(name))
        self._table = np.zeros(TABLE_SIZE, dtype=np.int64)
        self._table[: len(weights)] = weights
        self._out = np.zeros(MOST_SEATS * self._terms, dtype=np.int64)
        self._rows = np.zeros(MOST_SEATS * ROW, dtype=np.int64)

    def noted(self, played: Iterable[Played]) -> Noted:
        """Return the beginnings of all turns of games."""
        rows = [(number, ended, *row) for number, ended in enumerate(played) for row in self._turns(ended)]
        return Noted(
            np.array([number for number, *_ in rows], dtype=np.int32),
            np.array([len(ended.scores) for _, ended, *_ in rows], dtype=np.int8),
            np.array([strengths for *_, strengths, _ in rows], dtype=np.int32),
            np.array([found for *_, found in rows], dtype=np.int16),
            np.array([ended.scores + [0] * (MOST_SEATS - len(ended.scores)) for _, ended, *_ in rows], dtype=np.int32),
        )

    def _turns(self, played: Played) -> Iterator[tuple[NDArray[np.int32], NDArray[np.int16]]]:
        _, beginning = self.game.start(played.options)
        self._engine.put(self._states, 0, beginning)
        turns = set(played.turns)
        for number, answer in enumerate(played.answers):
            if number in turns:
                yield self._look_at(len(played.scores))
            self._engine.apply(self._states, 0, answer)

    def _look_at(self, players: int) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
        """Return strengths and facts of all seats as the one on turn knows the state."""
        seat = self._engine.actor(self._states, 0)
        known = self.game.redeal(self._engine.get(self._states, 0), seat)
        known.logging = 0
        self._engine.put(self._known, 0, known)
        self._note(self._known, seat, self._table, self._out, self._rows)
        strengths = np.zeros(MOST_SEATS, dtype=np.int32)
        strengths[:players] = self._out[: players * self._terms].reshape(players, -1).sum(axis=1)
        found = np.full((MOST_SEATS, ROW), NO_FACT, dtype=np.int16)
        for other in range(players):
            many = self._rows[other * ROW]
            found[other, :many] = self._rows[other * ROW + 1 : other * ROW + 1 + many]
        return strengths, found
