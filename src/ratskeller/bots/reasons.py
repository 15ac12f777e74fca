"""Reasons: what sets one position apart from another, in the terms of which an evaluation makes up the strengths of seats."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ratskeller.search.evaluator import Terms
from ratskeller.search.tree_search import POINT

MOST = 3
"""Reasons that are told: more are not read."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a position, or against it.

    `id`: a message of the evaluation's words (`evaluations.package_of`). `values`: what the message needs: `gains`, "yes" if it speaks for
    the position and "no" if against it, and `amount`, so many points of the game, with one decimal.
    """

    id: str
    values: dict[str, str | float]


def reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return what speaks for one position and against another in the eyes of a seat, the weightiest first; what rounds to 0 is left out.

    What happens to the other seats counts with its mean, and for the seat where it happens against them.
    """
    rivals = [number for number in range(len(chosen)) if number != seat]
    found: list[tuple[float, str]] = []
    for name in chosen[seat]:
        found.append(((chosen[seat][name] - other[seat][name]) / POINT, f"reason-{name}"))
        lost = sum(other[rival][name] - chosen[rival][name] for rival in rivals) / POINT
        found.append((lost / len(rivals), f"reason-{name}.others"))
    told = [(round(amount, 1), name) for amount, name in found]
    told.sort(key=lambda entry: -abs(entry[0]))
    return [
        Reason(name, {"gains": "yes" if amount > 0 else "no", "amount": abs(amount)}) for amount, name in told if amount
    ]


def main_reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[dict[str, Any]]:
    """Return the weightiest of them, JSON-ready."""
    told: list[dict[str, Any]] = msgspec.to_builtins(reasons(chosen, other, seat)[:MOST])
    return told
