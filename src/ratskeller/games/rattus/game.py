"""Rattus as the library knows it: the contract of `core.game`, fulfilled by the modules of this package."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.state import copy_of

from .beginning import first_state
from .data.board import REGIONS
from .notation import step_name, words_of
from .options import OPTIONS, complete
from .positions import dumping, loading
from .rules import ending, entries
from .rules.faces import count_hidden, is_listed_as_used
from .rules.fields import NOBODY, State
from .rules.pieces import cubes_on_board
from .shown import decoding
from .shown.catalogue import catalogue
from .shown.events import RattusEvent
from .shown.view import view


class Rattus(Game[State]):
    """Rattus with the cards of the Pied Piper."""

    name = "rattus"
    version = 1
    OPTIONS = OPTIONS
    EVENTS = RattusEvent
    STATE = State
    MOST_OPTIONS = entries.MOST_OPTIONS

    actor = staticmethod(entries.actor)
    legal = staticmethod(entries.legal)
    draw = staticmethod(entries.draw)
    apply = staticmethod(entries.apply)
    deal = staticmethod(entries.deal)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and set up (section S)."""
        checked = complete(options)
        return checked, first_state(checked)

    def catalogue(self) -> dict[str, Any]:
        """Return the class cards, the named sets and how else cards can be chosen (S10)."""
        return catalogue()

    def question(self, state: State) -> str:
        """Return the name of the open question."""
        return step_name(state.steps[state.depth - 1])

    def text(self, state: State, options: Options, answer: int) -> str:
        """Return an answer as text."""
        return words_of(options).answers[answer]

    def decode(self, state: State, options: Options, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Return the rows of the event log as structs."""
        return decoding.decode(state, words_of(options), list(rows))

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view(state, options, seat)

    def dump(self, state: State, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready."""
        return dumping.dump(state, options)

    def load(self, content: dict[str, Any]) -> tuple[Options, State]:
        """Return options and state of a position."""
        return loading.load(content)

    def redeal(self, state: State, seat: int) -> State:
        """Forget the faces that the seat did not see (H1); they are drawn anew when they come out (H5)."""
        known = copy_of(state)
        for region in range(REGIONS):
            for slot in range(known.rats[region]):
                face = known.face[region][slot]
                is_open = region == known.ravaged and slot < known.opened
                if face != NOBODY and not is_open and not known.seen[region][slot] >> seat & 1:
                    if not is_listed_as_used(known, region, slot):
                        known.unseen[face] += 1
                    known.face[region][slot] = NOBODY
        count_hidden(known)
        return known

    def scores(self, state: State) -> list[int]:
        """Return the cubes of every seat on the board and in the palace (F6)."""
        return [cubes_on_board(state, seat) for seat in range(state.players)]

    def places(self, state: State) -> list[int]:
        """Return the places (F6); none is shared."""
        return [ending.place(state, seat) for seat in range(state.players)]


GAME = Rattus()
