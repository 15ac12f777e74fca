"""The matches that the documentation quotes: `python -m ratskeller_lab.strength [NAME ...]`, from the root of the repository.

Without names all matches and ladders of `matches.toml` are played; a name stands for all that begin with it. Tables come out as Markdown,
plots go to files. Every match has a record in `--folder`: Ctrl+C tells what there is, and the same command goes on from there. `--games 20`
gives a quick look. What would be another match than the one in a record is refused; `--fresh` throws old records away.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ratskeller.arena import MatchResult, match, play_ladder
from ratskeller.arena.executors import all_cores
from ratskeller.arena.plot import plot
from ratskeller.core.errors import RatskellerError

from .page import Played, Rated, ladder_page, page, picture
from .readiness import warn_of_interpreted
from .wanted import MATCHES, Wanted, WantedLadder, check_names, chosen, wanted_ladders, wanted_matches

FOLDER = Path("test-results") / "strength"
BAD_INPUT, INTERRUPTED = 2, 130
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def main(arguments: Sequence[str]) -> int:
    """Play, print the table, write the plot; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="matches, or how their names begin")
    parser.add_argument("--matches", type=Path, default=MATCHES, help="file that lists the matches")
    parser.add_argument(
        "--games", type=int, help="games of each match, or of each meeting of a ladder, in place of what the file says"
    )
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--ray", help="address of a Ray cluster that plays instead, or local")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where records and the plot go")
    parser.add_argument("--fresh", action="store_true", help="throw the records of these matches away first")
    given = parser.parse_args(arguments)
    try:
        every, each = wanted_matches(given.matches), wanted_ladders(given.matches)
        check_names(given.names, [*every, *each])
        matches, ladders = chosen(every, given.names), chosen(each, given.names)
        warn_of_interpreted([*(match.game for match in matches), *(ladder.game for ladder in ladders)])
        given.folder.mkdir(parents=True, exist_ok=True)
        played = _play(matches, given)
        is_complete = len(played) == len(matches) and all(result.complete for _, result in played)
        rated = _rate(ladders, given) if is_complete else []
    except RatskellerError as problem:
        print(f"strength: {problem}", file=sys.stderr)
        return BAD_INPUT
    if played:
        print(page(played))
        (given.folder / "strength.svg").write_text(picture(played), encoding="utf-8")
    for ladder, result in rated:
        print(f"\n{ladder_page(ladder, result)}")
        (given.folder / f"{ladder.name}.svg").write_text(plot(result), encoding="utf-8")
    is_complete = is_complete and len(rated) == len(ladders) and all(result.complete for _, result in rated)
    return 0 if is_complete else INTERRUPTED


def _play(matches: Sequence[Wanted], given: argparse.Namespace) -> list[Played]:
    """Play one match after the other; an interrupt leaves the rest out."""
    played: list[Played] = []
    with Progress(*COLUMNS, console=Console(stderr=True)) as bar:
        for match in matches:
            result = _one(match, given, partial(_show, bar, bar.add_task(match.name, total=None)))
            if result.games:
                played.append((match, result))
            if not result.complete:
                break
    return played


def _show(bar: Progress, task: TaskID, done: int, wanted: int) -> None:
    bar.update(task, completed=done, total=wanted)


def _rate(ladders: Sequence[WantedLadder], given: argparse.Namespace) -> list[Rated]:
    """Play one ladder after the other; an interrupt leaves the rest out."""
    rated: list[Rated] = []
    with Progress(*COLUMNS, console=Console(stderr=True)) as bar:
        for ladder in ladders:
            result = play_ladder(
                ladder.game,
                ladder.everybody,
                given.games or ladder.games,
                ladder.players,
                ladder.seed,
                progress=partial(_show, bar, bar.add_task(ladder.name, total=None)),
                options=ladder.options,
                cores=given.cores,
                ray=given.ray,
                record=_record(ladder.name, given),
            )
            if result.games:
                rated.append((ladder, result))
            if not result.complete:
                break
    return rated


def _record(name: str, given: argparse.Namespace) -> Path:
    """Return the record of a match or ladder, thrown away first where that is wished."""
    record: Path = given.folder / f"{name}.jsonl"
    if given.fresh:
        record.unlink(missing_ok=True)
    return record


def _one(wanted: Wanted, given: argparse.Namespace, progress: Callable[[int, int], None]) -> MatchResult:
    return match(
        wanted.bots,
        game=wanted.game,
        games=given.games or wanted.games,
        players=wanted.players,
        seed=wanted.seed,
        progress=progress,
        options=wanted.options,
        seconds=wanted.seconds,
        cores=given.cores,
        ray=given.ray,
        record=_record(wanted.name, given),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
