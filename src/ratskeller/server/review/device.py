"""Searches on the devices of viewers: the server asks for them, and works out what they mean.

Nothing is kept between two requests. A thought always asks the same for the same position, so each request brings all that was found so
far, and the thought runs again up to its next question. Only the person who sent the results sees what comes of them.
"""

from collections.abc import Sequence
from math import inf, isfinite
from typing import NamedTuple, TypeVar, cast

from ratskeller import games
from ratskeller.core.state import copy_of
from ratskeller.review.local_search import weights_of
from ratskeller.search.chances import CERTAIN
from ratskeller.search.memory import PLAN_LENGTH, State
from ratskeller.search.thought import (
    Found,
    GreedyTurns,
    LevelWeights,
    PairSums,
    Question,
    Run,
    Thought,
    TurnPlayouts,
    TurnSearch,
)
from ratskeller.search.turns import Candidate
from ratskeller.server.errors import Problem
from ratskeller.wasm.searches import AskedSearch, Effort, FoundTurns, asked_searches, found_for

T = TypeVar("T")


class Step(NamedTuple):
    """What a thought asks for next, or its result if it asks for nothing."""

    searches: list[AskedSearch]
    result: object


def step(game: str, thought: Thought[T], found: Sequence[Sequence[FoundTurns]], effort: Effort) -> Step:
    """Run a thought with what was found so far. Raises `Problem` for results that its searches can't have."""
    run = Run(thought, _weights)
    for results in found:
        if run.question is not None:
            run.answer(_checked(game, run.question, results))
    return Step([], run.result) if run.question is None else Step(asked_searches(game, run.question, effort), None)


def _weights(question: Question) -> Found | None:
    """Answer what needs no search."""
    return weights_of(question.bot, question.game) if isinstance(question, LevelWeights) else None


def _checked(game: str, question: Question, results: Sequence[FoundTurns]) -> Found:
    assert not isinstance(question, LevelWeights), "the server knows them"
    if isinstance(question, TurnPlayouts):
        sums = cast(PairSums, found_for(question, results))
        # Of so many pairs, each between -CERTAIN and CERTAIN
        fits = 0 <= sums.pairs <= question.count and sums.total**2 <= sums.pairs * sums.squares
        fits = fits and 0 <= sums.squares <= sums.pairs * CERTAIN**2 and 0 <= sums.seconds < inf
    elif isinstance(question, GreedyTurns):
        plans = cast(Sequence[Sequence[int]], found_for(question, results))
        fits = len(plans) == len(question.states) and all(map(_Turns(game).are_legal, question.states, plans))
    else:
        turns = _Turns(game)
        fits = len(results) == len(question) and all(map(turns.can_be_found, question, results))
    if not fits:
        raise Problem(422, "wrong-results", "These results don't belong to the searches that were asked for.")
    return found_for(question, results)


class _Turns:
    """Checks turns of a game that come from outside."""

    def __init__(self, game: str) -> None:
        self._game = games.get(game)
        most = self._game.rules.MOST_OPTIONS
        self._out, self._weights = [0] * most, [0] * most

    def can_be_found(self, question: TurnSearch, results: FoundTurns) -> bool:
        """Tell whether a search can have found these turns: all legal, with results for all seats, and no other than the one asked for."""
        state, only = question.position.state, question.only
        tried = [it for it in results.candidates if it.visits]
        if not tried or (only and [it.answers for it in tried] != [only]):
            return False
        return all(_is_sound(it, state.players) and self.are_legal(state, it.answers) for it in tried)

    def are_legal(self, state: State, answers: Sequence[int]) -> bool:
        """Tell whether answers are legal for the seat that is asked in a state, up to the next question to chance or to another seat."""
        rules, after = self._game.rules, copy_of(state)
        after.logging = 0
        mover = rules.actor(after)
        if len(answers) > PLAN_LENGTH:
            return False
        for answer in answers:
            if rules.actor(after) != mover or answer not in self._out[: rules.legal(after, self._out, self._weights)]:
                return False
            rules.apply(after, answer)
        return True


def _is_sound(candidate: Candidate, players: int) -> bool:
    numbers = [candidate.score, *candidate.result, *candidate.win]
    lengths = {len(candidate.result), len(candidate.win)}
    return candidate.visits > 0 and len(candidate.answers) > 0 and lengths == {players} and all(map(isfinite, numbers))
