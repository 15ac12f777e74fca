"""What a position of Carcassonne is worth to a seat: points scored, points that claimed features may be expected to bring, figures in hand.

A feature brings its expected value to each seat with the chance that its healthy figures are the most when it is scored. Points and
chances are in thousandths. The weights are in `carcassonne.toml`; the search carries them in its table, with what is worked out on the
way: which tiles fit a cell depends on the cell alone, and is noted once for a search.
"""

import tomllib
from pathlib import Path

from ratskeller.bots.turns import OPEN, OVER
from ratskeller.core.jit import rule
from ratskeller.games.carcassonne.features import (
    AROUND,
    filled_around,
    is_cloister,
    is_complete,
    is_special,
    kind_of,
    pennants_of,
    shares,
    tiles_of,
)
from ratskeller.games.carcassonne.fields import (
    ABBOT,
    ASK_FOLLOWER,
    CELLS,
    COPY,
    FIGURE_KINDS,
    FIGURES,
    FOLLOWER,
    LARGE,
    NEAR,
    NOBODY,
    SEATS,
    WHOLE_FEATURE,
    State,
)
from ratskeller.games.carcassonne.fields import OVER as GAME_OVER
from ratskeller.games.carcassonne.figures import is_free, may_stand, weight
from ratskeller.games.carcassonne.grid import fitting, neighbour
from ratskeller.games.carcassonne.plague import spread
from ratskeller.games.carcassonne.scoring import FIELD_POINTS, value_of
from ratskeller.games.carcassonne.sickness import is_sick
from ratskeller.games.carcassonne.tables import (
    AT_HALF,
    AT_SIDE,
    FEATURES,
    KIND,
    NODES,
    OPEN_SIDES,
    TOUCHED,
    TYPES,
    half_of,
    side_of,
)
from ratskeller.games.carcassonne.tiles import CITY, FIELD, MOST_FEATURES, ROAD

WEIGHTS_FILE = Path(__file__).with_suffix(".toml")
NAMES = (
    "patience",
    "each_more",
    "around",
    "contested",
    "settled",
    "busy",
    "back",
    "large",
    "abbot",
    "steps",
    "copied",
    "leader",
    "field",
    "victory",
    "haste",
)
(
    PATIENCE,
    EACH_MORE,
    AROUND_HALF,
    CONTESTED,
    SETTLED,
    BUSY,
    BACK,
    LARGE_WORTH,
    ABBOT_WORTH,
    STEPS,
    COPIED,
    LEADER,
    REST,
    VICTORY,
    HASTE,
) = range(15)
"""Places of the weights in the table."""
HAND = 16
"""Place of what the first figure in hand is worth; those of the further ones follow."""
HANDS = 8
WEIGHTS = HAND + HANDS

# What is worked out: for a search the types of tiles that are left, and what was found out about cells
KINDS = WEIGHTS
KIND_LIST = KINDS + 1
FORBIDS = KIND_LIST + TYPES
CITY_FITS = FORBIDS + CELLS
ROAD_FITS = CITY_FITS + CELLS
# For one state: by root how likely a city or road is completed and how many tiles that takes, by figure its health, by seat its strength
CHANCES = ROAD_FITS + CELLS
MISSING = CHANCES + NODES
SOON = MISSING + NODES
LATE = SOON + FIGURES
STRENGTH = LATE + FIGURES
SHARE = STRENGTH + SEATS
COUNT = SHARE + SEATS
MEMBERS = COUNT + SEATS
HEALTH = MEMBERS + FIGURES
PLACES = HEALTH + FIGURES
MOST_PLACES = 24
"""Open places of a feature that are looked at."""
SAVED = PLACES + MOST_PLACES
"""Where the markers are noted while their next steps are played through."""

POINT = 1000
WHOLE = 1000
UNKNOWN = -1
UNCERTAIN = 4
"""Most figures of a feature whose health is left to chance; of further ones the more likely is taken."""


