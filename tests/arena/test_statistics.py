"""The statistics of matches against values known from elsewhere."""

import pytest
from scipy import stats

from ratskeller.arena.statistics import quantile, standard_error, wilson


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
