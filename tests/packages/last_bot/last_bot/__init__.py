"""A bot that plays the last legal answer."""

import ratskeller as rk


class Last:
    """The bot."""

    def __init__(self, seed: int | None) -> None:
        """Take a seed, which changes nothing."""
        self.seed = seed

    def play(self, position: rk.Position) -> rk.Move:
        """Return the last legal answer."""
        return rk.Move(position.legal_moves[-1])
