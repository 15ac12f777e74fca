"""A bot's answers as text, from a position as text: what servers and terminals call."""

from collections.abc import Iterator
from typing import Any

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.errors import NotAsked
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.tree_search import Stop, never

from .limits import check_seconds
from .registry import make_planner


def choose(
    name: str,
    game: str,
    position_json: str,
    seat: int,
    *,
    seed: int | None = None,
    seconds: float | None = None,
    cores: int = 1,
    is_compiled: bool | None = None,
) -> str:
    """Return the answers of a bot, separated by `;`: one, or several that the seat gives one after the other.

    `position_json` is a position as `seat` knows it (`pos.redeal(seat).to_json()`). Without `seconds` the bot takes the time that it wants,
    and with the same seed and number of cores it answers the same, as long as `is_compiled` is the same (None: compiled rules
    are used where they are ready).
    Errors: UnknownGame, UnknownBot, BadPosition, UnknownSeat; NotAsked when another seat is asked, or nobody; BadArgument.
    """
    position = _known(game, position_json, seat)
    bot = make_planner(name, game, seed, is_compiled, cores, options=position.options)
    if seconds is None:
        return _line(position, bot.plan(position.game, position.state, seat))
    *_, last = bot.plans(position.game, position.state, seat, check_seconds(seconds))
    return _line(position, last)


def improving(
    name: str,
    game: str,
    position_json: str,
    seat: int,
    seconds: float,
    is_compiled: bool | None = None,
    stop: Stop = never,
    times: int = 1,
) -> Iterator[str]:
    """Return the answers of a bot as `choose` gives them, the first soon, then better ones found within about `seconds`.

    Compiled rules are used where they are ready, unless `is_compiled` says otherwise. When `stop` says so, no better ones are looked for.
    A level that looks ahead has so many `times` its own time and simulations.
    Errors: those of `choose`; BadArgument for a number of seconds that is none.
    """
    check_seconds(seconds)
    position = _known(game, position_json, seat)
    bot = make_planner(name, game, is_compiled=is_compiled, stop=stop, times=times, options=position.options)
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


def questions(game: Contract[Any], state: Any, answers: list[int]) -> list[str]:
    """Return the names of the questions to which answers are given one after the other, as `texts` has them."""
    follower = copy_of(state)
    found = []
    for answer in answers:
        found.append(game.question(follower))
        game.apply(follower, answer)
    return found
