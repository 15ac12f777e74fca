"""The sequential test: its ratio against one that is calculated otherwise, its errors in simulated matches, its end of a match."""

from math import log

import numpy as np
import pytest
from scipy import optimize

from ratskeller import arena
from ratskeller.arena.sprt import NEVER, Sprt
from ratskeller.cli.arena import sprt_of

VALUES = np.array([0, 0.25, 0.5, 0.75, 1])


def after(shares):
    test = Sprt(0.5, 0.55)
    for share in shares:
        test.add(share)
    return test


def best_fit(counts, share):
    """The greatest log likelihood under a mean, by an optimiser that knows nothing of how we find it."""
    found = optimize.minimize(
        lambda chances: -(counts * np.log(chances)).sum(),
        np.full(5, 0.2),
        bounds=[(1e-9, 1)] * 5,
        constraints=[
            {"type": "eq", "fun": lambda chances: chances.sum() - 1},
            {"type": "eq", "fun": lambda chances: chances @ VALUES - share},
        ],
        options={"ftol": 1e-12, "maxiter": 1000},
    )
    return -found.fun


@pytest.mark.parametrize("counts", [(5, 9, 30, 12, 7), (1, 2, 3, 20, 30), (40, 8, 12, 3, 2)], ids=str)
def test_the_ratio_is_that_of_the_best_explanations(counts):
    ratio = after(np.repeat(VALUES, counts)).ratio
    counted = np.array(counts) + np.array([NEVER, 0, 0, 0, NEVER])
    assert ratio == pytest.approx(best_fit(counted, 0.55) - best_fit(counted, 0.5), abs=1e-3)


def test_with_two_results_it_is_walds_test():
    """Wald 1945: won or lost, the ratio is that of the two probabilities."""
    test = after([1.0] * 60 + [0.0] * 40)
    assert test.ratio == pytest.approx(60 * log(0.55 / 0.5) + 40 * log(0.45 / 0.5), abs=1e-3)
    assert test.bounds == pytest.approx((-log(19), log(19)))


def test_nothing_played_is_open():
    test = Sprt(0.5, 0.55)
    assert test.ratio == pytest.approx(0, abs=1e-3)
    assert test.accepted is None


@pytest.mark.parametrize(("share", "accepted"), [(0.5, "lower"), (0.55, "upper")])
def test_errors_are_as_rare_as_they_are_said_to_be(share, accepted):
    """In 200 simulated matches of a true share at one of the two, at most twice as many errors as are allowed for."""
    rng = np.random.default_rng(1)
    chances = np.array([0.1, 0.2, 0.4, 0.2, 0.1]) + (share - 0.5) * np.array([-0.4, -0.8, 0.0, 0.8, 0.4]) / 0.8
    assert chances @ VALUES == pytest.approx(share)
    wrong = 0
    for _ in range(200):
        test = Sprt(0.5, 0.55)
        while test.accepted is None:
            for value in rng.choice(VALUES, 20, p=chances):
                test.add(value)
        wrong += test.accepted != accepted
    assert wrong <= 20


def test_a_match_ends_when_it_is_decided():
    """Equal bots share every deal, so that a share of 90 % is soon out of the question; the number of processes changes nothing."""

    def play(cores):
        test = Sprt(0.5, 0.9)
        result = arena.match(
            ["random", "random"], game="rattus", games=400, players=2, seed=1, is_compiled=False, cores=cores, sprt=test
        )
        return result.games, result.sprt, result.complete

    games, test, is_complete = play(1)
    assert play(2) == (games, test, is_complete)
    assert 2 <= games < 100
    assert (test.accepted, test.deals, is_complete) == ("lower", games // 2, True)


@pytest.mark.parametrize("text", ["50", "50,x", "55,50", "0,50", "50,100", "50,50", "nan,60"])
def test_two_shares_in_percent_are_asked_for(text):
    with pytest.raises(arena.BadMatch, match=r"sprt: .*two shares"):
        sprt_of(text)


def test_more_than_two_bots_are_refused():
    with pytest.raises(arena.BadMatch, match="sprt: tests the first of two bots"):
        arena.match(["random"] * 3, game="rattus", games=3, players=3, sprt=Sprt(0.3, 0.4))
    with pytest.raises(arena.BadMatch, match="error rates"):
        Sprt(0.5, 0.6, alpha=0.7)
