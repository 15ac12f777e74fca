"""Features of the board: the nodes of tiles, united where tiles meet (BAS6).

Every node stores its root; when two features meet, the nodes of the smaller one get a new root. The nodes of a feature form a ring, so that
it can be walked without a search of the board.
"""

from ratskeller.core.compile.rules import rule

from ..data.tiles import CITY, MOST_FEATURES, RIVER, ROAD
from .fields import NOBODY, State
from .grid import EAST, SOUTH, neighbour, tile_at
from .tables import AT_HALF, AT_SIDE, EDGE, FEATURES, KIND, OPEN_SIDES, PENNANTS, SPECIAL, TOUCHED, half_of, side_of

AROUND = 8
"""Places around a monastery (BAS6)."""


@rule
def kind_of(s: State, node: int) -> int:
    return s.kind[node]


@rule
def entry_of(s: State, node: int) -> int:
    tile = s.home[node]
    return s.type[tile] * MOST_FEATURES + node - s.base[tile]


@rule
def add_nodes(s: State, tile: int) -> None:
    """Create the nodes of a tile just laid, and unite them with the features that they touch."""
    kind = s.type[tile]
    s.base[tile] = s.nodes
    for feature in range(FEATURES[kind]):
        node = s.nodes
        s.home[node] = tile
        s.kind[node] = KIND[kind * MOST_FEATURES + feature]
        s.root[node] = node
        s.next[node] = node
        s.size[node] = 1
        s.open[node] = OPEN_SIDES[kind * MOST_FEATURES + feature]
        s.nodes = node + 1
    for side in range(4):
        other = neighbour(s, tile, side)
        if other != NOBODY:
            join(s, tile, other, side)


@rule
def join(s: State, tile: int, other: int, side: int) -> None:
    """Unite the features that meet at a side of a tile: its city or road, and the fields at its two halves."""
    r = s.rotation[tile]
    across = s.rotation[other]
    kind = s.type[tile]
    edge = EDGE[kind * 4 + side_of(side, r)]
    back = (side + 2) & 3
    if edge in (CITY, ROAD):
        mine = s.base[tile] + AT_SIDE[kind * 4 + side_of(side, r)]
        theirs = s.base[other] + AT_SIDE[s.type[other] * 4 + side_of(back, across)]
        root = unite(s, s.root[mine], s.root[theirs])
        s.open[root] -= 2
    if edge != CITY:
        for half in range(2):
            mine = s.base[tile] + AT_HALF[kind * 8 + half_of(side * 2 + half, r)]
            theirs = s.base[other] + AT_HALF[s.type[other] * 8 + half_of(back * 2 + 1 - half, across)]
            unite(s, s.root[mine], s.root[theirs])


@rule
def unite(s: State, one: int, other: int) -> int:
    """Unite two features, given by their roots; return the root."""
    if one == other:
        return one
    if s.size[one] < s.size[other] or (s.size[one] == s.size[other] and other < one):
        one, other = other, one
    node = other
    for _ in range(s.size[other]):
        s.root[node] = one
        node = s.next[node]
    s.next[one], s.next[other] = s.next[other], s.next[one]
    s.size[one] += s.size[other]
    s.open[one] += s.open[other]
    s.claims[one] += s.claims[other]
    s.size[other] = 0
    s.open[other] = 0
    s.claims[other] = 0
    return one


@rule
def shares(s: State, tile: int, root: int) -> bool:
    first = s.base[tile]
    for node in range(first, first + FEATURES[s.type[tile]]):
        if s.root[node] == root:
            return True
    return False


@rule
def is_new_tile(s: State, node: int) -> bool:
    """Tell whether no earlier node of the same tile belongs to the same feature: a tile counts once (BAS7)."""
    for earlier in range(s.base[s.home[node]], node):
        if s.root[earlier] == s.root[node]:
            return False
    return True


@rule
def tiles_of(s: State, root: int) -> int:
    """Return the number of tiles of a feature (BAS7)."""
    count = 0
    node = root
    for _ in range(s.size[root]):
        count += int(is_new_tile(s, node))
        node = s.next[node]
    return count


@rule
def pennants_of(s: State, root: int) -> int:
    """Return how many pennants a city has (BAS7)."""
    count = 0
    node = root
    for _ in range(s.size[root]):
        count += PENNANTS[entry_of(s, node)]
        node = s.next[node]
    return count


@rule
def is_special(s: State, root: int) -> bool:
    """Tell whether a road has an inn or a city a cathedral (EXT2)."""
    node = root
    for _ in range(s.size[root]):
        if SPECIAL[entry_of(s, node)] == 1:
            return True
        node = s.next[node]
    return False


@rule
def filled_around(s: State, tile: int) -> int:
    """Return how many of the eight places around a tile are filled (BAS6)."""
    x = s.x[s.cell[tile]]
    y = s.y[s.cell[tile]]
    count = 0
    for side in range(4):
        if neighbour(s, tile, side) != NOBODY:
            count += 1
        turned = (side + 1) & 3
        if tile_at(s, x + EAST[side] + EAST[turned], y + SOUTH[side] + SOUTH[turned]) != NOBODY:
            count += 1
    return count


@rule
def is_complete(s: State, root: int) -> bool:
    """Tell whether a feature is complete (BAS6)."""
    kind = kind_of(s, root)
    if kind in (CITY, ROAD):
        return s.open[root] == 0
    if is_cloister(kind):
        return filled_around(s, s.home[root]) == AROUND
    return False


@rule
def is_cloister(kind: int) -> bool:
    """Tell whether a kind of feature is a monastery, or a garden, which scores like one (EXT3)."""
    return kind > RIVER


@rule
def touch(s: State, root: int, mark: int) -> int:
    """Mark the roots of the completed cities that touch a field; return how many were not marked before."""
    count = 0
    node = root
    for _ in range(s.size[root]):
        touched = TOUCHED[entry_of(s, node)]
        city = s.base[s.home[node]]
        while touched != 0:
            if touched & 1 and s.open[s.root[city]] == 0 and s.noted[s.root[city]] != mark:
                s.noted[s.root[city]] = mark
                count += 1
            touched >>= 1
            city += 1
        node = s.next[node]
    return count


@rule
def cities_of(s: State, root: int) -> int:
    """Return how many completed cities touch a field, each counted once (BAS9)."""
    count = touch(s, root, 1)
    touch(s, root, 0)
    return count
