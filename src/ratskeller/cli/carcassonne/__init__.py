"""Carcassonne in the terminal: `Show` is the only public name."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from ratskeller import games
from ratskeller.core.events import Event
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.words import Words

from ..chosen import unusual
from ..renderer import Group
from ..screen import Seats
from .board import Board, Looks
from .choices import Choices, set_by
from .messages import NOBODY, TAKE, Say, turns_of
from .scores import Scores
from .sheets import OddsSheet, Sheets

__all__ = ["Show"]

COMMANDS = ("look", "zoom", "at", "tile", "tiles", "holes", "claims", "odds", "plague", "scores")


class Show:
    """Fulfils `terminal.shows.Show`."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        """Show games with these options."""
        self._words = words
        self._options = options
        self._say = Say(words, seats, options)
        self._looks = Looks(words, Board(words, self._say, seats))
        self._choices = Choices(words, self._say, seats)
        self._sheets = Sheets(words, self._say, seats)
        self._odds = OddsSheet(words, self._say, seats)
        self._scores = Scores(words, self._say, seats)

    def preface(self, _view: dict[str, Any]) -> list[str]:
        """Return what is played with, where it is not the usual thing."""
        return unusual(games.get("carcassonne").OPTIONS, self._options, self._words)

    def board(self, view: dict[str, Any]) -> RenderableType:
        """Return the whole table."""
        return self._looks.table(view)

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence."""
        return self._say.sentence(event)

    def question(self, view: dict[str, Any]) -> tuple[str, str]:
        """Return the open question, and why it is asked."""
        return self._say.question(view)

    def picture(self, view: dict[str, Any]) -> RenderableType | None:
        """Return the drawn tile as it may be turned, or the laid tile with the names of the places where somebody may be set."""
        if view["question"] == "lay":
            turns = sorted({turns_of(answer) for answer in view["legal"]})
            return self._sheets.drawn(view["tile"], turns) if turns else None
        if view["question"] == "follower":
            on = [set_by(answer)[1] for answer in view["legal"] if answer not in (TAKE, NOBODY)]
            return self._sheets.laid(view["board"][-1], on) if on else None
        return None

    def groups(self, view: dict[str, Any], legal: list[str]) -> list[Group]:
        """Return the legal answers in groups."""
        return self._choices.groups(view, legal)

    def result(self, view: dict[str, Any], events: list[Event]) -> RenderableType:
        """Return the ranking, the last scoring feature by feature, and where all points came from (BAS9, BAS10)."""
        return self._scores.ranking(view, events)

    def has_secrets(self, _view: dict[str, Any]) -> bool:
        """Tell that nothing is secret in this game."""
        return False

    def commands(self) -> list[tuple[str, str]]:
        """Return the commands of Carcassonne."""
        return [(name, self._words.text(f"command-{name}")) for name in COMMANDS]

    def command(self, name: str, rest: str, view: dict[str, Any], events: list[Event]) -> RenderableType | None:
        """Return what a command of Carcassonne shows."""
        if name == "scores":
            return self._scores.sheet(view, events)
        if name not in COMMANDS:
            return None
        asked = rest.strip().lower()
        shown: dict[str, Callable[[], RenderableType]] = {
            "look": lambda: self._looks.look(asked, view),
            "zoom": lambda: self._looks.zoom(asked, view),
            "at": lambda: self._sheets.place(asked, view),
            "tile": lambda: self._sheets.tile(asked, view),
            "tiles": lambda: self._sheets.tiles(view),
            "holes": lambda: self._sheets.holes(asked, view),
            "claims": lambda: self._sheets.claims(view),
            "odds": lambda: self._odds.shown(view["odds"], view, asked),
            "plague": lambda: self._sheets.plague(view),
        }
        return shown[name]()

    def everything(self, position: Position) -> dict[str, Any]:
        """Return the view of whoever is asked: nothing is hidden in this game."""
        return position.view(position.actor if isinstance(position.actor, int) else None)
