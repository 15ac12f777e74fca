"""Bots by name: they answer legally, and from what their seat knows alone."""

import json
import random

import pytest

from ratskeller import bots, games
from ratskeller.bots import planner
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.registry import make_planner
from ratskeller.core.errors import BadArgument, BadPosition, NotAsked, UnknownGame
from ratskeller.search.config import BeamConfig
from ratskeller.search.turns import answer_texts

RATTUS = games.get("rattus")
SMALL = BeamConfig(turns=2, closings=3, plans=3, levels=3, series=60, samples=4, draws=50)


def some_positions(players, seed, count):
    """Positions of a random game in which a seat is asked, spread over its length."""
    rng = random.Random(seed)
    position = RATTUS.new(players=players).play_chance(rng)
    found = []
    while not position.over:
        found.append(position.copy())
        position.play(rng.choice(position.legal())).play_chance(rng)
    return found[:: max(1, len(found) // count)]


def test_unknown_names_are_refused():
    with pytest.raises(
        bots.UnknownBot, match="there are alderman, cellarer, collector, foundling, greedy, greedy-1, novice"
    ):
        make_planner("godly", "rattus")
    with pytest.raises(UnknownGame):
        bots.names("ratus")
    with pytest.raises(BadPosition):
        bots.choose("random", "rattus", "{}", 0)


def test_a_seat_that_is_not_asked_is_refused():
    position = RATTUS.new(players=2).play("italia")
    with pytest.raises(NotAsked, match="seat 1 is not asked; asked is 0"):
        bots.choose("random", "rattus", position.redeal(1).to_json(), 1)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_has_something_to_play_before_it_has_its_best(name):
    """Every one of its plans can be played; how many it makes depends on the time that is left."""
    for position in some_positions(3, seed=7, count=4):
        seat, known = position.actor, position.redeal(position.actor).to_json()
        plans = list(bots.improving(name, "rattus", known, seat, seconds=60, is_compiled=False))
        for plan in plans:
            position.copy().play(plan)
        assert len(list(bots.improving(name, "rattus", known, seat, seconds=0, is_compiled=False))) == 1
        if name == "greedy":
            assert len(plans) > 1
            state = position.redeal(seat).state
            best = answer_texts(
                RATTUS,
                position.options,
                state,
                make_planner(name, "rattus", is_compiled=False).plan(RATTUS, state, seat),
            )
            assert plans[-1] == "; ".join(best)


def test_a_plan_with_interpreted_rules_comes_before_compiled_ones_are_loaded(monkeypatch):
    """What takes long, the compiled search, is not waited for here."""
    position = some_positions(2, seed=7, count=4)[1]
    monkeypatch.setattr(planner, "_LOADED", set())
    plans = GreedyBot(is_compiled=True).plans(RATTUS, position.redeal(position.actor).state, position.actor, 5)
    first = next(plans)
    position.play(RATTUS.text(position.state, position.options, first[0]))


def test_once_compiled_rules_have_answered_no_thought_looks_for_their_files(monkeypatch):
    looked = []
    monkeypatch.setattr(planner, "_LOADED", set())
    monkeypatch.setattr(planner, "is_warm", lambda game: looked.append(game) or False)
    assert not planner.is_ready("rattus")
    planner.mark_loaded("rattus")
    assert planner.is_ready("rattus")
    assert not planner.is_ready("carcassonne")
    assert looked == ["rattus", "carcassonne"]


def test_given_seconds_it_answers_with_the_best_that_it_found():
    position = some_positions(2, seed=9, count=3)[1]
    known = position.redeal(position.actor).to_json()
    *_, last = bots.improving("novice", "rattus", known, position.actor, seconds=60, is_compiled=False)
    assert bots.choose("novice", "rattus", known, position.actor, seconds=60) == last
    with pytest.raises(BadArgument, match="seconds: must be a number from 0 on"):
        bots.choose("novice", "rattus", known, position.actor, seconds=-1)


@pytest.mark.late
@pytest.mark.parametrize("players", RATTUS.players)
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_answers_are_legal_one_after_the_other_and_end_where_others_come_in(name, players):
    for position in some_positions(players, seed=players, count=12):
        seat = position.actor
        answers = bots.choose(name, "rattus", position.redeal(seat).to_json(), seat).split("; ")
        for answer in answers:
            assert position.actor == seat
            position.play(answer)


@pytest.mark.late
@pytest.mark.parametrize("rules", ["online", "printed"])
def test_whole_games_are_played_to_their_end(rules):
    rng = random.Random(5)
    bot = GreedyBot(is_compiled=False, beam=SMALL)
    position = RATTUS.new(players=3, rules=rules, start="random").play_chance(rng)
    while not position.over:
        state = position.redeal(position.actor).state
        for answer in bot.plan(RATTUS, state, position.actor):
            position.play(RATTUS.text(position.state, position.options, answer))
        position.play_chance(rng)
    assert sum(position.scores) > 0


def test_random_reaches_every_legal_answer_and_repeats_with_its_seed():
    position = RATTUS.new(players=2).play("italia")
    first, again = make_planner("random", "rattus", 3), make_planner("random", "rattus", 3)
    plans = [first.plan(RATTUS, position.state, 0) for _ in range(200)]
    assert plans == [again.plan(RATTUS, position.state, 0) for _ in range(200)]
    assert len({answer for (answer,) in plans}) == len(position.legal())


@pytest.mark.late
@pytest.mark.parametrize("is_compiled", [False, True])
def test_greedy_plays_the_same_in_the_same_position(is_compiled):
    for position in some_positions(4, seed=11, count=6):
        state = position.redeal(position.actor).state
        plans = [make_planner("greedy", "rattus", 1, is_compiled).plan(RATTUS, state, position.actor) for _ in range(2)]
        assert plans[0] == plans[1]


def with_faces(position, seat, rng):
    """The same position with other faces dealt to all rats that `seat` did not see, as text."""
    content = json.loads(position.to_json())
    unknown = [
        token
        for region in content["regions"].values()
        for token in region["tokens"]
        if token["origin"] == "supply" and seat not in token.get("seen", ())
    ]
    seen = [token["face"] for region in content["regions"].values() for token in region["tokens"] if "face" in token]
    regular = [face for face in REGULAR if content["used"].count(face) + seen.count(face) == 0]
    rng.shuffle(regular)
    for token, face in zip(unknown, regular, strict=False):
        token["face"] = face
    return json.dumps(content)


# Faces with one token each
REGULAR = [
    "1 Pe Cv",
    "1 Mg Ro",
    "2 M Pe Cv",
    "2 M Mg Ro",
    "3 A",
    "4 M A Pe",
    "4 M A Bo",
    "5 Bo Pe",
    "5 Ch Mg",
    "6 M Cv Mg",
]
REGULAR += [
    "6 M Ch Pe",
    "6 M Bo Ro",
    "6 A Bo Ch",
    "6 A Pe Cv",
    "6 A Mg Ro",
    "6 M A Bo Pe",
    "6 M A Ch Mg",
    "6 M A Cv Ro",
]


@pytest.mark.late
@pytest.mark.parametrize("name", ["greedy"])
def test_faces_that_the_seat_did_not_see_make_no_difference(name):
    """H1, H5: two worlds that differ only in hidden faces lead to the same redealt position, and so to the same answers."""
    rng = random.Random(17)
    compared = 0
    for position in some_positions(4, seed=23, count=10):
        seat = position.actor
        worlds = [RATTUS.from_json(with_faces(position, seat, rng)) for _ in range(3)]
        known = {world.redeal(seat).to_json() for world in worlds}
        assert len(known) == 1
        # Even a caller that forgets to redeal gives nothing away
        chosen = {bots.choose(name, "rattus", world.to_json(), seat) for world in worlds}
        assert len(chosen) == 1
        compared += len({world.to_json() for world in worlds}) > 1
    assert compared >= 5
