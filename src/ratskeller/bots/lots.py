"""Lots for paired deals: what chance brings depends on the deal and on how often chance was asked that question, not on the answers.

Every question that chance can be asked has a generator of its own, set by the deal. So the third rat to be turned over is decided by
the third number of its generator in every game of the same deal, whoever sits where. (If other rats lie hidden by then, the same
number may mean another face: pairing takes out much of the luck, not all of it.)
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.decisions import CHANCE
from ratskeller.core.dice import below, next_word
from ratskeller.core.engine import actor, apply, bare, draw, legal, step
from ratskeller.core.jit import rule

QUESTIONS = 128
"""Generators for questions to chance, by the number of the step."""
MOST_SEATS = 8
GENERATORS = QUESTIONS + MOST_SEATS
"""After those for chance, one for each seat that answers at random."""


def lots_of(seed: int, deal: int) -> NDArray[np.uint64]:
    """Return the generators of a deal."""
    return np.random.SeedSequence([seed, deal]).generate_state(GENERATORS, dtype=np.uint64)  # type: ignore[return-value]


@rule
def play_on(states: Any, lots: Any, at_random: Any, out: Any, weights: Any) -> int:
    """Let chance and the seats marked in `at_random` answer, until another seat is asked or the game is over; return who is asked."""
    s = states[0]
    lots = bare(lots)
    out = bare(out)
    weights = bare(weights)
    asked = actor(s)
    while asked == CHANCE or (asked >= 0 and at_random[asked] == 1):
        if asked == CHANCE:
            apply(s, draw(s, out, weights, next_word(lots, step(s) % QUESTIONS)))
        else:
            apply(s, out[below(lots, QUESTIONS + asked, legal(s, out, weights))])
        asked = actor(s)
    return asked  # type: ignore[no-any-return]
