"""The view of a table, as structs. Places are `3,-1`, parts of tiles on the board `3,-1 c0`, features of an unturned tile `c0`."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ratskeller.core.options import Options

from ..data.tiles import FeatureKind, Side, Terrain
from ..rules.fields import FigureKind

# No struct of a view is part of a cycle, so the garbage collector need not look at the hundreds of them (`gc=False`)


class Figure(Struct, frozen=True, gc=False):
    """A figure on a tile of the board."""

    seat: int
    kind: FigureKind
    on: str
    """Its feature of the unturned tile."""
    sick: bool
    because: list[int]
    """Numbers of the markers that make it sick (PLG4)."""


class PlacedTile(Struct, frozen=True, gc=False):
    """A tile on the board."""

    at: str
    tile: str
    r: int
    """Quarter turns clockwise."""
    turn: int
    """The turn in which it was laid."""
    followers: list[Figure]
    """The figures on it."""
    marker: int | UnsetType = UNSET
    """Number of the marker on it."""
    left: int | UnsetType = UNSET
    """The turn in which a marker last left it."""
    follower_due: Literal[True] | UnsetType = UNSET
    """It was just laid, and a figure may be set on it."""


class Marker(Struct, frozen=True, gc=False):
    """A plague marker, with its next step."""

    number: int
    at: str
    next: str | None
    """Where its next step leads; null if it stays."""


class StepReason(Struct, frozen=True, gc=False):
    """Why a marker goes where it goes (PLG5)."""

    free: int
    """How many tiles it can choose from."""
    fresh: bool
    """Whether the chosen tile never held a marker; otherwise it was left longest ago."""
    equal: int
    """How many tiles are as good: the first in the order north, east, south, west is chosen."""


class HealthChange(Struct, frozen=True, gc=False):
    """A figure that will fall sick or recover (PLG4, PLG7)."""

    at: str
    on: str
    seat: int
    kind: FigureKind
    sick: bool
    """Whether it will be sick."""
    because: list[int]
    """Numbers of the markers that will make it sick."""


class Step(Struct, frozen=True, gc=False):
    """What a step of the markers does if no tile is laid before it."""

    markers: list[str]
    """Where the markers lie then, by number."""
    changes: list[HealthChange]
    """The figures that are sick or healthy then, but not now."""


class Feature(Struct, frozen=True, gc=False):
    """A feature with a figure in it."""

    id: str
    """The part laid first."""
    kind: FeatureKind
    parts: list[str]
    tiles: int
    pennants: int
    filled: int
    """Filled places around a monastery or garden."""
    cities: list[str]
    """Completed cities that a field touches."""
    open: int
    """Open sides of a city or road."""
    complete: bool
    inn: bool
    cathedral: bool
    small: bool
    """A city that scores by the older rule for two tiles."""
    affected: bool
    """A marker lies on one of its tiles."""
    followers: list[Annotated[list[str], Meta(min_length=2, max_length=2)]]
    """Place and part of every figure."""
    strength: list[int]
    """What the healthy figures count, by seat."""
    sick: list[int]
    """Number of sick figures, by seat."""
    owners: list[int]
    """The seats that would score now."""
    value: int
    """The points that it would bring now."""


class Cell(Struct, frozen=True, gc=False):
    """An empty cell beside a tile."""

    at: str
    fits: int
    """How many of the remaining tiles fit there."""
    wants: Mapping[Side, Terrain]
    """What a tile must show there, by side."""


class Clash(Struct, frozen=True, gc=False):
    """A side at which a tile does not fit."""

    side: Side
    shows: Terrain
    meets: Terrain


class Misfit(Struct, frozen=True, gc=False):
    """Why the drawn tile does not fit into an empty cell."""

    why: Literal["sides", "away"]
    """`sides`: they clash in every rotation (BAS3); `away`: a river tile would not continue the river (EXT1)."""
    rule: str
    r: int | UnsetType = UNSET
    """With `sides`: the rotation with the fewest clashes."""
    clashes: list[Clash] | UnsetType = UNSET
    """With `sides`: the clashes in that rotation."""


class Refusal(Struct, frozen=True, gc=False):
    """Why no figure can be set on a feature of the tile just laid."""

    why: Literal["river", "farmers", "held", "supply", "abbot"]
    """`river`: no figure stands there (EXT1); `farmers`: a field in a game without them (BAS9); `held`: by healthy figures of `seats`
    (BAS5); `supply`: no suitable figure in hand; `abbot`: none in hand for a garden (EXT3)."""
    rule: str
    seats: list[int] | UnsetType = UNSET
    """With `held`: whose figures stand there."""


class FollowerChoice(Struct, frozen=True, gc=False):
    """What an answer about a figure brings at once."""

    sick: bool | UnsetType = UNSET
    """The figure is sick at once, or was where it is taken from."""
    gains: list[int] | UnsetType = UNSET
    """Points at once, by seat; absent if no seat gets any."""
    strength: list[int] | UnsetType = UNSET
    """What the healthy figures in the feature then count, by seat; absent if nothing."""
    worth: int | UnsetType = UNSET
    """The present value of the feature."""
    soon: Literal[True] | UnsetType = UNSET
    """The figure is sick at the end of the turn (PLG5)."""


class Lay(Struct, frozen=True, gc=False):
    """What it brings to lay the drawn tile in one way."""

    marker: bool
    """The tile brings a marker."""
    gains: list[int]
    """Points at once, by seat."""
    followers: dict[str, FollowerChoice]
    """What can be done with a figure then, by answer."""
    refused: dict[str, Refusal]
    """Why no figure can be set, by feature of the tile."""


class Supply(Struct, frozen=True, gc=False):
    """The figures of a seat in hand; kinds that are not in the game are absent."""

    follower: int
    large: int | UnsetType = UNSET
    abbot: int | UnsetType = UNSET


class PublicView(Struct, frozen=True, gc=False):
    """What everybody sees."""

    game: Literal["carcassonne"]
    options: Options
    seat: int | None
    """The seat on turn; null until the start player is drawn."""
    turn_number: int
    over: bool
    tile: str | None
    """The drawn tile, which waits to be laid."""
    board: list[PlacedTile]
    """In the order laid."""
    spreads: bool
    """The markers will take another step."""
    markers: list[Marker]
    reasons: list[StepReason | None]
    """Why the markers go where they go, by number; null for a marker that stays."""
    zones: list[list[str]]
    """The parts on which each marker makes figures sick, by number."""
    forecast: list[HealthChange]
    """What the next step of the markers changes."""
    ahead: list[Step]
    """The next steps, one after the other; the first is the forecast."""
    features: list[Feature]
    """The features with a figure in them, in the order of their first parts."""
    cells: list[Cell]
    stack: dict[str, int]
    """How many tiles of each type are in the stack."""
    left: int
    """Number of tiles in the stack."""
    discarded: list[str]
    """The tiles that left the game because they fitted nowhere (BAS4)."""
    supplies: list[Supply]
    """The figures in hand, by seat."""


class SeatView(Struct, frozen=True, gc=False):
    """What a seat on turn could do next; nothing for others."""

    lays: dict[str, Lay] | UnsetType = UNSET
    """While a tile is to be laid: what each answer brings."""
    misfits: dict[str, Misfit] | UnsetType = UNSET
    """While a tile is to be laid: why it does not fit into the other empty cells."""
    followers: dict[str, FollowerChoice] | UnsetType = UNSET
    """While a figure may be set: what each answer brings, such as `c0`, `large c0`, `take abbot` and `none`."""
    refused: dict[str, Refusal] | UnsetType = UNSET
    """While a figure may be set: why none can be set on the other features of the tile."""
