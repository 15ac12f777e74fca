"""The command `ratskeller-lab bench`: measures speed. `benchmarks/README.md` explains every figure."""

import sys
from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console

from ratskeller import games
from ratskeller.core.errors import BadArgument

from .environments import environment_figures
from .figures import Figure, Report, report
from .playouts import playout_figures
from .processes import Found, first_page, loaded, server_figures
from .rules import rule_figures

__all__ = ["PARTS", "Figure", "Report", "run"]

BELOW_FLOOR = 1
"""Exit status if a figure is below half of its floor."""

PARTS: dict[str, tuple[Callable[[Sequence[str]], Found], ...]] = {
    "rules": (rule_figures,),
    "playouts": (playout_figures,),
    "start": (loaded, first_page),
    "server": (server_figures,),
    "research": (environment_figures,),
}
"""The measurements by name: rules and bots, playouts, processes that start, answers of the server, environments for researchers."""


def run(part: str | None = None, json: bool = False, game: str | None = None) -> int:
    """Measure the speed of rules, Python interface, server and environments, four minutes in all; return the exit status.

    Figures that have a floor are compared with it; the status is 1 when one is below half of it (machines are noisy).

    Parameters
    ----------
    part: what to measure, one of `PARTS`; all of it by default.
    json: print JSON instead of a table.
    game: the game to measure; all of them by default.

    Errors: UnknownGame; BadArgument for a part that is none.
    """
    if part is not None and part not in PARTS:
        raise BadArgument(f"part: must be one of {', '.join(PARTS)}, not {part!r}")
    names = games.names() if game is None else [games.get(game).name]
    result = Report([], [])
    for measure in PARTS[part] if part is not None else sum(PARTS.values(), ()):
        found, notes = measure(names)
        result.figures.extend(found)
        result.notes.extend(notes)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(report(result))
    return BELOW_FLOOR if any(figure.is_far_off for figure in result.figures) else 0
