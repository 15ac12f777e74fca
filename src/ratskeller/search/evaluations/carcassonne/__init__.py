"""The value of a position of Carcassonne for a seat: its points, the expected points of its features, and its figures in hand.

A feature counts for each seat with its expected value times the chance that the seat has the healthy majority when it is scored. Points and
chances are in thousandths. The weights are in `carcassonne.toml`. The search copies them to its table, together with what is computed.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD
from ratskeller.games.carcassonne.rules.features import is_cloister, is_complete, kind_of
from ratskeller.games.carcassonne.rules.fields import ABBOT, FIGURE_KINDS, FOLLOWER, SEATS, State
from ratskeller.games.carcassonne.rules.figures import is_free, may_stand
from ratskeller.games.carcassonne.rules.numbers import ASK_FOLLOWER
from ratskeller.games.carcassonne.rules.numbers import OVER as GAME_OVER
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.games.carcassonne.rules.tables import FEATURES
from ratskeller.search.chances import PROGRESS, write_chances, write_winners
from ratskeller.search.learned_facts import ROW
from ratskeller.search.strengths import add_up, against_others, best_other, mixed
from ratskeller.search.turns import OPEN, OVER

from .chances import chance_of, prepare
from .facts import note_feature, note_seats, phase_of
from .hand import hand_worth, held_by, worth_of
from .health import look_ahead
from .layout import (
    BACK,
    CHANCES,
    CITIES,
    FACTS,
    FIELDS,
    IN_HAND,
    KNOWS,
    LEADER,
    MEMBERS,
    MONASTERIES,
    NOTED,
    OPPORTUNITY,
    PARTS,
    POINT,
    POINTS,
    REST,
    RETURNING,
    ROADS,
    SCALES,
    SHARE,
    STRENGTH,
    TERMS,
    UNKNOWN,
    VICTORY,
    WHOLE,
    WIN_WEIGHTS,
    weights,
)
from .shares import list_members, write_shares
from .values import expected_value

__all__ = [
    "FACTS",
    "TERMS",
    "evaluate",
    "facts",
    "fingerprint",
    "judge",
    "mover",
    "points",
    "prepare",
    "progress",
    "stage",
    "terms",
    "weights",
    "win_chances",
]

TERM_COUNT = len(TERMS)
LEAST_REASON = 1.0


@rule
def stage(s: State, seat: int) -> int:
    """Return the stage of a seat's turn: the tile is placed and a figure may follow, or the turn is over."""
    return OPEN if s.step == ASK_FOLLOWER and s.seat == seat else OVER


@rule
def fingerprint(s: State) -> int:
    """Return a hash of everything a turn changes: the place of the tile, the figures, and the points."""
    tile = s.tiles - 1
    key = mixed(mixed(s.step, s.cell[tile]), s.rotation[tile])
    for i in range(s.figures):
        key = mixed(key, (s.node[i] * FIGURE_KINDS + s.figure[i]) * SEATS + s.owner[i])
    for seat in range(s.players):
        key = mixed(key, s.scores[seat])
    return key


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    weigh(s, table)
    return worth(s, seat, table)


