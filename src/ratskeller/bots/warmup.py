"""Compilation of all rules ahead of time, so that later processes only load them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ratskeller import games
from ratskeller.core.compile.code_cache import mark_warm, remove_old_caches
from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.position import Position
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.tree_search import ParallelSearch

from .greedy import GreedyBot
from .ladder import ladder, search_config_of
from .planner import mark_loaded

Progress = Callable[[str, int, int], None]
"""Called with the name of the next part, the number of parts done, and the number of all; at the end with ("", n, n)."""
Part = tuple[str, Callable[[], object]]


def warm_up(progress: Progress, names: Sequence[str] = ()) -> None:
    """Compile some games (by default all), one after the other, and remove caches of other versions of the rules.

    When a game is complete, the cache says so, and it can be played at full speed while the next one is compiled. You can interrupt this
    at any point: what is compiled stays in the cache, and the next call continues from there. Several processes may run it at once.
    Errors: UnknownGame; OSError when no folder is writable.
    """
    chosen = [games.get(name) for name in names or games.names()]
    parts = [(game.name, part) for game in chosen for part in _parts(game)]
    for number, (name, (what, compile_it)) in enumerate(parts):
        progress(f"{name}: {what}", number, len(parts))
        compile_it()
        if number + 1 == len(parts) or parts[number + 1][0] != name:
            mark_warm(name)
    remove_old_caches()
    progress("", len(parts), len(parts))


def load(name: str) -> None:
    """Load the compiled rules of a game into this process, which answers without delay from then on. They must be ready.

    Errors: UnknownGame.
    """
    for _, run in _parts(games.get(name)):
        run()
    mark_loaded(name)


def _parts(game: Game[Any]) -> Iterator[Part]:
    """Yield the parts of a game: the first call compiles everything, with the usual argument types; the others show that it works."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start({"players": game.players[0]})[1])
    out, weights = rules.buffers()
    yield "rules and bots", lambda: rules.actor(states, 0)
    yield "a random game", lambda: rules.playouts(states, raw, 1, rules.generators(0, 1), out, weights)
    if has_evaluation(game.name):
        yield "a turn of greedy", lambda: _greedy(game)
    if any(level.search for level in ladder(game.name)):
        yield "a turn that looks ahead", lambda: _tree(game)


def _greedy(game: Game[Any]) -> None:
    position = _asked_position(game)
    GreedyBot(is_compiled=True).plan(game, position.state, int(position.actor or 0))


def _tree(game: Game[Any]) -> None:
    position = _asked_position(game)
    ParallelSearch(game, True, search_config_of(game.name)).start(
        position.state, int(position.actor or 0), 0, tuning(game.name).weights
    )


def _asked_position(game: Game[Any]) -> Position:
    position = game.new(players=game.players[0])
    while position.actor == "chance":
        position.play(next(iter(position.chances())))
    return position
