"""The rules of a game at full speed: compiled entries over arrays of states, and the same code interpreted.

The functions up to `playout` are templates: they call rules of a game that are bound when an `Engine` is made. They take a plain
structured array and an index, because numba passes those cheapest.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .contract import Contract
from .decisions import CHANCE, RULES
from .dice import below, next_word
from .jit import Bindings, bound, compiled, placeholder, rule, rule_compiled_as
from .modes import Modes
from .state import copy_of, dtype_of, from_record, raw_bytes, to_record

actor = placeholder("actor")
legal = placeholder("legal")
apply = placeholder("apply")
draw = placeholder("draw")
deal = placeholder("deal")
step = placeholder("step")

MORE_MODES = "ratskeller.bots.modes"
"""Where the templates are named that are compiled together with those below; it may import everything, so it is found by name."""


@rule
def legal_at(states: Any, place: int, out: Any, weights: Any) -> int:
    """Write the legal answers of a state; return how many."""
    return legal(states[place], out, weights)  # type: ignore[no-any-return]


@rule
def apply_at(states: Any, place: int, answer: int) -> int:
    """Carry out an answer; return who is asked next."""
    s = states[place]
    apply(s, answer)
    return actor(s)  # type: ignore[no-any-return]


@rule
def actor_at(states: Any, place: int) -> int:
    """Return who is asked."""
    return actor(states[place])  # type: ignore[no-any-return]


@rule
def random_answer(s: Any, words: Any, place: int, out: Any, weights: Any) -> int:
    """Return a random legal answer: uniform for a seat, with the exact chances for chance."""
    if actor(s) == CHANCE:
        return draw(s, out, weights, next_word(words, place))  # type: ignore[no-any-return]
    return out[below(words, place, legal(s, out, weights))]  # type: ignore[no-any-return]


@rule
def playout(states: Any, place: int, words: Any, out: Any, weights: Any) -> int:
    """Play a state to its end at random; `words[0]` is the generator. Return the number of decisions of seats."""
    s = states[place]
    out = bare(out)
    weights = bare(weights)
    words = bare(words)
    decisions = 0
    while actor(s) != RULES:
        if actor(s) != CHANCE:
            decisions += 1
        apply(s, random_answer(s, words, 0, out, weights))
    return decisions


@rule
def playouts(states: Any, raw: Any, count: int, words: Any, out: Any, weights: Any) -> int:
    """Play the state at 0 to its end `count` times, in place 1. Return the number of decisions of seats."""
    decisions = 0
    for _ in range(count):
        copy_state(states, raw, 1, 0)
        decisions += playout(states, 1, words, out, weights)
    return decisions


@rule_compiled_as("ratskeller.core.intrinsics", "borrowed")
def bare(array: Any) -> Any:
    """Return the same array without its reference count, which compiled code would change at every call that passes it.

    The caller of the entry keeps the array alive meanwhile.
    """
    return array


@rule_compiled_as("ratskeller.core.intrinsics", "copied_row")
def copied_row(raw: Any, to: int, source: int) -> None:
    """Copy a row of bytes over another."""
    raw[to] = raw[source]


@rule
def copy_bytes(states: Any, raw: Any, to: int, source: int) -> None:
    """The compiled form of `copy_state`."""
    copied_row(raw, to, source)


@rule_compiled_as("ratskeller.core.engine", "copy_bytes")
def copy_state(states: Any, raw: Any, to: int, source: int) -> None:
    """Overwrite one state with another: when compiled a copy of what changes in a game (`raw` are the bytes of the same states).

    Rows of the event log don't come along.
    """
    states[to] = copy_of(states[source])


class Engine:
    """The rules of one game over arrays of states, compiled or interpreted; both give the same results.

    `states` is a numpy array of records when compiled, a list of states in lists when not.
    """

    def __init__(self, game: Contract[Any], is_compiled: bool) -> None:
        """Bind the templates; nothing is compiled before the first call."""
        self.game = game
        self.is_compiled = is_compiled
        rules = ("actor", "legal", "apply", "draw", "deal", "step")
        self.bindings: Bindings = tuple((name, getattr(game, name)) for name in rules)
        self.modes = self._all_modes() if is_compiled else None
        self.legal = self.bind(legal_at)
        self.apply = self.bind(apply_at)
        self.actor = self.bind(actor_at)
        self.playout = self.bind(playout)
        self.playouts = self.bind(playouts)

    def _all_modes(self) -> Modes:
        more: Any = import_module(MORE_MODES)
        states, raw = self.room(0)
        out, weights = self.buffers()
        blanks = {"states": states, "raw": raw, "out": out, "weights": weights, "words": self.generators(0, 1)}
        templates = (legal_at, apply_at, actor_at, playout, playouts, *more.templates(self.game.name))
        bindings = self.bindings + more.bindings(self.game.name)
        return Modes(self.game.name, templates, bindings, blanks | more.blanks())

    def bind(self, template: Any, more: Bindings = ()) -> Any:
        """Return a template with this game's rules, and `more`, bound.

        One that is no mode of the game's compiled function (`bots/modes.py`) is compiled by itself, with all rules that it reaches.
        """
        bindings = self.bindings + more
        if self.modes is None:
            return bound(template, bindings)
        if self.modes.serves(template, bindings):
            return self.modes.caller(template)
        return compiled(template, self.game.name, bindings)

    def room(self, count: int) -> tuple[Any, Any]:
        """Return room for `count` states of one game: (states, raw)."""
        if not self.is_compiled:
            return [self.game.STATE() for _ in range(count)], None
        # numpy sees no gaps between the rows of `raw` where there is but one: its type would be another
        states = np.zeros(max(count, 2), dtype=dtype_of(self.game.STATE))
        return states, raw_bytes(self.game.STATE, states)

    def put(self, states: Any, place: int, state: Any) -> None:
        """Write a state in lists into room; what is fixed in its game then holds for all states there.

        Errors: OverflowError when a number does not fit into its field.
        """
        if self.is_compiled:
            to_record(state, states, place)
        else:
            states[place] = copy_of(state)

    def get(self, states: Any, place: int) -> Any:
        """Return a state of the room in lists."""
        return from_record(self.game.STATE, states, place) if self.is_compiled else copy_of(states[place])

    def buffers(self) -> tuple[Any, Any]:
        """Return room for legal answers and weights."""
        size = self.game.MOST_OPTIONS
        if self.is_compiled:
            return np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
        return [0] * size, [0] * size

    def generators(self, seed: int, count: int) -> NDArray[np.uint64]:
        """Return `count` independent generators for `words`."""
        return np.random.SeedSequence(seed).generate_state(count, dtype=np.uint64).astype(np.uint64)


@cache
def engine(game: Contract[Any], is_compiled: bool) -> Engine:
    """Return the engine of a game."""
    return Engine(game, is_compiled)
