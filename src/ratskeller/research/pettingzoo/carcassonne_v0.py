"""Carcassonne with "The Plague" and its other expansions as an environment of PettingZoo."""

from typing import Any

from .aec import GameEnv, wrapped


def raw_env(**options: Any) -> GameEnv:
    """Return the bare environment: an illegal action raises IllegalAnswer.

    `options` are those of the game, and `render_mode`, `max_cycles` and `compiled` of `GameEnv`.
    """
    return GameEnv("carcassonne", 0, **options)


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1."""
    return wrapped(raw_env(**options))
