"""Rules that compile in a second: `python -m core.small_rules` calls the compiled entry in a process of its own.

It prints the result, how often a rule was compiled, and how often the cache had the entry and had it not.
"""

import sys

import numpy as np

from ratskeller.core.compile.rules import compile_entry, compile_inner, not_inlined, rule


@not_inlined
def shared(amount):
    return 3 * amount + 1


@rule
def one_way(amount):
    return shared(amount) + 5


@rule
def other_way(amount):
    return shared(amount + 7)


@rule
def both_ways(values):
    values[0] = one_way(values[0]) + other_way(values[1])
    return values[0]


RESULT = both_ways([2, 4])


def call():
    """Return the compiled entry after a call, and its result."""
    entry = compile_entry(both_ways, "small")
    return entry, entry(np.array([2, 4], dtype=np.int64))


if __name__ == "__main__":
    if "without" in sys.argv:
        import numba.core.codegen

        # As in a later numba that has renamed it
        del numba.core.codegen.JITCodeLibrary
    ENTRY, FOUND = call()
    print(FOUND, len(compile_inner(shared, {}).signatures))
    print(sum(ENTRY.stats.cache_hits.values()), sum(ENTRY.stats.cache_misses.values()))
