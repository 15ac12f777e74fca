"""Sibling turns: whether an evaluation prefers those turns of a position that turn out better when they are played on.

Choosing a turn needs just that. How well an evaluation tells positions of different games apart says little about it.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ratskeller.bots.ladder import search_config_of
from ratskeller.search.memory import TRIES, VALUES, State
from ratskeller.search.tree_search import TreeSearch
from ratskeller.search.turns import POINT

from .self_play import PlayedGame, Replayer

FAR = 100
"""Turns that a simulation goes on: to the end of the game, or as far as a simulation can go."""
MOST_TURNS = 24
"""Turns of a position that are played on; fewer where the search is narrower than in play."""
ATTEMPTS = 4
"""Positions of a game that are tried until one has a choice of turns."""
SIMULATIONS = 128
"""Simulations per turn, with the same luck for all turns of a position; fewer where the search is narrower than in play."""


@dataclass(frozen=True)
class SiblingTurns:
    """Turns of a position that were played on, with their mean outcome for the seat on turn, in points."""

    seat: int
    state: State
    outcomes: dict[tuple[int, ...], float]


@dataclass(frozen=True)
class Ranking:
    """How an evaluation orders sibling turns.

    `agreed`: the share of pairs in which it prefers the better turn, weighted by the difference; one half by pure chance.
    `lost`: by how many points its first choice is worse than the best turn, on average.
    """

    positions: int
    agreed: float
    lost: float


class RankingTest:
    """Plays turns of positions on with one set of weights, and compares how others order them."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int) -> None:
        """Prepare the engine; `narrowed` times fewer turns are played on, and so much less often."""
        self._replayer = Replayer(name, is_compiled)
        sight = search_config_of(name).to_the_end()
        turns = max(2, MOST_TURNS // narrowed)
        wide = sight.wide.reduced(narrowed)
        wide = replace(wide, closings=max(turns, wide.closings), plans=max(turns, wide.plans))
        self._sight = replace(sight, turns=FAR, candidates=turns, hasty=0, wide=wide)
        self._search = TreeSearch(self._replayer.game, is_compiled, self._sight.nodes)
        self._simulations = max(1, SIMULATIONS // narrowed)

    def siblings(
        self, played: Iterable[PlayedGame], count: int, seed: int, weights: Sequence[int]
    ) -> Iterator[SiblingTurns]:
        """Yield the turns of a random position of every game, up to `count` positions with a choice of turns."""
        rng = random.Random(seed)
        for game in played:
            if count == 0:
                return
            for turn in rng.sample(game.turns, min(ATTEMPTS, len(game.turns))):
                siblings = self._play_on(game, turn, rng.randrange(1 << 30), weights)
                if len(siblings.outcomes) > 1:
                    count -= 1
                    yield siblings
                    break

    def ranking(self, positions: Iterable[SiblingTurns], weights: Sequence[int]) -> Ranking:
        """Return how weights order the turns of these positions."""
        right = whole = lost = 0.0
        count = 0
        for siblings in positions:
            order = self._order(siblings, weights)
            for first, better in enumerate(order):
                for worse in order[first + 1 :]:
                    apart = siblings.outcomes[better] - siblings.outcomes[worse]
                    whole += abs(apart)
                    right += max(0.0, apart)
            lost += max(siblings.outcomes.values()) - siblings.outcomes[order[0]]
            count += 1
        return Ranking(count, right / whole if whole else 0.5, lost / max(1, count))

    def _play_on(self, game: PlayedGame, turn: int, seed: int, weights: Sequence[int]) -> SiblingTurns:
        seat, state = next(self._replayer.turns(game, {turn}))
        self._search.start(state, seat, self._sight, seed, weights)
        outcomes = {it: self._outcome(state, seat, it, seed, weights) for it in self._search.turns()}
        return SiblingTurns(seat, state, outcomes)

    def _outcome(self, state: State, seat: int, turn: Sequence[int], seed: int, weights: Sequence[int]) -> float:
        """Return the mean outcome of a turn for the seat, in points."""
        self._search.start(state, seat, self._sight, seed, weights)
        self._search.restrict_to([turn])
        self._search.run(self._simulations)
        row = self._search.stats()[0]
        return float(row[VALUES + seat]) / float(row[TRIES]) / POINT

    def _order(self, siblings: SiblingTurns, weights: Sequence[int]) -> list[tuple[int, ...]]:
        """Return turns from the best to the worst; those that the search does not consider come last."""
        self._search.start(siblings.state, siblings.seat, self._sight, 0, weights)
        ordered = [turn for turn in self._search.turns() if turn in siblings.outcomes]
        return ordered + [turn for turn in siblings.outcomes if turn not in ordered]
