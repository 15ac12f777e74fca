"""What speed means here, measured: the command `ratskeller bench`. `benchmarks/README.md` explains every figure."""

import sys
from functools import partial

import msgspec
from rich.console import Console

from ratskeller import games

from .figures import Figure, Report
from .peer import go_rate
from .processes import first_page, loaded, server_figures
from .report import report
from .rules import rule_figures

__all__ = ["Figure", "Report", "run"]

BELOW_FLOOR = 1
"""Exit status when a figure is below half of its floor."""


def run(
    json: bool = False, game: str | None = None, seconds: float = 0.3, repetitions: int = 5, processes: bool = True
) -> int:
    """Measure the speed of rules, Python interface and server, about a minute in all; return the exit status.

    Figures that have a floor are compared with it; the status is 1 when one is below half of it (machines are noisy).

    Parameters
    ----------
    json: print JSON instead of a table.
    game: the game to measure; all of them by default.
    seconds: length of one measurement.
    repetitions: how often each is repeated, in turns with the others; the median counts.
    processes: also measure what takes processes of their own: loading the rules, the server's first page, answers a second.

    Errors: UnknownGame.
    """
    names = games.names() if game is None else [game]
    found, notes = rule_figures(names, seconds, repetitions, go_rate)
    for measure in (partial(loaded, names), first_page, partial(server_figures, names)) if processes else ():
        more, said = measure()
        found += more
        notes += said
    result = Report(found, notes)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(report(result))
    return BELOW_FLOOR if any(figure.is_far_off for figure in found) else 0
