"""Chances to win from the strengths of all seats, by a few numbers for each game that `ratskeller-lab train` fits to games played.

The chance of a seat is proportional to 2 to the power of its strength times a slope, plus a tempo times how soon its turn comes. Slopes
and tempos are given at KNOTS points of the progress of a game for every number of players, with straight lines between. Everything is in
integers, so that compiled and interpreted code give the same bits.
"""

from collections.abc import Mapping
from typing import Any

from ratskeller.core.compile.rules import rule

CERTAIN = 4096
"""Sum of the chances of all seats."""
KNOTS = 9
STEP = 32
PROGRESS = (KNOTS - 1) * STEP
"""Progress of a game that is as good as over; it begins at 0."""
MOST_SEATS = 6
FEWEST_SEATS = 2
CHANCE_WEIGHTS = (MOST_SEATS - FEWEST_SEATS + 1) * 2 * KNOTS
"""Length of slopes and tempos in a table: for each number of players all slopes, then all tempos."""

EXPONENT = 6
"""Bits of the fraction of an exponent."""
FRACTIONS = 1 << EXPONENT
ONE = 1 << 24
POWERS = tuple(round(ONE * 2 ** (-part / FRACTIONS)) for part in range(FRACTIONS))
"""2 to the power of 0 down to almost -1, in steps of a fraction."""
POINT = 1000
MILLION = 1_000_000
"""Slopes are in millionths of an exponent's fraction for each thousandth of a point; a tempo counts like a point of strength."""
BEYOND = 24 * FRACTIONS
"""An exponent from which on a power is 0."""


def chance_weights(content: Mapping[str, Any]) -> list[int]:
    """Return the slopes and tempos of an evaluation's file by number of players; zeros where it has none: all seats are equal then."""
    found: list[int] = []
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        fitted = content.get("chances", {}).get(str(players), {})
        for name in ("slopes", "tempos"):
            found += fitted.get(name, [0] * KNOTS)
    return found


@rule
def at_progress(table: list[int], first: int, progress: int) -> int:
    """Interpolate between the numbers at two knots; `first` is the index of the first knot."""
    knot = min(progress // STEP, KNOTS - 2)
    part = progress - knot * STEP
    return (table[first + knot] * (STEP - part) + table[first + knot + 1] * part) // STEP


@rule
def power_of_half(exponent: int) -> int:
    """Return ONE times 2 to the power of minus an exponent, which is in parts of FRACTIONS."""
    return POWERS[exponent & (FRACTIONS - 1)] >> (exponent >> EXPONENT)


@rule
def write_chances(
    table: list[int], first: int, strengths: int, players: int, progress: int, mover: int, out: list[int]
) -> None:
    """Write the chance of every seat to win, in parts of CERTAIN that add up to it.

    `first` is the index of slopes and tempos in the table, `strengths` that of the first strength, `mover` the seat whose turn it is.
    """
    first += (players - FEWEST_SEATS) * 2 * KNOTS
    slope = at_progress(table, first, progress)
    tempo = at_progress(table, first + KNOTS, progress)
    for seat in range(players):
        later = (seat - mover) % players
        out[seat] = (
            slope * table[strengths + seat] + tempo * POINT * (players - 1 - later) // (players - 1)
        ) // MILLION
    most = out[0]
    for seat in range(1, players):
        most = max(most, out[seat])
    total = 0
    for seat in range(players):
        out[seat] = power_of_half(min(most - out[seat], BEYOND))
        total += out[seat]
    share_out(players, total, out)


@rule
def write_winners(players: int, winners: int, out: list[int]) -> None:
    """Write the chances of a game that is over: the winners (bits) share all of it."""
    for seat in range(players):
        out[seat] = winners >> seat & 1
    count = 0
    for seat in range(players):
        count += out[seat]
    share_out(players, count, out)


@rule
def share_out(players: int, total: int, out: list[int]) -> None:
    """Scale numbers that add up to `total` to parts of CERTAIN; the last seat with any gets what rounding leaves."""
    left = CERTAIN
    last = 0
    for seat in range(players):
        if out[seat] > 0:
            last = seat
        out[seat] = out[seat] * CERTAIN // total
        left -= out[seat]
    out[last] += left
