"""How long the review of a game may search."""

SIMULATIONS = 6000
"""For a whole game, so that a long one takes no longer than a short one."""
MOST_SIMULATIONS = 400
SECONDS = 12.0
"""Limit for all searches of a game, where the rules are not compiled or the CPU is busy."""
SEARCHES = 3
"""The most searches for a decision: all turns, and the looks at the best one and at the one that was played, which are one search each."""

ATTEMPT_SEARCHES = 4
"""The most searches for an attempt: two comparisons."""


def seconds_each(count: int) -> float:
    """Return the seconds of each search in the review of a game with so many decisions."""
    return SECONDS / (SEARCHES * max(1, count))


def simulations_each(simulations: int, count: int) -> int:
    """Return the simulations of each search in the review of a game with so many decisions."""
    return min(MOST_SIMULATIONS, -(-simulations // count))
