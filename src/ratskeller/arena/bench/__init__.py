"""What speed means here, measured: the command `ratskeller bench`. `benchmarks/README.md` explains every figure."""

import sys

import msgspec
from rich.console import Console

from .figures import Figure, Report
from .peer import go_rate
from .processes import first_page, server_figures
from .report import report
from .rules import rule_figures

__all__ = ["Figure", "Report", "run"]

BELOW_FLOOR = 1
"""Exit status when a figure is below half of its floor."""


def run(
    json: bool = False, game: str = "rattus", seconds: float = 0.3, repetitions: int = 5, server: bool = True
) -> int:
    """Measure the speed of rules, Python interface and server, about a minute in all; return the exit status.

    Figures that have a floor are compared with it; the status is 1 when one is below half of it (machines are noisy).

    Parameters
    ----------
    json: print JSON instead of a table.
    game: the game to measure.
    seconds: length of one measurement.
    repetitions: how often each is repeated, in turns with the others; the median counts.
    server: also measure the server: time to the first page, answers a second.

    Errors: UnknownGame.
    """
    found, notes = rule_figures(game, seconds, repetitions, go_rate)
    if server:
        for measure in (first_page, server_figures):
            more, said = measure()
            found += more
            notes += said
    result = Report(found, notes)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(report(result))
    return BELOW_FLOOR if any(figure.is_far_off for figure in found) else 0
