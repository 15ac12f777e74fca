"""Copies of environments in the middle of a game, by `copy.deepcopy` and by `pickle`: equal to the original, and independent of it."""

import copy
import pickle
from contextlib import suppress

import gymnasium
import numpy as np
import pytest

import ratskeller as rk
import ratskeller.research.gymnasium
from ratskeller.research.batch import Batch
from ratskeller.research.pettingzoo import carcassonne_v0, rattus_v0

with suppress(ImportError):
    import pyspiel

    import ratskeller.research.openspiel

pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning:gymnasium", "ignore:Observation:UserWarning")
COPIERS = {"deepcopy": copy.deepcopy, "pickle": lambda it: pickle.loads(pickle.dumps(it))}
MIDDLE, FURTHER = 25, 15
"""Actions before a copy is made, and after it."""


def least(mask):
    """The legal action with the lowest number, which ends no game soon."""
    return int(np.argmax(mask))


def first(observation):
    """An opponent: a function of a module, as `pickle` needs it."""
    return least(observation["action_mask"])


def first_of_each(_observations, masks, _seats):
    """The same for many games."""
    return masks.argmax(axis=1)


class OfPettingZoo:
    def __init__(self, module, kind, **options):
        self.env = getattr(module, kind)(**options)
        self.env.reset(seed=3)

    def shown(self):
        env = self.env
        last = env.last()
        return [env.agent_selection, *last[0].values(), *last[1:], env.unwrapped.position().to_json()]

    def act(self):
        self.env.step(first(self.env.last()[0]))


class OfGymnasium:
    def __init__(self, **options):
        self.env = gymnasium.make("ratskeller/Rattus-v0", bot_seed=1, **options)
        self.env.reset(seed=3)

    def shown(self):
        return [self.env.unwrapped.action_masks(), self.env.unwrapped.position().to_json()]

    def act(self):
        self.env.step(least(self.env.unwrapped.action_masks()))


class OfVectors:
    def __init__(self, **options):
        self.env = gymnasium.make_vec(
            "ratskeller/Carcassonne-v0", num_envs=3, vectorization_mode="vector_entry_point", **options
        )
        self.env.reset(seed=3)

    def shown(self):
        batch = self.env.unwrapped.batch
        return [batch.observations.copy(), batch.masks.copy(), self.env.unwrapped.seats.copy()]

    def act(self):
        self.env.step(self.env.unwrapped.batch.masks.argmax(axis=1))


class OfBatch:
    def __init__(self, **options):
        self.batch = Batch("rattus", 4, seed=3, **options)

    def shown(self):
        batch = self.batch
        return [batch.observations.copy(), batch.masks.copy(), batch.position(2).to_json(), batch.seats.copy()]

    def act(self):
        self.batch.step(self.batch.random_actions())


class OfOpenSpiel:
    def __init__(self):
        self.state = pyspiel.load_game("ratskeller_rattus(players=2)").new_initial_state()

    def shown(self):
        return [str(self.state), self.state.position.to_json(), self.state.information_state_string(0)]

    def act(self):
        state = self.state
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])


class OfLibrary:
    def __init__(self, game):
        self.position = rk.new(game, seed=3)

    def shown(self):
        position = self.position
        return [position.record(), position.to_json(), position.events, position.undo_floor, len(position.lines)]

    def act(self):
        self.position.push(self.position.legal_moves[0])


WRAPPERS = {
    "raw_env": lambda: OfPettingZoo(rattus_v0, "raw_env", compiled=False),
    "env": lambda: OfPettingZoo(rattus_v0, "env", compiled=False),
    "env with a limit": lambda: OfPettingZoo(carcassonne_v0, "env", max_cycles=1000, compiled=False),
    "gymnasium": lambda: OfGymnasium(compiled=False),
    "gymnasium against a bot": lambda: OfGymnasium(opponents="greedy", compiled=False),
    "gymnasium against a function": lambda: OfGymnasium(opponents=first, seat="random", compiled=False),
    "vectors": lambda: OfVectors(compiled=False),
    "vectors against a function": lambda: OfVectors(opponents=first_of_each, compiled=False),
    "batch": lambda: OfBatch(compiled=False),
    "batch of a learner": lambda: OfBatch(learner=1, autoreset="next", compiled=False),
    "openspiel": OfOpenSpiel,
    "rattus": lambda: OfLibrary("rattus"),
    "carcassonne": lambda: OfLibrary("carcassonne"),
}
COMPILED = {
    "raw_env, compiled": lambda: OfPettingZoo(rattus_v0, "raw_env", compiled=True),
    "batch with threads, compiled": lambda: OfBatch(threads=2, compiled=True),
    "vectors, compiled": lambda: OfVectors(threads=2, compiled=True),
}


def equal(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def moved(wrapper, actions):
    """What a wrapper shows after each of some actions."""
    shown = []
    for _ in range(actions):
        wrapper.act()
        shown += wrapper.shown()
    return shown


@pytest.mark.parametrize("how", COPIERS)
@pytest.mark.parametrize(
    "name", [*WRAPPERS, *(pytest.param(it, marks=[pytest.mark.late, pytest.mark.thorough]) for it in COMPILED)]
)
def test_a_copy_is_equal_and_goes_its_own_way(name, how):
    if name == "openspiel":
        pytest.importorskip("pyspiel")
    original = (WRAPPERS | COMPILED)[name]()
    before = moved(original, MIDDLE)[-len(original.shown()) :]
    one, other = (COPIERS[how](original) for _ in range(2))
    assert equal(one.shown(), before)
    further = moved(one, FURTHER)
    # Neither the original nor the other copy has moved, and both go on as the first did
    assert equal(original.shown(), before)
    assert equal(other.shown(), before)
    assert equal(moved(other, FURTHER), further)
    assert equal(moved(original, FURTHER), further)


@pytest.mark.parametrize("how", COPIERS)
@pytest.mark.parametrize("name", rk.games.names())
def test_copies_of_a_position_have_the_game_itself(name, how):
    game = rk.games.get(name)
    assert COPIERS[how](game.new(seed=1)).game is game
    assert copy.copy(game) is game
