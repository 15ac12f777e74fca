"""Turns that are tried: the search plays turns of positions on, and what came of each is kept beside the facts that hold after it.

What a deep search makes of the turns of one position tells more of what facts are worth than how games end: the luck of a game is the same
for all of them.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.bots.ladder import sight_of
from ratskeller.core.decisions import CHANCE, RULES
from ratskeller.core.engine import engine
from ratskeller.core.jit import placeholder, rule
from ratskeller.search.buffers import TABLE_SIZE
from ratskeller.search.evaluations import evaluation
from ratskeller.search.learned_facts import ROW
from ratskeller.search.nodes import MOST_SEATS, TRIES, VALUES
from ratskeller.search.tree_search import TreeSearch

from .chunks import write_arrays
from .self_play import NARROWED, SelfPlay

prepare = placeholder("prepare")
judge = placeholder("judge")
facts = placeholder("facts")

POSITIONS = 5
"""Positions of a game that are looked at, by lot ..."""
UNDECIDED = 0.85
"""... of this share of its turns: at the end what comes can be weighed by its chances."""
LIKED = 6
"""Of the turns that the evaluation as it is written likes best so many are tried, and of those that the learned one likes best ..."""
FURTHER = 4
"""... and of all others so many by lot: who learns from the best alone overrates the rest."""
KNOWN = 48
"""Turns of a position that are known to either."""
LUCKS = 30
"""Simulations for each turn of a position."""
CURIOSITY = 200_000
"""So much are turns tried again that look worse that all are tried about as often."""
LEAST = 3
"""Simulations without which nothing is told of a turn."""
OUTCOMES = 6
"""Answers of chance to a turn over which facts are counted."""


@rule
def weigh_after(states: Any, seat: int, table: Any, out: Any, rows: Any) -> None:
    """Write what the state is worth to all seats, and the facts about them, as `seat` knows it."""
    s = states[0]
    prepare(s, table)
    judge(s, seat, table, out)
    facts(s, seat, table, rows)


@dataclass(frozen=True)
class Tried:
    """Turns that were tried, those of a position one after the other; and facts that hold after them, by number of the turn.

    Worths are those to the seat that plays the turn, in thousandths of a point of the game.
    """

    position: NDArray[np.int32]  # of a turn: number of its position
    visits: NDArray[np.int32]  # simulations
    came: NDArray[np.float64]  # mean worth where simulations ended
    worth: NDArray[np.float64]  # mean worth after the turn, by the evaluation as it is written
    turn: NDArray[np.int32]  # of a fact: number of the turn
    fact: NDArray[np.int16]
    share: NDArray[np.float32]  # part of the outcomes in which it holds of the seat, less that of others in the mean

    def write(self, file: Path) -> None:
        """Write all of it into a file, which is there whole or not at all. Errors: OSError."""
        write_arrays(file, **vars(self))


def together(parts: Sequence[Tried]) -> Tried:
    """Return some such turns as one."""
    positions = np.cumsum([0, *(part.position.max(initial=-1) + 1 for part in parts)])
    turns = np.cumsum([0, *(len(part.visits) for part in parts)])
    columns = {field.name: [getattr(part, field.name) for part in parts] for field in fields(Tried)}
    columns["position"] = [part.position + before for part, before in zip(parts, positions, strict=False)]
    columns["turn"] = [part.turn + before for part, before in zip(parts, turns, strict=False)]
    return Tried(**{name: np.concatenate(column) for name, column in columns.items()})


def read_tried(files: Iterable[Path]) -> Tried:
    """Return what stands in some files together. Errors: OSError; ValueError for a file that is none."""
    parts = []
    for file in files:
        with np.load(file, allow_pickle=False) as chunk:
            parts.append(Tried(**{field.name: chunk[field.name] for field in fields(Tried)}))
    return together(parts)


class Trying:
    """Tries turns of positions out of games between so many players."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int, players: int, written: Sequence[int]) -> None:
        """Make room. `written` are the weights of the evaluation as it is written by hand.

        Turns are looked for as in play, or as many times less as games `narrowed` so much are narrower than usual.
        """
        self.game = games.get(name)
        self._player = SelfPlay(name, is_compiled, narrowed, players)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        self._after, _ = self._engine.room(1)
        self._choices, self._chances = self._engine.buffers()
        self._weigh = self._engine.bind(weigh_after, evaluation(name))
        self._written = written
        self._table = np.zeros(TABLE_SIZE, dtype=np.int64)
        self._table[: len(written)] = written
        self._worths = np.zeros(MOST_SEATS, dtype=np.int64)
        self._facts = np.zeros(MOST_SEATS * ROW, dtype=np.int64)
        times = max(1, narrowed // NARROWED)
        sight = sight_of(name).for_players(players)
        efforts = {part: getattr(sight, part).reduced(times) for part in ("wide", "next", "narrow")}
        self._sight = replace(sight, candidates=KNOWN, explore=CURIOSITY, hasty=0, **efforts)
        self._lucks = max(LEAST, LUCKS // times)
        self._search = TreeSearch(self.game, is_compiled, self._sight.nodes)

    def tried(self, numbers: Iterable[int], seed: int, learned: Sequence[int]) -> Tried:
        """Return turns of games with these numbers; each follows from the seed and its number. `learned` are weights as well."""
        found = _Found()
        for number in numbers:
            rng = random.Random(f"{seed} {number}")
            for seat, state in self._positions(rng):
                self._try(seat, state, rng, learned, found)
        return found.arrays()

    def _positions(self, rng: random.Random) -> Iterator[tuple[int, Any]]:
        """Play a game; yield some positions in which a turn begins, each as the seat on turn knows it, and that seat."""
        played = self._player.play(rng)
        _, beginning = self.game.start(played.options)
        self._engine.put(self._states, 0, beginning)
        turns = played.turns[: max(1, int(UNDECIDED * len(played.turns)))]
        chosen = set(rng.sample(turns, min(POSITIONS, len(turns))))
        for number, answer in enumerate(played.answers):
            if number in chosen:
                seat = self._engine.actor(self._states, 0)
                state = self.game.redeal(self._engine.get(self._states, 0), seat)
                state.logging = 0
                yield seat, state
            self._engine.apply(self._states, 0, answer)

    def _try(self, seat: int, state: Any, rng: random.Random, learned: Sequence[int], found: "_Found") -> None:
        """Try turns of a position."""
        luck = rng.randrange(1 << 30)
        turns = self._turns(seat, state, rng, luck, learned)
        if len(turns) < 2:
            return
        self._search.restrict_to(turns)
        self._search.run(self._lucks * len(turns))
        found.begin()
        for turn, sums in zip(turns, self._search.stats(), strict=True):
            visits = int(sums[TRIES])
            if visits >= LEAST and (after := self._weighed(seat, state, turn, luck)) is not None:
                found.add(visits, float(sums[VALUES + seat]) / visits, *after)

    def _turns(
        self, seat: int, state: Any, rng: random.Random, luck: int, learned: Sequence[int]
    ) -> list[tuple[int, ...]]:
        """Return the turns to be tried, of which the search with the written weights is then about."""
        known = []
        for weights in (learned, self._written):
            self._search.start(state, seat, self._sight, luck, weights)
            known.append(self._search.turns())
        best = list(dict.fromkeys(turn for turns in known for turn in turns[:LIKED]))
        further = [
            turn for turn in dict.fromkeys(turn for turns in known for turn in turns[LIKED:]) if turn not in best
        ]
        return best + rng.sample(further, min(FURTHER, len(further)))

    def _weighed(self, seat: int, state: Any, turn: Sequence[int], luck: int) -> tuple[float, dict[int, float]] | None:
        """Return what the evaluation makes of a turn over some outcomes, and the facts after it; None where it is not over with that."""
        worths: list[int] = []
        counted: dict[int, float] = {}
        rng = random.Random(luck)
        for _ in range(OUTCOMES):
            self._engine.put(self._after, 0, state)
            for answer in turn:
                self._engine.apply(self._after, 0, answer)
            is_certain = not self._let_chance(rng)
            if self._engine.actor(self._after, 0) in (seat, RULES):
                return None
            self._weigh(self._after, seat, self._table, self._worths, self._facts)
            worths.append(int(self._worths[seat]))
            self._count(seat, state.players, counted)
            if is_certain:
                break
        many = len(worths)
        return sum(worths) / many, {fact: share / many for fact, share in counted.items()}

    def _let_chance(self, rng: random.Random) -> bool:
        """Answer for chance until somebody else is asked; tell whether it was asked at all."""
        was_asked = False
        while self._engine.actor(self._after, 0) == CHANCE:
            was_asked = True
            count = self._engine.legal(self._after, 0, self._choices, self._chances)
            (answer,) = rng.choices(self._choices[:count], self._chances[:count])
            self._engine.apply(self._after, 0, int(answer))
        return was_asked

    def _count(self, seat: int, players: int, counted: dict[int, float]) -> None:
        """Count the facts that are noted: those of the seat, less those of the others in the mean."""
        for other in range(players):
            share = 1.0 if other == seat else -1.0 / (players - 1)
            first = other * ROW + 1
            for fact in self._facts[first : first + self._facts[other * ROW]].tolist():
                counted[fact] = counted.get(fact, 0.0) + share


class _Found:
    """What was found so far."""

    def __init__(self) -> None:
        self._position = -1
        self._turns: list[tuple[int, int, float, float]] = []
        self._facts: list[tuple[int, int, float]] = []

    def begin(self) -> None:
        """Begin another position."""
        self._position += 1

    def add(self, visits: int, came: float, worth: float, facts: dict[int, float]) -> None:
        """Add a turn of the position."""
        self._facts += [(len(self._turns), fact, share) for fact, share in facts.items()]
        self._turns.append((self._position, visits, came, worth))

    def arrays(self) -> Tried:
        """Return all of it."""
        position, visits, came, worth = np.array(self._turns, dtype=np.float64).reshape(-1, 4).T
        # Without gaps, where nothing could be told of any turn of a position
        _, number = np.unique(position, return_inverse=True)
        turn, fact, share = np.array(self._facts, dtype=np.float64).reshape(-1, 3).T
        return Tried(
            number.astype(np.int32),
            visits.astype(np.int32),
            came,
            worth,
            turn.astype(np.int32),
            fact.astype(np.int16),
            share.astype(np.float32),
        )
