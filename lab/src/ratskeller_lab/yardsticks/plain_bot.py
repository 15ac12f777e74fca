"""The bot `plain-search`, a yardstick: a textbook tree search, which has nothing in common with the levels but the evaluation.

Its numbers are in `plain.toml`, its weights are those of `greedy-1`: neither ever changes.
"""

import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ratskeller.bots.planner import is_ready
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of
from ratskeller.search.config import INTERPRETED_FACTOR, write_table
from ratskeller.search.evaluations import evaluation, tuning
from ratskeller.search.memory import (
    MOST_OPTIONS,
    MOST_SEATS,
    GameRules,
    State,
    clear,
    find_node,
    generators,
    grid_of_numbers,
    numbers,
)
from ratskeller.search.strengths import mixed
from ratskeller.search.tree_search import Stop, never, new_buffers, new_weights

from .plain_search import (
    EXPLORATION,
    LONGEST_PATH,
    PLAIN_CONTROL_SIZE,
    PLAIN_SCALE,
    PLAIN_SEED,
    PLAIN_SIMULATIONS,
    PLAIN_SLOTS,
    PLAIN_VIEWER,
    PLIES,
    RESULTS,
    ROOT_KEY,
    START,
    TRIAL_COLUMNS,
    TRIALS,
    search_answers,
)

NUMBERS = Path(__file__).with_name("plain.toml")
WEIGHTS = "greedy-1"
STEP = 100
"""Simulations with compiled rules before the clock is checked; with interpreted rules it is one."""


@dataclass(frozen=True)
class Recipe:
    """How a game is searched."""

    simulations: int  # for every answer
    plies: int  # random answers of seats between the tree and the evaluation
    curiosity: int  # exploration constant, in 1/4096 of certainty
    scale: int  # lead in thousandths of a point that counts half of certainty


@cache
def recipes() -> dict[str, Recipe]:
    """Return the recipe of every game with an evaluation, by name."""
    content = tomllib.loads(NUMBERS.read_text(encoding="utf-8"))
    return {game: Recipe(**numbers) for game, numbers in content.items()}


class PlainSearch:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: GameRules, is_compiled: bool) -> None:
        """Make room."""
        assert game.rules.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._game = game
        self._engine = engine(game, is_compiled)
        self._search = self._engine.bind(search_answers, evaluation(game.name))
        self._states, self._raw = self._engine.room(PLAIN_SLOTS)
        self._buffers = new_buffers(1, is_compiled)
        self._words = generators(1, is_compiled)
        self._weights = new_weights(is_compiled)
        self._control = numbers(PLAIN_CONTROL_SIZE, is_compiled)
        self._path = numbers(LONGEST_PATH, is_compiled)
        self._values = numbers(MOST_SEATS, is_compiled)
        self._answers: list[int] = []
        self._seat = 0

    def start(self, state: State, seat: int, recipe: Recipe, seed: int) -> list[int]:
        """Take the state in which `seat` is asked, as it knows it; return the legal answers."""
        write_table(self._buffers[0], tuning(self._game.name, WEIGHTS).weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, START, silent)
        # Each simulation adds one answer, and half of the table must stay free
        self._keys = numbers(2 * recipe.simulations + 2, self._engine.is_compiled)
        self._trials = grid_of_numbers(len(self._keys), TRIAL_COLUMNS, self._engine.is_compiled)
        settings = {
            PLAIN_VIEWER: seat,
            PLIES: recipe.plies,
            EXPLORATION: recipe.curiosity,
            PLAIN_SCALE: recipe.scale,
            PLAIN_SEED: seed,
        }
        clear(self._control)
        for column, value in settings.items():
            self._control[column] = value
        out, weights = [0] * self._game.rules.MOST_OPTIONS, [0] * self._game.rules.MOST_OPTIONS
        self._answers = out[: self._game.rules.legal(silent, out, weights)]
        self._seat = seat
        return self._answers

    def run(self, count: int) -> int:
        """Run `count` more simulations, in all at most as many as the recipe has; return the number of all."""
        assert 2 * (self.simulations + count) < len(self._keys), "there is no room for more"
        memory = (self._keys, self._trials, self._control, self._path, self._values)
        return int(self._search(self._states, self._raw, self._buffers, self._words, self._weights, *memory, count))

    @property
    def simulations(self) -> int:
        """Simulations since the search started."""
        return int(self._control[PLAIN_SIMULATIONS])

    def results(self) -> list[tuple[int, int]]:
        """Return for every legal answer how often it was tried, and the sum of the seat's results."""
        rows = [self._trials[find_node(self._keys, mixed(ROOT_KEY, answer))] for answer in self._answers]
        return [(int(row[TRIALS]), int(row[RESULTS + self._seat])) for row in rows]

    def best(self) -> int:
        """Return the answer that was tried most often, of equals the one with the best results."""
        return self._answers[max(range(len(self._answers)), key=self.results().__getitem__)]


@cache
def plain_search(game: GameRules, is_compiled: bool) -> PlainSearch:
    """Return the search for a game."""
    return PlainSearch(game, is_compiled)


class PlainBot:
    """Searches for every single answer; it plays the same in the same position with the same seed."""

    def __init__(self, recipe: Recipe, seed: int = 0, is_compiled: bool | None = None, stop: Stop = never) -> None:
        """Use compiled rules if they are ready, unless `is_compiled` says otherwise; answer as soon as `stop` returns true."""
        self._recipe = recipe
        self._seed = seed
        self._is_compiled = is_compiled
        self._stop = stop

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the answers of a whole turn, with a search for each, up to the next question to chance or another seat."""
        after = copy_of(state)
        after.logging = 0
        plan = []
        while game.rules.actor(after) == seat:
            *_, best = self._best_answers(game, after, seat, None)
            plan.append(best)
            game.rules.apply(after, best)
        return plan

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield only the next answer, whenever it changes, until the simulations or the time are spent."""
        best = None
        for answer in self._best_answers(game, state, seat, time.monotonic() + seconds):
            if answer != best:
                best = answer
                yield [answer]

    def _best_answers(self, game: GameRules, state: State, seat: int, end: float | None) -> Iterator[int]:
        """Yield the best answer so far after every step."""
        is_compiled = is_ready(game.name) if self._is_compiled is None else self._is_compiled
        search = plain_search(game, is_compiled)
        answers = search.start(state, seat, self._recipe, self._seed)
        yield answers[0]
        most = self._recipe.simulations if is_compiled else -(-self._recipe.simulations // INTERPRETED_FACTOR)
        step = STEP if is_compiled else 1
        while len(answers) > 1 and search.simulations < most and not self._stop():
            if end is not None and time.monotonic() >= end:
                return
            search.run(min(step, most - search.simulations))
            yield search.best()
