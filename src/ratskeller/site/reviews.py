"""Reviews of finished games without a server: Python asks for searches, and the browser's workers run them in modules of WebAssembly.

Judgements are one text for each game, which the browser stores. Whatever needs searches is a thought: a reply with status 202 asks for one
of them, and what was found comes back to `/thoughts`, until the reply is there.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.review import game_review
from ratskeller.review.annotation import NOTES_VERSION, Judgement, KnownDecision, decisions, judging, known_decisions
from ratskeller.review.attempt import Attempt, judging_attempt
from ratskeller.review.effort import SEARCHES, SECONDS, SIMULATIONS, simulations_each
from ratskeller.review.game_review import ChanceCosts, Overview, Viewer
from ratskeller.review.thought import Found, GreedyTurns, Question, Thought, TurnSearch
from ratskeller.search.arrays import State
from ratskeller.search.candidate import Candidate
from ratskeller.search.evaluations import tuning
from ratskeller.server.errors import Problem
from ratskeller.server.review.content import review_of, tried_turn
from ratskeller.server.review.schemas import Review
from ratskeller.site.tables import LocalTable
from ratskeller.wasm.position import state_bytes

NARROW = 16
"""How many times narrower than a level without compiled rules the beam search is that looks at what follows chance."""
ANALYSIS_SECONDS = 1.0
ANALYSIS_SIMULATIONS = 1 << 20
"""How long the analysis of a position may search: until its time is over."""
MOST_THOUGHTS = 16
"""Thoughts that wait for what was found: those that nobody goes on with are forgotten."""


class StoredReview(msgspec.Struct, frozen=True):
    """What the browser stores of the review of a game: the judgements of its first decisions, and how they were made."""

    made_by: str
    judgements: list[Judgement]


class AskedState(msgspec.Struct, frozen=True):
    """A state for the module of a game, as `seat` knows it, and the only turn to be searched ([]: all)."""

    state: bytes
    seat: int
    only: list[int] = []


class AskedSearch(msgspec.Struct, frozen=True):
    """What a thought asks for: the search of `states[0]`, or with a `beam` the best turn in each of the states.

    `turns` of all seats end a simulation; 0: as many as those of the level.
    """

    thought: int
    game: str
    states: list[AskedState]
    beam: dict[str, int | list[int]] | None
    simulations: int
    seconds: float
    seed: int = 0
    turns: int = 0


class FoundTurns(msgspec.Struct, frozen=True):
    """What was found for a thought: the turns of a search, best first, or the best turn in each state."""

    thought: int
    candidates: list[Candidate] = []
    plans: list[list[int]] = []


class Waiting(msgspec.Struct, frozen=True):
    """A thought that waits, and how long each of its searches may take."""

    thought: Thought[Any]
    game: str
    simulations: int
    seconds: float


_waiting: dict[int, Waiting] = {}
_numbers = count(1)


def begin(thought: Thought[Any], record: Position, seconds: float, simulations: int | None = None) -> AskedSearch | Any:
    """Begin a thought about a game; returns what it asks for, or its result.

    Each search ends after so many seconds or `simulations`, by default those of a review.
    """
    simulations = simulations or simulations_each(SIMULATIONS, len(decisions(record)))
    number = next(_numbers)
    _waiting[number] = Waiting(thought, record.game.name, simulations, seconds)
    while len(_waiting) > MOST_THOUGHTS:
        del _waiting[next(iter(_waiting))]
    return _go_on(number, None)


def go_on(found: FoundTurns) -> AskedSearch | Any:
    """Go on with a thought; returns what it asks for next, or its result. Raises `Problem` if it was forgotten."""
    if found.thought not in _waiting:
        raise Problem(409, "no-analysis", "This search was given up: try again.")
    return _go_on(found.thought, found.plans or [it for it in found.candidates if it.visits])


def _go_on(number: int, found: Found | None) -> AskedSearch | Any:
    waiting = _waiting[number]
    try:
        question = next(waiting.thought) if found is None else waiting.thought.send(found)
    except StopIteration as done:
        del _waiting[number]
        return done.value
    except BaseException:
        del _waiting[number]
        raise
    return _asked(number, waiting, question)


def _asked(number: int, waiting: Waiting, question: Question) -> AskedSearch:
    if isinstance(question, GreedyTurns):
        game = games.get(waiting.game)
        states = [AskedState(_bytes(waiting.game, it), game.rules.actor(it)) for it in question.states]
        beam = tuning(waiting.game).interpreted.reduced(NARROW).fields()
        return AskedSearch(number, waiting.game, states, beam, waiting.simulations, waiting.seconds)
    return AskedSearch(
        number,
        waiting.game,
        [_searched(waiting.game, question)],
        None,
        max(1, waiting.simulations // question.part),
        waiting.seconds / question.part,
        question.seed,
        question.turns,
    )


def _searched(game: str, question: TurnSearch) -> AskedState:
    return AskedState(_bytes(game, question.position.state), question.seat, list(question.only))


def _bytes(game: str, state: State) -> bytes:
    silent = copy_of(state)
    silent.logging = 0
    return state_bytes(games.get(game), silent)


def stored_judgements(table: LocalTable, text: str | None) -> list[Judgement]:
    """Return the judgements that the browser has of a game; none that these rules would not make."""
    if text is None:
        return []
    stored = msgspec.json.decode(text, type=StoredReview)
    return stored.judgements if stored.made_by == method_of(table.row.game) else []


def review(table: LocalTable, done: Sequence[Judgement], viewer: Viewer | None, since: int) -> Review:
    """Return the review of a game that is over, as far as it is done."""
    overview = _overview(_Whole(table.position), viewer)
    is_done = len(done) == len(overview.decisions)
    costs = _chance_costs(_Whole(table.position)) if is_done else None
    return review_of(overview, done, "done" if is_done else "working", since, costs)


def judging_next(table: LocalTable, done: Sequence[Judgement]) -> Thought[str | None]:
    """Judge the next decision; returns what the browser is to store, None if all are judged."""
    known = _known(_Whole(table.position))
    if len(done) >= len(known):
        return None
    judgement = yield from judging(known[len(done)], 0)
    return msgspec.json.encode(StoredReview(method_of(table.row.game), [*done, judgement])).decode()


def seconds_each(record: Position) -> float:
    """Return how long each search of a review may take."""
    return SECONDS / (SEARCHES * max(1, len(decisions(record))))


def judging_turn(table: LocalTable, done: Sequence[Judgement], at: int, answers: tuple[str, ...]) -> Thought[Attempt]:
    """Judge another turn than the one that was played. Raises `Problem`."""
    turn = tried_turn(table.position, done, at, answers)
    return (yield from judging_attempt(turn.position, turn.seat, turn.tried, turn.best, turn.played, 0))


def method_of(game: str) -> str:
    """Return a hash of what a judgement depends on beside the record."""
    numbers = (NOTES_VERSION, games.get(game).version, tuple(tuning(game).weights), SIMULATIONS)
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:24]


class _Whole:
    """A game that is over, as a key of caches: the same answers are the same game."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._key = (position.game.name, repr(position.options), tuple(position.answers))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Whole) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(8)
def _overview(whole: _Whole, viewer: Viewer | None) -> Overview:
    return game_review.overview(whole.position, viewer)


@lru_cache(2)
def _chance_costs(whole: _Whole) -> ChanceCosts:
    return game_review.chance_costs(whole.position)


@lru_cache(2)
def _known(whole: _Whole) -> list[KnownDecision]:
    return list(known_decisions(whole.position))
