"""What a position of Rattus is worth to a seat: cubes, less what rats are expected to take of them, and cards with their pieces.

The weights are in `rattus.toml`; the search carries them in its table, with the chances that are worked out once for a search.
"""

from collections.abc import Mapping
from typing import Any

from ratskeller.bots.strengths import against_others, best_other, mixed
from ratskeller.bots.turns import BETWEEN, CLOSE, LOOKING, OPEN, OVER
from ratskeller.core.decisions import CHANCE, askee, memo, top_step
from ratskeller.core.jit import rule
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.rules.cards import CARD_SPACE, CLASS_OF, NUMBERS
from ratskeller.games.rattus.rules.cards.emperor import ASK_WALL
from ratskeller.games.rattus.rules.cards.mayor import ASK_WHERE, count_of, majorities
from ratskeller.games.rattus.rules.cards.mayor import NUMBER as MAYOR
from ratskeller.games.rattus.rules.cards.nun import ASK_NUN
from ratskeller.games.rattus.rules.cards.queen import NUMBER as QUEEN
from ratskeller.games.rattus.rules.cards.queen import leads
from ratskeller.games.rattus.rules.cards.soldier import ASK_EXTRA_RAT
from ratskeller.games.rattus.rules.ending import place
from ratskeller.games.rattus.rules.faces import drawn_weight, regular_weight, start_weight
from ratskeller.games.rattus.rules.fields import (
    ALL_BIT,
    BISHOPS,
    CARDS,
    FACES,
    FINAL,
    FROM_OUT,
    LIMITS,
    MAJORITY_BIT,
    NOBODY,
    NUNS,
    RAVAGE,
    SEATS,
    WALLS,
    State,
)
from ratskeller.games.rattus.rules.fields import OVER as GAME_OVER
from ratskeller.games.rattus.rules.hooks import plague_steps
from ratskeller.games.rattus.rules.numbers import ASK_EXTRA, ASK_FACE, ASK_RAT, ASK_TURN, FOR_LOOK
from ratskeller.games.rattus.rules.pieces import (
    counted_population,
    has_way_out,
    nuns_in,
    population,
    reaches,
    room_for_rats,
)
from ratskeller.games.rattus.rules.potions import BITS, FULL

NAMES = (
    "safe",
    "far",
    "near",
    "end_begins",
    "leader",
    "field",
    "victory",
    "look",
    "potion",
    "open",
    "waiting",
    "leading",
    "majority",
)
# Places of the weights in the table; those of the cards follow, by number
SAFE, FAR, NEAR, END_BEGINS, LEADER, FIELD, VICTORY, LOOK, POTION, OPENNESS, WAITING, LEADING, MAJORITY = range(13)
CARD_WEIGHTS = 16
CHANCES = CARD_WEIGHTS + CARDS
"""Where the chances begin that `prepare` writes."""
CUBE = 1000

WHOLE = 4096
"""Certainty: chances are whole parts of it, so that compiled and interpreted code agree to the last bit."""
PERCENT_A_CUBE = 25
"""What a cube more adds to the chance to win, in the final round."""
SYMBOLS = 8
MOST_PEOPLE = 9
"""No limit is higher, so that more population makes no difference."""
COLUMNS = MOST_PEOPLE + 1
CLASSES = 6
STEPS = CARD_WEIGHTS - 1
"""Where `weigh` notes how far the next player can lead the plague (C1)."""
HELD = CHANCES + (FROM_OUT + 1) * SYMBOLS * COLUMNS
"""Where `count_held` writes how many cards of a class a seat holds."""
LEFT = HELD + SEATS * CLASSES
STRENGTH = LEFT + SEATS
"""Where `weigh` writes by seat, a region after the other: cubes that outlive its rats, and all that the seat has."""
NO_FACE = -1


def weights(content: Mapping[str, Any]) -> list[int]:
    """Return the weights of a file in the order of their places in the table."""
    found = [0] * CHANCES
    found[: len(NAMES)] = [int(content[name]) for name in NAMES]
    for card, worth in content["cards"].items():
        found[CARD_WEIGHTS + NUMBERS[card]] = worth
    return found


