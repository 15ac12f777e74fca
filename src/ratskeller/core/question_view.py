"""The part of a view that all games share."""

from typing import Literal

from msgspec import Struct


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
