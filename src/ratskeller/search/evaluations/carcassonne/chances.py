"""Chances that features are completed with the remaining tiles.

Which tiles fit a cell depends only on the cell, and is computed once per search.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, MOST_FEATURES, ROAD
from ratskeller.games.carcassonne.rules.features import AROUND, filled_around, is_cloister, kind_of
from ratskeller.games.carcassonne.rules.fields import CELLS, NOBODY, State
from ratskeller.games.carcassonne.rules.grid import fitting
from ratskeller.games.carcassonne.rules.tables import AT_SIDE, FEATURES, KIND, OPEN_SIDES, TYPES, side_of
from ratskeller.search.player_weights import take_set

from .layout import (
    AROUND_HALF,
    BY_PLAYERS,
    CHANCES,
    CITY_FITS,
    EACH_MORE,
    FORBIDS,
    HASTE,
    KIND_LIST,
    KINDS,
    MISSING,
    MOST_PLACES,
    PATIENCE,
    PLACES,
    ROAD_FITS,
    UNKNOWN,
    WHOLE,
    WIN_WEIGHTS,
)


def _ends(kind: int) -> tuple[int, ...]:
    """Return the weight of each tile type when it fits: 2 if it can close a city or road, otherwise 1."""
    found = []
    for tile in range(TYPES):
        places = range(tile * MOST_FEATURES, tile * MOST_FEATURES + FEATURES[tile])
        found.append(1 + int(any(KIND[place] == kind and OPEN_SIDES[place] == 1 for place in places)))
    return tuple(found)


ENDS_CITY = _ends(CITY)
ENDS_ROAD = _ends(ROAD)


@rule
def prepare(s: State, table: list[int]) -> None:
    """Select the weights for the number of players, list the remaining tile types, and clear what was computed for cells."""
    take_set(table, BY_PLAYERS, WIN_WEIGHTS, s.players)
    count = 0
    for kind in range(TYPES):
        if s.stack[kind] > 0:
            table[KIND_LIST + count] = kind
            count += 1
    table[KINDS] = count
    for cell in range(CELLS):
        table[FORBIDS + cell] = UNKNOWN


@rule
def chance_of(s: State, table: list[int], root: int) -> int:
    """Return the chance that a feature is completed."""
    kind = kind_of(s, root)
    if kind == FIELD:
        return 0
    if table[CHANCES + root] == UNKNOWN:
        if is_cloister(kind):
            table[CHANCES + root] = chance_of_cloister(s, table, root)
        else:
            table[CHANCES + root] = chance_to_close(s, table, root, CITY_FITS if kind == CITY else ROAD_FITS)
    return table[CHANCES + root]


@rule
def chance_around(s: State, table: list[int]) -> int:
    """Return the chance that an empty place around a monastery is filled some day."""
    return s.left * WHOLE // (s.left + table[AROUND_HALF])


@rule
def chance_of_cloister(s: State, table: list[int], root: int) -> int:
    """Return the chance that all places around a monastery or garden are filled."""
    chance = WHOLE
    for _ in range(AROUND - filled_around(s, s.home[root])):
        chance = chance * chance_around(s, table) // WHOLE
    return chance


@rule
def chance_to_close(s: State, table: list[int], root: int, fits: int) -> int:
    """Return the chance that all open places of a city or road are filled; `fits` is the index of the fitting tiles for its kind."""
    count = list_places(s, table, root)
    table[MISSING + root] = count
    chance = WHOLE
    for n in range(count):
        cell = table[PLACES + n]
        look_at(s, table, cell)
        fit = table[fits + cell]
        if fit == 0:
            return 0
        chance = chance * fit // (fit + table[PATIENCE] * s.players)
        if n > 0:
            chance = chance * table[EACH_MORE] // WHOLE
    return chance


@rule
def chance_soon(s: State, table: list[int], root: int) -> int:
    """Return the chance that a feature is completed before the plague is everywhere, within a few turns."""
    kind = kind_of(s, root)
    if kind == FIELD:
        return 0
    chance = WHOLE
    if is_cloister(kind):
        for _ in range(AROUND - filled_around(s, s.home[root])):
            chance = chance * table[HASTE] // (table[HASTE] + AROUND)
        return chance
    for n in range(list_places(s, table, root)):
        cell = table[PLACES + n]
        look_at(s, table, cell)
        fit = table[(CITY_FITS if kind == CITY else ROAD_FITS) + cell]
        chance = chance * min(WHOLE, fit * table[HASTE] * WHOLE // (2 * max(s.left, 1))) // WHOLE
    return chance


@rule
def list_places(s: State, table: list[int], root: int) -> int:
    """Write the open places of a city or road; return how many (at most MOST_PLACES)."""
    count = 0
    open_sides = s.open[root]
    node = root
    for _ in range(s.size[root]):
        if open_sides == 0:
            break
        tile = s.home[node]
        for side in range(4):
            cell = s.beside[tile * 4 + side]
            if s.holds[cell] == NOBODY:
                at_side = AT_SIDE[s.type[tile] * 4 + side_of(side, s.rotation[tile])]
                if at_side == node - s.base[tile]:
                    open_sides -= 1
                    if count < MOST_PLACES and is_new(table, cell, count):
                        table[PLACES + count] = cell
                        count += 1
        node = s.next[node]
    return count


@rule
def is_new(table: list[int], cell: int, count: int) -> bool:
    for n in range(count):
        if table[PLACES + n] == cell:
            return False
    return True


@rule
def look_at(s: State, table: list[int], cell: int) -> None:
    """Count the remaining tiles that fit a cell, unless that is known; tiles that can close a city (or road) count twice."""
    if table[FORBIDS + cell] == s.rims[cell]:
        return
    cities = 0
    roads = 0
    for n in range(table[KINDS]):
        kind = table[KIND_LIST + n]
        if fitting(s, kind, cell) != 0:
            cities += s.stack[kind] * ENDS_CITY[kind]
            roads += s.stack[kind] * ENDS_ROAD[kind]
    table[FORBIDS + cell] = s.rims[cell]
    table[CITY_FITS + cell] = cities
    table[ROAD_FITS + cell] = roads
