"""Chances to win, from the strengths of all seats: the same few numbers for every game, which `ratskeller train` fits to games played.

A seat's chance goes with 2 to the power of its strength times a slope, and of a tempo times how soon it is on turn. Slopes and tempos
stand at KNOTS points of a game's progress for every number of players; between them lie straight lines. All of it is whole numbers, so
that compiled and interpreted code agree to the last bit.
"""

from collections.abc import Mapping
from typing import Any

from ratskeller.core.jit import rule

CERTAIN = 4096
"""Chances of all seats together."""
KNOTS = 9
STEP = 32
PROGRESS = (KNOTS - 1) * STEP
"""Progress of a game that is as good as over; 0 is its beginning."""
MOST_SEATS = 6
FEWEST_SEATS = 2
CHANCE_WEIGHTS = (MOST_SEATS - FEWEST_SEATS + 1) * 2 * KNOTS
"""Places that slopes and tempos take in a table: by number of players first all slopes, then all tempos."""

EXPONENT = 6
"""Bits of the part of an exponent that is no whole number."""
FRACTIONS = 1 << EXPONENT
ONE = 1 << 24
POWERS = tuple(round(ONE * 2 ** (-part / FRACTIONS)) for part in range(FRACTIONS))
"""2 to the power of 0 down to almost -1."""
POINT = 1000
MILLION = 1_000_000
"""Slopes are in millionths: of an exponent's fractions for each thousandth of a point; a tempo is worth so much as a point of strength."""
BEYOND = 24 * FRACTIONS
"""An exponent from which on a power is nothing."""


def chance_weights(content: Mapping[str, Any]) -> list[int]:
    """Return slopes and tempos of an evaluation's file by number of players; nothing where it has none, so that all seats are alike."""
    found: list[int] = []
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        fitted = content.get("chances", {}).get(str(players), {})
        for name in ("slopes", "tempos"):
            found += fitted.get(name, [0] * KNOTS)
    return found


@rule
def at_progress(table: list[int], first: int, progress: int) -> int:
    """Return a number that lies between those of two knots, `first` being the place of the first knot."""
    knot = min(progress // STEP, KNOTS - 2)
    part = progress - knot * STEP
    return (table[first + knot] * (STEP - part) + table[first + knot + 1] * part) // STEP


@rule
def power_of_half(exponent: int) -> int:
    """Return ONE times 2 to the power of minus an exponent, which is given in parts of FRACTIONS."""
    return POWERS[exponent & (FRACTIONS - 1)] >> (exponent >> EXPONENT)


@rule
def write_chances(
    table: list[int], first: int, strengths: int, players: int, progress: int, mover: int, out: list[int]
) -> None:
    """Write the chance of every seat to win, in parts of CERTAIN that make up the whole.

    `first` is the place of slopes and tempos in the table, `strengths` that of the first seat's strength, `mover` the seat on turn.
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
    """Write the chances of a game that is over: all for the winners (bits), who share it."""
    for seat in range(players):
        out[seat] = winners >> seat & 1
    count = 0
    for seat in range(players):
        count += out[seat]
    share_out(players, count, out)


@rule
def share_out(players: int, total: int, out: list[int]) -> None:
    """Make parts of CERTAIN of numbers that add up to a total; the last seat that has any gets what rounding leaves."""
    left = CERTAIN
    last = 0
    for seat in range(players):
        if out[seat] > 0:
            last = seat
        out[seat] = out[seat] * CERTAIN // total
        left -= out[seat]
    out[last] += left
