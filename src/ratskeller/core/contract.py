"""What every game has to provide: rules, texts of answers, views and JSON.

The contract of a game is a set of functions, so that `game.py` of a game only names them. A game subclasses `core.game.Game`. What a game
may offer beside its contract is in `core.optional`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from .events import Event
from .optional import ChanceCosts, ChoiceMessage, Json, News, Notes, Odds, Premoves, PublicView, S_contra
from .options import Option, Options
from .state import copy_of

S = TypeVar("S")
"""The state of a game, an object of its `record` class (see `core.state`)."""
Row = tuple[int, ...]
"""A row of the event log: the kind of an event, and seven values."""


class Rules(Protocol[S_contra]):
    """The rules of a game, which are compiled and interpreted: the module `rules/entries.py` of the game."""

    @property
    def STATE(self) -> type:  # noqa: N802 - a constant of a module
        """Class of the states, decorated by `core.state.record`."""

    @property
    def MOST_OPTIONS(self) -> int:  # noqa: N802 - a constant of a module
        """Most answers that can be legal at once."""

    def actor(self, s: S_contra, /) -> int:
        """Return the seat that is asked, `steps.CHANCE`, or `steps.RULES` when the game is over."""

    def step(self, s: S_contra, /) -> int:
        """Return the number of the open question: `steps.top_step` for a game with a stack of pending steps."""

    def legal(self, s: S_contra, out: list[int], weights: list[int], /) -> int:
        """Write the legal answers, and for chance their weights; return how many there are."""

    def draw(self, s: S_contra, out: list[int], weights: list[int], word: int, /) -> int:
        """Return an answer of chance, drawn by a random word of 63 bits with the exact probabilities of `legal`."""

    def apply(self, s: S_contra, answer: int, /) -> None:
        """Apply a legal answer."""

    def deal(self, s: S_contra, out: list[int], weights: list[int], word: int, /) -> int:
        """Draw one of the secrets that `redeal` has removed, by a random word with the exact probabilities. Return 0 when none is left.

        `steps.nothing_to_deal` does for a game in which all seats know the same.
        """


class EmptyCatalogue(Struct, frozen=True):
    """Nothing to choose from."""


class Contract(ABC, Generic[S]):
    """What a game owes. `tests/conformance` holds all games against it."""

    name: ClassVar[str]
    """The name by which `games.get` finds the game."""
    version: ClassVar[int]
    """Version of the rules. Raise it when the same answers would lead to another game."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    """The options of a new game, as its `options.toml` declares them."""
    EVENTS: ClassVar[UnionType]
    """Union of the structs in `Position.events`."""
    rules: Rules[S]
    """The rules."""

    # Texts and events

    question: Callable[[S], str]
    """Returns the name of the open question."""
    text: Callable[[S, Options, int], str]
    """Returns the text of an answer; different legal answers have different texts."""
    decode: Callable[[S, Options, Sequence[Row]], list[Event]]
    """Returns the rows of the event log as structs. The state is the one after them."""

    # Secrets and results; None stands for a spectator

    view: Callable[[S, Options, int | None], Struct]
    """Returns what a seat may know, beside what `public_view` returns. These two functions alone decide it."""
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

    # What a game may lack: see `core.optional`

    odds: Odds[S] | None = None
    chance_costs: ChanceCosts[S] | None = None
    notes: Notes[S] | None = None
    news: News | None = None
    choice_message: ChoiceMessage | None = None
    premoves: Premoves[S] | None = None
    public_view: PublicView[S] | None = None

    @abstractmethod
    def start(self, options: Options) -> tuple[Options, S]:
        """Check options by keyword; return all of them, and the first state. Errors: BadOption, BadData."""

    def catalogue(self) -> Struct:
        """Return what players choose from before a game; empty for a game without a choice."""
        return EmptyCatalogue()

    def is_settled(self, _state: S) -> bool:
        """Tell whether no answer that led to this state can be undone any more. By default that depends on the next question."""
        return False

    def is_final(self, state: S, answer: int) -> bool:
        """Tell whether a legal answer can't be undone, because another seat is asked then or everything is settled (H4)."""
        trial: Any = copy_of(state)
        trial.logging = 0
        self.rules.apply(trial, answer)
        return self.rules.actor(trial) != self.rules.actor(state) or self.is_settled(trial)

    @property
    def players(self) -> tuple[int, ...]:
        """Possible numbers of seats."""
        numbers = next(option.values for option in self.OPTIONS if option.kind == "players")
        return tuple(map(int, numbers))

    @property
    def shared_options(self) -> tuple[str, ...]:
        """Names of the options that may be set over a network. The others name files of this machine."""
        return tuple(option.name for option in self.OPTIONS if option.is_shared)


AnyGame = Contract[Any]
"""A game whose states are not looked into."""
