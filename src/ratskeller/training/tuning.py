"""Tuning weights by matches: all seats play with weights of their own, drawn around the present ones, and a regression tells what paid.

One game says something about all weights at once, so that a few thousand games weigh dozens of them.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.search.player_weights import TABLE_OF_SETS, numbers_for, numbers_with

Place = tuple[str | int, ...]
"""Where a number stands in an evaluation's file: keys of tables, and places in lists."""
LEFT_ALONE = ("effort", "chances", "scales", "learned", "learned_players", TABLE_OF_SETS)
"""What is no weight, or is fitted otherwise."""
STEP = 0.25
"""A weight is drawn with this part of itself as standard deviation ..."""
LEAST_STEP = 0.5
"""... and at least this part of the mean step of those that stand in the same table or list."""
FARTHEST = 2.5
"""Steps away from the present weight that are drawn at most."""
PULL = 20.0
MOST_STEPS = 1.5
"""Steps that a weight is moved at most."""


@dataclass(frozen=True)
class Weight:
    """A weight: where it stands, what it is, and the step by which it is drawn."""

    path: Place
    value: int
    step: float

    @property
    def name(self) -> str:
        """What it is called."""
        return ".".join(map(str, self.path))


def weights_in(content: Mapping[str, Any]) -> list[Weight]:
    """Return the weights of an evaluation's file, in its order."""
    groups: dict[Place, list[tuple[Place, int]]] = {}
    for path, value in _numbers({name: part for name, part in content.items() if name not in LEFT_ALONE}, ()):
        groups.setdefault(path[:-1], []).append((path, value))
    return [weight for group in groups.values() for weight in _with_steps(group)]


def _numbers(part: Any, path: Place) -> Iterator[tuple[Place, int]]:
    if isinstance(part, Mapping):
        for name, inner in part.items():
            yield from _numbers(inner, (*path, name))
    elif isinstance(part, list):
        for place, inner in enumerate(part):
            yield from _numbers(inner, (*path, place))
    else:
        yield path, int(part)


def _with_steps(group: Sequence[tuple[Place, int]]) -> list[Weight]:
    """Weights of a table or list are alike, but those at the top of a file are not: there each goes by itself."""
    alike = len(group[0][0]) > 1
    least = LEAST_STEP * STEP * float(np.mean([abs(value) for _, value in group])) if alike else 1.0
    return [Weight(path, value, max(STEP * abs(value), least)) for path, value in group]


def drawn(
    content: Mapping[str, Any], weights: Sequence[Weight], rng: random.Random
) -> tuple[dict[str, Any], list[float]]:
    """Return a file's content with weights drawn at random, and how many steps each lies from the present one."""
    steps = [max(-FARTHEST, min(FARTHEST, rng.gauss(0, 1))) for _ in weights]
    return moved(content, weights, steps)


def moved(
    content: Mapping[str, Any], weights: Sequence[Weight], steps: Sequence[float]
) -> tuple[dict[str, Any], list[float]]:
    """Return a file's content with weights moved by so many steps, and by how many they are once rounded; none changes its sign."""
    found = deepcopy(dict(content))
    taken = []
    for weight, step in zip(weights, steps, strict=True):
        value = round(weight.value + step * weight.step)
        if len(weight.path) == 1:
            value = max(1, value) if weight.value > 0 else value
        place: Any = found
        for part in weight.path[:-1]:
            place = place[part]
        place[weight.path[-1]] = value
        taken.append((value - weight.value) / weight.step)
    return found, taken


@dataclass(frozen=True)
class Effect:
    """What a step of a weight is worth: points of margin, and the standard error."""

    weight: Weight
    gain: float
    error: float

    @property
    def steps(self) -> float:
        """How far it should be moved: half as many steps as the gain has standard errors, if it has one."""
        sure = self.gain / self.error
        return 0.0 if abs(sure) < 1 else max(-MOST_STEPS, min(MOST_STEPS, sure / 2))


def effects(
    weights: Sequence[Weight], apart: NDArray[np.float64], margins: NDArray[np.float64], players: int
) -> list[Effect]:
    """Return the effect of each weight.

    `apart`: by deal and seat, for each weight, how many steps the seat's lay above the mean of the others'; `margins`: by deal and seat, by
    how many points it was ahead of the best other one in the mean.
    """
    inner = apart.T @ apart + PULL * np.eye(len(weights))
    gains = np.linalg.solve(inner, apart.T @ margins)
    # Of the seats of a deal the last one's margin follows from the others': it tells nothing more
    noise = float(np.var(margins - apart @ gains)) * players / (players - 1) if len(margins) else 0.0
    errors = np.sqrt(np.diag(np.linalg.inv(inner)) * noise)
    return [
        Effect(weight, float(gain), max(float(error), 1e-9))
        for weight, gain, error in zip(weights, gains, errors, strict=True)
    ]


def tuned(content: Mapping[str, Any], found: Sequence[Effect], players: int | None = None) -> dict[str, Any]:
    """Return a file's content with its weights moved by what their effects suggest: the usual ones, or those for so many `players`."""
    weights, steps = [effect.weight for effect in found], [effect.steps for effect in found]
    if players is None:
        return moved(content, weights, steps)[0]
    return numbers_for(content, players, moved(numbers_with(content, players), weights, steps)[0])
