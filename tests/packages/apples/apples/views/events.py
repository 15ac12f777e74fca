"""What can happen in Apples, as structs."""

from ratskeller.core.events import Event


class AppleTurnBegan(Event, frozen=True, tag="turn-began"):
    """APL-2: a turn began."""

    seat: int


class AppleSeen(Event, frozen=True, tag="apple-seen"):
    """APL-2: a seat looked at the next apple. Only that seat knows it."""

    SECRET = ("apple",)

    seat: int
    apple: str | None

    @property
    def knower(self) -> int | None:
        """The seat that looked."""
        return self.seat


class AppleTaken(Event, frozen=True, tag="apple-taken"):
    """APL-3: a seat took an apple and has `score` points now."""

    seat: int
    apple: str
    score: int


class AppleThrown(Event, frozen=True, tag="apple-thrown"):
    """APL-2: a seat threw away the apple that it had looked at."""

    seat: int
    apple: str


class BarrelEmptied(Event, frozen=True, tag="game-over"):
    """APL-4: the ranking, winner first, and the points of every seat."""

    ranking: list[int]
    scores: list[int]


ApplesEvent = AppleTurnBegan | AppleSeen | AppleTaken | AppleThrown | BarrelEmptied
