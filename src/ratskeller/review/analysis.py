"""What a search finds in a position: chances to win, the turns it compared, and the reasons for each."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from ratskeller.core.position import Position
from ratskeller.search.evaluations import detail_questions, tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.reasons import Reason, alternatives_to, reasons_against, reasons_for, rounded
from ratskeller.search.thought import Thought, level_weights, search
from ratskeller.search.turns import (
    NO_TURN,
    Candidate,
    PlayedTurn,
    answer_numbers,
    had_choice,
    is_same_turn,
    question_names,
    turn_text,
)
from ratskeller.strength.mixture import level_playing

MOST_TURNS = 8
"""Most turns in an analysis."""


class Turn(msgspec.Struct, frozen=True):
    """A turn that the search compared: its answers, separated by `; `, and the question of each.

    `win` is the probability to win and `result` the expected lead in points, by seat.
    """

    answers: str
    questions: list[str]
    win: list[float]
    result: list[float]
    visits: int
    reasons: list[Reason]


class TakenTurn(msgspec.Struct, frozen=True):
    """The turn that the seat played.

    `place` is its place among the turns listed, from 0; null: the search had not considered it and tried it separately. `own` are the
    reasons of the bot that played it; empty if it was not a level.
    """

    place: int | None
    turn: Turn
    own: list[Reason]


class Interval(msgspec.Struct, frozen=True):
    """A mean over playouts, and its 95 % interval."""

    mean: float
    low: float
    high: float


class Outcome(msgspec.Struct, frozen=True):
    """How a position ends, by seat."""

    playouts: int
    win: list[Interval]
    """Chances to win; a victory of several is shared among them."""
    margin: list[Interval]
    """Points more than the best other seat."""
    losses: list[dict[str, Interval]]
    """What is lost until then, by cause; {} in a game that tells none apart."""


class Analysis(msgspec.Struct, frozen=True):
    """What a search found in a position, as `seat` knows it."""

    game: str
    seat: int
    asked: int | Literal["chance"] | None
    simulations: int
    played: TakenTurn | None = msgspec.field(name="taken")
    win: list[float]
    turns: list[Turn]


def analysing(position: Position, seat: int, seed: int, played: PlayedTurn = NO_TURN) -> Thought[Analysis]:
    """Return the analysis of a position that holds only what `seat` knows, and of the turn that was `played` there."""
    game = position.game.name
    if not isinstance(position.actor, int):
        asked: Literal["chance"] | None = None if position.over else "chance"
        evaluator = Evaluator(position.game, tuning(game).weights)
        return Analysis(game, seat, asked, 0, None, rounded(evaluator.win_chances(position.state, seat), 4), [])
    candidates = yield from search(position, seat)
    taken = yield from _analyse_played(position, seat, candidates, seed, played)
    return Analysis(
        game,
        seat,
        position.actor,
        sum(candidate.visits for candidate in candidates),
        taken,
        rounded(candidates[0].win, 4),
        describe_turns(position, seat, _listed(position, candidates)[:MOST_TURNS], seed),
    )


def _decided(position: Position, answers: Sequence[int]) -> list[int]:
    details = detail_questions(position.game.name)
    asked = zip(answers, question_names(position, answers), strict=True)
    return [answer for answer, question in asked if question not in details]


def _listed(position: Position, candidates: Sequence[Candidate]) -> list[Candidate]:
    decided = [_decided(position, candidate.answers) for candidate in candidates]
    return [candidate for i, candidate in enumerate(candidates) if decided[i] not in decided[:i]]


def describe_turns(position: Position, seat: int, candidates: Sequence[Candidate], seed: int) -> list[Turn]:
    said_of = _reasons(position, seat, candidates, seed)
    return [
        Turn(
            turn_text(position, candidate.answers),
            question_names(position, candidate.answers),
            rounded(candidate.win, 4),
            rounded(candidate.result, 2),
            candidate.visits,
            said_of(candidate),
        )
        for candidate in candidates
    ]


def _reasons(
    position: Position, seat: int, candidates: Sequence[Candidate], seed: int
) -> Callable[[Candidate], list[Reason]]:
    state, mover = position.state, int(position.actor or 0)
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)
    terms = {candidate: evaluator.terms_after(state, candidate.answers, seat, seed) for candidate in candidates}
    best = candidates[0]
    others = [terms[other] for other in alternatives_to(best, candidates)]

    def said_of(candidate: Candidate) -> list[Reason]:
        if candidate is best:
            # Where nothing sets the turns apart, what the turn brings is said
            return reasons_for(position, terms[best], [*others, evaluator.terms(state, seat)], mover)
        return reasons_against(position, terms[candidate], terms[best], mover)

    return said_of


def _analyse_played(
    position: Position,
    seat: int,
    candidates: Sequence[Candidate],
    seed: int,
    played: PlayedTurn,
) -> Thought[TakenTurn | None]:
    """Return the analysis of the turn that was played; None if there is none, or none that is legal as `seat` knows the position."""
    answers = answer_numbers(position, played.answers)
    if not answers or len(answers) < len(played.answers):
        return None
    same = next((it for it in candidates if is_same_turn(position, it.answers, answers)), None)
    (candidate,) = [same] if same else (yield from search(position, seat, answers))
    listed = _listed(position, candidates)
    decided = [_decided(position, it.answers) for it in listed]
    place = decided.index(_decided(position, same.answers)) if same else None
    # All turns are compared with the first of the list, and the first with the next
    is_best = same is candidates[0]
    turn = msgspec.structs.replace(
        describe_turns(position, seat, listed[:MOST_TURNS] if is_best else [candidates[0], candidate], seed)[
            not is_best
        ],
        answers="; ".join(played.answers),
        questions=question_names(position, answers),
    )
    weights = yield from _weights_of(played.bot, position)
    return TakenTurn(place, turn, _own_reasons(position, seat, candidate, candidates, seed, weights))


def _weights_of(bot: str, position: Position) -> Thought[Sequence[int]]:
    """Return the weights of the level that played in a position; [] for people and other bots."""
    if not bot:
        return []
    return (yield from level_weights(position.game.name, level_playing(bot, position.game, position.state)))


def _own_reasons(
    position: Position,
    seat: int,
    played: Candidate,
    candidates: Sequence[Candidate],
    seed: int,
    weights: Sequence[int],
) -> list[Reason]:
    """Return what speaks for a turn by the evaluation of the level that played it; [] without its weights, or without a choice.

    The turn is compared with the one that this level likes best of the others. If that says nothing, because they are much alike, it is
    compared with the position before it.
    """
    if not weights or not had_choice(position, played.answers):
        return []
    evaluator = Evaluator(position.game, weights)
    mover = int(position.actor or 0)
    terms = evaluator.terms_after(position.state, played.answers, seat, seed)
    alternatives = [
        evaluator.terms_after(position.state, other.answers, seat, seed)
        for other in candidates[:MOST_TURNS]
        if other.answers[0] != played.answers[0]
    ]
    if alternatives:
        alternatives = [max(alternatives, key=lambda other: _lead(other, mover))]
    return reasons_for(position, terms, [*alternatives, evaluator.terms(position.state, seat)], mover)


def _lead(terms: Sequence[Terms], seat: int) -> float:
    strengths = [sum(parts.values()) for parts in terms]
    return strengths[seat] - (sum(strengths) - strengths[seat]) / max(1, len(strengths) - 1)
