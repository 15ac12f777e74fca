"""The chances of all ends that chance can lead to."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import lcm
from typing import TypeVar

N = TypeVar("N", bound=Hashable)


def outcomes(beginning: N, following: Callable[[N], Mapping[N, int]]) -> dict[N, Fraction]:
    """Return the chance of every end, in fractions that add up to 1.

    `following` tells what can come after something, with weights in proportion to the chances; nothing comes after an end. What comes
    about in several ways after as many steps is followed once.
    """
    ends: defaultdict[N, Fraction] = defaultdict(Fraction)
    now, whole = {beginning: 1}, 1
    while now:
        steps = {node: following(node) for node in now}
        # Whole parts of a common whole: to shorten every fraction on the way would take longer than all the rest
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
    """Return the chances that the number at a place is 0, 1, 2 … up to the greatest that it can be."""
    found = [Fraction(0)] * (1 + max(end[place] for end in ends))
    for end, chance in ends.items():
        found[end[place]] += chance
    return found
