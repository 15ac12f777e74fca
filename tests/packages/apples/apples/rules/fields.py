"""What a state of Apples holds."""

from ratskeller.core.state import fixed, grid, number, record, row, scratch
from ratskeller.core.steps import DEPTH, GREATEST, LOG_ROWS, MEMOS, ROW_WIDTH, RULES

SEATS = 3
SOUND, ROTTEN = range(2)
APPLES = ("sound", "rotten")
NOBODY = -1
BARREL = 24
"""Most apples in a barrel."""


@record
class State:
    """A position of Apples as numbers."""

    players: int = fixed(number(most=SEATS))
    left: list[int] = row(2, most=BARREL)  # apples that lie unseen in the barrel, SOUND and ROTTEN
    seen: int = number(least=NOBODY, most=ROTTEN)  # the apple on top, if the seat on turn has looked at it; else NOBODY
    scores: list[int] = row(SEATS)
    # pending steps
    depth: int = number(most=DEPTH)
    steps: list[int] = row(DEPTH)
    askees: list[int] = row(DEPTH, least=RULES, most=SEATS - 1)
    memos: list[list[int]] = grid(DEPTH, MEMOS)
    # the event log
    logging: int = number(most=1)
    logged: int = number(most=GREATEST)
    log: list[int] = scratch(row(LOG_ROWS * ROW_WIDTH))
