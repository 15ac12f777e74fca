"""A search that ends early: bots of the levels may, but a search that was given simulations runs all of them."""

from dataclasses import replace

import pytest
from some_positions import asked

from ratskeller.bots import ladder
from ratskeller.bots.ladder import find_level, search_config_of
from ratskeller.bots.registry import make_planner
from ratskeller.bots.tree_bot import TreeSearchBot
from ratskeller.review import local_search
from ratskeller.review.judgements import known_decisions
from ratskeller.search.config import INTERPRETED_FACTOR, Budget
from ratskeller.search.tree import FEWEST_TRIES

GAMES = ["rattus", "carcassonne"]
SIMULATIONS = 60


def tolerant(game):
    """The search of the strongest level, if it compared two turns and no difference mattered, whatever the number of players."""
    config = replace(search_config_of(game), candidates=2, tolerance=4096)
    return replace(config, by_players={2: config})


def visits(candidates):
    return sum(candidate.visits for candidate in candidates)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_before_its_simulations_are_run_if_they_would_gain_nothing(game):
    position = asked(game, 4, 10)
    numbers = find_level("plague-doctor", game).numbers
    bot = TreeSearchBot(tolerant(game), Budget(INTERPRETED_FACTOR * SIMULATIONS), numbers, is_compiled=False)
    assert (
        visits(bot.candidates(position.game, position.redeal(position.actor).state, position.actor)) == 2 * FEWEST_TRIES
    )


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_was_given_simulations_runs_all_of_them(game, monkeypatch):
    position = asked(game, 4, 10)
    level = ladder.find_level("plague-doctor", game)
    changed = type(level)(level.id, level.numbers, level.budget, tolerant(game))
    monkeypatch.setattr("ratskeller.bots.registry.find_level", lambda *_: changed)
    bot = make_planner(f"plague-doctor@{INTERPRETED_FACTOR * SIMULATIONS}", game, seed=1, is_compiled=False)
    found = bot.candidates(position.game, position.redeal(position.actor).state, position.actor)
    assert visits(found) == SIMULATIONS


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_runs_all_of_its_simulations(game, monkeypatch):
    position = asked(game, 4, 10)
    monkeypatch.setattr(local_search, "search_config_of", tolerant)
    seat = position.actor
    found = local_search.analyse(
        game, position.redeal(seat).to_json(), seat, simulations=SIMULATIONS, is_compiled=False
    )
    assert found["simulations"] == SIMULATIONS


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_the_search_for_a_review_runs_all_of_its_simulations(game, monkeypatch):
    position = asked(game, 4, 10)
    monkeypatch.setattr(local_search, "search_config_of", tolerant)
    searches = []
    whole = local_search.search_candidates

    def noted(*arguments):
        searches.append((visits(found := whole(*arguments)), arguments[2].budget.simulations))
        return found

    monkeypatch.setattr(local_search, "search_candidates", noted)
    config = local_search.analysis_config(game, 1.0, 0, SIMULATIONS, 1, False)
    local_search.judge_decision(next(known_decisions(position)), config)
    assert searches
    assert all(run == wanted for run, wanted in searches)
