"""Carcassonne with "The Plague", the River, Inns & Cathedrals and the Abbot."""

from .game import GAME

__all__ = ["GAME"]
