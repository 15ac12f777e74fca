"""The commands `ratskeller position`, `replay` and `proof`."""

import msgspec
from rich.console import Console

from ratskeller.core import fairness
from ratskeller.core.errors import RatskellerError
from ratskeller.core.events import plain
from ratskeller.core.position import Position
from ratskeller.core.views import replay_of
from ratskeller.words import Words

from . import files
from .output import EventPrinter, QuestionPrinter
from .renderer import View, renderer_for, words_for
from .screen import Seats, consoles, spoken
from .table import Journal, journal_of


class RecordPrinter:
    """Prints a position or a record."""

    def __init__(self, position: Position, words: Words, console: Console) -> None:
        self._position = position
        self._words = words
        self._console = console
        self._seats = Seats(words, len(position.scores), console)
        self._renderer = renderer_for(position, words, self._seats)

    def position(self, seat: int | None = None) -> None:
        """Print the position with its question and legal answers: everything in it, or what a seat may know.

        Errors: RatskellerError if there is no such seat.
        """
        if seat is not None and not 0 <= seat < self._seats.count:
            raise RatskellerError(f"seat: there is no seat {seat}; seats are 0 to {self._seats.count - 1}")
        view = self._renderer.everything(self._position) if seat is None else self._position.view(seat)
        self._preface()
        self._draw(view, seat)

    def _preface(self) -> None:
        for line in self._renderer.preface(self._position.view(None)):
            self._console.print(line, style="dim")

    def _draw(self, view: View, seat: int | None) -> None:
        self._console.print(self._renderer.board(view, whole=True))
        if self._position.over:
            printer = EventPrinter(self._renderer, self._words, self._seats, self._console)
            printer.result(self._position, journal_of(self._position).visible_to(None))
        elif seat is None or seat == self._position.actor:
            questions = QuestionPrinter(self._renderer, self._words, self._seats, self._console)
            questions.open_question(view, self._position.legal(), self._position.chances())

    def record(self, shows_position: bool) -> None:
        """Print all events, then the result, or the position if it is asked for or the game goes on."""
        game = self._words.text("game-title")
        title = self._words.text("replay-title", game=game, answers=len(self._position.answers))
        self._console.print(title, style="bold")
        self._preface()
        printer = EventPrinter(self._renderer, self._words, self._seats, self._console)
        journal = journal_of(self._position)
        printer.everything(journal.everything())
        if self._position.over and not shows_position:
            printer.result(self._position, journal.visible_to(None))
        else:
            self._console.print()
            self._draw(self._renderer.everything(self._position), None)


def as_json(position: Position) -> str:
    journal: Journal = journal_of(position)
    steps = zip(position.actors, position.answers, journal.entries, strict=True)
    content = {
        "game": position.game.name,
        "options": position.options,
        "length": len(position.answers),
        "log": [
            {"actor": who, "answer": text, "events": [plain(e) for e in entry.events]} for who, text, entry in steps
        ],
        "over": position.over,
        "actor": position.actor,
        "question": position.question,
        "legal": position.legal(),
        "scores": position.scores,
        "ranking": position.ranking,
        "places": position.places,
        "position": msgspec.json.decode(position.to_json()),
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()


def views_as_json(position: Position) -> str:
    """Return what a spectator saw from the beginning of a record to this position, as JSON for the board in a web page."""
    work = replay_of(position.at(length) for length in range(len(position.answers) + 1))
    while True:
        try:
            next(work)
        except StopIteration as done:
            return msgspec.json.encode(done.value).decode()


def prove(name: str) -> str:
    """Return a sentence about what was proved. Errors: RatskellerError for the first answer that differs."""
    text = files.read_text(name)
    game, _ = files.game_of(text)
    count = fairness.check(text, game.replay(text))
    return f"All {count} random draws match the commitment, by the rules of {game.name}."


def look(position: Position, language: str | None) -> RecordPrinter:
    """Return the printer of a position or a record. Errors: BadOption for an unknown language."""
    out, _ = consoles()
    return RecordPrinter(position, words_for(position.game, spoken(language)), out)
