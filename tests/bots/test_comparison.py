"""What seems to lose on fresh luck is played out: only what holds up there is a mistake."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ratskeller import games
from ratskeller.review.analysis import Interval
from ratskeller.review.comparison import CHECKED, DOUBTFUL, PAIRS, Difference, playing_out
from ratskeller.review.judgements import (
    LEAST,
    MOST_PLAYED_OUT,
    Decision,
    Judgement,
    KnownDecision,
    decisions,
    in_doubt,
    judging,
    known_decisions,
)
from ratskeller.review.local_search import AnalysisConfig, judge_decision, search_candidates, settle
from ratskeller.search.chances import CERTAIN
from ratskeller.search.config import Budget
from ratskeller.search.thought import GreedyTurns, PairSums, Thought, TurnPlayouts, TurnSearch
from ratskeller.search.turns import Candidate

FIRST, SECOND = (1,), (2,)


def played_out(gain: Callable[[int], float], each: float = 0.001) -> Difference:
    """Play two turns out; `gain` is what a pair brings the first one by its number, and `each` pair takes so many seconds."""
    thought = playing_out(games.get("carcassonne").new(players=2), 0, FIRST, SECOND)
    try:
        asked = next(thought)
        while True:
            assert isinstance(asked, TurnPlayouts)
            assert (asked.turns, asked.seconds) == ((FIRST, SECOND), pytest.approx(2 - asked.first * each))
            pairs = range(asked.first, asked.first + min(asked.count, round(asked.seconds / each)))
            gains = [round(CERTAIN * gain(number)) for number in pairs]
            asked = thought.send(PairSums(len(gains), sum(gains), sum(it * it for it in gains), each * len(gains)))
    except StopIteration as done:
        found: Difference = done.value
        return found


def test_what_is_played_out_ends_as_soon_as_its_interval_leaves_out_nothing_or_time_is_over() -> None:
    clear = played_out(lambda number: 1 if number % 4 else -1)
    assert (clear.pairs, clear.win.mean, clear.sure) == (CHECKED, 0.5, 0.5)
    worse = played_out(lambda number: -1 if number % 4 else 1)
    assert (worse.pairs, worse.sure) == (CHECKED, 0)
    level = played_out(lambda number: 1 if number % 2 else -1)
    assert (level.pairs, level.sure) == (PAIRS, 0)
    assert level.win.low < level.win.mean == 0 < level.win.high
    assert played_out(lambda number: 1 if number % 2 else -1, each=0.02).pairs == 100
    few = played_out(lambda _: 1, each=2 / (CHECKED - 1))
    assert (few.win.low, few.is_enough, few.sure) == (1, False, 0)
    assert played_out(lambda _: 1, each=9).win == Interval(0, -1, 1)


def test_the_worst_eight_of_a_game_are_played_out_those_first_that_everybody_could_judge() -> None:
    notes = [doubted(0.05 + 0.01 * number, is_private=number == 20) for number in range(21)]
    notes[5] = doubted(0)
    assert in_doubt(notes) == list(range(19, 19 - MOST_PLAYED_OUT, -1))
    notes[19] = doubted(0.24, loss=Difference(64, Interval(0.1, 0.1, 0.1)))
    assert in_doubt(notes) == list(range(18, 19 - MOST_PLAYED_OUT, -1))
    assert in_doubt(notes[17:]) == [1, 0, 3]


def doubted(doubt: float, *, is_private: bool = False, loss: Difference | None = None) -> Judgement:
    return Judgement(0, "", [], "", [], [0.5, 0.5], doubt, is_private, loss, [], None)


@pytest.mark.parametrize(
    ("lost", "visits", "doubt"), [(0.04, 10, 0), (0.15, 10, 0.15), (0.15, LEAST - 1, 0), (-0.2, 10, 0)]
)
def test_what_seems_to_lose_5_points_on_other_luck_than_that_of_the_search_is_in_doubt(
    lost: float, visits: int, doubt: float
) -> None:
    position = games.get("carcassonne").new(players=2).play_chance(random.Random(4))
    *_, best, played = position.legal()
    known = KnownDecision(Decision(0, 0, (played,)), position.redeal(0), position.redeal(0))
    numbers = [(position.number_of(text),) for text in (best, played)]
    asked: list[TurnSearch] = []

    def found(question: Any) -> Any:
        if isinstance(question, GreedyTurns):
            return [[] for _ in question.states]
        asked.extend(question)
        chances = [0.4 if it.only == numbers[1] else 0.4 + lost for it in question]
        turns = [it.only or numbers[0] for it in question]
        return [
            [Candidate(turn, visits, 0.0, (0, 0), (win, 1 - win))] for turn, win in zip(turns, chances, strict=True)
        ]

    judged = ended(judging(known, 0), found)
    assert judged.doubt == pytest.approx(doubt)
    assert (judged.best == best, judged.win) == (lost > 0, [0.4, 0.6])
    assert [(it.only, it.luck, it.part) for it in asked] == [((), 0, 1), *((turn, 1, 2) for turn in numbers)]


@pytest.mark.parametrize("simulations", [2, 12])
def test_a_decision_takes_no_more_simulations_than_two_searches(simulations: int) -> None:
    """Counted in the searches of every decision of a short part of a game, one that was played at random."""
    spent = 0

    def found(question: Any) -> Any:
        nonlocal spent
        if isinstance(question, GreedyTurns):
            return [[] for _ in question.states]
        results = []
        for asked in question:
            budget = Budget(simulations=max(1, simulations // asked.part))
            search = AnalysisConfig(budget, asked.seed, 1, is_compiled=False)
            candidates = search_candidates(asked.position, asked.seat, search, asked.only)
            spent += sum(it.visits for it in candidates)
            results.append(candidates)
        return results

    rng = random.Random(4)
    position = games.get("carcassonne").new(players=2).play_chance(rng)
    while len(position.answers) < 8:
        position.play(rng.choice(position.legal())).play_chance(rng)
    for known in known_decisions(position):
        spent = 0
        judged = ended(judging(known, 0), found)
        assert judged.doubt == 0 or judged.doubt >= DOUBTFUL
        assert 0 < spent <= 2 * simulations


def test_a_real_mistake_is_found() -> None:
    """The last tile of a game that was played at random: as it was laid it lost the game by a point, and elsewhere it wins."""
    rng = random.Random(9)
    record = games.get("carcassonne").new(players=2).play_chance(rng)
    while not record.over:
        record.play(rng.choice(record.legal())).play_chance(rng)
    decision = decisions(record)[-1]
    before = record.back_to(decision.at)
    known = KnownDecision(decision, before.redeal(decision.seat), record.redeal(decision.seat))
    config = AnalysisConfig(Budget(simulations=24), 0, 1, is_compiled=False, pairs=CHECKED)
    judged = settle(known, judge_decision(known, config), config)
    assert (record.places or [])[decision.seat] == 2
    assert judged.regret == 1
    assert judged.loss == Difference(CHECKED, Interval(1, 1, 1))
    assert (before.play(judged.best).places or [])[decision.seat] == 1


def ended(thought: Thought[Judgement], found: Callable[[Any], Any]) -> Judgement:
    """Return the result of a thought."""
    try:
        question = next(thought)
        while True:
            question = thought.send(found(question))
    except StopIteration as done:
        judgement: Judgement = done.value
        return judgement
