"""What `greedy` does with the cards of the Pied Piper: it plays every set to the end, and its pieces go where they help."""

import random

import pytest
from positions import RATTUS, final, position, region
from working import calls_of

from ratskeller.bots.greedy import GreedyBot
from ratskeller.games.rattus.rules.cards import ROSTER
from ratskeller.games.rattus.views.catalogue import catalogue
from ratskeller.search.config import BeamConfig
from ratskeller.search.evaluations import tuning

SETS = catalogue().sets
WAYS = [*SETS, "random", "one-of-each"]
HURRIED = BeamConfig(turns=3, closings=3, plans=3, levels=4, series=60, samples=3, draws=60)
INTERPRETED = tuning("rattus").interpreted
CALM = BeamConfig(turns=8, closings=8, plans=8, levels=7, series=400, samples=16, draws=1_000)


def plan(game, beam=CALM, is_compiled=False):
    """The texts of greedy's plan for the seat that is asked."""
    follower = game.redeal(game.actor)
    texts = []
    for answer in GreedyBot(is_compiled=is_compiled, beam=beam).plan(RATTUS, follower.copy().state, game.actor):
        texts.append(RATTUS.text(follower.state, follower.options, answer))
        follower.play(texts[-1])
    return texts


def after(game, beam=CALM):
    """The view after greedy's plan."""
    follower = game.redeal(game.actor)
    for answer in plan(game, beam):
        follower.play(answer)
    return follower.view()


def against_random(cards, rules, players, rng):
    """Play a game of greedy in seat 0 against random answers; return it, and the questions that greedy was asked."""
    game = RATTUS.new(players=players, cards=cards, rules=rules).play_chance(rng)
    asked = set()
    while not game.over:
        if game.actor == 0:
            asked.add(game.question)
            game.play("; ".join(plan(game, HURRIED)))
        else:
            game.play(rng.choice(game.legal()))
        game.play_chance(rng)
    return game, asked


@pytest.mark.late
@pytest.mark.parametrize("rules", ["online", "printed"])
@pytest.mark.parametrize("cards", WAYS)
def test_it_plays_every_set_to_the_end_and_stays_ahead_of_random_answers(cards, rules):
    rng = random.Random(f"{cards} {rules}")
    won = 0
    for players in (2, 2, 3):
        game, _ = against_random(cards, rules, players, rng)
        won += game.ranking[0] == 0
    assert won >= 2


@pytest.mark.late
@pytest.mark.parametrize("card", [card.id for card in ROSTER.values()])
def test_it_can_be_asked_at_any_point(card):
    """A server asks for answers at whatever question comes up, also in the middle of an ability."""
    rng = random.Random(card)
    cards = [card, *rng.sample([other.id for other in ROSTER.values() if other.id != card], 5)]
    game = RATTUS.new(players=3, cards=cards).play_chance(rng)
    step = 0
    while not game.over:
        step += 1
        if step % 4 == 0:
            follower = game.copy()
            for answer in plan(game, HURRIED):
                assert answer in follower.legal()
                follower.play(answer)
        game.play(rng.choice(game.legal())).play_chance(rng)


@pytest.mark.late
@pytest.mark.parametrize("cards", WAYS)
def test_compiled_and_interpreted_plan_the_same(cards):
    rng = random.Random(f"same {cards}")
    for players in (2, 4):
        game = RATTUS.new(players=players, cards=cards).play_chance(rng)
        number = 0
        while not game.over:
            number += 1
            if number % 17 == 0:
                assert plan(game, HURRIED, is_compiled=True) == plan(game, HURRIED, is_compiled=False)
            game.play(rng.choice(game.legal())).play_chance(rng)


def test_nuns_go_where_its_own_cubes_are_in_danger():
    """K-NUN: three nuns keep all limits above one from its six cubes, where the plague is next door."""
    regions = {"italia": region(4, 0, tokens=3), "polonia": region(0, 4, tokens=3), "anglia": region(1, 1)}
    game = position(
        regions, players=2, cards={"nun": 0}, plague="gallia", supply=1, turn={"taken": True, "added": True}
    )
    assert after(game)["nuns"].count("italia") == 3


def test_a_potion_goes_to_a_cube_that_rats_threaten():
    """K-WIZARD."""
    regions = {"italia": region(2, 0, tokens=3), "polonia": region(1, 4, tokens=0), "anglia": region(1, 1)}
    game = position(regions, players=2, cards={"wizard": 0}, supply=1, turn={"taken": True, "added": True})
    assert after(game)["regions"]["italia"]["potions"] == {"0": [1]}


