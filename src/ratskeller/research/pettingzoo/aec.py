"""Any game as an environment of PettingZoo's AEC: one agent acts at a time, in the order in which the game asks."""

from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ratskeller.core.errors import BadArgument, NotBegun
from ratskeller.core.position import Position
from ratskeller.core.validation import whole_number

from ..batch import Batch
from ..pictures import pixels, render_text, svg
from ..spaces import observation_space

Observation = dict[str, NDArray[Any]]
MOST_CYCLES = 2**62
ILLEGAL_REWARD = -1.0
"""What an agent gets for an action that is not legal, in `env`; the game ends then."""


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game. Agents are `player_0` to `player_5`, by seat; chance is played by the environment, from the seed of `reset`.

    An observation is a dict of `observation`, a row of numbers as the layout of the game names them, and `action_mask`, 1 for each action
    that is legal; all zeros for an agent that is not asked. Rewards come at the end: 1 for an agent that wins alone, the same loss for all
    others, in sum zero.
    """

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str,
        version: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        compiled: bool | None = None,
        **options: Any,
    ) -> None:
        """Make a game. `max_cycles`: after so many actions of all agents together the game is cut off (truncated).

        Errors: BadOption; BadArgument.
        """
        super().__init__()
        modes = ["human", "ansi", "svg", "rgb_array"]
        self.metadata = {  # type: ignore[misc]
            "name": f"{game}_v{version}",
            "render_modes": modes,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in modes:
            raise BadArgument(f"render_mode: must be one of {', '.join(modes)}, not {render_mode!r}")
        if max_cycles is not None:
            max_cycles = whole_number("max_cycles", max_cycles, 1, MOST_CYCLES)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.batch = Batch(game, 1, autoreset="off", compiled=compiled, **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.batch) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.batch.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions of an agent; `texts` names them."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - part of the interface
        """Begin a game. The same seed and the same actions give the same game. Errors: BadArgument for a bad seed."""
        self.batch.reset(seed)
        self._length = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.batch.seats[0])]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; None for one whose game is over.

        Errors: NotBegun before `reset` and after the last agent; BadArgument, IllegalAnswer; then nothing has changed.
        """
        agent = self._selected("step")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self.batch
        batch.play(0, cast(int, action))
        self._cumulative_rewards[agent] = 0.0
        self._length += 1
        seat = batch.seats[0]
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self._length == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, batch.rewards[0].tolist(), strict=True))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _selected(self, asked: str) -> str:
        if not self.agents:
            raise NotBegun(f"{asked}: call reset first, which begins a game")
        return self.agent_selection

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and do, in arrays of its own."""
        batch = self.batch
        seat = self._seat[agent]
        if batch.seats[0] == seat:
            return {"observation": batch.observations[0].copy(), "action_mask": batch.masks[0].copy()}
        return {"observation": batch.observe(0, seat), "action_mask": np.zeros(batch.encoding.actions, np.int8)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the selected agent may know, its rewards since its last action, whether its game is over, or cut off, and {}.

        Errors: NotBegun.
        """
        agent = self._selected("last")
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def position(self) -> Position:
        """Return the game as a position of the library, secrets included."""
        return self.batch.position(0)

    def texts(self) -> tuple[str, ...]:
        """Return the texts of all actions, by number."""
        return self.batch.texts()

    def observe_text(self, agent: str) -> str:
        """Return what an agent may know as text: a line for every plane and scalar."""
        return self.batch.encoding.layout.as_text(self.batch.observe(0, self._seat[agent]))

    def observe_json(self, agent: str) -> str:
        """Return what an agent may know as JSON: an object of every plane and scalar by name."""
        return self.batch.encoding.layout.as_json(self.batch.observe(0, self._seat[agent]))

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as the agent that is asked sees it: text (`ansi`), SVG or pixels. `human` prints the text.

        Errors: MissingPackage.
        """
        view = self.position().view(int(self.batch.seats[0]) if self.batch.seats[0] >= 0 else None)
        if self.render_mode == "svg":
            return svg(view)
        if self.render_mode == "rgb_array":
            return pixels(svg(view))
        text = render_text(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(env: GameEnv) -> AECEnv[str, Observation, int]:
    """Return an environment that ends the game at an illegal action, and checks how it is used."""
    ended = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ended))
