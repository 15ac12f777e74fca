"""The command `ratskeller analyse`: analyses a position, or annotates a record."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Console
from rich.table import Column, Table

from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.review.analysis import Analysis, Outcome
from ratskeller.review.judgements import Annotation, TurningPoint, decisions, turning_points
from ratskeller.review.local_search import AnalysisConfig, analyse_position, annotate
from ratskeller.search.reasons import Reason
from ratskeller.words import Words

from .options import INTERRUPTED
from .progress import progress
from .renderer import words_for
from .screen import Seats, consoles, spoken


def position(
    found: Position,
    seat: int | None,
    config: AnalysisConfig,
    json: bool,
    language: str | None,
) -> None:
    """Print the analysis of a position with what the asked seat, or another seat, knows. Errors: RatskellerError."""
    viewer = seat if seat is not None else found.actor if isinstance(found.actor, int) else 0
    words, out = words_for(found.game, spoken(language)), consoles()[0]
    visible = found.redeal(viewer)
    if json:
        print_json(analyse_position(visible, viewer, config))
        return
    if out.is_terminal:
        with out.status(words.text("analyse-wait")):
            content = analyse_position(visible, viewer, config)
    else:
        content = analyse_position(visible, viewer, config)
    AnalysisPrinter(words, Seats(words, len(found.scores), out), out).turns(content)


def record(found: Position, config: AnalysisConfig, json: bool, language: str | None) -> int:
    """Annotate a record, print the notes and return the exit status. Ctrl+C ends it early and prints the notes so far (status 130)."""
    if not found.answers:
        raise RatskellerError("a position has no decisions to annotate; --all is for a record")
    words, (out, err) = words_for(found.game, spoken(language)), consoles()
    notes, is_whole = _annotated(found, config, words)
    turning = turning_points(notes)
    if json:
        print_json({"game": found.game.name, "notes": notes, "turning_points": turning, "is_whole": is_whole})
    else:
        AnalysisPrinter(words, Seats(words, len(found.scores), out), out).notes(notes, turning)
    if not is_whole:
        values = {"done": len(notes), "all": len(decisions(found))}
        err.print(words.text("notes-stopped", **values))
    return 0 if is_whole else INTERRUPTED


def _annotated(found: Position, config: AnalysisConfig, words: Words) -> tuple[list[Annotation], bool]:
    notes: dict[int, Annotation] = {}
    count = len(decisions(found))
    with progress(words.text("notes-progress")) as show:
        show(0, count)
        try:
            for note in annotate(found, config):
                notes[note.at] = note
                show(len(notes), count)
        except KeyboardInterrupt:
            return list(notes.values()), False
    return list(notes.values()), True


def print_json(content: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(content), indent=1).decode())


NUMBERS = {"analyse-chance", "analyse-lead", "analyse-visits", "notes-answers", "notes-regret", "notes-luck"}
"""Columns with numbers."""


class AnalysisPrinter:
    """Prints analyses of one game."""

    def __init__(self, words: Words, seats: Seats, console: Console) -> None:
        self._words = words
        self._seats = seats
        self._console = console

    def turns(self, analysis: Analysis) -> None:
        self._console.print(self._seats.coloured(self._chances(analysis.win)))
        asked = analysis.asked
        if not isinstance(asked, int):
            self._console.print(self._words.text("analyse-nobody"))
            return
        title = self._words.text("analyse-title", seat=self._seats.name(asked), simulations=analysis.simulations)
        self._console.print(self._seats.coloured(title), style="bold")
        table = self._table([f"analyse-{it}" for it in ("turn", "chance", "lead", "visits", "why")])
        for turn in analysis.turns:
            why = "\n".join(map(self._reason, turn.reasons))
            win, lead = self._percent(turn.win[asked]), self._words.signed(turn.result[asked])
            table.add_row(turn.answers, win, lead, str(turn.visits), why)
        self._console.print(table)

    def playouts(self, found: Outcome, seat: int) -> None:
        title = self._words.text("chances-title", playouts=found.playouts, seat=self._seats.name(seat))
        self._console.print(self._seats.coloured(title), style="bold")
        table = self._table(["analyse-chance", "analyse-lead"])
        table.columns.insert(0, Column(""))
        for each, (win, margin) in enumerate(zip(found.win, found.margin, strict=True)):
            percent, low, high = (round(100 * chance) for chance in (win.mean, win.low, win.high))
            chance = self._words.text("chances-between", percent=percent, low=low, high=high)
            table.add_row(self._seats.label(each), chance, self._words.signed(margin.mean))
        self._console.print(table)

    def notes(self, notes: Sequence[Annotation], turning: Sequence[TurningPoint]) -> None:
        self._console.print(self._words.text("notes-title"), style="bold")
        table = self._table([f"notes-{it}" for it in ("answers", "played", "better", "regret", "luck")])
        for note in notes:
            better = "" if note.best == note.answers else note.best
            regret = self._lost(note) if better else ""
            luck = "" if note.luck is None else self._luck(note.luck[note.seat])
            played = self._seats.coloured(f"{self._seats.name(note.seat)}: {note.answers}")
            table.add_row(str(note.at), played, better, regret, luck)
        self._console.print(table)
        self._console.print(self._words.text("turning-title"), style="bold")
        if not turning:
            self._console.print(self._words.text("turning-none"))
        for point in turning:
            percent = round(100 * abs(point.change))
            seat = self._seats.name(point.seat)
            sentence = self._words.text(f"turning-{point.kind}", at=point.at, seat=seat, percent=percent)
            self._console.print(self._seats.coloured(sentence))

    def _chances(self, win: Sequence[float]) -> str:
        parts = [
            self._words.text("analyse-win-of", seat=self._seats.name(seat), percent=round(100 * chance))
            for seat, chance in enumerate(win)
        ]
        return self._words.text("analyse-win", list=", ".join(parts))

    def _reason(self, reason: Reason) -> str:
        gains, amount, place = msgspec.structs.astuple(reason.values)
        if place:
            # A region of another board has no name in words
            place = self._words.text(place) if self._words.has(place) else place.partition("-")[2].capitalize()
        return self._words.text(reason.id, gains=gains, amount=amount, place=place)

    def _lost(self, note: Annotation) -> str:
        if note.loss is None or not note.loss.is_enough:
            return self._words.text("notes-unplayed")
        percent, low, high = (round(100 * it) for it in (note.loss.win.mean, note.loss.win.low, note.loss.win.high))
        return self._words.text("chances-between", percent=percent, low=low, high=high)

    def _percent(self, chance: float) -> str:
        return self._words.text("analysis-chance", percent=round(100 * chance))

    def _luck(self, change: float) -> str:
        return self._words.text("analysis-chance", percent=self._words.signed(100 * change, 0))

    def _table(self, columns: Sequence[str]) -> Table:
        table = Table(box=box.SIMPLE, header_style="bold")
        for column in columns:
            table.add_column(self._words.text(column), justify="right" if column in NUMBERS else "left")
        return table
