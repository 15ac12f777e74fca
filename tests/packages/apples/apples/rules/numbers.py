"""The numbers that questions, answers and events of Apples are known by."""

from .fields import APPLES

# Steps: questions, then work of the rules
ASK_TURN, ASK_KEEP, ASK_APPLE, END = range(1, 5)
STEP_NAMES = {ASK_TURN: "turn", ASK_KEEP: "keep", ASK_APPLE: "apple"}

# Answers
TAKE, LOOK, THROW, APPLE = range(4)
"""APPLE + SOUND or ROTTEN is the last."""
ANSWERS = ("take", "look", "throw", *APPLES)

# Events: kind of a row in the log
EV_TURN, EV_SEEN, EV_TAKEN, EV_THROWN, EV_OVER = range(5)
