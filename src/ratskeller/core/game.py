"""The contract of a game: what it tells the library about itself, and what everybody gets from that."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .decisions import top_step
from .errors import BadOption, BadPosition
from .events import Event
from .records import parse_json, parse_record

if TYPE_CHECKING:
    from .position import Position

S = TypeVar("S")
"""The state of a game in lists (see `core.state`)."""
Options = dict[str, Any]


class Game(ABC, Generic[S]):
    """A game. Subclasses supply rules, words for answers, views and JSON; positions and records follow from them."""

    name: ClassVar[str]
    """The name under which `games.get` finds it."""
    version: ClassVar[int]
    """Rules version: raised when the same answers would lead to another game."""
    players: ClassVar[tuple[int, ...]]
    """Possible numbers of seats."""
    shared_options: ClassVar[tuple[str, ...]]
    """Options that a stranger may set, as over a network; the others name files of this machine."""
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
    step: Callable[..., int] = staticmethod(top_step)
    """Rule: number of the open question; by default that of the stack of pending steps."""

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

    @abstractmethod
    def dump(self, state: S, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready, without loss."""

    @abstractmethod
    def load(self, content: dict[str, Any]) -> tuple[Options, S]:
        """Return options and state of a dumped or hand-written position. Errors: BadPosition naming place and rule."""

    @abstractmethod
    def redeal(self, state: S, seat: int) -> S:
        """Return a state in which all that `seat` can't know is forgotten, to be drawn anew."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the present score by seat."""

    @abstractmethod
    def places(self, state: S) -> list[int]:
        """Return the place by seat of a game that is over; 1 won, equal numbers are shared."""

    def new(self, **options: Any) -> "Position":
        """Return a new game. Errors: BadOption (a ValueError) naming the option; BadData for a data file."""
        from .position import Position

        complete, state = self.start(options)
        return Position(self, complete, state)

    def from_json(self, text: str | bytes) -> "Position":
        """Return a position from its JSON. Errors: BadPosition naming what is wrong, where, and the rule."""
        from .position import Position

        content = parse_json(text, BadPosition, "a position")
        self._check_header(content)
        options, state = self.load(content)
        return Position(self, options, state, beginning=self.dump(state, options))

    def _check_header(self, content: dict[str, Any]) -> None:
        if content.get("game") != self.name:
            raise BadPosition(f"game: must be {self.name!r}, not {str(content.get('game'))[:40]!r}")
        if content.get("format") != 1 or content["format"] is True:
            raise BadPosition(f"format: must be 1, not {str(content.get('format'))[:40]}")

    def replay(self, text: str | bytes) -> "Position":
        """Return the position at the end of a record. Errors: BadRecord naming the answer that does not fit."""
        return parse_record(self, text)

    def resume(self, options: Options, answers: Sequence[str]) -> "Position":
        """Return the position after answers that were legal when they were stored. Errors: BadOption, IllegalAnswer."""
        from .position import Position

        complete, state = self.start(options)
        position = Position(self, complete, state)
        for answer in answers:
            position.play(answer)
        return position


def check_known(options: Options, known: Sequence[str]) -> None:
    """Refuse options that a game doesn't know. Errors: BadOption."""
    unknown = sorted(set(options) - set(known))
    if unknown:
        raise BadOption(f"unknown option {unknown[0]!r}; known are {', '.join(known)}")
