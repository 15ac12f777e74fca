"""A device that searches for a server, for tests: what its module of WebAssembly would find, found by Python."""

from dataclasses import replace
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.position import Position
from ratskeller.review.local_search import AnalysisConfig, search_candidates, weights_of
from ratskeller.search.config import Budget
from ratskeller.wasm.position import state_of
from ratskeller.wasm.searches import AskedSearch, FoundTurns

SEARCH = AnalysisConfig(Budget(simulations=2), 0, 1, is_compiled=False)
"""How much a whole search does."""


def searched(name: str, asked: Any, part: int = 1) -> Any:
    """Return what one `part`-th of a whole search finds, as JSON has it."""
    game, search = games.get(name), msgspec.convert(asked, type=AskedSearch)
    if not search.states:
        return msgspec.to_builtins(FoundTurns(weights=list(weights_of(search.level, name))))
    states = [(state_of(game, it.state), it) for it in search.states]
    if search.beam is not None:
        plans = [list(GreedyBot(is_compiled=False).narrow_plan(game, state, it.seat)) for state, it in states]
        return msgspec.to_builtins(FoundTurns(plans=plans))
    state, it = states[0]
    budget = Budget(simulations=max(1, (SEARCH.budget.simulations or 0) // part))
    config = replace(SEARCH, budget=budget, seed=search.seed)
    found = search_candidates(Position(game, {}, state), it.seat, config, it.only, search.turns)
    return msgspec.to_builtins(FoundTurns(found))
