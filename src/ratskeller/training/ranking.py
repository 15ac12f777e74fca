"""Sibling turns: whether an evaluation prefers, of the turns of one position, those that prove better when they are played on.

That is what choosing needs. How well positions of different games are told apart says little about it.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ratskeller import games
from ratskeller.bots.ladder import sight_of
from ratskeller.core.engine import engine
from ratskeller.search.nodes import TRIES, VALUES
from ratskeller.search.tree_search import POINT, TreeSearch

from .self_play import Played

FAR = 100
"""So many turns every turn is played on: to the end of the game, or as far as a simulation goes."""
MOST_TURNS = 24
"""Turns of a position that are played on; fewer by as much as a search looks less than in play."""
ATTEMPTS = 4
"""Positions of a game that are looked at until there is a choice of turns."""
LUCKS = 128
"""Times that it is played on, the same luck for all turns of a position; less by as much as a search looks less than in play."""


@dataclass(frozen=True)
class Family:
    """Turns of one position that were played on: what came of them for the seat on turn in the mean, in points, by answers."""

    seat: int
    state: Any
    came: dict[tuple[int, ...], float]


@dataclass(frozen=True)
class Ranking:
    """How an evaluation orders sibling turns.

    `agreed`: of how many pairs it prefers the one that proved better, weighed by how much better; half of them by pure chance.
    `lost`: by how many points the turn that it likes best is worse than the best, in the mean.
    """

    positions: int
    agreed: float
    lost: float


class Siblings:
    """Plays turns of positions on, with the weights of an evaluation, and asks evaluations for their order."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int) -> None:
        """Make room; `narrowed` times fewer turns are played on than could be, as often less."""
        self.game = games.get(name)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        sight = sight_of(name)
        turns = max(2, MOST_TURNS // narrowed)
        wide = sight.wide.reduced(narrowed)
        wide = replace(wide, closings=max(turns, wide.closings), plans=max(turns, wide.plans))
        self._sight = replace(sight, turns=FAR, candidates=turns, hasty=0, wide=wide)
        self._search = TreeSearch(self.game, is_compiled, self._sight.nodes)
        self._lucks = max(1, LUCKS // narrowed)

    def families(self, played: Iterable[Played], count: int, seed: int, weights: Sequence[int]) -> Iterator[Family]:
        """Yield the turns of a position of every game, by lot, until there are so many positions with a choice of turns."""
        rng = random.Random(seed)
        for ended in played:
            if count == 0:
                return
            for begun in rng.sample(ended.turns, min(ATTEMPTS, len(ended.turns))):
                family = self._family(ended, begun, rng.randrange(1 << 30), weights)
                if len(family.came) > 1:
                    count -= 1
                    yield family
                    break

    def ranking(self, families: Iterable[Family], weights: Sequence[int]) -> Ranking:
        """Tell how an evaluation orders them."""
        right = whole = lost = 0.0
        positions = 0
        for family in families:
            order = self._order(family, weights)
            for first, better in enumerate(order):
                for worse in order[first + 1 :]:
                    apart = family.came[better] - family.came[worse]
                    whole += abs(apart)
                    right += max(0.0, apart)
            lost += max(family.came.values()) - family.came[order[0]]
            positions += 1
        return Ranking(positions, right / whole if whole else 0.5, lost / max(1, positions))

    def _family(self, played: Played, begun: int, seed: int, weights: Sequence[int]) -> Family:
        _, beginning = self.game.start(played.options)
        self._engine.put(self._states, 0, beginning)
        for answer in played.answers[:begun]:
            self._engine.apply(self._states, 0, answer)
        seat = self._engine.actor(self._states, 0)
        state = self.game.redeal(self._engine.get(self._states, 0), seat)
        self._search.start(state, seat, self._sight, seed, weights)
        return Family(
            seat, state, {turn: self._played_on(state, seat, turn, seed, weights) for turn in self._search.turns()}
        )

    def _played_on(self, state: Any, seat: int, turn: Sequence[int], seed: int, weights: Sequence[int]) -> float:
        """Return what comes of a turn for the seat, in points."""
        self._search.start(state, seat, self._sight, seed, weights)
        self._search.restrict_to([turn])
        self._search.run(self._lucks)
        row = self._search.stats()[0]
        return float(row[VALUES + seat]) / float(row[TRIES]) / POINT

    def _order(self, family: Family, weights: Sequence[int]) -> list[tuple[int, ...]]:
        """Return turns as an evaluation likes them, those at the end that it does not take up at all."""
        self._search.start(family.state, family.seat, self._sight, 0, weights)
        liked = [turn for turn in self._search.turns() if turn in family.came]
        return liked + [turn for turn in family.came if turn not in liked]
