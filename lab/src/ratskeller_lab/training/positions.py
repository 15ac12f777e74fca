"""Positions for training: games are replayed, and a share of the beginnings of turns is sampled with how the games ended."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from ratskeller.core.compile.rules import placeholder, rule
from ratskeller.core.engine import States
from ratskeller.search.chances import MOST_SEATS
from ratskeller.search.evaluations import evaluation, term_names, tuning
from ratskeller.search.memory import TABLE_SIZE

from .chunks import Floats, Ints, Samples
from .self_play import PlayedGame, Replayer

prepare = placeholder("prepare")
terms = placeholder("terms")
progress = placeholder("progress")
mover = placeholder("mover")
win_chances = placeholder("win_chances")
SHARE = 0.2
"""Share of the beginnings of turns that are sampled: those of one game are much alike."""


@rule
def look(states: States, seat: int, table: Ints, out: Ints, numbers: Ints) -> None:
    """Write the terms of all seats as `seat` knows the state, and to `numbers` the chances to win, the progress, and who is on turn."""
    s = states[0]
    prepare(s, table)
    terms(s, seat, table, out)
    win_chances(s, seat, table, numbers)
    numbers[MOST_SEATS] = progress(s)
    numbers[MOST_SEATS + 1] = mover(s)


@dataclass(frozen=True)
class Positions(Samples):
    """A row for each position; columns by seat have room for as many seats as a game can have."""

    game: Ints  # number of the game, for positions of one game depend on each other
    players: Ints
    progress: Ints
    mover: Ints
    terms: Ints  # by seat and term
    chances: Ints  # by seat, as the evaluation gives them now
    scores: Ints  # by seat, at the end
    wins: Floats  # by seat: its part of the victory

    def with_players(self, players: int) -> "Positions":
        """Return the positions with this number of players."""
        return self.where(self.players == players)

    @property
    def player_counts(self) -> list[int]:
        """The numbers of players that occur, in order."""
        return [int(players) for players in np.unique(self.players)]


class PositionSampler:
    """Replays games and samples positions."""

    def __init__(self, name: str, is_compiled: bool, weights: Sequence[int] | None = None) -> None:
        """Prepare the engine; `weights` are by default those of the evaluation."""
        self._replayer = Replayer(name, is_compiled)
        self._engine = self._replayer.engine
        self._states, _ = self._engine.room(1)
        self._look = self._engine.bind(look, evaluation(name))
        self._terms = term_names(name)
        table = list(weights or tuning(name).weights)
        self._table = np.array(table + [0] * (TABLE_SIZE - len(table)), dtype=np.int64)
        self._out = np.zeros(MOST_SEATS * len(self._terms), dtype=np.int64)
        self._numbers = np.zeros(MOST_SEATS + 2, dtype=np.int64)

    def positions(self, played: Iterable[PlayedGame], share: float = SHARE, seed: int = 1) -> Positions:
        """Return a random share of the beginnings of turns of games."""
        rng = random.Random(seed)
        rows = []
        for number, game in enumerate(played):
            chosen = {turn for turn in game.turns if rng.random() < share}
            for seat, state in self._replayer.turns(game, chosen):
                rows.append((number, game, *self._sample(seat, state, len(game.scores))))
        heads = [(number, len(game.scores), *numbers[MOST_SEATS:]) for number, game, _, numbers in rows]
        numbers_of_games, players, progress_so_far, on_turn = np.array(heads, dtype=np.int64).reshape(-1, 4).T
        return Positions(
            numbers_of_games,
            players,
            progress_so_far,
            on_turn,
            np.array([out.reshape(MOST_SEATS, -1) for _, _, out, _ in rows]),
            np.array([numbers[:MOST_SEATS] for *_, numbers in rows]),
            np.array([_padded(game.scores) for _, game, *_ in rows]),
            np.array([_padded(wins_of(game)) for _, game, *_ in rows], dtype=np.float64),
        )

    def _sample(self, seat: int, state: object, players: int) -> tuple[Ints, Ints]:
        """Return the terms, and the numbers that `look` writes."""
        self._engine.put(self._states, 0, state)
        self._look(self._states, seat, self._table, self._out, self._numbers)
        count = players * len(self._terms)
        out = np.zeros_like(self._out)
        out[:count] = self._out[:count]
        numbers = self._numbers.copy()
        numbers[players:MOST_SEATS] = 0
        return out, numbers


def wins_of(played: PlayedGame) -> list[float]:
    """Return the part of the victory that each seat had."""
    winners = played.places.count(1)
    return [int(place == 1) / winners for place in played.places]


def _padded(values: Sequence[float]) -> list[float]:
    return [*values, *[0] * (MOST_SEATS - len(values))]