@rule
def stage(s: State, seat: int) -> int:
    """Tell how far the turn of a seat is."""
    asked = askee(s)
    step = top_step(s)
    if asked == CHANCE:
        return LOOKING if step == ASK_FACE and memo(s, 2) == FOR_LOOK else OVER
    if asked != seat:
        return OVER
    if s.ravaged != NOBODY or step in (ASK_RAT, ASK_EXTRA_RAT):
        return CLOSE
    return OPEN if step == ASK_TURN or asks_one_of_many(step) else BETWEEN


@rule
def asks_one_of_many(step: int) -> bool:
    """Tell whether a question is one in a row of alike ones, which the search takes up one by one: their product would be too much."""
    if step in (ASK_EXTRA, ASK_WHERE):
        return True
    return ASK_WALL <= step < ASK_WALL + WALLS or ASK_NUN <= step < ASK_NUN + NUNS


@rule
def prepare(s: State, table: list[int]) -> None:
    """Write, for hidden tokens of every origin, the chance that they bear a symbol and their limit is reached."""
    for i in range((FROM_OUT + 1) * SYMBOLS * COLUMNS):
        table[CHANCES + i] = 0
    for origin in range(FROM_OUT + 1):
        whole = 0
        for face in range(FACES):
            whole += weight_of(s, origin, face)
        for face in range(FACES):
            weight = weight_of(s, origin, face)
            if weight > 0:
                add_face(table, origin, s.symbols[face], weight * WHOLE // whole)


@rule
def weight_of(s: State, origin: int, face: int) -> int:
    """Return the weight of a face for a hidden token of an origin (H5, V5)."""
    if origin == FROM_OUT:
        return drawn_weight(s, face)
    return s.unseen[face] * (start_weight(s, origin) if face < s.start_faces else regular_weight(s, origin))


@rule
def add_face(table: list[int], origin: int, shown: int, chance: int) -> None:
    """Add a face and its chance to the table."""
    for symbol in range(SYMBOLS):
        if (shown // LIMITS >> symbol) & 1 == 1:
            for people in range(shown % LIMITS, COLUMNS):
                table[entry(origin, symbol, people)] += chance


@rule
def entry(origin: int, symbol: int, people: int) -> int:
    """Return the place in the table."""
    return CHANCES + (origin * SYMBOLS + symbol) * COLUMNS + people


@rule
def chance_of(s: State, table: list[int], origin: int, face: int, symbol: int, people: int) -> int:
    """Return the chance that a token bears a symbol and breaks out; a known face is certain."""
    if face == NO_FACE:
        return table[entry(origin, symbol, people)]
    shown = s.symbols[face]
    return WHOLE * ((shown // LIMITS >> symbol) & 1) if people >= shown % LIMITS else 0


@rule
def expected_loss(s: State, table: list[int], seat: int, origin: int, face: int, people: int, is_most: bool) -> int:
    """Return how many cubes (in parts of WHOLE) a token takes of a seat that has enough of them there (C5)."""
    loss = chance_of(s, table, origin, face, ALL_BIT, people)
    if is_most:
        loss += chance_of(s, table, origin, face, MAJORITY_BIT, people)
    for symbol in range(CLASSES):
        cards = table[HELD + seat * CLASSES + symbol]
        if cards > 0:
            loss += cards * chance_of(s, table, origin, face, symbol, people)
    return loss


@rule
def count_held(s: State, table: list[int]) -> None:
    """Write how many cards of each class every seat holds (K1)."""
    for i in range(SEATS * CLASSES):
        table[HELD + i] = 0
    for card in range(CARD_SPACE):
        if s.holder[card] >= 0:
            table[HELD + s.holder[card] * CLASSES + CLASS_OF[card]] += 1


@rule
def known_face(s: State, region: int, slot: int, viewer: int) -> int:
    """Return the face of a token if the viewer saw it (H1), or everybody (K-CRUSADER)."""
    is_open = region == s.ravaged and slot < s.opened
    if s.face[region][slot] != NOBODY and (is_open or (s.seen[region][slot] >> viewer) & 1 == 1):
        return s.face[region][slot]
    return NO_FACE


@rule
def has_most(s: State, region: int, seat: int) -> bool:
    """Tell whether nobody has more cubes in a region."""
    for other in range(s.players):
        if s.cubes[region][other] > s.cubes[region][seat]:
            return False
    return True


@rule
def people_in(s: State, region: int) -> int:
    """Return the population that limits are held against, with what the plague piece counts in this ravage or in the last (C4, V1)."""
    neutral = 0
    if region == s.ravaged:
        neutral = s.neutral
    elif region == s.plague:
        neutral = s.final_neutral
    return counted_population(s, region, neutral)


@rule
def weigh_rats(s: State, table: list[int], region: int, viewer: int) -> None:
    """Write how many cubes of each seat (in parts of WHOLE) are expected to outlive all rats of a region.

    What a rat takes is missing from the population that the next one is held against.
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
    """Return what of an expected loss potions leave (K-WIZARD, V2): half of it where they are about as many, and so on."""
    if s.potions[region][seat] == 0 or lost == 0:
        return lost
    return lost * lost // (lost + potions_in(s, region, seat) * WHOLE * table[POTION] // 100)


@rule
def potions_in(s: State, region: int, seat: int) -> int:
    """Return how many potions lie with a seat's cubes in a region (K-WIZARD)."""
    packed = s.potions[region][seat]
    count = 0
    potions = 1
    while packed != 0:
        count += (packed & FULL) * potions
        packed >>= BITS
        potions += 1
    return count


@rule
def shortest_stock(s: State) -> int:
    """Return the fewest cubes that a seat has left to place."""
    least = s.stock[0]
    for seat in range(1, s.players):
        least = min(least, s.stock[seat])
    return least


@rule
def nearness_of_end(s: State, table: list[int]) -> int:
    """Return, in percent, how close the last ravage is (F1, F5)."""
    if s.round >= FINAL or s.supply == 0:
        return 100
    left = min(s.supply, 2 * shortest_stock(s))
    return max(0, 100 * (table[END_BEGINS] - left) // table[END_BEGINS])


@rule
def is_coming(s: State, region: int) -> bool:
    """Tell whether the plague ravages this region in this very turn."""
    if region == s.ravaged:
        return True
    return region == s.plague and top_step(s) in (ASK_RAT, ASK_EXTRA_RAT)


@rule
def danger(s: State, table: list[int], region: int, end: int) -> int:
    """Return, in percent, how much the expected loss in a region counts now."""
    if end == 100 or is_coming(s, region):
        return 100
    percent = table[FAR] + (100 - table[FAR]) * end // 100
    if s.plague != NOBODY and reaches(s, s.plague, region, table[STEPS]) > 0:
        percent += table[NEAR]
    return min(percent, 100)


@rule
def weigh_region(s: State, table: list[int], region: int, viewer: int, end: int) -> None:
    """Add to each seat what its cubes in a region are worth: those that it may expect to keep, less the risk that more rats come."""
    percent = danger(s, table, region, end)
    weigh_rats(s, table, region, viewer)
    risk = 0
    if has_way_out(s, region):
        risk = room_for_rats(s, region) * table[OPENNESS] * (100 - end) // 100
    for seat in range(s.players):
        cubes = s.cubes[region][seat]
        if cubes > 0:
            lost = shielded(s, table, region, seat, cubes * WHOLE - table[LEFT + seat])
            table[STRENGTH + seat] += cubes * (CUBE - risk) - lost * CUBE // WHOLE * percent // 100


@rule
def cards_held(s: State, table: list[int], seat: int) -> int:
    """Return what a seat's cards are worth to it, before they lose half of that towards the end."""
    total = 0
    for card in range(CARD_SPACE):
        if s.holder[card] == seat:
            total += table[CARD_WEIGHTS + card]
    if s.holder[QUEEN] == seat and leads(s, seat):
        total += table[LEADING]
    if s.holder[MAYOR] == seat:
        total += count_of(majorities(s, seat)) * table[MAJORITY]
    return total


@rule
def weigh(s: State, table: list[int], viewer: int) -> None:
    """Write what every seat has: cubes that it may expect to keep, cubes that wait on the Baker, and cards."""
    end = nearness_of_end(s, table)
    count_held(s, table)
    table[STEPS] = plague_steps(s, (s.seat + 1) % s.players)
    for seat in range(s.players):
        table[STRENGTH + seat] = s.palace[seat] * (CUBE + table[SAFE]) + s.baker[seat] * table[WAITING]
        if s.round < RAVAGE:
            table[STRENGTH + seat] += cards_held(s, table, seat) * (200 - end) // 200
    for region in range(REGIONS):
        if population(s, region) > 0:
            weigh_region(s, table, region, viewer, end)


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return what the state is worth to a seat that knows what it saw itself."""
    weigh(s, table, seat)
    return worth(s, seat, table) + worth_of_look(s, seat, table)


@rule
def judge(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write what the state is worth to every seat, as far as the viewer knows: the faces that it saw itself."""
    weigh(s, table, viewer)
    for seat in range(s.players):
        out[seat] = worth(s, seat, table)
    out[viewer] += worth_of_look(s, viewer, table)


@rule
def win_chances(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the chance of every seat to win, in 4096ths."""
    judge(s, viewer, table, out)
    for seat in range(s.players):
        out[seat] = 2048 + 2048 * out[seat] // (6000 + abs(out[seat]))


TERMS = ("palace", "board", "rats", "losses", "baker", "cards")


@rule
def terms(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the terms of every seat, one seat after the other."""
    for place_of_term in range(s.players * 6):
        out[place_of_term] = 0
    for seat in range(s.players):
        out[seat * 6 + 1] = evaluate(s, seat, table)


@rule
def worth(s: State, seat: int, table: list[int]) -> int:
    """Return what was weighed, as it stands for a seat: its own strength against the others', and how likely it wins."""
    lead = table[STRENGTH + seat] - best_other(table, STRENGTH, s.players, seat)
    won = chance_to_win(s, seat, lead) * table[VICTORY] // 100
    return against_others(table, STRENGTH, s.players, seat, table[LEADER], table[FIELD]) + won


@rule
def chance_to_win(s: State, seat: int, lead: int) -> int:
    """Return, in percent and from the final round on, how likely the seat wins that leads the best other one by so much (F6).

    It is the same measure before and after the last ravage, for plans that end there are compared with others that end earlier.
    """
    if s.round < FINAL:
        return 0
    if s.round == GAME_OVER and lead == 0:
        lead = CUBE // 2 if place(s, seat) == 1 else -CUBE // 2
    return max(0, min(100, 50 + lead * PERCENT_A_CUBE // CUBE))


@rule
def worth_of_look(s: State, seat: int, table: list[int]) -> int:
    """Return what it is worth to a seat to be about to see a face (K-WITCH): the more, the more it can matter whom the rat hits."""
    if top_step(s) != ASK_FACE or memo(s, 2) != FOR_LOOK or s.askees[s.depth - 2] != seat:
        return 0
    region = memo(s, 0)
    slot = memo(s, 1)
    if known_face(s, region, slot, seat) != NO_FACE:
        return 0
    people = min(people_in(s, region), MOST_PEOPLE)
    worth = 1
    for other in range(s.players):
        if s.cubes[region][other] > 0:
            is_most = has_most(s, region, other)
            worth += expected_loss(s, table, other, s.origin[region][slot], NO_FACE, people, is_most)
    return 1 + worth * table[LOOK] // WHOLE


@rule
def fingerprint(s: State) -> int:
    """Return a number for all that parts of a turn change. Rats of one region that nobody knows are alike, and so are walls and nuns."""
    key = ((s.plague * 2 + s.taken) * 2 + s.added) * 2 + s.moved
    for region in range(REGIONS):
        tokens = s.rats[region]
        for slot in range(s.rats[region]):
            tokens += (s.origin[region][slot] + 2) * (s.face[region][slot] + 2) * 16
        key = mixed(key, tokens * 4 + nuns_in(s, region))
        for seat in range(s.players):
            key = mixed(mixed(key, s.cubes[region][seat]), s.potions[region][seat])
    for card in range(CARD_SPACE):
        key = mixed(key, s.holder[card] * 2 + s.used[card])
    for seat in range(s.players):
        key = mixed(key, s.palace[seat] * 32 + s.baker[seat])
    walls = 0
    for wall in range(WALLS):
        walls += (s.walls[wall] + 2) ** 3
    bishops = 0
    for bishop in range(BISHOPS):
        bishops += (s.bishops[bishop] + 2) ** 3
    key = mixed(mixed(key, walls), bishops)
    top = s.depth - 1
    key = mixed(key, (top_step(s) * 32 + s.depth) * 1000 + s.memos[top][0])
    key = mixed(key, s.memos[top][1] * 50 + s.neutral)
    return mixed(key, ((s.acting * 4 + s.opened) * 2 + s.ordered) * 8 + s.final_neutral)
