"""Playing the games of a match, one after the other."""

import time
from collections.abc import Mapping, Sequence
from typing import cast

import numpy as np

from ratskeller import bots as all_bots
from ratskeller import games as all_games
from ratskeller.bots.bot import Bot, BotPlanner
from ratskeller.bots.planner import Planner
from ratskeller.core.engine import engine
from ratskeller.core.options import Options
from ratskeller.search.paired_chance import paired_chance, play_until_asked

from .plan import BadMatch, Match, Unit
from .result import GameResult

RANDOM = "random"
"""The bot that answers at random, from the random numbers of the deal."""


class Table:
    """Plays games of a match. Two tables of the same match play the same games."""

    def __init__(self, match: Match, objects: Mapping[str, Bot] | None = None) -> None:
        self._match = match
        self._objects = objects or {}
        self._game = all_games.get(match.game)
        self._engine = engine(self._game, match.compiled)
        self._play_on = self._engine.bind(play_until_asked)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        self._options, self._beginning = self._game.start({**match.options, "players": match.players})
        if thinking := sorted(set(match.bots) - {RANDOM} - set(self._objects)):
            self._load(thinking)

    def _load(self, names: Sequence[str]) -> None:
        """Let every bot think once, so that no thought includes the time to load compiled rules."""
        self._engine.put(self._states, 0, self._beginning)
        nobody = np.zeros(self._match.players, dtype=np.int64)
        seat = self._play_on(self._states, paired_chance(0, 0), nobody, self._out, self._weights)
        for name in names:
            self._plan(self._bot(name, 0, seat), seat)

    def play(self, unit: Unit) -> list[GameResult]:
        return [self._play(unit.deal, line_up) for line_up in unit.rotations]

    def _play(self, deal: int, line_up: Sequence[int]) -> GameResult:
        names = [self._match.bots[number] for number in line_up]
        chance = paired_chance(self._match.seed, deal)
        at_random = np.array([name == RANDOM for name in names], dtype=np.int64)
        bots = [self._bot(name, deal, seat) for seat, name in enumerate(names)]
        took: list[list[float]] = [[] for _ in names]
        answers = 0
        self._engine.put(self._states, 0, self._beginning)
        while (seat := self._play_on(self._states, chance, at_random, self._out, self._weights)) >= 0:
            began = time.perf_counter()
            plan = self._plan(bots[seat], seat)
            took[seat].append(round(1000 * (time.perf_counter() - began), 3))
            self._answer(names[seat], seat, plan)
            answers += len(plan)
        final = self._engine.get(self._states, 0)
        options = cast(Options, self._game.dump(final, self._options)["options"])
        return GameResult(
            deal, list(line_up), self._game.scores(final), self._game.places(final), answers, options, took
        )

    def _bot(self, name: str, deal: int, seat: int) -> Planner:
        """Return a new bot for a seat of a game: its random numbers depend on the deal and not on what it played before."""
        if name in self._objects:
            return BotPlanner(name, self._objects[name], self._options)
        word = int(np.random.SeedSequence([self._match.seed, deal, seat]).generate_state(1, dtype=np.uint64)[0])
        return all_bots.make_planner(name, self._game.name, word >> 2, self._match.compiled, options=self._options)

    def _plan(self, bot: Planner, seat: int) -> list[int]:
        state = self._game.redeal(self._engine.get(self._states, 0), seat)
        if self._match.seconds is None:
            return bot.plan(self._game, state, seat)
        *_, plan = bot.plans(self._game, state, seat, self._match.seconds)
        return plan

    def _answer(self, name: str, seat: int, plan: Sequence[int]) -> None:
        for answer in plan:
            count = self._engine.legal(self._states, 0, self._out, self._weights)
            if self._engine.actor(self._states, 0) != seat or answer not in list(self._out[:count]):
                raise BadMatch(f"bot {name!r} of seat {seat} gave an answer that is not legal: {answer}")
            self._engine.apply(self._states, 0, answer)


_TABLES: dict[str, Table] = {}


def table_of(match: Match) -> Table:
    """Return the table of a match in this process; a new one loads compiled rules."""
    key = repr(match)
    if key not in _TABLES:
        _TABLES[key] = Table(match)
    return _TABLES[key]
