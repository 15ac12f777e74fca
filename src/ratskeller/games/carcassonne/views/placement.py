"""Try every placement of the drawn tile, by the rules, on one copy of the board."""

from ..rules.fields import State
from ..rules.turn import lay_answer
from .forecast import trial_of

CHANGED = (
    *("holds", "rims", "slots", "frontier"),
    *("root", "next", "size", "open", "claims"),
    *("marker", "site"),
)
"""Rows in which a placement changes existing values. In the other rows it only writes behind the end, which is never read."""
COUNTS = ("cells", "frontiers", "tiles", "nodes", "markers", "tile", "step")


class TrialBoard:
    """The states after each placement of the drawn tile. They share one state, which the next placement overwrites."""

    def __init__(self, s: State) -> None:
        """Take a position, which is not changed."""
        self._state = trial_of(s)
        self._counts = [(name, getattr(s, name)) for name in COUNTS]
        self._rows = [(name, getattr(s, name)) for name in CHANGED]

    def after(self, place: int) -> State:
        """Return the state after a placement (see `lay_answer`), valid until the next call."""
        state = self._state
        for name, count in self._counts:
            setattr(state, name, count)
        for name, row in self._rows:
            setattr(state, name, row[:])
        lay_answer(state, place)
        return state
