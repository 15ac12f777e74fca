"""Figures, their floors, and how rates and ratios of rates are measured."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median, quantiles

import msgspec

Work = Callable[[], int]
"""Does some units of work and returns how many."""


class Figure(msgspec.Struct, frozen=True):
    """One measured figure. `floor`: what it should reach; `smaller_is_better`: it is a ceiling then; `low`, `high`: quartiles."""

    name: str
    value: float
    unit: str
    floor: float | None = None
    smaller_is_better: bool = False
    low: float | None = None
    high: float | None = None

    @property
    def reaches(self) -> bool | None:
        """Whether the floor is reached, None if there is none."""
        if self.floor is None:
            return None
        return self.value <= self.floor if self.smaller_is_better else self.value >= self.floor

    @property
    def is_far_off(self) -> bool:
        """Whether the floor is missed by more than a factor of two, which no noise explains."""
        if self.floor is None:
            return False
        return self.value > 2 * self.floor if self.smaller_is_better else 2 * self.value < self.floor


class Report(msgspec.Struct, frozen=True):
    """All figures, and sentences about what could not be measured."""

    figures: list[Figure]
    notes: list[str]


def figure_of(
    name: str, values: Sequence[float], unit: str, floor: float | None = None, smaller_is_better: bool = False
) -> Figure:
    """Return the median of measured values as a figure, with their quartiles."""
    low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else (values[0],) * 3
    return Figure(name, median(values), unit, floor, smaller_is_better, low, high)


def rate(work: Work, seconds: float) -> float:
    """Return how many units of work are done in a second of this process's time; it is measured for about so many seconds."""
    done = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds or not elapsed:
        done += work()
    return done / elapsed


def taking_turns(works: Mapping[str, Work], seconds: float, rounds: int) -> dict[str, list[float]]:
    """Return the rates of works that take turns: a rate of each in every round, so that a slow moment slows all of them."""
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work, seconds))
    return rates


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process on one core meanwhile, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
