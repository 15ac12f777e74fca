"""The bill of the plague, as structs: points that sickness cost (PLG9, PLG10), or brought to others."""

from msgspec import Struct


class FeatureBill(Struct, frozen=True):
    """A feature that was scored for other winners, or for none, because figures in it were sick; or a sick abbot that was taken back."""

    feature: str
    at: str
    on: str
    """With `at`: the first of its parts."""
    final: bool
    value: int
    winners: list[int]
    """The seats that got the value."""
    healthy: list[int]
    """The seats that would have got it, if every figure had counted."""


class SeatBill(Struct, frozen=True):
    """The points that sickness cost a seat, and those that it got because figures of others were sick."""

    lost: int
    gained: int
    healthy: int
    """Points of the seat in all, if every figure had counted in every feature that was scored."""


class Bill(Struct, frozen=True):
    """What sickness cost every seat, and in which features, in the order in which they were scored."""

    seats: list[SeatBill]
    features: list[FeatureBill]
