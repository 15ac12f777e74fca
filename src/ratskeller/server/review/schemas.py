"""JSON of analyses, reviews and odds."""

from typing import Any, Literal

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a turn or against it: a message for people, by its id, and what it is filled in with."""

    id: str
    values: "ReasonValues"


class ReasonValues(msgspec.Struct, frozen=True):
    """Whether a reason speaks for the turn (`yes`) or against it, and how many points of the game it makes."""

    gains: Literal["yes", "no"]
    amount: float


class Turn(msgspec.Struct, frozen=True):
    """A turn that was compared: answers separated by `; `, by seat chance to win and expected lead in points, how often it was tried.

    `questions` are those to which each answer is given.
    """

    answers: str
    questions: list[str]
    win: list[float]
    result: list[float]
    visits: int
    reasons: list[Reason]


class TakenTurn(msgspec.Struct, frozen=True):
    """The turn that the seat took.

    `place` is its place among all turns that were compared, from 0; null: the search did not think of it and tried it by itself. `own` are
    the reasons for it in the eyes of the level that took it, none where that was nobody's level.
    """

    place: int | None
    turn: Turn
    own: list[Reason]


class Analysis(msgspec.Struct, frozen=True):
    """What a search finds in the position after `at` answers, as `seat` knows it.

    `win` is the chance to win by seat, `turns` are those of the seat that is asked, best first, and `taken` is the one that it took, null
    while it has taken none.
    """

    at: int
    seat: int
    asked: int | Literal["chance"] | None
    simulations: int
    win: list[float]
    turns: list[Turn]
    taken: TakenTurn | None


class Outline(msgspec.Struct, frozen=True):
    """A decision of a game that is over: `count` answers of `seat` after the first `at`, and by seat the chance to win after it.

    What chance brought then counts; it is what the evaluation says, without any search.
    """

    at: int
    count: int
    seat: int
    win: list[float]


class Regret(msgspec.Struct, frozen=True):
    """What a decision gave away: chance to win, and lead in points that was to be expected."""

    win: float
    result: float


class Moment(msgspec.Struct, frozen=True):
    """A decision, judged by a search: number `index` of the outline, from 0.

    `win` is the chance to win by seat that was to be expected of it, `best` the answers of the best turn (the same where nothing was
    better), `questions` and `best_questions` those to which the answers of both are given, `reasons` are for what was played, and
    `luck` is by seat what chance brought after it beyond that, null where chance was not asked. What rests on something that the
    viewer did not know is null: `best`, `regret`, `luck`; there are no reasons then, and `win` is what the evaluation says by what the
    viewer knew.
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
    """Where a game turned: `seat` gave away chance to win (`decision`), or chance brought it some (`luck`)."""

    at: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat in a game that is over: the luck that it had in sum, and what it gave away, as chance to win.

    `mistakes` are its worst decisions, up to three, by index. `expected` and `actual` is what chance was expected to cost it and has cost
    it, in points of the game; null where the game tells nothing of that kind.
    """

    seat: int
    luck: float
    regret: float
    decisions: int
    mistakes: list[int]
    expected: float | None
    actual: int | None


class Review(msgspec.Struct, frozen=True):
    """A game of `length` answers that is over, looked back on.

    `done` of `of` decisions have been judged so far; `begin` is the chance to win by seat before the first. `moments` are those of them
    from the asked index on, and the `outline` of all comes with the first. `turning` and `seats` are empty until all is `done`.
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
    """The exact odds of what chance may bring after `at` answers, as `seat` can know them (null: a spectator), in the form of the game."""

    at: int
    seat: int | None
    odds: dict[str, Any]
