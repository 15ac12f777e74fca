"""What a state of Apples holds, and the numbers that questions, answers and events are known by."""

from ratskeller.core import decisions, log
from ratskeller.core.state import grid, number, record, row

SEATS = 3
SOUND, ROTTEN = range(2)
APPLES = ("sound", "rotten")
NOBODY = -1

# Steps: questions, then work of the rules
ASK_TURN, ASK_KEEP, ASK_APPLE, END = range(1, 5)
STEP_NAMES = {ASK_TURN: "turn", ASK_KEEP: "keep", ASK_APPLE: "apple"}

# Answers
TAKE, LOOK, THROW, APPLE = range(4)
"""APPLE + SOUND or ROTTEN is the last."""
ANSWERS = ("take", "look", "throw", *APPLES)

# Events: kind of a row in the log
EV_TURN, EV_SEEN, EV_TAKEN, EV_THROWN, EV_OVER = range(5)


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
