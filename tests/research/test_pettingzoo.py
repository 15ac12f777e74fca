"""The environments of PettingZoo: its own tests, and what they do not look at."""

import importlib
import random
import re
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ratskeller.core.errors import BadArgument, BadOption, IllegalAnswer
from ratskeller.research.pettingzoo import carcassonne_v0, rattus_v0

DOCS = Path(__file__).parents[2] / "docs"
MODULES = [rattus_v0, carcassonne_v0]
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask:UserWarning")


def some_options(module, seed):
    """Random options of a game, as its declaration has them."""
    rng = random.Random(seed)
    game = module.raw_env(compiled=False).batch.game
    options = {}
    for option in game.OPTIONS:
        if option.kind in ("file", "seat") or (option.kind == "preset" and rng.random() < 0.8):
            continue
        options[option.name] = rng.choice(option.values)
    return options


def playable_options(module, count):
    """So many different options that fit together."""
    found, seed = [], 0
    while len(found) < count:
        seed += 1
        try:
            module.raw_env(compiled=False, **(options := some_options(module, seed)))
        except BadOption:
            continue
        found.append(options)
    return found


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=[pytest.mark.late, pytest.mark.thorough])])
class TestOfPettingZoo:
    def test_api(self, module, compiled):
        api_test(module.env(compiled=compiled), num_cycles=200)
        api_test(module.raw_env(compiled=compiled), num_cycles=100)

    def test_seed(self, module, compiled):
        seed_test(lambda: module.env(compiled=compiled), num_cycles=25)

    def test_render(self, module, compiled):
        render_test(lambda **more: module.env(compiled=compiled, **more), {"svg": lambda it: it.startswith("<svg")})


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize("module", MODULES)
def test_all_options_pass(module):
    for options in playable_options(module, 12):
        api_test(module.env(**options), num_cycles=300)


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize(("module", "seats"), [(rattus_v0, range(2, 5)), (carcassonne_v0, range(2, 7))])
def test_every_number_of_players_plays_to_the_end(module, seats):
    for players in seats:
        more = {"inns": True} if players == 6 else {}
        env = module.env(players=players, compiled=False, **more)
        env.reset(seed=players)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            totals[agent] += reward
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
        assert len(totals) == players
        assert sum(totals.values()) == pytest.approx(0, abs=1e-6)
        assert max(totals.values()) > 0 or module is carcassonne_v0


@pytest.mark.parametrize("name", ["rattus_v0", "carcassonne_v0"])
def test_modules_are_found_by_their_names(name):
    module = importlib.import_module(f"ratskeller.research.pettingzoo.{name}")
    assert str(module.raw_env(compiled=False)) == name


def test_an_agent_that_is_not_asked_sees_no_legal_action():
    env = rattus_v0.raw_env(players=2, compiled=False)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.observe(env.agent_selection)["action_mask"].sum() == 8


def test_observations_are_the_agents_own():
    env = rattus_v0.raw_env(players=2, compiled=False)
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    copied = first["observation"].copy()
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert (first["observation"] == copied).all()


def test_an_illegal_action_ends_the_game_in_env_only():
    env, raw = (make(players=2, compiled=False) for make in (rattus_v0.env, rattus_v0.raw_env))
    env.reset(seed=1)
    raw.reset(seed=1)
    env.step(0)
    assert env.rewards["player_0"] == -1
    assert all(env.terminations.values())
    with pytest.raises(IllegalAnswer, match="stop"):
        raw.step(0)
    assert not any(raw.terminations.values())


def test_a_game_is_cut_off_after_max_cycles():
    env = rattus_v0.raw_env(players=2, compiled=False, max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(env.batch.choices[0, 0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("given", [{"render_mode": "paint"}, {"max_cycles": 0}, {"players": 7}])
def test_bad_arguments_are_named(given):
    with pytest.raises((BadArgument, BadOption), match=next(iter(given))):
        rattus_v0.env(compiled=False, **given)


@pytest.mark.parametrize("module", MODULES)
def test_pictures_change_with_the_game(module):
    env = module.raw_env(render_mode="svg", compiled=False)
    env.reset(seed=1)
    before = env.render()
    for _ in range(30):
        env.step(int(env.batch.choices[0, 0]))
    assert env.render() != before


@pytest.mark.late
@pytest.mark.thorough
def test_the_example_of_the_page_runs():
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(from .*?)```", page, re.DOTALL)[1]
    names = {}
    exec(example, names)
    assert names["env"].agents == []
