"""How far and how wide the search over turns of all seats looks, and how long."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from .beam_config import Effort
from .nodes import MOST_CANDIDATES, MOST_REPLIES

INTERPRETED_LESS = 64
"""So many times fewer simulations are made with interpreted rules, which are about that much slower."""
REPLY_NARROWED = 4
"""How many times less interpreted rules look at for the turns after the first."""


@dataclass(frozen=True)
class Sight:
    """How far and how wide a search looks."""

    turns: int  # turns of all seats in a simulation, the first included
    candidates: int  # turns of one's own that are compared
    replies: int  # turns that are compared for every seat that plays next
    explore: int  # how much turns are tried again that look worse, in 1/4096 parts of certainty
    trust: int  # so many simulations what the evaluation thinks of a turn counts
    scale: int  # lead in thousandths of a point that counts half of certainty
    caution: int  # what a turn that was tried once must be better than one that was tried always, in 1/4096 parts of certainty
    steady: int  # 1: of one's own turns only what becomes of them after chance has answered is taken from simulations
    hasty: int  # 1: the last turn of a simulation is judged before chance answers
    even: int  # 1: what chance answers to one's own turn is not drawn, but spread evenly over the simulations
    nodes: int  # positions that are remembered
    wide: Effort  # how much is looked at for the turns that are compared
    next: Effort  # for those of every seat that plays next
    narrow: Effort  # for the turns of all seats beyond what is remembered
    more: Mapping[int, "Sight"] = field(default_factory=dict)  # by number of players: how it looks instead

    def __post_init__(self) -> None:
        """Refuse what a search has no room for. Errors: ValueError naming the number and its bounds."""
        bounds = {
            "turns": (1, 100),
            "candidates": (1, MOST_CANDIDATES),
            "replies": (1, MOST_REPLIES),
            "explore": (0, 1 << 20),
            "trust": (1, 1 << 20),
            "scale": (1, 1 << 30),
            "caution": (0, 1 << 20),
            "steady": (0, 1),
            "hasty": (0, 1),
            "even": (0, 1),
            "nodes": (2, 1 << 20),
        }
        for name, (least, most) in bounds.items():
            if not least <= getattr(self, name) <= most:
                raise ValueError(f"{name} must be from {least} to {most}, not {getattr(self, name)}")
        if self.turns == 1 and self.hasty and self.steady:
            raise ValueError("turns must be from 2 where hasty and steady are 1, or nothing of what follows counts")

    def among(self, players: int) -> "Sight":
        """Return how far and how wide it looks with so many players."""
        return self.more.get(players, self)

    def interpreted(self, most: Effort) -> Self:
        """Return a sight for interpreted rules, which at first look at no more than `most`, and then at a part of it."""
        reply = most.narrowed(REPLY_NARROWED)
        return replace(
            self, wide=self.wide.within(most), next=self.next.within(reply), narrow=self.narrow.within(reply)
        )


@dataclass(frozen=True)
class Budget:
    """How long a search goes on: until one of its limits is reached. None is no limit."""

    simulations: int | None = None
    seconds: float | None = None

    def extended(self, times: int) -> "Budget":
        """Return so many times the budget."""
        simulations = None if self.simulations is None else times * self.simulations
        return Budget(simulations, None if self.seconds is None else times * self.seconds)

    def interpreted(self) -> "Budget":
        """Return the budget for interpreted rules."""
        if self.simulations is None:
            return self
        return replace(self, simulations=-(-self.simulations // INTERPRETED_LESS))
