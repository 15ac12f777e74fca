"""A paired match between two sets of weights of one evaluation: `greedy` with one against `greedy` with the other."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.engine import engine
from ratskeller.core.options import Options
from ratskeller.search.evaluations import tuning
from ratskeller.search.paired_chance import Clocks, paired_chance, play_until_asked
from ratskeller.strength.statistics import mean, standard_error, wilson


@dataclass(frozen=True)
class Duel:
    """The result for the new weights, in one seat against the old ones in all other seats.

    Share won with its 95 % interval; mean margin to the best other seat, in points of the game, and its standard error over deals.
    """

    games: int
    share: float
    low: float
    high: float
    margin: float
    error: float


class DuelRunner:
    """Plays deals, each from every seat."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int) -> None:
        """Prepare the engine; all bots search `narrowed` times less than in play."""
        self._game = games.get(name)
        self._engine = engine(self._game, is_compiled)
        self._play_on = self._engine.bind(play_until_asked)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        self._is_compiled = is_compiled
        self._effort = tuning(name).beam(is_compiled).reduced(narrowed)

    def match(self, new: Sequence[int], old: Sequence[int], options: Options, count: int, seed: int) -> Duel:
        """Play so many games, rounded up to whole deals. Errors: BadOption."""
        deals: list[list[tuple[bool, int]]] = []
        while sum(map(len, deals)) < count:
            deals.append(self.deal(new, old, options, (seed, len(deals))))
        won = [float(win) for deal in deals for win, _ in deal]
        low, high = wilson(sum(won), len(won))
        margins = [mean([margin for _, margin in deal]) for deal in deals]
        return Duel(len(won), mean(won), low, high, mean(margins), standard_error(margins))

    def deal(
        self, new: Sequence[int], old: Sequence[int], options: Options, deal: tuple[int, int]
    ) -> list[tuple[bool, int]]:
        """Play a deal (seed and number) from every seat; return for each game whether the new weights won, and their margin."""
        _, beginning = self._game.start(options)
        bots = [GreedyBot(is_compiled=self._is_compiled, beam=self._effort, weights=weights) for weights in (new, old)]
        players = len(self._game.scores(beginning))
        found = []
        for rotation in range(players):
            final = self._final(
                beginning, [bots[int(seat != rotation)] for seat in range(players)], paired_chance(*deal)
            )
            found.append((self._game.places(final)[rotation] == 1, self._margins(final)[rotation]))
        return found

    def round(self, weights: Sequence[Sequence[int]], options: Options, deal: tuple[int, int]) -> list[float]:
        """Play a deal with different weights in every seat, once for each rotation; return the mean margin of each."""
        _, beginning = self._game.start(options)
        bots = [GreedyBot(is_compiled=self._is_compiled, beam=self._effort, weights=one) for one in weights]
        margins: list[list[int]] = [[] for _ in bots]
        for rotation in range(len(bots)):
            final = self._final(beginning, [*bots[rotation:], *bots[:rotation]], paired_chance(*deal))
            for seat, margin in enumerate(self._margins(final)):
                margins[(seat + rotation) % len(bots)].append(margin)
        return [mean(each) for each in margins]

    def _final(self, beginning: object, bots: Sequence[GreedyBot], chance: Clocks) -> object:
        """Play a game with these bots in the seats; return its final state."""
        self._engine.put(self._states, 0, beginning)
        nobody = np.zeros(len(bots), dtype=np.int64)
        while (seat := self._play_on(self._states, chance, nobody, self._out, self._weights)) >= 0:
            state = self._game.redeal(self._engine.get(self._states, 0), seat)
            for answer in bots[seat].plan(self._game, state, seat):
                self._engine.apply(self._states, 0, answer)
        return self._engine.get(self._states, 0)

    def _margins(self, final: object) -> list[int]:
        """Return for every seat how far it is ahead of the best other seat."""
        scores = self._game.scores(final)
        return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
