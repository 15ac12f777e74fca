"""The view of a seat: everything on the table. Only the seat on turn also gets what it could do next."""

from collections.abc import Sequence

from ratskeller.core.options import Options

from ..notation import kind_name, node_name, part, place_of, place_of_tile, type_name
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.placement import rotations_in
from ..rules.sickness import is_affected, is_sick
from ..rules.tables import NONE, ROLE, TYPES
from .description import Description, because, describe, majority, zone
from .forecast import changes, reasoned_steps, steps_ahead, will_spread
from .preview import follower_choices, lays
from .refusals import misfits, refused, wants


def view(s: State, options: Options, seat: int | None) -> dict[str, object]:
    """Return what `seat` may know (None: a spectator), JSON-ready."""
    return public_view(s, options) | seat_view(s, options, seat)


def public_view(s: State, options: Options) -> dict[str, object]:
    """Return what is visible to all."""
    return {
        "game": "carcassonne",
        "options": options,
        "seat": None if s.step == numbers.ASK_START_SEAT else s.seat,
        "turn_number": s.turn,
        "over": s.step == numbers.OVER,
        "tile": None if s.tile == f.NOBODY else type_name(s.tile),
        "board": tiles_on_board(s),
        "spreads": will_spread(s),
        **_plague(s),
        "features": _features(s),
        "cells": _cells(s),
        "stack": stack(s),
        "left": s.left,
        "discarded": discarded(s),
        "supplies": supplies(s),
        "scores": s.scores[: s.players],
    }


def seat_view(s: State, _options: Options, seat: int | None) -> dict[str, object]:
    """Return what a seat could do next; empty for spectators and for seats that are not on turn."""
    if seat is None or seat != s.seat:
        return {}
    if s.step == numbers.ASK_LAY:
        return {"lays": lays(s), "misfits": misfits(s)}
    if s.step == numbers.ASK_FOLLOWER:
        choices = follower_choices(s)
        return {"followers": choices, "refused": refused(s, frozenset(choices))}
    return {}


def tiles_on_board(s: State) -> list[dict[str, object]]:
    """Return the tiles on the board with their figures and markers, in the order laid."""
    figures = figures_by_tile(s)
    tiles = [
        placed_tile(s, tile, [_figure_with_health(s, i) for i in figures.get(tile, ())]) for tile in range(s.tiles)
    ]
    if s.step == numbers.ASK_FOLLOWER:
        tiles[-1]["follower_due"] = True
    return tiles


def figures_by_tile(s: State) -> dict[int, list[int]]:
    """Return the numbers of the figures by tile, for tiles with figures."""
    found: dict[int, list[int]] = {}
    for i in range(s.figures):
        found.setdefault(s.home[s.node[i]], []).append(i)
    return found


def figure(s: State, i: int) -> dict[str, object]:
    """Return a figure on the board, by its number, as positions write it."""
    return {"seat": s.owner[i], "kind": f.FIGURE_NAMES[s.figure[i]], "on": node_name(s, s.node[i])}


def _figure_with_health(s: State, i: int) -> dict[str, object]:
    reasons = because(s, s.node[i])
    return figure(s, i) | {"sick": bool(reasons), "because": reasons}


def placed_tile(s: State, tile: int, figures: list[dict[str, object]]) -> dict[str, object]:
    """Return a tile on the board as positions write it, with the figures on it."""
    placed: dict[str, object] = {
        "at": place_of_tile(s, tile),
        "tile": type_name(s.type[tile]),
        "r": s.rotation[tile],
        "turn": s.laid[tile],
        "followers": figures,
    }
    if s.marker[tile]:
        placed["marker"] = s.marker[tile]
    if s.quit[tile]:
        placed["left"] = s.quit[tile]
    return placed


def _plague(s: State) -> dict[str, object]:
    """Return where the markers are, where they go and why, which features they reach, and what their next steps do."""
    steps = reasoned_steps(s)
    numbers_of = range(1, s.markers + 1)
    sick = [is_sick(s, node) for node in s.node[: s.figures]]
    ahead = [{"markers": _sites(after), "changes": changes(s, after, sick)} for after in steps_ahead(s)]
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


def _features(s: State) -> list[dict[str, object]]:
    """Return the features with a figure in them, in the order of their first parts."""
    claimed: dict[int, list[int]] = {}
    for i, node in enumerate(s.node[: s.figures]):
        claimed.setdefault(s.root[node], []).append(i)
    described = [(describe(s, root), root, on_it) for root, on_it in claimed.items()]
    return [_feature(s, root, it, on_it) for it, root, on_it in sorted(described, key=lambda each: each[0].first)]


def _feature(s: State, root: int, it: Description, on_it: list[int]) -> dict[str, object]:
    strength, owners = majority(s, root)
    sick = [s.owner[i] for i in on_it if is_sick(s, s.node[i])]
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
        "sick": [sick.count(seat) for seat in range(s.players)],
        "owners": owners,
        "value": it.value,
    }


def _cells(s: State) -> list[dict[str, object]]:
    """Return the empty cells beside tiles: how many of the remaining tiles fit into each, and what they must show."""
    cells = sorted(s.frontier[: s.frontiers], key=lambda cell: (s.y[cell], s.x[cell]))
    waiting = [(kind, s.stack[kind]) for kind in range(TYPES) if s.stack[kind]]
    if s.tile != f.NOBODY:
        waiting.append((s.tile, 1))
    dry = [(kind, count) for kind, count in waiting if ROLE[kind] == NONE]
    river = [(kind, count) for kind, count in waiting if ROLE[kind] != NONE]
    # Without the river, cells with the same rim take the same tiles
    fits: dict[int, int] = {}
    found: list[dict[str, object]] = []
    for cell in cells:
        if (rim := s.rims[cell]) not in fits:
            fits[rim] = _fitting(s, cell, dry)
        found.append({"at": place_of(s, cell), "fits": fits[rim] + _fitting(s, cell, river), "wants": wants(rim)})
    return found


def _fitting(s: State, cell: int, waiting: Sequence[tuple[int, int]]) -> int:
    return sum(count for kind, count in waiting if rotations_in(s, kind, cell))


def stack(s: State) -> dict[str, int]:
    """Return how many tiles of each type are in the stack."""
    return {type_name(kind): s.stack[kind] for kind in range(TYPES) if s.stack[kind]}


def discarded(s: State) -> list[str]:
    """Return the tiles that left the game because they fitted nowhere (BAS4)."""
    return [type_name(kind) for kind in s.discarded[: s.discards]]


def supplies(s: State) -> list[dict[str, int]]:
    """Return the figures in hand, by seat."""
    kinds = [f.FOLLOWER] + [f.LARGE] * s.large + [f.ABBOT] * s.abbots
    return [
        {f.FIGURE_NAMES[kind]: s.supply[seat * f.FIGURE_KINDS + kind] for kind in kinds} for seat in range(s.players)
    ]
