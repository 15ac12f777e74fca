"""How much a search looks at before it takes a turn."""

from dataclasses import dataclass, replace
from typing import Self


@dataclass(frozen=True)
class Effort:
    """How much is looked at; `evaluations` hold the numbers for each game."""

    turns: int  # states kept of each level of the turn
    closings: int  # the same for its closing part
    plans: int  # whole turns that are weighed against chance
    levels: int  # most parts of a turn
    series: int  # series of answers tried at each level
    samples: int  # outcomes of chance for each plan
    draws: int  # answers of chance for all plans together

    def narrowed(self, times: int) -> Self:
        """Return an effort that looks at so many times less, in a fraction of the time."""
        names = ("turns", "closings", "plans", "series", "samples", "draws")
        return replace(self, **{name: -(-getattr(self, name) // times) for name in names})
