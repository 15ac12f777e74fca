"""Types of what rules of the search work on.

Compiled rules get numpy arrays and interpreted ones lists. Both are indexed alike, so rules name one type for the two: `list[int]` for
a row of integers, as in `core.contract`, and `NDArray` for what is an array either way.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.contract import Contract


class State(Protocol):
    """What the state of every game has."""

    players: int
    logging: int


GameRules = Contract[State]
"""A game, whichever it is."""
States = list[State]
"""Slots for states of one game, as `Engine.room` makes them."""
Bytes = NDArray[np.uint8] | None
"""The same slots as bytes; None for interpreted rules."""
Words = NDArray[np.uint64]
"""Random number generators, one a row."""
Integers = NDArray[np.int64]
