"""A bot's answers as text, from a position as text: what servers and terminals call."""

from collections.abc import Iterator
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
    rules, options, state = _asked(game, position_json, seat)
    return "; ".join(texts(rules, options, state, make(name, game).plan(rules, state, seat)))


def improving(
    name: str, game: str, position_json: str, seat: int, seconds: float, is_compiled: bool | None = None
) -> Iterator[str]:
    """Yield the answers of a bot as `choose` returns them, the first soon, then better ones found within about `seconds`.

    Compiled rules are used where they are ready, unless `is_compiled` says otherwise. Errors: those of `choose`.
    """
    rules, options, state = _asked(game, position_json, seat)
    for plan in make(name, game, is_compiled=is_compiled).plans(rules, state, seat, seconds):
        yield "; ".join(texts(rules, options, state, plan))


def _asked(game: str, position_json: str, seat: int) -> tuple[Contract[Any], Options, Any]:
    rules = games.get(game)
    position = rules.from_json(position_json)
    if position.actor != seat:
        raise ValueError(f"seat {seat} is not asked; asked is {position.actor}")
    # Redealt once more, so that a caller's slip can't give anything away
    state = position.redeal(seat).state
    state.logging = 0
    return rules, position.options, state


def texts(game: Contract[Any], options: Options, state: Any, answers: list[int]) -> list[str]:
    """Return answers given one after the other as texts; none but the last may lead to chance or to another seat."""
    follower = copy_of(state)
    found = []
    for answer in answers:
        found.append(game.text(follower, options, answer))
        game.apply(follower, answer)
    return found
