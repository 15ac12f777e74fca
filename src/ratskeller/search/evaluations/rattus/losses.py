"""Losses: how many cubes each seat is expected to lose to the rats of a region, and how many it lost."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import ROW_WIDTH
from ratskeller.games.rattus.rules.cards import CARD_SPACE, CLASS_OF
from ratskeller.games.rattus.rules.fields import ALL, SEATS, State
from ratskeller.games.rattus.rules.fields import MAJORITY as MOST
from ratskeller.games.rattus.rules.numbers import EV_CUBE_LOST
from ratskeller.games.rattus.rules.pieces import counted_population
from ratskeller.games.rattus.rules.potions import BITS, FULL
from ratskeller.search.memory import MOST_CAUSES

from .faces import chance_of, known_face
from .layout import CLASSES, HELD, LEFT, LOST, MOST_PEOPLE, POTION, WHOLE

CAUSES = ("majority", "class", "all")
"""What takes cubes (C5), in the order of BY_MAJORITY, BY_CLASS and BY_ALL."""


@rule
def expected_loss(s: State, table: list[int], seat: int, origin: int, face: int, people: int, is_most: bool) -> int:
    """Return the expected loss to a token, in parts of WHOLE, of a seat with enough cubes there (C5)."""
    loss = chance_of(s, table, origin, face, ALL, people)
    if is_most:
        loss += chance_of(s, table, origin, face, MOST, people)
    for symbol in range(CLASSES):
        cards = table[HELD + seat * CLASSES + symbol]
        if cards > 0:
            loss += cards * chance_of(s, table, origin, face, symbol, people)
    return loss


@rule
def count_held(s: State, table: list[int]) -> None:
    """Count the cards of each class that every seat holds (K1)."""
    for i in range(SEATS * CLASSES):
        table[HELD + i] = 0
    for card in range(CARD_SPACE):
        if s.holder[card] >= 0:
            table[HELD + s.holder[card] * CLASSES + CLASS_OF[card]] += 1


@rule
def has_most(s: State, region: int, seat: int) -> bool:
    for other in range(s.players):
        if s.cubes[region][other] > s.cubes[region][seat]:
            return False
    return True


@rule
def people_in(s: State, region: int) -> int:
    """Return the population that counts against limits, including the plague piece in this ravage or in the last (C4, V1)."""
    neutral = 0
    if region == s.ravaged:
        neutral = s.neutral
    elif region == s.plague:
        neutral = s.final_neutral
    return counted_population(s, region, neutral)


@rule
def weigh_rats(s: State, table: list[int], region: int, viewer: int) -> None:
    """Write how many cubes of each seat, in parts of WHOLE, are expected to survive all rats of a region.

    The losses to a rat reduce the population for the next one.
    """
    people = people_in(s, region) * WHOLE
    for seat in range(s.players):
        table[LEFT + seat] = s.cubes[region][seat] * WHOLE
    for slot in range(s.rats[region]):
        face = known_face(s, region, slot, viewer)
        counted = min((people + WHOLE // 2) // WHOLE, MOST_PEOPLE)
        for seat in range(s.players):
            cubes = s.cubes[region][seat] * WHOLE
            if cubes > 0:
                is_most = has_most(s, region, seat)
                loss = expected_loss(s, table, seat, s.origin[region][slot], face, counted, is_most)
                loss = table[LEFT + seat] * min(loss, cubes) // cubes
                table[LEFT + seat] -= loss
                people -= loss
        people = max(0, people)


@rule
def shielded(s: State, table: list[int], region: int, seat: int, lost: int) -> int:
    """Return an expected loss reduced by potions (K-WIZARD, V2): to half if there are about as many potions as losses."""
    if s.potions[region][seat] == 0 or lost == 0:
        return lost
    return lost * lost // (lost + potions_in(s, region, seat) * WHOLE * table[POTION] // 100)


@rule
def potions_in(s: State, region: int, seat: int) -> int:
    packed = s.potions[region][seat]
    count = 0
    potions = 1
    while packed != 0:
        count += (packed & FULL) * potions
        packed >>= BITS
        potions += 1
    return count


@rule
def write_losses(s: State, table: list[int], region: int, viewer: int) -> None:
    """Write the expected losses of each seat in a region, in parts of WHOLE, after potions."""
    weigh_rats(s, table, region, viewer)
    for seat in range(s.players):
        lost = s.cubes[region][seat] * WHOLE - table[LEFT + seat]
        table[LOST + seat] = shielded(s, table, region, seat, lost)


@rule
def count_losses(s: State, out: list[int], first: int) -> None:
    """Add the cubes that the logged events took, by seat and cause."""
    for row in range(0, s.logged * ROW_WIDTH, ROW_WIDTH):
        if s.log[row] == EV_CUBE_LOST:
            out[first + s.log[row + 1] * MOST_CAUSES + s.log[row + 3]] += 1
