"""A game played, annotated: what every decision gave away, what luck chance brought, and where the game turned.

Every decision is judged by what its seat knew then; a turn that was played is searched as long as the turn that would have been best.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ratskeller.core.position import Position
from ratskeller.search.buffers import PLAN_LENGTH
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.tree_search import Candidate

from .analysis import Report, Search, another_kind, line_of, lines_of, rounded
from .choosing import questions
from .luck import luck_after
from .played_turn import leads_alike, numbers
from .reasons import main_reasons

TURNING = 0.1
"""Change of a chance to win from which on a decision or a reveal is a turning point."""
MOST_TURNING_POINTS = 6
NOTES = 2
"""Raised when notes hold something else than before: those that are kept somewhere are made anew."""


def decisions_of(record: Position) -> list[tuple[int, int]]:
    """Return where in a record a seat began to answer, and where it had answered: after that chance or another seat was asked."""
    actors = record.actors
    found: list[tuple[int, int]] = []
    for place, actor in enumerate(actors):
        if actor == "chance":
            continue
        if found and found[-1][1] == place and actors[place - 1] == actor and place - found[-1][0] < PLAN_LENGTH:
            found[-1] = (found[-1][0], place + 1)
        else:
            found.append((place, place + 1))
    return found


def annotate(record: Position, search: Search) -> Iterator[Report]:
    """Yield a note for every decision of a record, in order: `at` (answers before it), `count` (of its own), and what `judged` says."""
    for it in decided(record):
        found = judged(it.known, it.seat, it.answers, it.then, search)
        yield {"at": it.at, "count": len(it.answers)} | found


@dataclass(frozen=True)
class Decided:
    """A decision of a record, `at` so many answers: the position as its seat knew it, what it answered, and what chance made of that."""

    at: int
    seat: int
    answers: tuple[str, ...]
    known: Position
    then: Position


def decided(record: Position) -> Iterator[Decided]:
    """Yield every decision of a record, in order."""
    walk, every = record.back_to(0), decisions_of(record)
    for (begin, end), then in zip(every, [*(begin for begin, _ in every[1:]), len(record.answers)], strict=True):
        seat = record.actors[begin]
        assert isinstance(seat, int), "only seats decide"
        go_to(walk, record, begin)
        known = walk.redeal(seat)
        go_to(walk, record, then)
        yield Decided(begin, seat, tuple(record.answers[begin:end]), known, walk.redeal(seat))


def turning_points(notes: Sequence[Report]) -> list[Report]:
    """Return where chances to win changed most, in order of play.

    A point holds `at`, its `kind`, the `seat` that gave something away (`decision`) or was lucky (`luck`), and the `change` of its
    chance.
    """
    found: list[Report] = []
    for note in notes:
        found.append({"at": note["at"], "kind": "decision", "seat": note["seat"], "change": -note["regret"]["win"]})
        if (luck := note["luck"]) is not None:
            at = note["at"] + note["count"]
            found.append({"at": at, "kind": "luck", "seat": luck.index(max(luck)), "change": max(luck)})
    found = [point for point in found if abs(point["change"]) >= TURNING]
    found = sorted(found, key=lambda point: -abs(point["change"]))[:MOST_TURNING_POINTS]
    return sorted(found, key=lambda point: point["at"])


def go_to(walk: Position, record: Position, to: int) -> None:
    """Play a position on to the first `to` answers of the record that it comes from."""
    for answer in record.answers[len(walk.answers) : to]:
        walk.play(answer)


def judged(known: Position, seat: int, answers: Sequence[str], then: Position, search: Search) -> Report:
    """Return what a search says of a decision, in a position as its seat knew it; `then` is what chance made of it, as it knew that.

    That is `seat`, `answers`, `best` (the answers of the best turn, the same where nothing was better), to which `questions` and
    `best_questions` both are given, `win` (the chance to win by seat with what was played), `regret` (`win` and `result` that the seat gave
    away), `reasons` for what was played, and `luck` by seat: what chance brought then beyond what was to be expected, None where it was not
    asked.
    """
    played = numbers(known.game, known.options, known.state, answers)
    lines = lines_of(known, seat, search)
    same = next((line for line in lines if leads_alike(known, line.answers, played)), None)
    # Less was tried of what looked worse, and what looked best of many was lucky: each is tried by itself, on the same luck
    chosen = lines_of(known, seat, search, only=played)[0]
    best = chosen if same is lines[0] else lines_of(known, seat, search, only=lines[0].answers)[0]
    if chosen.win[seat] >= best.win[seat]:
        best = chosen
    text = "; ".join(answers)
    regret = {
        "win": round(best.win[seat] - chosen.win[seat], 4),
        "result": round(max(0.0, best.result[seat] - chosen.result[seat]), 2),
    }
    luck = luck_after(known, seat, played, then, search.seed, search.is_compiled)
    return {
        "seat": seat,
        "answers": text,
        "questions": questions(known.game, known.state, played),
        "best": text if chosen is best else line_of(known.game, known, best.answers),
        "best_questions": questions(known.game, known.state, played if chosen is best else list(best.answers)),
        "win": rounded(chosen.win, 4),
        "regret": regret,
        "reasons": _reasons(known, seat, chosen, [chosen, *(line for line in lines if line is not same)], search.seed),
        "luck": None if luck is None else rounded(luck, 4),
    }


def _reasons(
    known: Position, seat: int, chosen: Candidate, lines: Sequence[Candidate], seed: int
) -> list[dict[str, Any]]:
    other = another_kind(chosen, lines)
    if other is None:
        return []
    judge = Evaluator(known.game, tuning(known.game.name).weights)
    first, second = (judge.terms_after(known.state, line.answers, seat, seed) for line in (chosen, other))
    return main_reasons(first, second, seat)
