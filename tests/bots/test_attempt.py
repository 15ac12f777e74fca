"""A tried turn is judged by its worth: beside the best one, and beside the one that was played."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.review.comparison import CHECKED
from ratskeller.review.local_search import analyse, analysis_config, judge_attempt

SIMULATIONS = 24
IS_COMPILED = {"rattus": True, "carcassonne": False}
"""Both speeds judge alike; interpreted, Rattus takes twenty times as long."""


def decided(game: str) -> tuple[Position, int, list[str]]:
    """Return a position after a few turns as the seat knows it that is asked, and the turns that a search compares, best first."""
    rng = random.Random(4)
    position = games.get(game).new(players=2).play_chance(rng)
    for _ in range(9):
        position.play(rng.choice(position.legal())).play_chance(rng)
    seat = position.actor
    assert isinstance(seat, int)
    known = position.redeal(seat)
    found: dict[str, Any] = analyse(game, known.to_json(), seat, simulations=SIMULATIONS, is_compiled=IS_COMPILED[game])
    return known, seat, [turn["answers"] for turn in found["turns"]]


@pytest.fixture(scope="module", params=["rattus", "carcassonne"])
def judged(request: pytest.FixtureRequest) -> Any:
    """What is said of the best turn, the worst one, and the one that was played, by default the worst; `named` is called the best one."""
    position, seat, turns = decided(request.param)
    config = analysis_config(request.param, 1.0, 0, SIMULATIONS, 1, is_compiled=IS_COMPILED[request.param])
    if config.is_compiled:
        config = replace(config, pairs=CHECKED)
    best, worst = (turns[at].split("; ") for at in (0, -1))

    def judge(tried: list[str], played: list[str] = worst, named: list[str] = best) -> Any:
        return judge_attempt(position, seat, tried, named, played, config)

    return judge, best, worst


def test_the_best_turn_gives_nothing_away_and_is_compared_with_the_one_that_was_played(judged: Any) -> None:
    judge, best, _ = judged
    found = judge(best)
    assert (found.is_good, found.lost, found.better) == (True, 0, "; ".join(best))
    assert len(found.questions) == len(best)
    assert msgspec.json.encode(judge(best)) == msgspec.json.encode(found)


def test_the_turn_that_was_played_is_no_answer_and_the_best_one_is_named(judged: Any) -> None:
    judge, best, worst = judged
    found = judge(worst)
    assert (found.is_good, found.better) == (False, "; ".join(best))
    assert found.lost in (0, found.gained)


def test_a_turn_is_good_if_it_gives_nothing_away_for_sure_and_gains_over_the_one_that_was_played(judged: Any) -> None:
    judge, best, worst = judged
    found = judge(worst, best)
    assert not (found.is_good and (found.lost or found.gained <= 0))
    assert found.is_good or found.better == "; ".join(best)


def test_the_turn_that_the_review_calls_best_is_right_even_if_it_gains_nothing(judged: Any) -> None:
    judge, best, worst = judged
    assert judge(best, worst).is_good
    assert judge(worst, best, worst).is_good


def test_a_turn_that_is_not_legal_can_not_be_judged(judged: Any) -> None:
    judge, _, _ = judged
    with pytest.raises(BadArgument, match="no legal turn"):
        judge(["nonsense"])
