"""What an outbreak costs (C5), slowly and from the rules alone."""

Loss = tuple[str, str, int | None, str | None, str | None, str | None, int]
"""Kind of event, region, seat, cause, symbol, card, how many tie."""
CLASSES = {
    "Pe": ("peasant", "serf", "baker"),
    "Bo": ("merchant", "courier", "mayor"),
    "Ch": ("monk", "nun", "bishop"),
    "Cv": ("knight", "crusader", "soldier"),
    "Mg": ("witch", "pied-piper", "wizard"),
    "Ro": ("king", "queen", "emperor"),
}
"""The cards of each class, in the order in which losses are told."""


class Outbreak:
    """C5: what is lost, in order, kept on a copy of the cubes; a potion goes in place of a cube, from the cube with most (V2)."""

    def __init__(self, region: str, lines: list[list[int]]) -> None:
        self.region = region
        self.lines = [line[:] for line in lines]
        self.found: list[Loss] = []

    def majority(self, times: int) -> None:
        """All who tie for most when the token is turned over, once for every M."""
        most = max(map(len, self.lines))
        tied = [seat for seat, line in enumerate(self.lines) if line and len(line) == most]
        for seat in tied * times:
            if self.lines[seat]:
                self._lose(seat, "majority", None, None, len(tied))

    def one_class(self, symbol: str, held: list[tuple[str, int]]) -> None:
        """Every holder, once for each card (K1)."""
        if not held:
            self.found.append(("spared", self.region, None, None, symbol, None, 0))
        for card, seat in held:
            if self.lines[seat]:
                self._lose(seat, "class", symbol, card, 0)
            else:
                self.found.append(("spared", self.region, seat, None, symbol, card, 0))

    def everybody(self) -> None:
        """Each player with a cube there."""
        for seat, line in enumerate(self.lines):
            if line:
                self._lose(seat, "all", None, None, 0)

    def _lose(self, seat: int, cause: str, symbol: str | None, card: str | None, tied: int) -> None:
        line = self.lines[seat]
        kind = "potion-lost" if line[0] else "cube-lost"
        if kind == "potion-lost":
            line[0] -= 1
            line.sort(reverse=True)
        else:
            line.pop()
        self.found.append((kind, self.region, seat, cause, symbol, card, tied))
