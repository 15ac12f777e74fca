"""The first state of a game of Apples."""

from ratskeller.core.options import Options

from .rules.entries import begin_turn
from .rules.fields import NOBODY, ROTTEN, SOUND, State


def empty_state(options: Options) -> State:
    """Return a state with nothing in the barrel."""
    s = State()
    s.players = options["players"]
    s.seen = NOBODY
    return s


def first_state(options: Options) -> State:
    """Return the state in which seat 0 is on turn; a third of the apples are rotten (APL-1)."""
    s = empty_state(options)
    s.left[ROTTEN] = options["barrel"] // 3
    s.left[SOUND] = options["barrel"] - s.left[ROTTEN]
    begin_turn(s, 0)
    return s
