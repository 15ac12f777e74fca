"""The plague: new markers (PLG2, PLG3), their step after every turn (PLG5, PLG6), and the events of figures that fall sick."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import ROW_WIDTH, emit

from ..data.tiles import FIELD, RIVER
from .features import is_complete, kind_of
from .fields import COMPLETED, COPY, NOBODY, State
from .grid import neighbour
from .numbers import EV_FELL_SICK, EV_MARKER, EV_RECOVERED, EV_SPREAD, PLACES, STEPS_IN_ROW
from .sickness import is_on_marker, is_sick, sickening
from .tables import FEATURES


@rule
def put_marker(s: State, tile: int) -> int:
    """Place a new marker on a tile; return its number (PLG3)."""
    s.markers += 1
    s.site[s.markers] = tile
    s.marker[tile] = s.markers
    return s.markers


@rule
def outbreak(s: State, tile: int) -> None:
    """PLG2: place the marker of a plague tile."""
    number = put_marker(s, tile)
    emit(s, EV_MARKER, s.seat, number, tile)


@rule
def next_site(s: State, tile: int) -> int:
    """PLG5: return the tile that a marker goes to from a tile, or NOBODY: one that never held a marker, else the one left longest ago."""
    best = NOBODY
    for side in range(4):
        other = neighbour(s, tile, side)
        if other != NOBODY and is_free(s, other) and (best == NOBODY or s.quit[other] < s.quit[best]):
            best = other
    return best


@rule
def is_free(s: State, tile: int) -> bool:
    """PLG5: tell whether a marker may go to a tile: none lies there, and with the option it is no obstacle."""
    return s.marker[tile] == 0 and (s.obstacles != COMPLETED or not is_finished(s, tile))


@rule
def is_finished(s: State, tile: int) -> bool:
    """PLG5: tell whether a tile has a city, road, monastery or garden, and all of them are complete; fields and rivers don't count."""
    finished = False
    first = s.base[tile]
    for node in range(first, first + FEATURES[s.type[tile]]):
        if kind_of(s, node) not in (FIELD, RIVER):
            if not is_complete(s, s.root[node]):
                return False
            finished = True
    return finished


@rule
def spread(s: State) -> None:
    """PLG5, PLG6: move every marker one step, in the order of their numbers."""
    for number in range(1, s.markers + 1):
        tile = s.site[number]
        to = step(s, number)
        note_step(s, number, tile, tile if to == NOBODY else to)


@rule
def step(s: State, number: int) -> int:
    """PLG5, PLG6: move a marker, or copy it; return the tile that has one now, or NOBODY if it stays."""
    tile = s.site[number]
    to = next_site(s, tile)
    if to == NOBODY:
        return NOBODY
    if s.copies == COPY:
        put_marker(s, to)
        return to
    s.marker[tile] = 0
    s.quit[tile] = s.turn
    s.marker[to] = number
    s.site[number] = to
    return to


@rule
def note_step(s: State, number: int, tile: int, to: int) -> None:
    if s.logging == 1:
        place = (number - 1) % STEPS_IN_ROW
        if place == 0:
            emit(s, EV_SPREAD)
        at = (s.logged - 1) * ROW_WIDTH + 1 + place
        if at < len(s.log):
            s.log[at] = (number * PLACES + tile) * PLACES + to


@rule
def note_health(s: State) -> None:
    """Store which figures are sick, for `tell_health`; only if events are logged."""
    if s.logging == 1:
        for i in range(s.figures):
            s.ailing[i] = int(is_sick(s, s.node[i]))


@rule
def tell_health(s: State) -> None:
    """PLG4, PLG7: log which figures fell sick or recovered since `note_health`; there may be new figures."""
    if s.logging == 1:
        for i in range(s.figures):
            node = s.node[i]
            now = int(is_sick(s, node))
            if now == 1 and s.ailing[i] == 0:
                emit(
                    s,
                    EV_FELL_SICK,
                    s.owner[i],
                    s.figure[i],
                    node,
                    sickening(s, node, 0),
                    sickening(s, node, 1),
                    int(is_on_marker(s, node)),
                )
            elif now == 0 and s.ailing[i] == 1:
                emit(s, EV_RECOVERED, s.owner[i], s.figure[i], node)
            s.ailing[i] = 0
