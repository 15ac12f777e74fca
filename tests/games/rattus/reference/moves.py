"""Abilities that move what lies on the board: Monk, Merchant, King, Witch, Courier, Pied Piper, Wizard."""

from collections.abc import Iterator

from .board import POTIONS, Rat, Table
from .questions import Rules, ask, ask_face, cube, tokens, which_cube

Cube = tuple[str, int, int]
"""Region, seat, potions."""


def monk_rats(table: Table) -> dict[str, tuple[str, Rat]]:
    """Rats that have somewhere to go (K-MONK)."""
    return tokens(table, [region for region in table.regions if table.open_to_rats(region)])


def monk(table: Table) -> Rules[None]:
    """K-MONK: move any one rat to a neighbouring region with fewer than three."""
    rats = monk_rats(table)
    region, rat = rats[(yield from ask(table.seat, "monk from", rats))]
    where = yield from ask(table.seat, "monk to", table.open_to_rats(region))
    move_rat(table, rat, region, where)


def move_rat(table: Table, rat: Rat, region: str, where: str) -> None:
    """A rat arrives as the last of its new region."""
    table.rats[region] = [other for other in table.rats[region] if other is not rat]
    table.rats[where].append(rat)


def departures(table: Table) -> set[str]:
    """Regions from which an own cube may go to a neighbour (K-MERCHANT, K-PIPER)."""
    return {region for region in table.regions if table.own(region, table.seat) and table.reached(region)}


def move_cube(table: Table, seat: int, potions: int, region: str, where: str) -> None:
    """A cube goes to another region with its potions (K7)."""
    table.cubes[region][seat].remove(potions)
    table.cubes[where][seat].append(potions)


def merchant(table: Table) -> Rules[None]:
    """K-MERCHANT: one to three own cubes from one region to one neighbour."""
    seat = table.seat
    region = yield from ask(seat, "merchant from", departures(table))
    where = yield from ask(seat, "merchant to", table.reached(region))
    most = min(3, table.own(region, seat))
    count = int((yield from ask(seat, "merchant count", map(str, range(1, most + 1)))))
    for left in range(count, 0, -1):
        potions = yield from which_cube(table, region, seat, left)
        move_cube(table, seat, potions, region, where)


def piper(table: Table) -> Rules[None]:
    """K-PIPER: one own cube to a neighbour, and as many of its rats as fit; no bishop, no fourth rat."""
    seat = table.seat
    region = yield from ask(seat, "piper from", departures(table))
    where = yield from ask(seat, "piper to", table.reached(region))
    potions = yield from which_cube(table, region, seat, 1)
    move_cube(table, seat, potions, region, where)
    follow = min(len(table.rats[region]), table.rats_enter(where))
    for _ in range(follow):
        rats = tokens(table, [region])
        chosen = min(rats) if follow == len(rats) else (yield from ask(seat, "piper rat", rats))
        follow -= 1
        move_rat(table, rats[chosen][1], region, where)


def king_regions(table: Table) -> set[str]:
    """Regions with an own cube and no rat (K-KING)."""
    return {region for region in table.regions if table.own(region, table.seat) and not table.rats[region]}


def king(table: Table) -> Rules[None]:
    """K-KING: one own cube to the palace; the one with fewest potions goes and loses them (V7)."""
    region = yield from ask(table.seat, "king", king_regions(table))
    own = table.cubes[region][table.seat]
    own.remove(min(own))
    table.palace[table.seat] += 1


def witch(table: Table) -> Rules[None]:
    """K-WITCH: look at a rat, then at another; if two were seen, swap them or not."""
    everywhere = tokens(table, table.regions)
    first = yield from ask(table.seat, "witch look", everywhere)
    yield from ask_face(table, everywhere[first][1])
    second = yield from ask(table.seat, "witch look again", (everywhere.keys() - {first}) | {"stop"})
    if second == "stop":
        return
    yield from ask_face(table, everywhere[second][1])
    answers = swap_answers(table, {everywhere[first][0], everywhere[second][0]})
    if (yield from ask(table.seat, "witch swap", answers)) == "yes":
        swap_rats(table, everywhere[first], everywhere[second])


def swap_answers(table: Table, regions: set[str]) -> set[str]:
    """A swap between two regions brings no rat into one with a bishop either (K-BISHOP: by whatever means)."""
    barred = len(regions) == 2 and not regions.isdisjoint(table.bishops)
    return {"no"} if barred else {"yes", "no"}


def swap_rats(table: Table, one: tuple[str, Rat], other: tuple[str, Rat]) -> None:
    """Each takes the slot of the other."""
    slots = [(region, [id(rat) for rat in table.rats[region]].index(id(rat))) for region, rat in (one, other)]
    for (region, slot), rat in zip(slots, (other[1], one[1]), strict=True):
        table.rats[region][slot] = rat


def all_cubes(table: Table) -> Iterator[Cube]:
    """Every cube on the board; the palace is out of reach."""
    for region in table.regions:
        for seat, cubes in enumerate(table.cubes[region]):
            for potions in cubes:
                yield region, seat, potions


def courier_seconds(table: Table, first: Cube) -> set[Cube]:
    """With which cubes a cube may be swapped (V4): of another player in another region; online also own ones with other potions."""
    return {
        other
        for other in all_cubes(table)
        if other[0] != first[0] and (other[1] != first[1] or (not table.printed and other[2] != first[2]))
    }


def courier_firsts(table: Table) -> dict[str, Cube]:
    """The cubes that can be swapped with some other."""
    return {cube(*first): first for first in set(all_cubes(table)) if courier_seconds(table, first)}


def courier(table: Table) -> Rules[None]:
    """K-COURIER: swap two cubes, potions and all (K7); walls don't matter."""
    firsts = courier_firsts(table)
    one = firsts[(yield from ask(table.seat, "courier first", firsts))]
    seconds = {cube(*second): second for second in courier_seconds(table, one)}
    other = seconds[(yield from ask(table.seat, "courier second", seconds))]
    move_cube(table, one[1], one[2], one[0], other[0])
    move_cube(table, other[1], other[2], other[0], one[0])


def wizard_cubes(table: Table) -> dict[str, Cube]:
    """Own cubes on the board; none in the printed reading when all ten potions are out (V3)."""
    if table.printed and table.potions_on_board() >= POTIONS:
        return {}
    return {cube(*own): own for own in all_cubes(table) if own[1] == table.seat}


def wizard(table: Table) -> Rules[None]:
    """K-WIZARD: one more potion with an own cube."""
    own = wizard_cubes(table)
    region, seat, potions = own[(yield from ask(table.seat, "wizard", own))]
    table.cubes[region][seat].remove(potions)
    table.cubes[region][seat].append(potions + 1)
