"""Results of daily games, and streaks of them."""

from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.daily.schedule import PLAYER
from ratskeller.server.daily.schemas import DayResult, DayStreak

LONGEST = 12
"""The most signs in the course of a game."""


class Attempt(msgspec.Struct, frozen=True):
    """An attempt at a day, with its result if it was finished in time."""

    day: str
    table_id: str
    result: DayResult | None


def result_of(position: Position) -> DayResult:
    """Return the result of a finished game for the player."""
    assert position.places is not None
    scores = position.scores
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return DayResult(position.places[PLAYER], scores[PLAYER] - best, scores[PLAYER], course(position))


def course(position: Position) -> str:
    """Return how the player stood after each twelfth of their turns, or after every turn if there are fewer."""
    again, signs = position.back_to(0), ""
    for who, text in zip(position.actors, position.answers, strict=True):
        again.play(text)
        if who == PLAYER and again.actor != PLAYER:
            signs += _sign(again.scores)
    signs = signs[:-1] + _sign(position.scores)
    count = min(LONGEST, len(signs))
    return "".join(signs[(part + 1) * len(signs) // count - 1] for part in range(count))


def _sign(scores: list[int]) -> str:
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return "=" if scores[PLAYER] == best else "+" if scores[PLAYER] > best else "-"


def streak(attempts: Sequence[Attempt], today: date) -> DayStreak:
    """Return the streaks of a guest. Today, and yesterday while it can be finished, break none."""
    played = {date.fromisoformat(it.day) for it in attempts if it.result is not None}
    won = {date.fromisoformat(it.day) for it in attempts if it.result is not None and it.result.place == 1}
    rows = [_run_length(played, day) for day in played if day + timedelta(days=1) not in played]
    last = max(played, default=None)
    is_going_on = last is not None and last >= today - timedelta(days=1)
    return DayStreak(
        days=_run_length(played, last) if last is not None and is_going_on else 0,
        longest=max(rows, default=0),
        won=_run_length(won, last) if last is not None and is_going_on else 0,
        wins=len(won),
    )


def _run_length(days: set[date], last: date) -> int:
    """Return the number of consecutive days that end with `last`."""
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
