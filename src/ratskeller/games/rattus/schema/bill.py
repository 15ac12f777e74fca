"""The bill of the plague, as structs: cubes that were lost, by cause (C5)."""

from msgspec import Struct


class Losses(Struct, frozen=True):
    """Cubes that a seat lost in a ravage."""

    majority: int
    all: int
    cards: dict[str, int]
    """Lost to a class, by the card of that class that the seat held; without cards that cost nothing."""


class RavageBill(Struct, frozen=True):
    """What the ravage of a region cost, by seat; `final` in the final ravage (F5)."""

    region: str
    final: bool
    losses: list[Losses]


class CardBill(Struct, frozen=True):
    """A class card that a seat has held."""

    card: str
    turns: int
    """Turns of the seat that began with the card, or in which it took it."""
    gained: int
    """Cubes that the card brought from the stock, took to the palace, or saved by a potion."""
    lost: int
    """Cubes lost to its class."""


class SeatBill(Struct, frozen=True):
    """What the plague has taken from a seat, and the cards that it has held, in their order."""

    majority: int
    all: int
    cards: list[CardBill]


class Bill(Struct, frozen=True):
    """What the plague has taken from every seat, and what every ravage cost, in their order."""

    seats: list[SeatBill]
    ravages: list[RavageBill]
