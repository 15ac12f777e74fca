"""The fields of a state of Carcassonne.

A **cell** is a place of the board that carries a tile or lies beside one; cells are numbered as they come up. A **tile** is a tile on the
board, numbered in the order laid. A **node** is one feature of one tile on the board; nodes of a tile follow each other. Nodes that belong
to the same feature of the board name the same node, its **root**.
"""

from typing import Literal

from ratskeller.core.state import fixed, number, record, row, scratch
from ratskeller.core.steps import GREATEST, ROW_WIDTH

from ..data.tiles import GARDEN
from .numbers import OVER
from .tables import NODES, RIMS, TILES, TYPES

SEATS = 6
CELLS = 3 * TILES + 2
"""The first tile makes five cells, every further one at most three more."""
FRONTIER = 2 * TILES + 2
"""Most empty cells beside tiles."""
WIDTH, HEIGHT = 32, 16
SLOTS = WIDTH * HEIGHT
"""Size of the hash table from coordinates to cells: any rectangle of this width and height fits without a collision."""
FARTHEST = 800
"""Greatest distance of the first tile from 0,0 in a position."""
EDGE_OF_THE_WORLD = FARTHEST + TILES
MOST_TURNS, MOST_POINTS = 1_000, 10_000
"""Most turns before a position, and most points of a seat in it."""
TURNS = MOST_TURNS + TILES
POINTS = MOST_POINTS + 100 * TILES
"""Far more points than a game can add."""
LOG_ROWS = 192
"""The longest answer ends the game with a score and a row for each of 54 figures."""

NOBODY = -1
"""No cell, no tile, no node."""

# Figures
FOLLOWER, LARGE, ABBOT = range(3)
FIGURE_KINDS = 3
FigureKind = Literal["follower", "large", "abbot"]
FIGURE_NAMES: tuple[FigureKind, ...] = ("follower", "large", "abbot")
FOLLOWERS = 7
"""Followers of a seat (BAS1)."""
FIGURES = SEATS * (FOLLOWERS + 2)

# Options of the plague
MOVE, COPY = range(2)
SPREAD_NAMES = ("move", "copy")
NEAR, OWN_TILE, WHOLE_FEATURE, BORDERING, WIDE = range(5)
REACH_NAMES = ("near", "tile", "feature", "bordering", "wide")
NO_OBSTACLES, COMPLETED = range(2)
OBSTACLE_NAMES = ("none", "completed")


