"""Speed of the rules, compiled, interpreted, and through the Python interface."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from ratskeller import bots, games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.engine import copy_state, engine
from ratskeller.core.game import Game
from ratskeller.core.jit import rule
from ratskeller.core.options import Options
from ratskeller.core.position import Position

from .figures import Figure, medians
from .plan import Ceilings, Kind, Middle, plan_of

Work = Callable[[], int]

MANY = 200
"""Compiled games in one call."""
COPIES = 100_000
GO = "OpenSpiel Go 9x9, random games, from Python"
NO_PEER = "OpenSpiel is not installed, so the ratio to its Go 9x9 is missing: pip install 'ratskeller[bench]'"


@rule
def copies(states: Any, raw: Any, count: int) -> int:
    """Copy the state in place 0 to place 1, `count` times."""
    for _ in range(count):
        copy_state(states, raw, 1, 0)
    return count


def rule_figures(
    names: Sequence[str], seconds: float, repetitions: int, peer: Callable[[], Work | None]
) -> tuple[list[Figure], list[str]]:
    """Measure games; return figures and notes. `peer` gives the work of the peer, if there is one."""
    go = peer()
    works = {GO: go} if go else {}
    for game in map(games.get, names):
        for kind in plan_of(game).random:
            works |= _random_works(game, kind)
    found = medians(works, seconds, repetitions)
    figures = [Figure(GO, found[GO], "games/s")] if go else []
    for game in map(games.get, names):
        plan = plan_of(game)
        figures += [figure for kind in plan.random for figure in _random_figures(game, kind, found)]
        single = medians(_single(game, plan.middle), seconds, max(1, repetitions // 2))
        figures += _single_figures(game, single, plan.greedy)
    return figures, [] if go else [NO_PEER]


def _title(game: Game[Any], kind: str) -> str:
    return f"{game.name}, random games, {kind}"


def _random_works(game: Game[Any], kind: Kind) -> dict[str, Work]:
    works = {f"{_title(game, kind.name)}, compiled": _random_games(game, kind.options, is_compiled=True)}
    if kind.interpreted:
        works[f"{_title(game, kind.name)}, interpreted"] = _random_games(game, kind.options, is_compiled=False)
    return works


def _random_games(game: Game[Any], options: Options, is_compiled: bool) -> Work:
    """Work that plays whole random games."""
    rules = engine(game, is_compiled)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start(options)[1])
    out, weights = rules.buffers()
    words = rules.generators(1, 1)
    count = MANY if is_compiled else 1

    def play() -> int:
        rules.playouts(states, raw, count, words, out, weights)
        return count

    return play


def _random_figures(game: Game[Any], kind: Kind, found: dict[str, float]) -> list[Figure]:
    title = _title(game, kind.name)
    compiled = found[f"{title}, compiled"]
    figures = [Figure(f"{title}, compiled", compiled, "games/s", kind.floor)]
    if kind.interpreted:
        interpreted = found[f"{title}, interpreted"]
        figures.append(Figure(f"{title}, interpreted", interpreted, "games/s"))
        figures.append(Figure(f"{title}, ratio", compiled / interpreted, "times", kind.floor_to_interpreted))
    if kind.to is not None:
        other = found[f"{_title(game, kind.to)}, compiled"]
        figures.append(Figure(f"{title}, to {kind.to}", compiled / other, "times", kind.floor_to))
    if kind.floor_to_go is not None and GO in found:
        figures.append(Figure(f"{title}, to Go 9x9", compiled / found[GO], "times", kind.floor_to_go))
    return figures


def _single(game: Game[Any], middle: Middle) -> dict[str, Work]:
    """Works on single states and positions: a copy, an answer, a list of answers, a thought."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    position = _middle(game, middle)
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


def _middle(game: Game[Any], middle: Middle) -> Position:
    """A position in which a seat is asked, some way into a random game."""
    rng = random.Random(1)
    position = game.new(**middle.options).play_chance(rng)
    while not position.over and len(position.answers) < middle.answers:
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


def _single_figures(game: Game[Any], found: dict[str, float], ceilings: Ceilings) -> list[Figure]:
    def figure(name: str, per_second: float, scale: float, unit: str, ceiling: float | None = None) -> Figure:
        return Figure(f"{game.name}, {name}", scale / per_second, unit, ceiling, smaller_is_better=True)

    return [
        figure("copy of a state, compiled", found["state"], 1e9, "ns"),
        figure("Position.copy", found["position"], 1e6, "µs"),
        figure("Position.legal", found["legal"], 1e6, "µs"),
        figure("Position.play, one answer", found["answers"], 1e6, "µs"),
        figure("greedy, a turn, compiled", found["greedy, compiled"], 1e3, "ms", ceilings.compiled),
        figure("greedy, a turn, interpreted", found["greedy, interpreted"], 1e3, "ms", ceilings.interpreted),
    ]
