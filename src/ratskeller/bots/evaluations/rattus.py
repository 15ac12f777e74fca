"""What a position of Rattus is worth to a seat: cubes, less what rats are expected to take of them, and cards.

The weights are in `rattus.toml`; the search carries them in its table, with the chances that are worked out once for a search.
"""

import tomllib
from pathlib import Path

from ratskeller.bots.turns import BETWEEN, CLOSE, LOOKING, OPEN, OVER
from ratskeller.core.decisions import CHANCE, askee, memo, top_step
from ratskeller.core.jit import rule
from ratskeller.games.rattus.board import REGIONS
from ratskeller.games.rattus.cards import CARD_SPACE, CLASS_OF, NUMBERS
from ratskeller.games.rattus.ending import place
from ratskeller.games.rattus.faces import regular_weight, start_weight
from ratskeller.games.rattus.fields import (
    ALL_BIT,
    ASK_FACE,
    ASK_RAT,
    ASK_TURN,
    CARDS,
    FACES,
    FINAL,
    FOR_LOOK,
    MAJORITY_BIT,
    NOBODY,
    RAVAGE,
    State,
)
from ratskeller.games.rattus.fields import OVER as GAME_OVER
from ratskeller.games.rattus.pieces import population
from ratskeller.games.rattus.plague import LIMITS

WEIGHTS_FILE = Path(__file__).with_suffix(".toml")
NAMES = ("safe", "far", "near", "end_begins", "leader", "field", "victory", "look")
# Places of the weights in the table; those of the cards follow, by number
SAFE, FAR, NEAR, END_BEGINS, LEADER, FIELD, VICTORY, LOOK = range(8)
CARD_WEIGHTS = 8
CHANCES = CARD_WEIGHTS + CARDS
"""Where the chances begin that `prepare` writes."""
CUBE = 1000

WHOLE = 4096
"""Certainty: chances are whole parts of it, so that compiled and interpreted code agree to the last bit."""
SYMBOLS = 8
MOST_PEOPLE = 9
"""No limit is higher, so that more population makes no difference."""
COLUMNS = MOST_PEOPLE + 1
NO_FACE = -1


def weights() -> list[int]:
    """Return the weights in the order of their places in the table."""
    content = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    found = [int(content[name]) for name in NAMES] + [0] * CARDS
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
    if step == ASK_TURN:
        return OPEN
    return CLOSE if step == ASK_RAT or s.ravaged != NOBODY else BETWEEN


