"""A game between levels, played and reviewed."""

import random
from collections.abc import Sequence
from itertools import permutations

import msgspec

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.review import game_review, local_search
from ratskeller.review.judgements import known_decisions
from ratskeller.review.local_search import AnalysisConfig
from ratskeller.search.config import Budget

SEED = 2026


class Plan(msgspec.Struct, frozen=True):
    """What is played: the first line of a record."""

    game: str
    levels: list[str]
    simulations: int


class Reviewed(msgspec.Struct, frozen=True):
    """A game by its number, and by seat who played, its share of the victory, and what its review says in sum."""

    number: int
    levels: list[str]
    won: list[float]
    luck: list[float]
    regret: list[float]
    decisions: list[int]
    expected: list[float] | None
    actual: list[int] | None


def seating(levels: Sequence[str], number: int) -> tuple[str, ...]:
    """Return who meets in a game: every two levels in turn, each of them once in either seat."""
    pairs = list(permutations(levels, 2))
    return pairs[number % len(pairs)]


def play(plan: Plan, number: int) -> Reviewed:
    names = seating(plan.levels, number)
    record = played(plan.game, names, number)
    seen = game_review.overview(record, None)
    search = AnalysisConfig(Budget(simulations=plan.simulations), number, 1, None)
    judged = dict(local_search.judge_all(list(known_decisions(record)), search))
    seen_moments = game_review.moments(seen, list(judged.values()))
    cost = game_review.chance_costs(record)
    rows = game_review.seat_summaries(seen, seen_moments, cost)
    assert record.places is not None
    return Reviewed(
        number,
        list(names),
        [(place == 1) / record.places.count(1) for place in record.places],
        [row.luck for row in rows],
        [row.regret for row in rows],
        [row.decisions for row in rows],
        cost.expected,
        cost.actual,
    )


def played(game: str, names: Sequence[str], number: int) -> Position:
    chance = random.Random(f"{SEED} {number}")
    position = games.get(game).new(players=len(names))
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        seat = int(position.actor or 0)
        known = position.redeal(seat).to_json()
        position.play(bots.choose(names[seat], game, known, seat, seed=chance.getrandbits(32)))
    return position
