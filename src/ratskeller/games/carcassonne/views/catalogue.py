"""What players can look up before a game: all tiles and their boxes."""

from ..data.tiles import HALVES, KINDS, SETS, SIDES, TERRAINS, Feature, Tile, copies, tiles
from ..schema.catalogue import Catalogue, TileFeature, TileType


def catalogue() -> Catalogue:
    return Catalogue([_tile(tile) for tile in tiles()], list(SETS))


def _tile(tile: Tile) -> TileType:
    return TileType(
        id=tile.id,
        set=tile.box,
        count=copies(tile, has_gardens=False),
        count_with_abbot=copies(tile, has_gardens=True),
        edges=[TERRAINS[edge] for edge in tile.edges],
        features=[_feature(tile, feature) for feature in tile.features],
        plague=tile.plague,
        start=tile.start,
        role=tile.role,
        twin=tile.twin,
    )


def _feature(tile: Tile, feature: Feature) -> TileFeature:
    return TileFeature(
        id=feature.id,
        kind=KINDS[feature.kind],
        edges=[SIDES[side] for side in feature.sides],
        half=[HALVES[half] for half in feature.halves],
        cities=[tile.features[city].id for city in feature.cities],
        pennants=feature.pennants,
        inn=feature.inn,
        cathedral=feature.cathedral,
        end=feature.end,
        pos=None if feature.spot is None else list(feature.spot),
    )
