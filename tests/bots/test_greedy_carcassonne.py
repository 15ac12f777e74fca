"""`greedy` in Carcassonne: what it does in plain situations, what it makes of positions, and that both speeds of it are one bot."""

import itertools
import random

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, ROAD_RING, position, random_game, tile

from ratskeller import bots
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.state import copy_of
from ratskeller.games.carcassonne.rules.fields import NOBODY, REACH_NAMES
from ratskeller.games.carcassonne.rules.grid import neighbour
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.search.config import BeamConfig
from ratskeller.search.evaluations import carcassonne as evaluation
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluations.carcassonne import layout
from ratskeller.search.evaluations.carcassonne.health import tiles_in_reach
from ratskeller.search.memory import TABLE_SIZE

SMALL = BeamConfig(turns=3, closings=1, plans=4, levels=2, series=400, samples=0, draws=0)
FULL = tuning("carcassonne").interpreted
WEIGHTS = tuning("carcassonne").weights


def answers(game, beam=FULL):
    """The texts of greedy's plan for the seat that is asked."""
    follower = game.redeal(game.actor)
    texts = []
    for answer in GreedyBot(is_compiled=False, beam=beam).plan(CARCASSONNE, follower.copy().state, game.actor):
        texts.append(CARCASSONNE.text(follower.state, follower.options, answer))
        follower.play(texts[-1])
    return texts


def worth(game, seat=0):
    """What a position is worth to a seat, in points."""
    s = copy_of(game.state)
    s.logging = 0
    table = [0] * TABLE_SIZE
    table[: layout.WEIGHTS] = WEIGHTS
    evaluation.prepare(s, table)
    found = evaluation.evaluate(s, seat, table) / layout.POINT
    assert s == _silent(game.state), "an evaluation leaves the position as it was"
    return found


def _silent(state):
    s = copy_of(state)
    s.logging = 0
    return s


def asked_positions(options, seed, every):
    """Positions of a random game in which a seat is asked."""
    asked = (game for game in random_game(seed, **options) if isinstance(game.actor, int))
    return itertools.islice(asked, 0, None, every)


def test_it_plays_carcassonne():
    assert {"greedy", "greedy-1"} <= set(bots.names("carcassonne"))


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_its_answers_are_legal_and_end_where_others_come_in(options):
    for game in asked_positions(options, seed=3, every=13):
        seat = game.actor
        follower = game.copy()
        for answer in bots.choose("greedy", "carcassonne", game.redeal(seat).to_json(), seat).split("; "):
            assert follower.actor == seat
            follower.play(answer)
        assert follower.actor in ("chance", None)


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_whole_games_are_played_to_their_end(options):
    rng = random.Random(5)
    game = CARCASSONNE.new(**options).play_chance(rng)
    while not game.over:
        game.play("; ".join(answers(game, SMALL))).play_chance(rng)
    assert sum(game.scores) > 0


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_compiled_and_interpreted_plan_the_same(options):
    fast, slow = GreedyBot(is_compiled=True, beam=SMALL), GreedyBot(is_compiled=False, beam=SMALL)
    for game in asked_positions(options, seed=7, every=17):
        state = game.redeal(game.actor).state
        assert fast.plan(CARCASSONNE, state, game.actor) == slow.plan(CARCASSONNE, state, game.actor)


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_an_evaluation_leaves_the_position_as_it_was(options):
    """PLG5: the next steps of the markers are played through on the board itself, and taken back."""
    for game in itertools.islice(random_game(9, **options), 0, None, 11):
        for seat in range(options["players"]):
            worth(game, seat)


@pytest.mark.late
def test_the_seed_makes_no_difference_for_nothing_is_left_to_chance():
    for game in asked_positions({"players": 2}, seed=1, every=30):
        plans = [
            GreedyBot(seed, is_compiled=False, beam=SMALL).plan(CARCASSONNE, game.state, game.actor) for seed in (1, 2)
        ]
        assert plans[0] == plans[1]


def test_it_completes_its_city():
    game = position(tile("0,0 D", "0 c0"), tile="E", stack={"B": 4, "U": 4, "E": 2})
    assert answers(game)[0] == "0,-1 r2"


