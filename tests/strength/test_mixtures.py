"""Bots between two levels: every answer is that of one of both, the position decides which, and nothing that the seat can't know does."""

import random

import pytest
from some_positions import asked

from ratskeller import bots, games
from ratskeller.bots.ladder import level_below
from ratskeller.core.state import copy_of
from ratskeller.strength.mixture import CHARACTER, character_of, is_mixture, level_playing, mixture
from ratskeller.strength.points import level_points
from ratskeller.words import load

LADDERS = [game for game in games.names() if bots.levels(game)]


@pytest.mark.parametrize("game", LADDERS)
def test_every_level_has_its_points_and_the_weakest_none(game):
    points = level_points(game)
    assert list(points) == bots.levels(game)
    assert [*points.values()] == sorted(points.values())
    assert next(iter(points.values())) == 0


@pytest.mark.parametrize(
    "name",
    ["novice", "novice+", "novice+100", "novice+-1", "novice+05", "plague-doctor+5", "greedy+50", "nobody+50", "+50"],
)
def test_a_name_that_is_not_between_two_levels_is_refused(name):
    assert not is_mixture(name, "rattus")
    assert level_playing(name, games.get("rattus"), None) == name
    if name != "novice":
        with pytest.raises(bots.UnknownBot):
            bots.make_planner(name, "rattus")
        with pytest.raises(bots.UnknownBot):
            bots.make(name)


def test_a_name_says_between_which_levels_a_bot_plays():
    found = mixture("novice+40", "rattus")
    assert (found.lower, found.upper, found.percent, found.name) == ("novice", "pedlar", 40, "novice+40")
    strongest = mixture("plague-doctor+0", "rattus")
    assert (strongest.lower, strongest.upper) == ("plague-doctor", None)
    assert level_below("novice+40", "rattus") == "novice"


def test_people_know_all_of_them_by_one_name():
    assert (character_of("novice+40"), character_of("pedlar+0"), character_of("novice")) == (*[CHARACTER] * 2, "novice")
    assert load("en", strict=True).text(f"bot-{CHARACTER}") == "The companion"


@pytest.mark.parametrize("game", LADDERS)
def test_as_many_answers_as_its_name_says_are_those_of_the_upper_level(game):
    position = asked(game, 5, 20)
    found = mixture("novice+40", game)
    drawn = [found.level_at(position.game, position.state, seed) for seed in range(2000)]
    assert set(drawn) == {"novice", "pedlar"}
    assert drawn.count("pedlar") / len(drawn) == pytest.approx(0.4, abs=0.04)


@pytest.mark.parametrize("game", LADDERS)
def test_it_answers_like_the_level_that_the_position_chooses(game):
    mixed = bots.make_planner("foundling+50", game, seed=1, is_compiled=False)
    levels = {name: bots.make_planner(name, game, seed=1, is_compiled=False) for name in ("foundling", "novice")}
    chosen = set()
    for place in range(2, 30, 4):
        position = asked(game, 5, place)
        known = position.redeal(position.actor)
        name = level_playing("foundling+50", known.game, known.state, 1)
        chosen.add(name)
        assert mixed.plan(known.game, known.state, position.actor) == levels[name].plan(
            known.game, known.state, position.actor
        )
    assert chosen == set(levels)


@pytest.mark.parametrize("game", LADDERS)
def test_the_same_level_answers_when_a_game_is_repeated_from_its_record(game):
    position = asked(game, 5, 25)
    again = games.get(game).replay(position.record())
    for number in range(len(again.answers)):
        then = again.at(number)
        if isinstance(then.actor, int):
            first, second = (it.redeal(then.actor) for it in (position.at(number), then))
            assert level_playing("novice+50", first.game, first.state) == level_playing(
                "novice+50", second.game, second.state
            )


def test_what_only_another_seat_has_seen_does_not_decide():
    game = games.get("rattus")
    seed = random.Random(4)
    position = game.new(players=2, seed=7)
    position.push("gallia; polonia; polonia; gallia; take witch")
    while position.actor == 0:
        position.play(seed.choice(position.legal()))
    found = mixture("novice+50", "rattus")
    known = position.redeal(1)
    assert known.state is not position.state
    drawn = {found.level_at(game, copy_of(position.redeal(1).state)) for _ in range(5)}
    assert drawn == {found.level_at(game, known.state)}
