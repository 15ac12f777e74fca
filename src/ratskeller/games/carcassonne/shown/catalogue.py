"""What players can look up and choose before a game: all tiles, and what the options can be."""

from typing import Any

from ..data.tiles import HALVES, KINDS, SETS, SIDES, TERRAINS, Feature, Tile, tiles
from ..options import OPTIONS


def catalogue() -> dict[str, Any]:
    """Return tiles, boxes and options, JSON-ready; tiles are written as in the data files."""
    return {
        "tiles": [_tile(tile) for tile in tiles()],
        "sets": list(SETS),
        "options": {
            option.name: {"default": option.usual, "values": list(option.values)}
            for option in OPTIONS
            if option.kind in ("switch", "choice")
        },
    }


def _tile(tile: Tile) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": tile.id,
        "set": tile.box,
        "count": tile.count,
        "edges": [TERRAINS[edge] for edge in tile.edges],
        "features": [_feature(tile, feature) for feature in tile.features],
        "plague": tile.plague,
        "start": tile.start,
        "role": tile.role,
        "twin": tile.twin,
    }
    return shown


def _feature(tile: Tile, feature: Feature) -> dict[str, Any]:
    return {
        "id": feature.id,
        "kind": KINDS[feature.kind],
        "edges": [SIDES[side] for side in feature.sides],
        "half": [HALVES[half] for half in feature.halves],
        "cities": [tile.features[city].id for city in feature.cities],
        "pennants": feature.pennants,
        "inn": feature.inn,
        "cathedral": feature.cathedral,
        "end": feature.end,
        "pos": None if feature.spot is None else list(feature.spot),
    }
