"""Figures, their floors, and how a rate is measured."""

import time
from collections.abc import Callable, Mapping
from statistics import median

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One measured figure. `floor`: what it should reach; `smaller_is_better`: then the floor is a ceiling."""

    name: str
    value: float
    unit: str
    floor: float | None = None
    smaller_is_better: bool = False

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


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many units a second `work` does; a call does some and returns how many."""
    done = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        done += work()
    return done / elapsed


def medians(works: Mapping[str, Callable[[], int]], seconds: float, repetitions: int) -> dict[str, float]:
    """Return the median rate of each work. They take turns, so that a busy minute slows all of them."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(repetitions):
        for name, work in works.items():
            rates[name].append(rate(work, seconds))
    return {name: median(found) for name, found in rates.items()}
