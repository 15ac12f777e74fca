"""The value of figures in hand."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.rules.fields import ABBOT, FIGURE_KINDS, FOLLOWER, LARGE, State

from .health import overruns
from .layout import ABBOT_WORTH, BUSY, COPIED, HAND, HANDS, LARGE_WORTH, WHOLE


@rule
def held_by(s: State, seat: int) -> int:
    return s.supply[seat * FIGURE_KINDS + FOLLOWER] + s.supply[seat * FIGURE_KINDS + LARGE]


@rule
def hand_worth(s: State, table: list[int], seat: int) -> int:
    """Return the value of the figures in a seat's hand: each adds less than the one before."""
    total = 0
    large = s.supply[seat * FIGURE_KINDS + LARGE]
    for held in range(held_by(s, seat)):
        total += worth_of(s, table, LARGE if held < large else FOLLOWER, held)
    if s.supply[seat * FIGURE_KINDS + ABBOT] > 0:
        total += worth_of(s, table, ABBOT, 0)
    return total


@rule
def worth_of(s: State, table: list[int], figure: int, held: int) -> int:
    """Return the value of one more figure for a seat with this many followers in hand."""
    worth = table[HAND + min(held, HANDS - 1)]
    if figure == LARGE:
        worth = worth * table[LARGE_WORTH] // WHOLE
    elif figure == ABBOT:
        worth = table[ABBOT_WORTH]
    return worth * use_left(s, table) // WHOLE


@rule
def use_left(s: State, table: list[int]) -> int:
    """Return the share of their value that figures in hand keep, given the remaining turns."""
    turns = (s.left + s.players - 1) // s.players
    use = min(WHOLE, turns * WHOLE // table[BUSY])
    return use * (WHOLE - table[COPIED]) // WHOLE if overruns(s) else use