@record
class State:
    """A position of Carcassonne as numbers."""

    # the game
    players: int = fixed(number(most=SEATS))  # 2 to 6
    plague: int = fixed(number(most=1))  # 1: with the plague (PLG12)
    grace: int = fixed(number(most=TILES))  # first drawn tiles without a plague tile (PLG1)
    copies: int = fixed(number(most=COPY))  # MOVE or COPY (PLG6)
    reach: int = fixed(number(most=WIDE))  # NEAR, OWN_TILE, WHOLE_FEATURE, BORDERING or WIDE (PLG4)
    obstacles: int = fixed(number(most=COMPLETED))  # NO_OBSTACLES or COMPLETED (PLG5)
    last_step: int = fixed(number(most=1))  # 1: the markers also step after the last turn (PLG11)
    farmers: int = fixed(number(most=1))  # 1: followers may be set on fields (BAS9)
    small_cities: int = fixed(number(most=4))  # 4, or 2 for the older value of a city of two tiles (BAS7)
    large: int = fixed(number(most=1))  # large followers of a seat (EXT2)
    abbots: int = fixed(number(most=1))  # abbots of a seat (EXT3)
    # the turn
    step: int = number(most=OVER)  # the open question, or OVER
    seat: int = number(most=SEATS - 1)  # whose turn it is
    turn: int = number(most=TURNS)  # number of the turn, from 1
    tile: int = number(least=NOBODY, most=TYPES - 1)  # drawn type that is to be laid, or NOBODY
    scores: list[int] = row(SEATS, most=POINTS)
    # the stack; its order does not exist
    stack: list[int] = row(TYPES, most=TILES)  # tiles left by type
    left: int = number(most=TILES)  # tiles left
    course: int = number(most=TILES)  # river tiles among them that are not the mouth (EXT1)
    mouths: int = number(most=TILES)  # mouths among them
    plagued: int = number(most=TILES)  # plague tiles among them
    discarded: list[int] = row(TILES, most=TYPES - 1)  # types that left the game, in order (BAS4)
    discards: int = number(most=TILES)
    # cells
    cells: int = number(most=CELLS)
    x: list[int] = row(CELLS, least=-EDGE_OF_THE_WORLD, most=EDGE_OF_THE_WORLD)  # to the east
    y: list[int] = row(CELLS, least=-EDGE_OF_THE_WORLD, most=EDGE_OF_THE_WORLD)  # to the south
    holds: list[int] = row(CELLS, least=NOBODY, most=TILES - 1)  # tile, or NOBODY
    rims: list[int] = row(CELLS, most=RIMS - 1)  # what the tiles around show at its sides (tables.py)
    slots: list[int] = row(SLOTS, most=CELLS)  # cell + 1 by coordinates, or 0
    frontier: list[int] = row(FRONTIER, most=CELLS - 1)  # empty cells beside tiles
    frontiers: int = number(most=FRONTIER)
    # tiles on the board
    tiles: int = number(most=TILES)
    cell: list[int] = row(TILES, most=CELLS - 1)
    beside: list[int] = row(TILES * 4, most=CELLS - 1)  # cell to the north, east, south, west
    type: list[int] = row(TILES, most=TYPES - 1)
    rotation: list[int] = row(TILES, most=3)  # quarter turns clockwise
    laid: list[int] = row(TILES, most=TURNS)  # turn in which it was laid
    base: list[int] = row(TILES, most=NODES)  # its first node
    marker: list[int] = row(TILES, most=TILES)  # number of the marker on it, or 0
    quit: list[int] = row(TILES, most=TURNS)  # turn in which a marker last left it, or 0
    # features
    nodes: int = number(most=NODES)
    home: list[int] = row(NODES, most=TILES - 1)  # tile of a node
    kind: list[int] = row(NODES, most=GARDEN)  # CITY, ROAD …
    root: list[int] = row(NODES, most=NODES - 1)
    next: list[int] = row(NODES, most=NODES - 1)  # the nodes of a feature in a ring
    size: list[int] = row(NODES, most=NODES)  # by root: nodes
    open: list[int] = row(NODES, most=4 * TILES)  # by root: sides of a city or road that wait for a tile
    claims: list[int] = row(NODES, most=FIGURES)  # by root: figures on it
    noted: list[int] = scratch(row(NODES, most=1))  # buffer for counting; zero between the rules' steps
    # figures on the board, by node
    figures: int = number(most=FIGURES)
    owner: list[int] = row(FIGURES, most=SEATS - 1)
    figure: list[int] = row(FIGURES, most=ABBOT)  # FOLLOWER, LARGE or ABBOT
    node: list[int] = row(FIGURES, most=NODES - 1)
    ailing: list[int] = scratch(row(FIGURES, most=1))  # buffer for comparing health; zero between the rules' steps
    supply: list[int] = row(SEATS * FIGURE_KINDS, most=FOLLOWERS)  # figures in hand by seat and kind
    # markers
    markers: int = number(most=TILES)
    site: list[int] = row(TILES + 1, most=TILES - 1)  # tile of a marker, by its number
    # buffer for counting a majority; zero between the rules' steps
    strength: list[int] = scratch(row(SEATS, most=FIGURES + SEATS))
    # the event log
    logging: int = number(most=1)
    logged: int = number(most=GREATEST)
    log: list[int] = scratch(row(LOG_ROWS * ROW_WIDTH))
