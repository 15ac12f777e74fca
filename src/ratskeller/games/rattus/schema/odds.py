"""The odds of the plague, as structs."""

from typing import Literal

from msgspec import Struct


class SpreadOdds(Struct, frozen=True):
    """The rats that would be added if the plague piece came (C2)."""

    count: int
    room: dict[str, int]
    """How many rats fit into each of the regions where they can go."""


class RavageOdds(Struct, frozen=True):
    """What a ravage costs."""

    when: Literal["now", "last"]
    """When the plague piece comes, or in the last ravage (F5)."""
    cards: list[str]
    """The cards that the seat on turn uses in it."""
    lost: list[list[float]]
    """By seat: the probabilities to lose 0, 1, 2 … cubes."""


class RegionOdds(Struct, frozen=True):
    """The odds of a region."""

    spread: SpreadOdds | None
    """Null where no rat would be added now."""
    ravages: list[RavageOdds]
    """Empty without rats or cubes."""
    open: list[str]
    """Cards that would first reveal all rats: as a seat then chooses their order, there are no odds for them."""


class Odds(Struct, frozen=True):
    """The odds from what a seat knows."""

    mover: int
    """The seat on turn."""
    reach: list[str]
    """The regions to which it can move the plague piece now."""
    regions: dict[str, RegionOdds]
