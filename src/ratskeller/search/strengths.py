"""What the evaluations of all games share: adding up strengths, comparing them, and hashing states."""

from collections.abc import Mapping, Sequence
from typing import Any

from ratskeller.core.compile.rules import rule

BITS = 61
PRIME = (1 << BITS) - 1
FACTOR = 1000003
HIGH = 31
"""A number below 2**61 is multiplied in two parts, the lower one of so many bits, so that nothing exceeds 63 bits."""
LOW_BITS = (1 << HIGH) - 1
REST = BITS - HIGH
REST_BITS = (1 << REST) - 1


@rule
def mixed(key: int, value: int) -> int:
    """Return a hash of both, from 0 to 2**61: key * FACTOR + value + 7 modulo a prime, or that plus the prime.

    `key` is a hash or a small number, `value` from -2**60 to 2**60.
    """
    # 2**61 is 1 modulo the prime: bits shifted out at the top come in again at the bottom
    upper = (key >> HIGH) * FACTOR
    whole = (upper >> REST) + ((upper & REST_BITS) << HIGH) + (key & LOW_BITS) * FACTOR + value + 7
    return (whole & PRIME) + (whole >> BITS)


TABLE_OF_SCALES = "scales"
"""Key of an evaluation's file with the scales of terms, by name."""
FULL = 100
"""Scale of a term that counts as it is: scales are percentages."""


def scales_of(content: Mapping[str, Any], terms: Sequence[str]) -> list[int]:
    """Return the scales of terms from an evaluation's file, FULL by default."""
    given = content.get(TABLE_OF_SCALES, {})
    return [int(given.get(term, FULL)) for term in terms]


@rule
def add_up(table: list[int], scales: int, count: int, parts: int, players: int, strengths: int) -> None:
    """Scale the terms of every seat, and write their sum, its strength.

    `scales`, `parts` and `strengths` are indices of the table: of `count` scales, of the terms by seat, and of the strengths by seat.
    """
    for seat in range(players):
        table[strengths + seat] = 0
        for term in range(count):
            place = parts + seat * count + term
            table[place] = table[place] * table[scales + term] // FULL
            table[strengths + seat] += table[place]


@rule
def best_other(strengths: list[int], first: int, players: int, seat: int) -> int:
    """Return the greatest strength of the other seats, at least 0; the strengths by seat start at index `first`."""
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, strengths[first + other])
    return best


@rule
def against_others(strengths: list[int], first: int, players: int, seat: int, leader: int, field: int) -> int:
    """Return a seat's strength minus that of the others: `leader` shares of the best of them, `field` shares of their mean."""
    total = 0
    for other in range(players):
        if other != seat:
            total += strengths[first + other]
    best = best_other(strengths, first, players, seat)
    return strengths[first + seat] - (leader * best + field * total // (players - 1)) // (leader + field)
