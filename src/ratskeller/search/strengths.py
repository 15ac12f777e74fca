"""What evaluations of all games share: how strengths are added up and set against each other, and how states are made into one number."""

from collections.abc import Mapping, Sequence
from typing import Any

from ratskeller.core.jit import rule

BITS = 61
PRIME = (1 << BITS) - 1
FACTOR = 1000003
HIGH = 31
"""A number below 2**61 is multiplied in two parts, of so many bits and of the rest, so that nothing runs over 63 bits."""
LOW_BITS = (1 << HIGH) - 1
REST = BITS - HIGH
REST_BITS = (1 << REST) - 1


@rule
def mixed(key: int, value: int) -> int:
    """Return a number made of both, from 0 to 2**61: key * FACTOR + value + 7 modulo a prime, up to once that prime.

    `key` was mixed, or is small, and `value` lies within 2**60, on either side of 0.
    """
    # 2**61 is 1 modulo the prime: what is shifted out above comes in again below
    upper = (key >> HIGH) * FACTOR
    whole = (upper >> REST) + ((upper & REST_BITS) << HIGH) + (key & LOW_BITS) * FACTOR + value + 7
    return (whole & PRIME) + (whole >> BITS)


FULL = 100
"""Scale of a term that counts as it was written: scales are percent."""


def scales_of(content: Mapping[str, Any], terms: Sequence[str]) -> list[int]:
    """Return the scales of terms that an evaluation's file gives, FULL where it is silent."""
    given = content.get("scales", {})
    return [int(given.get(term, FULL)) for term in terms]


@rule
def add_up(table: list[int], scales: int, count: int, parts: int, players: int, strengths: int) -> None:
    """Scale the terms of every seat, and write its strength, which is their sum.

    The other numbers are places in the table: of `count` scales, of the terms of one seat after the other, and of the strengths by seat.
    """
    for seat in range(players):
        table[strengths + seat] = 0
        for term in range(count):
            place = parts + seat * count + term
            table[place] = table[place] * table[scales + term] // FULL
            table[strengths + seat] += table[place]


@rule
def best_other(strengths: list[int], first: int, players: int, seat: int) -> int:
    """Return the greatest strength of the other seats, at least 0; strengths lie by seat from `first` on."""
    best = 0
    for other in range(players):
        if other != seat:
            best = max(best, strengths[first + other])
    return best


@rule
def against_others(strengths: list[int], first: int, players: int, seat: int, leader: int, field: int) -> int:
    """Return a seat's strength less that of the others: `leader` shares of the best of them, `field` shares of their mean."""
    total = 0
    for other in range(players):
        if other != seat:
            total += strengths[first + other]
    best = best_other(strengths, first, players, seat)
    return strengths[first + seat] - (leader * best + field * total // (players - 1)) // (leader + field)
