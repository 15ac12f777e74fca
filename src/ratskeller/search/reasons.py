"""Reasons: what makes one turn better than another, in the terms of an evaluation.

A search sees farther than the evaluation, so some terms may speak against what it found. They are no reasons: `reasons_for` and
`reasons_against` leave them out.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from ratskeller.core.position import Position

from .evaluator import Evaluator, Terms
from .turns import POINT, Candidate

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
    """Return the greatest reasons for and against a turn that is neither better nor worse than another."""
    return reasons(chosen, other, seat)[:MOST]


def reasons_for(chosen: Sequence[Terms], others: Iterable[Sequence[Terms]], seat: int) -> list[Reason]:
    """Return the greatest reasons for a turn that is better than some others: compared with the first that it has an advantage over."""
    found = (_speaking("yes", chosen, other, seat) for other in others)
    return next(filter(None, found), [])


def reasons_against(chosen: Sequence[Terms], better: Sequence[Terms], seat: int) -> list[Reason]:
    """Return the greatest reasons against a turn that is worse than another."""
    return _speaking("no", chosen, better, seat)


def _speaking(gains: Literal["yes", "no"], chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    return [reason for reason in reasons(chosen, other, seat) if reason.values.gains == gains][:MOST]


def alternatives_to(candidate: Candidate, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the other turns, best first, but first those with another first answer."""
    others = [other for other in candidates if other is not candidate]
    return sorted(others, key=lambda other: other.answers[0] == candidate.answers[0])


def reasons_for_best(
    position: Position, seat: int, candidates: Sequence[Candidate], weights: Sequence[int]
) -> list[Reason]:
    """Return what speaks for the best turn and against its alternatives, by an evaluation; [] without an alternative."""
    evaluator = Evaluator(position.game, weights)

    def terms_after(candidate: Candidate) -> list[Terms]:
        return evaluator.terms_after(position.state, candidate.answers, seat, seed=0)

    best = candidates[0]
    return reasons_for(terms_after(best), map(terms_after, alternatives_to(best, candidates)), seat)


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
