"""Queen (Royalty): two more cubes in phase B for the holder of the largest connected group of regions (K-QUEEN)."""

from ratskeller.core.compile.rules import rule

from ...data.tokens import ROYALTY
from ..extras import ANYWHERE, TOGETHER, ask_extra
from ..fields import FINAL, State
from ..pieces import largest_group
from .card import Card

NUMBER = 10
CARD = Card("queen", ROYALTY)
MORE = 2
"""Cubes more."""


@rule
def leads(s: State, seat: int) -> bool:
    own = largest_group(s, seat)
    for other in range(s.players):
        if other != seat and largest_group(s, other) >= own:
            return False
    return True


@rule
def extra_cubes(s: State, seat: int) -> int:
    """Up to two more than T3 says, if the condition holds."""
    return MORE if leads(s, seat) else 0


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only, if the condition holds."""
    return s.round == FINAL and s.stock[seat] > 0 and leads(s, seat)


@rule
def use(s: State, seat: int) -> None:
    """Ask for the one region that both cubes go into."""
    ask_extra(s, seat, MORE, NUMBER, ANYWHERE | TOGETHER)
