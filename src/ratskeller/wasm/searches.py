"""Searches that a thought asks for, as somebody with the module of a game runs them, and what they found in return."""

from collections.abc import Sequence

import msgspec

from ratskeller import games
from ratskeller.core.state import copy_of
from ratskeller.search.evaluations import tuning
from ratskeller.search.memory import State
from ratskeller.search.thought import Found, GreedyTurns, LevelWeights, PairSums, Question, TurnPlayouts, TurnSearch
from ratskeller.search.turns import Candidate

from .position import state_bytes

NARROW = 16
"""How many times narrower than a level without compiled rules the beam search is that looks at what follows chance."""


class AskedState(msgspec.Struct, frozen=True):
    """A state for the module of a game, as `seat` knows it, and the only turn to be searched ([]: all)."""

    state: bytes
    seat: int
    only: list[int]


class AskedSearch(msgspec.Struct, frozen=True):
    """A search of `states[0]`, or with a `beam` the best turn in each of the states; without states the weights of a `level`.

    It ends after `simulations` or `seconds`, with one simulation at least. With `playouts`, the only turns of both states are played to the
    end of the game instead, by the narrow search of the strongest level, and the first of the `simulations` has the number `playouts` - 1.
    """

    states: list[AskedState]
    beam: dict[str, int | list[int]] | None
    simulations: int
    seconds: float
    seed: int
    level: str = ""
    playouts: int = 0


class FoundTurns(msgspec.Struct, frozen=True):
    """What was found: the turns of a search, best first, the best turn in each state, the weights of a level, or `PairSums` of playouts."""

    candidates: list[Candidate] = []
    plans: list[list[int]] = []
    weights: list[int] = []
    sums: PairSums | None = None


NOTHING = PairSums(0, 0, 0, 0.0)


class Effort(msgspec.Struct, frozen=True):
    """The most simulations and seconds of a whole search."""

    simulations: int
    seconds: float


def asked_searches(game: str, question: Question, effort: Effort) -> list[AskedSearch]:
    if isinstance(question, LevelWeights):
        return [AskedSearch([], None, effort.simulations, effort.seconds, seed=0, level=question.bot)]
    if isinstance(question, GreedyTurns):
        rules = games.get(game).rules
        states = [AskedState(_bytes(game, it), rules.actor(it), []) for it in question.states]
        beam = tuning(game).interpreted.reduced(NARROW).fields()
        return [AskedSearch(states, beam, effort.simulations, effort.seconds, seed=0)]
    if isinstance(question, TurnPlayouts):
        known = _bytes(game, question.position.state)
        states = [AskedState(known, question.seat, list(turn)) for turn in question.turns]
        first = question.first + 1
        return [AskedSearch(states, None, question.count, question.seconds, seed=0, playouts=first)]
    return [_turn_search(game, it, effort) for it in question]


def found_for(question: Question, found: Sequence[FoundTurns]) -> Found:
    """Return what was found, as the thought expects it."""
    if isinstance(question, LevelWeights):
        return [weight for it in found for weight in it.weights]
    if isinstance(question, GreedyTurns):
        return [plan for it in found for plan in it.plans]
    if isinstance(question, TurnPlayouts):
        return next((it.sums for it in found if it.sums), NOTHING)
    return [[candidate for candidate in it.candidates if candidate.visits] for it in found]


def _turn_search(game: str, question: TurnSearch, effort: Effort) -> AskedSearch:
    return AskedSearch(
        [AskedState(_bytes(game, question.position.state), question.seat, list(question.only))],
        None,
        max(1, effort.simulations // question.part),
        effort.seconds / question.part,
        question.seed,
    )


def _bytes(game: str, state: State) -> bytes:
    silent = copy_of(state)
    silent.logging = 0
    return state_bytes(games.get(game), silent)
