"""Tune weights by matches: every seat plays with weights of its own, drawn around the present ones, and a regression finds their effects.

One game tests all weights at once, so a few thousand games are enough for dozens of weights.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from ratskeller.search.player_weights import TABLE_OF_SETS, NewNumbers, Numbers, numbers_for, numbers_with

from .chunks import Floats

Path = tuple[str | int, ...]
"""Where a number is in an evaluation's file: keys of tables and indices of lists."""
NOT_TUNED = ("effort", "chances", "scales", "learned", "learned_players", TABLE_OF_SETS)
"""Tables that hold no weights, or that are fitted otherwise."""
STEP = 0.25
"""The standard deviation of a drawn weight, as a part of its value ..."""
LEAST_STEP = 0.5
"""... but at least this part of the mean step in its table or list."""
FARTHEST = 2.5
"""The most steps that a drawn weight lies from the present one."""
PULL = 20.0
MOST_STEPS = 1.5
"""The most steps that a weight is moved."""


@dataclass(frozen=True)
class Weight:
    """A weight: its place in the file, its value, and the step by which it is drawn."""

    path: Path
    value: int
    step: float

    @property
    def name(self) -> str:
        """The name, as in `cards.king`."""
        return ".".join(map(str, self.path))


def weights_in(content: Numbers) -> list[Weight]:
    """Return the weights of an evaluation's file, in its order."""
    groups: dict[Path, list[tuple[Path, int]]] = {}
    for path, value in _numbers({name: part for name, part in content.items() if name not in NOT_TUNED}, ()):
        groups.setdefault(path[:-1], []).append((path, value))
    return [weight for group in groups.values() for weight in _with_steps(group)]


def _numbers(part: Any, path: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(part, Mapping):
        for name, inner in part.items():
            yield from _numbers(inner, (*path, name))
    elif isinstance(part, list):
        for place, inner in enumerate(part):
            yield from _numbers(inner, (*path, place))
    else:
        yield path, int(part)


def _with_steps(group: Sequence[tuple[Path, int]]) -> list[Weight]:
    """Return weights with their steps: those of a table or list are alike, those at the top of a file are not."""
    alike = len(group[0][0]) > 1
    least = LEAST_STEP * STEP * float(np.mean([abs(value) for _, value in group])) if alike else 1.0
    return [Weight(path, value, max(STEP * abs(value), least)) for path, value in group]


def drawn(content: Numbers, weights: Sequence[Weight], rng: random.Random) -> tuple[NewNumbers, list[float]]:
    """Return a file's content with random weights, and how many steps each lies from the present one."""
    steps = [max(-FARTHEST, min(FARTHEST, rng.gauss(0, 1))) for _ in weights]
    return moved(content, weights, steps)


def moved(content: Numbers, weights: Sequence[Weight], steps: Sequence[float]) -> tuple[NewNumbers, list[float]]:
    """Return a file's content with weights moved by these steps, and the steps after rounding; no weight changes its sign."""
    found = deepcopy(dict(content))
    rounded = []
    for weight, step in zip(weights, steps, strict=True):
        value = round(weight.value + step * weight.step)
        if len(weight.path) == 1:
            value = max(1, value) if weight.value > 0 else value
        table: Any = found
        for part in weight.path[:-1]:
            table = table[part]
        table[weight.path[-1]] = value
        rounded.append((value - weight.value) / weight.step)
    return found, rounded


@dataclass(frozen=True)
class Effect:
    """The effect of a step of a weight in points of margin, and its standard error."""

    weight: Weight
    gain: float
    error: float

    @property
    def steps(self) -> float:
        """How far to move the weight: half as many steps as the gain has standard errors, if it has at least one."""
        sure = self.gain / self.error
        return 0.0 if abs(sure) < 1 else max(-MOST_STEPS, min(MOST_STEPS, sure / 2))


def effects(weights: Sequence[Weight], apart: Floats, margins: Floats, players: int) -> list[Effect]:
    """Return the effect of each weight.

    `apart`: by deal and seat, for each weight, how many steps it lay above the mean of the other seats; `margins`: by deal and seat, the
    mean margin to the best other seat.
    """
    inner = apart.T @ apart + PULL * np.eye(len(weights))
    gains = np.linalg.solve(inner, apart.T @ margins)
    # The margin of the last seat of a deal follows from the others and adds no information
    noise = float(np.var(margins - apart @ gains)) * players / (players - 1) if len(margins) else 0.0
    errors = np.sqrt(np.diag(np.linalg.inv(inner)) * noise)
    return [
        Effect(weight, float(gain), max(float(error), 1e-9))
        for weight, gain, error in zip(weights, gains, errors, strict=True)
    ]


def tuned(content: Numbers, found: Sequence[Effect], players: int | None = None) -> NewNumbers:
    """Return a file's content with weights moved as their effects suggest: the usual weights, or those for a number of `players`."""
    weights, steps = [effect.weight for effect in found], [effect.steps for effect in found]
    if players is None:
        return moved(content, weights, steps)[0]
    return numbers_for(content, players, moved(numbers_with(content, players), weights, steps)[0])
