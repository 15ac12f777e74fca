"""Carcassonne as arrays.

Placements are named by coordinates, which have no limit. The table of actions names those within a WINDOW around the tile at 0,0, and
after them the placements outside of it by their order: nothing that is legal is missing. Planes show only tiles within the window;
`state.outside` says how many lie outside of it.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.core.options import Options
from ratskeller.games.carcassonne.data.tiles import GARDEN, KINDS, MOST_FEATURES, RIVER
from ratskeller.games.carcassonne.rules.features import kind_of
from ratskeller.games.carcassonne.rules.fields import (
    FIGURE_KINDS,
    FIGURE_NAMES,
    FOLLOWERS,
    FRONTIER,
    NOBODY,
    OBSTACLE_NAMES,
    POINTS,
    REACH_NAMES,
    SEATS,
    TURNS,
    State,
)
from ratskeller.games.carcassonne.rules.numbers import ASK_FOLLOWER, ASK_LAY, LAY, SET, TAKE_ABBOT
from ratskeller.games.carcassonne.rules.placement import rotations_in
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.games.carcassonne.rules.tables import (
    ALL,
    AT_SIDE,
    BRINGS_PLAGUE,
    EDGE,
    NONE,
    PENNANTS,
    SPECIAL,
    TILES,
    TYPES,
    side_of,
)

from .layout import FRESH, Block, Column, Layout

RADIUS = 15
"""The window reaches so far from 0,0 in every direction."""
WINDOW = 2 * RADIUS + 1
FEATURE_IDS = tuple(sorted({feature.id for tile in ALL for feature in tile.features}))
"""The ids of features on single tiles, such as c0; an id means the same kind of feature on every tile."""
IDS = len(FEATURE_IDS)

# Actions
FIGURE = 2
"""FIGURE + kind of figure * IDS + id of the feature; 0 and 1 are `none` and `take abbot`, as in the rules."""
PLACEMENT = FIGURE + FIGURE_KINDS * IDS
"""PLACEMENT + (row * WINDOW + column) * 4 + quarter turns."""
OUTSIDE = PLACEMENT + WINDOW * WINDOW * 4
"""OUTSIDE + n: the legal placement number n among those outside the window, by row, column and quarter turns."""
MOST_OUTSIDE = FRONTIER * 4
ACTIONS = OUTSIDE + MOST_OUTSIDE


def _ids() -> tuple[int, ...]:
    table = [NONE] * (TYPES * MOST_FEATURES)
    for kind, tile in enumerate(ALL):
        for feature, it in enumerate(tile.features):
            table[kind * MOST_FEATURES + feature] = FEATURE_IDS.index(it.id)
    return tuple(table)


def _features() -> tuple[int, ...]:
    table = [NONE] * (TYPES * IDS)
    for kind, tile in enumerate(ALL):
        for feature, it in enumerate(tile.features):
            table[kind * IDS + FEATURE_IDS.index(it.id)] = feature
    return tuple(table)


ID_OF = _ids()
"""The id of a feature, by type and feature."""
FEATURE_OF = _features()
"""The feature of a type that has an id, by type and id."""
CLOISTERS = tuple(
    max((feature.kind - RIVER for feature in tile.features if feature.kind > RIVER), default=0) for tile in ALL
)
"""By type: 1 with a monastery, 2 with a garden."""
PENNANTS_ON = tuple(
    sum(max(0, PENNANTS[kind * MOST_FEATURES + i]) for i in range(MOST_FEATURES)) for kind in range(TYPES)
)
SPECIAL_ON = tuple(max(0, *SPECIAL[kind * MOST_FEATURES : (kind + 1) * MOST_FEATURES]) for kind in range(TYPES))
KIND_LIST = ", ".join(f"{n} {name}" for n, name in enumerate(KINDS, 1))
SIDE_NAMES = ("north", "east", "south", "west")

BOARD_BLOCK = Block(
    "board",
    (WINDOW, WINDOW),
    ("y", "x"),
    (
        Column("tile", 0, TYPES, "CAR-BAS1", "the type of the tile plus 1; 0 without a tile"),
        Column("turned", 0, 3, "CAR-BAS3", "its quarter turns clockwise"),
        *(
            Column(f"edge_{side}", 0, 4, "CAR-BAS3", f"what it shows in the {side}: 1 city, 2 road, 3 field, 4 river")
            for side in SIDE_NAMES
        ),
        *(
            Column(
                f"part_{side}",
                0,
                MOST_FEATURES,
                "CAR-BAS6",
                f"which of its features meets the {side}, plus 1; 0 for a field",
            )
            for side in SIDE_NAMES
        ),
        Column("cloister", 0, 2, "CAR-BAS6", "1 with a monastery, 2 with a garden"),
        Column("pennants", 0, 4, "CAR-BAS7", "pennants on it"),
        Column("special", 0, 1, "CAR-EXT2", "1 with an inn or a cathedral"),
        Column("plague_tile", 0, 1, "CAR-PLG1", "1 for a plague tile"),
        Column("newest", 0, 1, "CAR-BAS5", "1 for the tile laid last"),
        Column("marker", 0, 1, "CAR-PLG2", "1 with a plague marker"),
        Column("marker_left", 0, TURNS, "CAR-PLG5", "the turn in which a marker last left it; 0 if none did"),
        *(
            Column(f"figure_{n}", 0, 1, "CAR-BAS5", f"1 with a figure of the seat {n} after the viewer")
            for n in range(SEATS)
        ),
        Column("figure_kind", 0, FIGURE_KINDS, "CAR-BAS5", "the figure: 1 follower, 2 large follower, 3 abbot"),
        Column("figure_part", 0, MOST_FEATURES, "CAR-BAS5", "the feature of the tile on which it stands, plus 1"),
        Column(
            "figure_on",
            0,
            GARDEN + 1,
            "CAR-BAS5",
            f"the kind of that feature: {KIND_LIST}",
        ),
        Column("sick", 0, 1, "CAR-PLG4", "1 if it is sick"),
    ),
)
SEAT_BLOCK = Block(
    "seats",
    (SEATS,),
    ("seat",),
    (
        Column("present", 0, 1, "CAR-BAS1", "1 for a seat that plays"),
        Column("score", 0, POINTS, "CAR-BAS8", "points"),
        Column("asked", 0, 1, "CAR-BAS2", "1 for the seat that is asked"),
        *(Column(f"{name}s", 0, FOLLOWERS, "CAR-BAS5", f"figures in hand: {name}") for name in FIGURE_NAMES),
    ),
)
TYPE_BLOCK = Block(
    "types",
    (TYPES,),
    ("type",),
    (
        Column("left", 0, TILES, "CAR-BAS1", "tiles of this type in the stack"),
        Column("discarded", 0, TILES, "CAR-BAS4", "tiles of this type that left the game"),
        Column("drawn", 0, 1, "CAR-BAS4", "1 for the type that was drawn and is to be laid"),
    ),
)
STATE_BLOCK = Block(
    "state",
    (),
    (),
    (
        Column("seat", 0, SEATS - 1, "CAR-BAS1", "the number of the viewer's seat"),
        Column("players", 2, SEATS, "CAR-BAS1", "how many play"),
        Column("lay", 0, 1, "CAR-BAS3", "1 when a tile is to be laid"),
        Column("follower", 0, 1, "CAR-BAS5", "1 when a figure may be set"),
        Column("turn", 0, TURNS, "CAR-BAS2", "the number of the turn"),
        Column("stack", 0, TILES, "CAR-BAS4", "tiles in the stack"),
        Column("markers", 0, TILES, "CAR-PLG2", "plague markers on the board"),
        Column("outside", 0, TILES, "CAR-BAS3", "tiles outside the window, which no plane shows"),
        *(
            Column(f"drawn_{side}", 0, 4, "CAR-BAS3", f"what the drawn tile shows in the {side}, unturned")
            for side in SIDE_NAMES
        ),
        Column("plague", 0, 1, "CAR-PLG12", "1 with the plague"),
        Column("grace", 0, TILES, "CAR-PLG1", "first drawn tiles without a plague tile"),
        Column("copies", 0, 1, "CAR-PLG6", "1 if markers copy themselves"),
        *(Column(f"reach_{name}", 0, 1, "CAR-PLG4", f"1 with the reach: {name}") for name in REACH_NAMES),
        Column("obstacles", 0, len(OBSTACLE_NAMES) - 1, "CAR-PLG5", "1 if completed features stop markers"),
        Column("last_step", 0, 1, "CAR-PLG11", "1 if markers also step after the last turn"),
        Column("farmers", 0, 1, "CAR-BAS9", "1 if followers may be set on fields"),
        Column("small_cities", 2, 4, "CAR-BAS7", "what a city of two tiles is worth"),
        Column("large", 0, 1, "CAR-EXT2", "large followers of a seat"),
        Column("abbots", 0, 1, "CAR-EXT3", "abbots of a seat"),
    ),
)
LAYOUT = Layout((BOARD_BLOCK, SEAT_BLOCK, TYPE_BLOCK, STATE_BLOCK))

LENGTH = LAYOUT.length
WIDE_CELL = len(BOARD_BLOCK.columns)
AT_SEATS, WIDE_SEAT = LAYOUT.starts["seats"], len(SEAT_BLOCK.columns)
AT_TYPES, WIDE_TYPE = LAYOUT.starts["types"], len(TYPE_BLOCK.columns)
AT_STATE = LAYOUT.starts["state"]
EDGES, PARTS, CLOISTER = (BOARD_BLOCK.place(name) for name in ("edge_north", "part_north", "cloister"))
NEWEST, MARKER, MARKER_LEFT = (BOARD_BLOCK.place(name) for name in ("newest", "marker", "marker_left"))
FIGURE_HERE, FIGURE_KIND = (BOARD_BLOCK.place(name) for name in ("figure_0", "figure_kind"))
DRAWN_EDGES, PLAGUE, REACH = (AT_STATE + STATE_BLOCK.place(name) for name in ("drawn_north", "plague", "reach_near"))
OBSTACLES = AT_STATE + STATE_BLOCK.place("obstacles")
CHANGING = WIDE_CELL - NEWEST
"""How many numbers of a cell change after its tile was laid."""


def action_texts(_options: Options) -> tuple[str, ...]:
    """Return the texts of all actions, by number; "" for a number that no answer of a seat has."""
    texts = ["none", "take abbot"]
    for figure, name in enumerate(FIGURE_NAMES):
        texts += [id_ if figure == 0 else f"{name} {id_}" for id_ in FEATURE_IDS]
    side = range(-RADIUS, RADIUS + 1)
    texts += [f"{x},{y} r{r}" for y in side for x in side for r in range(4)]
    texts += [f"outside {n}" for n in range(MOST_OUTSIDE)]
    return tuple(texts)


@rule
def in_window(x: int, y: int) -> bool:
    return -RADIUS <= x <= RADIUS and -RADIUS <= y <= RADIUS


@rule
def place_in_window(x: int, y: int) -> int:
    """Return the number of a place within the window, row by row."""
    return (y + RADIUS) * WINDOW + x + RADIUS


@rule
def action_of(s: State, answer: int) -> int:
    """Return the number of the action for a legal answer of a seat."""
    if answer >= LAY:
        cell = (answer - LAY) // 4
        if in_window(s.x[cell], s.y[cell]):
            return PLACEMENT + place_in_window(s.x[cell], s.y[cell]) * 4 + (answer - LAY) % 4
        return OUTSIDE + rank_outside(s, cell, (answer - LAY) % 4)
    if answer <= TAKE_ABBOT:
        return answer
    figure = (answer - SET) // MOST_FEATURES
    return FIGURE + figure * IDS + ID_OF[s.type[s.tiles - 1] * MOST_FEATURES + (answer - SET) % MOST_FEATURES]


@rule
def answer_of(s: State, action: int) -> int:
    if action >= OUTSIDE:
        return answer_outside(s, action - OUTSIDE)
    if action >= PLACEMENT:
        where = (action - PLACEMENT) // 4
        return LAY + cell_of(s, where % WINDOW - RADIUS, where // WINDOW - RADIUS) * 4 + (action - PLACEMENT) % 4
    if action <= TAKE_ABBOT:
        return action
    figure = (action - FIGURE) // IDS
    return SET + figure * MOST_FEATURES + FEATURE_OF[s.type[s.tiles - 1] * IDS + (action - FIGURE) % IDS]


@rule
def cell_of(s: State, x: int, y: int) -> int:
    for i in range(s.frontiers):
        cell = s.frontier[i]
        if s.x[cell] == x and s.y[cell] == y:
            return cell
    return NOBODY


@rule
def rank_outside(s: State, cell: int, r: int) -> int:
    """Return how many legal placements outside the window come before one, by row, column and quarter turns."""
    count = 0
    for i in range(s.frontiers):
        other = s.frontier[i]
        if not in_window(s.x[other], s.y[other]):
            rotations = rotations_in(s, s.tile, other)
            for turned in range(4):
                if rotations >> turned & 1 and comes_before(s, other, turned, cell, r):
                    count += 1
    return count


@rule
def comes_before(s: State, a: int, first: int, b: int, second: int) -> bool:
    if s.y[a] != s.y[b]:
        return s.y[a] < s.y[b]
    if s.x[a] != s.x[b]:
        return s.x[a] < s.x[b]
    return first < second


@rule
def answer_outside(s: State, rank: int) -> int:
    for i in range(s.frontiers):
        cell = s.frontier[i]
        if not in_window(s.x[cell], s.y[cell]):
            rotations = rotations_in(s, s.tile, cell)
            for r in range(4):
                if rotations >> r & 1 and rank_outside(s, cell, r) == rank:
                    return LAY + cell * 4 + r
    return NOBODY


@rule
def has_won(s: State, seat: int) -> bool:
    """BAS10: tell whether no seat has more points."""
    for other in range(s.players):
        if s.scores[other] > s.scores[seat]:
            return False
    return True


@rule
def observe(s: State, viewer: int, row: list[int], known: int) -> int:
    """Write what a seat may know, which is all, into a row; return how many tiles it shows now."""
    if known == FRESH:
        for i in range(LENGTH):
            row[i] = 0
        known = 0
        write_options(s, viewer, row)
    outside = 0
    for tile in range(s.tiles):
        x = s.x[s.cell[tile]]
        y = s.y[s.cell[tile]]
        if in_window(x, y):
            at = place_in_window(x, y) * WIDE_CELL
            if tile >= known:
                write_tile(s, tile, at, row)
            for i in range(at + NEWEST, at + WIDE_CELL):
                row[i] = 0
            row[at + MARKER] = int(s.marker[tile] != 0)
            row[at + MARKER_LEFT] = s.quit[tile]
        else:
            outside += 1
    write_newest(s, row)
    write_figures(s, viewer, row)
    write_seats(s, viewer, row)
    write_types(s, row)
    write_state(s, viewer, outside, row)
    return s.tiles


@rule
def relative(s: State, seat: int, viewer: int) -> int:
    return seat - viewer if seat >= viewer else seat - viewer + s.players


@rule
def write_tile(s: State, tile: int, at: int, row: list[int]) -> None:
    """Write what a tile shows, which never changes."""
    kind = s.type[tile]
    turned = s.rotation[tile]
    row[at] = kind + 1
    row[at + 1] = turned
    for side in range(4):
        own = kind * 4 + side_of(side, turned)
        row[at + EDGES + side] = EDGE[own] + 1
        row[at + PARTS + side] = AT_SIDE[own] + 1
    row[at + CLOISTER] = CLOISTERS[kind]
    row[at + CLOISTER + 1] = PENNANTS_ON[kind]
    row[at + CLOISTER + 2] = SPECIAL_ON[kind]
    row[at + CLOISTER + 3] = BRINGS_PLAGUE[kind]


@rule
def write_newest(s: State, row: list[int]) -> None:
    cell = s.cell[s.tiles - 1]
    if in_window(s.x[cell], s.y[cell]):
        row[place_in_window(s.x[cell], s.y[cell]) * WIDE_CELL + NEWEST] = 1


@rule
def write_figures(s: State, viewer: int, row: list[int]) -> None:
    """Write the figures on the board, and which are sick (PLG4)."""
    for i in range(s.figures):
        node = s.node[i]
        cell = s.cell[s.home[node]]
        if in_window(s.x[cell], s.y[cell]):
            at = place_in_window(s.x[cell], s.y[cell]) * WIDE_CELL
            row[at + FIGURE_HERE + relative(s, s.owner[i], viewer)] = 1
            row[at + FIGURE_KIND] = s.figure[i] + 1
            row[at + FIGURE_KIND + 1] = node - s.base[s.home[node]] + 1
            row[at + FIGURE_KIND + 2] = kind_of(s, node) + 1
            row[at + FIGURE_KIND + 3] = int(is_sick(s, node))


@rule
def write_seats(s: State, viewer: int, row: list[int]) -> None:
    is_asked = s.step in (ASK_LAY, ASK_FOLLOWER)
    for seat in range(s.players):
        at = AT_SEATS + relative(s, seat, viewer) * WIDE_SEAT
        row[at] = 1
        row[at + 1] = s.scores[seat]
        row[at + 2] = int(is_asked and seat == s.seat)
        for figure in range(FIGURE_KINDS):
            row[at + 3 + figure] = s.supply[seat * FIGURE_KINDS + figure]


@rule
def write_types(s: State, row: list[int]) -> None:
    for kind in range(TYPES):
        at = AT_TYPES + kind * WIDE_TYPE
        row[at] = s.stack[kind]
        row[at + 1] = 0
        row[at + 2] = int(kind == s.tile)
    for i in range(s.discards):
        row[AT_TYPES + s.discarded[i] * WIDE_TYPE + 1] += 1


@rule
def write_state(s: State, viewer: int, outside: int, row: list[int]) -> None:
    row[AT_STATE] = viewer
    row[AT_STATE + 2] = int(s.step == ASK_LAY)
    row[AT_STATE + 3] = int(s.step == ASK_FOLLOWER)
    row[AT_STATE + 4] = s.turn
    row[AT_STATE + 5] = s.left
    row[AT_STATE + 6] = s.markers
    row[AT_STATE + 7] = outside
    for side in range(4):
        row[DRAWN_EDGES + side] = 0 if s.tile == NOBODY else EDGE[s.tile * 4 + side] + 1


@rule
def write_options(s: State, viewer: int, row: list[int]) -> None:
    row[AT_STATE] = viewer
    row[AT_STATE + 1] = s.players
    row[PLAGUE] = s.plague
    row[PLAGUE + 1] = s.grace
    row[PLAGUE + 2] = s.copies
    row[REACH + s.reach] = 1
    row[OBSTACLES] = s.obstacles
    row[OBSTACLES + 1] = s.last_step
    row[OBSTACLES + 2] = s.farmers
    row[OBSTACLES + 3] = s.small_cities
    row[OBSTACLES + 4] = s.large
    row[OBSTACLES + 5] = s.abbots
