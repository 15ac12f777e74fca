"""JSON of analyses, reviews, odds, and reviews that one person leads for others."""

from typing import Annotated, Any, Literal

import msgspec

from ratskeller.server.http.schemas import MOST, Request, SeatNumber


class Reason(msgspec.Struct, frozen=True):
    """A reason for or against a turn: the id of a message, and its values."""

    id: str
    values: "ReasonValues"


class ReasonValues(msgspec.Struct, frozen=True):
    """Whether a reason speaks for the turn (`yes`) or against it, and how many points it is worth."""

    gains: Literal["yes", "no"]
    amount: float


class Turn(msgspec.Struct, frozen=True):
    """A turn that the search compared: its answers, separated by `; `, and the question of each.

    `win` is the probability to win and `result` the expected lead in points, by seat.
    """

    answers: str
    questions: list[str]
    win: list[float]
    result: list[float]
    visits: int
    reasons: list[Reason]


class TakenTurn(msgspec.Struct, frozen=True):
    """The turn that the seat played.

    `place` is its place among the turns that were compared, from 0; null: the search had not considered it and tried it separately. `own`
    are the reasons of the bot that played it; empty if it was not a level.
    """

    place: int | None
    turn: Turn
    own: list[Reason]


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


class Outline(msgspec.Struct, frozen=True):
    """A decision of a finished game: `count` answers of `seat` after the first `at`, and the probability to win by seat after it.

    The probability includes what chance brought, and comes from the evaluation alone.
    """

    at: int
    count: int
    seat: int
    win: list[float]


class Regret(msgspec.Struct, frozen=True):
    """What a decision gave away: probability to win, and expected lead in points."""

    win: float
    result: float


class Moment(msgspec.Struct, frozen=True):
    """A decision judged by a search: number `index` of the outline, from 0.

    `win` is the expected probability to win by seat, `best` the answers of the best turn (the same if nothing was better), `questions` and
    `best_questions` the questions of both, `reasons` those for the turn that was played, and `luck` what chance brought after it beyond the
    expectation, by seat; null if chance was not asked. What depends on something that the viewer did not know is left out: `best`, `regret`
    and `luck` are null, there are no reasons, and `win` is by the evaluation with the knowledge of the viewer.
    """

    index: int
    at: int
    count: int
    seat: int
    answers: str
    questions: list[str]
    best: str | None
    best_questions: list[str]
    win: list[float]
    regret: Regret | None
    reasons: list[Reason]
    luck: list[float] | None


class Turning(msgspec.Struct, frozen=True):
    """A turning point: `seat` gave away probability to win (`decision`), or chance brought it some (`luck`)."""

    at: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat in a finished game: its total luck, and what it gave away, as probability to win.

    `mistakes` are its up to three worst decisions, by index. `expected` and `actual` are what chance was expected to cost it and what it
    cost, in points; null if the game does not say.
    """

    seat: int
    luck: float
    regret: float
    decisions: int
    mistakes: list[int]
    expected: float | None
    actual: int | None


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game of `length` answers.

    `done` of `of` decisions are judged so far; `begin` is the probability to win by seat before the first. `moments` begin at the requested
    index, and the `outline` of all decisions comes with the first. `turning` and `seats` are empty until all is `done`.
    """

    length: int
    state: Literal["working", "done", "failed"]
    done: int
    of: int
    begin: list[float]
    moments: list[Moment]
    outline: list[Outline]
    turning: list[Turning]
    seats: list[SeatReview]


class Odds(msgspec.Struct, frozen=True):
    """The exact odds after `at` answers, as `seat` knows them (null: a spectator), in the form of the game."""

    at: int
    seat: int | None
    odds: dict[str, Any]


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
