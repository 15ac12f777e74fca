"""Reviews of finished games without a server: Python asks for searches, and the browser's workers run them in modules of WebAssembly.

Judgements are one text for each game, which the browser stores. Whatever needs searches is a thought: a reply with status 202 asks for one
of them, and what was found comes back to `/thoughts`, until the reply is there.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.review.comparison import Attempt, judging_attempt
from ratskeller.review.game_review import ChanceCosts, Overview, Viewer
from ratskeller.review.judgements import (
    NOTES_VERSION,
    SIMULATIONS,
    Judgement,
    KnownDecision,
    decisions,
    doubts,
    in_doubt,
    judging,
    known_decisions,
    seconds_each,
    settling,
    simulations_each,
)
from ratskeller.search.evaluations import tuning
from ratskeller.search.thought import Run, Thought
from ratskeller.server.errors import Problem
from ratskeller.server.review.content import is_whole, review_of, tried_turn
from ratskeller.server.review.schemas import Review
from ratskeller.site.tables import LocalTable
from ratskeller.wasm.searches import AskedSearch, Effort, FoundTurns, asked_searches, found_for

ANALYSIS_SECONDS = 1.0
ANALYSIS_SIMULATIONS = 1 << 20
"""How long the analysis of a position may search: until its time is over."""
MOST_THOUGHTS = 16
"""Thoughts that wait for what was found: those that nobody goes on with are forgotten."""


class StoredReview(msgspec.Struct, frozen=True):
    """What the browser stores of the review of a game: the judgements of its first decisions, and how they were made."""

    made_by: str
    judgements: list[Judgement]


class AskedThought(msgspec.Struct, frozen=True):
    """What a thought asks for: searches by the module of a game."""

    thought: int
    game: str
    searches: list[AskedSearch]


class FoundThought(msgspec.Struct, frozen=True):
    """What was found for a thought, for each of its searches."""

    thought: int
    found: list[FoundTurns]


class Waiting(NamedTuple):
    """A thought that waits for what is found for its question, and how long each of its searches may take."""

    run: Run[Any]
    game: str
    effort: Effort


_waiting: dict[int, Waiting] = {}
_numbers = count(1)


def begin(
    thought: Thought[Any], record: Position, seconds: float | None = None, simulations: int | None = None
) -> AskedThought | Any:
    """Begin a thought about a game; returns what it asks for, or its result.

    Each search ends after so many seconds or `simulations`, by default those of a review.
    """
    count = len(decisions(record))
    simulations = simulations or simulations_each(SIMULATIONS, count)
    seconds = seconds or seconds_each(count)
    # Only the browser searches
    run = Run(thought, lambda _: None)
    return _asked(next(_numbers), Waiting(run, record.game.name, Effort(simulations, seconds)))


def go_on(reply: FoundThought) -> AskedThought | Any:
    """Go on with a thought; returns what it asks for next, or its result. Raises `Problem` if it was forgotten."""
    waiting = _waiting.pop(reply.thought, None)
    if waiting is None or waiting.run.question is None:
        raise Problem(409, "search-ended", "This search was given up: try again.")
    waiting.run.answer(found_for(waiting.run.question, reply.found))
    return _asked(reply.thought, waiting)


def _asked(number: int, waiting: Waiting) -> AskedThought | Any:
    question = waiting.run.question
    if question is None:
        return waiting.run.result
    _waiting[number] = waiting
    while len(_waiting) > MOST_THOUGHTS:
        del _waiting[next(iter(_waiting))]
    return AskedThought(number, waiting.game, asked_searches(waiting.game, question, waiting.effort))


def stored_judgements(table: LocalTable, text: str | None) -> list[Judgement]:
    """Return the judgements that the browser has of a game; none that these rules would not make."""
    if text is None:
        return []
    stored = msgspec.json.decode(text, type=StoredReview)
    return stored.judgements if stored.made_by == method_of(table.row.game) else []


def review(table: LocalTable, done: Sequence[Judgement], viewer: Viewer | None, since: int) -> Review:
    """Return the review of a game that is over, as far as it is done."""
    overview = _overview(_Whole(table.position), viewer)
    is_done = is_whole(overview, done)
    costs = _chance_costs(_Whole(table.position)) if is_done else None
    return review_of(overview, done, "done" if is_done else "working", since, costs)


def judging_next(table: LocalTable, done: Sequence[Judgement]) -> Thought[str | None]:
    """Judge the next decision, or play one out; returns what the browser is to store, None if nothing is left to do."""
    known = _known(_Whole(table.position))
    if len(done) < len(known):
        judged = [*done, (yield from judging(known[len(done)], 0))]
    elif left := in_doubt(done):
        judged, place = [*done], left[0]
        judged[place] = yield from settling(known[place], done[place], len(doubts(done)), 0)
    else:
        return None
    return msgspec.json.encode(StoredReview(method_of(table.row.game), judged)).decode()


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
