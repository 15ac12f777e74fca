"""Tile placement: where a tile fits (BAS3, EXT1), and what it changes."""

from ratskeller.core.compile.rules import rule

from .features import add_nodes
from .fields import NOBODY, State
from .grid import bend, fitting, neighbour, occupy, other_river_side, river_side, tile_beside
from .numbers import LAY
from .tables import NONE, ROLE

ROTATIONS = 16
"""Sets of rotations."""


@rule
def lay_options(s: State, kind: int, out: list[int], room: list[int]) -> int:
    """Write where and how a type of tile can be laid, equal pictures once (BAS3); `room` is a buffer as long as `out`.

    Every cell is noted, then every rotation written, and then kept or not, since branches on chance cost more than writing; `out` has
    room for one too many.
    """
    cells = 0
    for i in range(s.frontiers):
        cell = s.frontier[i]
        rotations = rotations_in(s, kind, cell)
        room[cells] = cell * ROTATIONS + rotations
        cells += int(rotations != 0)
    n = 0
    for i in range(cells):
        cell = room[i] // ROTATIONS
        for r in range(4):
            out[n] = LAY + cell * 4 + r
            n += room[i] >> r & 1
    return n


@rule
def rotations_in(s: State, kind: int, cell: int) -> int:
    """Return in which rotations a type can be laid into an empty cell (BAS3, EXT1), as four bits; equal pictures count once."""
    return fitting(s, kind, cell) if ROLE[kind] == NONE else flowing(s, kind, cell)


@rule
def flowing(s: State, kind: int, cell: int) -> int:
    """EXT1: return the rotations, as four bits, in which a river tile continues the river in an empty cell."""
    entry = river_side(s, cell)
    if entry == NOBODY:
        return 0
    rotations = fitting(s, kind, cell)
    for r in range(4):
        if rotations >> r & 1 and not flows(s, kind, r, cell, entry):
            rotations ^= 1 << r
    return rotations


@rule
def flows(s: State, kind: int, r: int, cell: int, entry: int) -> bool:
    """EXT1: tell whether a river tile that fits does not turn the river in the same direction as the last bend."""
    leaving = other_river_side(kind, r, entry)
    if leaving == NOBODY:
        return True
    turn = bend(entry, leaving)
    return turn == 0 or turn != last_bend(s, cell, entry)


@rule
def last_bend(s: State, cell: int, entry: int) -> int:
    """Return the direction of the last bend before a cell (see `bend`); 0 without one."""
    tile = tile_beside(s, cell, entry)
    leaving = (entry + 2) & 3
    for _ in range(s.tiles):
        source = other_river_side(s.type[tile], s.rotation[tile], leaving)
        if source == NOBODY:
            return 0
        turn = bend(source, leaving)
        if turn != 0:
            return turn
        tile = neighbour(s, tile, source)
        if tile == NOBODY:
            return 0
        leaving = (source + 2) & 3
    return 0


@rule
def fits_somewhere(s: State, kind: int) -> bool:
    """BAS4: tell whether a type of tile can be laid anywhere."""
    for i in range(s.frontiers):
        if rotations_in(s, kind, s.frontier[i]) != 0:
            return True
    return False


@rule
def lay(s: State, kind: int, cell: int, r: int) -> None:
    """Place a tile in an empty cell and unite its features with those around it (BAS6)."""
    tile = s.tiles
    s.tiles = tile + 1
    s.cell[tile] = cell
    s.type[tile] = kind
    s.rotation[tile] = r
    s.laid[tile] = s.turn
    occupy(s, cell, tile)
    add_nodes(s, tile)
