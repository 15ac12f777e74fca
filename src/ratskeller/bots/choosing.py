"""A bot's answers as text, from a position as text: what servers and terminals call."""

from typing import Any

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.errors import NotAsked
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of

from .registry import make


def choose(name: str, game: str, position_json: str, seat: int) -> str:
    """Return the answers of a bot, separated by `; `: one, or several that the seat gives one after the other.

    `position_json` is a position as `seat` knows it (`pos.redeal(seat).to_json()`).
    Errors: UnknownGame, UnknownBot, BadPosition, UnknownSeat; NotAsked when another seat is asked, or nobody.
    """
    rules, bot = games.get(game), make(name, game)
    position = rules.from_json(position_json)
    # Redealt once more, so that a caller's slip can't give anything away
    state = position.redeal(seat).state
    if position.actor != seat:
        raise NotAsked(f"seat {seat} is not asked; {_asked(position)}")
    state.logging = 0
    return "; ".join(texts(rules, position.options, state, bot.plan(rules, state, seat)))


def _asked(position: Position) -> str:
    return "the game is over" if position.over else f"asked is {position.actor}"


def texts(game: Contract[Any], options: Options, state: Any, answers: list[int]) -> list[str]:
    """Return answers given one after the other as texts; none but the last may lead to chance or to another seat."""
    follower = copy_of(state)
    found = []
    for answer in answers:
        found.append(game.text(follower, options, answer))
        game.apply(follower, answer)
    return found
