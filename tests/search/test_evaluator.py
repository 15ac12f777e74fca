"""Weighing a state for all seats at once, and the numbers by which a search tells states apart."""

import itertools
import random
from importlib import import_module

import carcassonne_positions
import numpy as np
import pytest
from positions import position, region

from ratskeller import games
from ratskeller.search.evaluations import tuning
from ratskeller.search.memory import TABLE_SIZE
from ratskeller.search.strengths import PRIME, against_others, best_other, mixed

GAMES = ("rattus", "carcassonne")
FACES = ("1 Bo Ch", "4 M A Pe")


def rules_and_table(game):
    """The evaluation of a position's game, its state, and a table that is prepared for it."""
    name = game.game.name
    evaluation = import_module(f"ratskeller.search.evaluations.{name}")
    table = [0] * TABLE_SIZE
    weights = tuning(name).weights
    table[: len(weights)] = weights
    state = game.copy().state
    state.logging = 0
    evaluation.prepare(state, table)
    return evaluation, state, table


def judged(game, viewer):
    evaluation, state, table = rules_and_table(game)
    out = [0] * len(game.scores)
    evaluation.judge(state, viewer, table, out)
    return out


def evaluated(game, seat):
    evaluation, state, table = rules_and_table(game)
    return evaluation.evaluate(state, seat, table)


def positions_of_a_game(name, players, seed, every):
    rng = random.Random(seed)
    game = games.get(name).new(players=players)
    for number in itertools.count():
        if number % every == 0 or game.over:
            yield game
        if game.over:
            return
        answers = game.chances() if game.actor == "chance" else game.legal()
        game.play(rng.choice(list(answers)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_all_seats_are_judged_as_each_is_evaluated(name, players):
    """A seat that saw faces of its own is evaluated by them; there the judgement is the viewer's."""
    for game in positions_of_a_game(name, players, seed=players, every=9):
        for viewer in range(players):
            known = game.redeal(viewer)
            out = judged(known, viewer)
            assert out[viewer] == evaluated(known, viewer)
            if name == "carcassonne":
                assert out == [evaluated(game, seat) for seat in range(players)]


def test_a_judgement_goes_by_the_faces_that_the_viewer_saw():
    def with_face(face):
        return position({"gallia": region(3, 1, tokens=[{"face": face, "seen": [0]}])}, players=2, cards={"witch": 0})

    mild, deadly = (with_face(face) for face in FACES)
    assert judged(mild, 0) != judged(deadly, 0)
    assert judged(mild.redeal(1), 1) == judged(deadly.redeal(1), 1)


def test_only_who_is_about_to_see_a_face_is_credited_with_it():
    """K-WITCH."""
    game = position({"gallia": region(3, 2, tokens=2)}, players=2, cards={"witch": 0}, supply=9)
    asked = game.copy().play("use witch")
    looking = asked.copy().play(asked.legal()[0])
    assert looking.actor == "chance"
    assert judged(looking, 0)[0] > judged(asked, 0)[0]
    assert judged(looking, 1) == judged(asked, 1)


def test_a_state_is_judged_where_the_board_of_carcassonne_is_left_as_it_was():
    game = next(itertools.islice(carcassonne_positions.random_game(2, players=3), 60, None))
    _, before, _ = rules_and_table(game)
    evaluation, state, table = rules_and_table(game)
    evaluation.judge(state, 0, table, [0] * 3)
    assert state == before


def test_strength_is_set_against_the_best_and_the_mean_of_the_others():
    strengths = [-1, 600, 100, 200]
    assert best_other(strengths, 1, 3, 0) == 200
    assert against_others(strengths, 1, 3, 0, leader=1, field=1) == 600 - (200 + 150) // 2
    assert best_other(strengths, 0, 1, 0) == 0


@pytest.mark.parametrize("key", [0, 1, -9, 2**31 - 1, 2**60 + 12345, PRIME, 2**61])
@pytest.mark.parametrize("value", [0, -1, 2**60, -(2**60), 987654321])
def test_mixing_is_exact_within_64_bits(key, value):
    """numpy warns where an integer runs over, and warnings are errors here."""
    found = mixed(np.int64(key), np.int64(value))
    assert found == mixed(key, value)
    assert found % PRIME == (key * 1000003 + value + 7) % PRIME
    assert 0 <= found <= 2**61


def test_mixed_numbers_of_many_rows_differ():
    found = set()
    for row in itertools.product(range(10), repeat=5):
        key = 0
        for value in row:
            key = mixed(mixed(key, value), value * value)
        found.add(key)
    assert len(found) == 10**5


def test_the_modulus_is_a_prime():
    """Lucas and Lehmer's test."""
    number = 4
    for _ in range(59):
        number = (number * number - 2) % PRIME
    assert number == 0
