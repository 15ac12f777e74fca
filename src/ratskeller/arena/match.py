"""Playing matches: whole deals, each from every seat."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ratskeller import bots as all_bots
from ratskeller import games as all_games
from ratskeller.bots.lots import lots_of, play_on
from ratskeller.core.code_cache import is_warm
from ratskeller.core.engine import engine
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.options import Options

from .result import GameResult, MatchResult, summarise

RANDOM = "random"
Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""


class BadMatch(RatskellerError):
    """The match that was asked for can't be played."""


class Table:
    """Plays one game after the other, with the bots of a match."""

    def __init__(self, game: Game[Any], names: Sequence[str], options: Options, seed: int, is_compiled: bool) -> None:
        """Set up: `names` are the bots of the match; a game's line-up gives their numbers by seat."""
        self.game = game
        self.names = list(names)
        self.seed = seed
        self.seconds: list[list[float]] = [[] for _ in names]
        self._engine = engine(game, is_compiled)
        self._play_on = self._engine.bind(play_on)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        self.options, self._beginning = game.start(options)
        self._bots = [all_bots.make(name, game.name, seed + 1, is_compiled) for name in names]

    def play(self, deal: int, line_up: Sequence[int]) -> GameResult:
        """Play a deal to its end."""
        lots = lots_of(self.seed, deal)
        at_random = np.array([self.names[number] == RANDOM for number in line_up], dtype=np.int64)
        self._engine.put(self._states, 0, self._beginning)
        answers = 0
        while (seat := self._play_on(self._states, lots, at_random, self._out, self._weights)) >= 0:
            answers += self._think(seat, line_up[seat])
        final = self._engine.get(self._states, 0)
        options = self.game.dump(final, self.options)["options"]
        return GameResult(deal, list(line_up), self.game.scores(final), self.game.places(final), answers, options)

    def _think(self, seat: int, number: int) -> int:
        """Let a bot answer; it gets what its seat knows. Return how many answers it gave."""
        state = self.game.redeal(self._engine.get(self._states, 0), seat)
        began = time.perf_counter()
        plan = self._bots[number].plan(self.game, state, seat)
        self.seconds[number].append(time.perf_counter() - began)
        for answer in plan:
            count = self._engine.legal(self._states, 0, self._out, self._weights)
            if self._engine.actor(self._states, 0) != seat or answer not in list(self._out[:count]):
                raise BadMatch(f"bot {self.names[number]!r} of seat {seat} gave an answer that is not legal: {answer}")
            self._engine.apply(self._states, 0, answer)
        return len(plan)


def play_match(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 1,
    is_compiled: bool | None = None,
    progress: Progress | None = None,
    keep: Callable[[GameResult], None] | None = None,
    options: Mapping[str, Any] | None = None,
) -> MatchResult:
    """Play a match and return its result; an interrupt (Ctrl+C) ends it early, with the result of what was played.

    Two bots A and B: one A against B in all other seats; or one bot for each seat. A deal is played once from every rotation of the
    line-up; `games` is rounded up to whole deals. Compiled rules are used where they are ready, unless `is_compiled` says otherwise.
    `keep` is called with every game. `options` are the game's, such as `cards`; what chance has to draw first is part of the deal.
    Errors: UnknownGame, UnknownBot, BadOption, BadMatch for other wrong arguments.
    """
    rules = all_games.get(game)
    line_up = _line_up(rules, bots, players)
    deals = _deals(games, players)
    compiled = is_warm(game) if is_compiled is None else is_compiled
    table = Table(rules, bots, {**(options or {}), "players": players}, seed, compiled)
    began = time.perf_counter()
    played: list[GameResult] = []
    try:
        for deal in range(deals):
            for turn in range(players):
                played.append(table.play(deal, line_up[turn:] + line_up[:turn]))
                _tell(keep, progress, played, deals * players)
    except KeyboardInterrupt:
        pass
    return MatchResult(
        game=game,
        players=players,
        options=dict(options or {}),
        seed=seed,
        wanted=deals * players,
        games=len(played),
        deals=len({result.deal for result in played}),
        complete=len(played) == deals * players,
        compiled=compiled,
        seconds=time.perf_counter() - began,
        bots=[summarise(name, i, players, played, table.seconds[i]) for i, name in enumerate(bots)],
    )


def _tell(
    keep: Callable[[GameResult], None] | None, progress: Progress | None, played: Sequence[GameResult], wanted: int
) -> None:
    if keep is not None:
        keep(played[-1])
    if progress is not None:
        progress(len(played), wanted)


def _line_up(game: Game[Any], bots: Sequence[str], players: int) -> list[int]:
    """Return the numbers of the bots by seat, before any rotation."""
    if players not in game.players:
        raise BadMatch(f"players: {game.name} is for {', '.join(map(str, game.players))}, not {players}")
    if len(bots) == 2:
        return [0] + [1] * (players - 1)
    if len(bots) != players:
        raise BadMatch(f"bots: name two, or one for each of {players} seats; here are {len(bots)}")
    return list(range(players))


def _deals(games: int, players: int) -> int:
    if games < 1:
        raise BadMatch(f"games: at least 1, not {games}")
    return -(-games // players)
