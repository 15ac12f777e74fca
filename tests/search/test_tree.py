"""The search over turns of all seats, inside: what it compares, whose good each seat looks for, how luck is spread."""

import math
import random
import statistics
from collections import Counter
from types import SimpleNamespace

import pytest
from positions import position, region
from some_positions import asked

from ratskeller import games
from ratskeller.bots.ladder import search_config_of
from ratskeller.core.engine import engine
from ratskeller.core.steps import CHANCE
from ratskeller.search import tree
from ratskeller.search.evaluations import tuning
from ratskeller.search.memory import CHILDREN, PRIOR, SEAT, SUMS, TRIES, VALUES, VISITS, Tree, row_of
from ratskeller.search.tree_search import TreeSearch, rank_candidates

GAMES = {"rattus": {"players": 3, "cards": "random"}, "carcassonne": {"players": 3}}


def searched(position, simulations, is_compiled=False, seed=3, **sight):
    """A search that has made so many simulations, and the turns that it compares."""
    game = position.game
    seen = search_config_of(game.name).for_interpreted(tuning(game.name).interpreted.reduced(3))
    search = TreeSearch(game, is_compiled, 200)
    state = position.redeal(position.actor).state
    search.start(state, position.actor, type(seen)(**(vars(seen) | sight)), seed, tuning(game.name).weights)
    search.run(simulations)
    return search


@pytest.mark.late
@pytest.mark.parametrize("attempts", [0, 6])
@pytest.mark.parametrize("answers", [2, 25, 60])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_search_alike(game, answers, attempts):
    """Whether seats beyond the tree play by a beam search or the best of random turns."""
    position = asked(game, 5 + answers, answers, **GAMES[game])
    found = [searched(position, 12, is_compiled, attempts=attempts) for is_compiled in (False, True)]
    assert found[0].turns() == found[1].turns()
    assert found[0].stats() == found[1].stats()


@pytest.mark.late
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_searches_end_early_alike(game):
    """At the first moment at which all three turns have been tried often enough to judge, since any difference is tolerated."""
    position = asked(game, 6, 25, **GAMES[game])
    found = [searched(position, 200, is_compiled, candidates=3, tolerance=4096) for is_compiled in (False, True)]
    assert [search.is_settled for search in found] == [True, True]
    assert found[0].simulations == found[1].simulations == 3 * tree.FEWEST_TRIES
    assert found[0].stats() == found[1].stats()


def empty_memory():
    """The memory of a search without a position, with room for a few nodes."""
    empty = Tree(4, is_compiled=False)
    return SimpleNamespace(**vars(empty), control=[0] * tree.CONTROL_SIZE)


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_chooses_for_its_own_good(game):
    """The turn that brings a seat most in the mean is tried next, whatever it brings the others."""
    memory = empty_memory()
    control = memory.control
    control[tree.TRUST] = 1
    memory.nodes[2] = [1, 2, 20]
    for child, results in enumerate(((900, -500, 900), (-900, 500, -900))):
        row = row_of(2, child)
        memory.stats[row, TRIES] = 10
        memory.stats[row, SUMS : SUMS + 3] = [10 * result for result in results]
    assert tree.select(memory, 2) == 1
    memory.nodes[2, SEAT] = 0
    assert tree.select(memory, 2) == 0


def test_a_turn_that_was_hardly_tried_gets_another_chance():
    memory = empty_memory()
    control = memory.control
    control[tree.TRUST] = 1
    control[tree.EXPLORE] = 1000
    memory.nodes[2] = [0, 2, 101]
    first = row_of(2, 0)
    memory.stats[first, TRIES], memory.stats[first + 1, TRIES] = 100, 1
    memory.stats[first, SUMS], memory.stats[first + 1, SUMS] = 100 * 300, 100
    assert tree.select(memory, 2) == 1
    control[tree.EXPLORE] = 0
    assert tree.select(memory, 2) == 0


