"""Mayor (Bourgeoisie): in phase B one cube in each region where the holder has more cubes than any other player (K-MAYOR, K3)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import askee, drop, memo, push, remember

from ...data.board import REGIONS
from ...data.tokens import BOURGEOISIE
from ..extras import add_by_card, ask_extra
from ..fields import FINAL, State
from ..numbers import REGION
from ..pieces import has_majority
from .card import Card, Question, step_of

NUMBER = 9
CARD = Card("mayor", BOURGEOISIE, (Question("mayor where", (("left", "number"), ("regions", "regions"))),))
ASK_WHERE = step_of(NUMBER, 0)


@rule
def majorities(s: State, seat: int) -> int:
    """Return the regions in which the seat has more cubes than every other, as bits."""
    regions = 0
    for region in range(REGIONS):
        if has_majority(s, region, seat):
            regions |= 1 << region
    return regions


@rule
def can_place(s: State, seat: int) -> bool:
    return s.stock[seat] > 0 and majorities(s, seat) != 0


@rule
def place(s: State, seat: int, extra: int) -> None:
    """Add a cube to each of the regions; ask where if the stock is short. Then ask for `extra` cubes of other cards (K3)."""
    regions = majorities(s, seat)
    ask_extra(s, seat, min(extra, s.stock[seat] - count_of(regions)), NUMBER, regions)
    place_in(s, seat, regions, s.stock[seat])


@rule
def count_of(regions: int) -> int:
    count = 0
    while regions != 0:
        regions &= regions - 1
        count += 1
    return count


@rule
def place_in(s: State, seat: int, regions: int, most: int) -> None:
    """Put one cube into each of the regions, or ask for one of them as long as there are `most` cubes."""
    if count_of(regions) > most:
        push(s, ASK_WHERE, seat, most, regions)
        return
    for region in range(REGIONS):
        if (regions >> region) & 1 == 1:
            add_by_card(s, seat, region, 1, NUMBER)


@rule
def can_use(s: State, seat: int) -> bool:
    """In the final round only: one cube into one such region."""
    return s.round == FINAL and can_place(s, seat)


@rule
def use(s: State, seat: int) -> None:
    place_in(s, seat, majorities(s, seat), 1)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """The regions fixed before that have not got their cube."""
    n = 0
    for region in range(REGIONS):
        if (memo(s, 1) >> region) & 1 == 1:
            out[n] = REGION + region
            n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Put one cube there; ask again while cubes are left (memo 0)."""
    region = answer - REGION
    seat = askee(s)
    remember(s, 0, memo(s, 0) - 1)
    remember(s, 1, memo(s, 1) & ~(1 << region))
    if memo(s, 0) == 0:
        drop(s)
    add_by_card(s, seat, region, 1, NUMBER)
