"""The first state of a game (section S), with its tables of neighbours and faces."""

from ratskeller.core.options import Options
from ratskeller.core.steps import CHANCE, RULES, push

from .data.board import REGIONS, board_of
from .data.tokens import REMOVED, START_TOKENS, TOKENS, Face, Tokens, tokens_of
from .rules.cards import NUMBERS
from .rules.faces import count_hidden
from .rules.fields import (
    ABSENT,
    ALL,
    BISHOPS,
    CARDS,
    CUBES,
    FROM_SETUP,
    LIMITS,
    MAJORITY,
    NOBODY,
    NUNS,
    SLOTS,
    SYMBOL_BITS,
    WALLS,
    State,
)
from .rules.numbers import ANY_SIX, ASK_CARD, ASK_PLAGUE_START, ASK_START_SEAT, ONE_OF_EACH, SETTLING
from .rules.pieces import put_rat

RANDOM_WAYS = {"random": ANY_SIX, "one-of-each": ONE_OF_EACH}
"""Ways to choose the six cards at random (S10)."""


def tokens_in_game(players: int, regions: int) -> int:
    """Return the number of tokens in the game, on the board and in the supply (S3, S4): 37, 43 or 49."""
    return regions + supply_at_start(players, regions)


def supply_at_start(players: int, regions: int) -> int:
    """Return the size of the first supply: 29, 33 or 37 (S4)."""
    return TOKENS - REMOVED[players] - regions


def empty_state(options: Options) -> State:
    board, tokens, players = board_of(options), tokens_of(options), options["players"]
    s = State()
    s.players = players
    s.printed = int(options["rules"] != "online")
    s.letter = int(options["rules"] == "letter")
    for region in board.in_play(players):
        s.in_play[region] = 1
        for place, other in enumerate(board.neighbours(region, players)):
            s.around[region] |= 1 << other
            s.beside[region][place] = other
            s.degree[region] = place + 1
        s.ways[region] = s.around[region]
    _fill_faces(s, tokens)
    s.leftover = START_TOKENS - len(board.in_play(players))
    s.face = [[NOBODY] * SLOTS for _ in range(REGIONS)]
    s.holder = [ABSENT] * CARDS
    if not isinstance(options["cards"], str):
        for card in options["cards"]:
            s.holder[NUMBERS[card]] = NOBODY
    for seat in range(players):
        s.stock[seat] = CUBES
    s.plague = s.last_seat = s.ravaged = NOBODY
    s.walls, s.nuns, s.bishops = [NOBODY] * WALLS, [NOBODY] * NUNS, [NOBODY] * BISHOPS
    return s


def _fill_faces(s: State, tokens: Tokens) -> None:
    for number, face in enumerate(tokens.faces):
        s.symbols[number] = _packed(face)
        s.copies[number] = s.unseen[number] = tokens.start[number] + tokens.regular[number]
    s.start_faces = sum(count > 0 for count in tokens.start)


def _packed(face: Face) -> int:
    borne = [*face.classes, *[MAJORITY] * face.majority, *[ALL] * face.all]
    return face.limit + LIMITS * sum(1 << SYMBOL_BITS * symbol for symbol in borne)


def first_state(options: Options) -> State:
    """Return the state in which setup begins: a start token in every region (S3), the rest in the supply (S4)."""
    s = empty_state(options)
    regions = [region for region in range(REGIONS) if s.in_play[region]]
    for region in regions:
        put_rat(s, region, FROM_SETUP, NOBODY, 0)
    s.supply = supply_at_start(s.players, len(regions))
    count_hidden(s)
    push(s, SETTLING, RULES)
    if options["start"] == "random":
        push(s, ASK_START_SEAT, CHANCE)
    else:
        s.start_seat = options["start"]
    push(s, ASK_PLAGUE_START, CHANCE)
    if isinstance(options["cards"], str):
        push(s, ASK_CARD, CHANCE, 0, RANDOM_WAYS[options["cards"]], int(options.get("chivalry", False)))
    return s
