"""Apples: the functions of this package as the contract of `core.contract`."""
# ruff: noqa: ARG002 - the contract gives more than this game needs

from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.options import Options, complete
from ratskeller.core.state import copy_of
from ratskeller.core.steps import top_step

from .options import OPTIONS
from .rules import entries, numbers
from .rules.fields import NOBODY, State
from .serialization.reader import load
from .serialization.writer import dump
from .setup import first_state
from .views.decoder import decoded
from .views.events import ApplesEvent
from .views.view import view


class Apples(Game[State]):
    """A small game with everything that the contract knows: options, chance, and a secret."""

    name = "apples"
    version = 1
    OPTIONS = OPTIONS
    EVENTS = ApplesEvent
    rules = entries

    view = staticmethod(view)
    dump = staticmethod(dump)
    load = staticmethod(load)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and fill the barrel (APL-1)."""
        checked = complete(OPTIONS, options)
        return checked, first_state(checked)

    def question(self, state: State) -> str:
        """Return the name of the open question."""
        return numbers.STEP_NAMES[top_step(state)]

    def text(self, state: State, options: Options, answer: int) -> str:
        """Return an answer as text."""
        return numbers.ANSWERS[answer]

    def decode(self, state: State, options: Options, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Return the rows of the event log as structs."""
        return [decoded(state, *row[:4]) for row in rows]

    def redeal(self, state: State, seat: int | None) -> State:
        """Return the apple on top to the others, unless the seat has looked at it; it is drawn again."""
        known = copy_of(state)
        if known.seen != NOBODY and entries.actor(known) != seat:
            known.left[known.seen] += 1
            known.seen = NOBODY
        return known

    def scores(self, state: State) -> list[int]:
        """Return the points of every seat."""
        return state.scores[: state.players]

    def places(self, state: State) -> list[int]:
        """Return the places (APL-4): most points win, a tie is shared."""
        scores = self.scores(state)
        return [1 + sum(other > mine for other in scores) for mine in scores]


GAME = Apples()