def first_turns(results, expected):
    """What a search of so many simulations tries at the root, in their order, if each turn always brings the same result."""
    memory = empty_memory()
    memory.control[tree.TRUST] = 4
    memory.control[tree.EXPECTED] = expected
    memory.nodes[0, CHILDREN] = len(results)
    tried = []
    for _ in range(expected):
        child = tree.select_first(memory)
        memory.stats[child, TRIES] += 1
        memory.stats[child, SUMS] += results[child]
        memory.nodes[0, VISITS] += 1
        tried.append(child)
    return tried


def test_each_quarter_of_a_search_compares_half_as_many_turns():
    tried = first_turns([10, 80, 20, 70, 30, 60, 40, 50], 320)
    quarters = [set(tried[first : first + 80]) for first in range(0, 320, 80)]
    assert [len(quarter) for quarter in quarters] == [8, 4, 2, 2]
    assert quarters[1] == {1, 3, 5, 7}
    assert quarters[3] == {1, 3}
    assert abs(tried.count(1) - tried.count(3)) <= 1


def test_a_turn_that_becomes_one_of_the_best_catches_up():
    """When the results of others fall below its own, a turn that was left behind is tried until it has as many simulations."""
    memory = empty_memory()
    memory.control[tree.TRUST] = 4
    memory.control[tree.EXPECTED] = 400
    memory.nodes[0] = [0, 8, 390]
    for child, (tries, result) in enumerate([(100, 10), (100, 20), (30, 30), *[(32, 0)] * 5]):
        memory.stats[child, TRIES] = tries
        memory.stats[child, SUMS] = tries * result
    assert tree.select_first(memory) == 2


