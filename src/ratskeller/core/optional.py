"""What a game may offer beside its contract. Each part is a protocol, which a function, an object or a module of the game fulfils.

A game has an attribute for each part: the object, or None. Callers leave out what a game lacks.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from .events import Event, NewsItem
from .options import Options

Json = dict[str, object]
"""A JSON object."""
S_contra = TypeVar("S_contra", contravariant=True)
"""The state of a game."""


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


class Notes(Protocol[S_contra]):
    """What players can attach private notes to, such as a region or a rat. A note follows its target."""

    def note_targets(self, state: S_contra, options: Options, /) -> list[str]:
        """Return the targets, as short texts that are the same for everyone."""

    def follow_target(self, events: Sequence[Event], target: str, /) -> str | None:
        """Return the name of a target after some events, or None when it is gone. Use only what everyone may see of the events."""

    def fallback_target(self, target: str, /) -> str:
        """Return the target for a note when nobody can tell any more which one it was attached to."""


class News(Protocol):
    """What happened to a seat while its player was away, for mails and messages."""

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
