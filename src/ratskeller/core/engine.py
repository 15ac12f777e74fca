"""The rules of a game over arrays of states, compiled or interpreted.

The functions up to `playouts` are templates: an `Engine` binds the rules of its game to the placeholders that they call. They take a
structured array and an index, which is what numba passes with the least overhead.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .compile.compilers import compiler
from .compile.modes import Modes
from .compile.rules import Bindings, Function, bind, compile_entry, placeholder, rule, rule_compiled_as
from .contract import AnyGame
from .dice import Words, below, next_word
from .state import copy_of, dtype_of, from_record, raw_bytes, to_record
from .steps import CHANCE, RULES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

S = Any
"""A state: a record of numpy in compiled code, else an object of the game's `record` class."""
States = Any
"""States: a structured array in compiled code, else a list."""
Bytes = Any
"""The bytes of states that a search copies: an array of bytes, a row for each state; None in interpreted code."""
Numbers = Any
"""Integers: an array of int64 in compiled code, else a list."""

actor = placeholder("actor")
legal = placeholder("legal")
apply = placeholder("apply")
draw = placeholder("draw")
deal = placeholder("deal")
step = placeholder("step")


class Templates(NamedTuple):
    """Templates to compile together with those of this module.

    `bindings` are the rules that they call beyond those of the game; `blanks` holds an empty array for each of their parameters that is
    neither an int nor one of `states`, `raw`, `out`, `weights` and `words`.
    """

    functions: Sequence[Function]
    bindings: Bindings
    blanks: Mapping[str, object]


TemplateSource = Callable[[str], Templates]
"""Returns the templates for a game, by the name of the game."""
_sources: list[TemplateSource] = []


def add_templates(source: TemplateSource) -> TemplateSource:
    """Compile more templates together with the rules of every game; use it as a decorator. Engines made before lack them."""
    _sources.append(source)
    engine.cache_clear()
    return source


@rule
def legal_at(states: States, place: int, out: Numbers, weights: Numbers) -> int:
    """Write the legal answers of the state at `place` to `out`, and the weights of chance to `weights`; return how many there are."""
    return legal(states[place], out, weights)  # type: ignore[no-any-return]


@rule
def apply_at(states: States, place: int, answer: int) -> int:
    """Apply an answer to the state at `place`; return who is asked next."""
    s = states[place]
    apply(s, answer)
    return actor(s)  # type: ignore[no-any-return]


@rule
def actor_at(states: States, place: int) -> int:
    return actor(states[place])  # type: ignore[no-any-return]


@rule
def random_answer(s: S, words: Words, place: int, out: Numbers, weights: Numbers) -> int:
    """Return a random legal answer: uniform for a seat, with its exact probability for chance."""
    if actor(s) == CHANCE:
        return draw(s, out, weights, next_word(words, place))  # type: ignore[no-any-return]
    return out[below(words, place, legal(s, out, weights))]  # type: ignore[no-any-return]


@rule
def playout(states: States, place: int, words: Words, out: Numbers, weights: Numbers) -> int:
    """Play the state at `place` to its end at random, with the generator `words[0]`. Return how many decisions seats made."""
    s = states[place]
    decisions = 0
    while actor(s) != RULES:
        if actor(s) != CHANCE:
            decisions += 1
        apply(s, random_answer(s, words, 0, out, weights))
    return decisions


@rule
def playouts(states: States, raw: Bytes, count: int, words: Words, out: Numbers, weights: Numbers) -> int:
    """Copy the state at 0 to 1 and play it to its end, `count` times. Return how many decisions seats made."""
    decisions = 0
    for _ in range(count):
        copy_state(states, raw, 1, 0)
        decisions += playout(states, 1, words, out, weights)
    return decisions


@rule_compiled_as(lambda: compiler().intrinsics.get("copy_row"))
def copy_row(raw: Bytes, to: int, source: int) -> None:
    raw[to] = raw[source]


@rule
def copy_bytes(states: States, raw: Bytes, to: int, source: int) -> None:
    copy_row(raw, to, source)