def _ends(kind: int) -> tuple[int, ...]:
    """Return, by type, 2 if a tile can end a city or road and 1 if not: what a tile that fits counts."""
    found = []
    for tile in range(TYPES):
        places = range(tile * MOST_FEATURES, tile * MOST_FEATURES + FEATURES[tile])
        found.append(1 + int(any(KIND[place] == kind and OPEN_SIDES[place] == 1 for place in places)))
    return tuple(found)


ENDS_CITY = _ends(CITY)
ENDS_ROAD = _ends(ROAD)


def weights() -> list[int]:
    """Return the weights in the order of their places in the table."""
    content = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    found = [0] * WEIGHTS
    found[: len(NAMES)] = [int(content[name]) for name in NAMES]
    found[HAND : HAND + len(content["hand"])] = content["hand"]
    return found


@rule
def stage(s: State, seat: int) -> int:
    """Tell how far the turn of a seat is: the tile lies and a figure may follow, or it is over."""
    return OPEN if s.step == ASK_FOLLOWER and s.seat == seat else OVER


@rule
def fingerprint(s: State) -> int:
    """Return a number for all that a turn changes: where the tile lies, the figures, and the points."""
    tile = s.tiles - 1
    key = mixed(mixed(s.step, s.cell[tile]), s.rotation[tile])
    for i in range(s.figures):
        key = mixed(key, (s.node[i] * FIGURE_KINDS + s.figure[i]) * SEATS + s.owner[i])
    for seat in range(s.players):
        key = mixed(key, s.scores[seat])
    return key


@rule
def mixed(key: int, value: int) -> int:
    """Return a number made of both; a 61 bit prime keeps it within 64 bits."""
    return (key * 1000003 + value + 7) % 2305843009213


@rule
def prepare(s: State, table: list[int]) -> None:
    """List the types of tiles that are left, and forget what was noted about cells."""
    count = 0
    for kind in range(TYPES):
        if s.stack[kind] > 0:
            table[KIND_LIST + count] = kind
            count += 1
    table[KINDS] = count
    for cell in range(CELLS):
        table[FORBIDS + cell] = UNKNOWN


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return what the state is worth to a seat: its own strength against the best and the mean of the others."""
    weigh(s, table)
    own = table[STRENGTH + seat]
    best = 0
    total = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, table[STRENGTH + other])
            total += table[STRENGTH + other]
    leader = table[LEADER]
    rest = table[REST]
    against = (leader * best + rest * total // (s.players - 1)) // (leader + rest)
    won = table[VICTORY] if s.step == GAME_OVER and own >= best else 0
    return own - against + won


@rule
def weigh(s: State, table: list[int]) -> None:
    """Write what every seat has: points, points that it may expect, and figures in hand."""
    for seat in range(s.players):
        table[STRENGTH + seat] = s.scores[seat] * POINT
    if s.step == GAME_OVER:
        return
    for node in range(s.nodes):
        table[CHANCES + node] = UNKNOWN
    look_ahead(s, table)
    for seat in range(s.players):
        table[STRENGTH + seat] += hand_worth(s, table, seat)
    for i in range(s.figures):
        if is_first(s, i):
            weigh_feature(s, table, s.root[s.node[i]])
    if s.step == ASK_FOLLOWER:
        table[STRENGTH + s.seat] += opportunity(s, table)


@rule
def is_first(s: State, i: int) -> bool:
    """Tell whether no figure before this one stands in the same feature."""
    for j in range(i):
        if s.root[s.node[j]] == s.root[s.node[i]]:
            return False
    return True


# Figures in hand


@rule
def overruns(s: State) -> bool:
    """Tell whether the plague will lie on nearly all tiles some day (PLG6): what is to bring points has to be completed before that."""
    return s.copies == COPY and s.markers + s.plagued > 0


@rule
def use_left(s: State, table: list[int]) -> int:
    """Return how much of their worth figures in hand have left, for the turns that are to come."""
    turns = (s.left + s.players - 1) // s.players
    use = min(WHOLE, turns * WHOLE // table[BUSY])
    return use * (WHOLE - table[COPIED]) // WHOLE if overruns(s) else use


@rule
def worth_of(s: State, table: list[int], figure: int, held: int) -> int:
    """Return what one more figure in hand is worth to a seat that holds so many followers."""
    worth = table[HAND + min(held, HANDS - 1)]
    if figure == LARGE:
        worth = worth * table[LARGE_WORTH] // WHOLE
    elif figure == ABBOT:
        worth = table[ABBOT_WORTH]
    return worth * use_left(s, table) // WHOLE


@rule
def held_by(s: State, seat: int) -> int:
    """Return how many followers, large ones included, a seat has in hand."""
    return s.supply[seat * FIGURE_KINDS + FOLLOWER] + s.supply[seat * FIGURE_KINDS + LARGE]


@rule
def hand_worth(s: State, table: list[int], seat: int) -> int:
    """Return what the figures in a seat's hand are worth: each less than the one before."""
    total = 0
    large = s.supply[seat * FIGURE_KINDS + LARGE]
    for held in range(held_by(s, seat)):
        total += worth_of(s, table, LARGE if held < large else FOLLOWER, held)
    if s.supply[seat * FIGURE_KINDS + ABBOT] > 0:
        total += worth_of(s, table, ABBOT, 0)
    return total