def test_the_courier_changes_places_with_somebody_safe():
    """K-COURIER: a cube out of the region with three rats, for one in a region without."""
    regions = {"italia": region(3, 0, tokens=3), "polonia": region(0, 3)}
    game = position(regions, players=2, cards={"courier": 0}, supply=1, turn={"taken": True, "added": True})
    assert "use courier; italia/0; polonia/1" in "; ".join(plan(game))


@pytest.mark.parametrize(("owner", "among_rats"), [(0, False), (1, True)])
def test_cubes_on_the_baker_go_where_they_live_if_they_are_its_own(owner, among_rats):
    """K-BAKER, F4: the placer's own cubes into a region without rats, another's among the rats."""
    regions = {"italia": region(1, 1, tokens=3), "polonia": region(1, 1), "gallia": region(0, 2, tokens=3)}
    on_card = [3 * (owner == 0), 3 * (owner == 1)]
    game = position(regions, players=2, cards={"baker": 1}, baker=on_card, supply=9, plague="scandia")
    game.play("take baker")
    assert game.question == "baker all to"
    assert (plan(game)[0] in ("italia", "gallia")) == among_rats


def test_the_mayor_grows_everywhere_at_once():
    """K-MAYOR: four majorities are worth more than one rat."""
    regions = {name: region(2, 0, tokens=0) for name in ("italia", "polonia", "hungaria", "scandia")}
    regions["gallia"] = region(0, 4, tokens=1)
    game = position(regions, players=2, cards={"mayor": 0}, supply=20, turn={"taken": True}, plague="hispania")
    assert "mayor" in plan(game)


def test_it_serves_where_others_die():
    """K-SERF: one cube more, with no rat left to take it."""
    tokens = [{"origin": "supply", "face": "1 Bo Ch"}]
    regions = {"italia": region(2, 2, tokens=tokens), "polonia": region(2, 2)}
    game = position(regions, players=2, cards={"serf": 0, "monk": 1}, plague="gallia", supply=20)
    game.play("plague italia")
    while game.actor != 0 or game.question == "rat":
        game.play("1 Bo Ch" if game.question == "face" else game.legal()[0])
    assert game.question == "serf"
    assert plan(game)[0] == "yes"


def test_it_orders_opened_rats_to_its_own_good():
    """K-CRUSADER: first the one that takes of seat 1, so that the other one's limit is out of reach."""
    faces = [{"origin": "supply", "face": "4 M A Pe"}, {"origin": "supply", "face": "1 Bo Ch"}]
    regions = {"italia": region(2, 2, tokens=faces), "polonia": region(2, 2)}
    game = position(
        regions, players=2, cards={"crusader": 0, "peasant": 0, "monk": 1}, plague="gallia", supply=1, round="regular"
    )
    game.play("plague italia")
    while game.question != "order":
        game.play({"reveal all": "yes"}.get(game.question) or game.legal()[0])
    assert plan(game)[0] == "italia.2"


def test_in_the_final_round_it_brings_the_plague_to_others_and_uses_the_rest_first():
    """F3, K4: what the plague does comes last in a plan, for chance ends it; nothing that helps is left out before."""
    regions = {"italia": region(0, 5, tokens=3), "polonia": region(4, 0), "gallia": region(1, 1)}
    game = final(regions, "knight", "peasant", players=2, plague="gallia", supply=0)
    answers = plan(game)
    assert answers[0] == "use peasant"
    assert answers[2:4] == ["use knight", "italia"]


def test_a_wall_comes_between_the_plague_and_its_cubes():
    """K-EMPEROR: with its cubes next to the plague and many rats, a wall comes between."""
    regions = {"hispania": region(6, 0, tokens=3), "polonia": region(0, 6, tokens=3)}
    game = position(
        regions, players=2, cards={"emperor": 0}, plague="gallia", supply=20, turn={"taken": True, "added": True}
    )
    view = after(game)
    assert view["plague"] != "hispania"
    assert any("hispania" in wall for wall in view["walls"])


@pytest.mark.late
@pytest.mark.parametrize(
    "held", [("courier", "emperor", "nun"), ("mayor", "queen", "peasant"), ("monk", "merchant", "pied-piper")]
)
def test_interpreted_it_answers_in_two_seconds_where_there_is_much_to_choose(held):
    names = list(RATTUS.new(players=4).view()["regions"])
    regions = {name: region(1, 1, 1, 1, tokens=2) for name in names}
    game = position(regions, cards=dict.fromkeys(held, 0), supply=13)
    assert calls_of(lambda: plan(game, INTERPRETED)) < 6_000_000
