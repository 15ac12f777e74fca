"""What a state of Rattus holds."""

from ratskeller.core import decisions, log
from ratskeller.core.state import grid, number, record, row

from ..data.board import REGIONS

SEATS = 4
SLOTS = 3
"""A region never holds more rats (C2)."""
CARDS = 24
"""Room for class cards; a card's NUMBER is its place."""
FACES = 49
CUBES = 20
"""Cubes of a seat (S2)."""
WALLS, NUNS, BISHOPS = 3, 3, 2
"""Pieces that cards bring (K-EMPEROR, K-NUN, K-BISHOP)."""
LINKS = REGIONS * REGIONS
"""Links are numbered smaller region * REGIONS + greater region."""

NOBODY = -1
"""Holder of a card that lies untaken beside the board, place of a piece that is not on the board, a face that nobody has seen."""
ABSENT = -2
"""Holder of a card that is not in this game (S9)."""

# Rounds
SETUP, REGULAR, FINAL, RAVAGE, OVER = range(5)
ROUND_NAMES = ("setup", "regular", "final", "ravage", "over")

# Where a token comes from (S3, S4), the last one from among those that were not on the board (V5)
FROM_SETUP, FROM_SUPPLY, FROM_OUT = range(3)
ORIGIN_NAMES = ("setup", "supply", "drawn")

LIMITS = 16
"""What a face shows is limit + LIMITS * symbol bits."""
MAJORITY_BIT, ALL_BIT = 6, 7

OPEN, WALLED = 1, 2
"""What `links` holds between two neighbours: nothing, or a wall (K-EMPEROR)."""

BUSY = -1
"""What `idle` holds in a turn in which a rat or a cube came to the board."""

MOST_POTIONS = 12
"""Potions that one cube can carry."""
LEVELS = MOST_POTIONS + 1


@record
class State:
    """A position of Rattus as numbers. Regions, seats, cards and faces are numbers; slots count from 0 in order of arrival."""

    # the game
    players: int = number()  # 2, 3 or 4
    printed: int = number()  # 1: the printed reading of section V
    in_play: list[int] = row(REGIONS)  # 1 for a region in play (S1)
    links: list[list[int]] = grid(
        REGIONS, REGIONS
    )  # OPEN where two regions in play are neighbours, WALLED with a wall between
    degree: list[int] = row(REGIONS)  # how many neighbours a region has
    beside: list[list[int]] = grid(REGIONS, REGIONS)  # the neighbours of a region, ascending
    around: list[int] = row(REGIONS)  # the same as bits
    symbols: list[int] = row(FACES)  # limit + 16 * symbol bits, by face
    copies: list[int] = row(FACES)  # tokens that show a face
    start_faces: int = number()  # faces below this number are on start tokens, the others on regular ones
    leftover: int = number()  # start tokens mixed into the supply (S4)
    # the turn
    round: int = number()
    seat: int = number()  # whose turn it is
    start_seat: int = number()
    last_seat: int = number()  # who had the last regular turn (F1), or NOBODY
    idle: int = (
        number()
    )  # turns in a row in which neither a rat nor a cube came to the board, or BUSY when one did in this turn
    taken: int = number()  # 1: took a card this turn (T2)
    added: int = number()  # 1: added cubes this turn (T3)
    used: list[int] = row(CARDS)  # 1: ability used this turn (T1)
    moved: int = number()  # 1: moved the plague piece in this turn of the final round (K4)
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
    walls: list[int] = row(WALLS)  # link, or NOBODY for a wall that is not on the board; those on the board come first
    nuns: list[int] = row(NUNS)  # region or NOBODY, likewise
    bishops: list[int] = row(BISHOPS)  # region or NOBODY, likewise
    potions: list[list[int]] = grid(REGIONS, SEATS)  # how many cubes carry 1, 2, 3 … potions, packed (see potions.py)
    baker: list[int] = row(SEATS)  # cubes on the Baker card (K-BAKER)
    # faces that are out, so that the rest follows (H3, H5)
    gone: list[int] = row(FACES)  # used tokens by face
    unseen: list[int] = row(FACES)  # tokens by face that are not out: neither used nor seen on the board
    unseen_start: int = number()  # start faces that are not out
    unseen_regular: int = number()  # regular faces that are not out
    hidden_setup: int = number()  # setup tokens on the board whose face nobody saw
    hidden_supply: int = number()  # tokens from the supply, on the board or still in it, whose face nobody saw
    known_leftovers: int = number()  # start faces that somebody saw on a token from the supply
    pool: list[int] = row(FACES)  # used tokens by face among which the token FROM_OUT was drawn (V5)
    # the ravage that goes on
    ravaged: int = number()  # region, or NOBODY
    neutral: int = number()  # neutral population of this ravage (K-KNIGHT)
    final_neutral: int = number()  # what the plague piece counts in F5 (V1, printed)
    lost: list[int] = row(SEATS)  # cubes lost in this ravage
    ordered: int = number()  # 1: all its rats are revealed and the player on turn picks the order (K-CRUSADER)
    opened: int = number()  # how many of them, from the first slot on, lie open already
    acting: int = number()  # bit c: card c acts in this ravage of the final round (K4)
    # pending steps and the event log
    depth: int = number()
    steps: list[int] = row(decisions.DEPTH)
    askees: list[int] = row(decisions.DEPTH)
    memos: list[list[int]] = grid(decisions.DEPTH, decisions.MEMOS)
    logging: int = number()
    logged: int = number()
    log: list[int] = row(log.ROWS * log.WIDTH)
