"""`plain-search`, a yardstick: a tree search as others publish it, which has nothing in common with the levels but the evaluation.

Its numbers stand in `plain.toml`, its weights are those of `greedy-1`: nobody changes either.
"""

import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of
from ratskeller.search.buffers import MOST_OPTIONS
from ratskeller.search.config import INTERPRETED_FACTOR, write_table
from ratskeller.search.evaluations import evaluation, tuning
from ratskeller.search.nodes import MOST_SEATS, find_node
from ratskeller.search.strengths import mixed
from ratskeller.search.tree_search import Stop, never, new_buffers, new_weights

from .plain_search import (
    CURIOSITY,
    LONGEST_PATH,
    PLAIN_DONE,
    PLAIN_NOTES,
    PLAIN_PLACES,
    PLAIN_SCALE,
    PLAIN_SEED,
    PLAIN_VIEWER,
    PLIES,
    RESULTS,
    ROOT_KEY,
    TRIAL,
    TRIALS,
    search_plainly,
)
from .readiness import is_ready

NUMBERS = Path(__file__).with_name("plain.toml")
WEIGHTS = "greedy-1"
STEP = 100
"""Simulations of compiled rules between two looks at the clock; of interpreted ones there is one."""


@dataclass(frozen=True)
class Recipe:
    """How a game is searched."""

    simulations: int  # for every answer
    plies: int  # random answers of seats between the tree and the evaluation
    curiosity: int  # how much answers are tried again that look worse, in 1/4096 parts of certainty
    scale: int  # lead in thousandths of a point that counts half of certainty


@cache
def recipes() -> dict[str, Recipe]:
    """Return how every game is searched that has an evaluation, by name."""
    content = tomllib.loads(NUMBERS.read_text(encoding="utf-8"))
    return {game: Recipe(**numbers) for game, numbers in content.items()}


class PlainSearch:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: Contract[Any], is_compiled: bool) -> None:
        """Make room."""
        assert game.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._game = game
        self._engine = engine(game, is_compiled)
        self._search = self._engine.bind(search_plainly, evaluation(game.name))
        self._states, self._raw = self._engine.room(PLAIN_PLACES)
        self._buffers = new_buffers(1, is_compiled)
        self._words = np.zeros(1, dtype=np.uint64)
        self._weights = new_weights(is_compiled)
        self._notes = np.zeros(PLAIN_NOTES, dtype=np.int64)
        self._way = np.zeros(LONGEST_PATH, dtype=np.int64)
        self._values = np.zeros(MOST_SEATS, dtype=np.int64)
        self._answers: list[int] = []
        self._seat = 0

    def begin(self, state: Any, seat: int, recipe: Recipe, seed: int) -> list[int]:
        """Take up the state in which `seat` is asked, as it knows it; return the legal answers."""
        write_table(self._buffers[0], tuning(self._game.name, WEIGHTS).weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, 0, silent)
        # A simulation remembers one answer more, and half of the room is to stay free
        self._keys = np.zeros(2 * recipe.simulations + 2, dtype=np.int64)
        self._trials = np.zeros((len(self._keys), TRIAL), dtype=np.int64)
        told = {
            PLAIN_VIEWER: seat,
            PLIES: recipe.plies,
            CURIOSITY: recipe.curiosity,
            PLAIN_SCALE: recipe.scale,
            PLAIN_SEED: seed,
        }
        self._notes[:] = 0
        for what, value in told.items():
            self._notes[what] = value
        out, weights_of_chance = [0] * self._game.MOST_OPTIONS, [0] * self._game.MOST_OPTIONS
        self._answers = out[: self._game.legal(silent, out, weights_of_chance)]
        self._seat = seat
        return self._answers

    def go_on(self, count: int) -> int:
        """Make so many simulations more, at most as many as the recipe says in all; return how many there are."""
        assert 2 * (self.simulations + count) < len(self._keys), "there is room for no more"
        memory = (self._keys, self._trials, self._notes, self._way, self._values)
        return int(self._search(self._states, self._raw, self._buffers, self._words, self._weights, *memory, count))

    @property
    def simulations(self) -> int:
        """Simulations made since the search began."""
        return int(self._notes[PLAIN_DONE])

    def tried(self) -> list[tuple[int, int]]:
        """Return by legal answer how often it was tried, and the results of the seat added up."""
        rows = [self._trials[find_node(self._keys, mixed(ROOT_KEY, answer))] for answer in self._answers]
        return [(int(row[TRIALS]), int(row[RESULTS + self._seat])) for row in rows]

    def best(self) -> int:
        """Return the answer that was tried most often, of equals the one with the best results."""
        return self._answers[max(range(len(self._answers)), key=self.tried().__getitem__)]


@cache
def plain_search(game: Contract[Any], is_compiled: bool) -> PlainSearch:
    """Return the search of a game."""
    return PlainSearch(game, is_compiled)


class PlainBot:
    """Searches for every single answer; it plays the same in the same position with the same seed."""

    def __init__(self, recipe: Recipe, seed: int = 0, is_compiled: bool | None = None, stop: Stop = never) -> None:
        """Compiled rules are used where they are ready, unless `is_compiled` says otherwise; as soon as `stop` says so, it answers."""
        self._recipe = recipe
        self._seed = seed
        self._is_compiled = is_compiled
        self._stop = stop

    def plan(self, game: Contract[Any], state: Any, seat: int) -> list[int]:
        """Return the answers of a whole turn, up to the first that leads to chance or another seat: a search for each of them."""
        follower = copy_of(state)
        follower.logging = 0
        found = []
        while game.actor(follower) == seat:
            *_, best = self._found(game, follower, seat, None)
            found.append(best)
            game.apply(follower, best)
        return found

    def plans(self, game: Contract[Any], state: Any, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield the next answer alone, again whenever it is another one, until all simulations are made or the time is spent."""
        found = None
        for answer in self._found(game, state, seat, time.monotonic() + seconds):
            if answer != found:
                found = answer
                yield [answer]

    def _found(self, game: Contract[Any], state: Any, seat: int, end: float | None) -> Iterator[int]:
        """Yield what looks best, step by step."""
        is_compiled = is_ready(game.name) if self._is_compiled is None else self._is_compiled
        search = plain_search(game, is_compiled)
        answers = search.begin(state, seat, self._recipe, self._seed)
        yield answers[0]
        most = self._recipe.simulations if is_compiled else -(-self._recipe.simulations // INTERPRETED_FACTOR)
        step = STEP if is_compiled else 1
        while len(answers) > 1 and search.simulations < most and not self._stop():
            if end is not None and time.monotonic() >= end:
                return
            search.go_on(min(step, most - search.simulations))
            yield search.best()
