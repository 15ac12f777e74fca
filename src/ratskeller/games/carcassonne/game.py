"""Carcassonne as the library knows it: the contract of `core.game`, fulfilled by the modules of this package."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.news import NewsItem
from ratskeller.core.options import Options, complete
from ratskeller.core.state import copy_of

from .notation import answer_text, place_of_tile, role_set
from .odds import odds
from .options import OPTIONS
from .rules import entries
from .rules.fields import State
from .rules.numbers import ASK_LAY, STEP_NAMES
from .serialization import reader, writer
from .setup import first_state
from .views import decoder
from .views.catalogue import catalogue
from .views.events import CarcassonneEvent
from .views.news import news
from .views.view import public_view, seat_view, view


class Carcassonne(Game[State]):
    """Carcassonne with "Die Pest" and what else is in the options."""

    name = "carcassonne"
    version = 1
    OPTIONS = OPTIONS
    EVENTS = CarcassonneEvent
    STATE = State
    MOST_OPTIONS = entries.MOST_OPTIONS

    actor = staticmethod(entries.actor)
    legal = staticmethod(entries.legal)
    draw = staticmethod(entries.draw)
    apply = staticmethod(entries.apply)
    step = staticmethod(entries.step)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and set up (BAS1)."""
        checked = complete(OPTIONS, options)
        return checked, first_state(checked)

    def catalogue(self) -> dict[str, Any]:
        """Return all tiles."""
        return catalogue()

    def question(self, state: State) -> str:
        """Return the name of the open question."""
        return STEP_NAMES[state.step]

    def text(self, state: State, options: Options, answer: int) -> str:
        """Return an answer as text."""
        return answer_text(state, answer)

    def decode(self, state: State, options: Options, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Return the rows of the event log as structs."""
        return decoder.decode(state, rows)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view(state, options, seat)

    def public_view(self, state: State, options: Options) -> dict[str, Any]:
        """Return what everybody knows: all that is on the table."""
        return public_view(state, options)

    def seat_view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat could do next."""
        return seat_view(state, seat)

    def is_final(self, state: State, answer: int) -> bool:
        """Tell whether somebody else is asked next: whoever lays a tile is always asked about a figure then (BAS2)."""
        return state.step != ASK_LAY

    def note_targets(self, state: State, options: Options) -> list[str]:
        """Return the places of the tiles on the board, in the order laid; no tile ever moves."""
        return [place_of_tile(state, tile) for tile in range(state.tiles)]

    def odds(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return the exact odds of the tiles to come."""
        return odds(state, options, seat)

    def news(self, events: Sequence[Event], seat: int) -> list[NewsItem]:
        """Return what events brought upon a seat."""
        return news(events, seat)

    def choice_message(self, answer: str) -> str | None:
        """Return what a figure becomes that is set by an answer."""
        return role_set(answer)

    def dump(self, state: State, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready."""
        return writer.dump(state, options)

    def load(self, content: dict[str, Any]) -> tuple[Options, State]:
        """Return options and state of a position."""
        return reader.load(content)

    def redeal(self, state: State, seat: int | None) -> State:
        """Return a copy: nothing is hidden, and the order of the stack does not exist."""
        return copy_of(state)

    def scores(self, state: State) -> list[int]:
        """Return the points of every seat."""
        return state.scores[: state.players]

    def places(self, state: State) -> list[int]:
        """Return the places (BAS10): a tie is a shared victory, and a shared place further down."""
        scores = state.scores[: state.players]
        return [1 + sum(other > mine for other in scores) for mine in scores]


GAME = Carcassonne()
