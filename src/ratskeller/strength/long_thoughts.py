"""Tables with long thoughts: there the strongest level has more time and more simulations."""

from .points import level_points

LONG = 4
"""The time and the simulations of the strongest level are multiplied by this."""


def times_of(bot: str, game: str, is_long: bool) -> int:
    """Return how many times its usual time and simulations a bot has at a table, `is_long` with long thoughts."""
    *_, strongest = (None, *level_points(game))
    return LONG if is_long and bot == strongest else 1
