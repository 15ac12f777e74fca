"""The review of a game that is over, as every seat knew it, as one seat did, or as a spectator did: every decision, and sums by seat.

A review for one seat holds nothing that the seat did not know at that moment. Where another seat knew more, what was found with that
knowledge is left out, and the chances to win are those that the one seat could see. A spectator knows what everybody knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.reasons import Reason, rounded

from .comparison import MISTAKE, Difference
from .judgements import Decision, Judgement, decisions, play_to, sure

PUBLIC: Literal["public"] = "public"
Viewer = int | Literal["public"]
"""Whose knowledge a review is for: a seat, or a spectator."""
MOST_MISTAKES = 3


class Outline(msgspec.Struct, frozen=True):
    """A decision of a finished game: `count` answers of `seat` after the first `at`, and the probability to win by seat after it.

    The probability includes what chance brought, and comes from the evaluation alone.
    """

    at: int
    count: int
    seat: int
    win: list[float]


class Moment(msgspec.Struct, frozen=True):
    """A decision judged by a search, as the viewer may see it: number `index` of the outline, from 0.

    `win` is the expected probability to win by seat, `best` the answers of the best turn (the same if nothing was better), `questions` and
    `best_questions` the questions of both, `loss` what `best` wins more if both are played out (null: they are not), `reasons` those for
    the turn that was played, and `luck` what chance brought after it beyond the expectation, by seat; null if chance was not asked. What
    depends on something that the viewer did not know is left out: `best`, `loss` and `luck` are null, there are no reasons, and `win` is by
    the evaluation with the knowledge of the viewer.
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
    loss: Difference | None
    reasons: list[Reason]
    luck: list[float] | None

    @property
    def regret(self) -> float | None:
        """What the decision gave away for sure; None if the viewer could not know it."""
        return None if self.best is None else sure(self.loss)


class SeatReview(msgspec.Struct, frozen=True):
    """A seat in a finished game, in probability to win.

    What it had at the `begin`, its `luck`, and what the decisions of all seats brought it (`skill`) add up to the `result`. `regret` is
    what its own decisions gave away for sure.

    `mistakes` are its up to three worst decisions, by index. `expected` and `actual` are what chance was expected to cost it and what it
    cost, in points; null if the game does not say.
    """

    seat: int
    begin: float
    luck: float
    skill: float
    result: float
    regret: float
    decisions: int
    mistakes: list[int]
    expected: float | None
    actual: int | None


@dataclass(frozen=True)
class Overview:
    """What the evaluation alone says of a game for a viewer (None: of every decision for its seat).

    `begin` is the chance to win by seat before the first decision, `wins` has the chances after each decision and the answers of chance to
    it. `knew_before` tells whether the viewer knew everything that the deciding seat knew, `knew_after` whether this was still so after
    chance had answered.
    """

    viewer: Viewer | None
    length: int
    players: int
    decisions: list[Decision]
    begin: list[float]
    wins: list[list[float]]
    knew_before: list[bool]
    knew_after: list[bool]


@dataclass(frozen=True)
class ChanceCosts:
    """What chance was expected to cost every seat, and what it cost; None if the game has no such odds."""

    expected: list[float] | None = None
    actual: list[int] | None = None


def overview(record: Position, viewer: Viewer | None) -> Overview:
    """Return what the evaluation says of a game that is over."""
    evaluator = Evaluator(record.game, tuning(record.game.name).weights)
    walk, found = record.back_to(0), decisions(record)
    ends = [*(decision.at for decision in found[1:]), len(record.answers)]
    begin: list[float] = []
    wins: list[list[float]] = []
    knew_before: list[bool] = []
    knew_after: list[bool] = []
    for decision, end in zip(found, ends, strict=True):
        play_to(walk, record, decision.at)
        begin = begin or _win(evaluator, walk, decision.seat if viewer is None else viewer)
        knew_before.append(_knows_all(viewer, walk, decision.seat))
        play_to(walk, record, end)
        wins.append(_win(evaluator, walk, decision.seat if viewer is None else viewer))
        knew_after.append(_knows_all(viewer, walk, decision.seat))
    return Overview(viewer, len(record.answers), len(record.scores), found, begin, wins, knew_before, knew_after)


