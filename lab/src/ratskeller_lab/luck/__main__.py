"""Luck and skill: levels play each other, two at a table, and every game is reviewed: `python -m ratskeller_lab.luck GAME --games 1000`.

From the root of the repository. Luck must come to nothing for every seat and every level, and what is given away must order the levels.
The games go to a record in `--folder`: Ctrl+C tells what there is, and the same command goes on from there. Tables come out as Markdown,
a picture goes to the folder; `--folder docs` draws those of docs/training.md anew (and leaves its record there).
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from ratskeller import bots
from ratskeller.arena.executors import all_cores
from ratskeller.core.errors import RatskellerError

from ..strength.cores import on_cores
from .page import page, picture
from .playing import Plan, Reviewed, play

FOLDER = Path("test-results") / "luck"
BAD_INPUT, INTERRUPTED = 2, 130


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.luck", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--levels", default="", help="names of levels, with commas between; all without it")
    parser.add_argument("--games", type=int, default=1000, help="how many games, those of the record among them")
    parser.add_argument("--simulations", type=int, default=30, help="what a review spends on each search")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where record and picture are")
    given = parser.parse_args(arguments)
    try:
        plan = Plan(given.game, given.levels.split(",") if given.levels else bots.levels(given.game), given.simulations)
        for level in plan.levels:
            bots.make_planner(level, plan.game)
        given.folder.mkdir(parents=True, exist_ok=True)
        played, status = _games(plan, given.games, given.cores, given.folder / f"luck_{plan.game}.jsonl")
    except RatskellerError as problem:
        print(f"luck: {problem}", file=sys.stderr)
        return BAD_INPUT
    if played:
        print(page(played, plan.levels))
        drawn = picture(plan.game.capitalize(), played, plan.levels)
        (given.folder / f"luck_{plan.game}.svg").write_text(drawn, encoding="utf-8")
    return status


def _games(plan: Plan, count: int, cores: int, file: Path) -> tuple[list[Reviewed], int]:
    """Return the games, and the exit status: those of the record, then those that are still to be played, as far as nobody interrupts."""
    played = _recorded(plan, file)
    there = {game.number for game in played}
    every = [(plan, number) for number in range(count) if number not in there]
    with file.open("ab") as record:
        try:
            ended = on_cores(play, every, cores)
            for _, game in track(ended, plan.game, len(every), console=Console(stderr=True), transient=True):
                record.write(msgspec.json.encode(game) + b"\n")
                record.flush()
                played.append(game)
        except KeyboardInterrupt:
            return played, INTERRUPTED
    return played, 0


def _recorded(plan: Plan, file: Path) -> list[Reviewed]:
    """Return the games of a record, a new one where there is none. What was half written is cut off. Errors: BadRecord."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        is_same = msgspec.json.decode(lines[0], type=Plan) == plan
        games = [msgspec.json.decode(line, type=Reviewed) for line in lines[1:]]
    except (IndexError, msgspec.DecodeError) as problem:
        raise RatskellerError(f"{file}: is no record of reviewed games ({problem}); name another folder") from None
    if not is_same:
        raise RatskellerError(f"{file}: is the record of other games; name another folder")
    file.write_bytes(b"".join(lines))
    return games


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
