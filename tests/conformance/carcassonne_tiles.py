"""The tiles of Carcassonne as the data files tell of them: turned, and compared side by side."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import ratskeller.games.carcassonne

DATA = Path(ratskeller.games.carcassonne.__file__).parent / "data"
SIDES = ("N", "E", "S", "W")
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""Half-sides clockwise from the north-west corner."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the neighbour at each side: x to the east, y to the south."""

Place = tuple[int, int]


@dataclass(frozen=True)
class Facts:
    """A type of tile: the terrains of its sides, and its features by id as the file has them."""

    id: str
    box: str
    edges: tuple[str, ...]
    features: dict[str, dict[str, Any]]
    plague: bool
    role: str | None


@cache
def facts() -> dict[str, Facts]:
    """All types by id; where some copies of a tile carry a garden, these are a type of their own (EXT3)."""
    found = {}
    for box in ("base", "plague", "inns", "river"):
        for entry in _entries(box):
            features = {item["id"]: item for item in entry["features"]}
            garden = {"g0": {"id": "g0", "kind": "garden"}} if entry.get("garden_count") else {}
            for name, parts in ((entry["id"], features), (f"{entry['id']}-garden", features | garden)):
                if garden or name == entry["id"]:
                    plague, role = entry.get("plague", False), entry.get("role")
                    found[name] = Facts(name, box, tuple(entry["edges"]), parts, plague, role)
    return found


@cache
def _entries(box: str) -> list[dict[str, Any]]:
    content = tomllib.loads((DATA / f"{box}.toml").read_text(encoding="utf-8"))
    entries: list[dict[str, Any]] = content["tile"]
    return entries


def all_tiles(options: dict[str, Any]) -> Counter[str]:
    """How many tiles of each type a game has, the first one included (BAS1, EXT1 to EXT3, PLG1)."""
    counts: Counter[str] = Counter()
    for box, copies in (
        ("base", 1),
        ("plague", options["plague_tiles"] // 6 * options["plague"]),
        ("inns", int(options["inns"])),
        ("river", int(options["river"])),
    ):
        for entry in _entries(box):
            gardens = entry.get("garden_count", 0) * options["abbot"]
            counts[entry["id"]] += (entry["count"] - gardens) * copies
            counts[f"{entry['id']}-garden"] += gardens * copies
    return +counts


def edge(tile: str, r: int, side: int) -> str:
    """The terrain that a turned tile shows at a side of the table."""
    return facts()[tile].edges[(side - r) % 4]


def sides(tile: str, r: int, on: str) -> list[int]:
    """The sides of the table that a feature of a turned tile leaves by."""
    return [(SIDES.index(side) + r) % 4 for side in facts()[tile].features[on].get("edges", [])]


def halves(tile: str, r: int, on: str) -> list[int]:
    """The half-sides of the table that a field of a turned tile reaches."""
    return [(HALVES.index(half) + 2 * r) % 8 for half in facts()[tile].features[on].get("half", [])]


@cache
def turns(tile: str) -> tuple[int, ...]:
    """The quarter turns that give different pictures, each by its smallest number."""
    pictures = [_picture(tile, r) for r in range(4)]
    return tuple(r for r in range(4) if pictures.index(pictures[r]) == r)


def _picture(tile: str, r: int) -> list[Any]:
    return sorted(
        [item["kind"], sorted(sides(tile, r, on)), sorted(halves(tile, r, on)), _more(tile, r, item)]
        for on, item in facts()[tile].features.items()
    )


def _more(tile: str, r: int, item: dict[str, Any]) -> list[Any]:
    touched = sorted(sorted(sides(tile, r, city)) for city in item.get("cities", []))
    return [touched, item.get("pennants", 0), item.get("inn", False), item.get("cathedral", False)]


def beside(at: Place, side: int) -> Place:
    """The place at a side of another."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def place_of(text: str) -> Place:
    """Read `3,-1`."""
    x, y = text.split(",")
    return int(x), int(y)


def name_of(at: Place) -> str:
    """Write `3,-1`."""
    return f"{at[0]},{at[1]}"
