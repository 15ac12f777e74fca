"""Turns, the final round and the end (T, F): all questions of a game from a position at the start of a `turn`."""

from collections.abc import Callable

from . import moves, placement
from .board import REGULAR_FACES, START_FACES, Rat, Table
from .plague import EXCURSIONS, add_rat, destinations, evaluate_all, phase_c, ravage, steps_of
from .questions import Rules, ask, yes

ABILITIES = {
    "monk": moves.monk,
    "merchant": moves.merchant,
    "king": moves.king,
    "witch": moves.witch,
    "courier": moves.courier,
    "pied-piper": moves.piper,
    "wizard": moves.wizard,
    "emperor": placement.emperor,
    "nun": placement.nun,
    "bishop": placement.bishop,
    "baker": placement.bake,
}
"""What is used alike in every round; all other cards change phase B or C, and become abilities in the final round."""

TARGETS: dict[str, Callable[[Table], object]] = {
    "monk": moves.monk_rats,
    "merchant": moves.departures,
    "pied-piper": moves.departures,
    "king": moves.king_regions,
    "witch": lambda table: any(table.rats.values()),
    "courier": moves.courier_firsts,
    "wizard": moves.wizard_cubes,
    "baker": lambda table: table.stock(table.seat),
    "peasant": lambda table: table.stock(table.seat),
    "queen": lambda table: table.stock(table.seat) and placement.queen_rules(table),
    "mayor": lambda table: table.stock(table.seat) and placement.mayor_regions(table),
    "soldier": lambda table: can_draw(table) and table.open_to_new_rats(table.plague),
}
"""What an ability works on: without it, it can't be used. Links for walls and regions for nuns and bishops are always there."""


def possible(table: Table, card: str) -> bool:
    """Whether an ability has anything to work on."""
    if card in EXCURSIONS:
        return excursion_possible(table, card)
    return card not in TARGETS or bool(TARGETS[card](table))


def excursion_possible(table: Table, card: str) -> bool:
    """Whether there is a move left, or something to do where it ended."""
    if not table.moved:
        return bool(excursion_ends(table, card))
    if card == "knight" and table.printed:
        return not table.letter
    return table.population(table.plague) > 0 and bool(table.rats[table.plague])


def drawable(table: Table) -> frozenset[str]:
    """What the Soldier may draw from an empty supply (V5): a used token, or online any that doesn't lie on the board."""
    on_board = {rat.face for region in table.regions for rat in table.rats[region]}
    return frozenset(table.gone if table.printed else {*START_FACES, *REGULAR_FACES} - on_board)


def can_draw(table: Table) -> bool:
    """Whether the Soldier finds a rat in the final round (V5)."""
    return table.supply > 0 or not table.printed or bool(table.gone)


def excursion_ends(table: Table, card: str) -> set[str]:
    """Where the plague piece may end in the final round: the Serf has to move, Knight and Crusader may stay."""
    return destinations(table, 1) if card == "serf" else destinations(table, 2) | {table.plague}


def use(table: Table, card: str) -> Rules[None]:
    """Use one of the cards held (T1, T4)."""
    table.used.add(card)
    if card in EXCURSIONS:
        yield from excursion(table, card)
    elif card == "soldier":
        yield from last_soldier(table)
    elif card == "mayor":
        yield from placement.last_mayor(table)
    elif card in ("peasant", "queen"):
        yield from placement.last_extra(table, 2 if card == "queen" else 1)
    else:
        yield from ABILITIES[card](table)


def last_soldier(table: Table) -> Rules[None]:
    """K-SOLDIER in the final round: one rat beside the plague piece, drawn if the supply is empty (V5)."""
    where = yield from ask(table.seat, "rat", table.open_to_new_rats(table.plague))
    if table.supply:
        add_rat(table, where)
    else:
        table.rats[where].append(Rat("drawn", pool=drawable(table)))


