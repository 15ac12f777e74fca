"""The tiles: their sides and features, read from data files."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ratskeller.core.errors import BadData
from ratskeller.core.options import Options
from ratskeller.core.validation import read_toml

DATA = Path(__file__).parent
SETS = ("base", "plague", "inns", "river")
"""The boxes that tiles come from, each a file."""
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Half = Literal["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"]
HALVES: tuple[Half, ...] = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""Half-sides, clockwise from the north-west corner; two for each side."""
Terrain = Literal["city", "road", "field", "river"]
TERRAINS: tuple[Terrain, ...] = ("city", "road", "field", "river")
FeatureKind = Literal["city", "road", "field", "river", "monastery", "garden"]
KINDS: tuple[FeatureKind, ...] = ("city", "road", "field", "river", "monastery", "garden")
"""Kinds of features; the first four are terrains of sides as well."""
CITY, ROAD, FIELD, RIVER, MONASTERY, GARDEN = range(6)
PLACE = re.compile(r"(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})")
"""A place on the board by its coordinates, such as `3,-1`."""
LETTERS = "crfvmg"
"""First letters of the ids of features, by kind."""
ROLES = ("source", "course", "mouth")
MOST_FEATURES = 8
"""Features that one tile can carry."""
GARDEN_SUFFIX = "-garden"


@dataclass(frozen=True)
class Feature:
    """A feature of one tile. Sides and half-sides are numbers on the unturned tile; `cities` are indices of its features."""

    id: str
    kind: int
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    pennants: int = 0
    inn: bool = False
    cathedral: bool = False
    end: str | None = None
    spot: tuple[float, float] | None = None


@dataclass(frozen=True)
class Tile:
    """A type of tile, with its number of copies. `edges` are the terrains of its four sides."""

    id: str
    box: str
    count: int
    edges: tuple[int, ...]
    features: tuple[Feature, ...]
    plague: bool = False
    start: bool = False
    role: str | None = None
    twin: str | None = None
    """The same tile without its garden, for one with a garden (EXT3)."""

    @property
    def rotations(self) -> tuple[int, ...]:
        """The quarter turns that give different pictures, each by its smallest number."""
        pictures = [_picture(self, r) for r in range(4)]
        return tuple(r for r in range(4) if pictures.index(pictures[r]) == r)


def _picture(tile: Tile, r: int) -> object:
    features = turned(tile, r)
    return sorted(
        (
            feature.kind,
            sorted(feature.sides),
            sorted(feature.halves),
            sorted(sorted(features[city].sides) for city in feature.cities),
            (feature.pennants, feature.inn, feature.cathedral),
        )
        for feature in features
    )


def turned(tile: Tile, r: int) -> tuple[Feature, ...]:
    """Return the features of a tile after quarter turns clockwise, with their sides, half-sides and spots."""
    return tuple(
        replace(
            feature,
            sides=tuple((side + r) % 4 for side in feature.sides),
            halves=tuple((half + 2 * r) % 8 for half in feature.halves),
            spot=None if feature.spot is None else _turned_spot(feature.spot, r),
        )
        for feature in tile.features
    )


def _turned_spot(spot: tuple[float, float], r: int) -> tuple[float, float]:
    x, y = spot
    return ((x, y), (1 - y, x), (1 - x, 1 - y), (y, 1 - x))[r]


Entry = dict[str, Any]
"""A table of the TOML file of a box. Only our own files are read, and `_tile` checks what could be mistyped."""


@cache
def tiles() -> tuple[Tile, ...]:
    """Return all types of tiles, box by box; those with a garden come last."""
    plain = [tile for box in SETS for tile in read_tiles(DATA / f"{box}.toml", box)]
    types = [tile for tile, _ in plain]
    gardens = [_with_garden(tile, entry) for tile, entry in plain if entry.get("garden_count")]
    found = (*types, *gardens)
    ids = [tile.id for tile in found]
    if len(set(ids)) < len(ids):
        raise BadData(f"{DATA}: tile {next(i for i in ids if ids.count(i) > 1)!r} is listed twice")
    return found


def _with_garden(tile: Tile, entry: Entry) -> Tile:
    x, y = entry["garden_pos"]
    garden = Feature("g0", GARDEN, spot=(float(x), float(y)))
    features = (*tile.features, garden)
    return replace(tile, id=tile.id + GARDEN_SUFFIX, count=entry["garden_count"], features=features, twin=tile.id)


