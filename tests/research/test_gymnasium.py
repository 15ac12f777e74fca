"""The environments of Gymnasium: its own checks, opponents, and many games at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import ratskeller.research.gymnasium  # noqa: F401 - registers the environments
from ratskeller.bots import UnknownBot
from ratskeller.core.errors import BadArgument, BadOption

NAMES = ["ratskeller/Rattus-v0", "ratskeller/Carcassonne-v0"]
INTERPRETED = {"compiled": False}
# What its checks recommend, and is not so here: an observation is a dict, and numbers are as large as the rules allow
pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning:gymnasium")


def make(name="ratskeller/Rattus-v0", **options):
    return gymnasium.make(name, **(INTERPRETED | options))


def play(env, seed, most=2000):
    """Play at random to the end; return the last reward and every observation."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    rows = [seen["observation"]]
    for _ in range(most):
        seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        rows.append(seen["observation"])
        if over:
            return reward, rows
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=[pytest.mark.late, pytest.mark.thorough])])
def test_checks_of_gymnasium_pass(name, compiled):
    check_env(make(name, compiled=compiled).unwrapped)


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(name, opponents):
    env = make(name, players=2, opponents=opponents, bot_seed=1)
    first, again = (play(env, seed=4, most=2000)[1] for _ in range(2))
    assert len(first) == len(again)
    assert all((a == b).all() for a, b in zip(first, again, strict=True))


@pytest.mark.late
@pytest.mark.thorough
def test_a_level_plays_against_the_learner():
    rewards = [play(make(players=2, opponents="cellarer", bot_seed=1), seed)[0] for seed in range(4)]
    assert sum(rewards) < 0


def test_a_function_plays_against_the_learner():
    asked = []

    def opponent(seen):
        asked.append(seen["observation"])
        return int(np.flatnonzero(seen["action_mask"])[0])

    env = make(players=3, seat=1, opponents=opponent)
    play(env, seed=2)
    layout = env.unwrapped.batch.encoding.layout
    assert {int(layout.named(row)["state.seat"]) for row in asked} == {0, 2}


def test_every_seat_can_have_an_opponent_of_its_own():
    env = make(players=3, seat=0, opponents={1: "greedy", 2: lambda seen: int(np.flatnonzero(seen["action_mask"])[-1])})
    reward, rows = play(env, seed=3)
    assert reward in (1.0, -0.5)
    layout = env.unwrapped.batch.encoding.layout
    assert {int(layout.named(row)["state.seat"]) for row in rows} == {0}


def test_a_random_seat_changes_from_game_to_game():
    env = make(players=2, seat="random")
    seats = {
        int(env.unwrapped.batch.encoding.layout.named(env.reset(seed=s)[0]["observation"])["state.seat"])
        for s in range(12)
    }
    assert seats == {0, 1}


def test_an_illegal_action_ends_the_game():
    env = make(players=2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_masks_are_those_that_maskable_learners_ask_for():
    env = make(players=2)
    seen, _ = env.reset(seed=1)
    assert (env.unwrapped.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
@pytest.mark.parametrize("name", NAMES)
def test_tables_are_drawn(name, mode):
    env = make(name, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[2] == 3 if mode == "rgb_array" else "seat" in picture


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"opponents": "nobody"}, UnknownBot, "nobody"),
        ({"opponents": 5}, BadArgument, "opponents"),
        ({"opponents": ["random"]}, BadArgument, "opponents"),
        ({"seat": 4}, BadArgument, "seat"),
        ({"players": 9}, BadOption, "players"),
        ({"render_mode": "paint"}, BadArgument, "render_mode"),
    ],
)
def test_bad_arguments_are_named(given, error, said):
    with pytest.raises(error, match=said):
        make(**given, disable_env_checker=True) if "render_mode" in given else make(**given)


def make_vec(mode, opponents="random", name="ratskeller/Rattus-v0", num_envs=3, **options):
    more = {"autoreset_mode": mode, "opponents": opponents, "players": 2, **INTERPRETED, **options}
    return gymnasium.make_vec(name, num_envs, vectorization_mode="vector_entry_point", **more)


def first_legal(_observations, masks, _seats):
    return masks.argmax(axis=1)


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize("opponents", ["random", first_legal])
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_games_begin_again_by_themselves(mode, opponents):
    env = make_vec(mode, opponents)
    batch, layout = env.unwrapped.batch, env.unwrapped.batch.encoding.layout
    env.reset(seed=1)
    ends = 0
    ended = np.zeros(3, bool)
    for _ in range(250):
        before = ended
        actions = batch.random_actions()
        seen, rewards, ended, cut, infos = env.step(actions)
        rounds = layout.named(seen["observation"])["state.round_over"]
        assert (layout.named(seen["observation"])["state.seat"] == 0).all()
        assert not cut.any()
        assert not rewards[~ended].any()
        assert rewards[ended].all()
        if mode == AutoresetMode.SAME_STEP:
            assert not rounds.any()
            for number in np.flatnonzero(ended):
                final = infos["final_obs"][number]["observation"]
                assert (layout.named(final)["state.round_over"], layout.named(final)["state.seat"]) == (1, 0)
        else:
            assert (rounds == ended).all()
            assert not (before & ended).any()
        ends += ended.sum()
    assert ends > 3


def test_games_can_be_begun_by_a_mask():
    env = make_vec(AutoresetMode.DISABLED)
    env.reset(seed=1)
    for _ in range(5):
        now, *_ = env.step(env.unwrapped.batch.random_actions())
    again, _ = env.reset(options={"reset_mask": np.array([True, False, False])})
    assert (again["observation"][1] == now["observation"][1]).all()
    assert not (again["observation"][0] == now["observation"][0]).all()


def test_an_illegal_action_ends_its_game_alone():
    env = make_vec(AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    actions = env.unwrapped.batch.random_actions()
    actions[1] = 0
    _, rewards, ended, _, _ = env.step(actions)
    assert (rewards.tolist(), ended.tolist()) == ([0, -1, 0], [False, True, False])


def test_a_vector_refuses_bots_by_name():
    with pytest.raises(BadArgument, match="use gymnasium"):
        make_vec(AutoresetMode.NEXT_STEP, "greedy")
