"""What a seat may know of a position: everything on the table. Only what a player could do next is for that player alone."""

from typing import Any

from ratskeller.core.options import Options

from ..notation import kind_name, node_name, part, place_of, place_of_tile, type_name
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.laying import rotations_in
from ..rules.sickness import is_affected, is_sick
from ..rules.tables import TYPES
from .describing import because, describe, majority, zone
from .forecast import changes, reasoned_steps, steps_ahead, will_spread
from .preview import follower_choices, lays
from .refusing import misfits, refused, wants


def view(s: State, options: Options, seat: int | None) -> dict[str, Any]:
    """Return what `seat` may know (None: a spectator), JSON-ready."""
    shown = {
        "game": "carcassonne",
        "options": options,
        "seat": None if s.step == numbers.ASK_START_SEAT else s.seat,
        "turn_number": s.turn,
        "over": s.step == numbers.OVER,
        "tile": None if s.tile == f.NOBODY else type_name(s.tile),
        "board": [shown_tile(s, tile) for tile in range(s.tiles)],
        "spreads": will_spread(s),
        **_plague(s),
        "features": [_feature(s, root) for root in claimed_roots(s)],
        "cells": _cells(s),
        "stack": stack(s),
        "left": s.left,
        "discarded": discarded(s),
        "supplies": supplies(s),
        "scores": s.scores[: s.players],
    }
    if seat is not None and seat == s.seat:
        if s.step == numbers.ASK_LAY:
            shown |= {"lays": lays(s), "misfits": misfits(s)}
        elif s.step == numbers.ASK_FOLLOWER:
            choices = follower_choices(s)
            shown |= {"followers": choices, "refused": refused(s, frozenset(choices))}
    return shown


def shown_tile(s: State, tile: int) -> dict[str, Any]:
    """Return a tile on the board with what stands and lies on it."""
    shown = placed_tile(s, tile)
    for figure, node in zip(shown["followers"], nodes_with_figures(s, tile), strict=True):
        figure |= {"sick": is_sick(s, node), "because": because(s, node)}
    if tile == s.tiles - 1 and s.step == numbers.ASK_FOLLOWER:
        shown["follower_due"] = True
    return shown


def placed_tile(s: State, tile: int) -> dict[str, Any]:
    """Return a tile on the board as positions write it."""
    placed: dict[str, Any] = {
        "at": place_of_tile(s, tile),
        "tile": type_name(s.type[tile]),
        "r": s.rotation[tile],
        "turn": s.laid[tile],
        "followers": [
            {"seat": s.owner[i], "kind": f.FIGURE_NAMES[s.figure[i]], "on": node_name(s, s.node[i])}
            for i in range(s.figures)
            if s.home[s.node[i]] == tile
        ],
    }
    if s.marker[tile]:
        placed["marker"] = s.marker[tile]
    if s.quit[tile]:
        placed["left"] = s.quit[tile]
    return placed


def nodes_with_figures(s: State, tile: int) -> list[int]:
    """Return the nodes of the figures on a tile, in their order."""
    return [s.node[i] for i in range(s.figures) if s.home[s.node[i]] == tile]


def _plague(s: State) -> dict[str, Any]:
    """Return where the markers lie, where they go and why, whom they reach, and what their next steps do."""
    steps = reasoned_steps(s)
    numbers_of = range(1, s.markers + 1)
    ahead = [{"markers": _sites(after), "changes": changes(s, after)} for after in steps_ahead(s)]
    return {
        "markers": [
            {
                "number": number,
                "at": place_of_tile(s, s.site[number]),
                "next": place_of_tile(s, steps[number][0]) if number in steps else None,
            }
            for number in numbers_of
        ],
        "reasons": [steps[number][1] if number in steps else None for number in numbers_of],
        "zones": [[part(s, node) for node in zone(s, number)] for number in numbers_of],
        "forecast": ahead[0]["changes"] if ahead else [],
        "ahead": ahead,
    }


def _sites(s: State) -> list[str]:
    """Return where the markers lie, by number."""
    return [place_of_tile(s, s.site[number]) for number in range(1, s.markers + 1)]


def claimed_roots(s: State) -> list[int]:
    """Return the roots of the features with a figure in them, in the order of their first parts."""
    roots = {s.root[s.node[i]] for i in range(s.figures)}
    return sorted(roots, key=lambda root: describe(s, root).first)


def _feature(s: State, root: int) -> dict[str, Any]:
    it = describe(s, root)
    on_it = [i for i in range(s.figures) if s.root[s.node[i]] == root]
    strength, owners = majority(s, root)
    sick = [i for i in on_it if is_sick(s, s.node[i])]
    return {
        "id": part(s, it.first),
        "kind": kind_name(s, root),
        "parts": [part(s, node) for node in it.nodes],
        "tiles": it.tiles,
        "pennants": it.pennants,
        "filled": it.filled,
        "cities": [part(s, city) for city in it.cities],
        "open": s.open[root],
        "complete": it.complete,
        "inn": it.inn,
        "cathedral": it.cathedral,
        "small": it.small,
        "affected": is_affected(s, root),
        "followers": [[place_of_tile(s, s.home[s.node[i]]), node_name(s, s.node[i])] for i in on_it],
        "strength": strength,
        "sick": [sum(s.owner[i] == seat for i in sick) for seat in range(s.players)],
        "owners": owners,
        "value": it.value,
    }


def _cells(s: State) -> list[dict[str, Any]]:
    """Return the empty cells beside tiles: how many of the tiles still to come fit into each, 0 for a dead one, and what they must show."""
    cells = sorted(s.frontier[: s.frontiers], key=lambda cell: (s.y[cell], s.x[cell]))
    return [{"at": place_of(s, cell), "fits": _fits(s, cell), "wants": wants(s, cell)} for cell in cells]


def _fits(s: State, cell: int) -> int:
    waiting = 0 if s.tile == f.NOBODY else int(rotations_in(s, s.tile, cell) != 0)
    return waiting + sum(s.stack[kind] for kind in range(TYPES) if s.stack[kind] and rotations_in(s, kind, cell))


def stack(s: State) -> dict[str, int]:
    """Return how many tiles of each type are in the stack."""
    return {type_name(kind): s.stack[kind] for kind in range(TYPES) if s.stack[kind]}


def discarded(s: State) -> list[str]:
    """Return the tiles that left the game because they fitted nowhere (BAS4)."""
    return [type_name(kind) for kind in s.discarded[: s.discards]]


def supplies(s: State) -> list[dict[str, int]]:
    """Return what figures every seat has in hand."""
    kinds = [f.FOLLOWER] + [f.LARGE] * s.large + [f.ABBOT] * s.abbots
    return [
        {f.FIGURE_NAMES[kind]: s.supply[seat * f.FIGURE_KINDS + kind] for kind in kinds} for seat in range(s.players)
    ]
