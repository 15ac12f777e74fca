"""Batches: compiled and interpreted steps are the same, in one thread and in several, and refuse what is not legal."""

import numpy as np
import pytest
from research.test_encodings import OPTIONS

from ratskeller.core.errors import BadArgument, BadOption, IllegalAnswer
from ratskeller.research.batch import Batch

ARRAYS = ("observations", "masks", "counts", "rewards", "seats", "ended", "finals")


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_compiled_steps_are_those_of_the_interpreter(game, options):
    one, other = (Batch(game, 4, seed=6, compiled=compiled, **options) for compiled in (True, False))
    for _ in range(200):
        for name in ARRAYS:
            assert (getattr(one, name) == getattr(other, name)).all(), name
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
        other.random_actions()


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize("autoreset", ["same", "next"])
def test_threads_change_nothing(autoreset):
    one, other = (Batch("rattus", 10, seed=6, threads=threads, autoreset=autoreset, players=2) for threads in (1, 3))
    for _ in range(300):
        one.step(one.random_actions())
        other.step(other.random_actions())
        assert (one.observations == other.observations).all()
    other.close()


def test_a_game_does_not_depend_on_how_many_there_are():
    one, many = (Batch("rattus", count, seed=2, compiled=False, players=2) for count in (1, 3))
    for _ in range(100):
        actions = many.random_actions()
        one.step(actions[:1])
        many.step(actions)
        assert (one.observations[0] == many.observations[0]).all()


def test_the_same_seed_gives_the_same_games():
    batch = Batch("rattus", 2, seed=5, compiled=False, players=2)
    first = batch.observations.copy()
    batch.step(batch.random_actions())
    batch.reset(seed=5)
    assert (batch.observations == first).all()


def play_to_an_end(batch):
    for _ in range(2000):
        batch.step(batch.random_actions())
        if batch.ended[0]:
            return
    pytest.fail("the game does not end")


def test_rewards_are_zero_in_sum_and_come_at_the_end():
    batch = Batch("carcassonne", 1, seed=5, compiled=False, players=3, autoreset="off")
    while not batch.ended[0]:
        assert not batch.rewards.any()
        batch.step(batch.random_actions())
    assert batch.rewards.sum() == pytest.approx(0, abs=1e-6)
    places = batch.position(0).places
    assert [reward > 0 for reward in batch.rewards[0]] == [place == 1 for place in places]


def test_a_game_begins_again_in_the_same_step():
    batch = Batch("rattus", 1, seed=5, compiled=False, players=2)
    play_to_an_end(batch)
    layout = batch.encoding.layout
    assert batch.seats[0] >= 0
    assert layout.named(batch.finals[0])["state.round_over"] == 1
    assert layout.named(batch.observations[0])["state.round_setup"] == 1


def test_a_game_begins_again_in_the_next_step():
    batch = Batch("rattus", 1, seed=5, compiled=False, players=2, autoreset="next")
    play_to_an_end(batch)
    assert (batch.seats[0], batch.counts[0], batch.masks.sum()) == (-1, 0, 0)
    assert batch.rewards.any()
    batch.step(np.zeros(1, int))
    assert (batch.ended[0], batch.rewards.any()) == (0, False)
    assert batch.seats[0] >= 0


def test_a_game_that_is_over_refuses_answers():
    batch = Batch("rattus", 1, seed=5, compiled=False, players=2, autoreset="off")
    play_to_an_end(batch)
    with pytest.raises(IllegalAnswer, match="over"):
        batch.step(np.zeros(1, int))
    batch.reset(where=[0])
    assert batch.seats[0] >= 0


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=[pytest.mark.late, pytest.mark.thorough])])
@pytest.mark.parametrize("bad", [-1, 5, 10**6])
def test_an_illegal_action_changes_nothing(bad, compiled):
    batch = Batch("rattus", 3, seed=5, compiled=compiled, players=2)
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[2] = bad
    with pytest.raises(IllegalAnswer, match=f"action {bad}.* is not legal in game 2"):
        batch.step(actions)
    assert (batch.observations == before).all()


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=[pytest.mark.late, pytest.mark.thorough])])
def test_actions_may_lie_anywhere_in_memory_and_be_narrow(compiled):
    batch, other = (Batch("rattus", 3, seed=5, compiled=compiled, players=2) for _ in range(2))
    for _ in range(20):
        actions = batch.random_actions()
        batch.step(actions)
        other.step(np.repeat(actions.astype(np.int16), 2)[::2], where=np.repeat(np.arange(3), 2)[::2])
    assert (batch.observations == other.observations).all()


def test_only_the_learner_is_asked():
    batch = Batch("rattus", 2, seed=5, compiled=False, players=3, learner=1)
    for _ in range(60):
        assert (batch.seats == 1).all()
        batch.step(batch.random_actions())


def test_some_games_can_be_stepped_alone():
    batch = Batch("rattus", 3, seed=5, compiled=False, players=2)
    before = batch.observations.copy()
    batch.step(batch.random_actions(), where=[1])
    assert [(batch.observations[i] == before[i]).all() for i in range(3)] == [True, False, True]


def test_a_position_can_be_put_into_a_batch():
    batch = Batch("rattus", 2, seed=5, compiled=False, players=2)
    other = Batch("rattus", 1, seed=9, compiled=False, players=2)
    for _ in range(30):
        other.step(other.random_actions())
    batch.put(1, other.position(0))
    assert (batch.observations[1] == other.observations[0]).all()
    with pytest.raises(BadArgument, match="same options"):
        batch.put(0, batch.game.new(players=3))


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"count": 0}, BadArgument, "count"),
        ({"threads": 9}, BadArgument, "threads"),
        ({"autoreset": "soon"}, BadArgument, "autoreset"),
        ({"learner": 2}, BadArgument, "learner"),
        ({"seed": -1}, BadArgument, "seed"),
        ({"players": 9}, BadOption, "players"),
        ({"colour": "red"}, BadOption, "colour"),
    ],
)
def test_bad_arguments_are_named(given, error, said):
    with pytest.raises(error, match=said):
        Batch(**({"game": "rattus", "count": 2, "players": 2, "compiled": False} | given))


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [0.5, 1.5], "ab"])
def test_actions_must_be_a_row_of_integers(actions):
    batch = Batch("rattus", 2, seed=1, players=2, compiled=False)
    with pytest.raises(BadArgument, match="actions"):
        batch.step(actions)
