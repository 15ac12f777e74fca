"""The matches that the documentation quotes: `python -m benchmarks.strength [NAME ...]`, from the root of the repository.

Without names all matches of `matches.toml` are played; a name stands for all that begin with it. A table comes out as Markdown, a plot
goes to a file. Every match has a record in `--folder`: Ctrl+C tells what there is, and the same command goes on from there. `--games 20`
gives a quick look. What would be another match than the one in a record is refused; `--fresh` throws old records away.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratskeller.arena import MatchResult, play_match
from ratskeller.arena.spread import all_cores
from ratskeller.core.errors import RatskellerError

from .page import Played, page, picture
from .wanted import MATCHES, Wanted, chosen, wanted_matches

FOLDER = Path("test-results") / "strength"
BAD_INPUT, INTERRUPTED = 2, 130


def main(arguments: Sequence[str]) -> int:
    """Play, print the table, write the plot; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="matches, or how their names begin")
    parser.add_argument("--matches", type=Path, default=MATCHES, help="file that lists the matches")
    parser.add_argument("--games", type=int, help="games of each match, in place of what the file says")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--ray", help="address of a Ray cluster that plays instead, or local")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where records and the plot go")
    parser.add_argument("--fresh", action="store_true", help="throw the records of these matches away first")
    given = parser.parse_args(arguments)
    try:
        matches = chosen(wanted_matches(given.matches), given.names)
        given.folder.mkdir(parents=True, exist_ok=True)
        played = _play(matches, given)
    except RatskellerError as problem:
        print(f"strength: {problem}", file=sys.stderr)
        return BAD_INPUT
    if played:
        print(page(played))
        (given.folder / "strength.svg").write_text(picture(played), encoding="utf-8")
    return 0 if len(played) == len(matches) and all(result.complete for _, result in played) else INTERRUPTED


def _play(matches: Sequence[Wanted], given: argparse.Namespace) -> list[Played]:
    """Play one match after the other; an interrupt leaves the rest out."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for match in matches:
            task = bar.add_task(match.name, total=None)
            result = _one(match, given, lambda done, wanted, task=task: bar.update(task, completed=done, total=wanted))
            if result.games:
                played.append((match, result))
            if not result.complete:
                break
    return played


def _one(match: Wanted, given: argparse.Namespace, progress: Callable[[int, int], None]) -> MatchResult:
    record = given.folder / f"{match.name}.jsonl"
    if given.fresh:
        record.unlink(missing_ok=True)
    return play_match(
        match.game,
        match.bots,
        given.games or match.games,
        match.players,
        match.seed,
        progress=progress,
        options=match.options,
        seconds=match.seconds,
        cores=given.cores,
        ray=given.ray,
        record=record,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
