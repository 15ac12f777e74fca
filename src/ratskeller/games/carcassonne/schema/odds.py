"""The odds of the remaining tiles, as structs.

Everything refers to the present board, with the drawn tile in hand or, in `lays`, placed; placements of other players are not predicted. A
tile that fits nowhere now does not count as a draw (BAS4).
"""

from msgspec import Struct

from ..rules.fields import FigureKind


class Chances(Struct, frozen=True):
    """The probabilities that draws bring everything that is needed; null where the places depend on each other."""

    next: float
    """The next tile can complete it."""
    mine: list[float] | None
    """The next one, two or three draws of the seat bring everything."""
    ever: float | None
    """All draws that the seat has left bring everything."""


class Needs(Chances, frozen=True):
    """What a feature needs."""

    open: int
    """The number of places to fill."""
    lost: bool
    """One of the places can't be filled any more."""


class FeatureOdds(Needs, frozen=True):
    """What a feature of the board needs."""

    id: str
    """Its part laid first."""
    tiles: list[dict[str, int]]
    """For one or two places: how many tiles of each type fill each of them without opening another."""


class PartOdds(Needs, frozen=True):
    """What a feature of the tile that is being laid would need."""

    tiles: list[int]
    """For one or two places: how many tiles fill each of them without opening another."""


class CellOdds(Chances, frozen=True):
    """What fits into an empty cell."""

    tiles: dict[str, int]
    """How many tiles of each type fit."""


class FigureOdds(Struct, frozen=True):
    """A figure that is healthy or sick contrary to the forecast."""

    at: str
    on: str
    seat: int
    kind: FigureKind
    sick: bool


class DependentFigure(FigureOdds, frozen=True):
    """A figure whose health depends on how the tile is laid; `sick` is what it is now."""

    ill: int
    """In how many placements it ends sick."""
    of: int
    """Number of all placements."""


class LayOdds(Struct, frozen=True):
    """What a placement of the drawn tile leads to, if no figure is placed."""

    parts: dict[str, PartOdds]
    """What the features of the tile would need, by their ids."""
    health: list[FigureOdds]
    """The figures that would be healthy or sick contrary to the forecast."""


class Odds(Struct, frozen=True):
    """The odds of a seat."""

    tiles: int
    """The size of the stack."""
    fitting: int
    """How many tiles of the stack fit somewhere."""
    draws: int
    """How many draws the seat has left."""
    features: list[FeatureOdds]
    """The incomplete cities, roads, monasteries and gardens."""
    cells: dict[str, CellOdds]
    """The empty cells, by place."""
    lays: dict[str, LayOdds]
    """While the drawn tile is to be laid: every way to lay it, by answer."""
    plague: list[DependentFigure]
    """The figures whose health depends on the placement."""
