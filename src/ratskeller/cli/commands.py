"""Commands that can be typed besides answers: help, board, log, since, undo, hint, chances, record, and those of the game."""

import time

from rich import table as grids
from rich.console import Console
from rich.text import Text

from ratskeller import bots
from ratskeller.core.events import Event
from ratskeller.review.local_search import analyse_position, analysis_config
from ratskeller.review.playouts import play_out
from ratskeller.words import Words

from . import files
from .analysis import AnalysisPrinter
from .output import EventPrinter, Printer
from .renderer import Renderer
from .screen import Seats
from .table import Table

COMMANDS = ("help", "board", "log", "since", "undo", "hint", "chances", "record", "quit")
ODDS = "odds"
"""A command of a game that is called so is output the odds besides the view."""
HINT_SECONDS = 2.0
MOST_SECONDS = 60


class Commands(Printer):
    """Runs commands."""

    def __init__(self, table: Table, renderer: Renderer, words: Words, seats: Seats, console: Console) -> None:
        super().__init__(renderer, words, seats, console)
        self._table = table
        self.changed = False

    def run(self, line: str, seat: int) -> bool:
        """Run a command of a seat and return True, or return False if the line is no command. `changed`: whether the position changed.

        Errors: BadFile.
        """
        self.changed = False
        name, _, rest = line.partition(" ")
        name, rest = name.lower(), rest.strip()
        own = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "since": self._since,
            "undo": self._undo,
            "hint": self._hint,
            "chances": self._chances,
        }
        if name in own:
            own[name](rest, seat)
        elif name == "record":
            self._record(rest)
        else:
            return self._of_the_game(name, rest, seat)
        return True

    def _of_the_game(self, name: str, rest: str, seat: int) -> bool:
        # Most lines are answers: what a command would be output of is made only for a command
        if name not in dict(self._renderer.commands()):
            return False
        events = self._table.journal.visible_to(seat)
        view = self._table.position.view(seat)
        if name == ODDS:
            view[ODDS] = self._table.position.odds(seat)
        output = self._renderer.command(name, rest, view, events)
        if output is not None:
            self._console.print(output)
        return output is not None

    def _help(self, _rest: str, _seat: int) -> None:
        text = self._words.text
        self._console.print(text("help-title-answers"), style="bold")
        self._console.print(text("answers-help"))
        self._console.print(text("help-title-commands"), style="bold")
        grid = grids.Table.grid(padding=(0, 2))
        for name, about in [(name, text(f"command-{name}")) for name in COMMANDS] + self._renderer.commands():
            grid.add_row(Text("  " + name, style="bold"), Text(about))
        self._console.print(grid)

    def _board(self, _rest: str, seat: int) -> None:
        self._console.print(self._renderer.board(self._table.position.view(seat)))

    def _log(self, rest: str, seat: int) -> None:
        events = self._table.journal.visible_to(seat)
        if rest.isdecimal() and len(rest) < 6:
            events = events[max(0, len(events) - int(rest)) :]
        self._tell(events)

    def _since(self, _rest: str, seat: int) -> None:
        """Print the events since the last turn of the seat, before its present one."""
        self._tell(self._table.journal.visible_to(seat, *self._table.away(seat)))

    def _tell(self, events: list[Event]) -> None:
        if not events:
            self._console.print(self._words.text("log-empty"))
        EventPrinter(self._renderer, self._words, self._seats, self._console).everything(events)

    def _undo(self, rest: str, seat: int) -> None:
        """Take back one answer, or with `all` as many as the seat may (H4)."""
        position = self._table.position
        floor, length = position.undo_floor, len(position.answers)
        if length == floor:
            self._console.print(self._words.text("undo-none"))
            return
        to = floor if rest.lower() == "all" else length - 1
        answers = "; ".join(position.answers[to:])
        self._table.position = position.back_to(to)
        self._table.journal.cut(to)
        self.changed = True
        message = self._words.text("undone", seat=self._seats.name(seat), text=answers)
        self._console.print(self._seats.coloured(message))

    def _hint(self, rest: str, seat: int) -> None:
        position = self._table.position
        if not bots.levels(position.game.name):
            self._console.print(self._words.text("hint-none"))
            return
        config = analysis_config(position.game.name, _seconds(rest), 0, None, 1, None)
        found = analyse_position(position.redeal(seat), seat, config)
        AnalysisPrinter(self._words, self._seats, self._console).turns(found)

    def _chances(self, rest: str, seat: int) -> None:
        position, end = self._table.position, time.monotonic() + _seconds(rest)
        if not bots.levels(position.game.name):
            self._console.print(self._words.text("hint-none"))
            return
        found = play_out(position, seat, stop=lambda _: time.monotonic() >= end)
        AnalysisPrinter(self._words, self._seats, self._console).playouts(found, seat)

    def _record(self, rest: str) -> None:
        path = self._table.record if not rest else files.check_target(rest)
        if path is None:
            self._console.print(self._words.text("record-where"))
            return
        self._table.save(path)
        self._console.print(self._words.text("record-saved", file=str(path)), soft_wrap=True)
        self._console.print(self._words.text("record-secret"), style="dim")


def _seconds(text: str) -> float:
    return min(float(text), MOST_SECONDS) if text.isdecimal() and len(text) < 6 else HINT_SECONDS
