"""What a state of Carcassonne holds.

A **cell** is a place of the board that carries a tile or lies beside one; cells are numbered as they come up. A **tile** is a tile on the
board, numbered in the order laid. A **node** is one feature of one tile on the board; nodes of a tile follow each other. Nodes that belong
to the same feature of the board name the same node, its **root**.
"""

from ratskeller.core import log
from ratskeller.core.state import number, record, row

from .tables import NODES, TILES, TYPES

SEATS = 6
CELLS = 3 * TILES + 2
"""The first tile makes five cells, every further one at most three more."""
FRONTIER = 2 * TILES + 2
"""Most empty cells beside tiles."""
SLOTS = 1024
"""Places of the table that finds cells by coordinates; 32 by 32 of them lie side by side without a clash."""
WIDTH = 32
LOG_ROWS = 192
"""The longest answer ends the game with a score and a row for each of 54 figures."""

NOBODY = -1
"""No cell, no tile, no node."""

# Figures
FOLLOWER, LARGE, ABBOT = range(3)
FIGURE_KINDS = 3
FIGURE_NAMES = ("follower", "large", "abbot")
FOLLOWERS = 7
"""Followers of a seat (BAS1)."""
FIGURES = SEATS * (FOLLOWERS + 2)

# Options of the plague
MOVE, COPY = range(2)
SPREAD_NAMES = ("move", "copy")
NEAR, OWN_TILE, WHOLE_FEATURE = range(3)
REACH_NAMES = ("near", "tile", "feature")


@record
class State:
    """A position of Carcassonne as numbers."""

    # the game
    players: int = number()  # 2 to 6
    plague: int = number()  # 1: with the plague (PLG12)
    grace: int = number()  # first drawn tiles without a plague tile (PLG1)
    copies: int = number()  # MOVE or COPY (PLG6)
    reach: int = number()  # NEAR, OWN_TILE or WHOLE_FEATURE (PLG4)
    farmers: int = number()  # 1: followers may be set on fields (BAS9)
    small_cities: int = number()  # 4, or 2 for the older value of a city of two tiles (BAS7)
    large: int = number()  # large followers of a seat (EXT2)
    abbots: int = number()  # abbots of a seat (EXT3)
    # the turn
    step: int = number()  # the open question, or OVER
    seat: int = number()  # whose turn it is
    turn: int = number()  # number of the turn, from 1
    tile: int = number()  # type that was drawn and waits to be laid, or NOBODY
    scores: list[int] = row(SEATS)
    # the stack; its order does not exist
    stack: list[int] = row(TYPES)  # tiles left by type
    left: int = number()  # tiles left
    course: int = number()  # river tiles among them that are not the mouth (EXT1)
    mouths: int = number()  # mouths among them
    plagued: int = number()  # plague tiles among them
    discarded: list[int] = row(TILES)  # types that left the game, in order (BAS4)
    discards: int = number()
    # cells
    cells: int = number()
    x: list[int] = row(CELLS)  # to the east
    y: list[int] = row(CELLS)  # to the south
    beside: list[int] = row(CELLS * 4)  # cell to the north, east, south, west, or NOBODY
    holds: list[int] = row(CELLS)  # tile, or NOBODY
    forbids: list[int] = row(CELLS)  # terrains that the sides of a tile here can't show (tables.py), twice
    slots: list[int] = row(SLOTS)  # cell + 1 by coordinates, or 0
    frontier: list[int] = row(FRONTIER)  # empty cells beside tiles
    frontiers: int = number()
    at: list[int] = row(CELLS)  # place in the frontier
    # tiles on the board
    tiles: int = number()
    cell: list[int] = row(TILES)
    type: list[int] = row(TILES)
    rotation: list[int] = row(TILES)  # quarter turns clockwise
    laid: list[int] = row(TILES)  # turn in which it was laid
    base: list[int] = row(TILES)  # its first node
    marker: list[int] = row(TILES)  # number of the marker on it, or 0
    quit: list[int] = row(TILES)  # turn in which a marker last left it, or 0
    # features
    nodes: int = number()
    home: list[int] = row(NODES)  # tile of a node
    root: list[int] = row(NODES)
    next: list[int] = row(NODES)  # the nodes of a feature in a ring
    size: list[int] = row(NODES)  # by root: nodes
    open: list[int] = row(NODES)  # by root: sides of a city or road that wait for a tile
    claims: list[int] = row(NODES)  # by root: figures on it
    noted: list[int] = row(NODES)  # room for counting; zero between the rules' steps
    # figures on the board, by node
    figures: int = number()
    owner: list[int] = row(FIGURES)
    figure: list[int] = row(FIGURES)  # FOLLOWER, LARGE or ABBOT
    node: list[int] = row(FIGURES)
    ailing: list[int] = row(FIGURES)  # room for comparing health; zero between the rules' steps
    supply: list[int] = row(SEATS * FIGURE_KINDS)  # figures in hand by seat and kind
    # markers
    markers: int = number()
    site: list[int] = row(TILES + 1)  # tile of a marker, by its number
    # room for counting a majority; zero between the rules' steps
    strength: list[int] = row(SEATS)
    # the event log
    logging: int = number()
    logged: int = number()
    log: list[int] = row(LOG_ROWS * log.WIDTH)
