"""The bot `turn-search`, a yardstick: flat Monte Carlo over whole turns, which has nothing in common with the levels but the evaluation.

Its numbers are in `turns.toml`, its weights are those of `greedy-1`: neither ever changes.
"""

import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ratskeller.bots.planner import is_ready
from ratskeller.core.engine import engine
from ratskeller.core.state import copy_of
from ratskeller.search.config import INTERPRETED_FACTOR, write_table
from ratskeller.search.evaluations import evaluation, tuning
from ratskeller.search.memory import (
    FIRST_POOLED,
    MOST_OPTIONS,
    GameRules,
    State,
    clear,
    generators,
    grid_of_numbers,
    numbers,
)
from ratskeller.search.tree_search import Stop, never, new_buffers, new_weights

from .turn_search import (
    ATTEMPTS,
    CONTROL_SIZE,
    EXPLORATION,
    HORIZON,
    MOST_COMPARED,
    MOST_TURNS,
    RESULT,
    SAMPLES,
    SCALE,
    SEED,
    SIMULATIONS,
    START,
    TRIES,
    TURN_COLUMNS,
    TURN_COUNT,
    TURN_SLOTS,
    VALUE,
    VIEWER,
    compare_turns,
)

NUMBERS = Path(__file__).with_name("turns.toml")
WEIGHTS = "greedy-1"
STEP = 20
"""Simulations with compiled rules before the clock is checked; with interpreted rules it is one."""
FEWEST = 4
"""Simulations that there must be for each turn compared."""


