"""The games for Gymnasium: one learner against bots or functions. Importing this module registers the environments.

`gymnasium.make("ratskeller/Rattus-v0")`, `gymnasium.make_vec("ratskeller/Rattus-v0", num_envs=64)`, and likewise `Carcassonne`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ratskeller.core.errors import BadArgument, NotBegun
from ratskeller.core.position import Position
from ratskeller.core.validation import whole_number

from .batch import ACTIONS, Batch, as_actions
from .opponents import RANDOM, Observation, Opponent, Opponents, chosen_seat, seen
from .pictures import pixels, render_text, svg
from .spaces import observation_space

ILLEGAL_REWARD = -1.0
"""What the learner gets for an action that is not legal; the game ends then."""
ENVIRONMENTS = {"rattus": "Rattus-v0", "carcassonne": "Carcassonne-v0"}
"""Names of the environments, after `ratskeller/`, by game."""
MODES = ["ansi", "svg", "rgb_array"]


class GameEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """A game for one learner; all other seats are played by `opponents`.

    An observation is a dict of `observation` and `action_mask`, as in `ratskeller.research.pettingzoo`. The reward comes at the end: 1 for
    a win alone, a loss otherwise. An illegal action ends the game with a reward of -1, and `info["illegal"]` is True.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] | Mapping[int, Opponent] = RANDOM,
        seat: int | str = 0,
        render_mode: str | None = None,
        compiled: bool | None = None,
        bot_seed: int | None = None,
        **options: Any,
    ) -> None:
        """Make a game.

        `opponents`: the name of a bot (`ratskeller.bots.names` lists them), a function from an observation to an action, or one of these
        for each seat. `seat`: the learner's, or "random" for another one in every game. `bot_seed`: makes bots play the same every time.
        Errors: BadOption, BadArgument, UnknownBot.
        """
        if render_mode is not None and render_mode not in MODES:
            raise BadArgument(f"render_mode: must be one of {', '.join(MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.batch = Batch(game, 1, autoreset="off", compiled=compiled, **options)
        self.opponents = Opponents(opponents, self.batch, bot_seed)
        self._has_begun = False
        self._seat = seat
        self.seat = chosen_seat(seat, self.batch.players, np.random.default_rng())
        self.observation_space = observation_space(self.batch)
        self.action_space = spaces.Discrete(self.batch.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; return what the learner may know when it is asked first. Errors: BadArgument."""
        super().reset(seed=seed, options=options)
        self.seat = chosen_seat(self._seat, self.batch.players, self.np_random)
        if self.opponents.are_random:
            self.batch.learners[0] = self.seat
        self.batch.reset(seed)
        self.opponents.play(0, self.seat)
        self._has_begun = True
        return seen(self.batch, 0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of the learner, and what follows until it is asked again or the game is over.

        Errors: NotBegun before `reset`; BadArgument for what is no number.
        """
        if not self._has_begun:
            raise NotBegun("step: call reset first, which begins a game")
        batch = self.batch
        action = whole_number("action", action, *ACTIONS)
        if not 0 <= action < batch.encoding.actions or not batch.masks[0, action]:
            return seen(batch, 0), ILLEGAL_REWARD, True, False, {"illegal": True}
        batch.play(0, action)
        if self.opponents.are_random:
            return seen(batch, 0), float(batch.rewards[0, self.seat]), bool(batch.ended[0]), False, {}
        self.opponents.play(0, self.seat)
        if not batch.ended[0]:
            return seen(batch, 0), 0.0, False, False, {}
        final = {"observation": batch.observe(0, self.seat), "action_mask": batch.masks[0].copy()}
        return final, float(batch.rewards[0, self.seat]), True, False, {}

    def action_masks(self) -> NDArray[Any]:
        """Return which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        masks: NDArray[Any] = self.batch.masks[0].astype(np.bool_)
        return masks

    def position(self) -> Position:
        """Return the game as a position of the library, secrets included."""
        return self.batch.position(0)

    def texts(self) -> tuple[str, ...]:
        """Return the texts of all actions, by number."""
        return self.batch.texts()

    def render(self) -> Any:
        """Return the table as the learner sees it, as text, SVG or pixels. Errors: MissingPackage."""
        view = self.position().view(self.seat)
        if self.render_mode == "ansi":
            return render_text(view)
        return pixels(svg(view)) if self.render_mode == "rgb_array" else svg(view)


class GameVectorEnv(VectorEnv[Any, Any, Any]):  # type: ignore[misc]
    """Many games for one learner each, stepped together by compiled code."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Any = RANDOM,
        seat: int | str = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        compiled: bool | None = None,
        **options: Any,
    ) -> None:
        """Make games.

        `opponents`: "random", or a function that gets the observations, masks and seats of some games, each a row, and returns an action
        for each. `copy=False` returns the arrays that the next step overwrites. Other arguments as for `GameEnv` and `Batch`.
        Errors: BadOption, BadArgument.
        """
        if opponents != RANDOM and not callable(opponents):
            raise BadArgument(
                "opponents: must be 'random' or a function over arrays; for bots by name use gymnasium.make"
            )
        self.batch = Batch(game, num_envs, autoreset="off", threads=threads, compiled=compiled, **options)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = None
        self._opponents = None if opponents == RANDOM else opponents
        self._seat, self._copy = seat, copy
        self.seats = np.full(num_envs, chosen_seat(seat, self.batch.players, np.random.default_rng()), np.int64)
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._has_begun = False
        self._all = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, or those of a boolean row `options["reset_mask"]`. Errors: BadArgument."""
        super().reset(seed=seed, options=options)
        mask = (options or {}).get("reset_mask")
        if mask is None:
            self._begin(self._all, seed)
            self._has_begun = True
        else:
            self._begin(np.flatnonzero(mask))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action of the learner in every game. An illegal one ends its game with a reward of -1.

        Errors: NotBegun before `reset`; BadArgument for what is not a number for each game.
        """
        if not self._has_begun:
            raise NotBegun("step: call reset first, which begins all games")
        batch = self.batch
        given = as_actions(actions, self.num_envs).astype(np.int64)
        is_legal = (given >= 0) & (given < batch.encoding.actions)
        is_legal &= batch.masks[self._all, np.where(is_legal, given, 0)] == 1
        waiting = np.flatnonzero(self._over)
        playing = None if is_legal.all() and not waiting.size else np.flatnonzero(is_legal & ~self._over)
        batch.step(given, playing)
        self._answer(self._all if playing is None else playing)
        ended = batch.ended.astype(np.bool_)
        rewards = batch.rewards[self._all, self.seats].astype(np.float64)
        if playing is not None:
            refused = ~is_legal & ~self._over
            rewards[refused], ended[refused] = ILLEGAL_REWARD, True
            rewards[waiting], ended[waiting] = 0.0, False
        return self._finish(rewards, ended, waiting)

    def _finish(
        self, rewards: NDArray[Any], ended: NDArray[np.bool_], waiting: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        infos: dict[str, Any] = {}
        over = np.flatnonzero(ended)
        if self._opponents is not None:
            for number in over:
                self.batch.observations[number] = self.batch.observe(int(number), int(self.seats[number]))
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            if over.size:
                infos = self._final(over)
                self._begin(over)
        else:
            if self.autoreset_mode == AutoresetMode.NEXT_STEP and waiting.size:
                self._begin(waiting)
            self._over = ended.copy()
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _final(self, over: NDArray[np.int64]) -> dict[str, Any]:
        found = np.full(self.num_envs, None, dtype=object)
        for number in over:
            found[number] = seen(self.batch, int(number))
        is_final = np.zeros(self.num_envs, np.bool_)
        is_final[over] = True
        return {"final_obs": found, "_final_obs": is_final}

    def _begin(self, where: NDArray[np.int64], seed: int | None = None) -> None:
        self._over[where] = False
        if self._seat == "random":
            self.seats[where] = self.np_random.integers(self.batch.players, size=len(where))
        if self._opponents is None:
            self.batch.learners[where] = self.seats[where]
        self.batch.reset(seed, None if len(where) == self.num_envs else where)
        self._answer(where)

    def _answer(self, where: NDArray[np.int64]) -> None:
        batch = self.batch
        while self._opponents is not None:
            where = where[(batch.seats[where] != self.seats[where]) & (batch.ended[where] == 0)]
            if not where.size:
                return
            actions = np.zeros(self.num_envs, np.int64)
            chosen = self._opponents(batch.observations[where], batch.masks[where], batch.seats[where])
            actions[where] = as_actions(chosen, len(where))
            batch.step(actions, where)

    def _seen(self) -> Observation:
        arrays: Observation = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: array.copy() for name, array in arrays.items()} if self._copy else arrays

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, a row for every game."""
        return self.batch.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def _register() -> None:
    for game, name in ENVIRONMENTS.items():
        place = f"{__name__}:"
        gymnasium.register(
            f"ratskeller/{name}",
            entry_point=f"{place}GameEnv",
            vector_entry_point=f"{place}GameVectorEnv",
            kwargs={"game": game},
        )


_register()
