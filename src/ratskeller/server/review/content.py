"""What an analysis is asked for and finds, tried turns, and the content of reviews and attempts, wherever their judgements were made.

Nothing here does input or output.
"""

from collections.abc import Sequence
from math import isfinite
from typing import NamedTuple

import msgspec

from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.review.analysis import Analysis as FoundAnalysis
from ratskeller.review.game_review import ChanceCosts, Overview
from ratskeller.review.judgements import Decision, Judgement, decisions, in_doubt, turning_points
from ratskeller.search.memory import PLAN_LENGTH
from ratskeller.search.turns import NO_TURN, PlayedTurn, answers_played
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import Analysis, OwnJudgements, Review, ReviewState, Trial
from ratskeller.server.tables import moves
from ratskeller.server.tables.entry_log import entry_for
from ratskeller.server.tables.moments import Moment
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.schemas import Draft


def review_of(
    overview: Overview, done: Sequence[Judgement], state: ReviewState, since: int, costs: ChanceCosts | None
) -> Review:
    """Return a review as far as it is done, with the moments from number `since` on and those played out; `costs` once it is whole."""
    moments = game_review.moments(overview, done)
    return Review(
        length=overview.length,
        state=state,
        done=len(moments),
        of=len(overview.decisions),
        begin=overview.begin,
        doubts=in_doubt(done) if len(done) == len(overview.decisions) else [],
        moments=[it for it in moments if it.index >= since or it.loss],
        outline=game_review.outline(overview) if since == 0 else [],
        turning=[] if costs is None else turning_points(moments),
        seats=[] if costs is None else game_review.seat_summaries(overview, moments, costs),
    )


def is_whole(overview: Overview, done: Sequence[Judgement]) -> bool:
    return len(done) == len(overview.decisions) and not in_doubt(done)


def with_own(overview: Overview, stored: Sequence[Judgement], own: OwnJudgements) -> list[Judgement]:
    """Return the stored judgements of a game, and after them those that a viewer's own device has made.

    Raises `Problem` for judgements that can't be of this game, or leave a gap.
    """
    judged = overview.decisions[own.first : own.first + len(own.judgements)]
    has_no_gap = own.first <= len(stored) and len(judged) == len(own.judgements)
    if not has_no_gap or not all(
        _is_of(it, decision, overview.players) for it, decision in zip(own.judgements, judged, strict=True)
    ):
        raise Problem(422, "wrong-results", "These judgements don't belong to the decisions of this game.")
    merged = [*stored, *own.judgements[len(stored) - own.first :]]
    for place, judgement in enumerate(own.judgements, own.first):
        if merged[place].doubt and merged[place].loss is None:
            merged[place] = judgement
    return merged


def _is_of(judgement: Judgement, decision: Decision, players: int) -> bool:
    luck = [0.0] * players if judgement.luck is None else judgement.luck
    loss = () if judgement.loss is None else msgspec.structs.astuple(judgement.loss.win)
    numbers = [*judgement.win, *luck, judgement.doubt, *loss]
    is_sound = len(judgement.win) == len(luck) == players and all(map(isfinite, numbers))
    return is_sound and (judgement.seat, judgement.answers) == (decision.seat, "; ".join(decision.answers))


class AnalysedPosition(NamedTuple):
    """A position after `at` answers as a seat knows it, and the turn that was played there."""

    at: int
    seat: int
    position: Position
    played: PlayedTurn = NO_TURN


def analysed(table: OpenTable, moment: Moment, position: Position) -> AnalysedPosition:
    at, seat = moment.at, moment.seat
    assert seat is not None, "an analysis is for a seat"
    bot = table.seats[position.actor].bot if isinstance(position.actor, int) else None
    return AnalysedPosition(at, seat, position.redeal(seat), PlayedTurn(answers_played(moment.whole, at), bot or ""))


def analysis_of(at: int, found: FoundAnalysis) -> Analysis:
    return Analysis(at, found.seat, found.asked, found.simulations, found.win, found.turns, found.played)


class TriedTurn(NamedTuple):
    """Another turn of the seat that decided, in the position as the seat knew it, with the best turn and the one that was played."""

    position: Position
    seat: int
    tried: tuple[str, ...]
    best: tuple[str, ...]
    played: tuple[str, ...]


def tried_turn(
    record: Position, done: Sequence[Judgement], at: int, answers: tuple[str, ...], best: tuple[str, ...] = ()
) -> TriedTurn:
    """Return other answers of the seat that decided after `at` answers of a finished game, beside the best ones, by default of the review.

    Raises `Problem` for answers that are illegal or no whole turn, or if the decision has not been reviewed yet and nothing is called best.
    """
    index, decision = decision_at(record, at)
    if not best and index >= len(done):
        raise Problem(409, "not-reviewed", "This decision has not been reviewed yet.")
    before = record.back_to(at)
    for turn in (answers, best) if best else (answers,):
        if not tried(before.copy(), turn).done:
            raise Problem(422, "illegal-answer", "This is not the whole turn: more is asked.", answer="; ".join(turn))
    best = best or tuple(done[index].best.split("; "))
    return TriedTurn(before.redeal(decision.seat), decision.seat, answers, best, decision.answers)


def tried(position: Position, answers: Sequence[str]) -> Trial:
    """Return what the seat that is asked sees after it has given these answers in a position, which is changed.

    Raises `Problem` for an illegal answer, or where no seat is asked.
    """
    seat, at = position.actor, len(position.answers)
    if not isinstance(seat, int):
        raise no_decision(at)
    entries = moves.play_answers(position, seat, answers, at)
    return Trial(
        at=at,
        seat=seat,
        length=len(position.answers),
        view=position.view(seat),
        draft=[Draft(entry.answer or "", entry.length - 1) for entry in entries],
        entries=[entry_for(entry, position.game.name, seat) for entry in entries],
        done=position.actor != seat or len(entries) >= PLAN_LENGTH,
    )


def decision_at(record: Position, at: int) -> tuple[int, Decision]:
    """Return the decision that began after so many answers, and its number. Raises `Problem` if none began there."""
    for index, decision in enumerate(decisions(record)):
        if decision.at == at:
            return index, decision
    raise no_decision(at)


def no_decision(at: int) -> Problem:
    return Problem(422, "no-position", f"at: nobody had a decision to make after {at} answers.")


def answers_of(line: str) -> tuple[str, ...]:
    return tuple(text.strip() for text in line.split(";")) if line else ()
