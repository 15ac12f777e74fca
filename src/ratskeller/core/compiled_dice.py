"""The forms of the rules in `dice` that are compiled: they need the types of numpy, which interpreted rules do without."""

import numpy as np
from numpy.typing import NDArray

from .jit import rule
from .splitmix import FIRST, SECOND, STEP


@rule
def next_word_compiled(words: NDArray[np.uint64], place: int) -> int:
    """The compiled form of `next_word`: in compiled code words overflow silently."""
    words[place] += np.uint64(STEP)
    z = words[place]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(FIRST)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(SECOND)
    z = z ^ (z >> np.uint64(31))
    return np.int64(z >> np.uint64(1))  # type: ignore[return-value]


@rule
def seed_word_compiled(words: NDArray[np.uint64], place: int, seed: int) -> None:
    """The compiled form of `seed_word`."""
    words[place] = np.uint64(seed)
