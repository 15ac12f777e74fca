"""Ladders: everybody against everybody, ratings by maximum likelihood, and what can't be compared."""

import csv
import json

import numpy as np
import pytest

from ratskeller import arena
from ratskeller.arena.ladder import ladder_of
from ratskeller.arena.plan import BadMatch, Match
from ratskeller.arena.plot import plot
from ratskeller.arena.rating import ELO, Ratings
from ratskeller.arena.report import as_csv
from ratskeller.arena.result import GamesPlayed
from ratskeller.bots import registry
from ratskeller.cli.arena import arena as command

NAMES = ["random", "weak", "strong"]


def a_match(players=2, bots=NAMES):
    return Match("rattus", bots, players, {}, 1, None, False, True, "")


def game(deal, line_up, places):
    return arena.GameResult(deal, line_up, [-place for place in places], places, 50, {}, [[] for _ in places])


def pairs(won, drawn, lost, bots=(0, 1), deal=0):
    """Games of two, a deal each."""
    places = [[1, 2]] * won + [[1, 1]] * drawn + [[2, 1]] * lost
    return [game(deal + number, list(bots), result) for number, result in enumerate(places)]


@pytest.fixture
def more_random_bots(monkeypatch):
    for name in ("weak", "strong"):
        monkeypatch.setitem(registry._MAKERS, name, registry._MAKERS["random"])


def test_two_bots_are_rated_by_the_odds_of_winning():
    found = Ratings(pairs(748, 0, 248), 2).fit()
    # Two games more are won by each
    assert ELO * (found[0] - found[1]) == pytest.approx(400 * np.log10(3), rel=1e-4)


def test_ties_are_davidsons():
    """Davidson 1970: with as many won as lost the strengths are equal; the number for ties is their share over that of won games."""
    found = Ratings(pairs(300, 400, 300), 2).fit()
    assert found[0] == pytest.approx(found[1], abs=1e-6)
    assert np.exp(found[2]) == pytest.approx(400 / 302, rel=1e-4)
    unequal = Ratings(pairs(500, 400, 100), 2).fit()
    assert np.exp(unequal[0] - unequal[1]) == pytest.approx(502 / 102, rel=1e-4)


def test_strengths_come_back_from_simulated_games_of_four():
    rng = np.random.default_rng(2)
    strengths = np.log([1.0, 2.0, 4.0, 8.0])
    games = []
    for deal in range(3000):
        order = np.argsort(-(strengths + rng.gumbel(size=4)))
        places = [int(place) + 1 for place in np.argsort(order)]
        games.append(game(deal, [0, 1, 2, 3], places))
    found = Ratings(games, 4).fit()[:4]
    assert found - found[0] == pytest.approx(strengths, abs=0.1)


def test_intervals_are_as_wide_as_deals_are_few():
    def width(deals):
        upper = ladder_of(a_match(bots=["a", "b"]), GamesPlayed(pairs(deals + 1, 0, deals), 1, 1)).bots[0]
        return upper.high - upper.low

    assert width(100) / width(400) == pytest.approx(2, rel=0.25)
    # Half the width: 1.96 times 400 / ln 10 times the standard error of a logit, 2 / sqrt(games)
    assert width(200) == pytest.approx(2 * 1.96 * ELO * 2 / np.sqrt(400), rel=0.15)


def test_deals_that_all_came_out_alike_leave_an_interval():
    result = ladder_of(a_match(bots=["a", "b"]), GamesPlayed(pairs(0, 6, 0), 6, 1))
    other = next(bot for bot in result.bots if bot.name != result.anchor)
    assert other.rating == pytest.approx(0, abs=1e-3)
    assert other.low < -50
    assert other.high > 50


def test_who_cannot_be_compared_has_no_bounds():
    """`random` lost every game, so nobody knows how far below it is; the two others are rated against each other."""
    games = pairs(60, 10, 30, (2, 1)) + pairs(40, 0, 0, (1, 0)) + pairs(40, 0, 0, (2, 0))
    result = ladder_of(a_match(), GamesPlayed(games, len(games), 1))
    assert [bot.name for bot in result.bots] == ["strong", "weak", "random"]
    assert result.anchor == "weak"
    strong, weak, lost = result.bots
    assert strong.low < strong.rating < strong.high
    assert (weak.rating, weak.low, weak.high) == (0, 0, 0)
    assert lost.rating < -300
    assert lost.low is lost.high is None


