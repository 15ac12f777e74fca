"""Probabilities of all outcomes of a chain of chances."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import lcm
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def outcomes(beginning: N, following: Callable[[N], Mapping[N, int]]) -> dict[N, Fraction]:
    """Return the probability of every end, in fractions that add up to 1.

    `following` returns what can come after a node, with weights proportional to the probabilities; nothing comes after an end. A node that
    is reached in several ways after the same number of steps is followed once.
    """
    ends: defaultdict[N, Fraction] = defaultdict(Fraction)
    now, whole = {beginning: 1}, 1
    while now:
        steps = {node: following(node) for node in now}
        # Integers over a common denominator: reducing every fraction would take longer than all the rest
        part = lcm(*(sum(weights.values()) for weights in steps.values() if weights))
        then: defaultdict[N, int] = defaultdict(int)
        for node, weights in steps.items():
            if not weights:
                ends[node] += Fraction(now[node], whole)
                continue
            share = now[node] * (part // sum(weights.values()))
            for after, weight in weights.items():
                then[after] += share * weight
        now, whole = then, whole * part
    return dict(ends)


def chances_of_each(ends: Mapping[tuple[int, ...], Fraction], place: int) -> list[Fraction]:
    """Return the probabilities that the number at an index of the ends is 0, 1, 2 … up to its maximum."""
    found = [Fraction(0)] * (1 + max(end[place] for end in ends))
    for end, chance in ends.items():
        found[end[place]] += chance
    return found
