"""Rattus: the functions of this package as the contract of `core.contract`."""

from ratskeller.core.fairness import Key
from ratskeller.core.game import Game
from ratskeller.core.options import Options

from .dealer import RattusDealer
from .notation import answer_text, card_taken, step_name
from .odds import chance_cost, odds
from .options import OPTIONS, complete
from .rules import entries, game_end
from .rules.fields import RAVAGE, State
from .rules.pieces import cubes_on_board
from .serialization.reader import load
from .serialization.writer import dump
from .setup import first_state
from .views import note_targets
from .views.bill import bill
from .views.catalogue import catalogue
from .views.decoder import decode
from .views.events import RattusEvent
from .views.knowledge import redeal
from .views.news import news
from .views.premoves import premoves
from .views.view import view


class Rattus(Game[State]):
    """Rattus with the cards of the Pied Piper."""

    name = "rattus"
    version = 1
    OPTIONS = OPTIONS
    EVENTS = RattusEvent
    rules = entries
    notes = note_targets
    chance_costs = chance_cost

    catalogue = staticmethod(catalogue)
    text = staticmethod(answer_text)
    decode = staticmethod(decode)
    view = staticmethod(view)
    odds = staticmethod(odds)
    bill = staticmethod(bill)
    premoves = staticmethod(premoves)
    redeal = staticmethod(redeal)
    dump = staticmethod(dump)
    load = staticmethod(load)
    news = staticmethod(news)
    choice_message = staticmethod(card_taken)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and set up (section S)."""
        checked = complete(options)
        return checked, first_state(checked)

    def question(self, state: State) -> str:
        return step_name(state.steps[state.depth - 1])

    def is_settled(self, state: State) -> bool:
        """Tell whether the final round is over: nothing that led into the last ravage can be undone (H4)."""
        return state.round == RAVAGE

    def dealer(self, key: Key) -> RattusDealer:
        return RattusDealer(key)

    def scores(self, state: State) -> list[int]:
        """Return the cubes of every seat on the board and in the palace (F6)."""
        return [cubes_on_board(state, seat) for seat in range(state.players)]

    def places(self, state: State) -> list[int]:
        """Return the places (F6); none is shared."""
        return [game_end.place(state, seat) for seat in range(state.players)]


GAME = Rattus()
