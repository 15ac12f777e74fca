"""Features by flood fill: parts of tiles that share a point belong together (BAS6, BAS7). All are found anew whenever other tiles lie."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .table import Place, Table
from .tiles import Part, Point

Spot = tuple[Place, str]
"""A part of a laid tile: where the tile lies and the part's name on it."""
SURROUNDED = ("monastery", "garden")


@dataclass(frozen=True)
class Feature:
    """A whole city, road, field or river, or a monastery or garden with the places around it.

    `parts` in the order in which their tiles were laid; `open`: sides (of a field half-sides) where no tile lies yet.
    """

    kind: str
    parts: tuple[Spot, ...]
    pennants: int
    inn: bool
    cathedral: bool
    open: int
    filled: int

    @cached_property
    def tiles(self) -> frozenset[Place]:
        """Its tiles, each once even where the feature crosses it twice (BAS7)."""
        return frozenset(at for at, _ in self.parts)

    @property
    def complete(self) -> bool:
        """BAS6; gardens as monasteries (EXT3), fields never."""
        if self.kind in SURROUNDED:
            return self.filled == 8
        return self.kind in ("city", "road") and self.open == 0


class Map:
    """All features of the tiles that lie on a table. `of` tells the feature of each part."""

    def __init__(self, table: Table) -> None:
        self.filled = table.filled
        self.parts: dict[Spot, Part] = {
            (at, name): part for at, laid in table.board.items() for name, part in laid.picture.parts.items()
        }
        self.order = {spot: number for number, spot in enumerate(self.parts)}
        # Where a part reaches the border of its tile, on the whole table
        self.points = {
            ((x, y), name): [(4 * x + px, 4 * y + py) for px, py in part.points]
            for ((x, y), name), part in self.parts.items()
        }
        self.sharing: dict[tuple[str, Point], list[Spot]] = defaultdict(list)
        for spot, part in self.parts.items():
            for point in self.points[spot]:
                self.sharing[part.kind, point].append(spot)
        self.of: dict[Spot, Feature] = {}
        self.features: list[Feature] = []
        for spot in self.parts:
            if spot not in self.of:
                self._found(self._flood(spot))

    def _flood(self, start: Spot) -> set[Spot]:
        reached, waiting = {start}, [start]
        while waiting:
            spot = waiting.pop()
            for point in self.points[spot]:
                for other in self.sharing[self.parts[spot].kind, point]:
                    if other not in reached:
                        reached.add(other)
                        waiting.append(other)
        return reached

    def _found(self, spots: set[Spot]) -> None:
        ordered = tuple(sorted(spots, key=self.order.__getitem__))
        parts = [self.parts[spot] for spot in ordered]
        kind = parts[0].kind
        points = {point for spot in ordered for point in self.points[spot]}
        feature = Feature(
            kind=kind,
            parts=ordered,
            pennants=sum(part.pennants for part in parts),
            inn=any(part.inn for part in parts),
            cathedral=any(part.cathedral for part in parts),
            open=sum(len(self.sharing[kind, point]) == 1 for point in points),
            filled=self.filled(ordered[0][0]) if kind in SURROUNDED else 0,
        )
        self.features.append(feature)
        self.of.update(dict.fromkeys(ordered, feature))


class Land:
    """All features of a table at one moment, and who stands in them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        tiles = [(at, laid.tile, laid.r) for at, laid in table.board.items()]
        if table.map is None or table.map[0] != tiles:
            table.map = tiles, Map(table)
        found: Map = table.map[1]
        self.parts, self.of, self.features = found.parts, found.of, found.features

    def cities_of(self, field: Feature) -> list[Feature]:
        """The completed cities that touch a field, each once (BAS9)."""
        touched = [self.of[at, city] for at, name in field.parts for city in sorted(self.parts[at, name].cities)]
        return [city for city in dict.fromkeys(touched) if city.complete]

    def standing(self, feature: Feature) -> list[Place]:
        """The tiles on which figures stand in a feature."""
        return [at for at, figure in self.table.figures().items() if self.of[at, figure.on] == feature]

    def feature_at(self, at: Place) -> Feature:
        """The feature in which the figure on a tile stands."""
        figure: Any = self.table.board[at].figure
        return self.of[at, figure.on]
