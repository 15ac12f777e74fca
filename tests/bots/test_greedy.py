"""What `greedy` does in plain situations, and that both speeds of it are one bot."""

import json
import random
from functools import partial

import pytest
from positions import RATTUS, position, region
from working import calls_of

from ratskeller.bots.greedy import GreedyBot
from ratskeller.search.config import BeamConfig
from ratskeller.search.evaluations import tuning

INTERPRETED = tuning("rattus").interpreted
CALM = BeamConfig(turns=6, closings=8, plans=8, levels=6, series=300, samples=16, draws=1_000)


def answers(game, beam=CALM):
    """The texts of greedy's plan for the seat that is asked."""
    follower = game.redeal(game.actor)
    texts = []
    for answer in GreedyBot(is_compiled=False, beam=beam).plan(RATTUS, follower.copy().state, game.actor):
        texts.append(RATTUS.text(follower.state, follower.options, answer))
        follower.play(texts[-1])
    return texts


def games_positions(players, seed):
    rng = random.Random(seed)
    game = RATTUS.new(players=players).play_chance(rng)
    while not game.over:
        yield game
        game.play(rng.choice(game.legal())).play_chance(rng)


@pytest.mark.late
@pytest.mark.parametrize("players", RATTUS.players)
def test_compiled_and_interpreted_plan_the_same(players):
    fast, slow = GreedyBot(is_compiled=True, beam=CALM), GreedyBot(is_compiled=False, beam=CALM)
    for number, game in enumerate(games_positions(players, seed=players)):
        if number % 9 == 0:
            state = game.redeal(game.actor).state
            assert fast.plan(RATTUS, state, game.actor) == slow.plan(RATTUS, state, game.actor)


def test_it_adds_as_many_cubes_as_it_can_where_that_is_safe():
    game = position({"gallia": region(1, 1, tokens=3), "polonia": region(1, 1)}, players=2, plague="scandia", supply=20)
    assert {"add gallia 3", "add gallia 4"} & set(answers(game))


def test_it_leads_the_plague_to_others():
    """Seat 0 has left Germania, where three rats wait for many cubes of seat 1; in Anglia it is the other way round."""
    regions = {"germania": region(0, 6, tokens=3), "anglia": region(6, 0, tokens=3), "gallia": region(1, 1, tokens=1)}
    game = position(regions, players=2, plague="scandia", supply=20)
    assert "plague germania" in answers(game)


def test_it_saves_a_cube_with_the_king():
    game = position({"hispania": region(3, 0), "italia": region(0, 3)}, players=2, cards={"king": 0}, supply=3)
    assert "use king" in answers(game)


def test_in_the_final_round_it_uses_what_it_has():
    """F3: nothing is lost by one more cube in a region without rats, or by one that is safe."""
    game = position(
        {"hispania": region(3, 0), "italia": region(0, 3, tokens=2)},
        players=2,
        cards={"king": 0, "peasant": 0},
        round="final",
        last_seat=1,
        supply=0,
    )
    plan = answers(game)
    assert "use peasant" in plan
    assert "use king" in plan
    assert plan[-1] == "done"


def test_it_swaps_what_it_saw_when_that_helps():
    """K-WITCH: the rat that would take three of its cubes goes where others are."""
    bad, harmless = {"face": "1 Bo Ch", "seen": [0]}, {"face": "6 M A Cv Ro", "seen": [0]}
    regions = {"gallia": region(1, 0, tokens=[harmless]), "italia": region(4, 0, tokens=[bad]), "polonia": region(0, 4)}
    regions["polonia"]["tokens"] = [{"face": "6 A Bo Ch", "seen": [0]}]
    game = position(
        regions,
        players=2,
        cards={"witch": 0, "merchant": 0, "monk": 0},
        turn={"used": ["witch"]},
        pending=[
            {"step": "turn", "memory": [0, 0, 0]},
            {"step": "witch swap", "memory": token_places("italia", "polonia")},
        ],
        supply=0,
    )
    assert answers(game)[0] == "yes"


def token_places(*names):
    order = list(json.loads(RATTUS.new(players=4).to_json())["regions"])
    return [order.index(name) * 3 for name in names] + [0]


@pytest.mark.late
def test_interpreted_it_answers_within_a_second():
    """A floor for slow machines; it is some hundredths of a second on a free one."""
    bot = GreedyBot(is_compiled=False, beam=INTERPRETED)
    for number, game in enumerate(games_positions(4, seed=3)):
        if number % 15 == 14:
            state, seat = game.redeal(game.actor).state, game.actor
            assert calls_of(partial(bot.plan, RATTUS, state, seat)) < 1_000_000
