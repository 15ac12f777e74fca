"""Reasons: what makes one turn better than another, in the terms of an evaluation."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ratskeller.search.candidate import POINT, Candidate
from ratskeller.search.evaluator import Terms

MOST = 3
"""Most reasons to show: nobody reads more."""


class ReasonValues(msgspec.Struct, frozen=True):
    """Whether a reason speaks for the turn (`yes`) or against it, and how many points of the game it is worth, with one decimal."""

    gains: Literal["yes", "no"]
    amount: float


class Reason(msgspec.Struct, frozen=True):
    """A reason for or against a turn: the id of a message of the evaluation's words (`evaluations.package_of`), and its values."""

    id: str
    values: ReasonValues


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
        Reason(name, ReasonValues("yes" if amount > 0 else "no", abs(amount))) for amount, name in rounded if amount
    ]


def main_reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return the greatest of these reasons."""
    return reasons(chosen, other, seat)[:MOST]


def alternative_to(candidate: Candidate, candidates: Sequence[Candidate]) -> Candidate | None:
    """Return the best turn with another first answer, or else the best other turn; None if there is no other."""
    others = [other for other in candidates if other is not candidate]
    return next((other for other in others if other.answers[0] != candidate.answers[0]), others[0] if others else None)


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    """Return numbers rounded to some digits."""
    return [round(number, digits) for number in numbers]
