"""On which occasions a region may be ravaged, as things stand now, and the state in which that begins."""

from dataclasses import dataclass
from typing import Literal

from ratskeller.core.state import copy_of
from ratskeller.core.steps import RULES, drop, memo, push, take_rows, top_step

from ..rules.entries import go_on
from ..rules.fields import FINAL, NOBODY, OVER, RAVAGE, State
from ..rules.numbers import ASK_MOVE, END, EVALUATING, ONLY_MOVES, RAVAGING


@dataclass(frozen=True)
class Occasion:
    """`now`: the plague piece comes; `last`: the last ravage (F5). `cards`: those that bring it about, as bits (K4)."""

    when: Literal["now", "last"]
    cards: int = 0


def occasions(s: State, region: int) -> list[Occasion]:
    """Return when a region may be ravaged next: a ravage that goes on there is `now`."""
    if s.round == OVER:
        return []
    if s.ravaged == region:
        return [Occasion("last" if s.round == RAVAGE else "now")]
    if s.round < FINAL:
        return [Occasion("now")]
    moves = top_step(s) == ASK_MOVE and memo(s, 2) != ONLY_MOVES
    return [Occasion("now", 1 << memo(s, 1)), Occasion("last")] if moves else [Occasion("last")]


def begun(s: State, region: int, occasion: Occasion) -> State:
    """Return a copy in which this ravage is all that is left to be done, up to the first question; its log is empty."""
    trial = copy_of(s)
    trial.logging = 1
    take_rows(trial)
    trial.lost = [0] * len(s.lost)
    pending = _ravage_under_way(s) if s.ravaged == region else []
    while trial.depth > 0:
        drop(trial)
    push(trial, END, RULES)
    for step, askee, memos in pending:
        push(trial, step, askee, *memos)
    if not pending:
        _begin(trial, region, occasion)
    go_on(trial)
    return trial


def _ravage_under_way(s: State) -> list[tuple[int, int, list[int]]]:
    first = s.steps.index(EVALUATING)
    return [(s.steps[level], s.askees[level], s.memos[level]) for level in range(first, s.depth)]


def _begin(s: State, region: int, occasion: Occasion) -> None:
    s.ravaged = NOBODY
    s.neutral = s.ordered = s.opened = 0
    s.acting = occasion.cards
    if occasion.when == "last":
        s.round = RAVAGE
    push(s, RAVAGING, RULES, region, occasion.cards)
