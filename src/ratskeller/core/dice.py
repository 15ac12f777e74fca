"""Random numbers for search, matches and benchmarks. The rules themselves hold no generator.

splitmix64 (Steele, Lea, Flood 2014): the state is one 64-bit word. Compiled and interpreted code give the same words.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from .compile.rules import Function, rule, rule_compiled_as

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.uint64] | list[int]
else:
    Words = Any
"""The states of random generators. Interpreted rules need no more than a list."""

WORD = 2**64 - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The constants of splitmix64."""


@cache
def _compiled_seeding() -> Function:
    # only compiled code needs the types of numpy, and interpreted rules do without numpy
    import numpy as np

    def seed_word_compiled(words: Any, place: int, seed: int) -> None:
        words[place] = np.uint64(seed)

    return seed_word_compiled


@cache
def _compiled() -> Function:
    import numpy as np

    def next_word_compiled(words: Any, place: int) -> Any:
        # words overflow silently here
        words[place] += np.uint64(STEP)
        z = words[place]
        z = (z ^ (z >> np.uint64(30))) * np.uint64(FIRST)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(SECOND)
        z = z ^ (z >> np.uint64(31))
        return np.int64(z >> np.uint64(1))

    return next_word_compiled


@rule_compiled_as(_compiled_seeding)
def seed_word(words: Words, place: int, seed: int) -> None:
    """Begin the generator in `words[place]` anew."""
    words[place] = seed & WORD


@rule_compiled_as(_compiled)
def next_word(words: Words, place: int) -> int:
    """Advance the generator in `words[place]` (an array of uint64, or a list) and return 63 random bits as a non-negative integer."""
    z = (int(words[place]) + STEP) & WORD
    words[place] = z
    z = ((z ^ (z >> 30)) * FIRST) & WORD
    z = ((z ^ (z >> 27)) * SECOND) & WORD
    return (z ^ (z >> 31)) >> 1


@rule
def below(words: Words, place: int, n: int) -> int:
    """Return a random number from 0 to n - 1, for n below 2**31; the bias is below n / 2**32."""
    return ((next_word(words, place) >> 31) * n) >> 32