def read_tiles(path: Path, box: str) -> list[tuple[Tile, Entry]]:
    """Read and check the tiles of one file; each comes with its entry.

    Errors: BadData naming the file, the tile and what would be right.
    """
    content = read_toml(path)
    entries = content.get("tile")
    if not isinstance(entries, list) or not entries:
        raise BadData(f"{path}: needs [[tile]] entries")
    found = [(_tile(f"{path}: tile[{index}]", box, entry), entry) for index, entry in enumerate(entries)]
    meta = content.get("meta")
    expected, total = meta.get("tiles") if isinstance(meta, dict) else None, sum(tile.count for tile, _ in found)
    if expected != total:
        raise BadData(f"{path}: meta.tiles says {expected!r}, the entries make {total}")
    return found


def _tile(place: str, box: str, entry: Any) -> Tile:
    if not isinstance(entry, dict) or not {"id", "count", "edges", "features"} <= entry.keys():
        raise BadData(f"{place}: needs 'id', 'count', 'edges' and 'features'")
    place = f"{place} ({entry['id']})"
    if not isinstance(entry["edges"], list) or len(entry["edges"]) != 4 or not set(entry["edges"]) <= set(TERRAINS):
        raise BadData(f"{place}: edges must be four of {', '.join(TERRAINS)}, not {entry['edges']!r}")
    if not isinstance(entry["features"], list) or len(entry["features"]) > MOST_FEATURES:
        raise BadData(f"{place}: features must be a list of at most {MOST_FEATURES}")
    ids = [item["id"] for item in entry["features"]]
    tile = Tile(
        id=entry["id"],
        box=box,
        count=entry["count"],
        edges=tuple(TERRAINS.index(edge) for edge in entry["edges"]),
        features=tuple(_feature(place, item, ids) for item in entry["features"]),
        plague=bool(entry.get("plague", False)),
        start=bool(entry.get("start", False)),
        role=entry.get("role"),
    )
    _check_sides(place, tile)
    return tile


def _feature(place: str, item: Entry, ids: list[str]) -> Feature:
    if item.get("kind") not in KINDS or not str(item["id"]).startswith(LETTERS[KINDS.index(item["kind"])]):
        raise BadData(f"{place}: feature {item['id']!r} must have a kind of {', '.join(KINDS)} and its first letter")
    unknown = [city for city in item.get("cities", []) if city not in ids]
    if unknown:
        raise BadData(f"{place}: {item['id']} touches {unknown[0]!r}, which is not on the tile")
    spot = item.get("pos")
    return Feature(
        id=item["id"],
        kind=KINDS.index(item["kind"]),
        sides=tuple(SIDES.index(side) for side in item.get("edges", [])),
        halves=tuple(HALVES.index(half) for half in item.get("half", [])),
        cities=tuple(ids.index(city) for city in item.get("cities", [])),
        pennants=item.get("pennants", 0),
        inn=item.get("inn", False),
        cathedral=item.get("cathedral", False),
        end=item.get("end"),
        spot=None if spot is None else (float(spot[0]), float(spot[1])),
    )


def _check_sides(place: str, tile: Tile) -> None:
    """Check that every side belongs to one feature of its terrain, and every half-side to one field unless the side is a city."""
    for kind in (CITY, ROAD, RIVER):
        sides = sorted(side for feature in tile.features if feature.kind == kind for side in feature.sides)
        if sides != [side for side in range(4) if tile.edges[side] == kind]:
            raise BadData(f"{place}: the edges and the {KINDS[kind]} features disagree")
    halves = sorted(half for feature in tile.features for half in feature.halves)
    if halves != [half for half in range(8) if tile.edges[half // 2] != CITY]:
        raise BadData(f"{place}: every half-side beside no city must belong to exactly one field")


def copies(tile: Tile, has_gardens: bool) -> int:
    """Return how many copies of a type are in its box: those with a garden count for their twin in a game without the Abbot (EXT3)."""
    if tile.twin is not None:
        return tile.count if has_gardens else 0
    return tile.count - sum(other.count for other in tiles() if has_gardens and other.twin == tile.id)


def deck(options: Options) -> dict[str, int]:
    """Return how many tiles of each type are in a game, start tile included (BAS1, EXT1 to EXT3, PLG1)."""
    boxes = {"base": 1, "plague": 0, "inns": int(options["inns"]), "river": int(options["river"])}
    if options["plague"]:
        boxes["plague"] = options["plague_tiles"] // sum(tile.plague for tile in tiles())
    counts = {tile.id: copies(tile, options["abbot"]) * boxes[tile.box] for tile in tiles()}
    return {tile: count for tile, count in counts.items() if count}


def biggest_decks() -> Iterator[dict[str, int]]:
    """Yield the decks with most tiles and most features: everything, with gardens and without."""
    everything = {"plague": True, "plague_tiles": 12, "inns": True, "river": True}
    for abbot in (False, True):
        yield deck(everything | {"abbot": abbot})
