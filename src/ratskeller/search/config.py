"""Settings of the searches: how wide, how deep, and how long."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Self

from ratskeller.core.errors import BadArgument
from ratskeller.core.validation import is_number, short_repr

from .memory import (
    CLOSING,
    CLOSING_NEXT,
    ENDED,
    LOOKS,
    MOST_CANDIDATES,
    MOST_REPLIES,
    POOL_SIZE,
    POOLS,
    TURN,
    TURN_NEXT,
    SearchBuffers,
)

INTERPRETED_FACTOR = 64
"""Interpreted rules are about this many times slower, and make so many times fewer simulations."""
REPLY_FACTOR = 4
"""How many times narrower interpreted rules search the turns after the first."""
MOST_SIMULATIONS = 2**30


@dataclass(frozen=True)
class BeamConfig:
    """How wide the beam search for one turn is; the files in `evaluations` hold the numbers for each game."""

    turns: int  # states kept at each level of the turn
    closings: int  # the same for its closing part
    plans: int  # whole turns whose outcomes of chance are averaged
    levels: int  # most parts of a turn
    series: int  # series of answers tried at each level
    samples: int  # sampled outcomes of chance for each plan
    draws: int  # answers of chance for all plans together
    exact: int = 0  # most outcomes of a plan to enumerate instead of sampling

    def __post_init__(self) -> None:
        """Refuse what does not fit into the buffers: compiled code would write past them. Errors: ValueError with the bounds."""
        for name in ("turns", "closings", "plans"):
            if not 0 <= getattr(self, name) <= POOL_SIZE:
                raise ValueError(f"{name} must be from 0 to {POOL_SIZE}, not {getattr(self, name)}")

    def reduced(self, factor: int) -> Self:
        """Return a search that is `factor` times narrower and takes a fraction of the time."""
        names = ("turns", "closings", "plans", "series", "samples", "draws")
        return replace(self, **{name: -(-getattr(self, name) // factor) for name in names})

    def capped(self, limit: "BeamConfig") -> Self:
        """Return the smaller number of both for every setting."""
        return replace(self, **{name: min(number, getattr(limit, name)) for name, number in asdict(self).items()})

    def fields(self) -> dict[str, int | list[int]]:
        """Return the settings as fields of `SearchBuffers`."""
        width = [0] * POOLS
        width[TURN] = width[TURN_NEXT] = self.turns
        width[CLOSING] = width[CLOSING_NEXT] = self.closings
        width[ENDED] = width[LOOKS] = self.plans
        return {"width": width} | {it: getattr(self, it) for it in ("levels", "series", "samples", "draws", "exact")}

    def write(self, buffers: SearchBuffers, seed: int, weights: Sequence[int], is_compiled: bool) -> None:
        write_table(buffers, weights, is_compiled)
        for name, value in {**self.fields(), "seed": seed}.items():
            if is_compiled:
                buffers[name] = value  # type: ignore[index]
            else:
                setattr(buffers, name, value)


def write_table(buffers: SearchBuffers, weights: Sequence[int], is_compiled: bool) -> None:
    table = buffers["table"] if is_compiled else buffers.table  # type: ignore[index]
    table[: len(weights)] = weights


@dataclass(frozen=True)
class SearchConfig:
    """How wide and how deep the tree search over turns is."""

    turns: int  # turns of all seats in a simulation, the first included
    candidates: int  # turns compared at the root
    replies: int  # turns compared at every other node
    explore: int  # exploration constant after the first turn, in 1/4096 of certainty
    trust: int  # how many simulations the evaluation's opinion of a turn counts for
    scale: int  # lead in thousandths of a point that counts half of certainty
    caution: int  # margin that a turn tried once needs over one that was tried always, in 1/4096 of certainty
    steady: int  # 1: at the root, simulations only add what happens after chance has answered
    hasty: int  # 1: the last turn of a simulation is evaluated before chance answers
    even: int  # 1: what chance answers to the first turn is spread evenly over the simulations instead of drawn
    fair: int  # percent of the luck in what chance answers to further turns that is taken out of the results
    tolerance: int  # the search ends once no turn compared is likely to be better than the best by more, in 1/4096 of certainty; 0: never
    attempts: int  # random turns that a seat beyond the tree plays the best of; 0: it plays by the beam search `narrow`
    nodes: int  # most nodes of the tree
    wide: BeamConfig  # for the candidates
    next: BeamConfig  # for the replies
    narrow: BeamConfig  # for all turns beyond the tree
    by_players: Mapping[int, "SearchConfig"] = field(default_factory=dict)  # replacements by number of players

    def __post_init__(self) -> None:
        """Refuse what the search has no room for. Errors: ValueError with the setting and its bounds."""
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
            "fair": (0, 100),
            "tolerance": (0, 1 << 12),
            "attempts": (0, 1 << 12),
            "nodes": (2, 1 << 20),
        }
        for name, (least, most) in bounds.items():
            if not least <= getattr(self, name) <= most:
                raise ValueError(f"{name} must be from {least} to {most}, not {getattr(self, name)}")
        if self.turns == 1 and self.hasty and self.steady:
            raise ValueError("turns must be from 2 where hasty and steady are 1, or nothing of what follows counts")

    def for_players(self, players: int) -> "SearchConfig":
        return self.by_players.get(players, self)

    def to_the_end(self) -> Self:
        """Return the same settings for a search that runs all of its simulations."""
        by_players = {players: config.to_the_end() for players, config in self.by_players.items()}
        return replace(self, tolerance=0, by_players=by_players)

    def for_interpreted(self, limit: BeamConfig) -> Self:
        """Return narrower settings for interpreted rules: the first turn within `limit`, later ones within a part of it."""
        reply = limit.reduced(REPLY_FACTOR)
        return replace(
            self, wide=self.wide.capped(limit), next=self.next.capped(reply), narrow=self.narrow.capped(reply)
        )


@dataclass(frozen=True)
class Budget:
    """How long a search runs: until it reaches one of the limits. None is no limit."""

    simulations: int | None = None
    seconds: float | None = None

    def scaled(self, factor: int) -> "Budget":
        simulations = None if self.simulations is None else factor * self.simulations
        return Budget(simulations, None if self.seconds is None else factor * self.seconds)

    def for_interpreted(self) -> "Budget":
        if self.simulations is None:
            return self
        return replace(self, simulations=-(-self.simulations // INTERPRETED_FACTOR))


def check_seconds(seconds: float) -> float:
    """Return a valid number of seconds. Errors: BadArgument."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
        raise BadArgument(f"seconds: must be a number from 0 on, not {short_repr(seconds)}")
    return seconds


def check_simulations(simulations: int) -> int:
    """Return a valid number of simulations. Errors: BadArgument."""
    if not (is_number(simulations) and 1 <= simulations <= MOST_SIMULATIONS):
        raise BadArgument(f"simulations: must be a number from 1 to {MOST_SIMULATIONS}, not {short_repr(simulations)}")
    return simulations
