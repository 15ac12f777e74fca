"""Compiling everything once, so that later processes only load it."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ratskeller import games
from ratskeller.core.engine import Engine, engine
from ratskeller.core.game import Game
from ratskeller.core.jit import mark_warm, remove_old_caches

from .evaluations import has_evaluation
from .greedy import GreedyBot
from .lots import lots_of, play_on

Progress = Callable[[str, int, int], None]
"""Called with what comes next (a sentence part), how many parts are ready, and how many there are; at last with ("", n, n)."""
Part = tuple[str, Callable[[], object]]


def warm_up(progress: Progress) -> None:
    """Compile all entries of all games, note that the cache is complete, and remove caches of other versions of the rules.

    It may be interrupted at any point: what is compiled stays so, and the next call goes on from there. Several processes may do it at
    once. Errors: OSError when no folder can be written.
    """
    parts = [part for name in games.names() for part in _parts(games.get(name))]
    for number, (what, compile_it) in enumerate(parts):
        progress(what, number, len(parts))
        compile_it()
    mark_warm()
    remove_old_caches()
    progress("", len(parts), len(parts))


def _parts(game: Game[Any]) -> Iterator[Part]:
    """Calls that compile an entry each, by being made with the types of arguments that are used everywhere."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start({"players": game.players[0]})[1])
    out, weights = rules.buffers()
    words = rules.generators(0, 1)
    yield f"{game.name}: who is asked", lambda: rules.actor(states, 0)
    yield f"{game.name}: legal answers", lambda: rules.legal(states, 0, out, weights)
    yield f"{game.name}: answers", lambda: rules.apply(states, 0, out[0])
    yield f"{game.name}: random games", lambda: rules.playouts(states, raw, 1, words, out, weights)
    yield f"{game.name}: single random games", lambda: rules.playout(states, 1, words, out, weights)
    yield f"{game.name}: chance in matches", lambda: _chance_in_matches(rules, states, out, weights)
    if has_evaluation(game.name):
        yield f"{game.name}: the greedy opponent", lambda: _greedy(game)


def _chance_in_matches(rules: Engine, states: Any, out: Any, weights: Any) -> None:
    rules.bind(play_on)(states, lots_of(0, 0), np.ones(len(out), dtype=np.int64), out, weights)


def _greedy(game: Game[Any]) -> None:
    """Any state in which seat 0 is asked will do; the first that random chance leads to."""
    position = game.new(players=game.players[0])
    while position.actor == "chance":
        position.play(next(iter(position.chances())))
    if isinstance(position.actor, int):
        GreedyBot(is_compiled=True).plan(game, position.state, position.actor)
