"""Compiling everything once, so that later processes only load it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ratskeller import games
from ratskeller.core.code_cache import mark_warm, remove_old_caches
from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.position import Position
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.tree_search import ParallelSearch

from .greedy import GreedyBot
from .ladder import ladder, sight_of

Progress = Callable[[str, int, int], None]
"""Called with what comes next (a sentence part), how many parts are ready, and how many there are; at last with ("", n, n)."""
Part = tuple[str, Callable[[], object]]


def warm_up(progress: Progress, names: Sequence[str] = ()) -> None:
    """Compile all entries of games (of all by default), one game after the other, and remove caches of other versions of the rules.

    As soon as a game is complete this is noted in the cache, so that it can be played at full speed while the next one is compiled. It
    may be interrupted at any point: what is compiled stays so, and the next call goes on from there. Several processes may do it at
    once. Errors: UnknownGame; OSError when no folder can be written.
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


def _parts(game: Game[Any]) -> Iterator[Part]:
    """The first call compiles everything, with the types of arguments that are used everywhere; the others show that it works."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start({"players": game.players[0]})[1])
    out, weights = rules.buffers()
    yield "rules and bots", lambda: rules.actor(states, 0)
    yield "a random game", lambda: rules.playouts(states, raw, 1, rules.generators(0, 1), out, weights)
    if has_evaluation(game.name):
        yield "a turn of greedy", lambda: _greedy(game)
    if any(level.sight for level in ladder(game.name)):
        yield "a turn that looks ahead", lambda: _ahead(game)


def _greedy(game: Game[Any]) -> None:
    position = _asked(game)
    GreedyBot(is_compiled=True).plan(game, position.state, int(position.actor or 0))


def _ahead(game: Game[Any]) -> None:
    position = _asked(game)
    ParallelSearch(game, True, sight_of(game.name)).start(
        position.state, int(position.actor or 0), 0, tuning(game.name).weights
    )


def _asked(game: Game[Any]) -> Position:
    """Return a state in which a seat is asked; any will do."""
    position = game.new(players=game.players[0])
    while position.actor == "chance":
        position.play(next(iter(position.chances())))
    return position
