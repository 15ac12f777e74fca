"""The bill of the plague: who lost cubes to what (C5), and what the class cards gave and cost."""

from collections import Counter
from collections.abc import Sequence

from ratskeller.core.events import Event

from ..rules.cards import NUMBERS, ROSTER, functions
from ..rules.fields import State
from ..schema.bill import Bill, CardBill, Losses, RavageBill, SeatBill
from .events import CardTaken, CubeLost, CubeOnCard, CubesAdded, CubeSaved, PotionLost, RavageBegan, TurnBegan

ADDING = [ROSTER[number].id for number in functions("extra_cubes")]
"""Cards that allow more cubes in phase B."""
CITED = {card.cited: card.id for card in ROSTER.values()}

Lost = Counter[tuple[int, str]]
"""Cubes by seat, and `majority`, `all` or the card whose class cost them."""


def bill(first: State, events: Sequence[Event]) -> Bill:
    """Return what these events cost every seat, and what its cards brought; the state before them says who holds which card."""
    holders = {card.id: first.holder[number] for number, card in ROSTER.items()}
    seats = range(first.players)
    turns, gained = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    total: Lost = Lost()
    ravages: list[tuple[RavageBegan, Lost]] = []
    for event in events:
        match event:
            case TurnBegan():
                turns.update((event.seat, card) for card, seat in holders.items() if seat == event.seat)
            case CardTaken():
                holders[event.card] = event.seat
                turns[event.seat, event.card] += 1
            case CubesAdded():
                gained.update(+_brought(event, holders))
            case CubeSaved() | CubeOnCard() | PotionLost():
                gained[event.seat, CITED.get(event.rule, "wizard")] += 1
            case RavageBegan():
                ravages.append((event, Lost()))
            case CubeLost():
                for lost in (total, *(lost for _, lost in ravages[-1:])):
                    lost[event.seat, event.card or event.cause] += 1
    return Bill(
        [_seat_bill(seat, turns, gained, total) for seat in seats],
        [RavageBill(it.region, it.final, [_losses(seat, lost) for seat in seats]) for it, lost in ravages],
    )


def _brought(event: CubesAdded, holders: dict[str, int]) -> Counter[tuple[int, str]]:
    """Return the cubes that cards brought. Where two allow more than the rats, the first has brought one (K-PEASANT)."""
    if event.rule in CITED:
        return Counter({(event.seat, CITED[event.rule]): event.count})
    cards = [card for card in ADDING if holders[card] == event.seat]
    first = event.extra if len(cards) == 1 else min(1, event.extra)
    return Counter(
        {(event.seat, card): count for card, count in zip(cards, (first, event.extra - first), strict=False)}
    )


def _seat_bill(seat: int, turns: Counter[tuple[int, str]], gained: Counter[tuple[int, str]], lost: Lost) -> SeatBill:
    cards = dict.fromkeys(card for holder, card in [*turns, *gained, *lost] if holder == seat and card in NUMBERS)
    return SeatBill(
        lost[seat, "majority"],
        lost[seat, "all"],
        [CardBill(card, turns[seat, card], gained[seat, card], lost[seat, card]) for card in cards],
    )


def _losses(seat: int, lost: Lost) -> Losses:
    cards = {cause: count for (owner, cause), count in lost.items() if owner == seat and cause in NUMBERS}
    return Losses(lost[seat, "majority"], lost[seat, "all"], cards)
