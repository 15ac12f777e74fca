"""What evaluations of all games share: how strengths of seats are set against each other, and how states are made into one number."""

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
