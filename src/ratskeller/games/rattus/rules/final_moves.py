"""Moves of the plague piece in the final round (F3), and the cards that act in the ravage after them (K4)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import RULES, askee, drop, emit, memo, push, remember, top_step

from ..data.board import REGIONS
from .fields import FINAL, State
from .numbers import ASK_MOVE, ASK_TURN, EV_PLAGUE_MOVED, MAY_PASS, MUST_MOVE, ONLY_MOVES, RAVAGING, REGION
from .pieces import has_way_out, population, reaches


@rule
def may_act(s: State, card: int) -> bool:
    """Tell whether a card may act in this ravage: in the final round only if it caused the ravage or is unused (K4)."""
    return s.round != FINAL or (s.acting >> card) & 1 == 1 or s.used[card] == 0


@rule
def act(s: State, card: int) -> None:
    """Note that a card acts in this ravage; in the final round that uses the card (F3)."""
    if s.round == FINAL:
        s.used[card] = 1
        s.acting = s.acting | (1 << card)


@rule
def use_plague(s: State, seat: int, card: int, steps: int, follows: int) -> None:
    """F3: move the plague piece by a card, once in a final turn; a second card acts in the same region without a move (K4)."""
    if s.moved == 0:
        push(s, ASK_MOVE, seat, steps, card, follows)
    elif follows != ONLY_MOVES:
        push(s, RAVAGING, RULES, s.plague, 1 << card)


@rule
def can_use_plague(s: State, follows: int) -> bool:
    """Tell whether a card that moves the plague piece in the final round has any effect."""
    if s.round != FINAL:
        return False
    if s.moved == 1:
        return follows == ONLY_MOVES or (s.rats[s.plague] > 0 and population(s, s.plague) > 0)
    return follows != MUST_MOVE or has_way_out(s, s.plague)


@rule
def move_plague(s: State, seat: int, region: int, most: int, card: int) -> None:
    """Move the plague piece to a region: in phase C (card NOBODY), or by a card in the final round."""
    if s.logging == 1:
        emit(s, EV_PLAGUE_MOVED, seat, s.plague, region, reaches(s, s.plague, region, most), card)
    s.plague = region


@rule
def move_options(s: State, out: list[int]) -> int:
    """Write where the plague piece may go: up to memo 0 steps, or nowhere if the card (memo 2) allows it; return how many."""
    n = 0
    for region in range(REGIONS):
        stays = region == s.plague and memo(s, 2) != MUST_MOVE
        if stays or reaches(s, s.plague, region, memo(s, 0)) > 0:
            out[n] = REGION + region
            n += 1
    return n


@rule
def move_answer(s: State, answer: int) -> None:
    """Move the piece; the plague ravages there at once, without C2, unless the player passed or the card only moves (V1)."""
    region = answer - REGION
    seat = askee(s)
    steps = memo(s, 0)
    card = memo(s, 1)
    follows = memo(s, 2)
    passed = follows == MAY_PASS and region == s.plague
    drop(s)
    move_plague(s, seat, region, steps, card)
    if not passed:
        s.moved = 1
        if follows == ONLY_MOVES:
            if top_step(s) != ASK_TURN:
                remember(s, 0, region)  # the next question of the card is about the new region of the piece
        else:
            push(s, RAVAGING, RULES, region, 1 << card)
