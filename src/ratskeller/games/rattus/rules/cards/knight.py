"""Knight (Chivalry): the plague moves up to two steps and may count as two neutral population (K-KNIGHT)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, emit, push

from ...data.tokens import CHIVALRY
from ..answers import yes_or_no
from ..fields import FINAL, State
from ..final_moves import act, can_use_plague, may_act, use_plague
from ..numbers import EV_PLAGUE_COUNTED, MAY_PASS, ONLY_MOVES, YES
from .card import Card, Question, step_of

NUMBER = 3
CARD = Card("knight", CHIVALRY, (Question("count", (("region", "region"),)),))
ASK_COUNT = step_of(NUMBER, 0)
options = yes_or_no
STEPS = 2
COUNTS = 2
"""Neutral population that the plague piece stands for."""


@rule
def plague_steps(s: State, seat: int) -> int:
    """C1: up to two steps."""
    return STEPS


@rule
def before_ravage(s: State, seat: int, region: int) -> None:
    """Before the rats are revealed the holder decides whether the piece counts; printed, the final round's count is for F5 (V1)."""
    if may_act(s, NUMBER) and not counts_later(s):
        push(s, ASK_COUNT, seat, region)


@rule
def counts_later(s: State) -> bool:
    """Tell whether a count is meant for F5 instead of the ravage at hand (V1)."""
    return s.round == FINAL and s.printed == 1


@rule
def follows(s: State) -> int:
    """What comes after the move of the final round: a ravage at once unless the piece stays, or nothing in the printed reading (V1)."""
    return ONLY_MOVES if s.printed == 1 else MAY_PASS


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: move the piece up to two steps."""
    if s.letter == 1 and s.moved == 1:
        return False
    return can_use_plague(s, follows(s))


@rule
def use(s: State, seat: int) -> None:
    """Ask where to move. In the printed reading the count is asked after that and holds in F5; to the letter it is not asked (V1)."""
    if counts_later(s) and s.letter == 0:
        push(s, ASK_COUNT, seat, s.plague)
    use_plague(s, seat, NUMBER, STEPS, follows(s))


@rule
def before_final_round(s: State) -> None:
    """V1, to the letter: the piece will count in F5, unless the holder had the last regular turn and so has no final one."""
    if counts_unasked(s):
        s.final_neutral = COUNTS


@rule
def before_last_ravage(s: State) -> None:
    """V1, to the letter: tell that it counts, and where."""
    if counts_unasked(s):
        emit(s, EV_PLAGUE_COUNTED, s.holder[NUMBER], s.plague, COUNTS)


@rule
def counts_unasked(s: State) -> bool:
    """Tell whether the piece counts in F5 without a question, from the final round on."""
    return s.letter == 1 and s.holder[NUMBER] >= 0 and s.holder[NUMBER] != s.last_seat


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Note the neutral population, of this ravage or of F5."""
    seat = askee(s)
    counts = COUNTS if answer == YES else 0
    drop(s)
    if counts_later(s):
        s.final_neutral = counts
        emit(s, EV_PLAGUE_COUNTED, seat, s.plague, counts)
    else:
        if answer == YES:
            act(s, NUMBER)
        s.neutral = counts
        emit(s, EV_PLAGUE_COUNTED, seat, s.ravaged, counts)
