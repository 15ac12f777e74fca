"""Carcassonne in the terminal: `Renderer` is the only public name."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType

from ratskeller import games
from ratskeller.core.events import Event
from ratskeller.core.options import Option, Options, words_of, words_of_value
from ratskeller.core.options import Value as OptionValue
from ratskeller.words import Words

from .. import renderer
from ..renderer import Group, View
from ..screen import Seats
from .board import Board
from .choices import Choices
from .messages import Messages, turns_of
from .scores import Scores
from .sheets import OddsSheet, Sheets

__all__ = ["Renderer"]

Command = Callable[[str, View, list[Event]], RenderableType]
"""A command of the game, with what is typed after its name."""


class Renderer(renderer.Renderer):
    """Draws Carcassonne."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        self._words = words
        self._options = options
        self._messages = Messages(words, seats, options)
        self._board = Board(words, self._messages, seats)
        self._choices = Choices(words, self._messages, seats)
        self._sheets = Sheets(words, self._messages, seats)
        odds = OddsSheet(words, self._messages, seats)
        self._scores = Scores(words, self._messages, seats)
        self._commands: dict[str, Command] = {
            "look": lambda asked, view, _: self._board.look(asked, view),
            "at": lambda asked, view, _: self._sheets.place(asked, view),
            "tile": lambda asked, view, _: self._sheets.tile(asked, view),
            "tiles": lambda _asked, view, _: self._sheets.tiles(view),
            "holes": lambda asked, view, _: self._sheets.holes(asked, view),
            "claims": lambda _asked, view, _: self._sheets.claims(view),
            "odds": lambda asked, view, _: odds.table(view["odds"], view, asked),
            "plague": lambda _asked, view, _: self._sheets.plague(view),
            "scores": lambda _asked, view, events: self._scores.sheet(view, events),
        }

    def preface(self, _view: View) -> list[str]:
        """Return the options that differ from the defaults."""
        return _unusual(games.get("carcassonne").OPTIONS, self._options, self._words)

    def board(self, view: View, whole: bool = False) -> RenderableType:
        """Return the whole table, with the part of the board around the last tile or all of it."""
        return self._board.draw(view, whole)

    def sentence(self, event: Event) -> str:
        return self._messages.sentence(event)

    def question(self, view: View) -> tuple[str, str]:
        return self._messages.question(view)

    def picture(self, view: View) -> RenderableType | None:
        """Return the drawn tile in its possible orientations, or the laid tile with the numbers of answers."""
        if view["question"] == "lay":
            turns = sorted({turns_of(answer) for answer in view["legal"]})
            return self._sheets.drawn(view["tile"], turns) if turns else None
        if view["question"] == "follower":
            numbers = self._choices.numbers(view)
            return self._sheets.pictured(view["board"][-1], numbers) if numbers else None
        return None

    def groups(self, view: View, legal: list[str]) -> list[Group]:
        return self._choices.groups(view, legal)

    def result(self, view: View, events: list[Event]) -> RenderableType:
        """Return the ranking, the final scoring feature by feature, and the sources of all points (BAS9, BAS10)."""
        return self._scores.ranking(view, events)

    def bill(self, bill: View) -> list[tuple[int, list[str]]]:
        """Return the points that sickness cost each seat feature by feature, and what it would have without it (PLG9, PLG10)."""
        return self._scores.bill(bill)

    def has_secrets(self, _view: View) -> bool:
        return False

    def commands(self) -> list[tuple[str, str]]:
        return [(name, self._words.text(f"command-{name}")) for name in self._commands]

    def command(self, name: str, rest: str, view: View, events: list[Event]) -> RenderableType | None:
        found = self._commands.get(name)
        return found(rest.strip().lower(), view, events) if found else None


def _unusual(declared: Sequence[Option], chosen: Options, words: Words) -> list[str]:
    """Return a line with the switches and choices that differ from their defaults; no line if none does."""
    differing = [option for option in declared if option.kind in ("switch", "choice")]
    values = [(option, chosen.get(option.name, option.usual)) for option in differing]
    parts = [_label(option, value, words) for option, value in values if value is not None and value != option.usual]
    return [" · ".join(parts)] if parts else []


def _label(option: Option, value: OptionValue, words: Words) -> str:
    text = words.text(words_of_value(option, value))
    if option.kind == "switch":
        return text
    return words.text("chosen-option", option=words.text(words_of(option)), value=text)
