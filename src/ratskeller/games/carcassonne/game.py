"""Carcassonne: the functions of this package as the contract of `core.contract`."""

from ratskeller.core.game import Game
from ratskeller.core.options import Options, complete
from ratskeller.core.state import copy_of

from .notation import answer_text, role_set
from .odds import odds
from .options import OPTIONS
from .rules import entries
from .rules.fields import State
from .rules.numbers import ASK_LAY, STEP_NAMES
from .serialization.reader import load
from .serialization.writer import dump
from .setup import first_state
from .views import note_targets
from .views.bill import bill
from .views.catalogue import catalogue
from .views.decoder import decode
from .views.events import CarcassonneEvent
from .views.news import news
from .views.view import public_view, seat_view


class Carcassonne(Game[State]):
    """Carcassonne with "The Plague" and the other expansions of its options."""

    name = "carcassonne"
    version = 1
    OPTIONS = OPTIONS
    EVENTS = CarcassonneEvent
    rules = entries
    notes = note_targets

    catalogue = staticmethod(catalogue)
    decode = staticmethod(decode)
    public_view = staticmethod(public_view)
    view = staticmethod(seat_view)
    odds = staticmethod(odds)
    bill = staticmethod(bill)
    news = staticmethod(news)
    choice_message = staticmethod(role_set)
    dump = staticmethod(dump)
    load = staticmethod(load)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and set up (BAS1)."""
        checked = complete(OPTIONS, options)
        return checked, first_state(checked)

    def question(self, state: State) -> str:
        return STEP_NAMES[state.step]

    def text(self, state: State, options: Options, answer: int) -> str:
        return answer_text(state, answer)

    def is_final(self, state: State, answer: int) -> bool:
        """Tell whether another seat is asked next: after a tile the same seat is always asked about a figure (BAS2)."""
        return state.step != ASK_LAY

    def redeal(self, state: State, seat: int | None) -> State:
        """Return a copy: nothing is hidden, and the stack has no order."""
        return copy_of(state)

    def scores(self, state: State) -> list[int]:
        return state.scores[: state.players]

    def places(self, state: State) -> list[int]:
        """Return the places (BAS10): a tie is a shared victory, and a shared place further down."""
        scores = self.scores(state)
        return [1 + sum(other > mine for other in scores) for mine in scores]


GAME = Carcassonne()
