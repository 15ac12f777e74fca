"""The cards and sets that players choose from before a game, as structs."""

from msgspec import Struct, field


class CatalogueCard(Struct, frozen=True):
    """A class card."""

    id: str
    cls: str = field(name="class")
    """Its class symbol, as on the rat tokens."""
    letter: str
    """Its letter in the codes of sets."""


class Catalogue(Struct, frozen=True):
    """The cards and sets."""

    cards: list[CatalogueCard]
    sets: dict[str, list[str]]
    """The named sets."""
    random: list[str]
    """The ways in which chance can choose the cards."""
    in_play: int
    """How many cards are in a game."""
    chivalry_advised_below: int
    """With fewer players a set without a Chivalry card is discouraged (S10)."""
