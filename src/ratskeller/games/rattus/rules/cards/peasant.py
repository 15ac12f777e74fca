"""Peasant (Peasantry): one more cube in phase B, also into a region without rats (K-PEASANT)."""

from ratskeller.core.compile.rules import rule

from ...data.tokens import PEASANTRY
from ..extras import ANYWHERE, ask_extra
from ..fields import FINAL, State
from .card import Card

NUMBER = 0
CARD = Card("peasant", PEASANTRY)


@rule
def extra_cubes(s: State, seat: int) -> int:
    """One more than T3 says."""
    return 1


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: one cube into any region."""
    return s.round == FINAL and s.stock[seat] > 0


@rule
def use(s: State, seat: int) -> None:
    ask_extra(s, seat, 1, NUMBER, ANYWHERE)
