"""What each option of the plague does to a game of Carcassonne: `python -m ratskeller_lab.plague` writes a page about it.

Games are played by `greedy` and by `random` bots, minutes in all; Ctrl+C ends early and writes what there is. `--games 20`
gives a quick look.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratskeller.arena import match
from ratskeller.games.carcassonne import GAME
from ratskeller_lab.plague.kinds import KINDS, Kind
from ratskeller_lab.plague.numbers import Summary, summarise
from ratskeller_lab.plague.page import page, pictures
from ratskeller_lab.plague.playing import Tally, play

FOLDER = Path("test-results/plague")
BOTS = ("greedy", "random")
INTERRUPTED = 130
Skill = dict[str, tuple[int, int, float, float]]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each kind and bot")
    parser.add_argument(
        "--matches", type=int, default=100, help="games of greedy against random for each kind; 0 leaves them out"
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where page and pictures go")
    chosen = parser.parse_args(arguments)
    tallies: dict[tuple[str, str], list[Tally]] = {(kind.name, bot): [] for kind in KINDS for bot in BOTS}
    skill: Skill = {}
    status = 0
    with _bar() as bar:
        try:
            _play_all(bar, tallies, chosen.games, chosen.seed)
            _match_all(bar, skill, chosen.matches, chosen.seed)
        except KeyboardInterrupt:
            status = INTERRUPTED
    results = {pair: summarise(games) for pair, games in tallies.items() if len(games) > 1}
    if len(results) < len(tallies):
        print("too few games were played for a report", file=sys.stderr)
        return INTERRUPTED
    write(chosen.folder, results, skill, chosen.seed)
    return status


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


def _play_all(bar: Progress, tallies: dict[tuple[str, str], list[Tally]], games: int, seed: int) -> None:
    """Play deal after deal with all kinds and bots, so that an early end leaves as many games of each."""
    task = bar.add_task("games", total=games * len(tallies))
    by_name = {kind.name: kind for kind in KINDS}
    for deal in range(games):
        for (name, bot), played in tallies.items():
            bar.update(task, description=f"{name}, {bot}")
            played.append(play(by_name[name].options, bot, seed, deal, is_compiled=True))
            bar.advance(task)


def _match_all(bar: Progress, skill: Skill, games: int, seed: int) -> None:
    kinds: tuple[Kind, ...] = KINDS if games else ()
    task = bar.add_task("greedy against random", total=len(kinds))
    for kind in kinds:
        bar.update(task, description=f"greedy against random, {kind.name}")
        best = match(
            BOTS, game=GAME.name, games=games, players=2, seed=seed, is_compiled=True, options=kind.options
        ).bots[0]
        skill[kind.name] = (best.won, best.seats, best.margin, best.margin_error)
        bar.advance(task)


def write(folder: Path, results: dict[tuple[str, str], Summary], skill: Skill, seed: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plague_report.md").write_text(page(results, skill, BOTS, seed), encoding="utf-8")
    for name, picture in pictures(results, BOTS).items():
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