@rule
def judge(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the value of the state for every seat; all seats know the same."""
    weigh(s, table)
    for seat in range(s.players):
        out[seat] = worth(s, seat, table)


@rule
def worth(s: State, seat: int, table: list[int]) -> int:
    """Return the value for a seat once the strengths are computed: its strength against the others', plus a victory."""
    best = best_other(table, STRENGTH, s.players, seat)
    won = table[VICTORY] if s.step == GAME_OVER and table[STRENGTH + seat] >= best else 0
    return against_others(table, STRENGTH, s.players, seat, table[LEADER], table[REST]) + won


@rule
def weigh(s: State, table: list[int]) -> None:
    for place in range(PARTS, PARTS + s.players * TERM_COUNT):
        table[place] = 0
    if s.step != GAME_OVER:
        weigh_board(s, table)
    for seat in range(s.players):
        table[PARTS + seat * TERM_COUNT + POINTS] = s.scores[seat] * POINT
    add_up(table, SCALES, TERM_COUNT, PARTS, s.players, STRENGTH)


@rule
def weigh_board(s: State, table: list[int]) -> None:
    """Add the expected points of all features, and figures in hand."""
    for node in range(s.nodes):
        table[CHANCES + node] = UNKNOWN
    look_ahead(s, table)
    for seat in range(s.players):
        table[PARTS + seat * TERM_COUNT + IN_HAND] = hand_worth(s, table, seat)
    for seat in range(s.players):
        table[NOTED + seat * ROW] = 0
    for i in range(s.figures):
        if is_first(s, i):
            weigh_feature(s, table, s.root[s.node[i]])
    if table[KNOWS] >= s.players:
        note_seats(s, table, phase_of(s), mover(s))
    if s.step == ASK_FOLLOWER:
        table[PARTS + s.seat * TERM_COUNT + OPPORTUNITY] = opportunity(s, table)


@rule
def facts(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the facts of every seat, ROW entries each: their number, then the facts."""
    knew = table[KNOWS]
    table[KNOWS] = s.players
    for seat in range(s.players):
        table[NOTED + seat * ROW] = 0
    weigh(s, table)
    table[KNOWS] = knew
    for place in range(s.players * ROW):
        out[place] = table[NOTED + place]


@rule
def terms(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the terms of every seat, one seat after the other; a seat's strength is their sum."""
    weigh(s, table)
    for place in range(s.players * TERM_COUNT):
        out[place] = table[PARTS + place]


@rule
def term_of(kind: int) -> int:
    if kind == FIELD:
        return FIELDS
    if is_cloister(kind):
        return MONASTERIES
    return CITIES if kind == CITY else ROADS


@rule
def is_first(s: State, i: int) -> bool:
    for j in range(i):
        if s.root[s.node[j]] == s.root[s.node[i]]:
            return False
    return True


@rule
def weigh_feature(s: State, table: list[int], root: int) -> None:
    """Add each seat's share of a feature's expected value, and the value of its figures there, by their chance to return."""
    value = expected_value(s, table, root)
    chance = chance_of(s, table, root)
    count = list_members(s, table, root, chance)
    write_shares(s, table, count)
    term = PARTS + term_of(kind_of(s, root))
    if table[KNOWS] >= s.players and not is_complete(s, root):
        note_feature(s, table, root, value, chance, count)
    for seat in range(s.players):
        table[term + seat * TERM_COUNT] += value * table[SHARE + seat] // WHOLE
    for n in range(count):
        i = table[MEMBERS + n]
        comes = WHOLE if s.figure[i] == ABBOT else chance
        worth = worth_of(s, table, s.figure[i], held_by(s, s.owner[i]))
        table[PARTS + s.owner[i] * TERM_COUNT + RETURNING] += worth * comes // WHOLE * table[BACK] // WHOLE


@rule
def opportunity(s: State, table: list[int]) -> int:
    """Return the expected value of the best feature of the new tile minus the cost of a follower for it."""
    held = held_by(s, s.seat)
    if held == 0:
        return 0
    cost = worth_of(s, table, FOLLOWER, held - 1)
    best = 0
    for node in range(s.nodes - FEATURES[s.type[s.tiles - 1]], s.nodes):
        root = s.root[node]
        if may_stand(s, FOLLOWER, kind_of(s, node)) and is_free(s, root) and not is_sick(s, node):
            comes = chance_of(s, table, root) * table[BACK] // WHOLE
            best = max(best, expected_value(s, table, root) - cost * (WHOLE - comes) // WHOLE)
    return best


@rule
def progress(s: State) -> int:
    return PROGRESS * s.tiles // (s.tiles + s.left)


@rule
def mover(s: State) -> int:
    return (s.seat + 1) % s.players if s.step == ASK_FOLLOWER else s.seat


@rule
def win_chances(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the chance of every seat to win, in parts of CERTAIN."""
    if s.step == GAME_OVER:
        most = s.scores[0]
        for seat in range(1, s.players):
            most = max(most, s.scores[seat])
        winners = 0
        for seat in range(s.players):
            winners |= int(s.scores[seat] == most) << seat
        write_winners(s.players, winners, out)
        return
    weigh(s, table)
    write_chances(table, WIN_WEIGHTS, STRENGTH, s.players, progress(s), mover(s), out)


@rule
def points(s: State, seat: int) -> int:
    return s.scores[seat]
