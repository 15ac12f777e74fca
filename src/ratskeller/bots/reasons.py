"""Reasons: what sets one position apart from another, in the terms of which an evaluation makes up the strengths of seats."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from ratskeller.core.contract import Contract
from ratskeller.core.state import copy_of

from .desk import TABLE
from .evaluations import package_of, tuning

POINT = 1000
Terms = Mapping[str, int]
"""Thousandths of a point of the game by name of the term."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a position, or against it.

    `id`: a message of the evaluation's words (`evaluations.package_of`). `values`: what the message needs: `gains`, "yes" if it speaks for
    the position and "no" if against it, and `amount`, so many points of the game, with one decimal.
    """

    id: str
    values: dict[str, str | float]


def terms_of(game: Contract[Any], state: Any, viewer: int) -> list[Terms]:
    """Return by seat what its strength is made of, as far as `viewer` knows; the terms of a seat add up to its strength.

    `state` is in lists, redealt for `viewer`, and is left as it is.
    """
    rules = import_module(package_of(game.name))
    weights = tuning(game.name).weights
    table = [*weights, *[0] * (TABLE - len(weights))]
    silent = copy_of(state)
    silent.logging = 0
    players = silent.players
    out = [0] * (players * len(rules.TERMS))
    rules.prepare(silent, table)
    rules.terms(silent, viewer, table, out)
    count = len(rules.TERMS)
    return [dict(zip(rules.TERMS, out[seat * count : (seat + 1) * count], strict=True)) for seat in range(players)]


def reasons(chosen: Sequence[Terms], other: Sequence[Terms], seat: int) -> list[Reason]:
    """Return what speaks for one position and against another in the eyes of a seat, the weightiest first; what rounds to 0 is left out.

    What happens to the other seats counts with its mean, and for the seat where it happens against them.
    """
    rivals = [number for number in range(len(chosen)) if number != seat]
    found: list[tuple[float, str]] = []
    for name in chosen[seat]:
        found.append(((chosen[seat][name] - other[seat][name]) / POINT, f"reason-{name}"))
        lost = sum(other[rival][name] - chosen[rival][name] for rival in rivals) / POINT
        found.append((lost / len(rivals), f"reason-{name}.others"))
    told = [(round(amount, 1), name) for amount, name in found]
    told.sort(key=lambda entry: -abs(entry[0]))
    return [
        Reason(name, {"gains": "yes" if amount > 0 else "no", "amount": abs(amount)}) for amount, name in told if amount
    ]
