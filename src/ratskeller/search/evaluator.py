"""What an evaluation says of a single state, and of what may become of it: chances to win, and strengths by their parts."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ratskeller.core.contract import Contract
from ratskeller.core.decisions import CHANCE
from ratskeller.core.dice import next_word
from ratskeller.core.state import copy_of

from .buffers import TABLE
from .chances import CERTAIN
from .evaluations import rule_of
from .nodes import MOST_SEATS

OUTCOMES = 8
"""Outcomes of chance by which a turn is weighed."""

Terms = Mapping[str, float]
"""Parts of the strength of a seat, by name, in thousandths of a point of the game."""


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

    def terms(self, state: Any, viewer: int) -> list[Terms]:
        """Return by seat what its strength is made of, as `viewer` knows the state; the terms of a seat add up to its strength."""
        names = rule_of(self._game.name, "TERMS")
        out = [0] * (MOST_SEATS * len(names))
        silent = copy_of(state)
        silent.logging = 0
        self._prepare(silent, self._table)
        rule_of(self._game.name, "terms")(silent, viewer, self._table, out)
        parts = [out[seat * len(names) : (seat + 1) * len(names)] for seat in range(silent.players)]
        return [dict(zip(names, part, strict=True)) for part in parts]

    def terms_after(self, state: Any, answers: Sequence[int], viewer: int, seed: int) -> list[Terms]:
        """Return the mean of `terms` over what chance may bring after some answers, the same luck for whatever answers."""
        after = copy_of(state)
        after.logging = 0
        for answer in answers:
            self._game.apply(after, answer)
        if self._game.actor(after) != CHANCE:
            return self.terms(after, viewer)
        found = [self.terms(self.outcome(after, seed + number), viewer) for number in range(OUTCOMES)]
        return [
            {name: sum(terms[seat][name] for terms in found) / OUTCOMES for name in found[0][seat]}
            for seat in range(state.players)
        ]

    def outcome(self, state: Any, seed: int) -> Any:
        """Return what a state becomes when chance has answered all that it is asked."""
        follower = copy_of(state)
        words = np.array([seed], dtype=np.uint64)
        out = [0] * self._game.MOST_OPTIONS
        weights = [0] * self._game.MOST_OPTIONS
        while self._game.actor(follower) == CHANCE:
            self._game.apply(follower, self._game.draw(follower, out, weights, next_word(words, 0)))
        return follower
