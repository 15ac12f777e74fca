"""Judgements of a game: what every decision gave away, the luck after it, and where the game turned.

Every decision is judged by what its seat knew then. Nothing counts as given away unless it holds up on fresh luck (`comparison`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.memory import PLAN_LENGTH
from ratskeller.search.reasons import Reason, alternatives_to, main_reasons, reasons_against, reasons_for, rounded
from ratskeller.search.thought import Thought, greedy_turns, search
from ratskeller.search.turns import Candidate, answer_numbers, is_same_turn, question_names, turn_text

from .comparison import LOOKS, comparing

TURNING = 0.1
"""Change of a chance to win that makes a decision or a reveal a turning point."""
MOST_TURNING_POINTS = 6
NOTES_VERSION = 4
"""Raised when judgements change their content: stored ones are then made anew."""

# How long the review of a game may search
SIMULATIONS = 6000
"""For a whole game, so that a long one takes no longer than a short one."""
MOST_SIMULATIONS = 400
SECONDS = 12.0
"""Limit for all searches of a game, where the rules are not compiled or the CPU is busy."""
SEARCHES = 3
"""The most searches for a decision: all turns, and the looks at the best one and at the one that was played, which are one search each."""
ATTEMPT_SEARCHES = 4
"""The most searches for an attempt: two comparisons."""

OUTCOMES = 8
"""Sampled outcomes of chance for the expectation of luck."""


def seconds_each(count: int) -> float:
    return SECONDS / (SEARCHES * max(1, count))


def simulations_each(simulations: int, count: int) -> int:
    """Return the simulations of each search in the review of a game with so many decisions."""
    return min(MOST_SIMULATIONS, -(-simulations // count))


class Regret(msgspec.Struct, frozen=True):
    """What a decision gave away for sure: probability to win, and expected lead in points. 0 if it was about equal to the best one."""

    win: float
    result: float


NOTHING = Regret(0.0, 0.0)


class Judgement(msgspec.Struct, frozen=True):
    """What a search says of a decision, in the position as its seat knew it.

    `best` are the answers of the best turn, the same as `answers` if nothing was better. It may be about equal: then the regret is 0.
    `win` is the chance to win by seat with what was played. `reasons` speak for it if nothing was better, against it if it gave something
    away, and say how the two turns differ if they are about equal. `luck` is by seat what chance did afterwards,
    compared with the expectation; None if it was not asked.
    """

    seat: int
    answers: str
    questions: list[str]
    best: str
    best_questions: list[str]
    win: list[float]
    regret: Regret
    reasons: list[Reason]
    luck: list[float] | None


class Annotation(Judgement, frozen=True, kw_only=True):
    """A judgement of the decision that consists of `count` answers after the first `at` of a record."""

    at: int
    count: int


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: `seat` gave away probability to win (`decision`), or chance brought it some (`luck`)."""

    at: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float


@dataclass(frozen=True)
class Decision:
    """A decision of a record: the answers of a seat up to the next question to chance or to another seat, after the first `at` answers."""

    at: int
    seat: int
    answers: tuple[str, ...]

    @property
    def end(self) -> int:
        """Number of answers of the record up to the end of the decision."""
        return self.at + len(self.answers)


@dataclass(frozen=True)
class KnownDecision:
    """A decision with what its seat knew: the position `before` it, and the one `after` chance has answered."""

    decision: Decision
    before: Position
    after: Position


def decisions(record: Position) -> list[Decision]:
    actors = record.actors
    found: list[Decision] = []
    for at, actor in enumerate(actors):
        if not isinstance(actor, int):
            continue
        last = found[-1] if found else None
        if last and last.end == at and last.seat == actor and len(last.answers) < PLAN_LENGTH:
            found[-1] = Decision(last.at, actor, (*last.answers, record.answers[at]))
        else:
            found.append(Decision(at, actor, (record.answers[at],)))
    return found


def known_decisions(record: Position) -> Iterator[KnownDecision]:
    walk, found = record.back_to(0), decisions(record)
    ends = [*(decision.at for decision in found[1:]), len(record.answers)]
    for decision, end in zip(found, ends, strict=True):
        play_to(walk, record, decision.at)
        before = walk.redeal(decision.seat)
        play_to(walk, record, end)
        yield KnownDecision(decision, before, walk.redeal(decision.seat))


def play_to(walk: Position, record: Position, length: int) -> None:
    for answer in record.answers[len(walk.answers) : length]:
        walk.play(answer)


