"""Telling what happened, and how a game ended."""

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ratskeller.core.events import Event, visible_to
from ratskeller.core.position import Position
from ratskeller.words import Words

from .renderer import Show
from .screen import Seats

INDENT = 2


class Telling:
    """Prints events as sentences, each with the number of the rule that made it happen."""

    def __init__(self, show: Show, words: Words, seats: Seats, console: Console) -> None:
        """Tell in these words."""
        self._show = show
        self._words = words
        self._seats = seats
        self._console = console

    def events(self, events: Iterable[Event], viewer: int | None) -> None:
        """Print events as a viewer may see them."""
        self.everything(visible_to(event, viewer) for event in events)

    def everything(self, events: Iterable[Event]) -> None:
        """Print events with all that they hold."""
        for event in events:
            sentence = self._seats.coloured(self._show.sentence(event))
            line = Text.assemble(sentence, "  ", (event.rule, "dim"))
            self._console.print(Padding(line, (0, 0, 0, INDENT), expand=False))

    def result(self, position: Position, events: list[Event]) -> None:
        """Print the ranking of a game that is over, of which these events are known."""
        self._console.print()
        self._console.print(self._words.text("ranking-title"), style="bold")
        self._console.print(self._show.result(position.view(None), events))
