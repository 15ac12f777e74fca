"""Phase C: where the plague piece goes, what spreads, what dies (C1 to C6)."""

from collections.abc import Set

from .board import CLASSES, Rat, Table
from .questions import Rules, ask, ask_face, cube, tokens, yes

EXCURSIONS = {"knight", "crusader", "serf"}
"""Cards that act in the region of the plague piece; in the final round they move it there."""


def destinations(table: Table, steps: int) -> set[str]:
    """The regions in which the plague piece may end a move of up to so many steps (C1)."""
    reached, edge = set[str](), {table.plague}
    for _ in range(steps):
        edge = {other for region in edge for other in table.reached(region)}
        reached |= edge
    return reached - {table.plague}


def steps_of(table: Table) -> int:
    """Two steps with any Chivalry card, one without (K2)."""
    return 2 if any(table.has(card, table.seat) for card in CLASSES["Cv"]) else 1


def phase_c(table: Table, where: str) -> Rules[None]:
    """The plague after the piece was sent to a region, or had to stay (C1)."""
    if where == "stay":
        return
    table.plague = where
    yield from spread(table)
    helpers = {card for card in EXCURSIONS if table.has(card, table.seat)}
    yield from ravage(table, where, helpers)


def spread(table: Table) -> Rules[None]:
    """C2: one rat brings one, two or three bring two; the Soldier may add one more."""
    number = min(2, len(table.rats[table.plague]), table.supply)
    added = 0
    while added < number and table.open_to_new_rats(table.plague):
        where = yield from ask(table.seat, "rat", table.open_to_new_rats(table.plague))
        add_rat(table, where)
        added += 1
    more = table.open_to_new_rats(table.plague)
    if added and more and table.supply and table.has("soldier", table.seat):
        where = yield from ask(table.seat, "extra rat", more | {"stop"})
        if where != "stop":
            add_rat(table, where)


def add_rat(table: Table, region: str) -> None:
    """Put a token from the supply into a region."""
    table.supply -= 1
    table.rats[region].append(Rat("supply"))


def ravage(table: Table, region: str, helpers: Set[str], *, opened: bool = False) -> Rules[None]:
    """C3 with the cards that help the player on turn, in the order of C6; `opened`: the player has said that all rats are revealed."""
    if not table.population(region) or not table.rats[region]:
        return
    neutral = 0
    if "knight" in helpers and (yield from yes(table.seat, "count")):
        neutral = 2
        table.used.add("knight")
    ordered = opened or ("crusader" in helpers and (yield from yes(table.seat, "reveal all")))
    if ordered:
        table.used.add("crusader")
        for rat in table.rats[region]:
            yield from ask_face(table, rat)
    yield from evaluate_all(table, region, neutral, ordered=ordered, serf="serf" in helpers)


def evaluate_all(table: Table, region: str, neutral: int, *, ordered: bool, serf: bool) -> Rules[None]:
    """Evaluate rats one at a time until no rat or no cube is left (C3); those that lie open leave all the same (K-CRUSADER)."""
    while table.rats[region] and table.population(region):
        rat = yield from next_rat(table, region, ordered)
        others = sum(table.own(region, seat) for seat in range(table.players) if seat != table.seat)
        yield from evaluate(table, region, rat, neutral)
        killed = others > sum(table.own(region, seat) for seat in range(table.players) if seat != table.seat)
        if serf and killed and table.stock(table.seat) and (yield from yes(table.seat, "serf")):
            table.used.add("serf")
            table.add_cubes(region, table.seat)
    if ordered:
        table.gone += [str(rat.face) for rat in table.rats[region]]
        table.rats[region] = []


def next_rat(table: Table, region: str, ordered: bool) -> Rules[Rat]:
    """The token that comes next: picked by the Crusader, else by chance."""
    there = tokens(table, [region])
    if ordered:
        return there[(yield from ask(table.seat, "order", there))][1]
    rat = there[(yield from ask("chance", "next token", there))][1]
    yield from ask_face(table, rat)
    return rat


def evaluate(table: Table, region: str, rat: Rat, neutral: int) -> Rules[None]:
    """C4: discard the token; an outbreak if the population, as nuns and the Knight change it, reaches the limit."""
    limit, *symbols = str(rat.face).split()
    table.rats[region] = [other for other in table.rats[region] if other is not rat]
    table.gone.append(str(rat.face))
    population = max(0, table.population(region) - table.nuns.count(region) + neutral)
    if population >= int(limit):
        yield from outbreak(table, region, symbols)


def outbreak(table: Table, region: str, symbols: list[str]) -> Rules[None]:
    """C5: M by the state at the reveal, then every class symbol once for each card held, then every A."""
    most = max(table.own(region, seat) for seat in range(table.players))
    leaders = [seat for seat in range(table.players) if table.own(region, seat) == most]
    for symbol in symbols:
        if symbol == "M":
            for seat in leaders:
                yield from lose_one(table, region, seat, "majority", tied=len(leaders))
    for symbol, cards in CLASSES.items():
        held = [card for card in cards if card in table.holder]
        for card in (held or [None]) * symbols.count(symbol):
            yield from lose_one(table, region, table.holder[card] if card else None, "class", symbol, card)
    for symbol in symbols:
        if symbol == "A":
            for seat in range(table.players):
                yield from lose_one(table, region, seat, "all")


def lose_one(
    table: Table,
    region: str,
    seat: int | None,
    cause: str,
    symbol: str | None = None,
    card: str | None = None,
    tied: int = 0,
) -> Rules[None]:
    """A cube goes back to the stock, but a potion goes first, from the cube with most; to the letter its owner decides (V2)."""
    hit = {"seat": seat, "region": region, "symbol": symbol, "card": card}
    if seat is None or not table.own(region, seat):
        if symbol is not None:
            table.losses.append({"kind": "spared"} | hit)
        return
    own = table.cubes[region][seat]
    own.sort()
    goes = own[-1]
    if goes and table.letter:
        named = {cube(region, seat, potions): potions for potions in own if potions}
        answers = {"yes": own[-1], "no": 0} | (named if len(named) > 1 else {})
        goes = answers[(yield from ask(seat, "potion", answers))]
    hit |= {"cause": cause, "tied": tied}
    if goes:
        own[own.index(goes)] -= 1
        table.losses.append({"kind": "potion-lost", "left": goes - 1} | hit)
    else:
        own.pop(0)
        table.losses.append({"kind": "cube-lost"} | hit)
