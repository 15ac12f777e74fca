"""What can happen in Rattus, as structs.

The rules write events as rows of numbers; a field tells by its type how it is read from a row (`core.events`). Places are ids: a region
`gallia`, a token `gallia.2` (region and slot as they were at that moment), a card `knight`.
"""

from typing import Annotated, Literal, NamedTuple

from ratskeller.core.events import Column, Event, Row

from ..notation import Words, card_id, symbol_text
from ..rules.fields import SEATS, SLOTS, State


class Context(NamedTuple):
    """The state that the rows led to, and the ids of the board and the tokens."""

    state: State
    words: Words


def _region(it: Context, row: Row) -> str | None:
    return it.words.regions[row[0]] if row[0] >= 0 else None


def _link(it: Context, row: Row) -> str | None:
    return it.words.link(row[0]) if row[0] >= 0 else None


def _by_seat(it: Context, row: Row) -> list[int]:
    return list(row[: it.state.players])


_REGION = Column(_region)
_LINK = Column(_link)
_CARD: Column[Context] = Column(lambda _, row: card_id(row[0]))
_SYMBOL: Column[Context] = Column(lambda _, row: symbol_text(row[0]))
Region = Annotated[str, _REGION]
Link = Annotated[str, _LINK]
Card = Annotated[str, _CARD]
Symbol = Annotated[str, _SYMBOL]
NoRegion = Annotated[str | None, _REGION]
NoLink = Annotated[str | None, _LINK]
NoCard = Annotated[str | None, _CARD]
NoSymbol = Annotated[str | None, _SYMBOL]
NoSeat = Annotated[int | None, Column(lambda _, row: row[0] if 0 <= row[0] < SEATS else None)]
Token = Annotated[str, Column(lambda it, row: it.words.token(*row), width=2)]
PackedToken = Annotated[str, Column(lambda it, row: it.words.token(*divmod(row[0], SLOTS)))]
Face = Annotated[str, Column(lambda it, row: it.words.faces[row[0]])]
NoFace = Annotated[str | None, Column(lambda it, row: it.words.faces[row[0]])]
Cube = Annotated[str, Column(lambda it, row: it.words.answers[row[0]])]
BySeat = Annotated[list[int], Column(_by_seat, width=SEATS)]
Cause = Literal["majority", "class", "all"]
EndReason = Literal["supply", "stock", "standstill"]


class CardChosen(Event, frozen=True, tag="card-chosen"):
    """S10: chance drew a class card for the game."""

    card: Card


class PlagueStarted(Event, frozen=True, tag="plague-started"):
    """S5: the plague piece was placed in its first region."""

    region: Region


class StartSeatDrawn(Event, frozen=True, tag="start-seat-drawn"):
    """S6: the start player was drawn."""

    seat: int


class Settled(Event, frozen=True, tag="settled"):
    """S7: a seat placed two cubes in a region."""

    seat: int
    region: Region
    count: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """S8, F2: a turn of the regular or of the final round began."""

    seat: int
    final: bool


class CardTaken(Event, frozen=True, tag="card-taken"):
    """T2: a class card was taken, from the table (`giver` None) or from another seat."""

    seat: int
    card: Card
    giver: NoSeat


class CubesAdded(Event, frozen=True, tag="cubes-added"):
    """T3, K-PEASANT, K-QUEEN, K-MAYOR, K-SERF: cubes went from the stock into a region.

    `rats` is how many rats lie there, `extra` what cards allowed on top.
    """

    seat: int
    region: Region
    count: int
    rats: int
    extra: int


class RatMoved(Event, frozen=True, tag="rat-moved"):
    """K-MONK, K-PIPER: a rat moved to a neighbouring region; `to` is its new place there."""

    seat: int
    token: Token
    to: Token


class CubesMoved(Event, frozen=True, tag="cubes-moved"):
    """K-MERCHANT, K-PIPER: own cubes moved to a neighbouring region, and with them `potions` potions in all."""

    seat: int
    region: Region
    to: Region
    count: int
    potions: int


class CubeSaved(Event, frozen=True, tag="cube-saved"):
    """K-KING: an own cube went to the palace."""

    seat: int
    region: Region


class RatSeen(Event, frozen=True, tag="rat-seen"):
    """K-WITCH: a seat looked at a rat. Only that seat knows the face (H1)."""

    SECRET = ("face",)

    seat: int
    token: Token
    face: NoFace

    @property
    def knower(self) -> int | None:
        return self.seat


class RatsSwapped(Event, frozen=True, tag="rats-swapped"):
    """K-WITCH: the two rats that were looked at changed places, or were left (`swapped` False)."""

    seat: int
    token: PackedToken
    other: PackedToken
    swapped: bool


