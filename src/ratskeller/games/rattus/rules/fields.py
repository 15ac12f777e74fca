"""The fields of a state of Rattus."""

from typing import Literal

from ratskeller.core.state import fixed, grid, number, record, row, scratch
from ratskeller.core.steps import DEPTH, GREATEST, LOG_ROWS, MEMOS, ROW_WIDTH, RULES

from ..data.board import REGIONS
from ..data.tokens import MOST_ALIKE, TOKENS

SEATS = 4
SLOTS = 3
"""A region never holds more rats (C2)."""
CARDS = 24
"""Space for class cards; the NUMBER of a card is its index."""
FACES = 49
CUBES = 20
"""Cubes of a seat (S2)."""
WALLS, NUNS, BISHOPS = 3, 3, 2
"""Pieces that cards bring (K-EMPEROR, K-NUN, K-BISHOP)."""
LINKS = REGIONS * REGIONS
"""Number of a link: smaller region * REGIONS + greater region."""

NOBODY = -1
"""Holder of an untaken card, region of a piece that is not on the board, face that no seat has seen."""
ABSENT = -2
"""Holder of a card that is not in play (S9)."""

# Rounds
SETUP, REGULAR, FINAL, RAVAGE, OVER = range(5)
Round = Literal["setup", "regular", "final", "ravage", "over"]
ROUND_NAMES: tuple[Round, ...] = ("setup", "regular", "final", "ravage", "over")

# Where a token comes from (S3, S4), the last one from among those that were not on the board (V5)
FROM_SETUP, FROM_SUPPLY, FROM_OUT = range(3)
Origin = Literal["setup", "supply", "drawn"]
ORIGIN_NAMES: tuple[Origin, ...] = ("setup", "supply", "drawn")

LIMITS = 16
"""A face is stored as limit + LIMITS * symbols, with SYMBOL_BITS for the count of each symbol."""
MAJORITY, ALL = 6, 7
"""The symbols that are not classes; class symbols have the numbers of their classes."""
SYMBOLS = 8
SYMBOL_BITS = MOST_ALIKE.bit_length()

IDLE_ROUNDS = 5
"""Rounds without a new rat or cube after which the game ends: without rats on the board it could go on for ever."""
NEUTRAL = 2
"""Neutral population of the plague piece (K-KNIGHT)."""
STEPS = 127
"""Greatest number of a step."""

BUSY = -1
"""Value of `idle` in a turn in which a rat or a cube came to the board."""

MOST_POTIONS = 12
"""Potions that one cube can carry."""
LEVELS = MOST_POTIONS + 1


