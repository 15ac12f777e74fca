"""A board to lay the drawn tile on, by the rules, one way after the other."""

from ..rules.fields import State
from ..rules.turn import lay_answer
from .forecast import trial_of

CHANGED = (
    *("holds", "rims", "slots", "frontier"),
    *("root", "next", "size", "open", "claims"),
    *("marker", "site"),
)
"""Rows in which laying a tile changes what stood there before; in the others it writes behind the end, where nobody reads."""
COUNTS = ("cells", "frontiers", "tiles", "nodes", "markers", "tile", "step")


class Laid:
    """States in which the drawn tile of a position lies: the next one takes the place of the one before it."""

    def __init__(self, s: State) -> None:
        """Lay tiles in a position, which stays as it is."""
        self._after = trial_of(s)
        self._counts = [(name, getattr(s, name)) for name in COUNTS]
        self._rows = [(name, getattr(s, name)) for name in CHANGED]

    def by(self, place: int) -> State:
        """Return the state after the tile was laid (see `lay_answer`); it holds until the next one is asked for."""
        after = self._after
        for name, count in self._counts:
            setattr(after, name, count)
        for name, row in self._rows:
            setattr(after, name, row[:])
        lay_answer(after, place)
        return after
