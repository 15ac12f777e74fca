"""The command `ratskeller arena`."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .csv_file import as_csv
from .executors import all_cores
from .ladder import LadderResult
from .ladder_report import ladder_report
from .plan import BadMatch
from .plot import plot, plot_ladder
from .report import report, standing
from .result import MatchResult
from .runner import match, play_ladder
from .sprt import Sprt

INTERRUPTED = 130
"""Exit status after Ctrl+C."""


def run(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    players: int = 2,
    seed: int = 1,
    *,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = None,
    ladder: bool = False,
    sprt: str | None = None,
    cores: int | None = None,
    ray: str | None = None,
    json: bool = False,
    csv_file: Path | None = None,
    plot_file: Path | None = None,
    record: Path | None = None,
) -> int:
    """Play bots against each other, every deal from every seat, and say who wins how often; return the exit status.

    Ctrl+C ends the match early and prints what there is (status 130).

    Parameters
    ----------
    game: the game, such as `rattus`.
    bots: two bots (the first sits alone against copies of the second), or one for each seat; for a ladder two or more.
    games: how many games, of a ladder for each meeting; rounded up to whole deals.
    players: how many seats.
    seed: the same seed gives the same deals and the same games.
    options: options of the game, such as `cards`; what chance draws first, as with random cards, is the same in all games of a deal.
    seconds: how long a bot may think about a plan; by default as long as it wants.
    ladder: everybody against everybody, with ratings.
    sprt: two shares in percent, as in `50,55`: the match ends when one of them is accepted for the first bot.
    cores: processes that play, by default one for each processor; the games do not depend on it.
    ray: address of a Ray cluster that plays instead, or `local`.
    json: print JSON instead of a table.
    csv_file: write a line for each bot there.
    plot_file: write a plot with intervals there, as SVG.
    record: keep the match and every game there, as lines of JSON, and go on from there if it was interrupted.

    Errors: UnknownGame, UnknownBot, BadOption, BadMatch (all ValueErrors) for wrong arguments; OSError for a file that can't be written.
    """
    test = sprt_of(sprt) if sprt is not None else None
    if ladder and test is not None:
        raise BadMatch("sprt: tests one bot against another, and can't be part of a ladder")
    what = f"{game}: {' - '.join(bots)}"
    with _bar() as bar:
        task = bar.add_task(what, total=None)

        def progress(done: int, wanted: int) -> None:
            stands = f", {standing(test.result())}" if test is not None else ""
            bar.update(task, completed=done, total=wanted, description=f"{what}{stands}")

        given: dict[str, Any] = {"progress": progress, "options": options, "seconds": seconds, "record": record}
        given |= {"cores": all_cores() if cores is None else cores, "ray": ray}
        result: MatchResult | LadderResult
        if ladder:
            result = play_ladder(game, bots, games, players, seed, **given)
        else:
            result = match(bots, game=game, games=games, players=players, seed=seed, sprt=test, **given)
    _write(result, csv_file, plot_file)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(ladder_report(result) if isinstance(result, LadderResult) else report(result))
    return 0 if result.complete else INTERRUPTED


def sprt_of(text: str) -> Sprt:
    """Return the test of two shares in percent, as in `50,55`. Errors: BadMatch."""
    try:
        lower, upper = (float(part) / 100 for part in text.split(","))
    except ValueError:
        raise BadMatch(f"sprt: must be two shares in percent, as in 50,55, not {text!r}") from None
    return Sprt(lower, upper)


def _bar() -> Progress:
    """Progress goes to the error output, so that JSON stays clean; Rich leaves it out where that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _write(result: MatchResult | LadderResult, csv_file: Path | None, plot_file: Path | None) -> None:
    if csv_file:
        csv_file.write_text(as_csv(result), encoding="utf-8")
    if plot_file:
        picture = plot_ladder(result) if isinstance(result, LadderResult) else plot(result)
        plot_file.write_text(picture, encoding="utf-8")
