"""The evaluation of single states, and of their outcomes, by interpreted rules: chances to win, and strengths by term."""

from collections.abc import Mapping, Sequence

from ratskeller.core.dice import next_word
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE

from .chances import CERTAIN
from .evaluations import parts_by_place, rule_of, term_names
from .memory import MOST_SEATS, TABLE_SIZE, GameRules, State

OUTCOMES = 8
"""Sampled outcomes of chance for the evaluation of a turn."""

Terms = Mapping[str, float]
"""Terms of the strength of a seat in thousandths of a point, by name; parts of a term by its name, PLACED and the number of a place."""
PLACED = "@"


class Evaluator:
    """The evaluation of a game."""

    def __init__(self, game: GameRules, weights: Sequence[int]) -> None:
        self._game = game
        self._table = [*weights, *([0] * (TABLE_SIZE - len(weights)))]
        self._prepare = rule_of(game.name, "prepare")

    def win_chances(self, state: State, viewer: int) -> list[float]:
        """Return the chance of every seat to win, as `viewer` knows the state."""
        out = [0] * MOST_SEATS
        self._prepare(state, self._table)
        rule_of(self._game.name, "win_chances")(state, viewer, self._table, out)
        return [chance / CERTAIN for chance in out[: state.players]]

    def terms(self, state: State, viewer: int) -> list[Terms]:
        """Return the terms of every seat, as `viewer` knows the state; the terms of a seat add up to its strength."""
        names = term_names(self._game.name)
        out = [0] * (MOST_SEATS * len(names))
        silent = copy_of(state)
        silent.logging = 0
        self._prepare(silent, self._table)
        rule_of(self._game.name, "terms")(silent, viewer, self._table, out)
        parts = [out[seat * len(names) : (seat + 1) * len(names)] for seat in range(silent.players)]
        found: list[Terms] = [dict(zip(names, part, strict=True)) for part in parts]
        for term, places in parts_by_place(self._game.name, silent, viewer, self._table).items():
            placed = zip(*places, strict=True)
            found = [
                {name: value for name, value in terms.items() if name != term}
                | {f"{term}{PLACED}{place}": part for place, part in enumerate(own)}
                for terms, own in zip(found, placed, strict=True)
            ]
        return found

    def terms_after(self, state: State, answers: Sequence[int], viewer: int, seed: int) -> list[Terms]:
        """Return the mean of `terms` over the outcomes of some answers; the same seed gives all answers the same luck."""
        after = copy_of(state)
        after.logging = 0
        for answer in answers:
            self._game.rules.apply(after, answer)
        if self._game.rules.actor(after) != CHANCE:
            return self.terms(after, viewer)
        samples = [self.terms(self.outcome(after, seed + number), viewer) for number in range(OUTCOMES)]
        return [
            {name: sum(terms[seat][name] for terms in samples) / OUTCOMES for name in samples[0][seat]}
            for seat in range(state.players)
        ]

    def outcome(self, state: State, seed: int) -> State:
        """Return a copy of a state in which chance has answered everything it is asked."""
        outcome = copy_of(state)
        words = [seed]
        out = [0] * self._game.rules.MOST_OPTIONS
        weights = [0] * self._game.rules.MOST_OPTIONS
        while self._game.rules.actor(outcome) == CHANCE:
            self._game.rules.apply(outcome, self._game.rules.draw(outcome, out, weights, next_word(words, 0)))
        return outcome