# Features


@rule
def weigh_feature(s: State, table: list[int], root: int) -> None:
    """Give every seat its share of what a feature may be expected to bring, and what its figures there are worth when they come back."""
    value = expected_value(s, table, root)
    chance = chance_of(s, table, root)
    count = list_members(s, table, root, chance)
    write_shares(s, table, count)
    for seat in range(s.players):
        table[STRENGTH + seat] += value * table[SHARE + seat] // WHOLE
    for n in range(count):
        i = table[MEMBERS + n]
        comes = WHOLE if s.figure[i] == ABBOT else chance
        worth = worth_of(s, table, s.figure[i], held_by(s, s.owner[i]))
        table[STRENGTH + s.owner[i]] += worth * comes // WHOLE * table[BACK] // WHOLE


@rule
def expected_value(s: State, table: list[int], root: int) -> int:
    """Return how many points a feature may be expected to bring: complete or not, each with its chance."""
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
    """Return what a city or road is worth when the tiles that it still needs are there (BAS7, EXT2)."""
    size = tiles_of(s, root) + missing
    each = 1 + int(is_special(s, root))
    if kind_of(s, root) == CITY:
        size += pennants_of(s, root)
        each += 1
    return size * each * POINT


@rule
def field_value(s: State, table: list[int], root: int) -> int:
    """Return what a field may be expected to bring (BAS9): for every city that touches it by the chance that it is completed."""
    chances = touched_chances(s, table, root, 1)
    touched_chances(s, table, root, 0)
    early = min(s.left, table[SETTLED]) * (WHOLE - table[CONTESTED]) // table[SETTLED]
    return FIELD_POINTS * chances * POINT // WHOLE * (WHOLE - early) // WHOLE


@rule
def touched_chances(s: State, table: list[int], root: int, mark: int) -> int:
    """Walk the cities that touch a field, and note at their roots that they were met; return the chances of the new ones together."""
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


@rule
def chance_of(s: State, table: list[int], root: int) -> int:
    """Return how likely a feature is completed."""
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
    """Return how likely an empty place around a monastery is filled one day."""
    return s.left * WHOLE // (s.left + table[AROUND_HALF])


@rule
def chance_of_cloister(s: State, table: list[int], root: int) -> int:
    """Return how likely all places around a monastery or garden are filled."""
    chance = WHOLE
    for _ in range(AROUND - filled_around(s, s.home[root])):
        chance = chance * chance_around(s, table) // WHOLE
    return chance


@rule
def chance_to_close(s: State, table: list[int], root: int, fits: int) -> int:
    """Return how likely all open places of a city or road are filled; `fits` is where the numbers of tiles for its kind are noted."""
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
def list_places(s: State, table: list[int], root: int) -> int:
    """Write the empty cells that a city or road leads to; return how many (MOST_PLACES at most)."""
    count = 0
    node = root
    for _ in range(s.size[root]):
        tile = s.home[node]
        for side in range(4):
            cell = s.beside[s.cell[tile] * 4 + side]
            if s.holds[cell] == NOBODY:
                at_side = AT_SIDE[s.type[tile] * 4 + side_of(side, s.rotation[tile])]
                if at_side == node - s.base[tile] and count < MOST_PLACES and is_new(table, cell, count):
                    table[PLACES + count] = cell
                    count += 1
        node = s.next[node]
    return count


