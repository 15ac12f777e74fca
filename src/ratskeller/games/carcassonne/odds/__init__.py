"""The exact odds of Carcassonne for the present board: which tiles a seat draws, what they complete, and which figures fall sick.

There are no secrets: all seats know the same, and the odds differ only by whose draws are counted.
"""

from ratskeller.core.options import Options

from ..data.tiles import FIELD, RIVER
from ..notation import node_name, part, place_of, type_name
from ..rules import numbers
from ..rules.features import is_complete, kind_of
from ..rules.fields import State
from ..rules.tables import FEATURES
from ..views.description import nodes_of
from ..views.forecast import after_next_step
from .bag import Bag, Wanted, draws_of
from .placement import Health, boards_after, figure_at, health, health_after
from .places import Places

Report = dict[str, object]
DRAWS = 3
"""Number of draws of the seat with odds of their own."""


def odds(s: State, _options: Options, seat: int | None) -> Report:
    """Return the odds of the remaining tiles, JSON-ready, with the draws of `seat` (None: a spectator without draws).

    They refer to the present board, with the drawn tile in hand or, in `lays`, placed; placements of other players are not predicted. A
    tile that fits nowhere now does not count as a draw (BAS4).

    `tiles` is the size of the stack, `fitting` how many of them fit somewhere, `draws` how many draws the seat has left. `features` says
    what incomplete cities, roads, monasteries and gardens need (`_needs`), `cells` what fits into empty cells. `lays`, while the drawn
    tile is to be placed, says by answer what the features of the tile would need then (`parts`), and which figures would be healthy or
    sick contrary to the forecast, if no figure is set (`health`). `plague` lists the figures whose health depends on the placement:
    whether they are `sick` now, and in how many placements (`ill`) `of` all they end sick.
    """
    bag = Bag(s)
    draws = draws_of(s, bag, seat)
    places = Places(s)
    lays, plague = _lays(s, seat)
    return {
        "tiles": s.left,
        "fitting": bag.total,
        "draws": len(draws),
        "features": _features(s, bag, places, draws),
        "cells": {place_of(s, cell): _cell(bag, places.fitting(cell), draws) for cell in s.frontier[: s.frontiers]},
        "lays": lays,
        "plague": plague,
    }


def _features(s: State, bag: Bag, places: Places, draws: tuple[int, ...]) -> list[Report]:
    if s.step == numbers.OVER:
        return []
    roots = sorted({s.root[node] for node in range(s.nodes) if _can_be_completed(s, node)})
    return [{"id": part(s, nodes_of(s, root)[0]), **_needs(bag, places, root, draws)} for root in roots]


def _can_be_completed(s: State, node: int) -> bool:
    return kind_of(s, node) not in (FIELD, RIVER) and not is_complete(s, s.root[node])


def _needs(bag: Bag, places: Places, root: int, draws: tuple[int, ...], has_types: bool = True) -> Report:
    """Return what a feature needs: `open` is the number of places to fill, `lost` tells that one of them can't be filled any more.

    With one or two places, `tiles` says for each how many tiles of each type fill it without opening another. `next` is the probability
    that the next tile can complete the feature, `mine` that the next one, two or three draws of the seat bring everything needed, `ever`
    that all its draws do; null where the places depend on each other. Without `has_types`, `tiles` has only the totals, to keep `lays`
    small.
    """
    gaps = places.gaps(root)
    counts = [_counted(bag, closers) for closers in gaps.closers]
    tiles = counts if has_types else [sum(by_type.values()) for by_type in counts]
    needs: Report = {"open": len(gaps.places), "lost": gaps.lost, "tiles": tiles}
    return needs | _chances(bag, gaps.closers if gaps.apart else (), draws)


def _cell(bag: Bag, fitting: frozenset[int], draws: tuple[int, ...]) -> Report:
    return {"tiles": _counted(bag, fitting)} | _chances(bag, (fitting,), draws)


def _counted(bag: Bag, kinds: frozenset[int]) -> dict[str, int]:
    return {type_name(kind): bag.stack[kind] for kind in sorted(kinds)}


def _chances(bag: Bag, wanted: Wanted, draws: tuple[int, ...]) -> Report:
    following = (1,) if bag.total else ()
    if not wanted:
        return {"next": 0.0, "mine": None, "ever": None}
    first = [draws[: n + 1] for n in range(min(DRAWS, len(draws)))]
    return {
        "next": float(bag.chance(wanted, following)),
        "mine": [float(bag.chance(wanted, some)) for some in first],
        "ever": float(bag.chance(wanted, draws)),
    }


def _lays(s: State, seat: int | None) -> tuple[Report, list[Report]]:
    """Return the result of every placement of the drawn tile, and the figures whose health depends on it."""
    if s.step != numbers.ASK_LAY:
        return {}, []
    forecast, ends = health(after_next_step(s)), []
    lays: Report = {}
    for answer, after in boards_after(s):
        then = health_after(after)
        ends.append(then)
        lays[answer] = {"parts": _parts(after, seat), "health": _changes(s, forecast, then)}
    return lays, _dependent(s, health(s), ends)


def _parts(s: State, seat: int | None) -> Report:
    """Return what the features of the last tile need."""
    bag, places = Bag(s), Places(s)
    draws, tile = draws_of(s, bag, seat), s.tiles - 1
    nodes = range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]])
    return {
        node_name(s, node): _needs(bag, places, s.root[node], draws, has_types=False)
        for node in nodes
        if _can_be_completed(s, node)
    }


def _changes(s: State, forecast: Health, then: Health) -> list[Report]:
    return [figure_at(s, node) | {"sick": sick} for node, sick in then.items() if sick != forecast[node]]


def _dependent(s: State, now: Health, ends: list[Health]) -> list[Report]:
    """Return the figures that are sick after some placements, and healthy or gone after others."""
    ill = {node: sum(end.get(node, False) for end in ends) for node in now}
    return [
        figure_at(s, node) | {"sick": now[node], "ill": count, "of": len(ends)}
        for node, count in ill.items()
        if 0 < count < len(ends)
    ]
