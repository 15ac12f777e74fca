"""Exact odds: what chance may bring, found by following all that it can do, and never by trying some of it.

A game that has odds tells what can follow what, by its own rules, and with which weights (`Contract.odds`); here that is added up in
fractions.
"""

from .outcomes import chances_of_each, outcomes

__all__ = ["chances_of_each", "outcomes"]
