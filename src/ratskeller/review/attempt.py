"""Attempts at a better turn than the one that a seat played: a mistake as a question, and what its answer is worth."""

from collections.abc import Sequence

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator

from .played_turn import answer_numbers, is_same_turn, question_names
from .reasons import Reason, main_reasons
from .thought import Thought, search

MISTAKE = 0.02
"""Chance to win that makes a decision a mistake if it is given away."""


class Attempt(msgspec.Struct, frozen=True):
    """What a tried turn is worth beside the best one and the one that was played.

    `lost` is the probability to win that it gives away against the best turn. `is_good`: that is no mistake, and it is not what was played.
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
    """Return what a turn of a seat is worth in a position as it knew it, by the same search as the review of the game.

    Each of the three turns is searched by itself, on the same luck. Errors: BadArgument for a turn that is not legal.
    """
    turns = [_numbers(position, answers) for answers in (tried, best, played)]
    found = []
    for turn in turns:
        found += yield from search(position, seat, turn)
    wins = [candidate.win[seat] for candidate in found]
    lost = max(0.0, wins[1] - wins[0])
    is_good = lost < MISTAKE and not is_same_turn(position, turns[0], turns[2])
    better = 0 if is_good else 1
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)
    terms = [evaluator.terms_after(position.state, found[it].answers, seat, seed) for it in (better, 2)]
    return Attempt(
        is_good=is_good,
        lost=round(lost, 4),
        gained=round(wins[better] - wins[2], 4),
        better="; ".join((tried, best)[better]),
        questions=question_names(position, turns[better]),
        reasons=main_reasons(terms[0], terms[1], seat),
    )


def _numbers(position: Position, answers: Sequence[str]) -> list[int]:
    numbers = answer_numbers(position, answers)
    if not numbers or len(numbers) < len(answers):
        raise BadArgument(f"answers: {'; '.join(answers)!r} is no legal turn")
    return numbers
