"""Figures and their floors, measuring rates and their ratios, and the table of all figures."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median, quantiles

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

Work = Callable[[], int]
"""Does some work and returns the number of units."""


class Figure(msgspec.Struct, frozen=True):
    """A measured figure. `floor`: the minimum, or the maximum if `smaller_is_better`; `low`, `high`: quartiles."""

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
    """All figures, and sentences about missing ones."""

    figures: list[Figure]
    notes: list[str]


def figure_of(
    name: str, values: Sequence[float], unit: str, floor: float | None = None, smaller_is_better: bool = False
) -> Figure:
    """Return the median of measured values as a figure, with their quartiles."""
    low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else (values[0],) * 3
    return Figure(name, median(values), unit, floor, smaller_is_better, low, high)


def rate(work: Work, seconds: float) -> float:
    """Return the units of work per second of processor time, measured for about this many seconds."""
    done = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds or not elapsed:
        done += work()
    return done / elapsed


def taking_turns(works: Mapping[str, Work], seconds: float, rounds: int) -> dict[str, list[float]]:
    """Return rates of works that take turns: one of each in every round, so that a slow moment slows all of them."""
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(rate(work, seconds))
    return rates


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process on one core, if the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def report(result: Report) -> Group:
    """Return all figures, to be printed by Rich; brackets hold quartiles."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("figure")
    for heading in ("value", "unit", "floor", ""):
        table.add_column(heading, justify="right" if heading in ("value", "floor") else "left", no_wrap=True)
    for figure in result.figures:
        table.add_row(figure.name, _value(figure), figure.unit, _floor(figure), _verdict(figure))
    return Group(table, Text("\n".join(result.notes)))


def _value(figure: Figure) -> str:
    if figure.low is None or figure.high is None:
        return number(figure.value)
    return f"{number(figure.value)} [{number(figure.low)}-{number(figure.high)}]"


def number(value: float) -> str:
    """Return a value with three significant digits."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _floor(figure: Figure) -> str:
    if figure.floor is None:
        return ""
    return ("≤ " if figure.smaller_is_better else "≥ ") + number(figure.floor)


def _verdict(figure: Figure) -> str:
    if figure.reaches is None:
        return ""
    return "✓" if figure.reaches else "missed"
