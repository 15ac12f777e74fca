"""Turns of positions: the search tries each of them, and its outcome is stored beside the facts that hold after it.

The outcomes of a deep search tell more about the worth of facts than the ends of games do: all turns of a position share the luck of its
game.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ratskeller.bots.ladder import search_config_of
from ratskeller.core.compile.rules import placeholder, rule
from ratskeller.core.engine import States
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search.evaluations import evaluation
from ratskeller.search.learned_facts import ROW
from ratskeller.search.memory import MOST_SEATS, TABLE_SIZE, TRIES, VALUES, State
from ratskeller.search.tree_search import TreeSearch

from .chunks import Floats, Ints, Samples, concatenate
from .self_play import NARROWED, Replayer, SelfPlay

prepare = placeholder("prepare")
judge = placeholder("judge")
facts = placeholder("facts")

POSITIONS = 5
"""Random positions of a game that are sampled ..."""
UNDECIDED = 0.85
"""... from this share of its turns: near the end the outcome can be weighed by its chances."""
BEST = 6
"""How many of the best turns are tried, by the written evaluation and by the learned one ..."""
OTHERS = 4
"""... and how many random others: learning from the best alone overrates the rest."""
CANDIDATES = 48
"""Turns of a position that the search compares."""
SIMULATIONS = 30
"""Simulations per turn of a position."""
CURIOSITY = 200_000
"""So high that all turns are tried about equally often."""
LEAST = 3
"""Simulations below which a turn is left out."""
OUTCOMES = 6
"""Answers of chance to a turn over which facts are counted."""


@rule
def evaluate_after(states: States, seat: int, table: Ints, out: Ints, rows: Ints) -> None:
    """Write the worth of the state for all seats and the facts that hold of them, as `seat` knows it."""
    s = states[0]
    prepare(s, table)
    judge(s, seat, table, out)
    facts(s, seat, table, rows)


@dataclass(frozen=True)
class TurnSamples(Samples):
    """Turns that were tried, position after position; and the facts that hold after them, by number of the turn.

    Worths are for the seat that plays the turn, in thousandths of a point of the game.
    """

    position: NDArray[np.int32]  # of a turn: number of its position
    visits: NDArray[np.int32]  # simulations
    came: Floats  # mean worth where simulations ended
    worth: Floats  # mean worth after the turn, by the written evaluation
    turn: NDArray[np.int32]  # of a fact: number of the turn
    fact: NDArray[np.int16]
    share: NDArray[np.float32]  # part of the outcomes in which it holds of the seat, less the mean of the others


def join_turns(parts: Sequence[TurnSamples]) -> TurnSamples:
    """Return several parts as one."""
    counts = {"position": lambda it: int(it.position.max(initial=-1)) + 1, "turn": lambda it: len(it.visits)}
    return concatenate(parts, counts)


def read_turns(files: Iterable[Path]) -> TurnSamples:
    """Return the turns of several files. Errors: OSError; ValueError for any other file."""
    return join_turns([TurnSamples.read(file) for file in files])


class TurnSampler:
    """Tries turns of positions of games between so many players."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int, players: int, written: Sequence[int]) -> None:
        """Prepare the engine. `written` are the weights of the evaluation as written by hand.

        The search is as in play, or narrower by as much as games `narrowed` this many times are narrower than usual.
        """
        self._player = SelfPlay(name, is_compiled, narrowed, players)
        self._replayer = Replayer(name, is_compiled)
        self._engine = self._replayer.engine
        self._after, _ = self._engine.room(1)
        self._choices, self._chances = self._engine.buffers()
        self._evaluate = self._engine.bind(evaluate_after, evaluation(name))
        self._written = written
        self._table = np.zeros(TABLE_SIZE, dtype=np.int64)
        self._table[: len(written)] = written
        self._worths = np.zeros(MOST_SEATS, dtype=np.int64)
        self._facts = np.zeros(MOST_SEATS * ROW, dtype=np.int64)
        times = max(1, narrowed // NARROWED)
        sight = search_config_of(name).for_players(players).to_the_end()
        efforts = {part: getattr(sight, part).reduced(times) for part in ("wide", "next", "narrow")}
        self._sight = replace(sight, candidates=CANDIDATES, explore=CURIOSITY, hasty=0, **efforts)
        self._simulations = max(LEAST, SIMULATIONS // times)
        self._search = TreeSearch(self._replayer.game, is_compiled, self._sight.nodes)

    def samples(self, numbers: Iterable[int], seed: int, learned: Sequence[int]) -> TurnSamples:
        """Return turns of the games with these numbers. Each game follows from the seed and its number; `learned` are weights."""
        collected = _Collected()
        for number in numbers:
            rng = random.Random(f"{seed} {number}")
            for seat, state in self._positions(rng):
                self._try_turns(seat, state, rng, learned, collected)
        return collected.samples()

    def _positions(self, rng: random.Random) -> Iterator[tuple[int, State]]:
        """Play a game and yield some beginnings of turns: the seat on turn, and the state as it knows it."""
        played = self._player.play(rng)
        turns = played.turns[: max(1, int(UNDECIDED * len(played.turns)))]
        return self._replayer.turns(played, set(rng.sample(turns, min(POSITIONS, len(turns)))))

    def _try_turns(
        self, seat: int, state: State, rng: random.Random, learned: Sequence[int], collected: "_Collected"
    ) -> None:
        """Try turns of a position."""
        luck = rng.randrange(1 << 30)
        turns = self._turns(seat, state, rng, luck, learned)
        if len(turns) < 2:
            return
        self._search.restrict_to(turns)
        self._search.run(self._simulations * len(turns))
        collected.begin_position()
        for turn, sums in zip(turns, self._search.stats(), strict=True):
            visits = int(sums[TRIES])
            if visits >= LEAST and (after := self._evaluated(seat, state, turn, luck)) is not None:
                collected.add(visits, float(sums[VALUES + seat]) / visits, after)

    def _turns(
        self, seat: int, state: State, rng: random.Random, luck: int, learned: Sequence[int]
    ) -> list[tuple[int, ...]]:
        """Return the turns to try; the search is then set up for them with the written weights."""
        ordered = []
        for weights in (learned, self._written):
            self._search.start(state, seat, self._sight, luck, weights)
            ordered.append(self._search.turns())
        best = list(dict.fromkeys(turn for turns in ordered for turn in turns[:BEST]))
        further = [
            turn for turn in dict.fromkeys(turn for turns in ordered for turn in turns[BEST:]) if turn not in best
        ]
        return best + rng.sample(further, min(OTHERS, len(further)))

    def _evaluated(self, seat: int, state: State, turn: Sequence[int], luck: int) -> "_After | None":
        """Evaluate the position after a turn over some outcomes of chance; None if the turn goes on after them."""
        worths: list[int] = []
        shares: dict[int, float] = {}
        rng = random.Random(luck)
        for _ in range(OUTCOMES):
            self._engine.put(self._after, 0, state)
            for answer in turn:
                self._engine.apply(self._after, 0, answer)
            is_certain = not self._answer_chance(rng)
            if self._engine.actor(self._after, 0) in (seat, RULES):
                return None
            self._evaluate(self._after, seat, self._table, self._worths, self._facts)
            worths.append(int(self._worths[seat]))
            self._count_facts(seat, state.players, shares)
            if is_certain:
                break
        count = len(worths)
        return _After(sum(worths) / count, {fact: share / count for fact, share in shares.items()})

    def _answer_chance(self, rng: random.Random) -> bool:
        """Answer for chance as long as it is asked; return whether it was asked at all."""
        was_asked = False
        while self._engine.actor(self._after, 0) == CHANCE:
            was_asked = True
            count = self._engine.legal(self._after, 0, self._choices, self._chances)
            (answer,) = rng.choices(self._choices[:count], self._chances[:count])
            self._engine.apply(self._after, 0, int(answer))
        return was_asked

    def _count_facts(self, seat: int, players: int, shares: dict[int, float]) -> None:
        """Add the facts of the seat, less the mean of those of the other seats."""
        for other in range(players):
            share = 1.0 if other == seat else -1.0 / (players - 1)
            first = other * ROW + 1
            for fact in self._facts[first : first + self._facts[other * ROW]].tolist():
                shares[fact] = shares.get(fact, 0.0) + share


class _After(NamedTuple):
    """The position after a turn: its mean worth, and the share of outcomes in which facts hold."""

    worth: float
    shares: dict[int, float]


class _Collected:
    """The turns collected so far."""

    def __init__(self) -> None:
        self._position = -1
        self._turns: list[tuple[int, int, float, float]] = []
        self._facts: list[tuple[int, int, float]] = []

    def begin_position(self) -> None:
        """Begin another position."""
        self._position += 1

    def add(self, visits: int, came: float, after: _After) -> None:
        """Add a turn of the position."""
        self._facts += [(len(self._turns), fact, share) for fact, share in after.shares.items()]
        self._turns.append((self._position, visits, came, after.worth))

    def samples(self) -> TurnSamples:
        """Return all turns."""
        position, visits, came, worth = np.array(self._turns, dtype=np.float64).reshape(-1, 4).T
        # Without gaps for positions without any turn
        _, number = np.unique(position, return_inverse=True)
        turn, fact, share = np.array(self._facts, dtype=np.float64).reshape(-1, 3).T
        return TurnSamples(
            number.astype(np.int32),
            visits.astype(np.int32),
            came,
            worth,
            turn.astype(np.int32),
            fact.astype(np.int16),
            share.astype(np.float32),
        )
