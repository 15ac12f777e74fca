"""How much a search looks at before it takes a turn."""

from dataclasses import dataclass


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
