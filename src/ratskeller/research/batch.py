"""Many games at once on arrays: one call plays an action in each of them."""

import itertools
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ratskeller import games
from ratskeller.core.compile.modes import Modes
from ratskeller.core.compile.rules import Function, PreparedCall, bind
from ratskeller.core.engine import Engine, engine
from ratskeller.core.errors import BadArgument, IllegalAnswer
from ratskeller.core.game import Game
from ratskeller.core.plugins import can_compile
from ratskeller.core.position import Position
from ratskeller.core.validation import short_repr, whole_number

from .encodings import Encoding, encoding
from .encodings.steps import NOBODY, TEMPLATES, begin_games, observe_game, pick_actions, step_games

Autoreset = Literal["same", "next", "off"]
AUTORESETS: tuple[Autoreset, ...] = get_args(Autoreset)
"""When a game that is over begins again: in the step that ended it, in the next one, or by `reset` only. In the order of `steps`."""
MOST_GAMES = 1 << 20
"""Most games in a batch."""

GREATEST_SEED = 2**128
ACTIONS = (-(2**62), 2**62)
"""Numbers that are too large for an action are refused before those that aren't legal."""
MADE_ANEW = frozenset(
    (
        "simulator",
        "encoding",
        "_raw",
        "_pool",
        "_steps",
        "_begins",
        "_step_some",
        "_begin_some",
        "_step_one",
        "_pick",
        "_observe",
    )
)
"""Attributes of a batch that its copies make for themselves."""


@dataclass(frozen=True)
class Simulator:
    """The steps of a game, compiled or interpreted."""

    engine: Engine
    encoding: Encoding
    prepare: Callable[[Function, Mapping[str, object]], PreparedCall]
    """Returns a call of one of the `TEMPLATES` that keeps its arguments."""


@cache
def simulator(game: str, is_compiled: bool) -> Simulator:
    """Return the steps of a game. The first call that is prepared compiles all of them, which takes a minute once per machine."""
    rules = engine(games.get(game), is_compiled)
    coded = encoding(game)
    bindings = rules.bindings + coded.bindings
    if is_compiled:
        return Simulator(rules, coded, Modes(f"{game}_research", TEMPLATES, bindings, _blanks(rules)).prepare)
    bound = {template: bind(template, bindings) for template in TEMPLATES}
    return Simulator(rules, coded, lambda template, arguments: PreparedCall(bound[template], arguments))


def _blanks(rules: Engine) -> dict[str, object]:
    """Return an empty array for every parameter of the templates that is not a number, by name."""
    states, raw = rules.room(0)
    integers = np.zeros(0, np.int64)
    names = ("chosen", "actions", "counts", "seats", "ended", "learners", "known", "out", "weights")
    return dict.fromkeys(names, integers) | {
        "states": states,
        "raw": raw,
        "rows": np.zeros((0, 0), np.int16),
        "finals": np.zeros((0, 0), np.int16),
        "masks": np.zeros((0, 0), np.int8),
        "choices": np.zeros((0, 0), np.int32),
        "rewards": np.zeros((0, 0), np.float32),
        "words": np.zeros(0, np.uint64),
    }


def as_actions(given: ArrayLike, count: int) -> NDArray[Any]:
    """Return an action for each of so many games. Errors: BadArgument for what is not a row of so many integers."""
    try:
        row = np.asarray(given)
    except ValueError:
        raise BadArgument(f"actions: must be {count} integers, one for each game, not {short_repr(given)}") from None
    if row.shape != (count,) or row.dtype.kind not in "iu":
        raise BadArgument(f"actions: must be {count} integers, one for each game, not {row.dtype} {row.shape}")
    return row