def test_the_anchor_is_random_where_it_can_be_compared():
    games = pairs(60, 0, 30, (2, 1)) + pairs(40, 0, 5, (1, 0)) + pairs(40, 0, 2, (2, 0))
    assert ladder_of(a_match(), GamesPlayed(games, len(games), 1)).anchor == "random"


def test_the_matrix_shows_the_result_of_every_pair():
    """A beats B, B beats C, C beats A: ratings can't tell that."""
    games = pairs(80, 0, 20, (0, 1)) + pairs(80, 0, 20, (1, 2)) + pairs(80, 0, 20, (2, 0))
    result = ladder_of(a_match(bots=["a", "b", "c"]), GamesPlayed(games, len(games), 1))
    assert all(abs(bot.rating) < 1 for bot in result.bots)
    names = [bot.name for bot in result.bots]
    share = {
        (one, other): payoff.share
        for one, row in zip(names, result.payoffs, strict=True)
        for other, payoff in zip(names, row, strict=True)
        if payoff
    }
    assert [share[pair] for pair in (("a", "b"), ("b", "c"), ("c", "a"))] == [0.8] * 3
    assert [share[pair] for pair in (("b", "a"), ("c", "b"), ("a", "c"))] == pytest.approx([0.2] * 3)
    assert len(share) == 6


def test_every_two_meet_in_the_same_deals_from_every_seat(more_random_bots):
    games = []
    result = arena.play_ladder("rattus", NAMES, 4, 2, 1, False, keep=games.append)
    assert (result.games, result.wanted, result.deals, result.complete) == (12, 12, 2, True)
    met = [(game.deal, game.line_up) for game in games]
    turned = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert met == [(deal, line_up) for deal in range(2) for line_up in turned]


def test_of_more_than_two_each_sits_alone_against_copies_of_the_other(more_random_bots):
    games = []
    result = arena.play_ladder("rattus", ["random", "weak"], 6, 3, 1, False, keep=games.append, cores=1)
    assert {tuple(sorted(game.line_up)) for game in games} == {(0, 1, 1), (0, 0, 1)}
    assert [[payoff and payoff.games for payoff in row] for row in result.payoffs] == [[None, 6], [6, None]]


def test_an_interrupted_ladder_goes_on_from_its_record(more_random_bots, tmp_path):
    def stop(done, _wanted):
        if done == 10:
            raise KeyboardInterrupt

    path = tmp_path / "ladder.jsonl"
    assert not arena.play_ladder("rattus", NAMES, 4, 2, 1, False, record=path, progress=stop).complete
    again = arena.play_ladder("rattus", NAMES, 4, 2, 1, False, record=path)
    assert again.bots == arena.play_ladder("rattus", NAMES, 4, 2, 1, False).bots


def test_nothing_played_has_no_ratings(more_random_bots):
    def stop(*_):
        raise KeyboardInterrupt

    result = ladder_of(a_match(), GamesPlayed([], 12, 1))
    assert [bot.rating for bot in result.bots] == [0, 0, 0]
    assert plot(result).startswith("<svg ")


def test_the_command_prints_ratings_and_writes_files(more_random_bots, tmp_path, capsys):
    picture, table = tmp_path / "ladder.svg", tmp_path / "ladder.csv"
    files = {"csv": table, "plot": picture}
    assert command("rattus", bots=",".join(NAMES), games=8, ladder=True, cores=1, **files) == 0
    printed = capsys.readouterr().out
    assert "% won, row against column" in printed
    assert "24 games of 4 deals" in printed
    assert picture.read_text(encoding="utf-8").count("<circle ") == 3
    lines = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert {line["name"] for line in lines} == set(NAMES)
    assert all(line[f"share against {line['name']}"] == "" for line in lines)
    assert command("rattus", bots=",".join(NAMES), games=8, ladder=True, cores=1, json=True) == 0
    assert len(json.loads(capsys.readouterr().out)["payoffs"]) == 3


def test_a_bot_is_named_once(more_random_bots):
    with pytest.raises(BadMatch, match="each named once"):
        arena.play_ladder("rattus", ["random", "random"], 4)
    with pytest.raises(BadMatch, match="can't be part of a ladder"):
        command("rattus", bots=",".join(NAMES), games=4, ladder=True, sprt="50,55")


def test_a_match_is_a_table_as_well():
    result = arena.match(["random", "random"], game="rattus", games=4, is_compiled=False)
    lines = list(csv.DictReader(as_csv(result).splitlines()))
    assert [line["seats"] for line in lines] == ["4", "4"]
    assert lines[0]["by_points"] == "0 0 2 0 0"