@record
class State:
    """A position of Rattus as numbers. Regions, seats, cards and faces are numbers; slots count from 0 in order of arrival."""

    # the game
    players: int = fixed(number(most=SEATS))  # 2, 3 or 4
    printed: int = fixed(number(most=1))  # 1: the printed reading of section V
    letter: int = fixed(number(most=1))  # 1: the printed reading, and that to the letter
    in_play: list[int] = fixed(row(REGIONS, most=1))  # 1 for a region in play (S1)
    degree: list[int] = fixed(row(REGIONS, most=REGIONS))  # how many neighbours a region has
    beside: list[list[int]] = fixed(grid(REGIONS, REGIONS, most=REGIONS - 1))  # the neighbours of a region, ascending
    around: list[int] = fixed(row(REGIONS, bits=REGIONS))  # the same as bits
    symbols: list[int] = fixed(row(FACES, bits=4 + SYMBOLS * SYMBOL_BITS))  # limit + 16 * symbols, by face
    copies: list[int] = fixed(row(FACES, most=TOKENS))  # tokens that show a face
    start_faces: int = fixed(
        number(most=FACES)
    )  # faces below this number are on start tokens, the others on regular ones
    leftover: int = fixed(number(most=TOKENS))  # start tokens mixed into the supply (S4)
    # the turn
    round: int = number(most=OVER)
    seat: int = number(most=SEATS - 1)  # whose turn it is
    start_seat: int = number(most=SEATS - 1)
    last_seat: int = number(least=NOBODY, most=SEATS - 1)  # who had the last regular turn (F1), or NOBODY
    idle: int = number(
        least=BUSY, most=IDLE_ROUNDS * SEATS + 1
    )  # turns in a row in which neither a rat nor a cube came to the board, or BUSY when one did in this turn
    taken: int = number(most=1)  # 1: took a card this turn (T2)
    added: int = number(most=1)  # 1: added cubes this turn (T3)
    used: list[int] = row(CARDS, most=1)  # 1: ability used this turn (T1)
    moved: int = number(most=1)  # 1: moved the plague piece in this turn of the final round (K4)
    # the board
    cubes: list[list[int]] = grid(REGIONS, SEATS, most=CUBES)
    stock: list[int] = row(SEATS, most=CUBES)
    palace: list[int] = row(SEATS, most=CUBES)
    plague: int = number(least=NOBODY, most=REGIONS - 1)  # region of the plague piece, or NOBODY before S5
    rats: list[int] = row(REGIONS, most=SLOTS)
    face: list[list[int]] = grid(REGIONS, SLOTS, least=NOBODY, most=FACES - 1)  # face that a seat has seen, else NOBODY
    origin: list[list[int]] = grid(REGIONS, SLOTS, most=FROM_OUT)  # FROM_SETUP, FROM_SUPPLY or FROM_OUT
    seen: list[list[int]] = grid(REGIONS, SLOTS, bits=SEATS)  # bit s: seat s looked at it (K-WITCH)
    holder: list[int] = row(CARDS, least=ABSENT, most=SEATS - 1)  # seat, NOBODY or ABSENT
    supply: int = number(most=TOKENS)  # rats not yet drawn
    ways: list[int] = row(
        REGIONS, bits=REGIONS
    )  # neighbours of a region, as bits, less those behind a wall (K-EMPEROR)
    walls: list[int] = row(
        WALLS, least=NOBODY, most=LINKS - 1
    )  # link, or NOBODY for a wall that is not on the board; those on the board come first
    nuns: list[int] = row(NUNS, least=NOBODY, most=REGIONS - 1)  # region or NOBODY, likewise
    bishops: list[int] = row(BISHOPS, least=NOBODY, most=REGIONS - 1)  # region or NOBODY, likewise
    potions: list[list[int]] = grid(
        REGIONS, SEATS, bits=5 * MOST_POTIONS
    )  # how many cubes carry 1, 2, 3 … potions, packed (see potions.py)
    baker: list[int] = row(SEATS, most=CUBES)  # cubes on the Baker card (K-BAKER)
    # faces that are out, so that the rest follows (H3, H5)
    gone: list[int] = row(FACES, most=TOKENS)  # used tokens by face
    unseen: list[int] = row(FACES, most=TOKENS)  # tokens by face that are not out: neither used nor seen on the board
    unseen_start: int = number(most=TOKENS)  # start faces that are not out
    unseen_regular: int = number(most=TOKENS)  # regular faces that are not out
    hidden_setup: int = number(most=TOKENS)  # setup tokens on the board with a hidden face
    hidden_supply: int = number(most=TOKENS)  # tokens from the supply, on the board or still in it, with a hidden face
    known_leftovers: int = number(most=TOKENS)  # start faces seen on tokens from the supply
    pool: list[int] = row(FACES, most=TOKENS)  # used tokens by face among which the token FROM_OUT was drawn (V5)
    # the current ravage
    ravaged: int = number(least=NOBODY, most=REGIONS - 1)  # region, or NOBODY
    neutral: int = number(most=NEUTRAL)  # neutral population of this ravage (K-KNIGHT)
    final_neutral: int = number(most=NEUTRAL)  # what the plague piece counts in F5 (V1, printed and letter)
    lost: list[int] = row(SEATS, most=CUBES)  # cubes lost in this ravage
    ordered: int = number(most=1)  # 1: all its rats are revealed and the player on turn picks the order (K-CRUSADER)
    opened: int = number(most=SLOTS)  # how many of them, from the first slot on, lie open already
    acting: int = number(bits=CARDS)  # bit c: card c acts in this ravage of the final round (K4)
    # pending steps and the event log
    depth: int = number(most=DEPTH)
    steps: list[int] = row(DEPTH, most=STEPS)
    askees: list[int] = row(DEPTH, least=RULES, most=SEATS - 1)
    memos: list[list[int]] = grid(DEPTH, MEMOS, least=NOBODY, most=GREATEST)
    logging: int = number(most=1)
    logged: int = number(most=GREATEST)
    log: list[int] = scratch(row(LOG_ROWS * ROW_WIDTH))