@dataclass(frozen=True)
class Recipe:
    """How a game is searched."""

    samples: int  # turns made at random for the comparison
    candidates: int  # most turns to compare
    simulations: int  # for every turn to play
    horizon: int  # turns of all seats that a simulation plays after the one compared
    attempts: int  # random turns that a seat picks the best from in a simulation
    curiosity: int  # exploration constant, in 1/4096 of certainty
    scale: int  # lead in thousandths of a point that counts half of certainty

    def __post_init__(self) -> None:
        """Refuse what does not fit into the rows: compiled code would write past them."""
        assert 0 < self.candidates <= MOST_COMPARED, "there is no room for so many turns"

    def reduced(self, factor: int) -> "Recipe":
        """Return a search with a fraction of the work, which compares fewer turns."""
        simulations = -(-self.simulations // factor)
        candidates = min(self.candidates, -(-simulations // FEWEST))
        return replace(self, samples=-(-self.samples // factor), candidates=candidates, simulations=simulations)


@cache
def recipes() -> dict[str, Recipe]:
    """Return the recipe of every game with an evaluation, by name."""
    content = tomllib.loads(NUMBERS.read_text(encoding="utf-8"))
    return {game: Recipe(**numbers) for game, numbers in content.items()}


class TurnComparison:
    """The search for one game, compiled or interpreted. Not for several threads at once."""

    def __init__(self, game: GameRules, is_compiled: bool) -> None:
        """Make room."""
        assert game.rules.MOST_OPTIONS <= MOST_OPTIONS, "the buffers are too small for the questions of this game"
        self._game = game
        self._engine = engine(game, is_compiled)
        self._compare = self._engine.bind(compare_turns, evaluation(game.name))
        self._states, self._raw = self._engine.room(TURN_SLOTS)
        self._buffers = new_buffers(1, is_compiled)
        self._words = generators(1, is_compiled)
        self._weights = new_weights(is_compiled)
        self._control = numbers(CONTROL_SIZE, is_compiled)
        self._stats = grid_of_numbers(MOST_COMPARED, TURN_COLUMNS, is_compiled)
        self._keys = numbers(0, is_compiled)

    def start(self, state: State, seat: int, recipe: Recipe, seed: int) -> int:
        """Make the turns of `seat`, which is asked in this state as it knows it; return how many are compared."""
        write_table(self._buffers[0], tuning(self._game.name, WEIGHTS).weights, self._engine.is_compiled)
        silent = copy_of(state)
        silent.logging = 0
        self._engine.put(self._states, START, silent)
        # Each sample adds a key at most, and half of the table must stay free
        self._keys = numbers(2 * recipe.samples + 2, self._engine.is_compiled)
        settings = {
            VIEWER: seat,
            SAMPLES: recipe.samples,
            MOST_TURNS: recipe.candidates,
            HORIZON: recipe.horizon,
            ATTEMPTS: recipe.attempts,
            EXPLORATION: recipe.curiosity,
            SCALE: recipe.scale,
            SEED: seed,
        }
        clear(self._control)
        for column, value in settings.items():
            self._control[column] = value
        return self.run(0)

    def run(self, count: int) -> int:
        """Run `count` more simulations; return how many turns are compared."""
        position = (self._states, self._raw, self._buffers, self._words, self._weights)
        return int(self._compare(*position, self._keys, self._stats, self._control, count))

    @property
    def simulations(self) -> int:
        """Simulations since the search started."""
        return int(self._control[SIMULATIONS])

    def turns(self) -> list[list[int]]:
        """Return the answers of the turns compared."""
        b = self._buffers[0]
        plans, lengths = (b["plan"], b["length"]) if self._engine.is_compiled else (b.plan, b.length)  # type: ignore[index]
        slots = range(FIRST_POOLED, FIRST_POOLED + self._control[TURN_COUNT])
        return [[int(answer) for answer in plans[slot][: lengths[slot]]] for slot in slots]

    def results(self) -> list[tuple[int, int, int]]:
        """Return for each of these turns how often it was tried, the sum of the results, and its value in thousandths of a point."""
        rows = (self._stats[i] for i in range(self._control[TURN_COUNT]))
        return [(int(row[TRIES]), int(row[RESULT]), int(row[VALUE])) for row in rows]

    def best(self) -> list[int]:
        """Return the turn that was tried most often, of equals the one with the best results; without simulations the most valuable one."""
        results = self.results()
        return self.turns()[max(range(len(results)), key=results.__getitem__)]


@cache
def turn_comparison(game: GameRules, is_compiled: bool) -> TurnComparison:
    """Return the search for a game."""
    return TurnComparison(game, is_compiled)


class TurnBot:
    """Searches for whole turns; it plays the same in the same position with the same seed."""

    def __init__(self, recipe: Recipe, seed: int = 0, is_compiled: bool | None = None, stop: Stop = never) -> None:
        """Use compiled rules if they are ready, unless `is_compiled` says otherwise; answer as soon as `stop` returns true."""
        self._recipe = recipe
        self._seed = seed
        self._is_compiled = is_compiled
        self._stop = stop

    def plan(self, game: GameRules, state: State, seat: int) -> list[int]:
        """Return the answers of a turn, up to the next question to chance or another seat."""
        *_, best = self._best_turns(game, state, seat, None)
        return best

    def plans(self, game: GameRules, state: State, seat: int, seconds: float) -> Iterator[list[int]]:
        """Yield the turn, whenever it changes, until the simulations or the time are spent."""
        best: list[int] = []
        for turn in self._best_turns(game, state, seat, time.monotonic() + seconds):
            if turn != best:
                best = turn
                yield turn

    def _best_turns(self, game: GameRules, state: State, seat: int, end: float | None) -> Iterator[list[int]]:
        """Yield the best turn so far after every step."""
        is_compiled = is_ready(game.name) if self._is_compiled is None else self._is_compiled
        search = turn_comparison(game, is_compiled)
        recipe = self._recipe if is_compiled else self._recipe.reduced(INTERPRETED_FACTOR)
        count = search.start(state, seat, recipe, self._seed)
        yield search.best()
        step = STEP if is_compiled else 1
        while count > 1 and search.simulations < recipe.simulations and not self._stop():
            if end is not None and time.monotonic() >= end:
                return
            search.run(min(step, recipe.simulations - search.simulations))
            yield search.best()
