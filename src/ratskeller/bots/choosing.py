"""A bot's answers as text, from a position as text: what servers and terminals call."""

import math
from collections.abc import Iterator
from typing import Any

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.errors import BadArgument, NotAsked
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.reading import shown
from ratskeller.core.state import copy_of

from .registry import make


def choose(name: str, game: str, position_json: str, seat: int) -> str:
    """Return the answers of a bot, separated by `; `: one, or several that the seat gives one after the other.

    `position_json` is a position as `seat` knows it (`pos.redeal(seat).to_json()`).
    Errors: UnknownGame, UnknownBot, BadPosition, UnknownSeat; NotAsked when another seat is asked, or nobody.
    """
    bot = make(name, game)
    position = _known(game, position_json, seat)
    return _line(position, bot.plan(position.game, position.state, seat))


def improving(
    name: str, game: str, position_json: str, seat: int, seconds: float, is_compiled: bool | None = None
) -> Iterator[str]:
    """Return the answers of a bot as `choose` gives them, the first soon, then better ones found within about `seconds`.

    Compiled rules are used where they are ready, unless `is_compiled` says otherwise.
    Errors: those of `choose`; BadArgument for a number of seconds that is none.
    """
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < math.inf:
        raise BadArgument(f"seconds: must be a number from 0 on, not {shown(seconds)}")
    bot = make(name, game, is_compiled=is_compiled)
    position = _known(game, position_json, seat)
    return (_line(position, plan) for plan in bot.plans(position.game, position.state, seat, seconds))


def _known(game: str, position_json: str, seat: int) -> Position:
    # Redealt once more, so that a caller's slip can't give anything away
    position = games.get(game).from_json(position_json).redeal(seat)
    if position.actor != seat:
        asked = "the game is over" if position.over else f"asked is {position.actor}"
        raise NotAsked(f"seat {seat} is not asked; {asked}")
    position.state.logging = 0
    return position


def _line(position: Position, plan: list[int]) -> str:
    return "; ".join(texts(position.game, position.options, position.state, plan))


def texts(game: Contract[Any], options: Options, state: Any, answers: list[int]) -> list[str]:
    """Return answers given one after the other as texts; none but the last may lead to chance or to another seat."""
    follower = copy_of(state)
    found = []
    for answer in answers:
        found.append(game.text(follower, options, answer))
        game.apply(follower, answer)
    return found
