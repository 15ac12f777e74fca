"""One position twice: compiled rules and interpreted ones answer side by side, compared number by number and event by event."""

from typing import Any

import numpy as np

from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.state import to_record
from ratskeller.core.steps import ROW_WIDTH


class Pair:
    """A state in lists, which belongs to the caller, and its compiled twin."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.fast, self.slow = engine(game, is_compiled=True), engine(game, is_compiled=False)
        self.state = state
        self.states, _ = self.fast.room(2)
        """The twin in place 0; in place 1 the state in lists is laid beside it."""
        self.fast.put(self.states, 0, state)
        self.buffers = self.fast.buffers(), self.slow.buffers()

    def options(self) -> tuple[list[int], list[int]]:
        """Legal answers and the weights of chance, the same at both speeds."""
        (out, weights), (slow_out, slow_weights) = self.buffers
        weights[:] = 0
        slow_weights[:] = [0] * len(slow_weights)
        count = self.fast.legal(self.states, 0, out, weights)
        assert count == self.slow.legal([self.state], 0, slow_out, slow_weights)
        assert out[:count].tolist() == slow_out[:count]
        assert weights[:count].tolist() == slow_weights[:count]
        return slow_out[:count], slow_weights[:count]

    def apply(self, answer: int, whole: bool = True) -> int:
        """Answer both; the event logs are equal, and if the `whole` is looked at, the states byte by byte. Return who is asked next."""
        actor: int = self.fast.apply(self.states, 0, answer)
        assert actor == self.slow.apply([self.state], 0, answer)
        used = self.state.logged * ROW_WIDTH
        assert self.states["logged"][0] == self.state.logged
        assert self.states["log"][0][:used].tolist() == self.state.log[:used]
        if whole:
            self._compare()
        self.states["logged"][0] = 0
        self.states["log"][0][:used] = 0
        return actor

    def _compare(self) -> None:
        to_record(self.state, self.states, 1)
        if self.states[0].tobytes() != self.states[1].tobytes():
            fields = self.states.dtype.names or ()
            apart = [name for name in fields if not np.array_equal(self.states[name][0], self.states[name][1])]
            raise AssertionError(f"compiled and interpreted rules differ in {', '.join(apart)}")
