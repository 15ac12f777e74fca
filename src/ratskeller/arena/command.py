"""The command `ratskeller arena`."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .match import play_match
from .plot import plot
from .report import report
from .result import GameResult, MatchResult

INTERRUPTED = 130
"""Exit status after Ctrl+C."""


def run(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    players: int = 2,
    seed: int = 1,
    json: bool = False,
    plot_file: Path | None = None,
    games_file: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> int:
    """Play bots against each other, every deal from every seat, and say who wins how often; return the exit status.

    Ctrl+C ends the match early and prints what there is (status 130).

    Parameters
    ----------
    game: the game, such as `rattus`.
    bots: two bots (the first sits alone against copies of the second), or one for each seat.
    games: how many games; rounded up to whole deals.
    players: how many seats.
    seed: the same seed gives the same deals and the same games.
    json: print JSON instead of a table.
    plot_file: write a bar plot with intervals there, as SVG.
    games_file: write every game there as a line of JSON: deal, line-up, scores, places, options.
    options: options of the game, such as `cards`; what chance draws first, as with random cards, is the same in all games of a deal.

    Errors: UnknownGame, UnknownBot, BadOption, BadMatch (all ValueErrors) for wrong arguments; OSError for a file that can't be written.
    """
    kept: list[GameResult] = []
    with _bar() as bar:
        task = bar.add_task(f"{game}: {' - '.join(bots)}", total=None)
        result = play_match(
            game,
            bots,
            games,
            players,
            seed,
            progress=lambda done, wanted: bar.update(task, completed=done, total=wanted),
            keep=kept.append if games_file else None,
            options=options,
        )
    _write(result, kept, plot_file, games_file)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(report(result))
    return 0 if result.complete else INTERRUPTED


def _bar() -> Progress:
    """Progress goes to the error output, so that JSON stays clean; Rich leaves it out where that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _write(result: MatchResult, kept: Sequence[GameResult], plot_file: Path | None, games_file: Path | None) -> None:
    if plot_file:
        plot_file.write_text(plot(result), encoding="utf-8")
    if games_file:
        games_file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in kept))
