"""Tiles, straight from the data files, as sets of points on the table.

A tile is a square of side 4. A side is its middle point, a half-side the point at its quarter; so two tiles that lie side by side
share these points, and parts of the landscape hang together where they share one.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import ratskeller

DATA = Path(ratskeller.__file__).parent / "games" / "carcassonne" / "data"
SETS = {name: tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")) for name in ("base", "plague", "river", "inns")}

Point = tuple[int, int]
SIDES: dict[str, Point] = {"N": (2, 0), "E": (4, 2), "S": (2, 4), "W": (0, 2)}
HALVES: dict[str, Point] = {
    **{"Nw": (1, 0), "Ne": (3, 0), "En": (4, 1), "Es": (4, 3)},
    **{"Se": (3, 4), "Sw": (1, 4), "Ws": (0, 3), "Wn": (0, 1)},
}
GARDEN = "-garden"


@dataclass(frozen=True)
class Part:
    """A piece of landscape on one tile: where it reaches the tile's border, and what stands on it."""

    kind: str
    points: frozenset[Point]
    pennants: int = 0
    inn: bool = False
    cathedral: bool = False
    cities: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Tile:
    """A tile as it lies: the terrain in the middle of its sides, and its parts."""

    terrain: dict[Point, str]
    parts: dict[str, Part]


@cache
def _entry(tile: str) -> dict[str, Any]:
    plain = tile.removesuffix(GARDEN)
    return next(entry for content in SETS.values() for entry in content["tile"] if entry["id"] == plain)


@cache
def is_plague(tile: str) -> bool:
    """Whether the tile carries the symbol of the plague (PLG1)."""
    return bool(_entry(tile).get("plague", False))


@cache
def river_role(tile: str) -> str | None:
    """`source`, `course` or `mouth` of a river tile (EXT1), else None."""
    return _entry(tile).get("role")


@cache
def turned(tile: str, quarters: int) -> Tile:
    """A tile after so many quarter turns clockwise."""
    entry = _entry(tile)
    terrain = {_turn(SIDES[side], quarters): kind for side, kind in zip("NESW", entry["edges"], strict=True)}
    parts = {feature["id"]: _part(feature, quarters) for feature in entry["features"]}
    if tile.endswith(GARDEN):
        parts["g0"] = Part("garden", frozenset())
    return Tile(terrain, parts)


def _part(feature: dict[str, Any], quarters: int) -> Part:
    points = [SIDES[side] for side in feature.get("edges", [])] + [HALVES[half] for half in feature.get("half", [])]
    return Part(
        kind=feature["kind"],
        points=frozenset(_turn(point, quarters) for point in points),
        pennants=feature.get("pennants", 0),
        inn=feature.get("inn", False),
        cathedral=feature.get("cathedral", False),
        cities=frozenset(feature.get("cities", [])),
    )


def _turn(point: Point, quarters: int) -> Point:
    for _ in range(quarters):
        point = (4 - point[1], point[0])
    return point


@cache
def rotations(tile: str) -> tuple[int, ...]:
    """The quarter turns that look different, of those that look alike the smallest (notation)."""
    pictures: dict[Any, int] = {}
    for quarters in range(4):
        pictures.setdefault(_picture(turned(tile, quarters)), quarters)
    return tuple(pictures.values())


def _picture(tile: Tile) -> frozenset[tuple[Any, int]]:
    """What can be seen of a tile: its parts without their names."""
    return frozenset(Counter(_look(tile, part) for part in tile.parts.values()).items())


def _look(tile: Tile, part: Part) -> tuple[Any, ...]:
    touched = frozenset(tile.parts[city].points for city in part.cities)
    return (part.kind, part.points, part.pennants, part.inn, part.cathedral, touched)


def copies(sets: Iterable[str], gardens: bool) -> Counter[str]:
    """How many there are of each tile in these sets; with gardens those that carry one are tiles of their own (EXT3)."""
    found: Counter[str] = Counter()
    for name in sets:
        for entry in SETS[name]["tile"]:
            with_garden = entry.get("garden_count", 0) if gardens else 0
            found[entry["id"] + GARDEN] += with_garden
            found[entry["id"]] += entry["count"] - with_garden
    return +found