@rule
def prepare(s: State, table: list[int]) -> None:
    """Write, for hidden tokens of both origins, the chance that they bear a symbol and their limit is reached."""
    for i in range(2 * SYMBOLS * COLUMNS):
        table[CHANCES + i] = 0
    for origin in range(2):
        starts = start_weight(s, origin)
        regulars = regular_weight(s, origin)
        whole = max(1, starts * s.unseen_start + regulars * s.unseen_regular)
        for face in range(FACES):
            weight = s.unseen[face] * (starts if face < s.start_faces else regulars)
            if weight > 0:
                add_face(table, origin, s.symbols[face], weight * WHOLE // whole)


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
    for card in range(CARD_SPACE):
        if s.holder[card] == seat:
            loss += chance_of(s, table, origin, face, CLASS_OF[card], people)
    return loss


@rule
def known_face(s: State, region: int, slot: int, viewer: int) -> int:
    """Return the face of a token if the viewer saw it (H1)."""
    if s.face[region][slot] != NOBODY and (s.seen[region][slot] >> viewer) & 1 == 1:
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
def remaining(s: State, table: list[int], region: int, seat: int, viewer: int) -> int:
    """Return the share (in parts of WHOLE) of a seat's cubes that are expected to outlive all rats of a region."""
    people = population(s, region)
    if region == s.ravaged:
        people += s.neutral
    people = min(people, MOST_PEOPLE)
    is_most = has_most(s, region, seat)
    cubes = s.cubes[region][seat] * WHOLE
    share = WHOLE
    for slot in range(s.rats[region]):
        face = known_face(s, region, slot, viewer)
        loss = expected_loss(s, table, seat, s.origin[region][slot], face, people, is_most)
        share = share * (cubes - min(loss, cubes)) // cubes
    return share


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
    return region == s.ravaged or (top_step(s) == ASK_RAT and region == s.plague)


@rule
def danger(s: State, table: list[int], region: int, end: int) -> int:
    """Return, in percent, how much the expected loss in a region counts now."""
    if end == 100 or is_coming(s, region):
        return 100
    percent = table[FAR] + (100 - table[FAR]) * end // 100
    if s.plague >= 0 and s.links[s.plague][region] == 1:
        percent += table[NEAR]
    return min(percent, 100)


@rule
def strength(s: State, table: list[int], seat: int, viewer: int, end: int) -> int:
    """Return what a seat has: cubes that it may expect to keep, and cards."""
    total = s.palace[seat] * (CUBE + table[SAFE])
    for region in range(REGIONS):
        cubes = s.cubes[region][seat]
        if cubes > 0:
            lost = WHOLE - remaining(s, table, region, seat, viewer)
            total += cubes * CUBE - cubes * CUBE * lost // WHOLE * danger(s, table, region, end) // 100
    if s.round < RAVAGE:
        for card in range(CARD_SPACE):
            if s.holder[card] == seat:
                total += table[CARD_WEIGHTS + card] * (200 - end) // 200
    return total


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return what the state is worth to a seat: its own strength against the best and the mean of the others."""
    end = nearness_of_end(s, table)
    own = strength(s, table, seat, seat, end)
    best = 0
    total = 0
    for other in range(s.players):
        if other != seat:
            theirs = strength(s, table, other, seat, end)
            best = max(best, theirs)
            total += theirs
    leader = table[LEADER]
    field = table[FIELD]
    against = (leader * best + field * total // (s.players - 1)) // (leader + field)
    value = own - against + worth_of_look(s, seat, table)
    if s.round == GAME_OVER and place(s, seat) == 1:
        value += table[VICTORY]
    return value


@rule
def worth_of_look(s: State, seat: int, table: list[int]) -> int:
    """Return what it is worth to be about to see a face (K-WITCH): the more, the more it can matter whom the rat hits."""
    if top_step(s) != ASK_FACE or memo(s, 2) != FOR_LOOK:
        return 0
    region = memo(s, 0)
    slot = memo(s, 1)
    if known_face(s, region, slot, seat) != NO_FACE:
        return 0
    people = min(population(s, region), MOST_PEOPLE)
    worth = 1
    for other in range(s.players):
        if s.cubes[region][other] > 0:
            is_most = has_most(s, region, other)
            worth += expected_loss(s, table, other, s.origin[region][slot], NO_FACE, people, is_most)
    return 1 + worth * table[LOOK] // WHOLE


@rule
def mixed(key: int, value: int) -> int:
    """Return a number made of both; a 61 bit prime keeps it within 64 bits."""
    return (key * 1000003 + value + 7) % 2305843009213


@rule
def fingerprint(s: State) -> int:
    """Return a number for all that parts of a turn change. Rats of one region that nobody knows are alike."""
    key = s.plague * 4 + s.taken * 2 + s.added
    for region in range(REGIONS):
        tokens = s.rats[region]
        for slot in range(s.rats[region]):
            tokens += (s.origin[region][slot] + 2) * (s.face[region][slot] + 2) * 16
        key = mixed(key, tokens)
        for seat in range(s.players):
            key = mixed(key, s.cubes[region][seat])
    for card in range(CARD_SPACE):
        key = mixed(key, s.holder[card] * 2 + s.used[card])
    for seat in range(s.players):
        key = mixed(key, s.palace[seat])
    top = s.depth - 1
    key = mixed(key, top_step(s) * 1000 + s.memos[top][0])
    return mixed(key, s.memos[top][1] * 50 + s.neutral)
