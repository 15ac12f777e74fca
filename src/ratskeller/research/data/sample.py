"""The small sample: what the notebooks need, of the weakest level, which plays a game in a second even with interpreted rules."""

from ratskeller.core.options import Options

SAMPLE: tuple[tuple[str, int, Options, int], ...] = (
    ("rattus", 2, {"cards": "random"}, 100),
    ("rattus", 3, {"cards": "random"}, 30),
    ("rattus", 4, {"cards": "random"}, 20),
    ("rattus", 2, {}, 20),
    ("rattus", 2, {"rules": "letter"}, 20),
    ("carcassonne", 2, {"plague": False}, 12),
    ("carcassonne", 2, {}, 12),
    ("carcassonne", 2, {"spread": "copy"}, 12),
)
"""Game, number of players, options, and number of games of each set."""
