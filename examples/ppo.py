# /// script
# requires-python = ">=3.11"
# dependencies = ["ratskeller[research]", "sb3-contrib>=2.4"]
# [tool.uv.sources]
# ratskeller = { path = ".." }
# ///
"""Train an agent with MaskablePPO of sb3-contrib: `uv run examples/ppo.py rattus --steps 1000000`.

It plays games of two players against `--opponents`, in a seat drawn anew for every game, and chooses among legal actions only. After every
tenth of the training it plays `--games` with its likeliest actions, and prints how often it won. Ctrl+C ends early. The agent and its
curve are in `--folder`: `agent.zip` and `curve.csv`. The learner runs in one process, so there is no flag for a cluster; PyTorch takes a
GPU if it finds one.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import ratskeller.research.gymnasium as environments

GAMES_AT_ONCE = 16


class Board(gymnasium.ObservationWrapper):
    """The observation alone, as numbers from 0 to 1: the mask goes to the policy by `action_masks`."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self._most = np.maximum(env.observation_space["observation"].high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, self._most.shape, np.float32)

    def observation(self, observation: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        """Return each number as a share of the most that it can be."""
        return observation["observation"] / self._most

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self.unwrapped.action_masks()


def table(game: str, opponents: str) -> gymnasium.Env:
    """Return a table for the learner, in a seat drawn anew for every game."""
    return Board(
        gymnasium.make(f"ratskeller/{environments.ENVIRONMENTS[game]}", players=2, opponents=opponents, seat="random")
    )


def score(agent: MaskablePPO, game: str, opponents: str, games: int) -> float:
    """Return the percentage of games won, with shared victories as a half."""
    env = table(game, opponents)
    points = 0.0
    for seed in range(games):
        board, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = agent.predict(board, action_masks=env.action_masks(), deterministic=True)
            board, reward, over, _, _ = env.step(int(action))
        points += (reward + 1) / 2
    return 100 * points / games


def train(game: str, opponents: str, steps: int, games: int, seed: int, folder: Path) -> None:
    """Train an agent, and keep it with its curve."""
    tables = make_vec_env(lambda: table(game, opponents), GAMES_AT_ONCE, seed=seed)
    agent = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
    )
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["steps", "seconds", "won"])
        began = None
        while True:
            won = score(agent, game, opponents, games)
            # The first games may compile the rules, once on a machine
            began = began or time.perf_counter()
            seconds = time.perf_counter() - began
            rows.writerow([agent.num_timesteps, round(seconds), won])
            file.flush()
            print(
                f"{agent.num_timesteps:>9,} steps, {seconds:>5.0f} s: won {won:.1f} % against {opponents}", flush=True
            )
            if agent.num_timesteps >= steps:
                break
            agent.learn(max(1, steps // 10), reset_num_timesteps=False)
            agent.save(folder / "agent.zip")


def main() -> None:
    """Read the arguments, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(environments.ENVIRONMENTS))
    parser.add_argument("--steps", type=int, default=1_000_000, help="actions of the learner")
    parser.add_argument("--opponents", default="random", help="random, or the name of a bot such as foundling")
    parser.add_argument("--games", type=int, default=200, help="games for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    given = parser.parse_args()
    try:
        train(given.game, given.opponents, given.steps, given.games, given.seed, given.folder)
    except KeyboardInterrupt:
        print(f"Stopped. What was learned is in {given.folder}.")


if __name__ == "__main__":
    main()
