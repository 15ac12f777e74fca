"""Stages of a turn, as the rule `stage` of an evaluation returns them: whether the search may compare the state with others."""

BETWEEN = 0
"""In the middle of a part of the turn: not comparable with other states."""
OPEN = 1
"""A part is finished; the seat may begin another."""
CLOSE = 2
"""In the last part of the turn, at a question where states are comparable."""
LOOKING = 3
"""Chance is about to show something to the seat, whose turn goes on."""
OVER = 4
"""The turn is over, or chance decides how it ends."""
