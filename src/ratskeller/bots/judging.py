"""What an evaluation says of a single state, and of what may become of it: chances to win, and strengths by their parts."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.decisions import CHANCE
from ratskeller.core.dice import next_word
from ratskeller.core.state import copy_of

from .desk import TABLE
from .evaluations import rule_of
from .searching import CERTAIN, POINT
from .tree import MOST_SEATS

OUTCOMES = 8
"""Outcomes of chance by which a turn is weighed."""

Terms = dict[str, list[float]]
"""Parts of the strength of every seat, by name, in points of the game."""


class Judge:
    """The evaluation of a game, by interpreted rules."""

    def __init__(self, game: Contract[Any], weights: Sequence[int]) -> None:
        """Use these weights."""
        self._game = game
        self._table = [*weights, *([0] * (TABLE - len(weights)))]
        self._prepare = rule_of(game.name, "prepare")

    def win_chances(self, state: Any, viewer: int) -> list[float]:
        """Return the chance of every seat to win, as `viewer` knows the state."""
        out = [0] * MOST_SEATS
        self._prepare(state, self._table)
        rule_of(self._game.name, "win_chances")(state, viewer, self._table, out)
        return [chance / CERTAIN for chance in out[: state.players]]

    def terms(self, state: Any, viewer: int) -> Terms:
        """Return what the strength of every seat is made of, as `viewer` knows the state."""
        names = rule_of(self._game.name, "TERMS")
        out = [0] * (MOST_SEATS * len(names))
        self._prepare(state, self._table)
        rule_of(self._game.name, "terms")(state, viewer, self._table, out)
        return {
            name: [out[seat * len(names) + i] / POINT for seat in range(state.players)] for i, name in enumerate(names)
        }

    def terms_after(self, state: Any, answers: Sequence[int], viewer: int, seed: int) -> Terms:
        """Return the mean of `terms` over what chance may bring after some answers, the same luck for whatever answers."""
        after = copy_of(state)
        after.logging = 0
        for answer in answers:
            self._game.apply(after, answer)
        if self._game.actor(after) != CHANCE:
            return self.terms(after, viewer)
        found = [self.terms(self._outcome(after, seed + number), viewer) for number in range(OUTCOMES)]
        return {
            name: [sum(terms[name][seat] for terms in found) / OUTCOMES for seat in range(state.players)]
            for name in found[0]
        }

    def _outcome(self, state: Any, seed: int) -> Any:
        """Return what a state becomes when chance has answered all that it is asked."""
        follower = copy_of(state)
        words = np.array([seed], dtype=np.uint64)
        out = [0] * self._game.MOST_OPTIONS
        weights = [0] * self._game.MOST_OPTIONS
        while self._game.actor(follower) == CHANCE:
            self._game.apply(follower, self._game.draw(follower, out, weights, next_word(words, 0)))
        return follower