def excursion(table: Table, card: str) -> Rules[None]:
    """Knight, Crusader or Serf in the final round: one move of the piece, then what they do there (K4, V1)."""
    if not table.moved:
        where = yield from ask(table.seat, "move", excursion_ends(table, card))
        if card == "knight" and where == table.plague and not table.printed:
            return  # none is a pass (K-KNIGHT)
        table.plague, table.moved = where, True
    if card == "knight" and table.printed:
        if not table.letter:
            table.neutral_at_end = 2 if (yield from yes(table.seat, "count")) else 0
        return
    helpers = {other for other in EXCURSIONS if other == card or table.fresh(other)}
    if table.printed:
        helpers.discard("knight")
    yield from ravage(table, table.plague, helpers, opened=card == "crusader")


def regular_turn(table: Table) -> Rules[None]:
    """T1: phases A and B and abilities in any order, then phase C."""
    while True:
        word, *rest = (yield from ask(table.seat, "turn", regular_options(table))).split()
        if word == "take":
            yield from take(table, rest[0])
        elif word == "add":
            table.add_cubes(rest[0], table.seat, int(rest[1]))
            table.added = True
        elif word == "mayor":
            table.added = True
            yield from placement.mayor(table)
        elif word == "use":
            yield from use(table, rest[0])
        else:
            yield from phase_c(table, rest[0])
            return


def regular_options(table: Table) -> set[str]:
    """Everything that the player on turn may do now."""
    seat = table.seat
    options = {f"plague {region}" for region in destinations(table, steps_of(table)) or {"stay"}}
    if not table.taken:
        options |= {f"take {card}" for card in table.cards if not table.has(card, seat)}
    if not table.added:
        options |= {f"add {r} {number}" for r, numbers in placement.totals(table).items() for number in numbers}
        if table.fresh("mayor") and possible(table, "mayor"):
            options.add("mayor")
    return options | {f"use {card}" for card in ABILITIES if table.fresh(card) and possible(table, card)}


def take(table: Table, card: str) -> Rules[None]:
    """T2: phase A; who takes the Baker from another player empties the card at once (K-BAKER)."""
    table.taken = True
    table.holder[card] = table.seat
    if card == "baker":
        yield from placement.empty_baker(table, table.seat)


def final_turn(table: Table) -> Rules[None]:
    """F3: nothing but the abilities of the cards held."""
    while True:
        options = {f"use {card}" for card in table.cards if table.fresh(card) and possible(table, card)}
        answer = yield from ask(table.seat, "turn", options | {"done"})
        if answer == "done":
            return
        yield from use(table, answer.removeprefix("use "))


def game(table: Table) -> Rules[list[int]]:
    """Play to the end; returns the places (F6)."""
    while table.round == "regular":
        yield from regular_turn(table)
        if not table.supply or (not table.stock(table.seat) and not table.baker[table.seat]):  # F1
            table.round, table.last_seat = "final", table.seat
            begin_turn(table, -1)
        else:
            begin_turn(table, +1)
    assert table.last_seat is not None
    while table.seat != table.last_seat:  # F2
        yield from final_turn(table)
        begin_turn(table, -1)
    if "baker" in table.holder:  # F4
        yield from placement.empty_baker(table, (table.holder["baker"] + 1) % table.players)
    if table.letter and table.holder.get("knight", table.last_seat) != table.last_seat:  # V1
        table.neutral_at_end = 2
    for region in table.regions:  # F5
        neutral = table.neutral_at_end if region == table.plague else 0
        yield from evaluate_all(table, region, neutral, ordered=False, serf=False)
    return places(table, table.last_seat)


def begin_turn(table: Table, way: int) -> None:
    """The next player's turn, fresh."""
    table.seat = (table.seat + way) % table.players
    table.taken = table.added = table.moved = False
    table.used = set()


def places(table: Table, last_seat: int) -> list[int]:
    """F6: most cubes on the board and in the palace; a tie goes to the player whose turn would have come first."""
    scores = [table.palace[seat] + sum(table.own(r, seat) for r in table.regions) for seat in range(table.players)]
    later = [(seat - last_seat - 1) % table.players for seat in range(table.players)]
    order = sorted(range(table.players), key=lambda seat: (-scores[seat], later[seat]))
    return [order.index(seat) + 1 for seat in range(table.players)]
