"""The plague: who is sick (PLG4) and where the markers go (PLG5, PLG6)."""

from collections import defaultdict

from .land import SURROUNDED, Feature, Land
from .table import Place, Table

Step = tuple[int, Place, Place | None, int | None]
"""A marker's number, where it was, where it goes (None: it stays), and with `copy` the number of the marker put there."""


def affected(table: Table, feature: Feature) -> bool:
    """PLG4: whether a marker lies on any of its tiles."""
    return any(table.board[at].marker is not None for at in feature.tiles)


def infectious(table: Table, feature: Feature, at: Place) -> set[Place]:
    """The tiles from which a marker makes a figure sick that stands on a tile in a feature (PLG4)."""
    own, beside, whole = {at}, set(table.beside(at)), set(feature.tiles)
    return {
        "tile": own,
        "near": own if feature.kind in SURROUNDED else own | beside & whole,
        "feature": whole,
        "bordering": own | beside,
        "wide": beside | whole,
    }[table.options["reach"]]


def markers_on(table: Table, feature: Feature, at: Place) -> list[int]:
    """The numbers of the markers that make a figure sick that stands on a tile in a feature; none: it is healthy."""
    among = infectious(table, feature, at)
    return [number for number, there in table.markers().items() if there in among]


def because(land: Land, at: Place) -> list[int]:
    """The same for the figure that stands on a tile."""
    return markers_on(land.table, land.feature_at(at), at)


def sick(land: Land) -> dict[Place, list[int]]:
    """All sick figures by their tiles, with the numbers of the markers to blame."""
    found = {at: because(land, at) for at in land.table.figures()}
    return {at: numbers for at, numbers in found.items() if numbers}


def finished(table: Table) -> frozenset[Place]:
    """PLG5: the tiles with a city, road, monastery or garden, all of them complete."""
    features = defaultdict(list)
    for (at, _), feature in Land(table).of.items():
        if feature.kind not in ("field", "river"):
            features[at].append(feature)
    return frozenset(at for at, here in features.items() if all(feature.complete for feature in here))


def way(table: Table, at: Place) -> Place | None:
    """PLG5: the neighbour to which a marker goes now, if there is one."""
    closed = finished(table) if table.options["obstacles"] == "completed" else frozenset()
    free = [there for there in table.beside(at) if table.board[there].marker is None and there not in closed]
    fresh = [there for there in free if table.board[there].left is None]
    if fresh:
        return fresh[0]
    return min(free, key=lambda there: table.board[there].left or 0, default=None)


def spread(table: Table) -> list[Step]:
    """The plague step of a turn: each marker in order of number, on the board as the ones before it left it (PLG5)."""
    steps: list[Step] = []
    for number, at in table.markers().items():
        there = way(table, at)
        new = None
        if there is not None and table.options["spread"] == "copy":
            new = max(table.markers()) + 1
            table.board[there].marker = new
        elif there is not None:
            table.board[at].marker, table.board[at].left = None, table.turn
            table.board[there].marker = number
        steps.append((number, at, there, new))
    return steps
