"""Comparisons of two turns of a seat, on luck that the search that found them did not see: is the better one really better?

A search that compares many turns overrates its best one, and its simulations end after a few turns, where an evaluation judges. So both
turns are tried again in several looks. In each look both have the same luck, which differs from look to look: the differences show how
large their error is. If one turn is clearly better so, a second opinion must agree: simulations that end with the game.

An attempt at a better turn than the one that was played, a mistake as a question, is judged by the same comparisons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.reasons import Reason, reasons_for
from ratskeller.search.thought import Thought, TurnSearch, searches
from ratskeller.search.turns import Candidate, answer_numbers, is_same_turn, question_names

MISTAKE = 0.02
"""Chance to win that makes a decision a mistake if it is given away."""
LOOKS = 12
"""Most looks at two turns. Together they have as many simulations for each turn as one search has."""
MOST_SHORT = 8
"""Most of them whose simulations end after a few turns."""
LEAST = 4
"""Fewer looks say nothing about their error."""
CLEAR = 3.0
"""Standard errors from 0 from which a difference is real. Few looks need more than the usual two."""
WHOLE = 100
"""Turns of a simulation that ends with the game, or where it has no more room."""


@dataclass(frozen=True)
class Look:
    """Two turns on the same luck."""

    first: Candidate
    second: Candidate

    def gained(self, seat: int) -> float:
        return self.first.win[seat] - self.second.win[seat]


@dataclass(frozen=True)
class Comparison:
    """What looks at two turns of a seat found: the gain of the first over the second in chance to win and in lead.

    `is_better`: the first turn holds up as the better one. Otherwise they are about equal, or the second is better.
    """

    seat: int
    looks: Sequence[Look]
    is_better: bool

    @property
    def win(self) -> float:
        """Gain of the first turn in chance to win."""
        return _mean([look.gained(self.seat) for look in self.looks])

    @property
    def result(self) -> float:
        """Gain of the first turn in points of lead."""
        return _mean([look.first.result[self.seat] - look.second.result[self.seat] for look in self.looks])

    @property
    def second_win(self) -> list[float]:
        return [_mean(chances) for chances in zip(*(look.second.win for look in self.looks), strict=True)]


def comparing(
    position: Position, seat: int, first: Sequence[int], second: Sequence[int], looks: int = LOOKS
) -> Thought[Comparison]:
    """Return whether the first turn is better than the second, after at most so many looks."""

    def look_on(before: int, most: int, turns: int = 0) -> Thought[list[Look]]:
        """Look until more looks would change nothing, at most `most` times; so many looks were `before` these."""
        found: list[Look] = []
        while len(found) < most and not _is_settled(found, seat):
            # The first ones say nothing without each other
            count = min(max(1, LEAST - len(found)), most - len(found))
            numbers = range(before + len(found) + 1, before + len(found) + count + 1)
            asked = [
                TurnSearch(position, seat, tuple(turn), luck=number, part=looks, turns=turns)
                for number in numbers
                for turn in (first, second)
            ]
            results = [candidate for (candidate,) in (yield from searches(asked))]
            found += map(Look, results[::2], results[1::2])
        return found

    short = yield from look_on(0, min(looks, MOST_SHORT))
    if not _is_clear(short, seat):
        return Comparison(seat, short, is_better=False)
    whole = yield from look_on(len(short), looks - len(short), WHOLE)
    return Comparison(seat, short, is_better=_gain_and_error(whole, seat)[0] > 0)


def _is_settled(looks: Sequence[Look], seat: int) -> bool:
    """Tell whether more looks would change nothing: the first turn is clearly better, or surely no more than a trifle better."""
    gain, error = _gain_and_error(looks, seat)
    return len(looks) >= LEAST and (_is_clear(looks, seat) or gain + CLEAR * error < MISTAKE)


def _is_clear(looks: Sequence[Look], seat: int) -> bool:
    gain, error = _gain_and_error(looks, seat)
    return len(looks) >= LEAST and gain >= MISTAKE and gain > CLEAR * error


def _gain_and_error(looks: Sequence[Look], seat: int) -> tuple[float, float]:
    gains = [look.gained(seat) for look in looks]
    middle, count = _mean(gains), len(gains)
    return middle, sqrt(sum((gain - middle) ** 2 for gain in gains) / max(1, count * (count - 1)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


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
        reasons=reasons_for(position, terms[0], terms[1:], seat),
    )


def _numbers(position: Position, answers: Sequence[str]) -> list[int]:
    numbers = answer_numbers(position, answers)
    if not numbers or len(numbers) < len(answers):
        raise BadArgument(f"answers: {'; '.join(answers)!r} is no legal turn")
    return numbers
