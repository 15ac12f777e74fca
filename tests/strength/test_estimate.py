"""How strong a person is by their results: it follows wins and losses, settles at the true strength, and ends with the ladder."""

import random

import pytest

from ratskeller import bots, games
from ratskeller.strength.estimate import COUNTED, Against, estimate, score_of
from ratskeller.strength.mixture import mixture
from ratskeller.strength.points import level_points

LADDERS = [game for game in games.names() if bots.levels(game)]


def points_of(game, bot):
    found, points = mixture(bot, game), level_points(game)
    upper = points[found.upper or found.lower]
    return points[found.lower] + (upper - points[found.lower]) * found.percent / 100


def against(bot, score):
    return [Against(bot, score)]


@pytest.mark.parametrize("game", LADDERS)
def test_without_results_it_is_the_weakest_level(game):
    found = estimate(game, [])
    assert (found.bot, found.games) == (f"{bots.levels(game)[0]}+0", 0)


def test_a_game_without_levels_has_none():
    assert estimate("chess", [against("novice", 1)]) is None


@pytest.mark.parametrize("game", LADDERS)
def test_wins_lead_to_the_strongest_level_and_losses_back_to_the_weakest(game):
    results, strengths = [], []
    for score in [1.0] * 25 + [0.0] * 45:
        bot = estimate(game, results).bot
        strengths.append(points_of(game, bot))
        results.insert(0, against(bot, score))
    rising, falling = strengths[:26], strengths[26:]
    assert rising == sorted(rising)
    assert rising[-1] == max(level_points(game).values())
    assert falling == sorted(falling, reverse=True)
    assert falling[-1] == 0


@pytest.mark.parametrize("game", LADDERS)
@pytest.mark.parametrize("true", [120, 450, 700])
def test_it_settles_around_the_true_strength_of_a_person(game, true):
    chance, results, found = random.Random(true), [], []
    for _ in range(200):
        bot = estimate(game, results).bot
        strength = points_of(game, bot)
        found.append(strength)
        wins = chance.random() < 1 / (1 + 10 ** ((strength - true) / 400))
        results.insert(0, against(bot, float(wins)))
    assert sum(found[20:]) / len(found[20:]) == pytest.approx(true, abs=60)


def test_only_the_last_results_count_and_the_last_of_them_most():
    game = "rattus"
    lost, won = against("cellarer", 0.0), against("cellarer", 1.0)
    assert estimate(game, [won] * COUNTED + [lost] * 50) == estimate(game, [won] * COUNTED)
    better, worse = (points_of(game, estimate(game, it).bot) for it in ([won, lost], [lost, won]))
    assert better > worse


def test_a_game_against_three_bots_counts_as_one():
    three, one = [Against("pedlar", 1.0)] * 3, [Against("pedlar", 1.0)]
    assert estimate("rattus", [three]) == estimate("rattus", [one])
    assert estimate("rattus", [three]).games == 1


def test_a_shared_place_is_between_a_win_and_a_loss():
    won, tied, lost = (
        points_of("rattus", estimate("rattus", [against("novice+50", it)]).bot) for it in (1.0, 0.5, 0.0)
    )
    assert won > tied >= lost
    assert (score_of(1, 2), score_of(2, 2), score_of(3, 2)) == (1.0, 0.5, 0.0)


def test_bots_that_are_no_levels_do_not_count():
    assert estimate("rattus", [against("random", 1.0), against("plague-doctor+5", 1.0)]) == estimate("rattus", [])
