"""The value of a position of Apples for a seat: its points, and what it hopes for when it is about to look at an apple."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, askee, memo, top_step
from ratskeller.search.chances import PROGRESS, chance_weights, write_chances, write_winners
from ratskeller.search.player_weights import Numbers
from ratskeller.search.strengths import best_other, mixed
from ratskeller.search.turns import LOOKING, OPEN, OVER

from ..rules.fields import BARREL, ROTTEN, SOUND, State
from ..rules.numbers import ASK_APPLE, END, LOOK

TERMS = ("points", "hope")
POINT = 1000
HOPE = 0
CHANCES = 1
STRENGTH = 1000
"""Indices of the table: the weight of hope, those of chances, and the strengths of the seats."""


def weights(content: Numbers) -> list[int]:
    """Return the weights that a file contains."""
    return [content["hope"], *chance_weights(content)]


@rule
def prepare(s: State, table: list[int]) -> None:
    """Prepare nothing: all is computed for each state."""


@rule
def stage(s: State, seat: int) -> int:
    """Return the stage of a seat's turn."""
    if is_looking(s):
        return LOOKING
    return OPEN if askee(s) == seat else OVER


@rule
def is_looking(s: State) -> bool:
    """Tell whether an apple is about to be shown to a seat."""
    return top_step(s) == ASK_APPLE and memo(s, 1) == LOOK


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return the value of the state for a seat."""
    weigh(s, table)
    return table[STRENGTH + seat] - best_other(table, STRENGTH, s.players, seat)


@rule
def judge(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the value of the state for every seat."""
    for seat in range(s.players):
        out[seat] = evaluate(s, seat, table)


@rule
def weigh(s: State, table: list[int]) -> None:
    """Write the strength of every seat."""
    for seat in range(s.players):
        table[STRENGTH + seat] = s.scores[seat] * POINT + hope_of(s, seat, table)


@rule
def hope_of(s: State, seat: int, table: list[int]) -> int:
    """Return what it is worth to a seat to look first."""
    return table[HOPE] if is_looking(s) and memo(s, 0) == seat else 0


@rule
def terms(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the terms of every seat."""
    for seat in range(s.players):
        out[2 * seat] = s.scores[seat] * POINT
        out[2 * seat + 1] = hope_of(s, seat, table)


@rule
def win_chances(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the chance of every seat to win."""
    if top_step(s) != END:
        weigh(s, table)
        write_chances(table, CHANCES, STRENGTH, s.players, progress(s), mover(s), out)
        return
    winners = 0
    for seat in range(s.players):
        winners |= int(s.scores[seat] >= best_other(s.scores, 0, s.players, seat)) << seat
    write_winners(s.players, winners, out)


@rule
def progress(s: State) -> int:
    """Return the progress of a game by the apples that are gone."""
    return PROGRESS * (BARREL - s.left[SOUND] - s.left[ROTTEN]) // BARREL


@rule
def mover(s: State) -> int:
    """Return the seat on turn."""
    return memo(s, 0) if askee(s) == CHANCE else max(askee(s), 0)


@rule
def fingerprint(s: State) -> int:
    """Return a hash of everything a turn changes."""
    key = mixed(mixed(top_step(s), s.seen), s.left[SOUND] * BARREL + s.left[ROTTEN])
    for seat in range(s.players):
        key = mixed(key, s.scores[seat])
    return key


@rule
def points(s: State, seat: int) -> int:
    """Return the points of a seat."""
    return s.scores[seat]
