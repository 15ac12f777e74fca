"""Who plays the other seats of an environment with one learner: bots by name, or functions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ratskeller import bots
from ratskeller.core.errors import BadArgument
from ratskeller.core.validation import short_repr, whole_number

from .batch import Batch

Observation = dict[str, NDArray[Any]]
Policy = Callable[[Observation], int]
"""Returns an action for what a seat may know and do: `observation` and `action_mask`."""
Opponent = str | Policy
RANDOM = "random"
"""Answers at random, within the compiled step."""


class Opponents:
    """The players of all seats but the learner's, for one game of a batch."""

    def __init__(
        self, given: Opponent | Sequence[Opponent] | Mapping[int, Opponent], batch: Batch, seed: int | None
    ) -> None:
        """Take one opponent for all seats, or one for each seat: a sequence by seat or a mapping; the learner's own is not used.

        Errors: BadArgument; UnknownBot listing the names.
        """
        self._batch = batch
        self._by_seat = _by_seat(given, batch.players)
        self._planners = {
            name: bots.make_planner(name, batch.game.name, seed=seed, options=batch.options)
            for name in {it for it in self._by_seat if isinstance(it, str)} - {RANDOM}
        }

    @property
    def are_random(self) -> bool:
        return all(it == RANDOM for it in self._by_seat)

    def play(self, number: int, learner: int) -> None:
        """Answer for all other seats until the learner is asked or the game is over. Errors: IllegalAnswer, BadArgument of a function."""
        batch = self._batch
        while batch.seats[number] not in (learner, -1):
            opponent = self._by_seat[batch.seats[number]]
            if opponent == RANDOM:
                batch.play(number, int(batch.random_actions()[number]))
            elif isinstance(opponent, str):
                self._play_plan(number, opponent)
            else:
                batch.play(number, opponent(seen(batch, number)))

    def _play_plan(self, number: int, name: str) -> None:
        """Play what a bot plans. It knows what its seat knows."""
        batch, seat = self._batch, int(self._batch.seats[number])
        state = batch.game.redeal(batch.position(number).state, seat)
        for answer in self._planners[name].plan(batch.game, state, seat):
            batch.play_answer(number, answer)
            if batch.seats[number] != seat:
                return


def seen(batch: Batch, number: int) -> Observation:
    return {"observation": batch.observations[number].copy(), "action_mask": batch.masks[number].copy()}


def _by_seat(given: Any, players: int) -> list[Opponent]:
    if isinstance(given, str) or callable(given):
        return [given] * players
    if isinstance(given, Mapping):
        listed = [given.get(seat, RANDOM) for seat in range(players)]
    elif isinstance(given, list | tuple) and len(given) == players:
        listed = list(given)
    else:
        raise BadArgument(
            f"opponents: must be a bot's name, a function, or one for each of {players} seats, not {short_repr(given)}"
        )
    for opponent in listed:
        if not isinstance(opponent, str) and not callable(opponent):
            raise BadArgument(f"opponents: must be names of bots or functions, not {short_repr(opponent)}")
    return cast("list[Opponent]", listed)


def chosen_seat(seat: Any, players: int, rng: np.random.Generator) -> int:
    """Return the learner's seat: a number, or drawn for "random". Errors: BadArgument."""
    if seat == "random":
        return int(rng.integers(players))
    try:
        return whole_number("seat", seat, 0, players - 1)
    except BadArgument as error:
        raise BadArgument(f"{error}; or 'random'") from None
