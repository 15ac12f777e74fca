"""Playouts: a position is played to its end many times, each seat by a beam search, on other luck every time.

Playout n has the same random words whatever is compared, and they begin anew with every turn, as in `tree`: so lines are compared on the
same luck. What nobody who asks can know is dealt anew for each playout. These are templates for all games, as in `beam`. Beside the rules
of an evaluation that are listed there, they call

- `points(s, seat)`: the points of a seat in a game that is over
- `count_losses(s, out, first)`: add what the last answer cost to `out`, from the rows that it logged: from `first` on MOST_CAUSES numbers
  for each seat. Optional
"""

from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.core.compile.rules import not_inlined, placeholder, rule
from ratskeller.core.dice import next_word, seed_word
from ratskeller.core.engine import actor, apply, copy_state, deal, draw, engine
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE, RULES

from .beam import find_turns, win_chances
from .config import BeamConfig
from .evaluations import evaluation
from .memory import (
    LENGTH,
    MOST_CAUSES,
    MOST_SEATS,
    PLAN_LENGTH,
    ROOT,
    Bytes,
    GameRules,
    Integers,
    SearchBuffers,
    State,
    States,
    Words,
    generators,
    grid_of_numbers,
    numbers,
)
from .strengths import mixed
from .tree import CURRENT, START, TREE_SLOTS
from .tree_search import BEAM_SEED, new_buffers, new_weights

points = placeholder("points")
count_losses = placeholder("count_losses")

SEARCHED, LUCK = range(2)
"""Random generators: of the beam searches, which seed it as they like, and of chance."""
GENERATORS = 2
SEED, FIRST, POLICY = range(3)
"""The control block: the seed, the number of the first playout, and by seat which of the search buffers it plays by."""
CONTROL_SIZE = POLICY + MOST_SEATS

SHARES, POINTS, LOSSES = 0, MOST_SEATS, 2 * MOST_SEATS
"""First columns of a result, by seat: its share of the victory in parts of `chances.CERTAIN`, its points, and its losses by cause."""
RESULT = LOSSES + MOST_SEATS * MOST_CAUSES
MOST_RESULTS = 64
"""Most playouts in one call."""


class Memory(NamedTuple):
    """The arrays of playouts, passed as one."""

    states: States
    raw: Bytes
    buffers: list[SearchBuffers]
    words: Words
    weights: list[int]
    turns: Integers
    results: Integers
    control: Integers
    values: Integers


@rule
def play_to_end(
    states: States,
    raw: Bytes,
    buffers: list[SearchBuffers],
    words: Words,
    weights: list[int],
    turns: Integers,
    results: Integers,
    control: Integers,
    values: Integers,
    count: int,
) -> int:
    """From the state at START, play the answers in the first row of `turns`, then to the end, `count` times; write the results of each."""
    m = Memory(states, raw, buffers, words, weights, turns, results, control, values)
    for row in range(count):
        for column in range(RESULT):
            m.values[column] = 0
        play_one(m, mixed(int(m.control[SEED]), int(m.control[FIRST]) + row))
        s = m.states[CURRENT]
        for seat in range(s.players):
            m.values[POINTS + seat] = points(s, seat)
        win_chances(s, 0, m.buffers[0].table, m.values)
        for column in range(RESULT):
            m.results[row, column] = m.values[column]
    return count


@rule
def play_one(m: Memory, luck: int) -> None:
    """Deal what is hidden, and play to the end."""
    copy_state(m.states, m.raw, CURRENT, START)
    seed_word(m.words, LUCK, luck)
    while deal(m.states[CURRENT], m.buffers[0].options[0], m.weights, next_word(m.words, LUCK)) == 1:
        pass
    seat = actor(m.states[CURRENT])
    for i in range(m.turns[0, LENGTH]):
        play(m, int(m.turns[0, i]))
    turn = 0
    seed_word(m.words, LUCK, mixed(luck, turn))
    asked = actor(m.states[CURRENT])
    while asked != RULES:
        if asked == CHANCE:
            play(m, draw(m.states[CURRENT], m.buffers[0].options[0], m.weights, next_word(m.words, LUCK)))
        else:
            if asked != seat:
                seat = asked
                turn += 1
                seed_word(m.words, LUCK, mixed(luck, turn))
            take_turn(m, asked)
        asked = actor(m.states[CURRENT])


@not_inlined
def take_turn(m: Memory, seat: int) -> None:
    b = m.buffers[m.control[POLICY + seat]]
    copy_state(m.states, m.raw, ROOT, CURRENT)
    slot = find_turns(m.states, m.raw, b, m.words, m.weights, seat)
    for i in range(b.length[slot]):
        play(m, int(b.plan[slot][i]))


@not_inlined
def play(m: Memory, answer: int) -> None:
    """Play an answer, and count what it costs. Only here is something logged: searches would log all that they try."""
    s = m.states[CURRENT]
    s.logging = 1
    s.logged = 0
    apply(s, answer)
    count_losses(s, m.values, LOSSES)
    s.logging = 0
    s.logged = 0


class Policy(NamedTuple):
    """How a seat plays: the turn that its beam search likes best, by the weights of an evaluation."""

    beam: BeamConfig
    weights: Sequence[int]


class Playouts:
    """Plays positions of one game to their ends, by compiled or interpreted rules. Not for several threads at once."""

    def __init__(self, game: GameRules, is_compiled: bool) -> None:
        self.is_compiled = is_compiled
        self._engine = engine(game, is_compiled)
        self._play = self._engine.bind(play_to_end, evaluation(game.name))
        self._states, self._raw = self._engine.room(TREE_SLOTS)
        self._buffers = new_buffers(MOST_SEATS, is_compiled)
        self._words = generators(GENERATORS, is_compiled)
        self._weights = new_weights(is_compiled)
        self._turns = grid_of_numbers(1, PLAN_LENGTH + 1, is_compiled, 32)
        self._results = grid_of_numbers(MOST_RESULTS, RESULT, is_compiled)
        self._control = numbers(CONTROL_SIZE, is_compiled)
        self._values = numbers(RESULT, is_compiled)

    def start(self, state: State, policies: Sequence[Policy], seed: int) -> None:
        """Take a position as a seat knows it, and how each seat plays."""
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, START, silent)
        different = list(dict.fromkeys(policies))
        for policy, buffers in zip(different, self._buffers, strict=False):
            policy.beam.write(buffers, BEAM_SEED, policy.weights, self.is_compiled)
        self._control[SEED] = seed
        for seat, policy in enumerate(policies):
            self._control[POLICY + seat] = different.index(policy)

    def run(self, first: int, count: int, answers: Sequence[int] = ()) -> list[list[int]]:
        """Return the results of so many playouts from number `first` on, which begin with some answers."""
        assert len(answers) <= PLAN_LENGTH, "there is no room for more"
        assert count <= MOST_RESULTS, "there is no room for more"
        for place, answer in enumerate(answers):
            self._turns[0, place] = answer
        self._turns[0, LENGTH] = len(answers)
        self._control[FIRST] = first
        memory = (self._states, self._raw, self._buffers, self._words, self._weights)
        self._play(*memory, self._turns, self._results, self._control, self._values, count)
        rows = self._results[:count]
        return rows.tolist() if self.is_compiled else [row[:] for row in rows]
