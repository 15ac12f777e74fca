"""Output of a game: questions with their legal answers, events as sentences, and results."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.core.events import Event, visible_to
from ratskeller.core.position import Position
from ratskeller.words import Words

from .renderer import Choice, Group, Renderer, View
from .screen import Seats

HEADING_WIDTH = 16


class Printer:
    """Prints parts of a game."""

    def __init__(self, renderer: Renderer, words: Words, seats: Seats, console: Console) -> None:
        self._renderer = renderer
        self._words = words
        self._seats = seats
        self._console = console


class QuestionPrinter(Printer):
    """Prints questions."""

    def prompt(self, seat: int) -> str:
        return f"{self._seats.name(seat)}> "

    def ask(self, view: View) -> list[str]:
        self._question(view)
        groups = self._renderer.groups(view, view["legal"])
        self._console.print(self._list(groups, set(view["final"])))
        if view["final"]:
            self._console.print(Padding(Text(self._words.text("answers-final"), style="dim"), (0, 2)))
        return [choice.answer for group in groups for choice in group.choices]

    def _question(self, view: View) -> None:
        title, why = self._renderer.question(view)
        self._console.print()
        seat = view["actor"]
        if isinstance(seat, int):
            head = self._seats.label(seat)
            self._console.print(Text.assemble(head, "  ", (title, "bold")))
        else:
            self._console.print(title, style="bold")
        self._console.print(Padding(Text(why, style="dim"), (0, 2)))
        picture = self._renderer.picture(view)
        if picture is not None:
            self._console.print(Padding(picture, (0, 2)))

    def open_question(self, view: View, legal: list[str], chances: dict[str, float]) -> None:
        self._question(view)
        groups = self._renderer.groups(view, legal)
        if chances:
            groups = [
                Group(g.heading, tuple(Choice(c.answer, f"{chances[c.answer]:.1%}") for c in g.choices)) for g in groups
            ]
        self._console.print(self._list(groups, set(view["final"])))

    def _list(self, groups: list[Group], final: set[str]) -> Padding:
        table = Table.grid(padding=(0, 1))
        headed = any(group.heading for group in groups)
        if headed:
            table.add_column(max_width=HEADING_WIDTH)
        table.add_column()
        number = 0
        for group in groups:
            items = []
            for choice in group.choices:
                number += 1
                items.append(_item(number, choice, choice.answer in final))
            columns = Columns(items, padding=(0, 2), column_first=False)
            table.add_row(*([Text(group.heading, style="italic")] if headed else []), columns)
        return Padding(table, (0, 2))


def _item(number: int, choice: Choice, final: bool) -> Text:
    meaning = f" ({choice.meaning})" if choice.meaning else ""
    return Text.assemble((f"{number:>2} ", "dim"), (choice.answer, "bold"), "!" if final else "", (meaning, "dim"))


INDENT = 2


class EventPrinter(Printer):
    """Prints events as sentences, each with the number of its rule."""

    def events(self, events: Iterable[Event], viewer: int | None) -> None:
        self.everything(visible_to(event, viewer) for event in events)

    def everything(self, events: Iterable[Event]) -> None:
        for event in events:
            sentence = self._seats.coloured(self._renderer.sentence(event))
            line = Text.assemble(sentence, "  ", (event.rule, "dim"))
            self._console.print(Padding(line, (0, 0, 0, INDENT), expand=False))

    def result(self, position: Position, events: list[Event]) -> None:
        """Print the ranking of a finished game and its bill; `events` are all events that the viewer knows."""
        self._console.print()
        self._console.print(self._words.text("ranking-title"), style="bold")
        self._console.print(self._renderer.result(position.view(None), events))
        billed = self._renderer.bill(position.bill())
        if not any(lines for _, lines in billed):
            return
        self._console.print()
        self._console.print(self._words.text("bill-title"), style="bold")
        table = Table.grid(padding=(0, 2))
        for seat, (lost, lines) in enumerate(billed):
            table.add_row(self._seats.label(seat), self._words.text("seat-score", count=lost), "\n".join(lines))
        self._console.print(table)
