"""The exact odds of Carcassonne, as the board lies: which tiles come to whom, what they complete and fill, and whom the plague reaches.

Nothing is secret but the order of the stack, which does not exist; so all know the same, and only whose draws are counted differs.
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
"""Of so many draws of the seat the chances are told one by one."""


def odds(s: State, _options: Options, seat: int | None) -> Report:
    """Return the odds of the tiles to come, JSON-ready, with the draws of `seat` (None: a spectator, who has none).

    All chances are those of the board as it lies, with the drawn tile still in hand or, in `lays`, laid: what others will lay is nobody's
    chance. A tile that fits nowhere now is set aside and counts for no draw (BAS4).

    `tiles`: how many are in the stack, `fitting`: how many of them fit somewhere. `draws`: how many draws the seat has still. `features`:
    what the unfinished cities, roads, monasteries and gardens need (`_needs`). `cells`: what fits into the empty cells. `lays`, while the
    drawn tile is to be laid: by the answer, what the features of that tile would need then (`parts`), and whose health that turn leaves
    otherwise than the next step of the plague alone would, if nobody sets a figure (`health`). `plague`: everybody whose health hangs on
    how the tile is laid: whether he is `sick` now, and after how many of the ways, `of` all, he is (`ill`).
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
    """Return what a feature needs to be complete: `open`, how many places are to be filled; `lost`: that can't be any more.

    `tiles`, where there are one or two: for each place how many tiles of which type fill it so that no other opens. `next`: the chance that
    the next tile can complete it. `mine`: that the next one, two, three draws of the seat bring all it takes, `ever`: that all of its draws
    do; null where places hang on each other. Without `has_types`, `tiles` has their numbers alone: that is enough for the many ways to lay
    a tile, and much less to send.
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
    """Return what every way to lay the drawn tile leads to, and whose health hangs on it."""
    if s.step != numbers.ASK_LAY:
        return {}, []
    foretold, ends = health(after_next_step(s)), []
    lays: Report = {}
    for answer, after in boards_after(s):
        then = health_after(after)
        ends.append(then)
        lays[answer] = {"parts": _parts(after, seat), "health": _changes(s, foretold, then)}
    return lays, _hanging(s, health(s), ends)


def _parts(s: State, seat: int | None) -> Report:
    """Return what the features of the tile laid last need."""
    bag, places = Bag(s), Places(s)
    draws, tile = draws_of(s, bag, seat), s.tiles - 1
    nodes = range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]])
    return {
        node_name(s, node): _needs(bag, places, s.root[node], draws, has_types=False)
        for node in nodes
        if _can_be_completed(s, node)
    }


def _changes(s: State, foretold: Health, then: Health) -> list[Report]:
    return [figure_at(s, node) | {"sick": sick} for node, sick in then.items() if sick != foretold[node]]


def _hanging(s: State, now: Health, ends: list[Health]) -> list[Report]:
    """Return the figures that are sick after some ways to lay the tile, and well or gone after others."""
    ill = {node: sum(end.get(node, False) for end in ends) for node in now}
    return [
        figure_at(s, node) | {"sick": now[node], "ill": count, "of": len(ends)}
        for node, count in ill.items()
        if 0 < count < len(ends)
    ]
