"""Comparisons of two turns of a seat, on luck that the search that found them did not see: is the better one really better?

A search that compares many turns overrates its best one, and its simulations end after a few turns, where an evaluation judges. So what
looks like a loss is played out, to the end of the game, both turns on the same luck: only that shows a mistake.

An attempt at a better turn than the one that was played, a mistake as a question, is played out too.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.search.chances import CERTAIN
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.reasons import Reason, reasons_for
from ratskeller.search.thought import PairSums, Thought, TurnPlayouts, played_out
from ratskeller.search.turns import answer_numbers, is_same_turn, question_names
from ratskeller.strength.statistics import Z95

from .analysis import Interval

DOUBTFUL = 0.05
"""Chance to win that a decision must seem to have given away to be played out."""
MISTAKE = 0.02
"""Chance to win that makes a decision a mistake if it is given away."""
PAIRS = 1000
"""Most pairs of playouts of two turns."""
CHECKED, CHECKS = 64, 16
"""A difference is checked after a multiple of so many pairs, and at most so often; fewer pairs say nothing about their error."""
REPEATED = 2.63
"""Half width of the interval of a difference, in standard errors: it holds at all CHECKS together, so one may stop at any (Pocock 1977)."""
SECONDS = 1.0
"""Limit of the playouts of two turns, for each seat of the game."""


class Difference(msgspec.Struct, frozen=True):
    """How much more of the victory one line wins than another on the same luck, from -1 to 1."""

    pairs: int
    win: Interval

    @property
    def is_enough(self) -> bool:
        """Whether there are so many pairs that the interval says something."""
        return self.pairs >= CHECKED

    @property
    def sure(self) -> float:
        """What the first line wins more for sure, in the mean; 0 if the interval has 0."""
        return self.win.mean if self.is_enough and self.win.low > 0 else 0.0


def playing_out(
    position: Position,
    seat: int,
    first: Sequence[int],
    second: Sequence[int],
    most: int = PAIRS,
    seconds: float = SECONDS,
) -> Thought[Difference]:
    """Play both turns to the end of the game on the same luck, `most` times.

    There are fewer pairs if the interval leaves out 0, or so many `seconds` for each seat are over.
    """
    block = CHECKED * -(-most // (CHECKED * CHECKS))
    count, total, squares, left = 0, 0, 0, seconds * len(position.scores)
    while True:
        size = min(block, most - count)
        asked = TurnPlayouts(position, seat, (tuple(first), tuple(second)), count, size, left)
        found: PairSums = yield from played_out(asked)
        count, total, squares = count + found.pairs, total + found.total, squares + found.squares
        left -= found.seconds
        difference = Difference(count, interval(total / CERTAIN, squares / CERTAIN**2, count, REPEATED))
        is_clear = not difference.win.low <= 0 <= difference.win.high
        if found.pairs < size or is_clear or count >= most or left <= 0:
            return difference


def interval(total: float, squares: float, count: int, errors: float = Z95) -> Interval:
    """Return the mean of `count` numbers and its interval, from their sums; all there is between -1 and 1 of none."""
    if not count:
        return Interval(0.0, -1.0, 1.0)
    mean = total / count
    half = errors * sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
    return Interval(mean, mean - half, mean + half)


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
    missed = None if is_best else (yield from playing_out(position, seat, best_turn, tried_turn))
    lost = missed.sure if missed is not None else 0.0
    can_be_good = not lost and not is_played
    better_turn = tried_turn if can_be_good else best_turn
    gained = (yield from playing_out(position, seat, better_turn, played_turn)).win.mean
    is_good = can_be_good and (is_best or gained > 0)
    if can_be_good and not is_good and missed is not None:
        # On the same luck: what the best turn gains over the tried one, and that over the one that was played
        gained += missed.win.mean
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
