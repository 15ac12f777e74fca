"""A device that searches for a server, for tests: what its module of WebAssembly would find, found by Python."""

from dataclasses import replace
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.position import Position
from ratskeller.review.analysis import Interval
from ratskeller.review.comparison import Difference
from ratskeller.review.local_search import AnalysisConfig, search_candidates, weights_of
from ratskeller.review.playouts import pair_sums
from ratskeller.search.config import Budget
from ratskeller.search.thought import TurnPlayouts
from ratskeller.wasm.position import state_of
from ratskeller.wasm.searches import AskedSearch, FoundTurns

SEARCH = AnalysisConfig(Budget(simulations=2), 0, 1, is_compiled=False, pairs=2)
"""How much a whole search does."""


def differing(win: float, low: float | None = None) -> Difference:
    """Return what playouts of two turns say if the first wins so much more."""
    return Difference(64, Interval(win, win if low is None else low, win))


def searched(name: str, asked: Any, part: int = 1) -> Any:
    """Return what one `part`-th of a whole search finds, as JSON has it."""
    game, search = games.get(name), msgspec.convert(asked, type=AskedSearch)
    if not search.states:
        return msgspec.to_builtins(FoundTurns(weights=list(weights_of(search.level, name))))
    states = [(state_of(game, it.state), it) for it in search.states]
    if search.playouts:
        position, seat = Position(game, {}, states[0][0]), search.states[0].seat
        first, second = (tuple(it.only) for it in search.states)
        playouts = TurnPlayouts(position, seat, (first, second), search.playouts - 1, search.simulations, 0)
        return msgspec.to_builtins(
            FoundTurns(sums=pair_sums(playouts, SEARCH.pairs, is_timed=False, is_compiled=False))
        )
    if search.beam is not None:
        plans = [list(GreedyBot(is_compiled=False).narrow_plan(game, state, it.seat)) for state, it in states]
        return msgspec.to_builtins(FoundTurns(plans=plans))
    state, it = states[0]
    budget = Budget(simulations=max(1, (SEARCH.budget.simulations or 0) // part))
    config = replace(SEARCH, budget=budget, seed=search.seed)
    found = search_candidates(Position(game, {}, state), it.seat, config, it.only)
    return msgspec.to_builtins(FoundTurns(found))
