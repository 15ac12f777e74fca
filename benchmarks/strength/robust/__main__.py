"""Many games of random options between random levels: `python -m benchmarks.strength.robust --games 5000`, from the root of the repository.

Every game is drawn from the seed and its number: its options, and a level for every seat. It counts crashes and answers that are illegal,
late, random or by a stand-in, and watches the memory of the processes. `--simulations-share 0.02` lets levels that look ahead run fewer
simulations, so that thousands of games take minutes. Every game has a line in a record in `--folder`: Ctrl+C tells what there is,
and the same command goes on from there; `--fresh` throws the record away. Status 1: something went wrong.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratskeller import bots, games
from ratskeller.arena.executors import all_cores
from ratskeller.arena.plan import fingerprint
from ratskeller.core.code_cache import is_warm
from ratskeller.core.errors import RatskellerError

from ..cores import on_cores
from .page import figures, page
from .playing import Plan, Played, play

FOLDER = Path("test-results") / "strength"
FAULT, BAD_INPUT, INTERRUPTED = 1, 2, 130


class BadRun(RatskellerError):
    """What was asked for can't be played."""


def main(arguments: Sequence[str]) -> int:
    """Play, print the tables; return the exit status."""
    given = _parser().parse_args(arguments)
    try:
        plan = _plan(given)
        file = given.folder / f"robust-{given.seed}-{given.simulations_share:g}.jsonl"
        if given.fresh:
            file.unlink(missing_ok=True)
        played = _recorded(file, plan)
        is_complete = _play(plan, played, file, given.games, given.cores)
    except RatskellerError as problem:
        print(f"robust: {problem}", file=sys.stderr)
        return BAD_INPUT
    except BrokenProcessPool:
        print("robust: a process ended in the middle of a game; the same command goes on", file=sys.stderr)
        return FAULT
    found = figures(plan, [game for game in played if game.number < given.games], given.games)
    print(msgspec.json.format(msgspec.json.encode(found)).decode() if given.json else page(found))
    for crash in found.crashes:
        print(crash, file=sys.stderr)
    if not found.is_clean:
        return FAULT
    return 0 if is_complete else INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength.robust", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help="games, all that have levels without any")
    parser.add_argument("--games", type=int, default=5000, help="how many games")
    parser.add_argument("--seed", type=int, default=2026, help="the same seed draws the same options and levels")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument(
        "--simulations-share", type=float, default=1.0, help="part of their simulations that levels make, 1 at most"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the record goes")
    parser.add_argument("--fresh", action="store_true", help="throw the record away first")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    """Return what is to be played. Errors: UnknownGame, BadRun."""
    names = given.game or [name for name in games.names() if bots.levels(name)]
    for name in names:
        if not bots.levels(name):
            raise BadRun(f"game: {name} has no levels")
        if not is_warm(name):
            raise BadRun(f"the rules of {name} are not compiled; `ratskeller warmup` does it")
    for option, least in (("games", 1), ("cores", 1), ("seed", 0)):
        if getattr(given, option) < least:
            raise BadRun(f"--{option}: at least {least}, not {getattr(given, option)}")
    if not 0 < given.simulations_share <= 1:
        raise BadRun(f"--simulations-share: above 0 and at most 1, not {given.simulations_share:g}")
    return Plan(names, given.seed, given.simulations_share, {name: fingerprint(name) for name in names})


def _recorded(file: Path, plan: Plan) -> list[Played]:
    """Return the games of a record, and begin it where there is none. Errors: BadRun for the record of other games."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
    first, *lines = file.read_bytes().splitlines()
    try:
        if msgspec.json.decode(first, type=Plan) != plan:
            raise BadRun(f"{file}: is of other games, or of bots that have changed; --fresh throws it away")
        return [msgspec.json.decode(line, type=Played) for line in lines]
    except msgspec.DecodeError as problem:
        raise BadRun(f"{file}: no record: {problem}; --fresh throws it away") from None


def _play(plan: Plan, played: list[Played], file: Path, wanted: int, cores: int) -> bool:
    """Play what is missing; tell whether all was played, or somebody interrupted it."""
    known = {game.number for game in played}
    missing = [number for number in range(wanted) if number not in known]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with file.open("ab") as record, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("robust", total=wanted, completed=wanted - len(missing))
        try:
            for game in _games(plan, missing, cores):
                record.write(msgspec.json.encode(game) + b"\n")
                record.flush()
                played.append(game)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def _games(plan: Plan, numbers: Sequence[int], cores: int) -> Iterator[Played]:
    """Yield games as they end. An interrupt waits for those that are going on."""
    described = msgspec.json.encode(plan)
    for _, played in on_cores(play, [(described, number) for number in numbers], cores):
        yield played


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
