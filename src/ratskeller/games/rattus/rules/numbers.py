"""The numbers of steps, answers and events of Rattus. Numbers of a card are in its file.

They never change their meaning: compiled code and what a search has stored rely on them.
"""

from ..data.board import REGIONS
from .fields import LEVELS, SEATS

# Steps of the rules; a card's own steps follow from CARD_STEPS on, four for each card
(
    ASK_PLAGUE_START,
    ASK_START_SEAT,
    SETTLING,
    ASK_SETTLE,
    ASK_TURN,
    ASK_RAT,
    ASK_NEXT_TOKEN,
    ASK_FACE,
    ASK_MOVE,
    ASK_EXTRA,
    RAVAGING,
    EVALUATING,
    END_OF_TURN,
    FINAL_TURNS,
    FINAL_RAVAGE,
    END,
    ASK_CARD,
    ASK_ORDER,
    ASK_WHICH,
    OUTBREAK,
    ASK_POTION,
) = range(1, 22)
CARD_STEPS = 32
STEPS_OF_A_CARD = 4

STEP_NAMES = {
    ASK_PLAGUE_START: "plague start",
    ASK_START_SEAT: "start seat",
    SETTLING: "settling",
    ASK_SETTLE: "settle",
    ASK_TURN: "turn",
    ASK_RAT: "rat",
    ASK_NEXT_TOKEN: "next token",
    ASK_FACE: "face",
    ASK_MOVE: "move",
    ASK_EXTRA: "extra",
    RAVAGING: "ravaging",
    EVALUATING: "evaluating",
    END_OF_TURN: "end of turn",
    FINAL_TURNS: "final turns",
    FINAL_RAVAGE: "final ravage",
    END: "end",
    ASK_CARD: "card",
    ASK_ORDER: "order",
    ASK_WHICH: "which cube",
    OUTBREAK: "outbreak",
    ASK_POTION: "potion",
}

# What a face is drawn for: memo 2 of ASK_FACE
FOR_RAVAGE, FOR_LOOK, FOR_ALL = range(3)

# What follows the move of the plague piece in the final round: memo 2 of ASK_MOVE
MUST_MOVE, MAY_STAY, MAY_PASS, ONLY_MOVES = range(4)

# How the six cards are drawn: memo 1 of ASK_CARD
ANY_SIX, ONE_OF_EACH = 0, 1

# Answers: one space for all questions
STOP, NO, YES, DONE, STAY, KEEP = range(6)
NUMBER = 8
"""NUMBER + n: the number n, 1 to 7."""
SEAT = 16
REGION = 20
TOKEN = 32
"""TOKEN + region * SLOTS + slot."""
PLAGUE = 68
ADD = 80
"""ADD + region * 8 + total."""
TAKE = 176
USE = 200
FACE = 224
CARD = 280
"""CARD + card: chance draws it (S10)."""
PLACE = 304
"""PLACE + card: its own way to add cubes instead of T3."""
LINK = 328
"""LINK + link."""
CUBE = 472
"""CUBE + (region * SEATS + seat) * LEVELS + potions: a cube with that many potions."""
ANSWERS = CUBE + REGIONS * SEATS * LEVELS

# Events: kind of a row in the log
(
    EV_PLAGUE_STARTED,
    EV_START_SEAT,
    EV_SETTLED,
    EV_TURN_BEGAN,
    EV_CARD_TAKEN,
    EV_CUBES_ADDED,
    EV_RAT_MOVED,
    EV_CUBES_MOVED,
    EV_CUBE_SAVED,
    EV_RAT_SEEN,
    EV_RATS_SWAPPED,
    EV_PLAGUE_MOVED,
    EV_RAT_ADDED,
    EV_SPREAD_STOPPED,
    EV_RAVAGE_BEGAN,
    EV_REGION_SPARED,
    EV_PLAGUE_COUNTED,
    EV_RAT_REVEALED,
    EV_CUBE_LOST,
    EV_SPARED,
    EV_RAVAGE_ENDED,
    EV_END_TRIGGERED,
    EV_FINAL_RAVAGE,
    EV_GAME_OVER,
    EV_CARD_CHOSEN,
    EV_CUBES_SWAPPED,
    EV_WALL_PLACED,
    EV_NUN_PLACED,
    EV_BISHOP_PLACED,
    EV_CUBE_ON_CARD,
    EV_CARD_EMPTIED,
    EV_POTION_PLACED,
    EV_POTION_LOST,
    EV_RATS_OPENED,
    EV_RAT_OPENED,
    EV_RAT_DISCARDED,
) = range(1, 37)
SUPPLY_EMPTY, STOCK_EMPTY, STANDSTILL, GOES_ON = range(4)
BY_MAJORITY, BY_CLASS, BY_ALL = range(3)
