"""What can happen in Rattus, as structs. The rule files write the same things as rows of numbers (`log.py`).

Places are ids: a region `gallia`, a token `gallia.2` (region and slot as they were when it happened), a card `knight`.
"""

from typing import Literal

from ratskeller.core.events import Event

Cause = Literal["majority", "class", "all"]


class PlagueStarted(Event, frozen=True, tag="plague-started"):
    """S5: the plague piece was put into its first region."""

    region: str


class StartSeatDrawn(Event, frozen=True, tag="start-seat-drawn"):
    """S6: the start player was drawn."""

    seat: int


class Settled(Event, frozen=True, tag="settled"):
    """S7: a seat put its two cubes into a region."""

    seat: int
    region: str
    count: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """S8, F2: a turn of the regular or of the final round began."""

    seat: int
    final: bool


class CardTaken(Event, frozen=True, tag="card-taken"):
    """T2: a class card was taken, from the table (`giver` None) or from another seat."""

    seat: int
    card: str
    giver: int | None


class CubesAdded(Event, frozen=True, tag="cubes-added"):
    """T3 or a card: cubes went from the stock into a region. `rats` is how many rats lie there, `extra` what cards allowed on top."""

    seat: int
    region: str
    count: int
    rats: int
    extra: int


class RatMoved(Event, frozen=True, tag="rat-moved"):
    """K-MONK: a rat moved to a neighbouring region; `to` is its new place there."""

    seat: int
    token: str
    to: str


class CubesMoved(Event, frozen=True, tag="cubes-moved"):
    """K-MERCHANT: own cubes moved to a neighbouring region."""

    seat: int
    region: str
    to: str
    count: int


class CubeSaved(Event, frozen=True, tag="cube-saved"):
    """K-KING: an own cube went to the palace."""

    seat: int
    region: str


class RatSeen(Event, frozen=True, tag="rat-seen"):
    """K-WITCH, H1: a seat looked at a rat. Only that seat knows the face."""

    SECRET = ("face",)

    seat: int
    token: str
    face: str | None

    @property
    def knower(self) -> int | None:
        """The seat that looked."""
        return self.seat


class RatsSwapped(Event, frozen=True, tag="rats-swapped"):
    """K-WITCH: the two rats that were looked at changed places, or were left (`swapped` False)."""

    seat: int
    token: str
    other: str
    swapped: bool


class PlagueMoved(Event, frozen=True, tag="plague-moved"):
    """C1: the plague piece moved. It stands still (`to` equals `region`) only where walls leave no move, or as a Knight's pass."""

    seat: int
    region: str
    to: str
    steps: int


class RatAdded(Event, frozen=True, tag="rat-added"):
    """C2: a new rat from the supply was put into a region next to the plague. `left` is the supply after it."""

    seat: int
    region: str
    token: str
    left: int


class SpreadStopped(Event, frozen=True, tag="spread-stopped"):
    """C2: `count` rats could not be added, since no region can take one (`full`) or the supply is empty (`supply`)."""

    region: str
    count: int
    reason: Literal["full", "supply"]


class RavageBegan(Event, frozen=True, tag="ravage-began"):
    """C3, F5: the plague ravages a region in which there are `rats` rats and `cubes` cubes."""

    region: str
    rats: int
    cubes: list[int]
    final: bool


class RegionSpared(Event, frozen=True, tag="region-spared"):
    """C3, F5: nothing is evaluated in a region, for want of rats (`rats`) or of cubes (`cubes`)."""

    region: str
    reason: Literal["rats", "cubes"]


class PlagueCounted(Event, frozen=True, tag="plague-counted"):
    """K-KNIGHT, C4: the seat decided whether the plague piece counts as two neutral population."""

    seat: int
    region: str
    counts: bool


class RatRevealed(Event, frozen=True, tag="rat-revealed"):
    """C4: a rat was turned over. `outbreak` tells whether `population` (of it `neutral` not from cubes) reached `limit`."""

    token: str
    face: str
    limit: int
    population: int
    neutral: int
    outbreak: bool


class CubeLost(Event, frozen=True, tag="cube-lost"):
    """C5: a seat lost a cube: majority (`tied` seats share it), to a class (`symbol`: `Ch`) whose card it holds, or all."""

    seat: int
    region: str
    cause: Cause
    symbol: str | None
    card: str | None
    tied: int


class Spared(Event, frozen=True, tag="spared"):
    """C5: a class symbol hit nobody (`seat` and `card` None: the card is not held) or a holder who has no cube there."""

    region: str
    symbol: str
    seat: int | None
    card: str | None


class RavageEnded(Event, frozen=True, tag="ravage-ended"):
    """C3: the ravage of a region is over. `lost` is what it cost by seat; `reason` tells whether rats or cubes ran out first."""

    region: str
    lost: list[int]
    reason: Literal["rats", "cubes"]


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """F1: the supply is empty (`supply`), or the player on turn has all cubes on the board (`stock`)."""

    seat: int
    reason: Literal["supply", "stock"]


class FinalRavageBegan(Event, frozen=True, tag="final-ravage-began"):
    """F5: the plague begins to ravage every region."""


class GameOver(Event, frozen=True, tag="game-over"):
    """F6: the ranking, winner first, and the cubes of every seat on the board and in the palace."""

    ranking: list[int]
    scores: list[int]


RattusEvent = (
    PlagueStarted
    | StartSeatDrawn
    | Settled
    | TurnBegan
    | CardTaken
    | CubesAdded
    | RatMoved
    | CubesMoved
    | CubeSaved
    | RatSeen
    | RatsSwapped
    | PlagueMoved
    | RatAdded
    | SpreadStopped
    | RavageBegan
    | RegionSpared
    | PlagueCounted
    | RatRevealed
    | CubeLost
    | Spared
    | RavageEnded
    | EndTriggered
    | FinalRavageBegan
    | GameOver
)
