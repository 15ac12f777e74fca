"""The command `ratskeller analyse`: a position weighed, or a whole record annotated."""

from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratskeller.bots.analysis import Search, asked_for, report
from ratskeller.bots.annotation import annotate, decisions_of, turning_points
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.words import Words

from .language import spoken
from .renderer import words_for
from .screen import Seats, consoles
from .weighing import Weighing

INTERRUPTED = 130
"""Exit status after Ctrl+C."""


def position(
    found: Position,
    seat: int | None,
    search: Search,
    json: bool,
    language: str | None,
) -> None:
    """Print what a search finds in a position, as the seat knows it that is asked, or another. Errors: RatskellerError."""
    viewer = seat if seat is not None else found.actor if isinstance(found.actor, int) else 0
    words, out = words_for(found.game, spoken(language)), consoles()[0]
    known = found.redeal(viewer)
    if json:
        print_json(report(known, viewer, search))
        return
    if out.is_terminal:
        with out.status(words.text("analysis-wait")):
            content = report(known, viewer, search)
    else:
        content = report(known, viewer, search)
    Weighing(words, Seats(words, len(found.scores), out), out).turns(content)


def record(found: Position, search: Search, json: bool, language: str | None) -> int:
    """Annotate a record and print that; return the exit status. Ctrl+C ends it early and prints what there is (status 130)."""
    if not found.answers:
        raise RatskellerError("a position has no decisions to annotate; --all is for a record")
    words, (out, err) = words_for(found.game, spoken(language)), consoles()
    notes, is_whole = _annotated(found, search, words, err)
    turning = turning_points(notes)
    if json:
        print_json({"game": found.game.name, "notes": notes, "turning_points": turning, "is_whole": is_whole})
    else:
        Weighing(words, Seats(words, len(found.scores), out), out).notes(notes, turning)
    if not is_whole:
        values = {"done": len(notes), "all": len(decisions_of(found))}
        err.print(words.text("notes-stopped", **values))
    return 0 if is_whole else INTERRUPTED


def _annotated(found: Position, search: Search, words: Words, err: Console) -> tuple[list[dict[str, Any]], bool]:
    """Return the notes, and whether these are all."""
    notes: list[dict[str, Any]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(words.text("notes-progress"), total=len(decisions_of(found)))
        try:
            for note in annotate(found, search):
                notes.append(note)
                bar.advance(task)
        except KeyboardInterrupt:
            return notes, False
    return notes, True


def search_for(found: Position, seconds: float, seed: int, simulations: int | None, cores: int) -> Search:
    """Return the search for these options. Errors: BadArgument."""
    return asked_for(found.game.name, seconds, seed, simulations, cores, None)


def print_json(content: Any) -> None:
    """Print as JSON that people can read."""
    print(msgspec.json.format(msgspec.json.encode(content), indent=1).decode())
