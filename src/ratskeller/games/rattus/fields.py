"""What a state of Rattus holds, and the numbers that steps, answers and events are known by.

Numbers never change their meaning: stored positions of the search and compiled code rely on them.
"""

from ratskeller.core import decisions, log
from ratskeller.core.state import grid, number, record, row

from .board import REGIONS

SEATS = 4
SLOTS = 3
"""A region never holds more rats (C2)."""
CARDS = 24
"""Room for class cards; a card's NUMBER is its place."""
FACES = 49
CUBES = 20
"""Cubes of a seat (S2)."""

NOBODY = -1
"""Holder of a card that lies untaken beside the board, place of a piece that is not on the board, a face that nobody has seen."""
ABSENT = -2
"""Holder of a card that is not in this game (S9)."""

# Rounds
SETUP, REGULAR, FINAL, RAVAGE, OVER = range(5)
ROUND_NAMES = ("setup", "regular", "final", "ravage", "over")

# Where a token comes from (S3, S4)
FROM_SETUP, FROM_SUPPLY = 0, 1
ORIGIN_NAMES = ("setup", "supply")

# Symbols of a face, as bits above the limit: face = limit + 16 * symbols
MAJORITY_BIT, ALL_BIT = 6, 7

# Steps of the rules; a card's own steps follow from CARD_STEPS on, four for each card
(
    ASK_PLAGUE_START,
    ASK_START_SEAT,
    SETTLING,
    ASK_SETTLE,
    ASK_TURN,
    ASK_RAT,
    ASK_NEXT_TOKEN,
    ASK_FACE,
    ASK_MOVE,
    ASK_EXTRA,
    RAVAGING,
    EVALUATING,
    END_OF_TURN,
    FINAL_TURNS,
    FINAL_RAVAGE,
    END,
) = range(1, 17)
CARD_STEPS = 32
STEPS_OF_A_CARD = 4

STEP_NAMES = {
    ASK_PLAGUE_START: "plague start",
    ASK_START_SEAT: "start seat",
    SETTLING: "settling",
    ASK_SETTLE: "settle",
    ASK_TURN: "turn",
    ASK_RAT: "rat",
    ASK_NEXT_TOKEN: "next token",
    ASK_FACE: "face",
    ASK_MOVE: "move",
    ASK_EXTRA: "extra",
    RAVAGING: "ravaging",
    EVALUATING: "evaluating",
    END_OF_TURN: "end of turn",
    FINAL_TURNS: "final turns",
    FINAL_RAVAGE: "final ravage",
    END: "end",
}

# What a face is drawn for: memo 2 of ASK_FACE
FOR_RAVAGE, FOR_LOOK = 0, 1

# Answers: one space for all questions
STOP, NO, YES, DONE, STAY = range(5)
NUMBER = 8
"""NUMBER + n: the number n, 1 to 7."""
SEAT = 16
REGION = 20
TOKEN = 32
"""TOKEN + region * SLOTS + slot."""
PLAGUE = 68
ADD = 80
"""ADD + region * 8 + total."""
TAKE = 176
USE = 200
FACE = 224
ANSWERS = FACE + FACES

# Events: kind of a row in the log
(
    EV_PLAGUE_STARTED,
    EV_START_SEAT,
    EV_SETTLED,
    EV_TURN_BEGAN,
    EV_CARD_TAKEN,
    EV_CUBES_ADDED,
    EV_RAT_MOVED,
    EV_CUBES_MOVED,
    EV_CUBE_SAVED,
    EV_RAT_SEEN,
    EV_RATS_SWAPPED,
    EV_PLAGUE_MOVED,
    EV_RAT_ADDED,
    EV_SPREAD_STOPPED,
    EV_RAVAGE_BEGAN,
    EV_REGION_SPARED,
    EV_PLAGUE_COUNTED,
    EV_RAT_REVEALED,
    EV_CUBE_LOST,
    EV_SPARED,
    EV_RAVAGE_ENDED,
    EV_END_TRIGGERED,
    EV_FINAL_RAVAGE,
    EV_GAME_OVER,
) = range(1, 25)
BY_MAJORITY, BY_CLASS, BY_ALL = range(3)


@record
class State:
    """A position of Rattus as numbers. Regions, seats, cards and faces are numbers; slots count from 0 in order of arrival."""

    # the game
    players: int = number()  # 2, 3 or 4
    printed: int = number()  # 1: the printed reading of section V
    in_play: list[int] = row(REGIONS)  # 1 for a region in play (S1)
    links: list[list[int]] = grid(REGIONS, REGIONS)  # 1 where two regions in play are neighbours
    degree: list[int] = row(REGIONS)  # how many neighbours a region has
    beside: list[list[int]] = grid(REGIONS, REGIONS)  # the neighbours of a region, ascending
    symbols: list[int] = row(FACES)  # limit + 16 * symbol bits, by face
    copies: list[int] = row(FACES)  # tokens that show a face
    start_faces: int = number()  # faces below this number are on start tokens, the others on regular ones
    leftover: int = number()  # start tokens mixed into the supply (S4)
    # the turn
    round: int = number()
    seat: int = number()  # whose turn it is
    start_seat: int = number()
    last_seat: int = number()  # who had the last regular turn (F1), or NOBODY
    taken: int = number()  # 1: took a card this turn (T2)
    added: int = number()  # 1: added cubes this turn (T3)
    used: list[int] = row(CARDS)  # 1: ability used this turn (T1)
    # the board
    cubes: list[list[int]] = grid(REGIONS, SEATS)
    stock: list[int] = row(SEATS)
    palace: list[int] = row(SEATS)
    plague: int = number()  # region of the plague piece, or NOBODY before S5
    rats: list[int] = row(REGIONS)
    face: list[list[int]] = grid(REGIONS, SLOTS)  # face of a token that somebody saw, else NOBODY
    origin: list[list[int]] = grid(REGIONS, SLOTS)  # FROM_SETUP or FROM_SUPPLY
    seen: list[list[int]] = grid(REGIONS, SLOTS)  # bit s: seat s looked at it (K-WITCH)
    holder: list[int] = row(CARDS)  # seat, NOBODY or ABSENT
    supply: int = number()  # rats not yet drawn
    # faces that are out, so that the rest follows (H3, H5)
    gone: list[int] = row(FACES)  # used tokens by face
    unseen: list[int] = row(FACES)  # tokens by face that are not out: neither used nor seen on the board
    unseen_start: int = number()  # start faces that are not out
    unseen_regular: int = number()  # regular faces that are not out
    hidden_setup: int = number()  # setup tokens on the board whose face nobody saw
    hidden_supply: int = number()  # tokens from the supply, on the board or still in it, whose face nobody saw
    known_leftovers: int = number()  # start faces that somebody saw on a token from the supply
    # the ravage that goes on
    ravaged: int = number()  # region, or NOBODY
    neutral: int = number()  # neutral population of this ravage (K-KNIGHT)
    final_neutral: int = number()  # what the plague piece counts in F5 (V1, printed)
    lost: list[int] = row(SEATS)  # cubes lost in this ravage
    # pending steps and the event log
    depth: int = number()
    steps: list[int] = row(decisions.DEPTH)
    askees: list[int] = row(decisions.DEPTH)
    memos: list[list[int]] = grid(decisions.DEPTH, decisions.MEMOS)
    logging: int = number()
    logged: int = number()
    log: list[int] = row(log.ROWS * log.WIDTH)
