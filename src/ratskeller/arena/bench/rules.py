"""Speed of the rules, compiled, interpreted, and through the Python interface."""

import random
from collections.abc import Callable
from typing import Any

from ratskeller import bots, games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.engine import copy_state, engine
from ratskeller.core.game import Game
from ratskeller.core.jit import rule
from ratskeller.core.position import Position

from .figures import Figure, medians

Work = Callable[[], int]

FLOOR_GAMES = 28_000.0
FLOOR_OF_GO = 8.0
FLOOR_OF_INTERPRETED = 50.0
MANY = 200
"""Compiled games in one call."""
COPIES = 100_000
NO_PEER = "OpenSpiel is not installed, so the ratio to its Go 9x9 is missing: pip install 'ratskeller[bench]'"


@rule
def copies(states: Any, raw: Any, count: int) -> int:
    """Copy the state in place 0 to place 1, `count` times."""
    for _ in range(count):
        copy_state(states, raw, 1, 0)
    return count


def rule_figures(
    name: str, seconds: float, repetitions: int, peer: Callable[[], Work | None]
) -> tuple[list[Figure], list[str]]:
    """Measure; return figures and notes. `peer` gives the work of the peer, if there is one."""
    game = games.get(name)
    go = peer()
    works = {f"{players} compiled": _random_games(game, players, True) for players in game.players}
    works |= {f"{players} interpreted": _random_games(game, players, False) for players in game.players}
    works |= {"go": go} if go else {}
    found = medians(works, seconds, repetitions)
    single = medians(_single(game), seconds, max(1, repetitions // 2))
    return _random_figures(game, found) + _single_figures(single), [] if go else [NO_PEER]


def _random_games(game: Game[Any], players: int, is_compiled: bool) -> Work:
    """Work that plays whole random games."""
    rules = engine(game, is_compiled)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start({"players": players})[1])
    out, weights = rules.buffers()
    words = rules.generators(players, 1)
    count = MANY if is_compiled else 1

    def play() -> int:
        rules.playouts(states, raw, count, words, out, weights)
        return count

    return play


def _random_figures(game: Game[Any], found: dict[str, float]) -> list[Figure]:
    figures = []
    most = max(game.players)
    for players in game.players:
        compiled, interpreted = found[f"{players} compiled"], found[f"{players} interpreted"]
        floor = FLOOR_GAMES if players == most else None
        title = f"{game.name}, random games, {players} players"
        figures.append(Figure(f"{title}, compiled", compiled, "games/s", floor))
        figures.append(Figure(f"{title}, interpreted", interpreted, "games/s"))
        ratio = compiled / interpreted
        figures.append(Figure(f"{title}, ratio", ratio, "times", FLOOR_OF_INTERPRETED if players == most else None))
    if "go" in found:
        figures.append(Figure("OpenSpiel Go 9x9, random games, from Python", found["go"], "games/s"))
        ratio = found[f"{most} compiled"] / found["go"]
        figures.append(Figure(f"{game.name}, {most} players, compiled, to that", ratio, "times", FLOOR_OF_GO))
    return figures


def _single(game: Game[Any]) -> dict[str, Work]:
    """Works on single states and positions: a copy, an answer, a list of answers, a thought."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    position = _middle(game)
    rules.put(states, 0, position.state)
    copy_many = rules.bind(copies)
    return {
        "state": lambda: int(copy_many(states, raw, COPIES)),
        "position": lambda: _done(position.copy()),
        "legal": lambda: _done(position.legal()),
        "answers": _answers(game, position),
        "greedy, compiled": _thoughts(game, position, True),
        "greedy, interpreted": _thoughts(game, position, False),
    }


def _done(_: object) -> int:
    return 1


def _middle(game: Game[Any]) -> Position:
    """A position in which a seat is asked, some way into a random game of the most players."""
    rng = random.Random(1)
    position = game.new(players=max(game.players)).play_chance(rng)
    while len(position.answers) < 60 and not position.over:
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position


def _answers(game: Game[Any], position: Position) -> Work:
    """Work that plays the answers of a position again, one by one, through the Python interface."""

    def play() -> int:
        follower = game.new(**position.options)
        for answer in position.answers:
            follower.play(answer)
        return len(position.answers)

    return play


def _thoughts(game: Game[Any], position: Position, is_compiled: bool) -> Work:
    """Work that plans one turn of `greedy`; none where it does not play."""
    if "greedy" not in bots.names(game.name) or not isinstance(position.actor, int):
        return lambda: 1
    seat = position.actor
    state = position.redeal(seat).state
    bot = GreedyBot(is_compiled=is_compiled)
    return lambda: _done(bot.plan(game, state, seat))


def _single_figures(found: dict[str, float]) -> list[Figure]:
    def micro(name: str, key: str) -> Figure:
        return Figure(name, 1e6 / found[key], "µs", smaller_is_better=True)

    return [
        Figure("copy of a state, compiled", 1e9 / found["state"], "ns", smaller_is_better=True),
        micro("Position.copy", "position"),
        micro("Position.legal", "legal"),
        micro("Position.play, one answer", "answers"),
        Figure("greedy, a turn, compiled", 1e3 / found["greedy, compiled"], "ms", 20.0, smaller_is_better=True),
        Figure("greedy, a turn, interpreted", 1e3 / found["greedy, interpreted"], "ms", 1000.0, smaller_is_better=True),
    ]
