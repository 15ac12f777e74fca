"""What the terminal needs to draw a game. The package `cli/<name of the game>` has a class `Renderer` that implements it.

A game of another package brings one by an entry point `ratskeller.terminals`. A game without any is shown as `cli/plain.py` shows any game.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table

from ratskeller import words as texts
from ratskeller.core.contract import Contract
from ratskeller.core.events import Event, plain
from ratskeller.core.game import Parts
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.search.evaluations import package_of
from ratskeller.words import Value, Words

from .screen import Seats

View = dict[str, Any]
WORDS = "ratskeller.cli"
NONE = "none"
"""The value of a variable that does not apply."""


@dataclass(frozen=True)
class Choice:
    """A legal answer: its text, and an explanation where it needs one."""

    answer: str
    meaning: str = ""


@dataclass(frozen=True)
class Group:
    """Legal answers under a heading, which is empty if there is only one group."""

    heading: str
    choices: tuple[Choice, ...]


class Renderer(ABC):
    """Draws a game in the terminal and describes it in words."""

    @abstractmethod
    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        """Draw games with these options."""

    @abstractmethod
    def preface(self, view: View) -> list[str]:
        """Return what players should know before the game begins, in lines."""

    @abstractmethod
    def board(self, view: View, whole: bool = False) -> RenderableType:
        """Return everything on the table, as the viewer may see it; `whole`: also what is beyond the screen."""

    @abstractmethod
    def sentence(self, event: Event) -> str:
        """Return an event as a sentence, as the viewer may see it."""

    @abstractmethod
    def question(self, view: View) -> tuple[str, str]:
        """Return the open question, and why it is asked."""

    @abstractmethod
    def groups(self, view: View, legal: list[str]) -> list[Group]:
        """Return legal answers in groups, in the order in which they are offered."""

    @abstractmethod
    def result(self, view: View, events: list[Event]) -> RenderableType:
        """Return the result of a finished game; `events` are all events that the viewer knows."""

    def bill(self, bill: View) -> list[tuple[int, list[str]]]:  # noqa: ARG002 - for games that take something
        """Return what the game took from each seat: the sum, and its causes in lines; empty if it took nothing from anybody."""
        return []

    def has_secrets(self, view: View) -> bool:  # noqa: ARG002 - for games that can tell
        """Return whether a view shows what other seats may not see; True if that is unknown."""
        return True

    def picture(self, view: View) -> RenderableType | None:  # noqa: ARG002 - for games that draw one
        """Return a picture below the open question, if there is one."""
        return None

    def commands(self) -> list[tuple[str, str]]:
        """Return the commands of the game, each with an explanation."""
        return []

    def command(self, name: str, rest: str, view: View, events: list[Event]) -> RenderableType | None:  # noqa: ARG002
        """Return the output of a command, from a view and the events that the viewer knows; None for an unknown command."""
        return None

    def everything(self, position: Position) -> View:
        """Return a view of everything in a position, for the owner of its file."""
        return position.view(position.actor if isinstance(position.actor, int) else None)


class Messages(ABC):
    """Composes messages about a game in one language."""

    def __init__(self, words: Words, seats: Seats) -> None:
        self._words = words
        self._seats = seats

    def question(self, view: View) -> tuple[str, str]:
        """Return the open question and its reason: first what is special here, then what always holds."""
        question, actor = str(view["question"]), view["actor"]
        asked = f"question-{question.replace(' ', '-')}"
        values = self._detail(view) | {"seat": self._seats.name(actor) if isinstance(actor, int) else ""}
        title, why = (
            self._words.first([f"typed-{asked}{part}", asked + part, "question-other" + part], **values)
            for part in ("", ".why")
        )
        about = f"question-{unnumbered(question)}.about"
        if self._words.has(about):
            why = f"{self._words.text(about, **values)} {why}".strip()
        return title, why

    @abstractmethod
    def _detail(self, view: View) -> dict[str, Value]:
        """Return the variables of a question besides its seat."""

    def sentence(self, event: Event) -> str:
        fields = plain(event)
        values = {name: self._value(name, value) for name, value in fields.items() if name not in ("kind", "rule")}
        return self._words.text(f"event-{fields['kind']}", **values | self._more(fields))

    @abstractmethod
    def _value(self, name: str, value: object) -> Value:
        """Return a field of an event as sentences take it."""

    @abstractmethod
    def _more(self, event: View) -> dict[str, Value]:
        """Return variables of a sentence that differ from the fields of its event."""


def unnumbered(question: str) -> str:
    return re.sub(r" \d+$", "", question).replace(" ", "-")


def yes(value: object) -> str:
    return "yes" if value else "no"


M = TypeVar("M", bound=Messages)


class Part(Generic[M]):
    """A part of the renderer of a game."""

    def __init__(self, words: Words, messages: M, seats: Seats) -> None:
        self._words = words
        self._messages = messages
        self._seats = seats


def ranking(words: Words, seats: Seats, view: View, more: Callable[[int], Iterable[str]]) -> Table:
    """Return the seats by their places, with their points and more about each."""
    table = Table.grid(padding=(0, 2))
    for seat in view["ranking"]:
        place = words.text("ranking-place", place=view["places"][seat])
        table.add_row(place, seats.label(seat), words.text("seat-score", count=view["scores"][seat]), *more(seat))
    return table


_TERMINALS: Parts[Any] = Parts("ratskeller.terminals", WORDS, ("Renderer",))


def words_for(game: Contract[Any], language: str, strict: bool = False) -> Words:
    parts = [it for it in (_TERMINALS.package_of(game.name), package_of(game.name)) if it is not None]
    return texts.load(language, WORDS, texts.package_of(game), *parts, strict=strict)


def renderer_for(position: Position, words: Words, seats: Seats) -> Renderer:
    module = _TERMINALS.get(position.game.name) or import_module(f"{__package__}.plain")
    renderer: Renderer = module.Renderer(words, seats, position.options)
    return renderer
