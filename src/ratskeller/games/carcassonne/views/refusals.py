"""Why the drawn tile can't be laid in a cell, and why no figure can be set on a feature of the tile just laid."""

from functools import cache

from ..data.tiles import FIELD, GARDEN, RIVER, SIDES, TERRAINS
from ..notation import node_name, place_of
from ..rules.features import kind_of
from ..rules.fields import State
from ..rules.figures import is_free
from ..rules.placement import rotations_in
from ..rules.tables import EDGE, FEATURES, NONE, RIM, ROLE, side_of
from .description import majority

Refusal = dict[str, object]


def wants(rim: int) -> dict[str, str]:
    """Return what a tile must show at the sides of an empty cell with a rim (BAS3), by side, without sides that have no neighbour."""
    return dict(_wants(rim))


@cache
def _wants(rim: int) -> dict[str, str]:
    digits = (rim // RIM**side % RIM for side in range(4))
    return {SIDES[side]: TERRAINS[digit - 1] for side, digit in enumerate(digits) if digit}


def misfits(s: State) -> dict[str, Refusal]:
    """Return why the drawn tile does not fit, for each empty cell where it does not.

    `why` is `sides` if they clash in every rotation (BAS3), or `away` for a river tile that would not continue the river (EXT1). With
    `sides`, `r` is the rotation with the fewest clashes, and `clashes` says for each of them what the tile `shows` and what it `meets`.
    """
    cells = [cell for cell in s.frontier[: s.frontiers] if not rotations_in(s, s.tile, cell)]
    return {place_of(s, cell): _misfit(s, cell) for cell in cells}


def _misfit(s: State, cell: int) -> Refusal:
    if ROLE[s.tile] != NONE:
        return {"why": "away", "rule": "CAR-EXT1"}
    nearest, clashes = _nearest(s.tile, s.rims[cell])
    sides = [{"side": side, "shows": shows, "meets": meets} for side, shows, meets in clashes]
    return {"why": "sides", "rule": "CAR-BAS3", "r": nearest, "clashes": sides}


Clashes = tuple[tuple[str, str, str], ...]
"""Side by side: its name, what a tile shows there, and what it meets."""


@cache
def _nearest(kind: int, rim: int) -> tuple[int, Clashes]:
    """Return the rotation of a type of tile with the fewest clashes at a rim, and these clashes."""
    found = [_clashes(kind, _wants(rim), r) for r in range(4)]
    nearest = min(range(4), key=lambda r: len(found[r]))
    return nearest, found[nearest]


def _clashes(kind: int, wanted: dict[str, str], r: int) -> Clashes:
    terrains = {name: TERRAINS[EDGE[kind * 4 + side_of(side, r)]] for side, name in enumerate(SIDES)}
    return tuple((side, terrains[side], meets) for side, meets in wanted.items() if terrains[side] != meets)


def refused(s: State, answers: frozenset[str]) -> dict[str, Refusal]:
    """Return why no figure can be set on a feature of the tile just laid, by feature, given the legal answers.

    `why` is `river` (no figure stands there, EXT1), `farmers` (a field in a game without them, BAS9), `held` (by healthy figures of
    `seats`, BAS5), `supply` (no suitable figure in hand) or, for a garden, `abbot` (none in hand, EXT3).
    """
    tile = s.tiles - 1
    nodes = range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]])
    open_to = {answer.split()[-1] for answer in answers}
    return {name: _refusal(s, node) for node in nodes if (name := node_name(s, node)) not in open_to}


def _refusal(s: State, node: int) -> Refusal:
    kind = kind_of(s, node)
    if kind == RIVER:
        return {"why": "river", "rule": "CAR-EXT1"}
    if kind == FIELD and s.farmers == 0:
        return {"why": "farmers", "rule": "CAR-BAS9"}
    if not is_free(s, s.root[node]):
        strength, _ = majority(s, s.root[node])
        return {"why": "held", "rule": "CAR-BAS5", "seats": [seat for seat, count in enumerate(strength) if count]}
    return {"why": "abbot", "rule": "CAR-EXT3"} if kind == GARDEN else {"why": "supply", "rule": "CAR-BAS5"}