def _win(evaluator: Evaluator, position: Position, viewer: Viewer) -> list[float]:
    # In a public position the evaluation is the same for all seats
    seat = 0 if viewer == PUBLIC else viewer
    return rounded(evaluator.win_chances(_known_to(viewer, position).state, seat), 4)


def _known_to(viewer: Viewer, position: Position) -> Position:
    return position.public() if viewer == PUBLIC else position.redeal(viewer)


def _knows_all(viewer: Viewer | None, position: Position, seat: int) -> bool:
    """Tell whether a viewer knows everything that a seat knows: then nothing is forgotten when the seat's position is redealt."""
    if viewer is None or viewer == seat:
        return True
    known = position.redeal(seat)
    return _known_to(viewer, known).to_json() == known.to_json()


def outline(game: Overview) -> list[Outline]:
    """Return every decision with the chances to win after it; this needs no search."""
    return [
        Outline(decision.at, len(decision.answers), decision.seat, win)
        for decision, win in zip(game.decisions, game.wins, strict=True)
    ]


def moments(game: Overview, judgements: Sequence[Judgement]) -> list[Moment]:
    """Return the first decisions, as many as there are judgements, as the viewer may see them."""
    return [_moment(game, judgement, index) for index, judgement in enumerate(judgements)]


def _moment(game: Overview, judgement: Judgement, index: int) -> Moment:
    decision, is_known = game.decisions[index], game.knew_before[index]
    is_played_out = is_known and judgement.loss is not None and judgement.loss.is_enough
    return Moment(
        index=index,
        at=decision.at,
        count=len(decision.answers),
        seat=decision.seat,
        answers=judgement.answers,
        questions=judgement.questions,
        best=judgement.best if is_known else None,
        best_questions=judgement.best_questions if is_known else [],
        win=judgement.win if is_known else game.wins[index],
        loss=judgement.loss if is_played_out else None,
        reasons=judgement.reasons if is_known else [],
        luck=judgement.luck if is_known and game.knew_after[index] else None,
    )


def chance_costs(record: Position) -> ChanceCosts:
    """Return what chance was expected to cost by what everybody knew, and what it cost, where the game can compute the odds."""
    costs = record.game.chance_costs
    if costs is None:
        return ChanceCosts()
    walk, players = record.back_to(0), len(record.scores)
    expected, actual, pending, has_odds = [0.0] * players, [0] * players, None, False
    for answer in record.answers:
        walk.play(answer)
        if (lost := costs.chance_cost(walk.events)) is not None:
            if pending is not None:
                has_odds = True
                expected = [sum(pair) for pair in zip(expected, pending, strict=True)]
                actual = [sum(pair) for pair in zip(actual, lost, strict=True)]
            # What follows is part of the same prediction
            has_more = pending is not None and costs.has_more_chance_cost(walk.state)
            pending = [0.0] * players if has_more else None
        if pending is None and walk.actor == "chance":
            pending = costs.expected_chance_cost(walk.state)
    return ChanceCosts(rounded(expected, 4), actual) if has_odds else ChanceCosts()


def seat_summaries(game: Overview, found: Sequence[Moment], costs: ChanceCosts) -> list[SeatReview]:
    """Return the sums for every seat: its luck, what it gave away, and its worst mistakes, worst first."""
    summaries = []
    for seat in range(game.players):
        own = [(moment.index, moment.regret) for moment in found if moment.seat == seat and moment.regret]
        worst = sorted(own, key=lambda decision: -decision[1])[:MOST_MISTAKES]
        luck = sum(moment.luck[seat] for moment in found if moment.luck is not None)
        begin, result = game.begin[seat], game.wins[-1][seat]
        summaries.append(
            SeatReview(
                seat=seat,
                begin=begin,
                luck=round(luck, 4),
                skill=round(result - begin - luck, 4),
                result=result,
                regret=round(sum(regret for _, regret in own), 4),
                decisions=sum(decision.seat == seat for decision in game.decisions),
                mistakes=[index for index, regret in worst if regret >= MISTAKE],
                expected=None if costs.expected is None else costs.expected[seat],
                actual=None if costs.actual is None else costs.actual[seat],
            )
        )
    return summaries
