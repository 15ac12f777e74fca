"""Positions for training: games are played again, and what the evaluation sees at beginnings of turns is noted with how they ended."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.core.engine import engine
from ratskeller.core.jit import placeholder, rule
from ratskeller.search.buffers import TABLE_SIZE
from ratskeller.search.evaluations import evaluation, tuning

from .self_play import Played

prepare = placeholder("prepare")
terms = placeholder("terms")
progress = placeholder("progress")
mover = placeholder("mover")
win_chances = placeholder("win_chances")
SHARE = 0.2
"""Share of the beginnings of turns that are noted: those of one game are much alike."""
MOST_SEATS = 6


@rule
def look(states: Any, seat: int, table: Any, out: Any, numbers: Any) -> None:
    """Write the terms of all seats as `seat` knows the state, and into `numbers` its progress, who is on turn, and chances to win."""
    s = states[0]
    prepare(s, table)
    terms(s, seat, table, out)
    win_chances(s, seat, table, numbers)
    numbers[MOST_SEATS] = progress(s)
    numbers[MOST_SEATS + 1] = mover(s)


@dataclass(frozen=True)
class Positions:
    """What was seen: a row for each position; by seat where it says so, for as many seats as a game can have."""

    game: NDArray[np.int64]  # number of the game, for positions of one game depend on each other
    players: NDArray[np.int64]
    progress: NDArray[np.int64]
    mover: NDArray[np.int64]
    terms: NDArray[np.int64]  # by seat and term
    chances: NDArray[np.int64]  # by seat, as the evaluation has them now
    scores: NDArray[np.int64]  # by seat, at the end
    wins: NDArray[np.float64]  # by seat: what part of the victory it had

    def of(self, chosen: NDArray[np.bool_]) -> "Positions":
        """Return some of the positions."""
        return Positions(*(getattr(self, name)[chosen] for name in self.__dataclass_fields__))


class Looker:
    """Plays games again and notes positions."""

    def __init__(self, name: str, is_compiled: bool, weights: Sequence[int] | None = None) -> None:
        """Make room; `weights` are by default those of the evaluation."""
        self.game = games.get(name)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        self._known, _ = self._engine.room(1)
        self._look = self._engine.bind(look, evaluation(name))
        self._terms = import_module(f"ratskeller.search.evaluations.{name}").TERMS
        table = list(weights or tuning(name).weights)
        self._table = np.array(table + [0] * (TABLE_SIZE - len(table)), dtype=np.int64)
        self._out = np.zeros(MOST_SEATS * len(self._terms), dtype=np.int64)
        self._numbers = np.zeros(MOST_SEATS + 2, dtype=np.int64)

    def positions(self, played: Iterable[Played], share: float = SHARE, seed: int = 1) -> Positions:
        """Return positions of games: of each a share of the beginnings of turns, by lot."""
        rng = random.Random(seed)
        rows = [(number, ended, *row) for number, ended in enumerate(played) for row in self._rows(ended, share, rng)]
        seen = [(number, len(ended.scores), *numbers[MOST_SEATS:]) for number, ended, _, numbers in rows]
        number, players, how_far, on_turn = np.array(seen, dtype=np.int64).reshape(-1, 4).T
        return Positions(
            number,
            players,
            how_far,
            on_turn,
            np.array([out.reshape(MOST_SEATS, -1) for _, _, out, _ in rows]),
            np.array([numbers[:MOST_SEATS] for *_, numbers in rows]),
            np.array([_padded(ended.scores) for _, ended, *_ in rows]),
            np.array([_padded(wins_of(ended)) for _, ended, *_ in rows], dtype=np.float64),
        )

    def _rows(
        self, played: Played, share: float, rng: random.Random
    ) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64]]]:
        _, beginning = self.game.start(played.options)
        self._engine.put(self._states, 0, beginning)
        turns = set(played.turns)
        for number, answer in enumerate(played.answers):
            if number in turns and rng.random() < share:
                yield self._look_at(len(played.scores))
            self._engine.apply(self._states, 0, answer)

    def _look_at(self, players: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        seat = self._engine.actor(self._states, 0)
        known = self.game.redeal(self._engine.get(self._states, 0), seat)
        known.logging = 0
        self._engine.put(self._known, 0, known)
        self._look(self._known, seat, self._table, self._out, self._numbers)
        count = players * len(self._terms)
        out = np.zeros_like(self._out)
        out[:count] = self._out[:count]
        numbers = self._numbers.copy()
        numbers[players:MOST_SEATS] = 0
        return out, numbers


def wins_of(played: Played) -> list[float]:
    """Return what part of the victory each seat had."""
    winners = played.places.count(1)
    return [int(place == 1) / winners for place in played.places]


def _padded(values: Sequence[float]) -> list[float]:
    return [*values, *[0] * (MOST_SEATS - len(values))]
