"""Exact odds, computed by following every answer of chance rather than by sampling.

A game enumerates what can follow a state, with weights (`Game.odds`); this package adds up the probabilities in fractions.
"""

from .chains import chances_of_each, outcomes

__all__ = ["chances_of_each", "outcomes"]
