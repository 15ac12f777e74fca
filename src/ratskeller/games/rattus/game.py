"""Rattus as the library knows it: the contract of `core.game`, fulfilled by the modules of this package."""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.keys import Key
from ratskeller.core.news import NewsItem
from ratskeller.core.options import Options

from .dealer import RattusDealer
from .notation import card_taken, step_name, words_of
from .odds import odds
from .odds.chance_cost import chance_cost, expected_chance_cost
from .options import OPTIONS, complete
from .rules import entries, game_end
from .rules.fields import RAVAGE, State
from .rules.pieces import cubes_on_board
from .serialization import reader, writer
from .setup import first_state
from .views import decoder, note_targets
from .views.catalogue import catalogue
from .views.events import RattusEvent
from .views.knowledge import without_faces
from .views.news import news
from .views.premoves import premoves
from .views.view import is_open, saw, view


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
        return decoder.decode(state, words_of(options), list(rows))

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view(state, options, seat)

    def is_settled(self, state: State) -> bool:
        """Tell whether the final round is over: nothing that led into the last ravage can be undone (H4)."""
        return state.round == RAVAGE

    def premoves(self, state: State, options: Options) -> dict[str, list[str]]:
        """Return the Baker's question before the last ravage (RAT-F4), and to the letter that of a potion (RAT-V2)."""
        return premoves(state, words_of(options))

    def note_targets(self, state: State, options: Options) -> list[str]:
        """Return the regions in play and the rats in them."""
        return note_targets.note_targets(state, words_of(options))

    def follow_target(self, events: Sequence[Event], thing: str) -> str | None:
        """Return what a region or a rat is called after some events: a rat goes where it is moved, until it is turned over."""
        return note_targets.follow_target(events, thing)

    def fallback_target(self, thing: str) -> str:
        """Return the region of a rat."""
        return note_targets.region_of(thing)

    def odds(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return where the plague can come, what it adds and what it costs everybody, as far as a seat knows the rats."""
        return odds(state, options, seat)

    def expected_chance_cost(self, state: State) -> list[float] | None:
        """Return the cubes that a ravage is expected to cost every seat, before its first rat is turned over."""
        return expected_chance_cost(state)

    def chance_cost(self, events: Sequence[Event]) -> list[int] | None:
        """Return the cubes that ravages have cost every seat, once they are over."""
        return chance_cost(events)

    def news(self, events: Sequence[Event], seat: int) -> list[NewsItem]:
        """Return what events brought upon a seat."""
        return news(events, seat)

    def choice_message(self, answer: str) -> str | None:
        """Return the card that is taken by an answer."""
        return card_taken(answer)

    def dump(self, state: State, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready."""
        return writer.dump(state, options)

    def load(self, content: dict[str, Any]) -> tuple[Options, State]:
        """Return options and state of a position."""
        return reader.load(content)

    def redeal(self, state: State, seat: int | None) -> State:
        """Forget the faces that the seat did not see (H1), or everybody; they are drawn anew when they come out (H5)."""

        def is_known(region: int, slot: int) -> bool:
            return is_open(state, region, slot) or (seat is not None and saw(state, seat, region, slot))

        return without_faces(state, is_known)

    def dealer(self, key: Key) -> RattusDealer:
        """Return who deals the tokens by a key (S3, S4)."""
        return RattusDealer(key)

    def scores(self, state: State) -> list[int]:
        """Return the cubes of every seat on the board and in the palace (F6)."""
        return [cubes_on_board(state, seat) for seat in range(state.players)]

    def places(self, state: State) -> list[int]:
        """Return the places (F6); none is shared."""
        return [game_end.place(state, seat) for seat in range(state.players)]


GAME = Rattus()
