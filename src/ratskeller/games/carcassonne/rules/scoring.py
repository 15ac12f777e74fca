"""Scoring: the value of features (BAS7, BAS9, EXT2, EXT3), who gets the points (BAS8, PLG9), and when (BAS6)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from ..data.tiles import CITY, FIELD, ROAD
from .features import cities_of, filled_around, is_cloister, is_complete, is_special, kind_of, pennants_of, tiles_of
from .fields import State
from .figures import abbot_on_board, clear_strength, count_strength, take_figure, tell_figure
from .numbers import EV_ABBOT_TAKEN, EV_FINAL, EV_SCORED
from .sickness import is_sick, sickening
from .tables import FEATURES

FIELD_POINTS = 3
"""Points of a field for every completed city (BAS9)."""
SMALL = 2
"""Tiles of a small city (BAS7)."""


@rule
def value_of(s: State, root: int) -> int:
    """Return the value of a feature: complete (BAS7), or incomplete as at the end of the game (BAS9)."""
    kind = kind_of(s, root)
    if kind == FIELD:
        return field_points(cities_of(s, root))
    if is_cloister(kind):
        return 1 + filled_around(s, s.home[root])
    complete = is_complete(s, root)
    special = is_special(s, root)
    if special and not complete:
        return 0
    size = tiles_of(s, root)
    each = 1 + int(special)
    if kind == CITY:
        size += pennants_of(s, root)
        each += int(complete and not is_small(s, root))
    elif kind != ROAD:
        return 0
    return size * each


@rule
def field_points(cities: int) -> int:
    """Return the value of a field that touches so many completed cities (BAS9)."""
    return FIELD_POINTS * cities


@rule
def is_small(s: State, root: int) -> bool:
    """BAS7: tell whether a city scores by the older rule for two tiles."""
    return s.small_cities == SMALL and is_complete(s, root) and tiles_of(s, root) == SMALL


@rule
def score(s: State, root: int) -> None:
    """BAS8, PLG9: give the value of a feature to every seat with the most healthy figures in it."""
    value = value_of(s, root)
    leaders = count_strength(s, root)
    if s.logging == 1:
        tell_score(s, root, value, leaders)
    for seat in range(s.players):
        if leaders >> seat & 1:
            s.scores[seat] += value
    clear_strength(s)


@rule
def tell_score(s: State, root: int, value: int, leaders: int) -> None:
    """Write a row about a feature that is scored, then one about every figure in it."""
    low = pack(s.strength[0], s.strength[1], s.strength[2])
    high = pack(s.strength[3], s.strength[4], s.strength[5])
    emit(s, EV_SCORED, root, value, low, high, int(is_complete(s, root)), leaders)
    for i in range(s.figures):
        if s.root[s.node[i]] == root:
            tell_figure(s, i)


PACKED = 64
"""Base in which three strengths share a number."""


@rule
def pack(first: int, second: int, third: int) -> int:
    return first + PACKED * (second + PACKED * third)


@rule
def finish(s: State, root: int) -> None:
    """Score a complete feature; then every figure in it returns to its supply (BAS8)."""
    score(s, root)
    i = s.figures - 1
    while i >= 0:
        if s.root[s.node[i]] == root:
            take_figure(s, i)
        i -= 1


@rule
def finish_completed(s: State) -> None:
    """BAS6: score the claimed features that the tile just laid completes."""
    tile = s.tiles - 1
    for node in range(s.base[tile], s.base[tile] + FEATURES[s.type[tile]]):
        root = s.root[node]
        if s.claims[root] > 0 and not is_cloister(kind_of(s, root)) and is_complete(s, root):
            finish(s, root)
    i = 0
    while i < s.figures:
        node = s.node[i]
        if is_cloister(kind_of(s, node)) and is_near(s, s.home[node], tile) and is_complete(s, node):
            finish(s, node)
        else:
            i += 1


@rule
def is_near(s: State, tile: int, other: int) -> bool:
    across = s.x[s.cell[tile]] - s.x[s.cell[other]]
    down = s.y[s.cell[tile]] - s.y[s.cell[other]]
    return -1 <= across <= 1 and -1 <= down <= 1


@rule
def score_the_end(s: State) -> None:
    """BAS9, PLG11: score every claimed feature as it is; figures stay."""
    emit(s, EV_FINAL)
    for i in range(s.figures):
        root = s.root[s.node[i]]
        first = True
        for j in range(i):
            if s.root[s.node[j]] == root:
                first = False
        if first:
            score(s, root)


@rule
def abbot_points(s: State, node: int) -> int:
    """EXT3, PLG10: return the points for an abbot that is taken back."""
    return 0 if is_sick(s, node) else value_of(s, s.root[node])


@rule
def take_abbot(s: State) -> None:
    """EXT3: take the abbot of the seat on turn back and score it at once."""
    i = abbot_on_board(s, s.seat)
    node = s.node[i]
    points = abbot_points(s, node)
    emit(
        s,
        EV_ABBOT_TAKEN,
        s.seat,
        node,
        points,
        sickening(s, node, 0),
        sickening(s, node, 1),
    )
    s.scores[s.seat] += points
    take_figure(s, i)
