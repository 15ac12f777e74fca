"""What every game has to provide: rules, texts of answers, views and JSON.

The contract of a game is a set of functions, so that `game.py` of a game only names them. A game subclasses `core.game.Game`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, TypeVar

from .decisions import top_step
from .events import Event
from .jit import rule
from .news import NewsItem
from .options import Option, Options
from .state import copy_of

S = TypeVar("S")
"""The state of a game, an object of its `record` class (see `core.state`)."""
Json = dict[str, object]
"""A JSON object."""
Row = tuple[int, ...]
"""A row of the event log: the kind of an event, and seven values."""


@rule
def nothing_to_deal(_state: object, _out: list[int], _weights: list[int], _word: int) -> int:
    """The `deal` rule of games in which all seats know the same."""
    return 0


def nothing(*_: object) -> dict[str, Any]:
    """Return an empty object: the default for games that lack a part of the contract."""
    return {}


def none(*_: object) -> None:
    """Return None: the default for games that lack a part of the contract."""


def empty(*_: object) -> list[Any]:
    """Return an empty list: the default for games that lack a part of the contract."""
    return []


def same(_events: object, target: str) -> str:
    """Return the target itself: notes stay where they are by default."""
    return target


def never(_state: object) -> bool:
    """Return False: by default the next question decides whether an answer can be undone."""
    return False


class Contract(ABC, Generic[S]):
    """A game as a set of functions. Those without a default are required; `tests/conformance` holds all games against this list."""

    name: ClassVar[str]
    """The name by which `games.get` finds the game."""
    version: ClassVar[int]
    """Version of the rules. Raise it when the same answers would lead to another game."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    """The options of a new game, as its `options.toml` declares them."""
    EVENTS: ClassVar[UnionType]
    """Union of the structs in `Position.events`."""
    STATE: ClassVar[type]
    """Class of the states, decorated by `core.state.record`."""
    MOST_OPTIONS: ClassVar[int]
    """Most answers that can be legal at once."""

    # The rules, which are compiled and interpreted

    actor: Callable[[S], int]
    """The seat that is asked, `decisions.CHANCE`, or `decisions.RULES` when the game is over."""
    legal: Callable[[S, list[int], list[int]], int]
    """Writes the legal answers, and for chance their weights; returns how many there are."""
    draw: Callable[[S, list[int], list[int], int], int]
    """Returns an answer of chance, drawn by a random word of 63 bits with the exact probabilities of `legal`."""
    apply: Callable[[S, int], None]
    """Applies a legal answer."""
    deal: Callable[[S, list[int], list[int], int], int] = staticmethod(nothing_to_deal)
    """Draws one of the secrets that `redeal` has removed, by a random word with the exact probabilities. Returns 0 when none is left."""
    step: Callable[..., int] = staticmethod(top_step)
    """Number of the open question; by default the top of the stack of pending steps."""

    # Setup, texts and events

    catalogue: Callable[[], dict[str, Any]] = staticmethod(nothing)
    """Returns what players choose from before a game."""
    question: Callable[[S], str]
    """Returns the name of the open question."""
    text: Callable[[S, Options, int], str]
    """Returns the text of an answer; different legal answers have different texts."""
    decode: Callable[[S, Options, Sequence[Row]], list[Event]]
    """Returns the rows of the event log as structs. The state is the one after them."""

    # What a seat may know; None stands for a spectator

    view: Callable[[S, Options, int | None], Json]
    """Returns what a seat may know. This function alone decides it."""
    public_view: Callable[[S, Options], Json] = staticmethod(nothing)
    """Returns the part of `view` that is the same for everyone, so that it is built and encoded once."""
    seat_view: Callable[[S, Options, int | None], Json] | None = None
    """Returns the rest of `view`; None: all of it, as `public_view` is empty."""
    odds: Callable[[S, Options, int | None], Json] | None = None
    """Returns the exact odds of what chance may bring next, from what the seat sees; None for a game without odds."""
    premoves: Callable[[S, Options], dict[str, list[str]]] = staticmethod(nothing)
    """Returns the questions that a seat may be asked out of turn, with the answers that it may give in advance.

    Everyone may know them, and an answer need not be legal when its question comes.
    """

    # Secrets and results

    redeal: Callable[[S, int | None], S]
    """Returns a copy of the state without what the seat can't know (None: without what not everyone knows)."""
    scores: Callable[[S], list[int]]
    """Returns the present score by seat."""
    places: Callable[[S], list[int]]
    """Returns the place by seat when the game is over: 1 won, equal numbers are shared."""

    # Positions as JSON

    dump: Callable[[S, Options], Json]
    """Returns the whole position, without loss."""
    load: Callable[[Json], tuple[Options, S]]
    """Returns options and state of a dumped or hand-written position. Errors: BadPosition naming place and rule."""

    # Undo

    is_settled: Callable[[S], bool] = staticmethod(never)
    """Tells whether no answer that led to this state can be undone, whoever is asked next."""

    # Notes on the board, news and statistics

    note_targets: Callable[[S, Options], list[str]] = staticmethod(empty)
    """Returns what players can attach a note to, as short texts that are the same for everyone."""
    follow_target: Callable[[Sequence[Event], str], str | None] = staticmethod(same)
    """Returns the name of a note target after some events, or None when it is gone. It uses only what everyone may see of the events."""
    fallback_target: Callable[[str], str] = staticmethod(str)
    """Returns the target for a note when nobody can tell any more which one it was attached to."""
    expected_chance_cost: Callable[[S], list[float] | None] = staticmethod(none)
    """Returns what chance is expected to cost each seat, from what everyone knows; None where it is not about to, or can't be computed."""
    chance_cost: Callable[[Sequence[Event]], list[int] | None] = staticmethod(none)
    """Returns what chance has cost each seat in these events; None unless they complete what `expected_chance_cost` has predicted."""
    news: Callable[[Sequence[Event], int], list[NewsItem]] = staticmethod(empty)
    """Returns what the events did to a seat, as it may see them, the most important item first."""
    choice_message: Callable[[str], str | None] = staticmethod(none)
    """Returns the message that names what a seat chose by an answer, if statistics count that.

    The message `counted-title` is the heading of these choices.
    """

    @property
    def players(self) -> tuple[int, ...]:
        """Possible numbers of seats."""
        numbers = next(option.values for option in self.OPTIONS if option.kind == "players")
        return tuple(map(int, numbers))

    @property
    def shared_options(self) -> tuple[str, ...]:
        """Names of the options that may be set over a network. The others name files of this machine."""
        return tuple(option.name for option in self.OPTIONS if option.is_shared)

    @property
    def has_odds(self) -> bool:
        """Whether the game computes odds."""
        return self.odds is not None

    @abstractmethod
    def start(self, options: Options) -> tuple[Options, S]:
        """Check options by keyword; return all of them, and the first state. Errors: BadOption, BadData."""

    def is_final(self, state: S, answer: int) -> bool:
        """Tell whether a legal answer can't be undone, because another seat is asked then or everything is settled (H4)."""
        trial: Any = copy_of(state)
        trial.logging = 0
        self.apply(trial, answer)
        return self.actor(trial) != self.actor(state) or self.is_settled(trial)


AnyGame = Contract[Any]
"""A game whose states are not looked into."""
