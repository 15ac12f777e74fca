"""Cells and the frontier: the places of tiles, the empty cells beside them, and what fits there (BAS3).

Every empty cell beside a tile stores what the tiles around it show, so that whether a tile fits is a lookup, without a search of the board.
"""

from ratskeller.core.compile.rules import rule

from ..data.tiles import RIVER
from .fields import HEIGHT, NOBODY, SLOTS, WIDTH, State
from .tables import AT_SIDE, EDGE, FITS, RIM, RIMS, side_of

EAST = (0, 1, 0, -1)
SOUTH = (-1, 0, 1, 0)
RIM_PLACES = tuple(RIM**side for side in range(4))


@rule
def slot_of(s: State, x: int, y: int) -> int:
    """Return the slot of a cell in the table of coordinates, or the free slot where it would go."""
    slot = (y & (HEIGHT - 1)) * WIDTH + (x & (WIDTH - 1))
    while s.slots[slot] != 0:
        cell = s.slots[slot] - 1
        if s.x[cell] == x and s.y[cell] == y:
            return slot
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@rule
def cell_at(s: State, x: int, y: int) -> int:
    """Return the cell at coordinates, or NOBODY if it has no number yet."""
    return s.slots[slot_of(s, x, y)] - 1


@rule
def tile_at(s: State, x: int, y: int) -> int:
    cell = cell_at(s, x, y)
    return NOBODY if cell == NOBODY else s.holds[cell]


@rule
def tile_beside(s: State, cell: int, side: int) -> int:
    return tile_at(s, s.x[cell] + EAST[side], s.y[cell] + SOUTH[side])


@rule
def neighbour(s: State, tile: int, side: int) -> int:
    return s.holds[s.beside[tile * 4 + side]]


@rule
def make_cell(s: State, x: int, y: int, slot: int) -> int:
    """Number a new empty cell, and store it in a free slot of the table of coordinates."""
    cell = s.cells
    s.cells = cell + 1
    s.slots[slot] = cell + 1
    s.x[cell] = x
    s.y[cell] = y
    s.holds[cell] = NOBODY
    s.frontier[s.frontiers] = cell
    s.frontiers += 1
    return cell


@rule
def cell_made(s: State, x: int, y: int) -> int:
    slot = slot_of(s, x, y)
    return s.slots[slot] - 1 if s.slots[slot] != 0 else make_cell(s, x, y, slot)


@rule
def occupy(s: State, cell: int, tile: int) -> None:
    """Place a tile in an empty cell, and update what fits into the empty cells around it."""
    place = 0
    while s.frontier[place] != cell:
        place += 1
    s.frontiers -= 1
    s.frontier[place] = s.frontier[s.frontiers]
    s.frontier[s.frontiers] = 0
    s.holds[cell] = tile
    for side in range(4):
        other = cell_made(s, s.x[cell] + EAST[side], s.y[cell] + SOUTH[side])
        s.beside[tile * 4 + side] = other
        if s.holds[other] == NOBODY:
            terrain = EDGE[s.type[tile] * 4 + side_of(side, s.rotation[tile])]
            s.rims[other] += (1 + terrain) * RIM_PLACES[(side + 2) & 3]


@rule
def fitting(s: State, kind: int, cell: int) -> int:
    """BAS3: return the rotations in which a type of tile fits into an empty cell, as four bits; equal pictures count once."""
    return FITS[kind * RIMS + s.rims[cell]]


@rule
def river_side(s: State, cell: int) -> int:
    """Return the side at which a river enters an empty cell, or NOBODY."""
    for side in range(4):
        tile = tile_beside(s, cell, side)
        if tile != NOBODY and EDGE[s.type[tile] * 4 + side_of((side + 2) & 3, s.rotation[tile])] == RIVER:
            return side
    return NOBODY


@rule
def other_river_side(kind: int, r: int, entry: int) -> int:
    """Return the side where the river leaves a turned tile that it enters at a side, or NOBODY for source and mouth."""
    river = AT_SIDE[kind * 4 + side_of(entry, r)]
    for side in range(4):
        if side != entry and AT_SIDE[kind * 4 + side_of(side, r)] == river:
            return side
    return NOBODY


@rule
def bend(entry: int, leaving: int) -> int:
    """Return how a river turns between two sides: 0 straight on, 1 or 3 for the two directions."""
    return (leaving - entry + 2) & 3