def test_a_search_without_an_end_compares_more_turns_again_when_it_has_run_twice_as_long():
    memory = empty_memory()
    memory.control[tree.TRUST] = 4
    memory.nodes[0, CHILDREN] = 16
    for child in range(16):
        memory.stats[child, TRIES] = 100 - child
        memory.stats[child, SUMS] = -1000 * child
    chosen = []
    for visits in (tree.SHORTEST // 4, tree.SHORTEST - 1, tree.SHORTEST, 2 * tree.SHORTEST - 1):
        memory.nodes[0, VISITS] = visits
        chosen.append(tree.select_first(memory))
    assert chosen == [7, 1, 3, 1]


LUCK = [400, -300, 900, -1000]
"""What the same luck adds to the results of every turn, simulation by simulation; 0 on average."""


def judged(turns, tolerance=30, simulations=16):
    """Whether a search ends when each turn has these results, again and again, with the same luck for all."""
    memory = empty_memory()
    memory.control[tree.TRUST] = 4
    memory.control[tree.TOLERANCE] = tolerance
    memory.control[tree.EXPECTED] = 1000
    memory.nodes[0] = [0, len(turns), simulations * len(turns)]
    for child, results in enumerate(turns):
        row = [results[number % len(results)] + LUCK[number % 4] for number in range(simulations)]
        memory.results[child, : len(row)] = row
        memory.stats[child, TRIES] = simulations
        memory.stats[child, SUMS] = sum(row)
    return tree.is_settled(memory)


def test_a_search_ends_when_one_turn_leads_beyond_the_errors_of_its_lead():
    assert judged([[300], [0], [-100, 100]])


def test_a_search_ends_when_all_turns_are_as_good_as_each_other():
    assert judged([[0], [5, -5], [-10]])


def test_a_search_goes_on_while_a_turn_may_be_better_than_the_best():
    assert not judged([[300], [1000, -500], [0]])
    assert not judged([[0], [90, -90], [0]])
    assert judged([[0], [90, -90], [0]], simulations=64), "four times the simulations halve the error"


def test_the_greater_the_tolerance_the_sooner_a_search_ends():
    turns = [[0], [90, -90], [0]]
    assert [judged(turns, tolerance) for tolerance in (0, 30, 50, 60)] == [False, False, True, True]


def test_a_search_without_tolerance_never_ends_early():
    assert not judged([[4000], [-4000]], tolerance=0)


def test_a_search_of_one_turn_never_ends_early():
    assert not judged([[0]])


def test_a_search_does_not_end_before_every_turn_has_been_tried_often_enough():
    assert not judged([[300], [0]], simulations=tree.FEWEST_TRIES - 1)
    assert judged([[300], [0]], simulations=tree.FEWEST_TRIES)


def test_turns_are_only_judged_when_they_have_had_the_same_luck():
    memory = empty_memory()
    memory.control[tree.TOLERANCE] = 30
    memory.nodes[0] = [0, 2, 61]
    for child, tries in enumerate((31, 30)):
        memory.stats[child, TRIES] = tries
    assert not tree.is_settled(memory)
    memory.stats[1, TRIES] = 31
    assert tree.is_settled(memory)


def test_of_a_long_search_the_last_results_are_judged(monkeypatch):
    """No more are kept: each takes the place of the one that many simulations before."""
    monkeypatch.setattr(tree, "RECENT", 8)
    search = searched(asked("rattus", 8, 20, **GAMES["rattus"]), 0, turns=2)
    search.restrict_to(search.turns()[:1])
    found = []
    for _ in range(11):
        before = search.stats()[0]
        search.run(1)
        found.append(search.stats()[0][SUMS + search.seat] - before[SUMS + search.seat])
    assert list(search._tree.results[0])[:8] == [*found[8:], *found[3:8]]


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_taken_out_of_results_but_not_out_of_games(game):
    """The same outcomes are drawn, and the mean is the same, but for the error of so few simulations."""
    found = []
    for fair in (0, 65):
        search = searched(asked(game, 8, 20, **GAMES[game]), 0, turns=4, fair=fair)
        search.restrict_to(search.turns()[:1])
        results = []
        for _ in range(40):
            before = search.stats()[0]
            search.run(1)
            results.append([new - old for new, old in zip(search.stats()[0], before, strict=True)])
        found.append(results)
    seat = SUMS + search.seat
    values = [[row[VALUES : VALUES + 3] for row in results] for results in found]
    assert values[0] == values[1]
    luck = [one[seat] - other[seat] for one, other in zip(*found, strict=True)]
    assert abs(statistics.mean(luck)) < 3 * statistics.stdev(luck) / math.sqrt(len(luck))
    if game == "rattus":
        spreads = [statistics.stdev(row[seat] for row in results) for results in found]
        assert spreads[1] < 0.9 * spreads[0]


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_sorted_by_what_the_evaluation_thinks_of_them(game):
    sums = searched(asked(game, 8, 20, **GAMES[game]), 0).stats()
    assert len(sums) > 1
    priors = [row[PRIOR] for row in sums]
    assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_simulation_of_a_turn_has_luck_of_its_own(game):
    """Also after a beam search in the tree has averaged over outcomes, which are the same for all simulations."""
    search = searched(asked(game, 8, 20, **GAMES[game]), 0, turns=4)
    search.restrict_to(search.turns()[:1])
    words = set()
    for _ in range(20):
        search.run(1)
        words.add(int(search._words[0]))
    assert len(words) == 20


def test_neighbouring_seeds_share_no_luck():
    """Two searches that tried the same luck one simulation apart would agree without a reason."""
    words = set()
    for seed in (1, 2):
        search = searched(asked("rattus", 8, 20, **GAMES["rattus"]), 0, seed=seed, turns=4)
        search.restrict_to(search.turns()[:1])
        for _ in range(10):
            search.run(1)
            words.add(int(search._words[0]))
    assert len(words) == 20


def almost_over():
    """Four players, and seat 2 can end the game as its leader with all its cubes on the board (RAT-F1), or take the Witch."""
    regions = {
        "polonia": region(0, 0, 14, 0, tokens=3),
        "germania": region(5, 4, 2, 2, tokens=2),
        "gallia": region(4, 6, 0, 2, tokens=3),
        "scandia": region(5, 5, 0, 9, tokens=1),
    }
    held = {"peasant": 0, "king": 1, "monk": 3}
    return position(regions, seat=2, supply=5, plague="italia", cards=held)


def test_what_the_evaluation_thinks_of_turns_does_not_depend_on_the_seed():
    """It averages over what chance may do, by the same luck in every search."""
    found = [searched(almost_over(), 0, seed=seed) for seed in (1, 2)]
    assert found[0].turns() == found[1].turns()
    assert found[0].stats() == found[1].stats()


def test_a_look_is_not_credited_twice_with_the_end_of_its_turn():
    """A look at a rat goes on with the rest of the turn: simulations play it, so the prior must not count it as well."""
    game = almost_over()
    seen = search_config_of("rattus").for_interpreted(tuning("rattus").interpreted)
    search = TreeSearch(game.game, False, 200)
    search.start(game.redeal(2).state, 2, seen, 3, tuning("rattus").weights)
    search.run(40)
    best = rank_candidates(search.turns(), search.stats(), 2, 4, seen)[0]
    after = game.copy()
    for answer in best.answers:
        after.play(after.game.text(after.state, after.options, answer))
    assert after.view()["round"] == "final"


@pytest.mark.parametrize("simulations", [40, 150])
def test_chance_answers_about_as_often_as_it_should(simulations):
    """By multiples of the golden ratio: no outcome is more than a few simulations away from its share."""
    position = asked("carcassonne", 4, 30)
    rules = engine(position.game, is_compiled=False)
    state = position.redeal(position.actor).state
    lay_nothing_more(position.game, state)
    outs, weights = rules.buffers()
    count = position.game.rules.legal(state, outs, weights)
    share = {drawn_by(position.game, state, outs[i]): weights[i] / sum(weights[:count]) for i in range(count)}
    answer_evenly = rules.bind(tree.stratify_chance)
    drawn = Counter()
    for number in range(simulations):
        states = {tree.CURRENT: state.copy()}
        memory = SimpleNamespace(states=states, buffers=[None, None, Legal(outs)], weights=weights)
        answer_evenly(memory, number, 1)
        drawn[missing(state, states[tree.CURRENT])] += 1
    for kind, chance in share.items():
        assert abs(drawn[kind] - simulations * chance) < 1 + math.log2(simulations) / 2
    assert sum(drawn.values()) == simulations


def drawn_by(game, state, answer):
    after = state.copy()
    game.rules.apply(after, answer)
    return missing(state, after)


def missing(before, after):
    """The type of the tile that left the stack."""
    return next(kind for kind, left in enumerate(before.stack) if after.stack[kind] < left)


class Legal:
    """The part of the search buffers that chance needs."""

    def __init__(self, out):
        self.options = [out]


def lay_nothing_more(game, state):
    """Play the first legal answers up to the next draw."""
    outs, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
    while game.rules.actor(state) != CHANCE:
        game.rules.legal(state, outs, weights)
        game.rules.apply(state, outs[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_left_as_it_was(game):
    position = asked(game, 9, 15, **GAMES[game])
    state = position.redeal(position.actor).state
    before = state.copy()
    search = TreeSearch(position.game, False, 50)
    sight = search_config_of(game).for_interpreted(tuning(game).interpreted.reduced(4))
    search.start(state, position.actor, sight, 1, tuning(game).weights)
    search.run(3)
    assert state == before


@pytest.mark.parametrize("game", GAMES)
def test_the_game_may_end_on_the_way(game):
    """A few turns before the end, simulations go to it; what came of them is judged all the same."""
    rng = random.Random(11)
    position = games.get(game).new(players=2)
    while not position.over:
        position.play(rng.choice(position.legal())) if position.actor != "chance" else position.play_chance(rng)
    length = len(position.answers) - 12
    while not isinstance(position.back_to(length).actor, int):
        length -= 1
    search = searched(position.back_to(length), 4, turns=30, hasty=0)
    assert search.simulations == 4
