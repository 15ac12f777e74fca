"""Facts about seats, whose values training learns: patterns that the hand-written terms miss."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.data.tiles import FIELD
from ratskeller.games.carcassonne.rules.features import is_cloister, kind_of
from ratskeller.games.carcassonne.rules.fields import SEATS, State
from ratskeller.search.learned_facts import ROW, note_fact

from .hand import held_by
from .layout import (
    CHANCE_STEPS,
    FARMERS,
    FEATURE,
    HEALTH_OF,
    HEALTHS,
    HELD,
    LATE,
    LEARNT,
    MEMBERS,
    MOST_FARMERS,
    MOST_HELD,
    MOST_TOGETHER,
    NOTED,
    PARTS,
    PHASE_OF,
    PHASES,
    POINT,
    ROLES,
    SHARE,
    SOON,
    TEMPO,
    TERMS,
    TOGETHER,
    VALUE_OF,
    VALUE_STEPS,
    WHOLE,
    WORTHS,
)

TERM_COUNT = len(TERMS)
CLOISTER = 3


@rule
def note(table: list[int], seat: int, fact: int) -> None:
    note_fact(table, NOTED + seat * ROW, WORTHS, PARTS + seat * TERM_COUNT + LEARNT, fact)


@rule
def phase_of(s: State) -> int:
    turns = (s.left + s.players - 1) // s.players
    return PHASE_OF[min(turns, len(PHASE_OF) - 1)]


@rule
def note_seats(s: State, table: list[int], phase: int, on_turn: int) -> None:
    for seat in range(s.players):
        later = (seat - on_turn) % s.players
        note(table, seat, HELD + (min(held_by(s, seat), MOST_HELD - 1) * PHASES + phase) * SEATS + later)
        note(table, seat, TEMPO + ((s.players - 1) * SEATS + later) * PHASES + phase)
        farmers = 0
        for i in range(s.figures):
            farmers += int(s.owner[i] == seat and s.kind[s.node[i]] == FIELD)
        note(table, seat, FARMERS + min(farmers, MOST_FARMERS - 1) * PHASES + phase)


@rule
def note_feature(s: State, table: list[int], root: int, value: int, chance: int, count: int) -> None:
    """Add the facts about every seat with figures in a feature, once its figures are listed and its shares written."""
    kind = kind_of(s, root)
    if is_cloister(kind):
        kind = CLOISTER
    phase = phase_of(s)
    likely = 0 if chance <= 0 else 1 + min(chance, WHOLE - 1) * (CHANCE_STEPS - 1) // WHOLE
    points = VALUE_OF[min(value // POINT, len(VALUE_OF) - 1)]
    first = ((likely * VALUE_STEPS) + points) * PHASES + phase
    for seat in range(s.players):
        together = 0
        for n in range(count):
            together += int(s.owner[table[MEMBERS + n]] == seat)
        if together > 0:
            role = role_of(s, table, seat)
            place = kind * ROLES + role
            note(table, seat, FEATURE + place * CHANCE_STEPS * VALUE_STEPS * PHASES + first)
            note(table, seat, TOGETHER + place * MOST_TOGETHER + min(together, MOST_TOGETHER) - 1)
    for n in range(count):
        i = table[MEMBERS + n]
        soon = min(table[SOON + i] * HEALTHS // WHOLE, HEALTHS - 1)
        late = min(table[LATE + i] * HEALTHS // WHOLE, HEALTHS - 1)
        note(table, s.owner[i], HEALTH_OF + (kind * HEALTHS + soon) * HEALTHS + late)


@rule
def role_of(s: State, table: list[int], seat: int) -> int:
    """Return 0 for a seat that will probably score a feature alone, 1 for one that shares it, 2 for one that gets nothing."""
    if 2 * table[SHARE + seat] < WHOLE:
        return 2
    for other in range(s.players):
        if other != seat and 2 * table[SHARE + other] >= WHOLE:
            return 1
    return 0
