"""Cubes, rats and the plague piece: where they may move, and their moves. No card or turn is involved here."""

from ratskeller.core.compile.rules import rule

from ..data.board import REGIONS
from .fields import BISHOPS, BUSY, FACES, FROM_OUT, FROM_SUPPLY, NOBODY, NUNS, SLOTS, State


@rule
def may_cross(s: State, a: int, b: int) -> bool:
    """Tell whether `a` and `b` are neighbours without a wall between them (K-EMPEROR)."""
    return s.ways[a] >> b & 1 == 1


@rule
def has_way_out(s: State, region: int) -> bool:
    return s.ways[region] != 0


@rule
def cubes_may_leave(s: State, region: int, seat: int) -> bool:
    return s.cubes[region][seat] > 0 and has_way_out(s, region)


@rule
def some_cube_may_leave(s: State, seat: int) -> bool:
    for region in range(REGIONS):
        if cubes_may_leave(s, region, seat):
            return True
    return False


@rule
def is_protected(s: State, region: int) -> bool:
    """Tell whether a bishop keeps rats out of a region (K-BISHOP)."""
    for i in range(BISHOPS):
        if s.bishops[i] == region:
            return True
    return False


@rule
def rats_may_enter(s: State, region: int) -> bool:
    """Tell whether one more rat fits into a region and no bishop protects it (C2)."""
    return s.in_play[region] == 1 and s.rats[region] < SLOTS and not is_protected(s, region)


@rule
def room_for_rats(s: State, region: int) -> int:
    return 0 if is_protected(s, region) else SLOTS - s.rats[region]


@rule
def nuns_in(s: State, region: int) -> int:
    count = 0
    for i in range(NUNS):
        if s.nuns[i] == region:
            count += 1
    return count


@rule
def population(s: State, region: int) -> int:
    """Return the number of cubes of all colours in a region (C3)."""
    count = 0
    for seat in range(s.players):
        count += s.cubes[region][seat]
    return count


@rule
def counted_population(s: State, region: int, neutral: int) -> int:
    """Return the population that limits are held against: cubes less nuns, with neutral population, never below 0 (C4, K5)."""
    return max(0, population(s, region) - nuns_in(s, region) + neutral)


@rule
def has_majority(s: State, region: int, seat: int) -> bool:
    """Tell whether a seat has more cubes in a region than every other (K-MAYOR)."""
    for other in range(s.players):
        if other != seat and s.cubes[region][other] >= s.cubes[region][seat]:
            return False
    return True


@rule
def regions_of(s: State, seat: int) -> int:
    regions = 0
    for region in range(REGIONS):
        if s.cubes[region][seat] > 0:
            regions |= 1 << region
    return regions


@rule
def grown(s: State, group: int, within: int) -> int:
    """Return a group of regions (bits) with all that connect to it `within` a set. Walls don't cut a group (K-QUEEN)."""
    before = 0
    while group != before:
        before = group
        for region in range(REGIONS):
            if (before >> region) & 1 == 1:
                group |= s.around[region] & within
    return group


@rule
def largest_group(s: State, seat: int) -> int:
    """Return how many regions the largest connected group with cubes of a seat has; the palace is no region (K-QUEEN)."""
    left = regions_of(s, seat)
    largest = 0
    while left != 0:
        group = grown(s, left & -left, left)
        left &= ~group
        size = 0
        while group != 0:
            group &= group - 1
            size += 1
        largest = max(largest, size)
    return largest


@rule
def cubes_on_board(s: State, seat: int) -> int:
    """Return a seat's cubes on the board, the palace included (F6)."""
    count = s.palace[seat]
    for region in range(REGIONS):
        count += s.cubes[region][seat]
    return count


@rule
def add_cubes(s: State, region: int, seat: int, count: int) -> None:
    s.idle = BUSY
    s.stock[seat] -= count
    s.cubes[region][seat] += count


@rule
def remove_cube(s: State, region: int, seat: int) -> None:
    """Return a cube to the stock (C5)."""
    s.cubes[region][seat] -= 1
    s.stock[seat] += 1
    s.lost[seat] += 1


@rule
def put_rat(s: State, region: int, origin: int, face: int, seen: int) -> int:
    """Add a token to a region; return its slot."""
    slot = s.rats[region]
    s.origin[region][slot] = origin
    s.face[region][slot] = face
    s.seen[region][slot] = seen
    s.rats[region] = slot + 1
    return slot


@rule
def draw_rat(s: State, region: int) -> int:
    """Add a token from the supply, face down, to a region; return its slot (C2)."""
    s.idle = BUSY
    s.supply -= 1
    return put_rat(s, region, FROM_SUPPLY, NOBODY, 0)


@rule
def draw_back(s: State, region: int) -> int:
    """Add a token from those not on the board, face down, to a region; return its slot (V5)."""
    for face in range(FACES):
        s.pool[face] = s.gone[face]
    return put_rat(s, region, FROM_OUT, NOBODY, 0)


@rule
def lift_rat(s: State, region: int, slot: int) -> None:
    """Remove a token from a region; later ones move up one slot."""
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
def may_swap_rats(s: State, a: int, b: int) -> bool:
    """Tell whether a rat of `a` and one of `b` may change places: no rat enters a region with a bishop, by whatever means (K-BISHOP)."""
    return a == b or not (is_protected(s, a) or is_protected(s, b))


@rule
def in_reach(s: State, start: int, steps: int) -> int:
    """Return where the plague piece gets from `start` in up to `steps`, 1 or 2, as bits (C1)."""
    regions = s.ways[start]
    if steps > 1:
        for i in range(s.degree[start]):
            if may_cross(s, start, s.beside[start][i]):
                regions |= s.ways[s.beside[start][i]]
    return regions & ~(1 << start)


@rule
def reaches(s: State, start: int, end: int, steps: int) -> int:
    """Return in how many steps, 1 or 2, the plague piece gets from `start` to another region, or 0 if not in `steps` (C1)."""
    if start == end:
        return 0
    if may_cross(s, start, end):
        return 1
    if steps > 1 and s.ways[start] & s.ways[end] != 0:
        return 2
    return 0
