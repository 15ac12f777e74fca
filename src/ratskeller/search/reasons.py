"""Reasons: what makes one turn better than another, in the terms of an evaluation.

A search sees farther than the evaluation, so some terms may speak against what it found. They are no reasons: `reasons_for` and
`reasons_against` leave them out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from ratskeller.core.position import Position

from .evaluations import least_reason, place_names
from .evaluator import PLACED, Evaluator, Terms
from .turns import POINT, Candidate

MOST = 3
"""Most reasons to show: nobody reads more."""


class ReasonValues(msgspec.Struct, frozen=True):
    """Whether a reason speaks for the turn (`yes`) or against it, and how many points of the game it is worth, with one decimal.

    `place` is the id of the message that names where, empty for the whole board.
    """

    gains: Literal["yes", "no"]
    amount: float
    place: str = ""


class Reason(msgspec.Struct, frozen=True):
    """A reason for or against a turn: the id of a message of the evaluation's words (`evaluations.package_of`), and its values."""

    id: str
    values: ReasonValues


def reasons(position: Position, chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return what speaks for one turn and against another for a seat, the greatest first, without those too small to be worth a word.

    Terms of the other seats count with their mean, and against them.
    """
    rivals = [number for number in range(len(chosen)) if number != seat]
    own: dict[str, float] = {}
    others: dict[str, float] = {}
    for name in chosen[seat]:
        own[name] = (chosen[seat][name] - other[seat][name]) / POINT
        others[name] = sum(other[rival][name] - chosen[rival][name] for rival in rivals) / POINT / len(rivals)
    names = place_names(position.game.name, position.options)
    found = [*_by_term(own, "", "in", names), *_by_term(others, "others", "others-in", names)]
    least = least_reason(position.game.name)
    found.sort(key=lambda reason: -reason.values.amount)
    return [reason for reason in found if reason.values.amount >= least]


def _by_term(changes: Mapping[str, float], whole: str, placed: str, names: Sequence[str]) -> Iterator[Reason]:
    """Yield a reason for each term: of its parts the greatest alone, where that is half of the change or more."""
    terms: dict[str, dict[str, float]] = defaultdict(dict)
    for name, change in changes.items():
        term, _, place = name.partition(PLACED)
        terms[term][place] = change
    for term, parts in terms.items():
        change = sum(parts.values())
        sign = 1 if change > 0 else -1
        place = max(parts, key=lambda it: sign * parts[it])
        is_there = place and 2 * sign * parts[place] >= sign * change
        amount = round(sign * (parts[place] if is_there else change), 1)
        kind = placed if is_there else whole
        yield Reason(
            f"reason-{term}.{kind}" if kind else f"reason-{term}",
            ReasonValues("yes" if sign > 0 else "no", amount, names[int(place)] if is_there else ""),
        )


def main_reasons(position: Position, chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return the greatest reasons for and against a turn that is neither better nor worse than another."""
    return reasons(position, chosen, other, seat)[:MOST]


def reasons_for(
    position: Position, chosen: Sequence[Terms], others: Iterable[Sequence[Terms]], seat: int
) -> list[Reason]:
    """Return the greatest reasons for a turn that is better than some others: compared with the first that it has an advantage over."""
    found = (_speaking("yes", position, chosen, other, seat) for other in others)
    return next(filter(None, found), [])


def reasons_against(position: Position, chosen: Sequence[Terms], better: Sequence[Terms], seat: int) -> list[Reason]:
    """Return the greatest reasons against a turn that is worse than another."""
    return _speaking("no", position, chosen, better, seat)


def _speaking(
    gains: Literal["yes", "no"], position: Position, chosen: Sequence[Terms], other: Sequence[Terms], seat: int
) -> list[Reason]:
    return [reason for reason in reasons(position, chosen, other, seat) if reason.values.gains == gains][:MOST]


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
    return reasons_for(position, terms_after(best), map(terms_after, alternatives_to(best, candidates)), seat)


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
