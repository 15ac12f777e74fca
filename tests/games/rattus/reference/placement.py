"""Phase B with Peasant, Queen and Mayor, and the pieces: walls, nuns, bishops, the Baker's card."""

from collections.abc import Set

from .board import Table, link
from .questions import Rules, ask

WALLS, NUNS, BISHOPS = 3, 3, 2


def group(table: Table, seat: int) -> int:
    """How many regions the largest connected group of regions with a seat's cubes has; walls don't cut it (K-QUEEN)."""
    left = {region for region in table.regions if table.own(region, seat)}
    largest = 0
    while left:
        edge = {left.pop()}
        size = 0
        while edge:
            region = edge.pop()
            size += 1
            joined = table.linked(region) & left
            left -= joined
            edge |= joined
        largest = max(largest, size)
    return largest


def queen_rules(table: Table) -> bool:
    """Whether the player on turn has a larger group than every other player (K-QUEEN)."""
    mine = group(table, table.seat)
    return all(mine > group(table, seat) for seat in range(table.players) if seat != table.seat)


def mayor_regions(table: Table) -> set[str]:
    """Regions in which the player on turn has more cubes than every other player (K-MAYOR)."""
    others = [seat for seat in range(table.players) if seat != table.seat]
    return {r for r in table.regions if all(table.own(r, table.seat) > table.own(r, seat) for seat in others)}


def extras(table: Table) -> int:
    """How many cubes Peasant and Queen add to phase B (K3)."""
    peasant = 1 if table.has("peasant", table.seat) else 0
    queen = 2 if table.has("queen", table.seat) and queen_rules(table) else 0
    return peasant + queen


def totals(table: Table) -> dict[str, set[int]]:
    """The numbers of cubes that may be added, by region: T3 and what the extras allow."""
    stock = table.stock(table.seat)
    found = {}
    for region in table.regions:
        least = len(table.rats[region])
        numbers = {min(stock, least + more) for more in range(extras(table) + 1)} - {0}
        if numbers:
            found[region] = numbers
    return found


def mayor(table: Table) -> Rules[None]:
    """K-MAYOR: one cube for each of the player's regions, at choice if the stock is short; then the extras there (K3)."""
    fixed = mayor_regions(table)
    left = set(fixed)
    short = table.stock(table.seat) < len(fixed)
    while left and table.stock(table.seat):
        where = (yield from ask(table.seat, "mayor where", left)) if short else min(left)
        table.add_cubes(where, table.seat)
        left.remove(where)
    yield from place_extras(table, fixed)


def place_extras(table: Table, regions: Set[str]) -> Rules[None]:
    """One extra cube after the other, or stop."""
    for _ in range(extras(table)):
        if not table.stock(table.seat):
            return
        where = yield from ask(table.seat, "extra", regions | {"stop"})
        if where == "stop":
            return
        table.add_cubes(where, table.seat)


def last_mayor(table: Table) -> Rules[None]:
    """K-MAYOR in the final round: one cube into one of the player's regions."""
    regions = mayor_regions(table)
    where = min(regions) if len(regions) == 1 else (yield from ask(table.seat, "mayor where", regions))
    table.add_cubes(where, table.seat)


def last_extra(table: Table, count: int) -> Rules[None]:
    """K-PEASANT and K-QUEEN in the final round: one cube, or two, into one region, or none after all (T4)."""
    where = yield from ask(table.seat, "extra", {*table.regions, "stop"})
    if where != "stop":
        table.add_cubes(where, table.seat, min(count, table.stock(table.seat)))


def free_links(table: Table) -> set[str]:
    """Links between regions in play without a wall."""
    every = {link(region, other) for region in table.regions for other in table.linked(region)}
    return every - set(table.walls)


def emperor(table: Table) -> Rules[None]:
    """K-EMPEROR: place the three walls, or move any."""
    for number in range(WALLS):
        standing = number < len(table.walls)
        where = yield from ask(table.seat, f"emperor wall {number + 1}", free_links(table) | keep_or_stop(standing))
        if where == "stop":
            return
        put(table.walls, number, where)


def nun(table: Table) -> Rules[None]:
    """K-NUN: place the three nuns, or move any, each into any other region; several may share one."""
    for number in range(NUNS):
        standing = number < len(table.nuns)
        others = set(table.regions) - set(table.nuns[number : number + 1])
        where = yield from ask(table.seat, f"nun {number + 1}", others | keep_or_stop(standing))
        if where == "stop":
            return
        put(table.nuns, number, where)


def keep_or_stop(standing: bool) -> set[str]:
    """A piece on the board may stay where it is; the rest may always be left."""
    return {"keep", "stop"} if standing else {"stop"}


def put(pieces: list[str], number: int, where: str) -> None:
    """Place the next piece, or move one."""
    if where != "keep":
        pieces[number : number + 1] = [where]


def bishop(table: Table) -> Rules[None]:
    """K-BISHOP: place one of the two into any region, or move one when both stand; two may share a region."""
    number = len(table.bishops)
    if number == BISHOPS:
        origin = yield from ask(table.seat, "bishop from", table.bishops)
        number = table.bishops.index(origin)
    where = yield from ask(table.seat, "bishop", set(table.regions) - set(table.bishops[number : number + 1]))
    put(table.bishops, number, where)


def bake(table: Table) -> Rules[None]:
    """K-BAKER: one cube from the stock goes on the card."""
    table.baker[table.seat] += 1
    yield from ()


def empty_baker(table: Table, seat: int) -> Rules[None]:
    """K-BAKER: a player places all cubes on the card into one region of their choice; each keeps its owner."""
    if any(table.baker):
        where = yield from ask(seat, "baker all to", table.regions)
        cubes, table.baker = table.baker, [0] * table.players
        for owner, count in enumerate(cubes):
            table.add_cubes(where, owner, count)
