"""What an outbreak calls for (C5), slowly and from the rules alone."""

from dataclasses import dataclass

Lines = list[list[int]]
"""By seat, the potions of every cube in a region."""
CLASSES = {
    "Pe": ("peasant", "serf", "baker"),
    "Bo": ("merchant", "courier", "mayor"),
    "Ch": ("monk", "nun", "bishop"),
    "Cv": ("knight", "crusader", "soldier"),
    "Mg": ("witch", "pied-piper", "wizard"),
    "Ro": ("king", "queen", "emperor"),
}
"""The cards of each class, in the order in which losses are reported."""


@dataclass(frozen=True)
class Hit:
    """A cube that is called for, and why. Nobody is hit by a class symbol whose cards nobody holds."""

    seat: int | None
    cause: str
    symbol: str | None = None
    card: str | None = None
    tied: int = 0

    def has_event(self, lines: Lines) -> bool:
        """Whether it has an event: a class symbol always, M and A where the seat has a cube."""
        return self.symbol is not None or (self.seat is not None and bool(lines[self.seat]))

    def kinds(self, lines: Lines, letter: bool) -> set[str]:
        """The events that may tell of it: a potion goes in place of a cube, to the letter if its owner likes (V2)."""
        if self.seat is None or not lines[self.seat]:
            return {"spared"}
        if not any(lines[self.seat]):
            return {"cube-lost"}
        return {"potion-lost", "cube-lost"} if letter else {"potion-lost"}


def hits_of(symbols: list[str], lines: Lines, cards: dict[str, int]) -> list[Hit]:
    """C5: all that an outbreak calls for, in its order: first M, then the classes, once for each card (K1), then A."""
    most = max(map(len, lines))
    tied = [seat for seat, line in enumerate(lines) if line and len(line) == most]
    hits = [Hit(seat, "majority", tied=len(tied)) for seat in tied * symbols.count("M")]
    for symbol, of_class in CLASSES.items():
        held = [(card, cards[card]) for card in of_class if card in cards]
        one = [Hit(seat, "class", symbol, card) for card, seat in held] or [Hit(None, "class", symbol)]
        hits += one * symbols.count(symbol)
    return hits + [Hit(seat, "all") for seat in range(len(lines))] * symbols.count("A")
