"""Descriptions of features, for views and events."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..data.tiles import CITY, FIELD, MOST_FEATURES, RIVER, ROAD
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
    tiles_of,
)
from ..rules.fields import State
from ..rules.figures import clear_strength, count_strength
from ..rules.grid import neighbour
from ..rules.scoring import is_small, value_of
from ..rules.sickness import sickening
from ..rules.tables import FEATURES, TOUCHED


@dataclass(frozen=True)
class Description:
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
        """The node laid first."""
        return self.nodes[0]


def describe(s: State, root: int) -> Description:
    """Return the description of a feature."""
    kind = kind_of(s, root)
    special = is_special(s, root)
    complete = is_complete(s, root)
    return Description(
        kind=kind,
        nodes=nodes_of(s, root),
        tiles=tiles_of(s, root),
        pennants=pennants_of(s, root) if kind == CITY else 0,
        filled=filled_around(s, s.home[root]) if is_cloister(kind) else 0,
        cities=completed_cities(s, root) if kind == FIELD else (),
        inn=special and kind == ROAD,
        cathedral=special and kind == CITY,
        complete=complete,
        small=kind == CITY and is_small(s, root),
        value=value_of(s, root),
    )


def nodes_of(s: State, root: int) -> tuple[int, ...]:
    """Return the nodes of a feature in the order in which their tiles were laid."""
    nodes, node = [], root
    for _ in range(s.size[root]):
        nodes.append(node)
        node = s.next[node]
    return tuple(sorted(nodes))


def completed_cities(s: State, root: int) -> tuple[int, ...]:
    """Return the first nodes of the completed cities that touch a field (BAS9)."""
    roots = set()
    for node in nodes_of(s, root):
        touched = TOUCHED[entry_of(s, node)]
        roots |= {s.root[s.base[s.home[node]] + i] for i in range(MOST_FEATURES) if touched >> i & 1}
    return tuple(sorted(nodes_of(s, city)[0] for city in roots if is_complete(s, city)))


def markers_in(low: int, high: int) -> list[int]:
    """Return the numbers of markers that two masks of a row hold."""
    both, found = low | high << numbers.MARKERS_IN_MASK, []
    while both:
        found.append((both & -both).bit_length())
        both &= both - 1
    return found


def seats_in(leaders: int) -> list[int]:
    """Return the seats in a set of bits."""
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
    """Return the nodes of the tiles on the four sides of a tile."""
    for side in range(4):
        other = neighbour(s, tile, side)
        if other != f.NOBODY:
            yield from range(s.base[other], s.base[other] + FEATURES[s.type[other]])


def because(s: State, node: int) -> list[int]:
    """Return the numbers of the markers that make a figure on a node sick (PLG4)."""
    beyond = sickening(s, node, 1) if s.markers > numbers.MARKERS_IN_MASK else 0
    return markers_in(sickening(s, node, 0) if s.markers else 0, beyond)
