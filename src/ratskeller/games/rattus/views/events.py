"""What can happen in Rattus, as structs. The rule files write the same things as rows of numbers (`log.py`).

Places are ids: a region `gallia`, a token `gallia.2` (region and slot as they were when it happened), a card `knight`.
"""

from typing import Literal

from ratskeller.core.events import Event

Cause = Literal["majority", "class", "all"]
EndReason = Literal["supply", "stock", "standstill"]


class CardChosen(Event, frozen=True, tag="card-chosen"):
    """S10: chance put a class card into the game."""

    card: str


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
    """T3, K-PEASANT, K-QUEEN, K-MAYOR, K-SERF: cubes went from the stock into a region.

    `rats` is how many rats lie there, `extra` what cards allowed on top.
    """

    seat: int
    region: str
    count: int
    rats: int
    extra: int


class RatMoved(Event, frozen=True, tag="rat-moved"):
    """K-MONK, K-PIPER: a rat moved to a neighbouring region; `to` is its new place there."""

    seat: int
    token: str
    to: str


class CubesMoved(Event, frozen=True, tag="cubes-moved"):
    """K-MERCHANT, K-PIPER: own cubes moved to a neighbouring region, and with them `potions` potions in all."""

    seat: int
    region: str
    to: str
    count: int
    potions: int


class CubeSaved(Event, frozen=True, tag="cube-saved"):
    """K-KING: an own cube went to the palace."""

    seat: int
    region: str


class RatSeen(Event, frozen=True, tag="rat-seen"):
    """K-WITCH: a seat looked at a rat. Only that seat knows the face (H1)."""

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
    """C1, K-KNIGHT, K-CRUSADER, K-SERF: the plague piece moved.

    It stands still (`to` equals `region`) where walls leave no move, or where a card of the final round allows it.
    """

    seat: int
    region: str
    to: str
    steps: int


class RatAdded(Event, frozen=True, tag="rat-added"):
    """C2, K-SOLDIER: a new rat was put into a region next to the plague. `left` is the supply after it.

    With an empty supply it was `drawn` from those not on the board (V5).
    """

    seat: int
    region: str
    token: str
    left: int
    drawn: bool


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
    """K-KNIGHT: the seat decided whether the plague piece counts as two neutral population."""

    seat: int
    region: str
    counts: bool


class RatRevealed(Event, frozen=True, tag="rat-revealed"):
    """C4: a rat was turned over. `outbreak` tells whether `population` reached `limit`.

    The population is cubes less `nuns`, plus `neutral`.
    """

    token: str
    face: str
    limit: int
    population: int
    neutral: int
    nuns: int
    outbreak: bool


class CubeLost(Event, frozen=True, tag="cube-lost"):
    """C5: a seat lost a cube: majority (`tied` seats share it), to a class (`symbol`: `Ch`) whose card it holds, or all."""

    seat: int
    region: str
    cause: Cause
    symbol: str | None
    card: str | None
    tied: int


class PotionLost(Event, frozen=True, tag="potion-lost"):
    """V2: instead of a cube a seat lost a potion, of a cube that has `left` potions left; the rest is told as of a lost cube."""

    seat: int
    region: str
    cause: Cause
    symbol: str | None
    card: str | None
    tied: int
    left: int


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


class CubesSwapped(Event, frozen=True, tag="cubes-swapped"):
    """K-COURIER: two cubes (`gallia/0+2`, as they stood before) changed places."""

    seat: int
    cube: str
    other: str


class WallPlaced(Event, frozen=True, tag="wall-placed"):
    """K-EMPEROR: a wall was put on a link, from the link `source` or from beside the board."""

    seat: int
    link: str
    source: str | None


class NunPlaced(Event, frozen=True, tag="nun-placed"):
    """K-NUN: a nun was put into a region, from the region `source` or from beside the board."""

    seat: int
    region: str
    source: str | None


class BishopPlaced(Event, frozen=True, tag="bishop-placed"):
    """K-BISHOP: a bishop was put into a region, from the region `source` or from beside the board."""

    seat: int
    region: str
    source: str | None


class CubeOnCard(Event, frozen=True, tag="cube-on-card"):
    """K-BAKER: a cube went from the stock onto a card, where the seat now has `count`."""

    seat: int
    card: str
    count: int


class CardEmptied(Event, frozen=True, tag="card-emptied"):
    """K-BAKER, F4: a seat put all `cubes` (by owner) from a card into a region."""

    seat: int
    card: str
    region: str
    cubes: list[int]


class PotionPlaced(Event, frozen=True, tag="potion-placed"):
    """K-WIZARD: a potion was put with a cube (as it is now). `left` can still be placed; None: no limit (V3)."""

    seat: int
    cube: str
    left: int | None


class RatsOpened(Event, frozen=True, tag="rats-opened"):
    """K-CRUSADER: the seat decided whether all rats of the region are revealed at once."""

    seat: int
    region: str
    opened: bool


class RatOpened(Event, frozen=True, tag="rat-opened"):
    """K-CRUSADER: one of the rats that are revealed at once shows its face; it is evaluated later."""

    token: str
    face: str


class RatDiscarded(Event, frozen=True, tag="rat-discarded"):
    """K-CRUSADER: a revealed rat left the game unevaluated, since no cube was left."""

    token: str
    face: str


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """F1: the supply is empty (`supply`), or the player on turn has all cubes on the board (`stock`).

    Or neither a rat nor a cube has come to the board for five rounds (`standstill`, ruling R18).
    """

    seat: int
    reason: EndReason


class FinalRavageBegan(Event, frozen=True, tag="final-ravage-began"):
    """F5: the plague begins to ravage every region."""


class GameOver(Event, frozen=True, tag="game-over"):
    """F6: the ranking, winner first, and the cubes of every seat on the board and in the palace."""

    ranking: list[int]
    scores: list[int]


RattusEvent = (
    CardChosen
    | PlagueStarted
    | StartSeatDrawn
    | Settled
    | TurnBegan
    | CardTaken
    | CubesAdded
    | RatMoved
    | CubesMoved
    | CubeSaved
    | CubesSwapped
    | WallPlaced
    | NunPlaced
    | BishopPlaced
    | CubeOnCard
    | CardEmptied
    | PotionPlaced
    | RatSeen
    | RatsSwapped
    | PlagueMoved
    | RatAdded
    | SpreadStopped
    | RavageBegan
    | RegionSpared
    | PlagueCounted
    | RatsOpened
    | RatOpened
    | RatRevealed
    | RatDiscarded
    | CubeLost
    | PotionLost
    | Spared
    | RavageEnded
    | EndTriggered
    | FinalRavageBegan
    | GameOver
)
