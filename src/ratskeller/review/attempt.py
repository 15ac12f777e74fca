"""Attempts at a better turn than the one that a seat played: a mistake as a question, and what its answer is worth."""

from collections.abc import Sequence

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.reasons import Reason, reasons_for
from ratskeller.search.thought import Thought
from ratskeller.search.turns import answer_numbers, is_same_turn, question_names

from .comparison import comparing


class Attempt(msgspec.Struct, frozen=True):
    """What a tried turn is worth beside the best one and the one that was played.

    `lost` is the probability to win that it gives away against the best turn for sure. `is_good`: that is nothing, and the turn is the best
    one or gains over the one that was played.
    `better` is the tried turn if it is good, else the best one, with the questions of its answers; `gained` is what it wins over the turn
    that was played, and `reasons` say why.
    """

    is_good: bool
    lost: float
    gained: float
    better: str
    questions: list[str]
    reasons: list[Reason]


def judging_attempt(
    position: Position, seat: int, tried: Sequence[str], best: Sequence[str], played: Sequence[str], seed: int
) -> Thought[Attempt]:
    """Return what a turn of a seat is worth in a position as it knew it, by the same comparisons as the review of the game.

    Errors: BadArgument for a turn that is not legal.
    """
    turns = [_numbers(position, answers) for answers in (tried, best, played)]
    tried_turn, best_turn, played_turn = turns
    is_best, is_played = (is_same_turn(position, tried_turn, turn) for turn in (best_turn, played_turn))
    missed = None if is_best else (yield from comparing(position, seat, best_turn, tried_turn))
    lost = missed.win if missed is not None and missed.is_better else 0.0
    can_be_good = not lost and not is_played
    gained = (yield from comparing(position, seat, tried_turn if can_be_good else best_turn, played_turn)).win
    is_good = can_be_good and (is_best or gained > 0)
    if can_be_good and not is_good and missed is not None:
        # On the same luck: what the best turn gains over the tried one, and that over the one that was played
        gained += missed.win
    better = 0 if is_good else 1
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)
    terms = [evaluator.terms_after(position.state, turns[it], seat, seed) for it in (better, 2)]
    return Attempt(
        is_good=is_good,
        lost=round(lost, 4),
        gained=round(gained, 4),
        better="; ".join((tried, best)[better]),
        questions=question_names(position, turns[better]),
        reasons=reasons_for(terms[0], terms[1:], seat),
    )


def _numbers(position: Position, answers: Sequence[str]) -> list[int]:
    numbers = answer_numbers(position, answers)
    if not numbers or len(numbers) < len(answers):
        raise BadArgument(f"answers: {'; '.join(answers)!r} is no legal turn")
    return numbers
