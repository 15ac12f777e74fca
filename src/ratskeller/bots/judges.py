"""Reviews by searches in this process: what each decision of a record gave away, and what an attempt is worth."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.review.annotation import (
    Annotation,
    Judgement,
    KnownDecision,
    TurningPoint,
    judging,
    known_decisions,
    turning_points,
)
from ratskeller.review.attempt import Attempt, judging_attempt
from ratskeller.review.game_review import (
    Moment,
    Outline,
    SeatReview,
    Viewer,
    chance_costs,
    moments,
    outline,
    overview,
    seat_summaries,
)

from .analysis import AnalysisConfig, analysis_config, complete


class Review(msgspec.Struct, frozen=True):
    """A whole review."""

    length: int
    begin: list[float]
    outline: list[Outline]
    moments: list[Moment]
    turning: list[TurningPoint]
    seats: list[SeatReview]


def annotate(record: Position, config: AnalysisConfig) -> Iterator[Annotation]:
    """Yield an annotation for every decision of a record, in order."""
    for known in known_decisions(record):
        judgement = judge_decision(known, config)
        fields = msgspec.structs.asdict(judgement)
        yield Annotation(at=known.decision.at, count=len(known.decision.answers), **fields)


def judge_decision(known: KnownDecision, config: AnalysisConfig) -> Judgement:
    """Return what a search says of a decision."""
    return complete(judging(known, config.seed), config)


def judge_attempt(
    position: Position,
    seat: int,
    tried: Sequence[str],
    best: Sequence[str],
    played: Sequence[str],
    config: AnalysisConfig,
) -> Attempt:
    """Return what a turn is worth, as `judging_attempt` does. Errors: BadArgument for a turn that is not legal."""
    return complete(judging_attempt(position, seat, tried, best, played, config.seed), config)


def judge_all(record: Position, config: AnalysisConfig) -> Iterator[Judgement]:
    """Yield the judgement of every decision of a record, in order."""
    return (judge_decision(known, config) for known in known_decisions(record))


def review(
    game: str,
    record: str,
    simulations: int = 100,
    *,
    seat: Viewer | None = None,
    seed: int = 0,
    cores: int = 1,
    is_compiled: bool | None = None,
) -> dict[str, Any]:
    """Return the review of a record of a game that is over, JSON-ready.

    It is for `seat`, for a spectator ("public"), or with the knowledge of every seat. `outline` is what the evaluation alone says of every
    decision and `begin` the chance to win before the first; `moments` are what searches of so many simulations say of them, `turning` where
    the game turned, and `seats` the sums by seat: `luck` (what chance did compared with the expectation, in chances to win), `regret` (what
    was given away), `mistakes` (the worst up to three, by index), and `expected` and `actual` losses to chance, None in a game without such
    odds. The same seed gives the same bytes.

    Errors: UnknownGame, BadRecord, UnknownSeat; BadArgument, also for a game without an evaluation or one that is not over.
    """
    config = analysis_config(game, 1.0, seed, simulations, cores, is_compiled)
    played = games.get(game).replay(record)
    if not played.over:
        raise BadArgument("record: the game must be over to be reviewed")
    if isinstance(seat, int):
        played.redeal(seat)
    seen = overview(played, seat)
    found = moments(seen, list(judge_all(played, config)))
    whole: dict[str, Any] = msgspec.to_builtins(
        Review(
            length=seen.length,
            begin=seen.begin,
            outline=outline(seen),
            moments=found,
            turning=turning_points(found),
            seats=seat_summaries(seen, found, chance_costs(played)),
        )
    )
    return whole
