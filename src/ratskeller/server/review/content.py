"""The content of a review and of an attempt, from judgements, wherever they were made. Nothing here does input or output."""

from collections.abc import Sequence
from typing import NamedTuple

from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.review.annotation import Judgement, turning_points
from ratskeller.review.game_review import ChanceCosts, Overview
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import Review, ReviewState
from ratskeller.server.review.trials import decision_at, tried


def review_of(
    overview: Overview, done: Sequence[Judgement], state: ReviewState, since: int, costs: ChanceCosts | None
) -> Review:
    """Return a review as far as it is done, with the moments from number `since` on; `costs` once it is whole."""
    moments = game_review.moments(overview, done)
    return Review(
        length=overview.length,
        state=state,
        done=len(moments),
        of=len(overview.decisions),
        begin=overview.begin,
        moments=moments[since:],
        outline=game_review.outline(overview) if since == 0 else [],
        turning=[] if costs is None else turning_points(moments),
        seats=[] if costs is None else game_review.seat_summaries(overview, moments, costs),
    )


class TriedTurn(NamedTuple):
    """Another turn of the seat that decided, in the position as the seat knew it, with the best turn and the one that was played."""

    position: Position
    seat: int
    tried: tuple[str, ...]
    best: tuple[str, ...]
    played: tuple[str, ...]


def tried_turn(record: Position, done: Sequence[Judgement], at: int, answers: tuple[str, ...]) -> TriedTurn:
    """Return other answers of the seat that decided after `at` answers of a finished game, with what the review found there.

    Raises `Problem` for answers that are illegal or no whole turn, or if the decision has not been reviewed yet.
    """
    index, decision = decision_at(record, at)
    if index >= len(done):
        raise Problem(409, "no-analysis", "This decision has not been reviewed yet.")
    before = record.back_to(at)
    if not tried(before.copy(), answers).done:
        raise Problem(422, "illegal-answer", "This is not the whole turn: more is asked.", answer="; ".join(answers))
    best = tuple(done[index].best.split("; "))
    return TriedTurn(before.redeal(decision.seat), decision.seat, answers, best, decision.answers)
