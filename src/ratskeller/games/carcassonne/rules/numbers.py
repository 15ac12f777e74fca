"""The numbers of questions, answers and events of Carcassonne. They never change their meaning: compiled code relies on them."""

from .tables import TYPES

# Questions
ASK_START_SEAT, ASK_DRAW, ASK_LAY, ASK_FOLLOWER, OVER = range(1, 6)
STEP_NAMES = {ASK_START_SEAT: "start seat", ASK_DRAW: "draw", ASK_LAY: "lay", ASK_FOLLOWER: "follower"}

# Answers: one space for all questions
STAY_AWAY, TAKE_ABBOT = range(2)
SET = 8
"""SET + kind of figure * MOST_FEATURES + feature."""
SEAT = 32
DRAW = 40
"""DRAW + type."""
LAY = DRAW + TYPES
"""LAY + cell * 4 + quarter turns."""

# Events: kind of a row in the log
(
    EV_START_SEAT,
    EV_TURN_BEGAN,
    EV_DRAWN,
    EV_DISCARDED,
    EV_LAID,
    EV_MARKER,
    EV_SET,
    EV_SCORED,
    EV_FIGURE,
    EV_ABBOT_TAKEN,
    EV_FELL_SICK,
    EV_RECOVERED,
    EV_SPREAD,
    EV_FINAL,
    EV_GAME_OVER,
) = range(1, 16)

MARKERS_IN_MASK = 60
"""Markers that one number of a row holds, as bits."""
STEPS_IN_ROW = 7
PLACES = 128
"""A step of a marker in a row is (marker * PLACES + from tile) * PLACES + to tile."""
