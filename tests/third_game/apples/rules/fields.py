"""What a state of Apples holds."""

from ratskeller.core import decisions, log
from ratskeller.core.state import grid, number, record, row

SEATS = 3
SOUND, ROTTEN = range(2)
APPLES = ("sound", "rotten")
NOBODY = -1


@record
class State:
    """A position of Apples as numbers."""

    players: int = number()
    left: list[int] = row(2)  # apples that lie unseen in the barrel, SOUND and ROTTEN
    seen: int = number()  # the apple on top, if the seat on turn has looked at it; else NOBODY
    scores: list[int] = row(SEATS)
    # pending steps
    depth: int = number()
    steps: list[int] = row(decisions.DEPTH)
    askees: list[int] = row(decisions.DEPTH)
    memos: list[list[int]] = grid(decisions.DEPTH, decisions.MEMOS)
    # the event log
    logging: int = number()
    logged: int = number()
    log: list[int] = row(log.ROWS * log.WIDTH)
