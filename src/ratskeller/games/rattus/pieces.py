"""Cubes, rats and the plague piece: what can move where, and moving it. Nothing here knows a card or a turn."""

from ratskeller.core.jit import rule

from .board import REGIONS
from .fields import FROM_SUPPLY, NOBODY, SLOTS, State


@rule
def may_cross(s: State, a: int, b: int) -> bool:
    """Tell whether `a` and `b` are neighbours between which pieces can move."""
    return s.links[a][b] == 1


@rule
def rats_may_enter(s: State, region: int) -> bool:
    """Tell whether one more rat fits into a region (C2)."""
    return s.in_play[region] == 1 and s.rats[region] < SLOTS


@rule
def population(s: State, region: int) -> int:
    """Return the number of cubes of all colours in a region (C4)."""
    count = 0
    for seat in range(s.players):
        count += s.cubes[region][seat]
    return count


@rule
def cubes_on_board(s: State, seat: int) -> int:
    """Return a seat's cubes on the board, the palace included (F6)."""
    count = s.palace[seat]
    for region in range(REGIONS):
        count += s.cubes[region][seat]
    return count


@rule
def add_cubes(s: State, region: int, seat: int, count: int) -> None:
    """Put cubes from the stock into a region."""
    s.stock[seat] -= count
    s.cubes[region][seat] += count


@rule
def move_cubes(s: State, a: int, b: int, seat: int, count: int) -> None:
    """Move cubes of one seat from region `a` to region `b`."""
    s.cubes[a][seat] -= count
    s.cubes[b][seat] += count


@rule
def remove_cube(s: State, region: int, seat: int) -> None:
    """Put a cube back into the stock (C5)."""
    s.cubes[region][seat] -= 1
    s.stock[seat] += 1
    s.lost[seat] += 1


@rule
def put_rat(s: State, region: int, origin: int, face: int, seen: int) -> int:
    """Lay a token into a region and return its slot."""
    slot = s.rats[region]
    s.origin[region][slot] = origin
    s.face[region][slot] = face
    s.seen[region][slot] = seen
    s.rats[region] = slot + 1
    return slot


@rule
def draw_rat(s: State, region: int) -> int:
    """Lay a new token from the supply, face down, into a region and return its slot (C2)."""
    s.supply -= 1
    return put_rat(s, region, FROM_SUPPLY, NOBODY, 0)


@rule
def lift_rat(s: State, region: int, slot: int) -> None:
    """Take a token out of a region; those that came later move up one slot."""
    last = s.rats[region] - 1
    for i in range(slot, last):
        s.origin[region][i] = s.origin[region][i + 1]
        s.face[region][i] = s.face[region][i + 1]
        s.seen[region][i] = s.seen[region][i + 1]
    s.origin[region][last] = 0
    s.face[region][last] = NOBODY
    s.seen[region][last] = 0
    s.rats[region] = last


@rule
def move_rat(s: State, region: int, slot: int, to: int) -> int:
    """Move a token into another region and return its new slot."""
    origin = s.origin[region][slot]
    face = s.face[region][slot]
    seen = s.seen[region][slot]
    lift_rat(s, region, slot)
    return put_rat(s, to, origin, face, seen)


@rule
def swap_rats(s: State, a: int, a_slot: int, b: int, b_slot: int) -> None:
    """Exchange two tokens; what is known of each goes with it (H2, V6)."""
    origin = s.origin[a][a_slot]
    face = s.face[a][a_slot]
    seen = s.seen[a][a_slot]
    s.origin[a][a_slot] = s.origin[b][b_slot]
    s.face[a][a_slot] = s.face[b][b_slot]
    s.seen[a][a_slot] = s.seen[b][b_slot]
    s.origin[b][b_slot] = origin
    s.face[b][b_slot] = face
    s.seen[b][b_slot] = seen


@rule
def reaches(s: State, start: int, end: int, steps: int) -> int:
    """Return in how many steps, 1 or 2, the plague piece gets from `start` to another region, or 0 if not in `steps` (C1)."""
    if start == end:
        return 0
    if may_cross(s, start, end):
        return 1
    if steps > 1:
        for i in range(s.degree[start]):
            region = s.beside[start][i]
            if may_cross(s, start, region) and may_cross(s, region, end):
                return 2
    return 0
