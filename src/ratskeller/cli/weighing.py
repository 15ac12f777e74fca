"""What a search weighs, printed: the turns of a position with their reasons, and a record annotated."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from ratskeller.words import Words

from .screen import Seats

Report = dict[str, Any]
NUMBERS = {"analysis-chance", "analysis-lead", "analysis-visits", "notes-answers", "notes-regret", "notes-luck"}
"""Columns of numbers."""


class Weighing:
    """Prints analyses of one game."""

    def __init__(self, words: Words, seats: Seats, console: Console) -> None:
        """Print there."""
        self._words = words
        self._seats = seats
        self._console = console

    def turns(self, report: Report) -> None:
        """Print what `bots.analyse` found."""
        self._console.print(self._seats.coloured(self._chances(report["win"])))
        if not report["turns"]:
            self._console.print(self._words.text("analysis-nobody"))
            return
        asked = report["asked"]
        values = {"seat": self._seats.name(asked), "simulations": report["simulations"]}
        self._console.print(self._seats.coloured(self._words.text("analysis-title", **values)), style="bold")
        table = self._table([f"analysis-{it}" for it in ("turn", "chance", "lead", "visits", "why")])
        for turn in report["turns"]:
            why = "\n".join(map(self._reason, turn["reasons"]))
            win, lead = self._percent(turn["win"][asked]), self._words.signed(turn["result"][asked])
            table.add_row(turn["answers"], win, lead, str(turn["visits"]), why)
        self._console.print(table)

    def notes(self, notes: Sequence[Report], turning: Sequence[Report]) -> None:
        """Print an annotated record, and where it turned."""
        self._console.print(self._words.text("notes-title"), style="bold")
        table = self._table([f"notes-{it}" for it in ("answers", "played", "better", "regret", "luck")])
        for note in notes:
            better = "" if note["best"] == note["answers"] else note["best"]
            regret = self._percent(note["regret"]["win"]) if better else ""
            luck = "" if note["luck"] is None else self._luck(note["luck"][note["seat"]])
            played = self._seats.coloured(f"{self._seats.name(note['seat'])}: {note['answers']}")
            table.add_row(str(note["at"]), played, better, regret, luck)
        self._console.print(table)
        self._console.print(self._words.text("turning-title"), style="bold")
        if not turning:
            self._console.print(self._words.text("turning-none"))
        for point in turning:
            values = {"at": point["at"], "seat": self._seats.name(point["seat"])}
            share = round(100 * abs(point["change"]))
            told = self._words.text(f"turning-{point['kind']}", **values, percent=share)
            self._console.print(self._seats.coloured(told))

    def _chances(self, win: Sequence[float]) -> str:
        told = [
            self._words.text("analysis-win-of", seat=self._seats.name(seat), percent=round(100 * chance))
            for seat, chance in enumerate(win)
        ]
        return self._words.text("analysis-win", list=", ".join(told))

    def _reason(self, reason: Report) -> str:
        return self._words.text(reason["id"], **reason["values"])

    def _percent(self, chance: float) -> str:
        return self._words.text("weigh-chance", percent=round(100 * chance))

    def _luck(self, change: float) -> str:
        return self._words.text("weigh-chance", percent=self._words.signed(100 * change, 0))

    def _table(self, columns: Sequence[str]) -> Table:
        table = Table(box=box.SIMPLE, header_style="bold")
        for column in columns:
            table.add_column(self._words.text(column), justify="right" if column in NUMBERS else "left")
        return table
