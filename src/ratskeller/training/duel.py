"""A paired match between two sets of weights of one evaluation: `greedy` with one against `greedy` with the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller import games
from ratskeller.arena.statistics import mean, standard_error, wilson
from ratskeller.bots.evaluations import tuning
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.lots import lots_of, play_on
from ratskeller.core.engine import engine
from ratskeller.core.options import Options


@dataclass(frozen=True)
class Duel:
    """What came of it for the new weights, one seat against the old ones in all other seats.

    Share won with its 95 % interval; mean margin to the best other seat, in points of the game, and its standard error over deals.
    """

    games: int
    share: float
    low: float
    high: float
    margin: float
    error: float


class Duelling:
    """Plays deals, each from every seat."""

    def __init__(self, name: str, new: Sequence[int], old: Sequence[int], is_compiled: bool, narrowed: int) -> None:
        """Make room; both look `narrowed` times less than in play."""
        self._game = games.get(name)
        self._engine = engine(self._game, is_compiled)
        self._play_on = self._engine.bind(play_on)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        effort = tuning(name).effort(is_compiled).narrowed(narrowed)
        self._bots = [GreedyBot(is_compiled=is_compiled, effort=effort, weights=weights) for weights in (new, old)]

    def play(self, options: Options, count: int, seed: int) -> Duel:
        """Play so many games, rounded up to whole deals. Errors: BadOption."""
        _, beginning = self._game.start(options)
        players = len(self._game.scores(beginning))
        won: list[float] = []
        margins: list[list[int]] = []
        for deal in range(-(-count // players)):
            played = [self._game_of(beginning, lots_of(seed, deal), players, seat) for seat in range(players)]
            won += [float(win) for win, _ in played]
            margins.append([margin for _, margin in played])
        low, high = wilson(sum(won), len(won))
        by_deal = [mean(deal) for deal in margins]
        return Duel(len(won), mean(won), low, high, mean(by_deal), standard_error(by_deal))

    def _game_of(self, beginning: Any, lots: Any, players: int, new: int) -> tuple[bool, int]:
        """Play a game in which seat `new` has the new weights; tell whether it won, and by how much."""
        self._engine.put(self._states, 0, beginning)
        nobody = np.zeros(players, dtype=np.int64)
        while (seat := self._play_on(self._states, lots, nobody, self._out, self._weights)) >= 0:
            known = self._game.redeal(self._engine.get(self._states, 0), seat)
            for answer in self._bots[int(seat != new)].plan(self._game, known, seat):
                self._engine.apply(self._states, 0, answer)
        final = self._engine.get(self._states, 0)
        scores = self._game.scores(final)
        best = max(score for other, score in enumerate(scores) if other != new)
        return self._game.places(final)[new] == 1, scores[new] - best
