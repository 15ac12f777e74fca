"""Environments that are called wrongly: nothing but a number is taken for one, and what to call first is said."""

import gymnasium
import numpy as np
import pytest

import ratskeller.research.gymnasium  # noqa: F401 - registers the environments
from ratskeller.core.errors import BadArgument, NotBegun, RatskellerError
from ratskeller.research.batch import Batch
from ratskeller.research.pettingzoo import carcassonne_v0, rattus_v0

pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning:gymnasium", "ignore:Observation:UserWarning")
NO_NUMBERS = ["0", 0.0, 1.5, None, True, [0], np.float64(0), b"0"]
MODULES = [rattus_v0, carcassonne_v0]


def learner(**options):
    return gymnasium.make("ratskeller/Rattus-v0", compiled=False, **options)


def learners(**options):
    kind = "vector_entry_point"
    return gymnasium.make_vec("ratskeller/Rattus-v0", num_envs=2, vectorization_mode=kind, compiled=False, **options)


@pytest.mark.parametrize("action", NO_NUMBERS)
@pytest.mark.parametrize("module", MODULES)
def test_an_agent_of_pettingzoo_acts_by_number(module, action):
    raw, env = module.raw_env(compiled=False), module.env(compiled=False)
    for each in (raw, env):
        each.reset(seed=1)
    before = raw.position().to_json()
    with pytest.raises(BadArgument, match="action: must be a whole number"):
        raw.step(action)
    # PettingZoo's own wrapper looks first; to it truth is a number as it is to Python
    if action is not True:
        with pytest.raises(AssertionError):
            env.step(action)
        assert env.unwrapped.position().to_json() == before
    assert raw.position().to_json() == before
    raw.step(np.int64(raw.batch.choices[0, 0]))
    assert raw.position().to_json() != before


@pytest.mark.parametrize("action", NO_NUMBERS)
def test_a_learner_acts_by_number(action):
    env = learner().unwrapped
    env.reset(seed=1)
    before = env.position().to_json()
    with pytest.raises(BadArgument, match="action: must be a whole number"):
        env.step(action)
    assert env.position().to_json() == before
    env.step(env.action_masks().argmax())
    assert env.position().to_json() != before


@pytest.mark.parametrize("actions", [["0", "1"], [0.0, 1.5], [True, False], [0], 0, [[0, 1]], [[0], [1, 2]], None])
def test_learners_act_by_a_number_each(actions):
    env = learners()
    env.reset(seed=1)
    with pytest.raises(BadArgument, match="actions: must be 2 integers"):
        env.step(actions)
    env.step(env.unwrapped.batch.masks.argmax(axis=1))


@pytest.mark.parametrize("answer", ["0", 1.5, None])
def test_opponents_act_by_number(answer):
    with pytest.raises(BadArgument, match="action"):
        learner(opponents=lambda _seen: answer, seat=1).unwrapped.reset(seed=1)
    with pytest.raises(BadArgument, match="actions"):
        learners(opponents=lambda _rows, _masks, seats: [answer] * len(seats), seat=1).reset(seed=1)


@pytest.mark.parametrize("number", [*NO_NUMBERS, -1, 3])
def test_a_game_of_a_batch_is_called_by_its_number(number):
    batch = Batch("rattus", 3, seed=1, players=2, compiled=False)
    position = batch.position(0)
    for call in (
        lambda: batch.play(number, int(batch.choices[0, 0])),
        lambda: batch.play_answer(number, 0),
        lambda: batch.position(number),
        lambda: batch.observe(number, 0),
        lambda: batch.put(number, position),
    ):
        with pytest.raises(BadArgument, match="number: must be a whole number from 0 to 2"):
            call()


@pytest.mark.parametrize("value", [it for it in NO_NUMBERS if it is not None])
@pytest.mark.parametrize("name", ["count", "threads", "learner", "seed"])
def test_a_batch_is_made_of_numbers(name, value):
    with pytest.raises(BadArgument, match=f"{name}: must be a whole number"):
        Batch(**({"game": "rattus", "count": 2, "compiled": False} | {name: value}))


@pytest.mark.parametrize("module", MODULES)
def test_an_environment_says_what_to_call_before_step(module):
    raw = module.raw_env(compiled=False, max_cycles=1)
    for call in (lambda: raw.step(0), raw.last):
        with pytest.raises(NotBegun, match="call reset first"):
            call()
    raw.reset(seed=1)
    for _ in (0, *raw.agents):
        raw.step(int(raw.batch.choices[0, 0]) if not raw.truncations[raw.agent_selection] else None)
    # All agents have gone
    for call in (lambda: raw.step(None), raw.last):
        with pytest.raises(NotBegun, match="call reset first"):
            call()


def test_a_learner_is_told_to_call_reset_before_step():
    for env, action in ((learner().unwrapped, 0), (learners(), [0, 0])):
        with pytest.raises(NotBegun, match="call reset first"):
            env.step(action)
    assert issubclass(NotBegun, RatskellerError)
