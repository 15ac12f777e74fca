"""A turn as somebody took it: the answers in numbers, and whether another turn comes to the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.buffers import PLAN_LENGTH


@dataclass(frozen=True)
class Taken:
    """What a seat answered before chance or another seat was asked, none if nothing; and the bot that did, "" for a person."""

    answers: tuple[str, ...] = ()
    bot: str = ""


NOTHING_TAKEN = Taken()


def taken_after(record: Position, at: int) -> tuple[str, ...]:
    """Return what the seat that is asked after `at` answers of a game answered then, before chance or another seat was asked.

    Nothing while it has not answered to the end.
    """
    actors = [*record.actors, record.actor][at : at + PLAN_LENGTH]
    same = next((place for place, actor in enumerate(actors) if actor != actors[0]), 0)
    return () if actors[0] == "chance" else tuple(record.answers[at : at + same])


def numbers(game: Contract[Any], options: Options, state: Any, answers: Sequence[str]) -> list[int]:
    """Return answers given one after the other as numbers, up to the first that is not legal."""
    follower = copy_of(state)
    follower.logging = 0
    out, weights = [0] * game.MOST_OPTIONS, [0] * game.MOST_OPTIONS
    found: list[int] = []
    for text in answers:
        count = game.legal(follower, out, weights)
        answer = next((answer for answer in out[:count] if game.text(follower, options, answer) == text), None)
        if answer is None:
            return found
        found.append(answer)
        game.apply(follower, answer)
    return found


def leads_alike(known: Position, first: Sequence[int], second: Sequence[int]) -> bool:
    """Tell whether two turns come to the same: the same parts in another order are no other turn."""
    return bool(_after(known, first) == _after(known, second))


def _after(known: Position, answers: Sequence[int]) -> Any:
    follower = copy_of(known.state)
    follower.logging = 0
    for answer in answers:
        known.game.apply(follower, answer)
    return follower
