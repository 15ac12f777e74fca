"""A bot's answers as text, from a position as text: what servers and terminals call."""

from typing import Any

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.options import Options
from ratskeller.core.state import copy_of

from .registry import make


def choose(name: str, game: str, position_json: str, seat: int) -> str:
    """Return the answers of a bot, separated by `; `: one, or several that the seat gives one after the other.

    `position_json` is a position as `seat` knows it (`pos.redeal(seat).to_json()`).
    Errors: UnknownGame, UnknownBot, BadPosition; ValueError when it is not the seat that is asked.
    """
    rules = games.get(game)
    position = rules.from_json(position_json)
    if position.actor != seat:
        raise ValueError(f"seat {seat} is not asked; asked is {position.actor}")
    # Redealt once more, so that a caller's slip can't give anything away
    state = position.redeal(seat).state
    state.logging = 0
    return "; ".join(texts(rules, position.options, state, make(name, game).plan(rules, state, seat)))


def texts(game: Contract[Any], options: Options, state: Any, answers: list[int]) -> list[str]:
    """Return answers given one after the other as texts; none but the last may lead to chance or to another seat."""
    follower = copy_of(state)
    found = []
    for answer in answers:
        found.append(game.text(follower, options, answer))
        game.apply(follower, answer)
    return found
