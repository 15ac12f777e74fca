"""The statistics of matches against values known from elsewhere."""

import numpy as np
import pytest
from scipy import stats

from ratskeller.strength.statistics import over_deals, quantile, standard_error, wilson


@pytest.mark.parametrize(("won", "games"), [(0, 10), (1, 10), (5, 10), (81, 263), (96, 100), (100, 100)])
def test_the_interval_is_wilsons(won, games):
    known = stats.binomtest(won, games).proportion_ci(0.95, method="wilson")
    assert wilson(won, games) == pytest.approx((known.low, known.high), abs=1e-9)


def test_the_interval_of_a_textbook_example():
    """Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_standard_error_is_that_of_the_mean_of_blocks():
    blocks = [1.0, 0.5, 0.0, 1.0, 1.0]
    assert standard_error(blocks) == pytest.approx(float(stats.sem(blocks)))
    assert standard_error([1.0]) == 0.0


def test_quantiles():
    values = [float(i) for i in range(1, 101)]
    assert quantile(values, 0.5) == 50.0
    assert quantile(values, 0.95) == 95.0
    assert quantile(values[:1], 0.95) == 1.0
    assert quantile([], 0.5) == 0.0


def test_with_a_game_in_each_deal_the_interval_is_that_of_agresti_and_coull():
    """Agresti and Coull 1998, the adjusted Wald interval: two successes and two failures more."""
    share = 23 / 34
    half = 1.959964 * (share * (1 - share) / 34) ** 0.5
    assert over_deals([1.0] * 21 + [0.0] * 9) == pytest.approx((share - half, share + half))


@pytest.mark.parametrize("deals", [20, 100, 400])
@pytest.mark.parametrize(
    "chances", [(0.25, 0, 0.5, 0, 0.25), (0, 0.02, 0.5, 0.3, 0.18), (0, 0, 0.02, 0.02, 0.96)], ids=str
)
def test_the_interval_over_deals_holds_the_true_share_as_often_as_it_says(deals, chances):
    values = np.array([0, 0.25, 0.5, 0.75, 1])
    share = float(values @ chances)
    rng = np.random.default_rng(deals)
    found = [over_deals(rng.choice(values, deals, p=chances).tolist()) for _ in range(400)]
    assert np.mean([low <= share <= high for low, high in found]) > 0.92


def test_deals_that_all_came_out_alike_leave_an_interval():
    low, high = over_deals([0.5] * 6)
    assert low < 0.35
    assert high > 0.65
    assert over_deals([1.0] * 200) == (pytest.approx(0.977, abs=0.002), 1.0)
    assert over_deals([]) == (0.0, 1.0)
