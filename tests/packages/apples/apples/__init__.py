"""Apples: `GAME` is the only public name."""

from .game import GAME

__all__ = ["GAME"]
