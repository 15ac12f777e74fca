"""A peer that anybody can install: random games of Go 9x9 in OpenSpiel, driven from Python."""

import random

from .figures import Work


def go_games() -> Work | None:
    """Return work that plays one random game, or None if OpenSpiel is not installed (`pip install ratskeller[bench]`)."""
    try:
        import pyspiel
    except ImportError:
        return None
    go = pyspiel.load_game("go(board_size=9)")
    choice = random.Random(1).choice

    def play() -> int:
        state = go.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
        return 1

    return play
