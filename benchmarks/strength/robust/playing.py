"""One game between random levels, played as a table plays it, and what was noted on the way.

With all their simulations levels think in the worker process of a server's table, with its deadlines and those who stand in. With a share
of them they think in this process, with the table's clock: a table knows no such levels.
"""

import asyncio
import os
import random
import time
import traceback
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Protocol

import msgspec
import psutil

from ratskeller import bots, games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.ladder import Level, ladder
from ratskeller.bots.planner import Planner
from ratskeller.bots.tree_bot import TreeSearchBot
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.review.played_turn import answer_texts
from ratskeller.search.config import Budget
from ratskeller.server.bots.pool import BotPool, BotReply
from ratskeller.server.settings import Settings
from ratskeller.server.tables.moves import LOT, open_chance, play_bot
from ratskeller.training.self_play import random_options

LIMIT = Settings().think_limit
"""Seconds after which a table waits no longer."""
MEGABYTE = 1 << 20


class Plan(msgspec.Struct, frozen=True):
    """What is played: games of these kinds by number, drawn from the seed. `share`: part of the simulations that levels make."""

    games: list[str]
    seed: int
    share: float
    sources: dict[str, str]


class Played(msgspec.Struct, frozen=True):
    """A game: how it was drawn, and what was noted.

    `took`: milliseconds of every thought, by level. `stand_ins` counts thoughts that another bot had, `by_lot` those that nobody had,
    `illegal` those with a refused answer. `megabytes`: what the process held after the game, with those that think for it;
    `nth`: which of its games it was. `crash` tells what broke, and where; `record` is there when anything is not as it should be.
    """

    number: int
    game: str
    options: Options
    levels: list[str]
    answers: int
    took: dict[str, list[float]]
    stand_ins: int
    by_lot: int
    illegal: int
    crash: str | None
    process: str
    nth: int
    megabytes: float
    record: str | None


class House(Protocol):
    """Who thinks."""

    def think(self, level: str, position: Position, seat: int) -> BotReply:
        """Return what a level answers; the position is as its seat knows it."""


class AtTable:
    """Levels in the worker process of a table, with its deadlines."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._runner = asyncio.Runner()
        self._pool = BotPool(LIMIT)

    def think(self, level: str, position: Position, seat: int) -> BotReply:
        """Ask as a table asks."""
        return self._runner.run(self._pool.think(level, seat, position))


class Here:
    """Levels in this process, with a share of their simulations and the clock of a table."""

    def __init__(self, share: float) -> None:
        """Give every level that makes simulations this share of them."""
        self._share = share

    def think(self, level: str, position: Position, seat: int) -> BotReply:
        """Think."""
        position.state.logging = 0
        bot = _bot(position.game.name, level, self._share)
        *_, plan = bot.plans(position.game, position.state, seat, LIMIT)
        return BotReply(answer_texts(position.game, position.options, position.state, plan))


@cache
def _bot(game: str, name: str, share: float) -> Planner:
    level = level_of(game, name)
    if level.search is None or level.budget.simulations is None:
        return GreedyBot(numbers=level.numbers)
    budget = Budget(max(1, round(share * level.budget.simulations)), level.budget.seconds)
    return TreeSearchBot(level.search, budget, level.numbers)


def level_of(game: str, name: str) -> Level:
    """Return a level by its id."""
    return next(level for level in ladder(game) if level.id == name)


def drawn(plan: Plan, number: int) -> tuple[str, Options, list[str]]:
    """Return the game that has a number: which one, its options, and a level for every seat."""
    rng = random.Random(f"{plan.seed} {number}")
    name = plan.games[number % len(plan.games)]
    options = random_options(games.get(name), rng)
    return name, options, [rng.choice(bots.levels(name)) for _ in range(options["players"])]


_FINISHED = count(1)
_STARTED = time.time_ns()


@cache
def _house(described: bytes) -> House:
    """Return who thinks in this process, once everybody has thought: what is loaded at first is no part of a thought."""
    plan = msgspec.json.decode(described, type=Plan)
    house: House = AtTable() if plan.share == 1 else Here(plan.share)
    for name in plan.games:
        position = games.get(name).new()
        open_chance(position, 0)
        seat = int(position.actor or 0)
        for level in bots.levels(name):
            house.think(level, position.redeal(seat), seat)
    return house


class _Notes:
    """What is noted while a game is played."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = defaultdict(list)
        self.stand_ins = self.by_lot = self.illegal = 0
        self.crash: str | None = None

    @property
    def is_faulty(self) -> bool:
        late = any(took > 1000 * LIMIT for thoughts in self.took.values() for took in thoughts)
        return bool(late or self.crash or self.stand_ins or self.by_lot or self.illegal)


def play(described: bytes, number: int) -> Played:
    """Play a game of a plan, in JSON, to its end or until something breaks."""
    name, options, levels = drawn(msgspec.json.decode(described, type=Plan), number)
    position, notes = games.get(name).new(**options), _Notes()
    try:
        _play(_house(described), position, levels, notes)
    except Exception as error:
        notes.crash = _described(error)
    return Played(
        number=number,
        game=name,
        options=options,
        levels=levels,
        answers=len(position.answers),
        took=notes.took,
        stand_ins=notes.stand_ins,
        by_lot=notes.by_lot,
        illegal=notes.illegal,
        crash=notes.crash,
        process=f"{os.getpid()}-{_STARTED}",
        nth=next(_FINISHED),
        megabytes=_megabytes(),
        record=position.record() if notes.is_faulty else None,
    )


def _play(house: House, position: Position, levels: Sequence[str], notes: _Notes) -> None:
    open_chance(position, 0)
    while not position.over:
        seat = int(position.actor or 0)
        began = time.perf_counter()
        thought = house.think(levels[seat], position.redeal(seat), seat)
        notes.took[levels[seat]].append(round(1000 * (time.perf_counter() - began), 2))
        _answer(position, seat, thought, notes)


def _answer(position: Position, seat: int, thought: BotReply, notes: _Notes) -> None:
    """Play answers as a table does."""
    entries = play_bot(position, seat, thought.answers, 0, thought.stand_in)
    taken = [entry for entry in entries if entry.actor == seat]
    is_lot = taken[0].stand_in == LOT
    notes.by_lot += is_lot
    notes.stand_ins += thought.stand_in is not None
    notes.illegal += bool(thought.answers) and (is_lot or len(taken) < len(thought.answers))


def _described(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}: {error}"


def _megabytes() -> float:
    """Return what this process and those that think for it hold in memory."""
    own = psutil.Process()
    return round(sum(process.memory_info().rss for process in (own, *own.children())) / MEGABYTE, 2)