def test_it_fills_the_place_that_makes_a_monastery_complete_at_once():
    game = position(*ROAD_RING, tile="B", stack={"V": 5})
    assert answers(game) == ["0,0 r0", "m0"]


def test_it_takes_what_the_last_tile_brings():
    """BAS9: a figure in hand is worth nothing after the last turn."""
    game = position("0,0 D", tile="V", stack={})
    follower = game.copy().play("; ".join(answers(game)))
    assert follower.over
    assert follower.scores[0] > 0


def test_it_wins_when_it_can():
    """BAS10: two points behind, and its own city brings four."""
    game = position(tile("0,0 D", "0 c0"), tile="E", stack={}, scores=[10, 12])
    follower = game.copy().play("; ".join(answers(game)))
    assert follower.places[0] == 1


def test_a_city_is_worth_more_while_tiles_that_complete_it_are_left():
    few, many = (position(tile("0,0 D", "0 c0"), stack=stack) for stack in ({"B": 4, "U": 6}, {"E": 4, "U": 6}))
    assert worth(many) > worth(few)
    assert worth(many, 1) < worth(few, 1)


def test_a_feature_is_worth_more_to_a_healthy_figure():
    """PLG9, PLG11: with one tile left no step comes any more, so who is sick now stays so."""
    row = ["1,0 U r1", "2,0 U r1", "3,0 U r1"]
    near = position(tile("0,0 D", "0 r0"), tile(row[0], marker=1), *row[1:], stack={"B": 1})
    far = position(tile("0,0 D", "0 r0"), *row[:2], tile(row[2], marker=1), stack={"B": 1})
    assert worth(far) > worth(near)


@pytest.mark.parametrize("reach", REACH_NAMES)
def test_it_knows_on_how_many_tiles_a_marker_makes_sick(reach):
    """PLG4: where all four tiles beside a figure are laid, a marker is tried on every tile."""
    asked = 0
    for game in itertools.islice(random_game(11, players=3, reach=reach), 40, None, 6):
        s = copy_of(game.state)
        s.marker, s.markers = [0] * len(s.marker), 1
        for node in s.node[: s.figures]:
            if NOBODY in (neighbour(s, s.home[node], side) for side in range(4)):
                continue
            found = 0
            for at in range(s.tiles):
                s.marker[at] = 1
                found += is_sick(s, node)
                s.marker[at] = 0
            assert tiles_in_reach(s, node) == found
            asked += 1
    assert asked > 10


def test_it_counts_on_the_last_step():
    """PLG11: with the last step the marker leaves the figure's road before it counts, without it the figure is sick at the end."""
    road = [tile("0,0 U", "0 r0", marker=1), "0,1 U", "0,2 U"]
    rests, leaves = (position(*road, stack={"B": 1}, reach="tile", last_step=step) for step in (False, True))
    assert worth(leaves) > worth(rests) + 1


def test_a_majority_shuts_the_others_out_and_a_tie_does_not():
    """BAS8: the same road, with one figure of each seat on it, and with two of seat 0."""
    road = [tile("0,0 D", "0 r0"), "1,0 U r1", tile("2,0 U r1", "1 r0"), "3,0 U r1"]
    tied = position(*road, stack={"B": 4})
    shut = position(*road[:1], tile("1,0 U r1", "0 r0"), *road[2:], stack={"B": 4})
    assert worth(shut) > worth(tied)
    assert abs(worth(tied)) < 0.5


def test_a_finished_game_is_worth_its_points_and_the_victory():
    won, lost = position(tile("0,0 D", "0 c0"), stack={}), position(tile("0,0 D", "1 c0"), stack={})
    assert won.over
    assert worth(won) == -worth(lost) + WEIGHTS[layout.VICTORY] / layout.POINT
    assert worth(won) > 1


def test_everything_has_room_in_the_table():
    steps = max(tuning("carcassonne", name).weights[layout.STEPS] for name in ("", "greedy-1"))
    assert layout.SAVED + 2 * steps * layout.MOST_MOVING <= TABLE_SIZE
    (plague_tiles,) = (option.values for option in CARCASSONNE.OPTIONS if option.name == "plague_tiles")
    assert max(plague_tiles) <= layout.MOST_MOVING
    assert len(WEIGHTS) == layout.WEIGHTS
