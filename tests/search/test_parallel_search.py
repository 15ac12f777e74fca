"""The search over turns of all seats, step by step, with interpreted rules: limits, cores, and what it tells at any moment."""

import pytest
from some_positions import asked

from ratskeller.bots.ladder import search_config_of
from ratskeller.core.errors import BadArgument
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import tuning
from ratskeller.search.strengths import mixed
from ratskeller.search.tree import FEWEST_TRIES, TOLERANCE
from ratskeller.search.tree_search import ParallelSearch

GAMES = ["rattus", "carcassonne"]


def team_on(position, cores=1, seed=1, only=(), **sight):
    """A search that has found its turns and made no simulation yet."""
    game = position.game
    seen = search_config_of(game.name).for_interpreted(tuning(game.name).interpreted.reduced(4))
    team = ParallelSearch(game, False, type(seen)(**(vars(seen) | sight)), cores)
    state = position.redeal(position.actor).state
    team.start(state, position.actor, seed, tuning(game.name).weights, only)
    return team


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_simulation_it_has_an_answer(game):
    position = asked(game, 1, 10)
    lines = team_on(position).candidates()
    assert lines[0].visits == 0
    assert lines[0].win == lines[0].result == ()
    assert lines[0].answers


@pytest.mark.parametrize("game", GAMES)
def test_it_makes_as_many_simulations_as_it_may_and_counts_all(game):
    team = team_on(asked(game, 1, 10))
    seen = list(team.steps(Budget(simulations=7)))
    assert seen == sorted(seen)
    assert seen[-1] == team.simulations == 7
    lines = team.candidates()
    assert sum(line.visits for line in lines) == 7
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    for line in lines:
        if line.visits:
            assert len(line.result) == len(line.win) == 2
            assert all(0 <= chance <= 1 for chance in line.win)


def test_how_it_is_cut_into_steps_makes_no_difference():
    position = asked("rattus", 2, 10)
    found = []
    for counts in ([6], [1, 4, 6]):
        team = team_on(position)
        for count in counts:
            team.run(Budget(simulations=count))
        found.append(team.candidates())
    assert found[0] == found[1]


@pytest.mark.parametrize("cores", [2, 3])
def test_several_cores_share_the_simulations_and_repeat_with_the_seed(cores):
    position = asked("rattus", 3, 10)
    found = []
    for _ in range(2):
        team = team_on(position, cores)
        team.run(Budget(simulations=8))
        found.append(team.candidates())
        assert team.simulations == sum(line.visits for line in found[-1]) == 8
    assert found[0] == found[1]


def test_another_core_tries_the_same_turns_on_other_luck():
    position = asked("carcassonne", 3, 10)
    found = []
    for cores in (1, 2):
        team = team_on(position, cores, candidates=1)
        team.run(Budget(simulations=4 * cores))
        found.append(team.candidates())
    one, two = found
    assert [line.answers for line in one] == [line.answers for line in two]
    assert one[0].result != two[0].result


@pytest.mark.parametrize("cores", [2, 3])
def test_cores_share_what_chance_may_answer(cores):
    """Together they spread its answers as evenly as one core does with as many simulations."""
    position = asked("carcassonne", 3, 10)
    met = []
    for number in (1, cores):
        team = team_on(position, number, candidates=1)
        team.run(Budget(simulations=12))
        met.append(set().union(*(answers_met(search, position.game) for search in team.searches)))
    assert met[0] == met[1]
    assert len(met[0]) > 6


def answers_met(search, game):
    """What chance answered after the first turn, by the positions that are remembered."""
    known = set(search.keys)
    return {answer for answer in range(game.rules.MOST_OPTIONS) if mixed(mixed(1, 0), answer) in known}


def test_it_stops_at_once_when_it_is_asked_to():
    team = team_on(asked("rattus", 4, 10))
    team.run(Budget(), stop=lambda: team.simulations >= 2)
    assert team.simulations == 2
    team.run(Budget(simulations=100), stop=lambda: True)
    assert team.simulations == 2


CLOSE = {"candidates": 3, "tolerance": 4096}
"""Of three turns none is better than another by more than is tolerated."""


def test_it_ends_when_more_simulations_would_gain_nothing():
    team = team_on(asked("rattus", 4, 10), **CLOSE)
    team.run(Budget(simulations=200))
    ended = team.candidates()
    assert team.simulations == sum(line.visits for line in ended) == 3 * FEWEST_TRIES
    team.run(Budget(simulations=400))
    assert team.candidates() == ended, "it stays as it is"


@pytest.mark.late
def test_it_ends_early_at_the_same_moment_however_it_is_cut_into_steps():
    position = asked("rattus", 4, 10)
    found = []
    for counts in ([200], [5, 15, 3, 3, 174]):
        team = team_on(position, **CLOSE)
        (search,) = team.searches
        search.expect(200)
        for count in counts:
            search.run(count)
        assert search.is_settled
        found.append(search.stats())
    assert found[0] == found[1]


@pytest.mark.late
@pytest.mark.parametrize("cores", [2, 3])
def test_each_of_several_cores_ends_by_its_own_results(cores):
    team = team_on(asked("rattus", 4, 10), cores, **CLOSE)
    team.run(Budget(simulations=100 * cores))
    assert [search.simulations for search in team.searches] == [3 * FEWEST_TRIES] * cores
    assert team.simulations == 3 * FEWEST_TRIES * cores


@pytest.mark.late
def test_a_core_that_ends_early_leaves_the_others_their_share():
    position = asked("rattus", 4, 10)
    team = team_on(position, 2, **CLOSE)
    team.searches[0].run(100)
    team.searches[1]._control[TOLERANCE] = 0
    team.run(Budget(simulations=80))
    assert [search.simulations for search in team.searches] == [3 * FEWEST_TRIES, 40]


def test_without_time_it_makes_no_simulation():
    team = team_on(asked("rattus", 4, 10))
    team.run(Budget(simulations=100, seconds=0))
    assert team.simulations == 0


def test_it_remembers_no_more_positions_than_it_may():
    position = asked("rattus", 5, 10)
    for nodes in (3, 500):
        team = team_on(position, nodes=nodes)
        team.run(Budget(simulations=20))
        assert (team.node_count <= 3) == (nodes == 3)


def test_a_turn_may_be_tried_alone():
    position = asked("rattus", 6, 10)
    legal = [0] * position.game.rules.MOST_OPTIONS
    count = position.game.rules.legal(position.state, legal, [0] * len(legal))
    team = team_on(position, only=[legal[count - 1]])
    team.run(Budget(simulations=3))
    (line,) = team.candidates()
    assert line.answers == (legal[count - 1],)
    assert line.visits == 3


@pytest.mark.parametrize("cores", [0, -1, 65, True, "two"])
def test_a_number_of_cores_that_can_not_be_is_refused(cores):
    with pytest.raises(BadArgument, match="cores: must be a number from 1 to 64"):
        team_on(asked("rattus", 1), cores)
