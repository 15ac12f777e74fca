"""What the terminal needs of a game to draw it. The package `cli/<name of the game>` has a class `Show` that fulfils it.

A game without such a package is shown as `cli/plain.py` shows any game.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from ratskeller import words as texts
from ratskeller.core.contract import Contract
from ratskeller.core.events import Event
from ratskeller.core.position import Position
from ratskeller.search.evaluations import has_evaluation, package_of
from ratskeller.words import Words

from .screen import Seats

View = dict[str, Any]
WORDS = "ratskeller.cli"


@dataclass(frozen=True)
class Choice:
    """A legal answer as it is offered: its text, and what it means where the text alone does not tell."""

    answer: str
    meaning: str = ""


@dataclass(frozen=True)
class Group:
    """Legal answers that belong together, under a heading (empty where there is only one group)."""

    heading: str
    choices: tuple[Choice, ...]


class Renderer(Protocol):
    """How a game is drawn and told in the terminal."""

    def preface(self, view: View) -> list[str]:
        """Return what players should know of this game before they begin, a line for each thing."""

    def board(self, view: View) -> RenderableType:
        """Return everything that lies on the table, as a viewer may see it."""

    def sentence(self, event: Event) -> str:
        """Return an event, as a viewer may see it, as a sentence."""

    def question(self, view: View) -> tuple[str, str]:
        """Return the open question, and why it is asked."""

    def picture(self, view: View) -> RenderableType | None:
        """Return what is drawn below the open question; None if nothing is."""

    def groups(self, view: View, legal: list[str]) -> list[Group]:
        """Return legal answers in groups, in the order in which they are offered."""

    def result(self, view: View, events: list[Event]) -> RenderableType:
        """Return how a game that is over ended; `events` are all that are known of it."""

    def has_secrets(self, view: View) -> bool:
        """Tell whether a view shows what other seats may not see."""

    def commands(self) -> list[tuple[str, str]]:
        """Return the game's own commands, each with an explanation."""

    def command(self, name: str, rest: str, view: View, events: list[Event]) -> RenderableType | None:
        """Return what a command of the game shows, of a view and of what is known to have happened; None if there is no such command."""

    def everything(self, position: Position) -> View:
        """Return a view with all that a position holds, for whoever has it as a file."""


def words_for(game: Contract[Any], language: str, strict: bool = False) -> Words:
    """Return the words of the interface, the terminal, a game, and what only the terminal says of it."""
    drawing = f"{__package__}.{game.name}"
    own = [drawing] if find_spec(drawing) else []
    reasons = [package_of(game.name)] if has_evaluation(game.name) else []
    return texts.load(language, WORDS, texts.package_of(game), *own, *reasons, strict=strict)


def renderer_for(position: Position, words: Words, seats: Seats) -> Renderer:
    """Return how the game of a position is shown."""
    drawing = f"{__package__}.{position.game.name}"
    module = import_module(drawing if find_spec(drawing) else f"{__package__}.plain")
    renderer: Renderer = module.Renderer(words, seats, position.options)
    return renderer
