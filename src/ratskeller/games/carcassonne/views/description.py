"""Descriptions of features, for views and events."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ratskeller.core.state import share

from ..data.tiles import CITY, FIELD, RIVER, ROAD
from ..rules import fields as f
from ..rules import numbers
from ..rules.features import (
    entry_of,
    filled_around,
    is_cloister,
    is_complete,
    is_special,
    kind_of,
    pennants_of,
)
from ..rules.fields import State
from ..rules.figures import clear_strength, count_strength
from ..rules.grid import neighbour
from ..rules.scoring import field_points, is_small, value_of
from ..rules.sickness import sickening
from ..rules.tables import FEATURES, TOUCHED


class Description(Struct, frozen=True):
    """A feature: its nodes in the order laid, its parts, and its present value."""

    kind: int
    nodes: tuple[int, ...]
    tiles: int
    pennants: int
    filled: int
    cities: tuple[int, ...]
    inn: bool
    cathedral: bool
    complete: bool
    small: bool
    value: int

    @property
    def first(self) -> int:
        return self.nodes[0]


def describe(s: State, root: int) -> Description:
    kind, nodes = kind_of(s, root), nodes_of(s, root)
    special = kind in (CITY, ROAD) and is_special(s, root)
    cities = completed_cities(s, nodes) if kind == FIELD else ()
    return Description(
        kind=kind,
        nodes=nodes,
        # Several nodes of a tile may belong to one feature
        tiles=len(set(map(s.home.__getitem__, nodes))),
        pennants=pennants_of(s, root) if kind == CITY else 0,
        filled=filled_around(s, s.home[root]) if is_cloister(kind) else 0,
        cities=cities,
        inn=special and kind == ROAD,
        cathedral=special and kind == CITY,
        complete=is_complete(s, root),
        small=kind == CITY and is_small(s, root),
        # The largest features by far: their cities are known already
        value=field_points(len(cities)) if kind == FIELD else value_of(s, root),
    )


def nodes_of(s: State, root: int) -> tuple[int, ...]:
    following = s.next
    nodes, node = [root], following[root]
    while node != root:
        nodes.append(node)
        node = following[node]
    nodes.sort()
    return tuple(nodes)


def completed_cities(s: State, field: Iterable[int]) -> tuple[int, ...]:
    """Return the first nodes of the completed cities that touch the nodes of a field (BAS9)."""
    roots: set[int] = set()
    for node in field:
        # Few nodes touch a city
        if touched := TOUCHED[entry_of(s, node)]:
            base = s.base[s.home[node]]
            roots.update(s.root[base + i] for i in range(touched.bit_length()) if touched >> i & 1)
    return tuple(sorted(nodes_of(s, city)[0] for city in roots if is_complete(s, city)))


def markers_in(low: int, high: int) -> list[int]:
    both, found = low | high << numbers.MARKERS_IN_MASK, []
    while both:
        found.append((both & -both).bit_length())
        both &= both - 1
    return found


def seats_in(leaders: int) -> list[int]:
    return [seat for seat in range(f.SEATS) if leaders >> seat & 1]


def majority(s: State, root: int) -> tuple[list[int], list[int]]:
    """Return how much the healthy figures of each seat count in a feature, and the seats that would score (BAS8, PLG9)."""
    leaders = count_strength(s, root)
    strength = s.strength[: s.players]
    clear_strength(s)
    return strength, seats_in(leaders)


def zone(s: State, number: int) -> list[int]:
    """Return the nodes on which a marker makes figures sick, or would (PLG4): those of its tile first."""
    home = s.site[number]
    own = range(s.base[home], s.base[home] + FEATURES[s.type[home]])
    roots = {s.root[node] for node in own if not is_cloister(kind_of(s, node))}
    borders = s.reach in (f.BORDERING, f.WIDE)
    far: list[int] = []
    if s.reach == f.NEAR or borders:
        far += (node for node in _nodes_beside(s, home) if borders or s.root[node] in roots)
    if s.reach in (f.WHOLE_FEATURE, f.WIDE):
        far += (node for root in sorted(roots) for node in nodes_of(s, root) if s.home[node] != home)
    return [node for node in dict.fromkeys((*own, *far)) if kind_of(s, node) != RIVER]


def _nodes_beside(s: State, tile: int) -> Iterator[int]:
    for side in range(4):
        other = neighbour(s, tile, side)
        if other != f.NOBODY:
            yield from range(s.base[other], s.base[other] + FEATURES[s.type[other]])


Sick = dict[int, list[int]]
"""The numbers of the markers that make a figure sick (PLG4), by the figure's number; healthy figures are absent."""


class Exposure:
    """Which figures a marker makes sick (PLG4), by its tile: this stays the same while only markers move."""

    def __init__(self, s: State, tiles: Iterable[int]) -> None:
        """Let the rules find it for markers on some tiles: on a trial board each of these tiles has a marker of its own."""
        self._figures: dict[int, list[int]] = {}
        trial, found = share(s, ()), list(dict.fromkeys(tiles))
        trial.marker = [0] * len(s.marker)
        for number, tile in enumerate(found, 1):
            trial.marker[tile] = number
        for window, start in enumerate(range(0, len(found), numbers.MARKERS_IN_MASK)):
            for figure, node in enumerate(s.node[: s.figures]):
                for number in markers_in(sickening(trial, node, window), 0):
                    self._figures.setdefault(found[start + number - 1], []).append(figure)

    def sick(self, sites: Iterable[int]) -> Sick:
        """Return who is sick when the markers, in the order of their numbers, lie on these of the tiles."""
        found: Sick = {}
        for number, tile in enumerate(sites, 1):
            for figure in self._figures.get(tile, ()):
                found.setdefault(figure, []).append(number)
        return found
