"""Why the drawn tile can't be laid in a cell, and why no figure can be set on a feature of the tile just laid."""

from collections.abc import Mapping
from functools import cache

from ..data.tiles import FIELD, GARDEN, RIVER, SIDES, TERRAINS, Side, Terrain
from ..notation import node_name, place_of
from ..rules.features import kind_of
from ..rules.fields import State
from ..rules.figures import is_free
from ..rules.placement import rotations_in
from ..rules.tables import EDGE, FEATURES, NONE, RIM, ROLE, side_of
from ..schema.view import Clash, Misfit, Refusal
from .description import majority


@cache
def wants(rim: int) -> Mapping[Side, Terrain]:
    """Return what a tile must show at the sides of an empty cell with a rim (BAS3), by side, without sides that have no neighbour."""
    digits = (rim // RIM**side % RIM for side in range(4))
    return {SIDES[side]: TERRAINS[digit - 1] for side, digit in enumerate(digits) if digit}


def misfits(s: State) -> dict[str, Misfit]:
    """Return why the drawn tile does not fit, for each empty cell where it does not."""
    cells = [cell for cell in s.frontier[: s.frontiers] if not rotations_in(s, s.tile, cell)]
    return {place_of(s, cell): _misfit(s, cell) for cell in cells}


def _misfit(s: State, cell: int) -> Misfit:
    if ROLE[s.tile] != NONE:
        return Misfit("away", "CAR-EXT1")
    nearest, clashes = _nearest(s.tile, s.rims[cell])
    return Misfit("sides", "CAR-BAS3", nearest, clashes)


@cache
def _nearest(kind: int, rim: int) -> tuple[int, list[Clash]]:
    """Return the rotation of a type of tile with the fewest clashes at a rim, and these clashes."""
    found = [_clashes(kind, wants(rim), r) for r in range(4)]
    nearest = min(range(4), key=lambda r: len(found[r]))
    return nearest, found[nearest]


def _clashes(kind: int, wanted: Mapping[Side, Terrain], r: int) -> list[Clash]:
    terrains = {name: TERRAINS[EDGE[kind * 4 + side_of(side, r)]] for side, name in enumerate(SIDES)}
    return [Clash(side, terrains[side], meets) for side, meets in wanted.items() if terrains[side] != meets]


def refused(s: State, answers: frozenset[str]) -> dict[str, Refusal]:
    """Return why no figure can be set on a feature of the tile just laid, by feature, given the legal answers."""
    tile = s.tiles - 1
    nodes = range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]])
    open_to = {answer.split()[-1] for answer in answers}
    return {name: _refusal(s, node) for node in nodes if (name := node_name(s, node)) not in open_to}


def _refusal(s: State, node: int) -> Refusal:
    kind = kind_of(s, node)
    if kind == RIVER:
        return Refusal("river", "CAR-EXT1")
    if kind == FIELD and s.farmers == 0:
        return Refusal("farmers", "CAR-BAS9")
    if not is_free(s, s.root[node]):
        strength, _ = majority(s, s.root[node])
        return Refusal("held", "CAR-BAS5", [seat for seat, count in enumerate(strength) if count])
    return Refusal("abbot", "CAR-EXT3") if kind == GARDEN else Refusal("supply", "CAR-BAS5")