class PlagueMoved(Event, frozen=True, tag="plague-moved"):
    """C1, K-KNIGHT, K-CRUSADER, K-SERF: the plague piece moved.

    It stands still (`to` equals `region`) where walls leave no move, or where a card of the final round allows it.
    """

    seat: int
    region: Region
    to: Region
    steps: int


class RatAdded(Event, frozen=True, tag="rat-added"):
    """C2, K-SOLDIER: a rat was added to a region next to the plague. `left` is the supply after it.

    With an empty supply it was `drawn` from the tokens not on the board (V5).
    """

    seat: int
    region: str
    token: str
    left: int
    drawn: bool


class SpreadStopped(Event, frozen=True, tag="spread-stopped"):
    """C2: `count` rats could not be added, since no region can take one (`full`) or the supply is empty (`supply`)."""

    region: Region
    count: int
    reason: Literal["full", "supply"]


class RavageBegan(Event, frozen=True, tag="ravage-began"):
    """C3, F5: the plague ravages a region in which there are `rats` rats and `cubes` cubes."""

    region: Region
    rats: int
    cubes: BySeat
    final: bool


class RegionSpared(Event, frozen=True, tag="region-spared"):
    """C3, F5: nothing is evaluated in a region without rats (`rats`) or cubes (`cubes`)."""

    region: Region
    reason: Literal["rats", "cubes"]


class PlagueCounted(Event, frozen=True, tag="plague-counted"):
    """K-KNIGHT: the seat decided whether the plague piece counts as two neutral population."""

    seat: int
    region: Region
    counts: bool


class RatRevealed(Event, frozen=True, tag="rat-revealed"):
    """C4: a rat was revealed. `outbreak` tells whether `population` reached `limit`.

    The population is the number of cubes minus `nuns` plus `neutral`.
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
    region: Region
    cause: Cause
    symbol: NoSymbol
    card: NoCard
    tied: int


class PotionLost(Event, frozen=True, tag="potion-lost"):
    """V2: a seat lost a potion instead of a cube. The cube has `left` potions left; the other fields are those of a lost cube."""

    seat: int
    region: Region
    cause: Cause
    symbol: NoSymbol
    card: NoCard
    tied: int
    left: int


class Spared(Event, frozen=True, tag="spared"):
    """C5: a class symbol removed no cube: no seat holds a card of the class (`seat` and `card` None), or the holder has no cube there."""

    region: Region
    symbol: Symbol
    seat: NoSeat
    card: NoCard


class RavageEnded(Event, frozen=True, tag="ravage-ended"):
    """C3: the ravage of a region is over. `lost` is what it cost by seat; `reason` tells whether rats or cubes ran out first."""

    region: Region
    lost: BySeat
    reason: Annotated[Literal["rats", "cubes"], Column(lambda _, row: "rats" if row[0] else "cubes")]


class CubesSwapped(Event, frozen=True, tag="cubes-swapped"):
    """K-COURIER: two cubes (`gallia/0+2`, as they stood before) changed places."""

    seat: int
    cube: Cube
    other: Cube


class WallPlaced(Event, frozen=True, tag="wall-placed"):
    """K-EMPEROR: a wall was placed on a link, from the link `source` or from beside the board."""

    seat: int
    link: Link
    source: NoLink


class NunPlaced(Event, frozen=True, tag="nun-placed"):
    """K-NUN: a nun was placed in a region, from the region `source` or from beside the board."""

    seat: int
    region: Region
    source: NoRegion


class BishopPlaced(Event, frozen=True, tag="bishop-placed"):
    """K-BISHOP: a bishop was placed in a region, from the region `source` or from beside the board."""

    seat: int
    region: Region
    source: NoRegion


class CubeOnCard(Event, frozen=True, tag="cube-on-card"):
    """K-BAKER: a cube went from the stock onto a card, where the seat now has `count`."""

    seat: int
    card: Card
    count: int


class CardEmptied(Event, frozen=True, tag="card-emptied"):
    """K-BAKER, F4: a seat moved all `cubes` (by owner) from a card to a region."""

    seat: int
    card: str
    region: str
    cubes: list[int]


class PotionPlaced(Event, frozen=True, tag="potion-placed"):
    """K-WIZARD: a potion was added to a cube (named as it is now). `left` more can be placed; None: no limit (V3)."""

    seat: int
    cube: str
    left: int | None


class RatsOpened(Event, frozen=True, tag="rats-opened"):
    """K-CRUSADER: the seat decided whether all rats of the region are revealed at once."""

    seat: int
    region: Region
    opened: bool


class RatOpened(Event, frozen=True, tag="rat-opened"):
    """K-CRUSADER: one of the rats that are revealed at once shows its face; it is evaluated later."""

    token: Token
    face: Face


class RatDiscarded(Event, frozen=True, tag="rat-discarded"):
    """K-CRUSADER: a revealed rat left the game unevaluated, since no cube was left."""

    token: Token
    face: Face


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
