"""The view of a seat: everything on the table. Only the seat on turn also gets what it could do next."""

from collections.abc import Sequence
from functools import cache
from itertools import chain

from msgspec import UNSET

from ratskeller.core.options import Options

from ..notation import kind_name, node_name, parts_of, place_of, places_of_tiles, type_name
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.placement import rotations_in
from ..rules.sickness import is_affected
from ..rules.tables import FITS, NONE, RIMS, ROLE, TYPES
from ..schema.view import Cell, Feature, Figure, Marker, PlacedTile, PublicView, SeatView, Step, Supply
from .description import Description, Exposure, Sick, describe, majority, zone
from .forecast import changes, reasoned_steps, sites, steps_ahead, will_spread
from .preview import follower_choices, lays
from .refusals import misfits, refused, wants


def public_view(s: State, options: Options) -> PublicView:
    # What is needed many times
    places = places_of_tiles(s)
    parts = parts_of(s, places)
    ahead = steps_ahead(s)
    exposure = Exposure(s, chain(sites(s), *ahead))
    sick = exposure.sick(sites(s))
    steps = reasoned_steps(s)
    future = [Step([places[tile] for tile in then], changes(s, sick, exposure.sick(then))) for then in ahead]
    return PublicView(
        game="carcassonne",
        options=options,
        seat=None if s.step == numbers.ASK_START_SEAT else s.seat,
        turn_number=s.turn,
        over=s.step == numbers.OVER,
        tile=None if s.tile == f.NOBODY else type_name(s.tile),
        board=_board(s, places, sick),
        spreads=will_spread(s),
        markers=[
            Marker(number, places[s.site[number]], places[steps[number][0]] if number in steps else None)
            for number in _markers_of(s)
        ],
        reasons=[steps[number][1] if number in steps else None for number in _markers_of(s)],
        zones=[[parts[node] for node in zone(s, number)] for number in _markers_of(s)],
        forecast=future[0].changes if future else [],
        ahead=future,
        features=_features(s, places, parts, sick),
        cells=_cells(s),
        stack=stack(s),
        left=s.left,
        discarded=discarded(s),
        supplies=_supplies(s),
    )


def seat_view(s: State, _options: Options, seat: int | None) -> SeatView:
    """Return what a seat could do next; nothing for spectators and for seats that are not on turn."""
    if seat is None or seat != s.seat:
        return SeatView()
    if s.step == numbers.ASK_LAY:
        return SeatView(lays=lays(s), misfits=misfits(s))
    if s.step == numbers.ASK_FOLLOWER:
        choices = follower_choices(s)
        return SeatView(followers=choices, refused=refused(s, frozenset(choices)))
    return SeatView()


def _board(s: State, places: Sequence[str], sick: Sick) -> list[PlacedTile]:
    figures = figures_by_tile(s)
    waiting = s.tiles - 1 if s.step == numbers.ASK_FOLLOWER else f.NOBODY
    return [
        PlacedTile(
            places[tile],
            type_name(s.type[tile]),
            s.rotation[tile],
            s.laid[tile],
            [_figure(s, i, sick.get(i, [])) for i in figures.get(tile, ())],
            s.marker[tile] or UNSET,
            s.quit[tile] or UNSET,
            True if tile == waiting else UNSET,
        )
        for tile in range(s.tiles)
    ]


def figures_by_tile(s: State) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for i in range(s.figures):
        found.setdefault(s.home[s.node[i]], []).append(i)
    return found


def _figure(s: State, i: int, markers: list[int]) -> Figure:
    return Figure(s.owner[i], f.FIGURE_NAMES[s.figure[i]], node_name(s, s.node[i]), bool(markers), markers)


def _markers_of(s: State) -> range:
    return range(1, s.markers + 1)


def _features(s: State, places: Sequence[str], parts: Sequence[str], sick: Sick) -> list[Feature]:
    claimed: dict[int, list[int]] = {}
    for i, node in enumerate(s.node[: s.figures]):
        claimed.setdefault(s.root[node], []).append(i)
    described = [(describe(s, root), root, on_it) for root, on_it in claimed.items()]
    described.sort(key=lambda each: each[0].first)
    return [_feature(s, root, it, on_it, places, parts, sick) for it, root, on_it in described]


def _feature(
    s: State,
    root: int,
    it: Description,
    on_it: list[int],
    places: Sequence[str],
    parts: Sequence[str],
    sick: Sick,
) -> Feature:
    strength, owners = majority(s, root)
    patients = [s.owner[i] for i in on_it if i in sick]
    return Feature(
        id=parts[it.first],
        kind=kind_name(s, root),
        # Fields have hundreds of them
        parts=list(map(parts.__getitem__, it.nodes)),
        tiles=it.tiles,
        pennants=it.pennants,
        filled=it.filled,
        cities=[parts[city] for city in it.cities],
        open=s.open[root],
        complete=it.complete,
        inn=it.inn,
        cathedral=it.cathedral,
        small=it.small,
        affected=is_affected(s, root),
        followers=[[places[s.home[s.node[i]]], node_name(s, s.node[i])] for i in on_it],
        strength=strength,
        sick=[patients.count(seat) for seat in range(s.players)] if patients else [0] * s.players,
        owners=owners,
        value=it.value,
    )


def _cells(s: State) -> list[Cell]:
    cells = sorted(s.frontier[: s.frontiers], key=lambda cell: (s.y[cell], s.x[cell]))
    waiting = s.stack[:TYPES]
    if s.tile != f.NOBODY:
        waiting[s.tile] += 1
    river = [(kind, count) for kind, count in enumerate(waiting) if count and ROLE[kind] != NONE]
    # Without the river, cells with the same rim take the same tiles
    fits: dict[int, int] = {}
    found: list[Cell] = []
    for cell in cells:
        if (rim := s.rims[cell]) not in fits:
            fits[rim] = sum([waiting[kind] for kind in fitting(rim)])
        flowing = sum(count for kind, count in river if rotations_in(s, kind, cell)) if river else 0
        found.append(Cell(place_of(s, cell), fits[rim] + flowing, wants(rim)))
    return found


@cache
def fitting(rim: int) -> tuple[int, ...]:
    """Return the types of tiles without a river that fit into a cell with a rim, as `rotations_in` tells one by one."""
    return tuple(kind for kind in range(TYPES) if ROLE[kind] == NONE and FITS[kind * RIMS + rim])


def stack(s: State) -> dict[str, int]:
    return {type_name(kind): s.stack[kind] for kind in range(TYPES) if s.stack[kind]}


def discarded(s: State) -> list[str]:
    """Return the tiles that left the game because they fitted nowhere (BAS4)."""
    return [type_name(kind) for kind in s.discarded[: s.discards]]


def _supplies(s: State) -> list[Supply]:
    in_hand = (s.supply[seat * f.FIGURE_KINDS : (seat + 1) * f.FIGURE_KINDS] for seat in range(s.players))
    return [
        Supply(
            follower=hand[f.FOLLOWER],
            large=hand[f.LARGE] if s.large else UNSET,
            abbot=hand[f.ABBOT] if s.abbots else UNSET,
        )
        for hand in in_hand
    ]
