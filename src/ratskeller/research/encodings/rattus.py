"""Rattus as arrays. An action has the number of its answer in the rules, which never changes."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.options import Options
from ratskeller.core.steps import askee, memo, top_step
from ratskeller.games.rattus.data.board import REGIONS, board_of
from ratskeller.games.rattus.data.tokens import CLASSES
from ratskeller.games.rattus.rules import numbers
from ratskeller.games.rattus.rules.cards import QUESTIONS, ROSTER
from ratskeller.games.rattus.rules.cards.emperor import NUMBER as EMPEROR
from ratskeller.games.rattus.rules.cards.wizard import NUMBER as WIZARD
from ratskeller.games.rattus.rules.extras import TOGETHER
from ratskeller.games.rattus.rules.faces import is_listed_as_used
from ratskeller.games.rattus.rules.fields import (
    ABSENT,
    BISHOPS,
    CARDS,
    CUBES,
    FACES,
    FINAL,
    IDLE_ROUNDS,
    LEVELS,
    LIMITS,
    MOST_POTIONS,
    NEUTRAL,
    NOBODY,
    NUNS,
    OVER,
    ROUND_NAMES,
    SEATS,
    SLOTS,
    STEPS,
    SYMBOL_BITS,
    SYMBOLS,
    State,
)
from ratskeller.games.rattus.rules.game_end import place
from ratskeller.games.rattus.rules.numbers import (
    ADD,
    ANSWERS,
    ASK_EXTRA,
    ASK_MOVE,
    ASK_ORDER,
    ASK_POTION,
    ASK_RAT,
    ASK_WHICH,
    LINK,
    NUMBER,
    PLACE,
    PLAGUE,
    REGION,
    TAKE,
    TOKEN,
    USE,
)
from ratskeller.games.rattus.rules.pieces import counted_population
from ratskeller.games.rattus.rules.placement import TOTALS
from ratskeller.games.rattus.rules.potions import BITS, FULL, cube_answer, potions_of_cube, region_of_cube, seat_of_cube

from .layout import FRESH, Block, Column, Layout, by_seat

ACTIONS = ANSWERS
MOST_NUMBER = 7
MEMOS = 3
TOKENS = 49
MOST_TURNS = IDLE_ROUNDS * SEATS + 1
SYMBOL_NAMES = (*CLASSES, "M", "A")


def _slot(slot: int) -> tuple[Column, ...]:
    which = f"token {slot + 1}"
    return (
        Column(
            f"origin_{slot}", 0, 3, "RAT-S3", f"{which}: 0 none, 1 from the setup, 2 from the supply, 3 used before"
        ),
        *by_seat(SEATS, f"seen_{slot}", 1, "RAT-K-WITCH", f"{which}: 1 if it was looked at: by"),
    )


REGION_BLOCK = Block(
    "regions",
    (REGIONS,),
    ("region",),
    (
        Column("in_play", 0, 1, "RAT-S1", "1 for a region in play"),
        *by_seat(SEATS, "cubes", CUBES, "RAT-S2", "cubes"),
        Column("rats", 0, SLOTS, "RAT-C2", "rat tokens"),
        Column("plague", 0, 1, "RAT-C1", "1 where the plague piece stands"),
        Column("nuns", 0, NUNS, "RAT-K-NUN", "nuns"),
        Column("bishops", 0, BISHOPS, "RAT-K-BISHOP", "bishops"),
        Column("ravaged", 0, 1, "RAT-C3", "1 where a ravage goes on"),
        *(
            Column(
                f"asked_{i}",
                0,
                4,
                "RAT-T1",
                f"detail {i + 1} of the open question: 1 the region, or 1 + its token; 4 the goal",
            )
            for i in range(MEMOS)
        ),
        *_slot(0),
        *_slot(1),
        *_slot(2),
    ),
)
TOKEN_BLOCK = Block(
    "tokens",
    (REGIONS, SLOTS),
    ("region", "token"),
    (
        Column("face", 0, FACES, "RAT-H1", "the face plus 1 if the viewer may know it, else 0"),
        Column("limit", 0, LIMITS - 1, "RAT-C4", "the limit on a known face"),
        *(Column(f"symbol_{name}", 0, 7, "RAT-C5", f"how often a known face shows {name}") for name in SYMBOL_NAMES),
    ),
)
LINK_BLOCK = Block(
    "links",
    (REGIONS, REGIONS),
    ("region", "region"),
    (Column("open", 0, 2, "RAT-C1", "0 no neighbours, 1 neighbours, 2 neighbours with a wall between them"),),
)
POTION_BLOCK = Block(
    "potions",
    (REGIONS, SEATS),
    ("region", "seat"),
    tuple(
        Column(f"with_{n}", 0, CUBES, "RAT-K-WIZARD", f"cubes that carry {n} potion{'s' * (n > 1)}")
        for n in range(1, MOST_POTIONS + 1)
    ),
)
SEAT_BLOCK = Block(
    "seats",
    (SEATS,),
    ("seat",),
    (
        Column("present", 0, 1, "RAT-S1", "1 for a seat that plays"),
        Column("stock", 0, CUBES, "RAT-S2", "cubes in stock"),
        Column("palace", 0, CUBES, "RAT-S2", "cubes in the palace"),
        Column("baker", 0, CUBES, "RAT-K-BAKER", "cubes on the Baker card"),
        Column("lost", 0, CUBES, "RAT-C5", "cubes lost in the ravage that goes on"),
        Column("on_turn", 0, 1, "RAT-T1", "1 for the seat on turn"),
        Column("asked", 0, 1, "RAT-T1", "1 for the seat that is asked"),
        Column("started", 0, 1, "RAT-S6", "1 for the start player"),
        Column("last", 0, 1, "RAT-F1", "1 for the seat that had the last regular turn"),
    ),
)
CARD_BLOCK = Block(
    "cards",
    (CARDS,),
    ("card",),
    (
        Column("in_play", 0, 1, "RAT-S9", "1 for a card in play"),
        Column("free", 0, 1, "RAT-T2", "1 for a card that nobody holds"),
        *by_seat(SEATS, "held", 1, "RAT-T2", "1 for a card in the hands"),
        Column("used", 0, 1, "RAT-T1", "1 for a card whose ability was used in this turn"),
    ),
)
FACE_BLOCK = Block(
    "faces",
    (FACES,),
    ("face",),
    (
        Column("hidden", 0, TOKENS, "RAT-H3", "tokens with this face that are neither used nor visible to the viewer"),
        Column("used", 0, TOKENS, "RAT-H3", "used tokens with this face"),
    ),
)
QUESTION_BLOCK = Block(
    "questions",
    (STEPS + 1,),
    ("question",),
    (Column("open", 0, 1, "RAT-T1", "1 for the open question"),),
)
STATE_BLOCK = Block(
    "state",
    (),
    (),
    (
        Column("seat", 0, SEATS - 1, "RAT-S1", "the number of the viewer's seat, as the texts of actions have it"),
        Column("players", 2, SEATS, "RAT-S1", "how many play"),
        Column("printed", 0, 1, "section V", "1 for the printed rules"),
        Column("letter", 0, 1, "section V", "1 for the printed rules to the letter"),
        *(Column(f"round_{name}", 0, 1, "RAT-F1", f"1 in the round: {name}") for name in ROUND_NAMES),
        Column("taken", 0, 1, "RAT-T2", "1 if a card was taken in this turn"),
        Column("added", 0, 1, "RAT-T3", "1 if cubes were added in this turn"),
        Column("moved", 0, 1, "RAT-K4", "1 if the plague piece was moved in this turn of the final round"),
        Column("supply", 0, TOKENS, "RAT-S4", "rat tokens in the supply"),
        Column("turns_left", 0, MOST_TURNS + 1, "RAT-F1", "turns without a new rat or cube that would end the game"),
        Column("population", 0, SEATS * CUBES + NEUTRAL, "RAT-C4", "population that counts in the ravage"),
        Column("neutral", 0, NEUTRAL, "RAT-K-KNIGHT", "neutral population in it"),
        Column("ordered", 0, 1, "RAT-K-CRUSADER", "1 if its rats are open and the seat on turn chooses their order"),
        Column("opened", 0, SLOTS, "RAT-K-CRUSADER", "how many of its rats lie open"),
        *(
            Column(
                f"number_{i}",
                0,
                127,
                "RAT-T1",
                f"detail {i + 1} of the open question where it is a number; a card's number plus 1",
            )
            for i in range(MEMOS)
        ),
    ),
)
LAYOUT = Layout(
    (
        REGION_BLOCK,
        TOKEN_BLOCK,
        LINK_BLOCK,
        POTION_BLOCK,
        SEAT_BLOCK,
        CARD_BLOCK,
        FACE_BLOCK,
        QUESTION_BLOCK,
        STATE_BLOCK,
    )
)

# Where the blocks begin, and how many numbers each of their places takes
LENGTH = LAYOUT.length
AT_REGIONS, WIDE_REGION = LAYOUT.starts["regions"], len(REGION_BLOCK.columns)
AT_TOKENS, WIDE_TOKEN = LAYOUT.starts["tokens"], len(TOKEN_BLOCK.columns)
AT_LINKS = LAYOUT.starts["links"]
AT_POTIONS = LAYOUT.starts["potions"]
AT_SEATS, WIDE_SEAT = LAYOUT.starts["seats"], len(SEAT_BLOCK.columns)
AT_CARDS, WIDE_CARD = LAYOUT.starts["cards"], len(CARD_BLOCK.columns)
AT_FACES, WIDE_FACE = LAYOUT.starts["faces"], len(FACE_BLOCK.columns)
AT_QUESTIONS = LAYOUT.starts["questions"]
AT_STATE = LAYOUT.starts["state"]
POTIONS_END = AT_SEATS
CUBES_OF, RATS, PLAGUE_HERE = (REGION_BLOCK.place(name) for name in ("cubes_0", "rats", "plague"))
NUNS_HERE, BISHOPS_HERE, RAVAGED = (REGION_BLOCK.place(name) for name in ("nuns", "bishops", "ravaged"))
ASKED_OF, SLOT_OF = REGION_BLOCK.place("asked_0"), REGION_BLOCK.place("origin_0")
WIDE_SLOT = REGION_BLOCK.place("origin_1") - SLOT_OF
SEEN = 1
FACE_HERE, LIMIT, SYMBOL = range(3)
ROUND, TAKEN, ADDED, MOVED, SUPPLY, TURNS_LEFT = (
    AT_STATE + STATE_BLOCK.place(name) for name in ("round_setup", "taken", "added", "moved", "supply", "turns_left")
)
POPULATION, NEUTRALS, ORDERED, OPENED, NUMBER_OF = (
    AT_STATE + STATE_BLOCK.place(name) for name in ("population", "neutral", "ordered", "opened", "number_0")
)
GOAL = 4
"""Mark of the region to which something goes."""

# How an observation shows what a question remembers
NOTHING, IS_REGION, IS_TOKEN, IS_CUBE, IS_WAY, IS_NUMBER, IS_REGIONS, IS_LINK, IS_CARD, IS_TOGETHER = range(10)
_KINDS = {
    "region": IS_REGION,
    "nun": IS_REGION,
    "bishop": IS_REGION,
    "token": IS_TOKEN,
    "shown": IS_TOKEN,
    "cube": IS_CUBE,
    "way": IS_WAY,
    "number": IS_NUMBER,
    "some": IS_NUMBER,
    "following": IS_NUMBER,
    "regions": IS_REGIONS,
    "wall": IS_LINK,
}
_RULES_MEMORY = {
    ASK_RAT: (IS_NUMBER, IS_REGION),
    ASK_ORDER: (IS_REGION,),
    ASK_POTION: (IS_REGION,),
    ASK_MOVE: (IS_NUMBER, IS_CARD),
    ASK_EXTRA: (IS_NUMBER, IS_CARD, IS_TOGETHER),
    ASK_WHICH: (IS_WAY, IS_NUMBER, IS_CARD),
}
"""What the questions of the rules themselves remember; those of cards declare it."""


def _memory() -> tuple[int, ...]:
    table = [NOTHING] * ((STEPS + 1) * MEMOS)
    for step, kinds in _RULES_MEMORY.items():
        table[step * MEMOS : step * MEMOS + len(kinds)] = kinds
    for step, question in QUESTIONS.items():
        for place_of, (_, kind) in enumerate(question.memory):
            table[step * MEMOS + place_of] = _KINDS[kind]
    return tuple(table)


MEMORY = _memory()
"""By step and memo: how the number that a question remembers is shown."""
SHOWN = tuple(
    sum(1 << i for i, (_, kind) in enumerate(QUESTIONS[step].memory) if kind == "shown") if step in QUESTIONS else 0
    for step in range(STEPS + 1)
)
"""By step: the memos that hold a token whose face the asked seat is being shown (V6), as bits."""


def action_texts(options: Options) -> tuple[str, ...]:
    """Return the texts of all actions, by number; "" for a number that no answer of a seat has."""
    regions = board_of(options).regions
    texts = [""] * ACTIONS
    texts[numbers.STOP : numbers.KEEP + 1] = ["stop", "no", "yes", "done", "plague stay", "keep"]
    for count in range(1, MOST_NUMBER + 1):
        texts[NUMBER + count] = str(count)
    for number, card in ROSTER.items():
        texts[TAKE + number], texts[USE + number], texts[PLACE + number] = f"take {card.id}", f"use {card.id}", card.id
    for region, name in enumerate(regions):
        texts[REGION + region], texts[PLAGUE + region] = name, f"plague {name}"
        for slot in range(SLOTS):
            texts[TOKEN + region * SLOTS + slot] = f"{name}.{slot + 1}"
        for total in range(1, TOTALS):
            texts[ADD + region * TOTALS + total] = f"add {name} {total}"
        for other in range(region + 1, REGIONS):
            texts[LINK + region * REGIONS + other] = "-".join(sorted((name, regions[other])))
        for seat in range(SEATS):
            for potions in range(LEVELS):
                more = f"+{potions}" if potions else ""
                texts[cube_answer(region, seat, potions)] = f"{name}/{seat}{more}"
    return tuple(texts)


@rule
def action_of(_s: State, answer: int) -> int:
    return answer


@rule
def answer_of(_s: State, action: int) -> int:
    return action


@rule
def has_won(s: State, seat: int) -> bool:
    """F6: tell whether a seat has the first place, in a game that is over."""
    return place(s, seat) == 1


@rule
def observe(s: State, viewer: int, row: list[int], known: int) -> int:
    """Write what a seat may know (H1 to H3) into a row; return how many faces on the board it knows."""
    clear(row, known)
    if known == FRESH or s.holder[EMPEROR] != ABSENT:
        write_links(s, row)
    if s.holder[WIZARD] != ABSENT:
        write_potions(s, viewer, row)
    write_faces(s, row)
    faces = write_regions(s, viewer, row)
    write_pieces(s, row)
    write_seats(s, viewer, row)
    write_cards(s, viewer, row)
    write_state(s, viewer, row)
    if s.round != OVER:
        write_question(s, row)
    return faces


@rule
def clear(row: list[int], known: int) -> None:
    """Write zeros over what may have changed: all, or without walls, potions and, if the viewer knew no face, faces on the board."""
    if known == FRESH:
        for i in range(LENGTH):
            row[i] = 0
        return
    for i in range(AT_REGIONS, AT_TOKENS):
        row[i] = 0
    for i in range(AT_SEATS, LENGTH):
        row[i] = 0
    if known > 0:
        for i in range(AT_TOKENS, AT_LINKS):
            row[i] = 0


@rule
def relative(s: State, seat: int, viewer: int) -> int:
    return seat - viewer if seat >= viewer else seat - viewer + s.players


@rule
def write_links(s: State, row: list[int]) -> None:
    """Write who neighbours whom (C1), and where walls are (K-EMPEROR)."""
    for region in range(REGIONS):
        for other in range(REGIONS):
            near = s.around[region] >> other & 1
            row[AT_LINKS + region * REGIONS + other] = near + (near & ~(s.ways[region] >> other) & 1)


@rule
def write_potions(s: State, viewer: int, row: list[int]) -> None:
    """Write how many cubes carry how many potions (K-WIZARD)."""
    for i in range(AT_POTIONS, POTIONS_END):
        row[i] = 0
    for region in range(REGIONS):
        for seat in range(s.players):
            packed = s.potions[region][seat]
            place_of = AT_POTIONS + (region * SEATS + relative(s, seat, viewer)) * MOST_POTIONS
            while packed != 0:
                row[place_of] = packed & FULL
                packed >>= BITS
                place_of += 1


@rule
def write_faces(s: State, row: list[int]) -> None:
    """Write the used tokens by face, and those that are not used; `write_face` takes off what the viewer knows (H3)."""
    for face in range(FACES):
        gone = s.gone[face]
        row[AT_FACES + face * WIDE_FACE] = s.copies[face] - gone
        row[AT_FACES + face * WIDE_FACE + 1] = gone


@rule
def write_regions(s: State, viewer: int, row: list[int]) -> int:
    for seat in range(s.players):
        at = AT_REGIONS + CUBES_OF + relative(s, seat, viewer)
        for region in range(REGIONS):
            row[at + region * WIDE_REGION] = s.cubes[region][seat]
    faces = 0
    for region in range(REGIONS):
        at = AT_REGIONS + region * WIDE_REGION
        rats = s.rats[region]
        row[at] = s.in_play[region]
        row[at + RATS] = rats
        # All slots, whether there is a token or not: no processor guesses how many there are
        looked_at = 0
        for slot in range(SLOTS):
            row[at + SLOT_OF + slot * WIDE_SLOT] = (s.origin[region][slot] + 1) * int(slot < rats)
            looked_at |= s.seen[region][slot]
        if looked_at != 0 or region == s.ravaged:
            faces += write_faces_in(s, viewer, region, row)
    return faces


@rule
def write_faces_in(s: State, viewer: int, region: int, row: list[int]) -> int:
    faces = 0
    for slot in range(s.rats[region]):
        write_looks(s, viewer, region, slot, row)
        if knows(s, viewer, region, slot):
            write_face(s, region, slot, row)
            faces += 1
    return faces


@rule
def write_looks(s: State, viewer: int, region: int, slot: int, row: list[int]) -> None:
    at = AT_REGIONS + region * WIDE_REGION + SLOT_OF + slot * WIDE_SLOT + SEEN
    for seat in range(s.players):
        row[at + relative(s, seat, viewer)] = s.seen[region][slot] >> seat & 1


@rule
def write_face(s: State, region: int, slot: int, row: list[int]) -> None:
    """Write the face of a rat token that the viewer knows."""
    at = AT_TOKENS + (region * SLOTS + slot) * WIDE_TOKEN
    face = s.face[region][slot]
    row[at + FACE_HERE] = face + 1
    row[at + LIMIT] = s.symbols[face] % LIMITS
    symbols = s.symbols[face] // LIMITS
    for symbol in range(SYMBOLS):
        row[at + SYMBOL + symbol] = symbols >> (SYMBOL_BITS * symbol) & ((1 << SYMBOL_BITS) - 1)
    if not is_listed_as_used(s, region, slot):
        row[AT_FACES + face * WIDE_FACE] -= 1


@rule
def knows(s: State, viewer: int, region: int, slot: int) -> bool:
    """Tell whether a seat may see the face of a token: it is open, or the seat has looked at it (H1), or, printed, is looking now (V6)."""
    if s.face[region][slot] == NOBODY:
        return False
    if region == s.ravaged and slot < s.opened:
        return True
    if s.seen[region][slot] >> viewer & 1 == 0:
        return False
    return s.printed == 0 or is_shown(s, viewer, region * SLOTS + slot)


@rule
def is_shown(s: State, viewer: int, token: int) -> bool:
    """V6: tell whether a pending question shows a token to a seat."""
    for level in range(s.depth):
        bits = SHOWN[s.steps[level]]
        if bits != 0 and s.askees[level] == viewer:
            for i in range(MEMOS):
                if bits >> i & 1 == 1 and s.memos[level][i] == token:
                    return True
    return False


@rule
def write_pieces(s: State, row: list[int]) -> None:
    if s.plague != NOBODY:
        row[AT_REGIONS + s.plague * WIDE_REGION + PLAGUE_HERE] = 1
    for i in range(NUNS):
        if s.nuns[i] != NOBODY:
            row[AT_REGIONS + s.nuns[i] * WIDE_REGION + NUNS_HERE] += 1
    for i in range(BISHOPS):
        if s.bishops[i] != NOBODY:
            row[AT_REGIONS + s.bishops[i] * WIDE_REGION + BISHOPS_HERE] += 1
    if s.ravaged != NOBODY:
        row[AT_REGIONS + s.ravaged * WIDE_REGION + RAVAGED] = 1
        row[POPULATION] = counted_population(s, s.ravaged, s.neutral)
        row[NEUTRALS] = s.neutral
        row[ORDERED] = s.ordered
        row[OPENED] = s.opened


@rule
def write_seats(s: State, viewer: int, row: list[int]) -> None:
    """Write the cubes of every seat that are not on the board, and its part in the turn."""
    asked = askee(s)
    for seat in range(s.players):
        at = AT_SEATS + relative(s, seat, viewer) * WIDE_SEAT
        row[at] = 1
        row[at + 1] = s.stock[seat]
        row[at + 2] = s.palace[seat]
        row[at + 3] = s.baker[seat]
        row[at + 4] = s.lost[seat] if s.ravaged != NOBODY else 0
        row[at + 5] = int(seat == s.seat)
        row[at + 6] = int(seat == asked)
        row[at + 7] = int(seat == s.start_seat)
        row[at + 8] = int(seat == s.last_seat)


@rule
def write_cards(s: State, viewer: int, row: list[int]) -> None:
    for card in range(CARDS):
        holder = s.holder[card]
        at = AT_CARDS + card * WIDE_CARD
        row[at] = int(holder != ABSENT)
        row[at + 1] = int(holder == NOBODY)
        row[at + 2 + SEATS] = s.used[card]
        if holder >= 0:
            row[at + 2 + relative(s, holder, viewer)] = 1


@rule
def write_state(s: State, viewer: int, row: list[int]) -> None:
    row[AT_STATE] = viewer
    row[AT_STATE + 1] = s.players
    row[AT_STATE + 2] = s.printed
    row[AT_STATE + 3] = s.letter
    row[ROUND + s.round] = 1
    row[TAKEN] = s.taken
    row[ADDED] = s.added
    row[MOVED] = s.moved
    row[SUPPLY] = s.supply
    if s.round < FINAL:
        row[TURNS_LEFT] = max(0, IDLE_ROUNDS * s.players - s.idle)


@rule
def write_question(s: State, row: list[int]) -> None:
    step = top_step(s)
    row[AT_QUESTIONS + step] = 1
    for i in range(MEMOS):
        kind = MEMORY[step * MEMOS + i]
        if kind != NOTHING:
            write_memo(i, kind, memo(s, i), row)


@rule
def write_memo(i: int, kind: int, number: int, row: list[int]) -> None:
    if kind == IS_NUMBER:
        row[NUMBER_OF + i] = number
    elif kind == IS_CARD:
        row[NUMBER_OF + i] = number + 1
    elif kind == IS_TOGETHER:
        row[NUMBER_OF + i] = int(number >= TOGETHER)
    elif kind == IS_REGIONS:
        for region in range(REGIONS):
            row[AT_REGIONS + region * WIDE_REGION + ASKED_OF + i] = number >> region & 1
    elif number != NOBODY:
        mark_memo(i, kind, number, row)


@rule
def mark_memo(i: int, kind: int, number: int, row: list[int]) -> None:
    """Mark the regions that a number names which the open question remembers."""
    if kind == IS_REGION:
        mark(row, i, number, 1)
    elif kind == IS_TOKEN:
        mark(row, i, number // SLOTS, 1 + number % SLOTS)
    elif kind == IS_CUBE:
        mark(row, i, region_of_cube(number), 1)
        row[NUMBER_OF + i] = seat_of_cube(number) * LEVELS + potions_of_cube(number)
    else:
        mark(row, i, number // REGIONS, 1)
        mark(row, i, number % REGIONS, GOAL if kind == IS_WAY else 1)


@rule
def mark(row: list[int], i: int, region: int, value: int) -> None:
    row[AT_REGIONS + region * WIDE_REGION + ASKED_OF + i] = value
