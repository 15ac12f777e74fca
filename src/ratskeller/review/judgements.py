"""Judgements of a game: what every decision gave away, the luck after it, and where the game turned.

Every decision is judged by what its seat knew then. Nothing counts as given away unless it holds up on fresh luck (`comparison`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.memory import PLAN_LENGTH
from ratskeller.search.reasons import Reason, alternatives_to, main_reasons, reasons_against, reasons_for, rounded
from ratskeller.search.thought import Thought, TurnSearch, greedy_turns, search, searches
from ratskeller.search.turns import Candidate, answer_numbers, is_same_turn, question_names, turn_text

from .comparison import DOUBTFUL, Difference, playing_out

TURNING = 0.1
"""Change of a chance to win that makes a decision or a reveal a turning point."""
MOST_TURNING_POINTS = 6
NOTES_VERSION = 5
"""Raised when judgements change their content: stored ones are then made anew."""

# How long the review of a game may search
SIMULATIONS = 6000
"""For a whole game, so that a long one takes no longer than a short one."""
MOST_SIMULATIONS = 400
SECONDS = 12.0
"""Limit for all searches of a game, where the rules are not compiled or the CPU is busy."""
SEARCHES = 2
"""Searches for a decision: of all turns, and half a one each of the best and of the one that was played."""
LEAST = 4
"""Fewer simulations of a turn say nothing about it."""
MOST_PLAYED_OUT = 8
"""Most decisions of a game that are played out: those that seem to have given away most."""

OUTCOMES = 8
"""Sampled outcomes of chance for the expectation of luck."""


def seconds_each(count: int) -> float:
    return SECONDS / (SEARCHES * max(1, count))


def simulations_each(simulations: int, count: int) -> int:
    """Return the simulations of each search in the review of a game with so many decisions."""
    return min(MOST_SIMULATIONS, -(-simulations // count))


class Judgement(msgspec.Struct, frozen=True):
    """What a search says of a decision, in the position as its seat knew it.

    `best` are the answers of the best turn, the same as `answers` if nothing was better. `win` is the chance to win by seat with what was
    played, and `doubt` what it seems to have given away by the search alone; 0 if that is too little to be played out. `is_private` tells
    whether the seat knew more than everybody. `loss` is what `best` wins more if both are played out; None: they are not. `reasons` speak
    for the turn if nothing was better, against it if it gave something away, and say how the two differ otherwise. `luck` is by seat what
    chance did afterwards, compared with the expectation; None if it was not asked.
    """

    seat: int
    answers: str
    questions: list[str]
    best: str
    best_questions: list[str]
    win: list[float]
    doubt: float
    is_private: bool
    loss: Difference | None
    reasons: list[Reason]
    luck: list[float] | None

    @property
    def regret(self) -> float:
        """What the decision gave away for sure."""
        return sure(self.loss)


def sure(loss: Difference | None) -> float:
    return 0.0 if loss is None else loss.sure


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
    found = yield from _compared(position, seat, candidates[0], same, played)
    text = "; ".join(answers)
    luck = yield from luck_after(position, seat, played, known.after, seed)
    return Judgement(
        seat=seat,
        answers=text,
        questions=question_names(position, played),
        best=turn_text(position, found.best) if found.best else text,
        best_questions=question_names(position, found.best or played),
        win=rounded(found.chosen.win, 4),
        doubt=round(found.doubt, 4),
        is_private=position.public().to_json() != position.to_json(),
        loss=None,
        reasons=_reasons(position, seat, found, [it for it in candidates if it is not same], seed),
        luck=None if luck is None else rounded(luck, 4),
    )


def doubts(judgements: Sequence[Judgement]) -> list[int]:
    """Return which judgements of a whole game are to be played out, those before others that are to be first."""
    places = [place for place, it in enumerate(judgements) if it.doubt]
    # What is played out of what everybody knew must not depend on what somebody alone knew
    places.sort(key=lambda place: (judgements[place].is_private, -judgements[place].doubt))
    return places[:MOST_PLAYED_OUT]


def in_doubt(judgements: Sequence[Judgement]) -> list[int]:
    """Return which of them are not played out yet."""
    return [place for place in doubts(judgements) if judgements[place].loss is None]


def settling(known: KnownDecision, judgement: Judgement, of: int, seed: int) -> Thought[Judgement]:
    """Play a decision out that seems to have given something away: one `of` so many, which share their time.

    Errors: BadArgument for a judgement of another decision.
    """
    position, seat, lines = known.before, known.decision.seat, (judgement.best.split("; "), known.decision.answers)
    best, played = (answer_numbers(position, line) for line in lines)
    if not best or len(best) < len(lines[0]):
        raise BadArgument(f"best: {judgement.best!r} is no legal turn")
    loss = yield from playing_out(position, seat, best, played, seconds=MOST_PLAYED_OUT / of)
    compared = reasons_against if loss.sure else main_reasons
    terms = [_terms(position, seat, turn, seed) for turn in (played, best)]
    reasons = compared(position, terms[0], terms[1], seat)
    return msgspec.structs.replace(judgement, loss=loss, reasons=reasons)


@dataclass(frozen=True)
class _Found:
    """What was played, and what it seems to give away against the `best` turn; () if nothing was better."""

    chosen: Candidate
    doubt: float = 0.0
    best: tuple[int, ...] = ()


def _compared(
    position: Position, seat: int, best: Candidate, same: Candidate | None, played: Sequence[int]
) -> Thought[_Found]:
    """Search for what was played, `same` among all turns, and for the best of them if that is another: each alone, on the same new luck."""
    turns = [played] if same is best else [best.answers, played]
    found = yield from searches([TurnSearch(position, seat, tuple(turn), luck=1, part=2) for turn in turns])
    (chosen,) = found[-1]
    doubt = found[0][0].win[seat] - chosen.win[seat]
    if doubt <= 0:
        return _Found(chosen)
    return _Found(chosen, doubt if doubt >= DOUBTFUL and chosen.visits >= LEAST else 0.0, best.answers)


def _reasons(position: Position, seat: int, found: _Found, others: Sequence[Candidate], seed: int) -> list[Reason]:
    chosen = _terms(position, seat, found.chosen.answers, seed)
    if found.best:
        return main_reasons(position, chosen, _terms(position, seat, found.best, seed), seat)
    alternatives = (_terms(position, seat, it.answers, seed) for it in alternatives_to(found.chosen, others))
    return reasons_for(position, chosen, alternatives, seat)


def _terms(position: Position, seat: int, answers: Sequence[int], seed: int) -> list[Terms]:
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)
    return evaluator.terms_after(position.state, answers, seat, seed)


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
    def regret(self) -> float | None: ...
    @property
    def luck(self) -> list[float] | None: ...


def turning_points(decisions: Sequence[Judged]) -> list[TurningPoint]:
    """Return where the chances to win changed most, in order of play."""
    points: list[TurningPoint] = []
    for it in decisions:
        if it.regret is None:
            continue
        points.append(TurningPoint(it.at, "decision", it.seat, -it.regret))
        if it.luck is not None:
            points.append(TurningPoint(it.at + it.count, "luck", it.luck.index(max(it.luck)), max(it.luck)))
    points = [point for point in points if abs(point.change) >= TURNING]
    points = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return sorted(points, key=lambda point: point.at)
