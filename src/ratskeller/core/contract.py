"""The contract of a game: what it tells the library about itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .decisions import top_step
from .events import Event
from .jit import rule
from .news import NewsItem
from .options import Option, Options
from .state import copy_of

S = TypeVar("S")
"""The state of a game in lists (see `core.state`)."""


@rule
def nothing_to_deal(_state: Any, _out: list[int], _weights: list[int], _word: int) -> int:
    """The rule of games in which no seat knows more than another."""
    return 0


class Contract(ABC, Generic[S]):
    """What a game owes: rules, words for answers, views and JSON. A game fulfils it as a subclass of `core.game.Game`."""

    name: ClassVar[str]
    """The name under which `games.get` finds it."""
    version: ClassVar[int]
    """Rules version: raised when the same answers would lead to another game."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    """What can be chosen for a new game, as declared in its `options.toml`."""
    EVENTS: ClassVar[Any]
    """Union of the structs that `Position.events` can hold."""
    STATE: ClassVar[type]
    """Class of the states, made by `core.state.record`."""
    MOST_OPTIONS: ClassVar[int]
    """Most answers that can be legal at once."""

    actor: Callable[[S], int]
    """Rule: seat that is asked, `decisions.CHANCE`, or `decisions.RULES` when the game is over."""
    legal: Callable[[S, list[int], list[int]], int]
    """Rule: writes legal answers and weights of chance; gives their number."""
    draw: Callable[[S, list[int], list[int], int], int]
    """Rule: an answer of chance, picked by a random word with the exact chances of `legal`."""
    apply: Callable[[S, int], None]
    """Rule: carries out a legal answer."""
    deal: Callable[[S, list[int], list[int], int], int] = staticmethod(nothing_to_deal)
    """Rule: of what other seats know and was forgotten by `redeal`, draws one thing by a random word, with the exact chances.

    Returns 0 when nothing is left to be drawn; that is the default.
    """
    step: Callable[..., int] = staticmethod(top_step)
    """Rule: number of the open question; by default that of the stack of pending steps."""

    @property
    def players(self) -> tuple[int, ...]:
        """Possible numbers of seats."""
        numbers = next(option.values for option in self.OPTIONS if option.kind == "players")
        return tuple(map(int, numbers))

    @property
    def shared_options(self) -> tuple[str, ...]:
        """Names of the options that a stranger may set, as over a network; the others name files of this machine."""
        return tuple(option.name for option in self.OPTIONS if option.is_shared)

    @abstractmethod
    def start(self, options: Options) -> tuple[Options, S]:
        """Check options by keyword and return them complete, with the first state. Errors: BadOption, BadData."""

    def catalogue(self) -> dict[str, Any]:
        """Return what players choose from before a game, JSON-ready; empty for a game without such choices."""
        return {}

    @abstractmethod
    def question(self, state: S) -> str:
        """Return the name of the open question."""

    @abstractmethod
    def text(self, state: S, options: Options, answer: int) -> str:
        """Return an answer as text; different legal answers have different texts."""

    @abstractmethod
    def decode(self, state: S, options: Options, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Return the rows of the event log, written on the way to `state`, as structs."""

    @abstractmethod
    def view(self, state: S, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), JSON-ready. The only place that decides it."""

    def public_view(self, state: S, options: Options) -> dict[str, Any]:
        """Return the part of a view that is the same for everybody, so that many are told for the price of one; nothing by default."""
        return {}

    def seat_view(self, state: S, options: Options, seat: int | None) -> dict[str, Any]:
        """Return the rest of what a seat may know (None: a spectator): with `common` it is `view`."""
        return self.view(state, options, seat)

    def is_final(self, state: S, answer: int) -> bool:
        """Tell whether a legal answer can't be undone, since then somebody else is asked or all is settled (H4): it is tried on a copy."""
        trial: Any = copy_of(state)
        trial.logging = 0
        self.apply(trial, answer)
        return self.actor(trial) != self.actor(state) or self.is_settled(trial)

    def is_settled(self, state: S) -> bool:
        """Tell whether no answer that led to a position can be undone, whoever is asked next; by default the next question decides."""
        return False

    def premoves(self, state: S, options: Options) -> dict[str, list[str]]:
        """Return the questions that may be put to a seat out of its turn, with the answers that it may order in advance; none by default.

        What is told here everybody may know, and an answer need not be legal when its time has come.
        """
        return {}

    def note_targets(self, state: S, options: Options) -> list[str]:
        """Return what somebody can put a note on, as short texts that are the same for everybody; nothing by default."""
        return []

    def follow_target(self, events: Sequence[Event], thing: str) -> str | None:
        """Return what one of the `things` before some events is called after them; None: it is gone. By default it stays what it is.

        Nothing counts but what everybody may see of the events.
        """
        return thing

    def fallback_target(self, thing: str) -> str:
        """Return the thing that is left where nobody can tell any more which one a thing was; by default that is itself."""
        return thing

    @property
    def has_odds(self) -> bool:
        """Whether the game tells odds at all."""
        return type(self).odds is not Contract.odds

    def odds(self, state: S, options: Options, seat: int | None) -> dict[str, Any]:
        """Return the exact odds of what chance may bring next, JSON-ready; empty for a game that tells none.

        Nothing counts but what the view shows to the seat (None: a spectator): it may know the odds of what it sees.
        """
        return {}

    def expected_chance_cost(self, state: S) -> list[float] | None:
        """Return what chance is expected to cost every seat by what everybody knows, where it is asked for that; None elsewhere.

        `chance_cost` tells of the same piece when it is over. None as well where it can't be worked out, and by default.
        """
        return None

    def chance_cost(self, events: Sequence[Event]) -> list[int] | None:
        """Return what chance has cost every seat by these events; None where they tell of no end of that."""
        return None

    def news(self, events: Sequence[Event], seat: int) -> list[NewsItem]:
        """Return what events brought upon a seat that may see them, what weighs most first; nothing by default."""
        return []

    def choice_message(self, answer: str) -> str | None:
        """Return what a seat has chosen by an answer, as the message that names it, where statistics count that; None by default.

        The message `counted-title` says what such choices are together.
        """
        return None

    @abstractmethod
    def dump(self, state: S, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready, without loss."""

    @abstractmethod
    def load(self, content: dict[str, Any]) -> tuple[Options, S]:
        """Return options and state of a dumped or hand-written position. Errors: BadPosition naming place and rule."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None) -> S:
        """Return a state in which all that `seat` can't know is forgotten, to be drawn anew; None: all that not everybody knows."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the present score by seat."""

    @abstractmethod
    def places(self, state: S) -> list[int]:
        """Return the place by seat of a game that is over; 1 won, equal numbers are shared."""
