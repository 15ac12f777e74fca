"""Cubes with potions (K-WIZARD): how many cubes of a seat in a region carry how many potions, and moves of such cubes (K7).

Equal cubes need no identity, so a place keeps only the number of cubes with 1, 2, 3 … potions: five bits each in one number.
"""

from ratskeller.core.compile.rules import rule

from ..data.board import REGIONS
from .fields import LEVELS, MOST_POTIONS, SEATS, State
from .numbers import CUBE

POTIONS = 10
"""Potion tokens in the printed game (V3)."""
UNLIMITED = -1
BITS = 5
FULL = 31


@rule
def cubes_with(s: State, region: int, seat: int, potions: int) -> int:
    """Return how many of a seat's cubes in a region carry exactly `potions` potions."""
    packed = s.potions[region][seat]
    if potions > 0:
        return (packed >> BITS * (potions - 1)) & FULL
    count = s.cubes[region][seat]
    while packed != 0:
        count -= packed & FULL
        packed >>= BITS
    return count


@rule
def change(s: State, region: int, seat: int, potions: int, by: int) -> None:
    """Count `by` more cubes with `potions` potions; cubes without potions are not counted."""
    if potions > 0:
        s.potions[region][seat] += by << BITS * (potions - 1)


@rule
def most_potions(s: State, region: int, seat: int) -> int:
    packed = s.potions[region][seat]
    most = 0
    while packed != 0:
        packed >>= BITS
        most += 1
    return most


@rule
def fewest_potions(s: State, region: int, seat: int) -> int:
    """Return the fewest potions that one of a seat's cubes in a region carries; there must be one."""
    potions = 0
    while cubes_with(s, region, seat, potions) == 0:
        potions += 1
    return potions


@rule
def potions_on_board(s: State) -> int:
    """Return how many potions are on the board (V3)."""
    count = 0
    for region in range(REGIONS):
        for seat in range(s.players):
            packed = s.potions[region][seat]
            potions = 1
            while packed != 0:
                count += (packed & FULL) * potions
                packed >>= BITS
                potions += 1
    return count


@rule
def potions_left(s: State) -> int:
    """Return how many potions can still be placed, or UNLIMITED (V3)."""
    return POTIONS - potions_on_board(s) if s.printed == 1 else UNLIMITED


@rule
def put_potion(s: State, region: int, seat: int, potions: int) -> None:
    change(s, region, seat, potions, -1)
    change(s, region, seat, potions + 1, 1)


@rule
def lose_potion(s: State, region: int, seat: int, potions: int) -> int:
    """Take a potion from a cube that carries `potions` and return how many that cube has left (V2)."""
    change(s, region, seat, potions, -1)
    change(s, region, seat, potions - 1, 1)
    return potions - 1


@rule
def bears_potions(s: State, region: int) -> bool:
    for seat in range(s.players):
        if s.potions[region][seat] != 0:
            return True
    return False


@rule
def move_cube(s: State, a: int, b: int, seat: int, potions: int, count: int) -> None:
    """Move cubes of a seat that carry `potions` potions each from region `a` to region `b` (K7)."""
    s.cubes[a][seat] -= count
    s.cubes[b][seat] += count
    change(s, a, seat, potions, -count)
    change(s, b, seat, potions, count)


@rule
def cube_answer(region: int, seat: int, potions: int) -> int:
    return CUBE + (region * SEATS + seat) * LEVELS + potions


@rule
def cubes_at(s: State, region: int, seat: int, out: list[int], n: int) -> int:
    """Write the cubes of a seat in a region that differ, after the first `n` answers; return how many there are then."""
    if s.cubes[region][seat] > 0:
        for potions in range(most_potions(s, region, seat) + 1):
            if cubes_with(s, region, seat, potions) > 0:
                out[n] = cube_answer(region, seat, potions)
                n += 1
    return n


@rule
def region_of_cube(answer: int) -> int:
    return (answer - CUBE) // (LEVELS * SEATS)


@rule
def seat_of_cube(answer: int) -> int:
    return (answer - CUBE) // LEVELS % SEATS


@rule
def potions_of_cube(answer: int) -> int:
    return (answer - CUBE) % LEVELS


@rule
def can_carry_more(potions: int) -> bool:
    return potions < MOST_POTIONS
