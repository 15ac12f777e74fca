"""What a position of Carcassonne is worth to a seat: points scored, points that claimed features may be expected to bring, figures in hand.

A feature brings its expected value to each seat with the chance that its healthy figures are the most when it is scored. Points and
chances are in thousandths. The weights are in `carcassonne.toml`; the search carries them in its table, with what is worked out on the way.
"""

from ratskeller.bots.strengths import against_others, best_other, mixed
from ratskeller.bots.turns import OPEN, OVER
from ratskeller.core.jit import rule
from ratskeller.games.carcassonne.rules.features import kind_of
from ratskeller.games.carcassonne.rules.fields import ABBOT, FIGURE_KINDS, FOLLOWER, SEATS, State
from ratskeller.games.carcassonne.rules.figures import is_free, may_stand
from ratskeller.games.carcassonne.rules.numbers import ASK_FOLLOWER
from ratskeller.games.carcassonne.rules.numbers import OVER as GAME_OVER
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.games.carcassonne.rules.tables import FEATURES

from .chances import chance_of, prepare
from .hand import hand_worth, held_by, worth_of
from .health import look_ahead
from .layout import BACK, CHANCES, LEADER, MEMBERS, POINT, REST, SHARE, STRENGTH, UNKNOWN, VICTORY, WHOLE, weights
from .shares import list_members, write_shares
from .values import expected_value

__all__ = ["evaluate", "fingerprint", "judge", "prepare", "stage", "weights"]


@rule
def stage(s: State, seat: int) -> int:
    """Tell how far the turn of a seat is: the tile lies and a figure may follow, or it is over."""
    return OPEN if s.step == ASK_FOLLOWER and s.seat == seat else OVER


@rule
def fingerprint(s: State) -> int:
    """Return a number for all that a turn changes: where the tile lies, the figures, and the points."""
    tile = s.tiles - 1
    key = mixed(mixed(s.step, s.cell[tile]), s.rotation[tile])
    for i in range(s.figures):
        key = mixed(key, (s.node[i] * FIGURE_KINDS + s.figure[i]) * SEATS + s.owner[i])
    for seat in range(s.players):
        key = mixed(key, s.scores[seat])
    return key


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return what the state is worth to a seat."""
    weigh(s, table)
    return worth(s, seat, table)


@rule
def judge(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write what the state is worth to every seat; all of them know the same."""
    weigh(s, table)
    for seat in range(s.players):
        out[seat] = worth(s, seat, table)


@rule
def win_chances(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the chance of every seat to win, in 4096ths."""
    judge(s, viewer, table, out)
    for seat in range(s.players):
        out[seat] = 2048 + 2048 * out[seat] // (20000 + abs(out[seat]))


TERMS = ("points", "cities", "roads", "monasteries", "fields", "hand", "returning", "chance")


@rule
def terms(s: State, _viewer: int, table: list[int], out: list[int]) -> None:
    """Write the terms of every seat, one seat after the other."""
    for place in range(s.players * 8):
        out[place] = 0
    for seat in range(s.players):
        out[seat * 8 + 1] = evaluate(s, seat, table)


@rule
def worth(s: State, seat: int, table: list[int]) -> int:
    """Return what was weighed, as it stands for a seat: its own strength against the others', and the victory."""
    best = best_other(table, STRENGTH, s.players, seat)
    won = table[VICTORY] if s.step == GAME_OVER and table[STRENGTH + seat] >= best else 0
    return against_others(table, STRENGTH, s.players, seat, table[LEADER], table[REST]) + won


@rule
def weigh(s: State, table: list[int]) -> None:
    """Write what every seat has: points, points that it may expect, and figures in hand."""
    for seat in range(s.players):
        table[STRENGTH + seat] = s.scores[seat] * POINT
    if s.step == GAME_OVER:
        return
    for node in range(s.nodes):
        table[CHANCES + node] = UNKNOWN
    look_ahead(s, table)
    for seat in range(s.players):
        table[STRENGTH + seat] += hand_worth(s, table, seat)
    for i in range(s.figures):
        if is_first(s, i):
            weigh_feature(s, table, s.root[s.node[i]])
    if s.step == ASK_FOLLOWER:
        table[STRENGTH + s.seat] += opportunity(s, table)


@rule
def is_first(s: State, i: int) -> bool:
    """Tell whether no figure before this one stands in the same feature."""
    for j in range(i):
        if s.root[s.node[j]] == s.root[s.node[i]]:
            return False
    return True


@rule
def weigh_feature(s: State, table: list[int], root: int) -> None:
    """Give every seat its share of what a feature may be expected to bring, and what its figures there are worth when they come back."""
    value = expected_value(s, table, root)
    chance = chance_of(s, table, root)
    count = list_members(s, table, root, chance)
    write_shares(s, table, count)
    for seat in range(s.players):
        table[STRENGTH + seat] += value * table[SHARE + seat] // WHOLE
    for n in range(count):
        i = table[MEMBERS + n]
        comes = WHOLE if s.figure[i] == ABBOT else chance
        worth = worth_of(s, table, s.figure[i], held_by(s, s.owner[i]))
        table[STRENGTH + s.owner[i]] += worth * comes // WHOLE * table[BACK] // WHOLE


@rule
def opportunity(s: State, table: list[int]) -> int:
    """Return what the best feature of the tile just laid brings beyond the worth of the follower that is needed for it."""
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
