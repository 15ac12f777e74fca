"""What a turn was chosen for: in which parts of the evaluation it differs most from another one.

A reason is a message for people, by its id, and values that the message is filled in with. The words of a game name each `term`, in the
message that is called `term-` and the term.
"""

from typing import Any

from .judging import Terms

MOST_REASONS = 3
LEAST_POINTS = 0.05
"""A difference in points of the game that is worth telling."""

Reason = dict[str, Any]


def reasons(chosen: Terms, other: Terms, seat: int) -> list[Reason]:
    """Return what a turn does for a seat beside another turn, the most important first.

    What a turn takes from the best of the others counts as what it brings to oneself.
    """
    found: list[tuple[float, Reason]] = []
    for term, own in chosen.items():
        before = other[term]
        found.append(_reason("own", term, own[seat] - before[seat]))
        gains = [own[rival] - before[rival] for rival in range(len(own)) if rival != seat]
        if gains:
            # The rival for whom it makes the greatest difference
            gain = max(gains, key=abs)
            found.append(_reason("others", term, -gain))
    found = [each for each in found if abs(each[0]) >= LEAST_POINTS]
    found.sort(key=lambda each: -abs(each[0]))
    return [reason for _, reason in found[:MOST_REASONS]]


def _reason(whose: str, term: str, points: float) -> tuple[float, Reason]:
    kind = "gain" if points > 0 else "loss"
    values = {"term": term, "points": round(abs(points), 1)}
    return points, {"id": f"reason-{whose}-{kind}", "values": values}
