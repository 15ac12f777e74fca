"""JSON of analyses, reviews, odds, and reviews that one person leads for others."""

from typing import Annotated, Any, Literal

import msgspec

from ratskeller.review.analysis import Outcome, TakenTurn, Turn
from ratskeller.review.comparison import Attempt
from ratskeller.review.game_review import Moment, Outline, SeatReview
from ratskeller.review.judgements import MOST_PLAYED_OUT, Judgement, TurningPoint
from ratskeller.server.http.schemas import MOST, Request, SeatNumber
from ratskeller.server.tables.schemas import Draft, Entry
from ratskeller.wasm.searches import AskedSearch, FoundTurns


class Analysis(msgspec.Struct, frozen=True):
    """The result of a search in the position after `at` answers, as `seat` knows it.

    `win` is the probability to win by seat. `turns` are those of the seat to move, the best first, and `taken` is the one that it played,
    if any.
    """

    at: int
    seat: int
    asked: int | Literal["chance"] | None
    simulations: int
    win: list[float]
    turns: list[Turn]
    taken: TakenTurn | None


class AnalysisStep(msgspec.Struct, frozen=True):
    """The searches that a device has to run next for an analysis; none: the analysis is there."""

    searches: list[AskedSearch]
    analysis: Analysis | None


class AttemptStep(msgspec.Struct, frozen=True):
    """The searches that a device has to run next to judge a turn; none: the judgement is there."""

    searches: list[AskedSearch]
    attempt: Attempt | None


class JudgementStep(msgspec.Struct, frozen=True):
    """The searches that a device has to run next to judge a decision; none: the judgement is there."""

    searches: list[AskedSearch]
    judgement: Judgement | None


class FoundSoFar(Request, frozen=True):
    """What a device has found: for each step so far the results of its searches, in the order in which they were asked for."""

    found: list[list[FoundTurns]]


class FoundForJudgement(FoundSoFar, frozen=True):
    """What a device has found for a decision; with a `judgement` it is played out, one of so many `doubts` of its game."""

    judgement: Judgement | None = None
    doubts: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYED_OUT)] = 1


class OwnJudgements(Request, frozen=True):
    """The judgements that a viewer's own device has of a game: those of the decisions from number `first` on."""

    first: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    judgements: list[Judgement]


class Chances(msgspec.Struct, frozen=True):
    """How playouts of the position after `at` answers end, as `seat` knows it (null: a spectator)."""

    at: int
    seat: int | None
    outcome: Outcome


ReviewState = Literal["working", "done", "failed"]


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game of `length` answers.

    `done` of `of` decisions are judged so far; `begin` is the probability to win by seat before the first. `moments` begin at the requested
    index, beside those that are played out, and the `outline` of all decisions comes with the first. Once all are judged, `doubts` are the
    numbers of those that are still to be played out. `turning` and `seats` are empty until all is `done`.
    """

    length: int
    state: ReviewState
    done: int
    of: int
    doubts: list[int]
    begin: list[float]
    moments: list[Moment]
    outline: list[Outline]
    turning: list[TurningPoint]
    seats: list[SeatReview]


class Trial(msgspec.Struct, frozen=True):
    """What `seat` would have seen if it had given other answers after the first `at` of a finished game; `length` is their number then.

    `draft` has the tried answers, `entries` what they did. `done`: the turn is over, since chance or another seat is asked.
    """

    at: int
    seat: int
    length: int
    view: dict[str, Any]
    draft: list[Draft]
    entries: list[Entry]
    done: bool


class Odds(msgspec.Struct, frozen=True):
    """The exact odds after `at` answers, as `seat` knows them (null: a spectator), in the form of the game."""

    at: int
    seat: int | None
    odds: dict[str, Any]


class Bill(msgspec.Struct, frozen=True):
    """What the first `at` answers of a game have cost the seats, cause by cause, in the form of the game; empty if it has no bill."""

    at: int
    bill: dict[str, Any]


LeadKey = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16,64}$")]
"""Chosen by the client at random, so that another window of the same guest knows that the lead is not its own."""
Eyes = Literal["all", "public"] | SeatNumber
"""Whose knowledge is shown: at each moment that of the seat to move (`all`), a spectator's, or a seat's."""


class NewLead(Request, frozen=True):
    """The moment to show to the others: after `at` answers and the first `within` events that followed, with the knowledge of `eyes`."""

    lead: LeadKey
    at: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    within: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    eyes: Eyes


class LeadEnd(Request, frozen=True):
    """The lead to end."""

    lead: LeadKey


class LiveLead(msgspec.Struct, frozen=True, tag="lead", tag_field="type", forbid_unknown_fields=True):
    """Socket message: somebody shows a moment of a finished game, as in `NewLead`. `seat` is their own, if they have one."""

    lead: str
    name: str
    seat: int | None
    at: int
    within: int
    eyes: Eyes


class LiveLeadOver(msgspec.Struct, frozen=True, tag="lead-over", tag_field="type", forbid_unknown_fields=True):
    """Socket message: the lead has ended."""

    lead: str
