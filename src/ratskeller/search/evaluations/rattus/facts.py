"""Facts about seats, whose values training learns: patterns that the hand-written terms miss."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.rules.cards import CARD_SPACE
from ratskeller.games.rattus.rules.fields import NOBODY, SEATS, SLOTS, State
from ratskeller.games.rattus.rules.pieces import reaches
from ratskeller.search.learned_facts import ROW, note_fact

from .dangers import is_coming
from .layout import (
    CARD,
    CLASSES,
    CROWD,
    CROWD_OF,
    CROWDS,
    GROWTH,
    HELD,
    HOLDS,
    LEARNT,
    LOST,
    MOST_GROUP,
    MOST_HOLDING,
    MOST_SAFE,
    MOST_SHARE,
    MOST_STOCK,
    NOTED,
    PARTS,
    PHASES,
    RATS_OF,
    REACH_OF_MOVER,
    REACHES,
    REGION,
    RIVALS,
    SAFE_NOW,
    SPREAD,
    STOCK,
    TEMPO,
    TERMS,
    WHOLE,
    WORTHS,
)

TERM_COUNT = len(TERMS)
A_CROWD = 4


@rule
def note(table: list[int], seat: int, fact: int) -> None:
    note_fact(table, NOTED + seat * ROW, WORTHS, PARTS + seat * TERM_COUNT + LEARNT, fact)


@rule
def later_than(s: State, on_turn: int, seat: int) -> int:
    return seat - on_turn if seat >= on_turn else seat - on_turn + s.players


@rule
def note_seats(s: State, table: list[int], phase: int, on_turn: int) -> None:
    """Add the facts about every seat as a whole, once its cards are counted."""
    most_rats = 0
    for region in range(REGIONS):
        most_rats = max(most_rats, s.rats[region])
    for seat in range(s.players):
        table[NOTED + seat * ROW] = 0
        later = later_than(s, on_turn, seat)
        regions = 0
        cubes = 0
        for region in range(REGIONS):
            regions += int(s.cubes[region][seat] > 0)
            cubes += s.cubes[region][seat]
        table[CROWD_OF + seat] = min(cubes // A_CROWD, CROWDS - 1)
        holding = 0
        for symbol in range(CLASSES):
            holding += table[HELD + seat * CLASSES + symbol]
        note(table, seat, STOCK + min(s.stock[seat], MOST_STOCK - 1) * SEATS + later)
        note(table, seat, HOLDS + min(holding, MOST_HOLDING - 1) * PHASES + phase)
        note(table, seat, SPREAD + regions * PHASES + phase)
        note(table, seat, SAFE_NOW + min(s.palace[seat], MOST_SAFE - 1) * PHASES + phase)
        note(table, seat, TEMPO + ((s.players - 1) * SEATS + later) * PHASES + phase)
        note(table, seat, GROWTH + (most_rats * SEATS + later) * PHASES + phase)
    for card in range(CARD_SPACE):
        seat = s.holder[card]
        if seat >= 0:
            later = later_than(s, on_turn, seat)
            note(table, seat, CARD + (card * SEATS + later) * PHASES + phase)
            note(table, seat, CROWD + card * CROWDS + table[CROWD_OF + seat])


@rule
def note_region(s: State, table: list[int], region: int, phase: int, on_turn: int) -> None:
    """Add the facts about every seat with cubes in a region, once its losses are written."""
    if is_coming(s, region):
        return
    reach = reach_of(s, table, region)
    for seat in range(s.players):
        cubes = s.cubes[region][seat]
        if cubes > 0:
            rival = rival_of(s, region, seat)
            group = min(cubes, MOST_GROUP) - 1
            share = 0
            if table[LOST + seat] > 0:
                share = 1 + min(table[LOST + seat] * (MOST_SHARE - 1) // (cubes * WHOLE), MOST_SHARE - 2)
            fact = ((group * MOST_SHARE + share) * REACHES + reach) * RIVALS + rival
            note(table, seat, REGION + (fact * SEATS + later_than(s, on_turn, seat)) * PHASES + phase)
            note(table, seat, RATS_OF + ((group * (SLOTS + 1) + s.rats[region]) * RIVALS + rival) * PHASES + phase)


@rule
def reach_of(s: State, table: list[int], region: int) -> int:
    """Return 2 for the region of the plague piece, 1 where the next seat can move it, otherwise 0."""
    if s.plague == NOBODY:
        return 0
    if s.plague == region:
        return 2
    return int(reaches(s, s.plague, region, table[REACH_OF_MOVER]) > 0)


@rule
def rival_of(s: State, region: int, seat: int) -> int:
    """Return the most cubes another seat has in a region: 0 none, 1 fewer than this seat, 2 as many, 3 more."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.cubes[region][other])
    if most == 0:
        return 0
    return 1 + int(most >= s.cubes[region][seat]) + int(most > s.cubes[region][seat])
