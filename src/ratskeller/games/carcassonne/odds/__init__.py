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
from ..schema.odds import CellOdds, DependentFigure, FeatureOdds, FigureOdds, LayOdds, Odds, PartOdds
from ..views.description import nodes_of
from ..views.forecast import after_next_step
from .bag import Bag, Wanted, draws_of
from .placement import Health, boards_after, figure_at, health, health_after
from .places import Places

DRAWS = 3
"""Number of draws of the seat with odds of their own."""


def odds(s: State, _options: Options, seat: int | None) -> Odds:
    """Return the odds of the remaining tiles, with the draws of `seat` (None: a spectator without draws)."""
    bag = Bag(s)
    draws = draws_of(s, bag, seat)
    places = Places(s)
    lays, plague = _lays(s, seat)
    return Odds(
        tiles=s.left,
        fitting=bag.total,
        draws=len(draws),
        features=_features(s, bag, places, draws),
        cells={place_of(s, cell): _cell(bag, places.fitting(cell), draws) for cell in s.frontier[: s.frontiers]},
        lays=lays,
        plague=plague,
    )


def _features(s: State, bag: Bag, places: Places, draws: tuple[int, ...]) -> list[FeatureOdds]:
    if s.step == numbers.OVER:
        return []
    roots = sorted({s.root[node] for node in range(s.nodes) if _can_be_completed(s, node)})
    return [_feature(s, bag, places, root, draws) for root in roots]


def _can_be_completed(s: State, node: int) -> bool:
    return kind_of(s, node) not in (FIELD, RIVER) and not is_complete(s, s.root[node])


def _feature(s: State, bag: Bag, places: Places, root: int, draws: tuple[int, ...]) -> FeatureOdds:
    gaps = places.gaps(root)
    return FeatureOdds(
        *_chances(bag, gaps.wanted, draws),
        open=len(gaps.places),
        lost=gaps.lost,
        id=part(s, nodes_of(s, root)[0]),
        tiles=[_counted(bag, closers) for closers in gaps.closers],
    )


def _part(bag: Bag, places: Places, root: int, draws: tuple[int, ...]) -> PartOdds:
    gaps = places.gaps(root)
    return PartOdds(
        *_chances(bag, gaps.wanted, draws),
        open=len(gaps.places),
        lost=gaps.lost,
        tiles=[sum(_counted(bag, closers).values()) for closers in gaps.closers],
    )


def _cell(bag: Bag, fitting: frozenset[int], draws: tuple[int, ...]) -> CellOdds:
    return CellOdds(*_chances(bag, (fitting,), draws), tiles=_counted(bag, fitting))


def _counted(bag: Bag, kinds: frozenset[int]) -> dict[str, int]:
    return {type_name(kind): bag.stack[kind] for kind in sorted(kinds)}


def _chances(bag: Bag, wanted: Wanted, draws: tuple[int, ...]) -> tuple[float, list[float] | None, float | None]:
    """Return the fields of `Chances`; nothing `wanted` says that the places depend on each other."""
    following = (1,) if bag.total else ()
    if not wanted:
        return 0.0, None, None
    first = [draws[: n + 1] for n in range(min(DRAWS, len(draws)))]
    mine = [float(bag.chance(wanted, some)) for some in first]
    return float(bag.chance(wanted, following)), mine, float(bag.chance(wanted, draws))


def _lays(s: State, seat: int | None) -> tuple[dict[str, LayOdds], list[DependentFigure]]:
    """Return the result of every placement of the drawn tile, and the figures whose health depends on it."""
    if s.step != numbers.ASK_LAY:
        return {}, []
    forecast, ends = health(after_next_step(s)), []
    lays: dict[str, LayOdds] = {}
    for answer, after in boards_after(s):
        then = health_after(after)
        ends.append(then)
        changes = [FigureOdds(*figure_at(s, node), sick) for node, sick in then.items() if sick != forecast[node]]
        lays[answer] = LayOdds(_parts(after, seat), changes)
    return lays, _dependent(s, health(s), ends)


def _parts(s: State, seat: int | None) -> dict[str, PartOdds]:
    bag, places = Bag(s), Places(s)
    draws, tile = draws_of(s, bag, seat), s.tiles - 1
    nodes = range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]])
    return {node_name(s, node): _part(bag, places, s.root[node], draws) for node in nodes if _can_be_completed(s, node)}


def _dependent(s: State, now: Health, ends: list[Health]) -> list[DependentFigure]:
    """Return the figures that are sick after some placements, and healthy or gone after others."""
    ill = {node: sum(end.get(node, False) for end in ends) for node in now}
    return [
        DependentFigure(*figure_at(s, node), now[node], count, len(ends))
        for node, count in ill.items()
        if 0 < count < len(ends)
    ]
