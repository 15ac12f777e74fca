"""How much a search looks at before it takes a turn."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from .buffers import CLOSING, CLOSING_NEXT, ENDED, LOOKS, POOLS, TURN, TURN_NEXT, WIDEST


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
    exact: int = 0  # most outcomes of a plan that are all looked at, instead of drawing some

    def __post_init__(self) -> None:
        """Refuse what a desk has no room for: compiled code would write beyond it. Errors: ValueError naming the number and its bounds."""
        for name in ("turns", "closings", "plans"):
            if not 0 <= getattr(self, name) <= WIDEST:
                raise ValueError(f"{name} must be from 0 to {WIDEST}, not {getattr(self, name)}")

    def narrowed(self, times: int) -> Self:
        """Return an effort that looks at so many times less, in a fraction of the time."""
        names = ("turns", "closings", "plans", "series", "samples", "draws")
        return replace(self, **{name: -(-getattr(self, name) // times) for name in names})

    def within(self, most: "Effort") -> Self:
        """Return an effort that looks at nothing more than another one does."""
        return replace(self, **{name: min(number, getattr(most, name)) for name, number in asdict(self).items()})


def set_desk(desks: Any, place: int, effort: Effort, seed: int, weights: Sequence[int], is_compiled: bool) -> None:
    """Write how much is looked at, and the weights, on a desk."""
    width = [0] * POOLS
    width[TURN] = width[TURN_NEXT] = effort.turns
    width[CLOSING] = width[CLOSING_NEXT] = effort.closings
    width[ENDED] = width[LOOKS] = effort.plans
    desk = desks[place]
    (desk["table"] if is_compiled else desk.table)[: len(weights)] = weights
    for name, value in (
        ("width", width),
        ("levels", effort.levels),
        ("series", effort.series),
        ("samples", effort.samples),
        ("draws", effort.draws),
        ("exact", effort.exact),
        ("seed", seed),
    ):
        if is_compiled:
            desk[name] = value
        else:
            setattr(desk, name, value)