@rule
def is_new(table: list[int], cell: int, count: int) -> bool:
    """Tell whether a cell is not listed yet."""
    for n in range(count):
        if table[PLACES + n] == cell:
            return False
    return True


@rule
def look_at(s: State, table: list[int], cell: int) -> None:
    """Note how many of the tiles left fit into a cell, those that can end a city (or road) twice, unless it is known."""
    if table[FORBIDS + cell] == s.forbids[cell]:
        return
    cities = 0
    roads = 0
    for n in range(table[KINDS]):
        kind = table[KIND_LIST + n]
        if fitting(s, kind, cell) != 0:
            cities += s.stack[kind] * ENDS_CITY[kind]
            roads += s.stack[kind] * ENDS_ROAD[kind]
    table[FORBIDS + cell] = s.forbids[cell]
    table[CITY_FITS + cell] = cities
    table[ROAD_FITS + cell] = roads


@rule
def opportunity(s: State, table: list[int]) -> int:
    """Return what the best feature of the tile just laid brings beyond the worth of the follower that is needed for it."""
    held = held_by(s, s.seat)
    if held == 0:
        return 0
    cost = worth_of(s, table, FOLLOWER, held - 1)
    best = 0
    for node in range(s.nodes - FEATURES[s.type[s.tiles - 1]], s.nodes):
        root = s.root[node]
        if may_stand(s, FOLLOWER, kind_of(s, node)) and is_free(s, root) and not is_sick(s, node):
            comes = chance_of(s, table, root) * table[BACK] // WHOLE
            best = max(best, expected_value(s, table, root) - cost * (WHOLE - comes) // WHOLE)
    return best


# Majorities


@rule
def list_members(s: State, table: list[int], root: int, chance: int) -> int:
    """Write the figures in a feature and how likely each is healthy when it is scored; return how many.

    `chance` is how likely the feature is completed: then soon, else it is scored at the end.
    """
    complete = is_complete(s, root)
    if overruns(s) and not complete:
        chance = chance_soon(s, table, root)
    count = 0
    for i in range(s.figures):
        if s.root[s.node[i]] == root:
            health = (chance * table[SOON + i] + (WHOLE - chance) * table[LATE + i]) // WHOLE
            if complete:
                health = 0 if is_sick(s, s.node[i]) else WHOLE
            table[MEMBERS + count] = i
            table[HEALTH + count] = health
            count += 1
    return count


@rule
def chance_soon(s: State, table: list[int], root: int) -> int:
    """Return how likely a feature is completed before the plague is everywhere: all that is missing has to come in a few turns."""
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
def write_shares(s: State, table: list[int], count: int) -> None:
    """Write how likely every seat is to score the feature whose figures are listed (BAS8, PLG9)."""
    uncertain = 0
    for n in range(count):
        if 0 < table[HEALTH + n] < WHOLE:
            uncertain += 1
            if uncertain > UNCERTAIN:
                table[HEALTH + n] = WHOLE if 2 * table[HEALTH + n] > WHOLE else 0
    for seat in range(s.players):
        table[SHARE + seat] = 0
    for outcome in range(1 << min(uncertain, UNCERTAIN)):
        add_outcome(s, table, count, outcome)


@rule
def add_outcome(s: State, table: list[int], count: int, outcome: int) -> None:
    """Add to the shares one outcome of who is healthy, a bit for each uncertain figure, by its chance."""
    chance = WHOLE
    for seat in range(s.players):
        table[COUNT + seat] = 0
    for n in range(count):
        i = table[MEMBERS + n]
        health = table[HEALTH + n]
        is_healthy = health == WHOLE
        if 0 < health < WHOLE:
            is_healthy = outcome & 1 == 1
            chance = chance * (health if is_healthy else WHOLE - health) // WHOLE
            outcome >>= 1
        if is_healthy:
            table[COUNT + s.owner[i]] += weight(s.figure[i])
    most = 1
    for seat in range(s.players):
        most = max(most, table[COUNT + seat])
    for seat in range(s.players):
        if table[COUNT + seat] == most:
            table[SHARE + seat] += chance


# Health to come


@rule
def look_ahead(s: State, table: list[int]) -> None:
    """Write how likely every figure is healthy soon, and at the end: the next steps of the markers are played through (PLG5)."""
    for i in range(s.figures):
        table[SOON + i] = WHOLE
        table[LATE + i] = WHOLE
    if s.markers == 0 and s.plagued == 0:
        return
    # After the last tile there is no step (PLG11)
    left = s.left if s.step == ASK_FOLLOWER else s.left - 1
    steps = max(0, min(table[STEPS], left))
    save_markers(s, table)
    for i in range(s.figures):
        table[SOON + i] = 0
    for _ in range(steps):
        spread(s)
        s.turn += 1
        for i in range(s.figures):
            table[SOON + i] += 0 if is_sick(s, s.node[i]) else WHOLE // steps
    for i in range(s.figures):
        table[LATE + i] = 0 if is_sick(s, s.node[i]) else WHOLE
    load_markers(s, table)
    for i in range(s.figures):
        if steps == 0:
            table[SOON + i] = table[LATE + i]
        if left > steps:
            far = late_health(s, table, i)
            table[LATE + i] = far + (table[LATE + i] - far) * steps // (2 * left)


@rule
def late_health(s: State, table: list[int], i: int) -> int:
    """Return how likely a figure is healthy some day: no marker on any of the tiles that it can be sick by."""
    share = (s.markers + s.plagued) * WHOLE // (s.tiles + s.left)
    if overruns(s):
        share = table[COPIED]
    health = WHOLE
    for _ in range(tiles_in_reach(s, s.node[i])):
        health = health * (WHOLE - share) // WHOLE
    return health


@rule
def tiles_in_reach(s: State, node: int) -> int:
    """Return on how many tiles a marker can make a figure on a node sick (PLG4), places for a tile included."""
    if is_cloister(kind_of(s, node)):
        return 1
    if s.reach == WHOLE_FEATURE:
        return tiles_of(s, s.root[node])
    count = 1
    if s.reach == NEAR:
        for side in range(4):
            count += int(leads_to(s, node, side))
    return count


@rule
def leads_to(s: State, node: int, side: int) -> bool:
    """Tell whether a feature goes on, or can go on, on the tile at a side."""
    tile = s.home[node]
    other = neighbour(s, tile, side)
    if other != NOBODY:
        return shares(s, other, s.root[node])
    r = s.rotation[tile]
    mine = node - s.base[tile]
    first = AT_HALF[s.type[tile] * 8 + half_of(2 * side, r)]
    last = AT_HALF[s.type[tile] * 8 + half_of(2 * side + 1, r)]
    return mine in (first, last) or mine == AT_SIDE[s.type[tile] * 4 + side_of(side, r)]


@rule
def save_markers(s: State, table: list[int]) -> None:
    """Note where the markers lie and lay."""
    table[SAVED] = s.markers
    table[SAVED + 1] = s.turn
    for tile in range(s.tiles):
        table[SAVED + 2 + 3 * tile] = s.marker[tile]
        table[SAVED + 3 + 3 * tile] = s.quit[tile]
        table[SAVED + 4 + 3 * tile] = s.site[tile + 1]


@rule
def load_markers(s: State, table: list[int]) -> None:
    """Put the markers back where they were."""
    s.markers = table[SAVED]
    s.turn = table[SAVED + 1]
    for tile in range(s.tiles):
        s.marker[tile] = table[SAVED + 2 + 3 * tile]
        s.quit[tile] = table[SAVED + 3 + 3 * tile]
        s.site[tile + 1] = table[SAVED + 4 + 3 * tile]