class Batch:
    """Games of one kind with the same options, stepped together. Every array has a row for each game, and is written in place.

    - `observations`: what the asked seat may know; `encoding.layout` names its parts
    - `masks`, `counts`, `choices`: 1 for a legal action, how many are legal, and their numbers
    - `seats`: the asked seat, -1 in a game that is over
    - `rewards`: by seat, zero until the end; then 1 for a seat that wins alone, the same loss for all others, in sum zero
    - `ended`: 1 if the last step ended a game
    - `finals`: the observation at that end, where games begin again in the same step

    Read the arrays; don't write to them. Batches that are stepped in different threads run at the same time: a step doesn't hold the GIL.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        autoreset: Autoreset = "same",
        learner: int | None = None,
        compiled: bool | None = None,
        **options: Any,
    ) -> None:
        """Make `count` games and begin them.

        `seed` gives the chance of all games; without one it is different every time. With a `learner`, only this seat is asked, and all
        others answer at random. `threads` share the games of a step; that pays from about a thousand games on. `compiled` is False for
        interpreted rules, which are slow and need no numba. `options` are those of the game.
        Errors: UnknownGame, BadOption, BadArgument.
        """
        self.game: Game[Any] = games.get(game)
        count = whole_number("count", count, 1, MOST_GAMES)
        threads = whole_number("threads", threads, 1, count)
        if autoreset not in AUTORESETS:
            raise BadArgument(f"autoreset: must be one of {', '.join(AUTORESETS)}, not {autoreset!r}")
        self.options, state = self.game.start(options)
        state.logging = 0
        self.players: int = state.players
        if learner is not None:
            learner = whole_number("learner", learner, 0, self.players - 1)
        self.count, self.threads, self.autoreset = count, threads, autoreset
        self.is_compiled = can_compile() if compiled is None else compiled
        self.simulator = simulator(self.game.name, self.is_compiled)
        self.encoding = self.simulator.encoding
        rules = self.simulator.engine
        self._states, self._raw = rules.room(count + 1)
        rules.put(self._states, count, state)
        self._make_arrays(learner)
        self._prepare_calls()
        self.reset(seed=seed)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs, by `copy.deepcopy` or `pickle`: it makes its calls and threads anew."""
        return {name: value for name, value in vars(self).items() if name not in MADE_ANEW}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.simulator = simulator(self.game.name, self.is_compiled)
        self.encoding = self.simulator.encoding
        self._raw = self.simulator.engine.raw(self._states)
        self._prepare_calls()

    def _make_arrays(self, learner: int | None) -> None:
        count, coded = self.count, self.encoding
        self.observations = np.zeros((count, coded.layout.length), np.int16)
        self.masks = np.zeros((count, coded.actions), np.int8)
        self.choices = np.zeros((count, self.game.rules.MOST_OPTIONS), np.int32)
        self.counts = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, self.players), np.float32)
        self.seats = np.full(count, NOBODY, np.int64)
        self.ended = np.zeros(count, np.int64)
        self.finals = np.zeros((count if self.autoreset == "same" else 1, coded.layout.length), np.int16)
        self.learners = np.full(count, NOBODY if learner is None else learner, np.int64)
        self._known = np.zeros(count, np.int64)
        self._all = np.arange(count, dtype=np.int64)
        self._actions = np.zeros(count, np.int64)
        self._picked = np.zeros(count, np.int64)
        self._words = np.zeros(count, np.uint64)
        self._policy_words = np.zeros(count, np.uint64)
        self._row = np.zeros((1, coded.layout.length), np.int16)

    def _prepare_calls(self) -> None:
        """Prepare threads and calls: for all games one call a thread, one for some games, and the one that plays in a single game."""
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        prepare = self.simulator.prepare
        every = {"chosen": self._all, "start": self.count, "autoreset": AUTORESETS.index(self.autoreset)}
        every |= {"states": self._states, "raw": self._raw, "actions": self._actions, "rows": self.observations}
        every |= {
            name: getattr(self, name)
            for name in ("masks", "choices", "counts", "rewards", "seats", "ended", "finals", "learners")
        }
        every |= {"known": self._known, "words": self._words}

        def work(template: Function, first: int, last: int) -> PreparedCall:
            out, weights = self.simulator.engine.buffers()
            given = every | {"first": first, "last": last, "out": out, "weights": weights}
            return prepare(template, {name: given[name] for name in signature(template).parameters})

        chunks = list(itertools.pairwise(self.count * n // self.threads for n in range(self.threads + 1)))
        self._steps, self._begins = (
            [work(template, *chunk) for chunk in chunks] for template in (step_games, begin_games)
        )
        self._step_some, self._begin_some = (work(template, 0, 0) for template in (step_games, begin_games))
        self._step_one = work(step_games, 0, 1)
        self._one = 0
        picked = {"chosen": self._all, "first": 0, "last": self.count, "actions": self._picked}
        self._pick = prepare(
            pick_actions, picked | {"choices": self.choices, "counts": self.counts, "words": self._policy_words}
        )
        self._observe = prepare(observe_game, {"states": self._states, "place": 0, "viewer": 0, "rows": self._row})

    def reset(self, seed: int | None = None, where: ArrayLike | None = None) -> None:
        """Begin games anew: all, or those numbered in `where`. A seed restarts the chance of all games.

        Errors: BadArgument for a seed that is not a number from 0 on, or a game that does not exist.
        """
        if seed is not None or not self._words.any():
            if seed is not None:
                seed = whole_number("seed", seed, 0, GREATEST_SEED)
            words = np.random.SeedSequence(seed).spawn(2)
            self._words[:] = words[0].generate_state(self.count, np.uint64)
            self._policy_words[:] = words[1].generate_state(self.count, np.uint64)
        if where is None:
            self._run(self._begins)
        else:
            self._begin_games(self._chosen(where))

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> None:
        """Play the action with a game's number in each game, or in those numbered in `where` only; then chance answers.

        Errors: IllegalAnswer (a ValueError) naming a game and its action; then no game was changed. BadArgument for actions that are not
        one integer for each game of the batch.
        """
        given = as_actions(actions, self.count)
        if where is not None:
            chosen = self._chosen(where)
            self._actions[:] = given
            self._step_some.replace(chosen=chosen, first=0, last=len(chosen))
            self._refuse_if(self._step_some())
            return
        self._actions[:] = given
        if self.threads > 1:
            self._check()
        self._refuse_if(self._run(self._steps))

    def play(self, number: int, action: int) -> None:
        """Play an action in one game: `step` without its overhead.

        Errors: BadArgument for what is no number of a game or an action; IllegalAnswer; then nothing has changed.
        """
        if type(number) is not int or not 0 <= number < self.count:
            number = self._number(number)
        self._actions[number] = action if type(action) is int else whole_number("action", action, *ACTIONS)
        if number != self._one:
            self._step_one.replace(first=number, last=number + 1)
            self._one = number
        self._refuse_if(self._step_one())

    def play_answer(self, number: int, answer: int) -> None:
        """Play a legal answer of the rules in one game. Errors: IllegalAnswer; then nothing has changed."""
        state = self._state_at(self._number(number))
        self.play(number, self.encoding.rules.action_of(state, answer))

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for every game; 0 for one that is over. They have random numbers of their own."""
        self._pick()
        return self._picked.copy()

    def observe(self, number: int, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know of a game, a new array. Errors: BadArgument for a game or a seat that there isn't."""
        self._observe.replace(place=self._number(number), viewer=whole_number("seat", seat, 0, self.players - 1))
        self._observe()
        row: NDArray[np.int16] = self._row[0].copy()
        return row

    def position(self, number: int) -> Position:
        """Return a game as a position of the library, a copy, without its history. Errors: BadArgument for a game that there isn't."""
        return Position(self.game, self.options, self._state_at(self._number(number)))

    def put(self, number: int, position: Position) -> None:
        """Replace a game by a position with the same options; chance that is asked answers at once.

        Errors: BadArgument for a game that there isn't, and for a position of another game or with other options.
        """
        number = self._number(number)
        if position.game is not self.game or position.options != self.options:
            raise BadArgument("position: must be one of the same game with the same options")
        beginning = self.count
        kept = self._state_at(beginning)
        state = position.copy().state
        state.logging = 0
        self.simulator.engine.put(self._states, beginning, state)
        self._begin_games(np.array([number], np.int64))
        self.simulator.engine.put(self._states, beginning, kept)

    def _number(self, number: int) -> int:
        """Return the number of a game. Errors: BadArgument."""
        return whole_number("number", number, 0, self.count - 1)

    def _state_at(self, place: int) -> Any:
        return self.simulator.engine.get(self._states, place)

    def texts(self) -> tuple[str, ...]:
        """Return the texts of all actions, by number."""
        return self.encoding.texts(self.options)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _chosen(self, where: ArrayLike | None) -> NDArray[np.int64]:
        if where is None:
            return self._all
        chosen = np.asarray(where)
        if chosen.ndim != 1 or (chosen.size and chosen.dtype.kind not in "iu"):
            raise BadArgument("where: must be a row of numbers of games")
        if chosen.size and not (
            chosen.min() >= 0 and chosen.max() < self.count and len(np.unique(chosen)) == chosen.size
        ):
            raise BadArgument(f"where: must be different numbers of games from 0 to {self.count - 1}")
        return np.ascontiguousarray(chosen, np.int64)

    def _check(self) -> None:
        """Refuse an action that is not legal before any thread plays one."""
        waiting = self._all if self.autoreset != "next" else np.flatnonzero(self.ended == 0)
        mine = self._actions[waiting]
        legal = (mine >= 0) & (mine < self.encoding.actions)
        legal[legal] = self.masks[waiting[legal], mine[legal]] == 1
        if not legal.all():
            self._refuse(int(waiting[np.argmin(legal)]))

    def _refuse_if(self, refused: int) -> None:
        if refused:
            self._refuse(refused - 1)

    def _refuse(self, number: int) -> None:
        action = int(self._actions[number])
        if self.seats[number] == NOBODY:
            raise IllegalAnswer(f"game {number} is over: begin it again by reset")
        text = self.texts()[action] if 0 <= action < self.encoding.actions else ""
        named = f"action {action} ({text})" if text else f"action {action}"
        legal = ", ".join(map(str, self.choices[number, : min(12, self.counts[number])]))
        raise IllegalAnswer(
            f"{named} is not legal in game {number}; legal: {legal}{' …' if self.counts[number] > 12 else ''}"
        )

    def _begin_games(self, chosen: NDArray[np.int64]) -> None:
        self._begin_some.replace(chosen=chosen, first=0, last=len(chosen))
        self._begin_some()

    def _run(self, calls: Sequence[PreparedCall]) -> int:
        """Run the calls, each in a thread of its own. Return what the first of them returned that did not return 0, or 0."""
        if self._pool is None:
            return calls[0]()
        others = [self._pool.submit(call) for call in calls[1:]]
        try:
            results = [calls[0]()]
        finally:
            wait(others)
        results += [other.result() for other in others]
        return next(filter(None, results), 0)
