"""Expected points of features: complete or incomplete, each with its chance."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, MOST_FEATURES
from ratskeller.games.carcassonne.rules.features import (
    AROUND,
    filled_around,
    is_cloister,
    is_complete,
    is_special,
    kind_of,
    pennants_of,
    tiles_of,
)
from ratskeller.games.carcassonne.rules.fields import State
from ratskeller.games.carcassonne.rules.scoring import FIELD_POINTS, value_of
from ratskeller.games.carcassonne.rules.tables import TOUCHED

from .chances import chance_around, chance_of
from .layout import CONTESTED, MISSING, POINT, SETTLED, WHOLE


@rule
def expected_value(s: State, table: list[int], root: int) -> int:
    kind = kind_of(s, root)
    if kind == FIELD:
        return field_value(s, table, root)
    if is_cloister(kind):
        filled = filled_around(s, s.home[root])
        return (1 + filled) * POINT + (AROUND - filled) * chance_around(s, table)
    value = value_of(s, root) * POINT
    if is_complete(s, root):
        return value
    chance = chance_of(s, table, root)
    return (chance * complete_value(s, root, table[MISSING + root]) + (WHOLE - chance) * value) // WHOLE


@rule
def complete_value(s: State, root: int, missing: int) -> int:
    """Return the points of a city or road once it is completed with this many more tiles (BAS7, EXT2)."""
    size = tiles_of(s, root) + missing
    each = 1 + int(is_special(s, root))
    if kind_of(s, root) == CITY:
        size += pennants_of(s, root)
        each += 1
    return size * each * POINT


@rule
def field_value(s: State, table: list[int], root: int) -> int:
    """Return the expected points of a field (BAS9): three for every city that touches it, by its chance of completion."""
    chances = touched_chances(s, table, root, 1)
    touched_chances(s, table, root, 0)
    early = min(s.left, table[SETTLED]) * (WHOLE - table[CONTESTED]) // table[SETTLED]
    return FIELD_POINTS * chances * POINT // WHOLE * (WHOLE - early) // WHOLE


@rule
def touched_chances(s: State, table: list[int], root: int, mark: int) -> int:
    """Mark the cities that touch a field; return the sum of the chances of those not marked before."""
    total = 0
    node = root
    for _ in range(s.size[root]):
        tile = s.home[node]
        touched = TOUCHED[s.type[tile] * MOST_FEATURES + node - s.base[tile]]
        city = s.base[tile]
        while touched != 0:
            met = s.root[city]
            if touched & 1 == 1 and s.noted[met] != mark:
                s.noted[met] = mark
                total += chance_of(s, table, met)
            touched >>= 1
            city += 1
        node = s.next[node]
    return total
