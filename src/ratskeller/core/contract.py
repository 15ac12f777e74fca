"""What every game has to provide: rules, texts of answers, views and JSON.

The contract of a game is a set of functions, so that `game.py` of a game only names them. A game subclasses `core.game.Game`.

A game may offer more: each part is a protocol, from `Odds` to `PublicView`, which a function, an object or a module of the game fulfils.
The game has an attribute for it: the object, or None. Callers leave out what a game lacks.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from .events import Event, NewsItem
from .options import Option, Options
from .state import copy_of

S = TypeVar("S")
"""The state of a game, an object of its `record` class (see `core.state`)."""
S_contra = TypeVar("S_contra", contravariant=True)
Json = dict[str, object]
"""A JSON object."""
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


class Odds(Protocol[S_contra]):
    """The exact odds of what chance may bring next."""

    def __call__(self, state: S_contra, options: Options, seat: int | None, /) -> Struct:
        """Return the odds, from what the seat sees (None: a spectator)."""


class ChanceCosts(Protocol[S_contra]):
    """What chance costs the seats, as expected and as it came. A review compares the two."""

    def expected_chance_cost(self, state: S_contra, /) -> list[float] | None:
        """Return what chance is expected to cost each seat, from what everyone knows; None where it comes later or can't be computed."""

    def chance_cost(self, events: Sequence[Event], /) -> list[int] | None:
        """Return what chance has cost each seat in these events; None without any."""

    def has_more_chance_cost(self, state: S_contra, /) -> bool:
        """Tell whether more of what `expected_chance_cost` has predicted is still to come after some of it."""


class Bill(Protocol[S_contra]):
    """What a game has taken from its seats, cause by cause."""

    def __call__(self, first: S_contra, events: Sequence[Event], /) -> Struct:
        """Return the bill of events that began in the state `first`. Everyone may know it."""


class Notes(Protocol[S_contra]):
    """What players can attach private notes to, such as a region or a rat. A note follows its target."""

    def note_targets(self, state: S_contra, options: Options, /) -> list[str]:
        """Return the targets, as short texts that are the same for everyone."""

    def follow_target(self, events: Sequence[Event], target: str, /) -> str | None:
        """Return the name of a target after some events, or None when it is gone. Use only what everyone may see of the events."""

    def fallback_target(self, target: str, /) -> str:
        """Return the target for a note when nobody can tell any more which one it was attached to."""


class News(Protocol):
    """What happened to a seat while its player was away, for emails and messages."""

    def __call__(self, events: Sequence[Event], seat: int, /) -> list[NewsItem]:
        """Return what the events did to a seat, as it may see them, the most important item first."""


class ChoiceMessage(Protocol):
    """The choices of seats that statistics count. The message `counted-title` is their heading."""

    def __call__(self, answer: str, /) -> str | None:
        """Return the message that names what a seat chose by an answer; None for an answer that is not counted."""


class Premoves(Protocol[S_contra]):
    """Answers that a seat may give in advance, to questions that it may be asked out of turn."""

    def __call__(self, state: S_contra, options: Options, /) -> dict[str, list[str]]:
        """Return the answers by question. Everyone may know them, and an answer need not be legal when its question comes."""


class PublicView(Protocol[S_contra]):
    """The part of a large view that is the same for everyone, so that the server builds and encodes it once. `view` returns the rest."""

    def __call__(self, state: S_contra, options: Options, /) -> Struct:
        """Return what everyone sees."""


class QuestionView(Struct, frozen=True):
    """Who is asked what, and how the game stands."""

    viewer: int | None
    """The seat that looks; null for a spectator."""
    length: int
    """Number of answers so far."""
    actor: int | Literal["chance"] | None
    """The seat that is asked; null when the game is over."""
    question: str | None
    """The name of the open question; null when the game is over."""
    legal: list[str]
    """The legal answers, sorted; empty unless the viewer is asked."""
    final: list[str]
    """The legal answers that can't be undone (H4), sorted."""
    scores: list[int]
    """The present scores, by seat."""
    ranking: list[int] | None
    """The seats when the game is over, winner first; shared places in seat order."""
    places: list[int] | None
    """Places by seat when the game is over: 1 won, equal numbers are shared."""


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

    # What a game may lack

    odds: Odds[S] | None = None
    chance_costs: ChanceCosts[S] | None = None
    bill: Bill[S] | None = None
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
