"""Random numbers for search, matches and benchmarks. The rules themselves hold no generator.

splitmix64 (Steele, Lea, Flood 2014): the state is one 64-bit word. Compiled and interpreted code give the same words.
"""

import numpy as np
from numpy.typing import NDArray

from .jit import rule, rule_compiled_as

WORD = 2**64 - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


@rule
def next_word_compiled(words: NDArray[np.uint64], place: int) -> int:
    """The compiled form of `next_word`: in compiled code words overflow silently."""
    words[place] += np.uint64(STEP)
    z = words[place]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(FIRST)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(SECOND)
    z = z ^ (z >> np.uint64(31))
    return np.int64(z >> np.uint64(1))  # type: ignore[return-value]


@rule_compiled_as(lambda: next_word_compiled)
def next_word(words: NDArray[np.uint64], place: int) -> int:
    """Advance the generator in `words[place]` (a uint64 array) and return 63 random bits as a non-negative integer."""
    z = (int(words[place]) + STEP) & WORD
    words[place] = z
    z = ((z ^ (z >> 30)) * FIRST) & WORD
    z = ((z ^ (z >> 27)) * SECOND) & WORD
    return (z ^ (z >> 31)) >> 1


@rule
def below(words: NDArray[np.uint64], place: int, n: int) -> int:
    """Return a random number from 0 to n - 1, for n below 2**31; the bias is below n / 2**32."""
    return ((next_word(words, place) >> 31) * n) >> 32
