"""A turn that a search compared with others."""

from dataclasses import dataclass

POINT = 1000
"""A point of the game, as evaluations count."""


@dataclass(frozen=True)
class Candidate:
    """A turn of the seat to play, with its results in simulations; `result` and `win` are by seat, empty before the first simulation."""

    answers: tuple[int, ...]
    visits: int
    score: float  # what the seat chooses by: mean result, prior, and caution while there are few simulations
    result: tuple[float, ...]  # mean value where simulations ended, in points of the game
    win: tuple[float, ...]  # mean chance to win there