@rule_compiled_as(lambda: copy_bytes)
def copy_state(states: States, raw: Bytes, to: int, source: int) -> None:
    """Overwrite one state with another. `raw` are the bytes of the same states.

    Compiled code copies only the fields that change during a game, without the event log.
    """
    states[to] = copy_of(states[source])


class Engine:
    """The rules of one game over arrays of states, compiled or interpreted, with the same results.

    `states` is a numpy array of records when compiled, and a list of `record` objects otherwise.
    """

    def __init__(self, game: AnyGame, is_compiled: bool) -> None:
        """Bind the templates. The first call of one compiles all of them."""
        self.game = game
        self.is_compiled = is_compiled
        self.bindings = _bindings(game)
        self.modes = modes_of(game) if is_compiled else None
        self.legal = self.bind(legal_at)
        self.apply = self.bind(apply_at)
        self.actor = self.bind(actor_at)
        self.playout = self.bind(playout)
        self.playouts = self.bind(playouts)

    def bind(self, template: Function, more: Bindings = ()) -> Any:
        """Return a template with the rules of this game, and `more`, bound to its placeholders.

        A template that was not added by `add_templates` is compiled separately, with all rules that it calls.
        """
        bindings = self.bindings + more
        if self.modes is None:
            return bind(template, bindings)
        if self.modes.serves(template, bindings):
            return self.modes.caller(template)
        return compile_entry(template, self.game.name, bindings)

    def room(self, count: int) -> tuple[States, Bytes]:
        """Return room for `count` states, and the bytes of what changes in them (None when interpreted)."""
        if not self.is_compiled:
            return [self.game.rules.STATE() for _ in range(count)], None
        states = _records(self.game, count)
        return states, self.raw(states)

    def raw(self, states: States) -> Bytes:
        """Return the bytes of what changes in states (None when interpreted), which share memory with them."""
        return raw_bytes(self.game.rules.STATE, states) if self.is_compiled else None

    def put(self, states: States, place: int, state: S) -> None:
        """Write a state to `states[place]`, and its fixed fields to all other places.

        Errors: OverflowError when a number does not fit into its field.
        """
        if self.is_compiled:
            to_record(state, states, place)
        else:
            states[place] = copy_of(state)

    def get(self, states: States, place: int) -> S:
        """Return `states[place]` as an object of the game's `record` class."""
        return from_record(self.game.rules.STATE, states, place) if self.is_compiled else copy_of(states[place])

    def buffers(self) -> tuple[Numbers, Numbers]:
        size = self.game.rules.MOST_OPTIONS
        if self.is_compiled:
            import numpy as np

            return np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
        return [0] * size, [0] * size

    def generators(self, seed: int, count: int) -> "NDArray[np.uint64]":
        """Return the states of `count` independent random generators, to be used as `words`."""
        import numpy as np

        return np.random.SeedSequence(seed).generate_state(count, dtype=np.uint64).astype(np.uint64)


def modes_of(game: AnyGame) -> Modes:
    """Return all templates of a game as modes of one function. Nothing is compiled yet."""
    import numpy as np

    states = _records(game, 0)
    raw = raw_bytes(game.rules.STATE, states)
    numbers = np.zeros(game.rules.MOST_OPTIONS, dtype=np.int64)
    blanks: dict[str, object] = {"states": states, "raw": raw, "out": numbers, "weights": numbers}
    blanks["words"] = np.zeros(1, dtype=np.uint64)
    functions: list[Function] = [legal_at, apply_at, actor_at, playout, playouts]
    bindings = _bindings(game)
    for source in _sources:
        more = source(game.name)
        functions += more.functions
        bindings += more.bindings
        blanks |= more.blanks
    return Modes(game.name, functions, bindings, blanks)


def _bindings(game: AnyGame) -> Bindings:
    names = ("actor", "legal", "apply", "draw", "deal", "step")
    return tuple((name, getattr(game.rules, name)) for name in names)


def _records(game: AnyGame, count: int) -> States:
    import numpy as np

    # A single row would be contiguous, which is another type to numba
    return np.zeros(max(count, 2), dtype=dtype_of(game.rules.STATE))


@cache
def engine(game: AnyGame, is_compiled: bool) -> Engine:
    return Engine(game, is_compiled)
