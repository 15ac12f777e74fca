"""Chances to win: for every seat, together the whole, and exact when the game is over."""

import random

import pytest
from carcassonne_positions import position as carcassonne_position
from carcassonne_positions import tile
from search.test_evaluator import GAMES, positions_of_a_game, rules_and_table

from ratskeller.search.chances import (
    CERTAIN,
    CHANCE_WEIGHTS,
    FRACTIONS,
    KNOTS,
    PROGRESS,
    STEP,
    at_progress,
    chance_weights,
    write_chances,
    write_winners,
)

STRENGTHS = CHANCE_WEIGHTS


def chances(*strengths, slope=0, tempo=0, mover=0):
    """The chances of seats of such strengths, with the same slope and tempo at all knots."""
    content = {"chances": {str(len(strengths)): {"slopes": [slope] * KNOTS, "tempos": [tempo] * KNOTS}}}
    table = [*chance_weights(content), *strengths]
    out = [0] * len(strengths)
    write_chances(table, 0, STRENGTHS, len(strengths), PROGRESS // 3, mover, out)
    return out


def test_a_slope_says_what_strength_does_to_the_odds():
    """So many fractions of a doubling for each thousandth of a point: a point more makes a seat twice as likely to win."""
    doubling = FRACTIONS * 1_000_000 // 1000
    assert chances(5000, 4000, slope=doubling) == pytest.approx([CERTAIN * 2 / 3, CERTAIN / 3], abs=2)
    assert chances(0, -1000, -1000, slope=doubling) == pytest.approx([CERTAIN / 2, CERTAIN / 4, CERTAIN / 4], abs=2)


def test_without_a_slope_all_seats_are_alike():
    assert chances(9000, -3000) == [CERTAIN // 2] * 2
    assert chance_weights({}) == [0] * CHANCE_WEIGHTS


def test_a_tempo_is_worth_most_to_who_is_on_turn():
    first, second, third = chances(0, 0, 0, slope=1, tempo=60_000, mover=1)
    assert second > third > first


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_chances_make_up_the_whole_whatever_the_strengths(players):
    rng = random.Random(players)
    for _ in range(200):
        strengths = [rng.randrange(-90_000, 90_000) for _ in range(players)]
        found = chances(*strengths, slope=rng.randrange(200_000), tempo=rng.randrange(-90_000, 90_000))
        assert sum(found) == CERTAIN
        assert min(found) >= 0


def test_between_two_knots_lies_a_straight_line():
    knots = [100 * knot for knot in range(KNOTS)]
    assert [at_progress(knots, 0, progress) for progress in (0, STEP, STEP + STEP // 2, PROGRESS)] == [0, 100, 150, 800]


def test_a_victory_is_shared_by_its_winners():
    out = [0] * 3
    write_winners(3, 0b101, out)
    assert out == [CERTAIN // 2, 0, CERTAIN // 2]
    write_winners(3, 0b010, out)
    assert out == [0, CERTAIN, 0]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_they_are_forecast_throughout_a_game_and_exact_at_its_end(name, players):
    for game in positions_of_a_game(name, players, seed=9, every=10):
        rules, state, table = rules_and_table(game)
        out = [0] * players
        rules.win_chances(state, 0, table, out)
        assert sum(out) == CERTAIN
        assert 0 <= rules.progress(state) <= PROGRESS
        if game.over:
            assert [chance > 0 for chance in out] == [place == 1 for place in game.places]
        else:
            assert 0 <= rules.mover(state) < players


def test_a_tie_at_the_end_of_carcassonne_is_shared():
    tied = carcassonne_position(tile("0,0 D", "0 c0"), tile("1,0 U r1"), stack={}, scores=[0, 1])
    rules, state, table = rules_and_table(tied)
    out = [0, 0]
    rules.win_chances(state, 0, table, out)
    assert tied.over
    assert tied.places == [1, 1]
    assert out == [CERTAIN // 2] * 2
