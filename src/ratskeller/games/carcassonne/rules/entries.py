"""The entries of the rules: who is asked, what is legal, what an answer does, and how chance answers.

These are the entries for Python and for compiled code alike; everything they call is a rule as well.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, RULES, emit, nothing_to_deal

from .fields import FRONTIER, State
from .figures import follower_options
from .numbers import ASK_DRAW, ASK_FOLLOWER, ASK_LAY, DRAW, EV_START_SEAT, LAY, OVER, SEAT
from .placement import lay_options
from .stack import draw_options, draw_tile
from .turn import begin_turn, draw_answer, follower_answer, lay_answer

STATE = State
MOST_OPTIONS = 4 * FRONTIER + 1
"""Size of `out` and `weights`; some rules write one answer too many before they check it."""

deal = nothing_to_deal


@rule
def actor(s: State) -> int:
    if s.step in (ASK_LAY, ASK_FOLLOWER):
        return s.seat
    if s.step == OVER:
        return RULES
    return CHANCE


@rule
def step(s: State) -> int:
    return s.step


@rule
def legal(s: State, out: list[int], weights: list[int]) -> int:
    """Write the legal answers; return how many. For chance, `weights` are proportional to the probabilities; else they are a buffer."""
    if s.step == ASK_LAY:
        return lay_options(s, s.tile, out, weights)
    if s.step == ASK_FOLLOWER:
        return follower_options(s, out)
    if s.step == ASK_DRAW:
        return draw_options(s, out, weights)
    if s.step == OVER:
        return 0
    for seat in range(s.players):
        out[seat] = SEAT + seat
        weights[seat] = 1
    return s.players


@rule
def draw(s: State, out: list[int], weights: list[int], word: int) -> int:  # noqa: ARG001 - the buffers that other games need
    """Return an answer of chance, drawn by a random `word` (63 bits) with the probabilities of `legal`."""
    if s.step == ASK_DRAW:
        return draw_tile(s, word)
    return SEAT + word % s.players


@rule
def apply(s: State, answer: int) -> None:
    """Apply a legal answer, and everything that follows from it up to the next question."""
    if s.step == ASK_LAY:
        lay_answer(s, answer - LAY)
    elif s.step == ASK_FOLLOWER:
        follower_answer(s, answer)
    elif s.step == ASK_DRAW:
        draw_answer(s, answer - DRAW)
    else:
        emit(s, EV_START_SEAT, answer - SEAT)
        begin_turn(s, answer - SEAT)