def judging(known: KnownDecision, seed: int) -> Thought[Judgement]:
    position, seat, answers = known.before, known.decision.seat, known.decision.answers
    played = answer_numbers(position, answers)
    candidates = yield from search(position, seat)
    same = next((it for it in candidates if is_same_turn(position, it.answers, played)), None)
    found = yield from _compared(position, seat, candidates, same, played)
    text = "; ".join(answers)
    luck = yield from luck_after(position, seat, played, known.after, seed)
    return Judgement(
        seat=seat,
        answers=text,
        questions=question_names(position, played),
        best=turn_text(position, found.best) if found.best else text,
        best_questions=question_names(position, found.best or played),
        win=rounded(found.win, 4),
        regret=found.regret,
        reasons=_reasons(position, seat, found, [it for it in candidates if it is not same], seed),
        luck=None if luck is None else rounded(luck, 4),
    )


@dataclass(frozen=True)
class _Found:
    """What was played, with the chance to win by seat, and what it gave away against the `best` turn; () if nothing was better."""

    chosen: Candidate
    win: Sequence[float]
    regret: Regret = NOTHING
    best: tuple[int, ...] = ()


def _compared(
    position: Position, seat: int, candidates: Sequence[Candidate], same: Candidate | None, played: Sequence[int]
) -> Thought[_Found]:
    """Compare the turn that was played, `same` among the candidates if the search tried it, with the best of them."""
    best = candidates[0]
    if same is best:
        (chosen,) = yield from search(position, seat, played, luck=1)
        return _Found(chosen, chosen.win)
    looks = min(LOOKS, sum(it.visits for it in candidates))
    found = yield from comparing(position, seat, best.answers, played, looks)
    chosen = found.looks[0].second
    if found.win <= 0:
        return _Found(chosen, found.second_win)
    lost = Regret(round(found.win, 4), round(max(0.0, found.result), 2)) if found.is_better else NOTHING
    return _Found(chosen, found.second_win, lost, best.answers)


def _reasons(position: Position, seat: int, found: _Found, others: Sequence[Candidate], seed: int) -> list[Reason]:
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)

    def terms_after(answers: Sequence[int]) -> list[Terms]:
        return evaluator.terms_after(position.state, answers, seat, seed)

    chosen = terms_after(found.chosen.answers)
    if not found.best:
        alternatives = alternatives_to(found.chosen, others)
        return reasons_for(position, chosen, (terms_after(other.answers) for other in alternatives), seat)
    compared = reasons_against if found.regret.win else main_reasons
    return compared(position, chosen, terms_after(found.best), seat)


def luck_after(
    before: Position, seat: int, played: Sequence[int], after: Position, seed: int
) -> Thought[list[float] | None]:
    """Return by seat what chance did, in chances to win beyond the expectation; None if it was not asked.

    `before` is the position as `seat` knew it, `played` its answers in numbers, and `after` the position after chance had answered, as the
    seat knew it.

    What happened and what might have happened are measured alike, with the knowledge of the seat: by the chances to win after the next seat
    has played the turn with the best evaluation. So luck is 0 in the mean, however wrong the measure. The chances that a search finds would
    not do: a search overrates the turn it has chosen, as long as chance has not answered.
    """
    game, evaluator = before.game, Evaluator(before.game, tuning(before.game.name).weights)
    asked = copy_of(before.state)
    asked.logging = 0
    for answer in played:
        game.rules.apply(asked, answer)
    if game.rules.actor(asked) != CHANCE:
        return None
    states = [copy_of(after.state), *(evaluator.outcome(asked, seed + number) for number in range(OUTCOMES))]
    for state in states:
        state.logging = 0
    open_states = [state for state in states if game.rules.actor(state) >= 0]
    plans = yield from greedy_turns(game.name, open_states)
    for state, plan in zip(open_states, plans, strict=True):
        for answer in plan:
            game.rules.apply(state, answer)
    actual, *samples = [evaluator.win_chances(state, seat) for state in states]
    expected = [sum(chances) / OUTCOMES for chances in zip(*samples, strict=True)]
    return [win - mean for win, mean in zip(actual, expected, strict=True)]


class Judged(Protocol):
    """A decision with its regret, None if the viewer could not know it."""

    @property
    def at(self) -> int: ...
    @property
    def count(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def regret(self) -> Regret | None: ...
    @property
    def luck(self) -> list[float] | None: ...


def turning_points(decisions: Sequence[Judged]) -> list[TurningPoint]:
    """Return where the chances to win changed most, in order of play."""
    points: list[TurningPoint] = []
    for it in decisions:
        if it.regret is None:
            continue
        points.append(TurningPoint(it.at, "decision", it.seat, -it.regret.win))
        if it.luck is not None:
            points.append(TurningPoint(it.at + it.count, "luck", it.luck.index(max(it.luck)), max(it.luck)))
    points = [point for point in points if abs(point.change) >= TURNING]
    points = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return sorted(points, key=lambda point: point.at)
