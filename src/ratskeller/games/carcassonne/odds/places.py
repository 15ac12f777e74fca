"""Empty places: what fits there, and what would complete the features beside them. The rules themselves place every tile that fits."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..rules.features import is_cloister, kind_of
from ..rules.fields import NOBODY, State
from ..rules.grid import EAST, SOUTH, cell_at, fitting, neighbour, tile_at, tile_beside
from ..rules.placement import lay, rotations_in
from ..rules.tables import ALL, AT_SIDE, NONE, TYPES, side_of
from ..views.description import nodes_of
from ..views.forecast import trial_of
from .bag import Wanted

Place = tuple[int, int]
"""x and y."""
MOST = 2
"""Most places of a feature for which odds are computed."""
AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)


@dataclass(frozen=True)
class Gaps:
    """The empty places that must be filled to complete a feature. `lost`: no remaining tile fits into one of them.

    `closers` are, for each place, the types of tiles that fill it without opening another place; empty if there are too many places.
    `apart`: the places don't affect each other, so the tiles may come in any order.
    """

    places: tuple[Place, ...]
    closers: tuple[frozenset[int], ...]
    apart: bool
    lost: bool

    @property
    def wanted(self) -> Wanted:
        """The tiles to wait for; none where the places depend on each other."""
        return self.closers if self.apart else ()


class Places:
    """The places of a position."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._kinds = [kind for kind in range(TYPES) if s.stack[kind]]
        self._laid: dict[tuple[int, int, int], State] = {}

    def fitting(self, cell: int) -> frozenset[int]:
        """Return the types of tiles in the stack that fit into an empty cell (BAS3)."""
        return frozenset(kind for kind in self._kinds if rotations_in(self._s, kind, cell))

    def gaps(self, root: int) -> Gaps:
        """Return what a feature needs to be complete (BAS6)."""
        s = self._s
        places = tuple(sorted(set(open_places(s, root))))
        lost = any(self._is_dead(cell_at(s, *place)) for place in places)
        if len(places) > MOST:
            return Gaps(places, (), apart=False, lost=lost)
        found = [self._closing(root, place, places) for place in places]
        return Gaps(places, tuple(closers for closers, _ in found), all(apart for _, apart in found), lost)

    def _is_dead(self, cell: int) -> bool:
        """Tell whether no tile that is left can come into a cell (BAS3): more tiles around it only ask for more."""
        s = self._s
        left = self._kinds if s.tile == NOBODY else [s.tile, *self._kinds]
        return cell != NOBODY and not any(fitting(s, kind, cell) for kind in left)

    def _closing(self, root: int, place: Place, places: tuple[Place, ...]) -> tuple[frozenset[int], bool]:
        """Return the types that fill a place of a feature so that no further one opens, and whether they leave the other as it is."""
        s, rest = self._s, [other for other in places if other != place]
        apart = not any(abs(place[0] - x) + abs(place[1] - y) == 1 for x, y in rest)
        cell = cell_at(s, *place)
        if cell == NOBODY or is_cloister(kind_of(s, root)):
            return (frozenset() if cell == NOBODY else self.fitting(cell)), apart
        sides, closers = _sides_open(s, root, rest), set()
        meets = [_faces(s, cell, side, root) for side in range(4)]
        for kind, r in self._ways(cell):
            onward = [(place[0] + EAST[side], place[1] + SOUTH[side]) for side in _leaving(kind, r, meets)]
            if not onward:
                closers.add(kind)
            elif all(place in rest or tile_at(s, *place) != NOBODY for place in onward):
                after = self._after(kind, cell, r)
                open_now = open_places(after, after.root[root])
                if set(open_now) == set(rest):
                    closers.add(kind)
                    apart &= len(open_now) == sides
        return frozenset(closers), apart

    def _ways(self, cell: int) -> Iterator[tuple[int, int]]:
        for kind in self._kinds:
            rotations = rotations_in(self._s, kind, cell)
            for r in range(4):
                if rotations >> r & 1:
                    yield kind, r

    def _after(self, kind: int, cell: int, r: int) -> State:
        """Return the board with a tile laid; it is laid once, whichever feature is asked about."""
        key = (kind, cell, r)
        if key not in self._laid:
            self._laid[key] = trial_of(self._s)
            lay(self._laid[key], kind, cell, r)
        return self._laid[key]


def _sides_open(s: State, node: int, places: list[Place]) -> int:
    return sum(place in places for place in open_places(s, s.root[node]))


def _leaving(kind: int, r: int, meets: list[bool]) -> list[int]:
    """Return the sides by which a tile leads a feature on that it meets at some: none where it only ends it, which need not be tried."""
    parts = [AT_SIDE[kind * 4 + side_of(side, r)] for side in range(4)]
    met = {part for part, is_met in zip(parts, meets, strict=True) if is_met}
    return [side for side in range(4) if parts[side] in met and not meets[side]]


def _faces(s: State, cell: int, side: int, root: int) -> bool:
    tile = tile_beside(s, cell, side)
    if tile == NOBODY:
        return False
    there = AT_SIDE[s.type[tile] * 4 + side_of((side + 2) & 3, s.rotation[tile])]
    return there != NONE and s.root[s.base[tile] + there] == root


def open_places(s: State, root: int) -> list[Place]:
    """Return the empty places that a feature needs filled (BAS6), those of a city or a road once for every open side."""
    if is_cloister(kind_of(s, root)):
        cell = s.cell[s.home[root]]
        around = [(s.x[cell] + x, s.y[cell] + y) for x, y in AROUND]
        return [place for place in around if tile_at(s, *place) == NOBODY]
    return [place for node in nodes_of(s, root) for place in _beside(s, node)]


def _beside(s: State, node: int) -> Iterator[Place]:
    tile = s.home[node]
    cell = s.cell[tile]
    for side in ALL[s.type[tile]].features[node - s.base[tile]].sides:
        turned = (side + s.rotation[tile]) & 3
        if neighbour(s, tile, turned) == NOBODY:
            yield s.x[cell] + EAST[turned], s.y[cell] + SOUTH[turned]
