"""Training evaluations on games that `greedy` plays against itself: `play`, `fit` and `check`, in a folder that can be gone on with."""

from .command import run

__all__ = ["run"]
