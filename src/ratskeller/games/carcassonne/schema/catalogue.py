"""The tiles and boxes that players can look up before a game, as structs."""

from typing import Annotated

from msgspec import Meta, Struct

from ..data.tiles import FeatureKind, Half, Side, Terrain


class TileFeature(Struct, frozen=True):
    """A feature of a tile, unturned."""

    id: str
    kind: FeatureKind
    edges: list[Side]
    half: list[Half]
    """The half-sides of a field."""
    cities: list[str]
    """The cities of the tile that a field touches."""
    pennants: int
    inn: bool
    cathedral: bool
    end: str | None
    """What stops a road that leaves by one side only."""
    pos: Annotated[list[float], Meta(min_length=2, max_length=2)] | None
    """Where a figure stands, in shares of the tile: to the right and down."""


class TileType(Struct, frozen=True):
    """A type of tile, as in the data files."""

    id: str
    set: str
    """Its box."""
    count: int
    """How many are in the box in a game without the Abbot."""
    count_with_abbot: int
    """How many are in the box in a game with the Abbot (EXT3). Both numbers add up to the tiles of the box."""
    edges: Annotated[list[Terrain], Meta(min_length=4, max_length=4)]
    features: list[TileFeature]
    plague: bool
    """It brings a marker."""
    start: bool
    role: str | None
    """`source`, `course` or `mouth` of the river."""
    twin: str | None
    """On a tile with a garden: the same tile without it, as which it counts in a game without the Abbot."""


class Catalogue(Struct, frozen=True):
    """All tiles and boxes."""

    tiles: list[TileType]
    sets: list[str]
