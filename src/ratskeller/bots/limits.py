"""Limits of a thought, checked where they come in."""

import math

from ratskeller.core.errors import BadArgument
from ratskeller.core.validation import is_number, short_repr

MOST_SIMULATIONS = 2**30


def check_seconds(seconds: float) -> float:
    """Return a number of seconds. Errors: BadArgument for what is none."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
        raise BadArgument(f"seconds: must be a number from 0 on, not {short_repr(seconds)}")
    return seconds


def check_simulations(simulations: int) -> int:
    """Return a number of simulations. Errors: BadArgument for what is none."""
    if not (is_number(simulations) and 1 <= simulations <= MOST_SIMULATIONS):
        raise BadArgument(f"simulations: must be a number from 1 to {MOST_SIMULATIONS}, not {short_repr(simulations)}")
    return simulations
