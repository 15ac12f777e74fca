"""What can happen in Carcassonne, as structs.

The rules write events as rows of numbers; a field tells by its type how it is read from a row (`core.events`). Places are `x,y` with
the start tile at `0,0`; features are the ids of the unturned tile (`c0`). `because` holds the numbers of the markers that make a figure
sick (PLG4), and is empty for a healthy one; `own` tells whether one of them is on the figure's own tile.
"""

from typing import Annotated, Literal

import msgspec

from ratskeller.core.events import Column, Event, Row

from ..notation import kind_name, node_name, place_of_tile, type_name
from ..rules.fields import FIGURE_NAMES, FigureKind, State
from .description import describe, markers_in


def _kind(s: State, row: Row) -> str:
    return kind_name(s, row[0])


FeatureKind = Literal["city", "road", "field", "monastery", "garden"]

# A tile by its type
TileType = Annotated[str, Column(lambda _, row: type_name(row[0]))]
# A tile on the board
TileOnBoard = Annotated[str, Column[State](lambda s, row: type_name(s.type[row[0]]), stays=True)]
PlaceOfTile = Annotated[str, Column[State](lambda s, row: place_of_tile(s, row[0]))]
Rotation = Annotated[int, Column[State](lambda s, row: s.rotation[row[0]], stays=True)]
TurnLaid = Annotated[int, Column[State](lambda s, row: s.laid[row[0]])]
# A node
PlaceOfNode = Annotated[str, Column[State](lambda s, row: place_of_tile(s, s.home[row[0]]), stays=True)]
Part = Annotated[str, Column[State](lambda s, row: node_name(s, row[0]), stays=True)]
Filled = Annotated[int, Column[State](lambda s, row: describe(s, s.root[row[0]]).filled)]
# A figure, and the markers that make it sick
Figure = Annotated[FigureKind, Column(lambda _, row: FIGURE_NAMES[row[0]])]
Sick = Annotated[bool, Column(lambda _, row: any(row), width=2, stays=True)]
Markers = Annotated[list[int], Column(lambda _, row: markers_in(*row), width=2)]


class StartPlayerDrawn(Event, frozen=True, tag="start-seat-drawn"):
    """BAS2: the start player was drawn."""

    seat: int


class PlayerTurnBegan(Event, frozen=True, tag="turn-began"):
    """BAS2: a turn began; turns are numbered from 1."""

    seat: int
    turn: int


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    """BAS2: a tile was drawn; `left` tiles are in the stack after it."""

    seat: int
    tile: TileType
    left: int


class TileDiscarded(Event, frozen=True, tag="tile-discarded"):
    """BAS4: the drawn tile fits nowhere and leaves the game."""

    seat: int
    tile: TileType


class TileLaid(Event, frozen=True, tag="tile-laid"):
    """BAS3: a tile was laid, turned by `r` quarter turns clockwise."""

    seat: int
    tile: TileOnBoard
    at: Annotated[str, Column[State](lambda s, row: place_of_tile(s, row[0]), stays=True)]
    r: Rotation
    turn: TurnLaid


class MarkerPlaced(Event, frozen=True, tag="marker-placed"):
    """PLG2: a plague tile brought a marker."""

    seat: int
    number: int
    at: PlaceOfTile


class FollowerSet(Event, frozen=True, tag="follower-set"):
    """BAS5, EXT3, PLG8: a figure was set on a feature in which `among` sick figures stood already."""

    seat: int
    figure: Figure
    at: PlaceOfNode
    on: Part
    feature: Annotated[FeatureKind, Column(_kind)]
    sick: Sick
    because: Markers
    own: bool
    among: int


class AbbotTaken(Event, frozen=True, tag="abbot-taken"):
    """EXT3, PLG10: an abbot was taken back for `points`; `filled` places around it count."""

    seat: int
    at: PlaceOfNode
    on: Part
    feature: Annotated[FeatureKind, Column(_kind, stays=True)]
    filled: Filled
    points: int
    because: Markers


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A figure in a feature that is scored; a sick one doesn't count (PLG9)."""

    seat: int
    figure: FigureKind
    at: str
    on: str
    because: list[int]
    own: bool


class FeatureScored(Event, frozen=True, tag="feature-scored"):
    """BAS7, BAS9, EXT2, EXT3, PLG9: a complete feature was scored, or one as it lies at the end (`final`).

    `at` and `on` name the first of its parts. Every winner gets `points`: `value`, or 0 where no healthy figure is in it. `strength` is
    what the healthy figures count, by seat. `small` tells of a city that scores by the older rule for two tiles.
    """

    feature: FeatureKind
    at: str
    on: str
    tiles: int
    pennants: int
    filled: int
    cities: int
    inn: bool
    cathedral: bool
    small: bool
    complete: bool
    final: bool
    value: int
    points: int
    winners: list[int]
    strength: list[int]
    figures: list[Counted]


class FollowerFellSick(Event, frozen=True, tag="follower-fell-sick"):
    """PLG4: a figure fell sick."""

    seat: int
    figure: Figure
    at: PlaceOfNode
    on: Part
    feature: Annotated[FeatureKind, Column(_kind)]
    because: Markers
    own: bool


class FollowerRecovered(Event, frozen=True, tag="follower-recovered"):
    """PLG7: a figure recovered, since the markers are elsewhere now."""

    seat: int
    figure: Figure
    at: PlaceOfNode
    on: Part
    feature: Annotated[FeatureKind, Column(_kind)]


class MarkerStep(msgspec.Struct, frozen=True, kw_only=True):
    """The step of one marker; `to` is None for one that stays, `new` the number of the marker put there by copying (PLG6)."""

    number: int
    source: str
    to: str | None
    new: int | None


class PlagueSpread(Event, frozen=True, tag="plague-spread"):
    """PLG5, PLG6: the markers took their steps, in the order of their numbers."""

    steps: list[MarkerStep]


class FinalScoringBegan(Event, frozen=True, tag="final-scoring-began"):
    """BAS9: the game is over and what is incomplete is scored."""


class GameEnded(Event, frozen=True, tag="game-over"):
    """BAS10: the ranking, winner first, and the points of every seat."""

    ranking: list[int]
    scores: list[int]


CarcassonneEvent = (
    StartPlayerDrawn
    | PlayerTurnBegan
    | TileDrawn
    | TileDiscarded
    | TileLaid
    | MarkerPlaced
    | FollowerSet
    | AbbotTaken
    | FeatureScored
    | FollowerFellSick
    | FollowerRecovered
    | PlagueSpread
    | FinalScoringBegan
    | GameEnded
)
