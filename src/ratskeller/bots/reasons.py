"""Reasons: what makes one turn better than another, in the terms of an evaluation."""

from collections.abc import Sequence

import msgspec

from ratskeller.search.evaluator import Terms
from ratskeller.search.tree_search import POINT

MOST = 3
"""Most reasons to show: nobody reads more."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a turn, or against it.

    `id`: a message of the evaluation's words (`evaluations.package_of`). `values`: what the message needs: `gains`, "yes" if it speaks for
    the turn and "no" if against it, and `amount` in points of the game, with one decimal.
    """

    id: str
    values: dict[str, str | float]


def reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return what speaks for one turn and against another for a seat, the greatest first, without those that round to 0.

    Terms of the other seats count with their mean, and against them.
    """
    rivals = [number for number in range(len(chosen)) if number != seat]
    differences: list[tuple[float, str]] = []
    for name in chosen[seat]:
        differences.append(((chosen[seat][name] - other[seat][name]) / POINT, f"reason-{name}"))
        lost = sum(other[rival][name] - chosen[rival][name] for rival in rivals) / POINT
        differences.append((lost / len(rivals), f"reason-{name}.others"))
    rounded = [(round(amount, 1), name) for amount, name in differences]
    rounded.sort(key=lambda entry: -abs(entry[0]))
    return [
        Reason(name, {"gains": "yes" if amount > 0 else "no", "amount": abs(amount)})
        for amount, name in rounded
        if amount
    ]


def main_reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return the greatest of these reasons."""
    return reasons(chosen, other, seat)[:MOST]
