"""Means with their intervals, over the games of one kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ratskeller.strength.statistics import Z95, mean, standard_error

from .playing import Tally


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error over independent games."""

    value: float
    error: float

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Z95 * self.error


def estimate(values: Sequence[float | None]) -> Estimate:
    """Return the mean of one number for each game; games that have none (None) are left out."""
    known = [value for value in values if value is not None] or [0.0]
    return Estimate(mean(known), standard_error(known))


def ratio(one: Estimate, other: Estimate) -> Estimate:
    """Return the ratio of two independent means; its error by the delta method."""
    value = one.value / other.value
    return Estimate(value, sqrt(one.error**2 + (value * other.error) ** 2) / other.value)


@dataclass(frozen=True)
class Summary:
    """What came of the games of one kind, played by one bot."""

    games: int
    points: Estimate
    per_tile: Estimate
    barren: Estimate
    lost: Estimate
    under: Estimate
    sick: Estimate
    fell_sick: Estimate
    recovered: Estimate
    joined: Estimate
    turns: Estimate
    margin: Estimate
    stayed: Estimate
    walled_in: Estimate
    entered: Estimate
    by_feature: dict[str, Estimate]
    under_by_turn: list[float]
    sick_by_turn: list[float]


FEATURES = ("road", "city", "monastery", "field")


def summarise(tallies: Sequence[Tally]) -> Summary:
    return Summary(
        games=len(tallies),
        points=estimate([tally.points for tally in tallies]),
        per_tile=estimate([tally.points / tally.tiles for tally in tallies]),
        barren=estimate([tally.share("barren", "feature-scored") for tally in tallies]),
        lost=estimate([tally.share("value lost", "value") for tally in tallies]),
        under=estimate([mean(tally.under) for tally in tallies]),
        sick=estimate([mean(tally.sick) for tally in tallies]),
        fell_sick=estimate([tally.counts["follower-fell-sick"] + tally.counts["set sick"] for tally in tallies]),
        recovered=estimate([tally.counts["follower-recovered"] for tally in tallies]),
        joined=estimate([tally.counts["set beside sick"] for tally in tallies]),
        turns=estimate([tally.turns for tally in tallies]),
        margin=estimate([tally.margin for tally in tallies]),
        stayed=estimate([tally.share("stayed", "steps") for tally in tallies]),
        walled_in=estimate([float(tally.is_walled_in) for tally in tallies]),
        entered=estimate([len(tally.entered) / tally.tiles for tally in tallies]),
        by_feature={
            name: estimate([tally.share(f"{name} barren", f"{name} scored") for tally in tallies]) for name in FEATURES
        },
        under_by_turn=by_turn([tally.under for tally in tallies]),
        sick_by_turn=by_turn([tally.sick for tally in tallies]),
    )


def by_turn(games: Sequence[Sequence[float]]) -> list[float]:
    return [mean(values) for values in zip(*games, strict=False)]
