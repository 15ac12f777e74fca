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
        self._s = s
        self._after = trial_of(s)

    def by(self, place: int) -> State:
        """Return the state after the tile was laid (see `lay_answer`); it holds until the next one is asked for."""
        s, after = self._s, self._after
        for name in COUNTS:
            setattr(after, name, getattr(s, name))
        for name in CHANGED:
            setattr(after, name, getattr(s, name)[:])
        lay_answer(after, place)
        return after
