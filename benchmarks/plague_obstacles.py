"""Which reading of the obstacles makes the better game: `python benchmarks/plague_obstacles.py` prints the table of ruling R27.

Every reading is played by `greedy` against itself with compiled rules, which are compiled first, for about a minute; then minutes, with
Ctrl+C for what there is.
"""

import argparse
import os
import sys
import tempfile
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

BASES: dict[str, dict[str, Any]] = {"default": {}, "as written": {"preset": "as_written"}}
BOT = "greedy"
HEAD = (
    "| other options | reading | points a game, both seats | value lost, % | figures sick, % | steps that the obstacles change, % "
    "| steps in which a marker stands still, % | games with a marker walled in at the end, % "
    "| tiles that a marker ever lay on, % | points between the seats |"
)


def main(arguments: list[str]) -> int:
    """Play and print; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each reading, with each set of other options")
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args(arguments)
    # Rules that are changed here must not get among those that others find compiled
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RATSKELLER_CACHE"] = folder
        print(table(chosen.games, chosen.seed))
    return 0


def table(games: int, seed: int) -> str:
    """Play so many games of each reading, deal after deal; return what came of them."""
    # Only now, since what is imported looks for the folder of compiled rules
    from plague.playing import Tally, play
    from plague.readings import READINGS, install, watch

    install()
    pairs = [(base, reading) for base in BASES for reading in READINGS]
    played: dict[tuple[str, str], list[Tally]] = {(base, reading.name): [] for base, reading in pairs}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("games", total=games * len(pairs))
        try:
            for deal in range(games):
                for base, reading in pairs:
                    bar.update(task, description=f"{base}, {reading.name}")
                    played[base, reading.name].append(play(BASES[base], BOT, seed, deal, True, reading.choose, watch))
                    bar.advance(task)
        except KeyboardInterrupt:
            pass
    return "\n".join([HEAD, f"|{'---|' * (HEAD.count('|') - 1)}", *(_row(pair, it) for pair, it in played.items())])


def _row(pair: tuple[str, str], tallies: list[Any]) -> str:
    from plague.numbers import estimate, summarise
    from plague.page import percent, plain

    it = summarise(tallies)
    changed = estimate([tally.share("diverted", "foreseen") for tally in tallies])
    shares = map(percent, (it.lost, it.sick, changed, it.stayed, it.walled_in, it.entered))
    return f"| {' | '.join([*pair, plain(it.points), *shares, plain(it.margin)])} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
