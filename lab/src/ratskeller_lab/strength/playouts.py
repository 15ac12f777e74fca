"""Two turns of a position, each played to the end of the game many times by the same bot in every seat, on the same luck."""

from collections.abc import Sequence

import numpy as np

from ratskeller import bots
from ratskeller.core.engine import engine
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.paired_chance import paired_chance, play_until_asked
from ratskeller.strength.statistics import mean, standard_error

SEED = 20_261_126
"""Luck that no review saw."""
LEAST, MOST = 16, 64
"""Pairs of playouts, at least and at most."""
CLEAR = 2.5
"""Standard errors from 0 beyond which a difference is clear enough to stop."""


class Playouts:
    """Plays games of one kind to their ends."""

    def __init__(self, game: Position, bot: str) -> None:
        """Prepare the compiled rules of a game; `bot` will play in all seats."""
        self._game, self._bot = game.game, bot
        self._options = game.options
        self._engine = engine(self._game, is_compiled=True)
        self._play_on = self._engine.bind(play_until_asked)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()

    def differences(self, known: Position, seat: int, better: Sequence[int], played: Sequence[int]) -> list[float]:
        """Return by how much more of the victory the first turn of `seat` won than the second, in -1 to 1 for each pair of playouts.

        There are as many pairs as a clear difference needs, from LEAST to MOST.
        """
        found: list[float] = []
        while len(found) < MOST:
            first, second = (self._won(known, seat, turn, len(found)) for turn in (better, played))
            found.append(first - second)
            if len(found) >= LEAST and abs(mean(found)) > CLEAR * standard_error(found) > 0:
                break
        return found

    def _won(self, known: Position, seat: int, turn: Sequence[int], deal: int) -> float:
        """Return the share of the victory that a seat has after a turn and a game to the end."""
        chance = paired_chance(SEED, deal)
        players = len(known.scores)
        planners = [
            bots.make_planner(self._bot, self._game.name, seed=SEED + deal * players + it) for it in range(players)
        ]
        begun = copy_of(known.state)
        begun.logging = 0
        self._engine.put(self._states, 0, begun)
        for answer in turn:
            self._engine.apply(self._states, 0, answer)
        nobody = np.zeros(players, dtype=np.int64)
        while (asked := self._play_on(self._states, chance, nobody, self._out, self._weights)) >= 0:
            state = self._game.redeal(self._engine.get(self._states, 0), asked)
            for answer in planners[asked].plan(self._game, state, asked):
                self._engine.apply(self._states, 0, answer)
        places = self._game.places(self._engine.get(self._states, 0))
        return (places[seat] == 1) / places.count(1)
