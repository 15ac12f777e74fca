"""Every level against the one below it, in every way in which a game is offered: `python -m ratskeller_lab.strength.modes [GAME ...]`.

From the root of the repository. One seat plays by the level, all others by the one below; the modes stand in `modes.toml`. Every match
has a record in `--folder`: Ctrl+C tells what there is, and the same command goes on from there. The table comes out as Markdown: the
share that the level won, with its standard error over deals. `--levels alderman,plague-doctor` plays the steps up to these alone.
"""

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratskeller import bots, games
from ratskeller.arena import BadMatch, MatchResult, match
from ratskeller.arena.executors import all_cores
from ratskeller.core.errors import RatskellerError

from .readiness import warn_of_interpreted

MODES = Path(__file__).with_name("modes.toml")
FOLDER = Path("test-results") / "strength" / "modes"
SEED = 2026
BAD_INPUT, INTERRUPTED = 2, 130


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way in which a game is offered, with each of these numbers of players."""

    name: str
    game: str
    players: list[int]
    options: dict[str, Any] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: list[Mode]


@dataclass(frozen=True)
class Step:
    """A level held against the one below, in a mode with so many players."""

    level: str
    below: str
    mode: Mode
    players: int

    @property
    def row(self) -> str:
        """What the row of the table is called."""
        return f"{self.mode.name}, {self.players} players"

    @property
    def file(self) -> str:
        """Name of its record."""
        words = "".join(letter if letter.isalnum() else "-" for letter in self.mode.name)
        return f"{self.mode.game}-{words}-{self.players}-{self.level}.jsonl"


def wanted_modes(file: Path) -> list[Mode]:
    """Return the modes of a file. Errors: BadMatch."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).mode
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadMatch(f"{file}: {problem}") from None


def steps_of(game: str, modes: Sequence[Mode], only: Sequence[str]) -> Iterator[Step]:
    """Yield all matches of a game, mode by mode; those up to the levels `only`, all where it is empty. Errors: UnknownGame, BadMatch."""
    ladder = bots.levels(game)
    for name in only:
        if name not in ladder[1:]:
            raise BadMatch(f"levels: {name} is none above another in {game}; there are {', '.join(ladder[1:])}")
    for mode in modes:
        if mode.game == game:
            for players in mode.players:
                for below, level in pairwise(ladder):
                    if not only or level in only:
                        yield Step(level, below, mode, players)


def table(game: str, played: Sequence[tuple[Step, MatchResult]]) -> str:
    """Return a table: a row for each mode, a column for each step."""
    columns = [level for level in bots.levels(game) if any(step.level == level for step, _ in played)]
    found = {(step.row, step.level): result for step, result in played}
    below = {step.level: step.below for step, _ in played}
    lines = [[games.get(game).name, "equal", *(f"{level} - {below[level]}" for level in columns)]]
    lines.append(["---"] * len(lines[0]))
    for row, players in dict.fromkeys((step.row, step.players) for step, _ in played):
        cells = [_cell(found.get((row, level))) for level in columns]
        lines.append([row, f"{1 / players:.0%}", *cells])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(result: MatchResult | None) -> str:
    if result is None:
        return ""
    bot = result.bots[0]
    return f"{bot.share:.0%} ± {100 * bot.share_error:.0f}, {bot.margin:+.1f} ({result.games})"


def main(arguments: Sequence[str]) -> int:
    """Play, print a table for each game; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.strength.modes", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="games; all that have levels without any")
    parser.add_argument("--games", type=int, default=60, help="games of each match")
    parser.add_argument("--levels", default="", help="levels to hold against the one below, separated by commas")
    parser.add_argument("--modes", type=Path, default=MODES, help="file that lists the modes")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where records go")
    given = parser.parse_args(arguments)
    only = [name for name in given.levels.split(",") if name]
    try:
        modes = wanted_modes(given.modes)
        chosen = given.games_of or sorted({mode.game for mode in modes})
        wanted = {game: list(steps_of(game, modes, only)) for game in chosen}
        warn_of_interpreted(chosen)
        given.folder.mkdir(parents=True, exist_ok=True)
        played = _play([step for steps in wanted.values() for step in steps], given)
    except RatskellerError as problem:
        print(f"modes: {problem}", file=sys.stderr)
        return BAD_INPUT
    for game in chosen:
        if of_game := [(step, result) for step, result in played if step.mode.game == game]:
            print(table(game, of_game), end="\n\n")
    is_complete = len(played) == sum(map(len, wanted.values())) and all(result.complete for _, result in played)
    return 0 if is_complete else INTERRUPTED


def _play(steps: Sequence[Step], given: argparse.Namespace) -> list[tuple[Step, MatchResult]]:
    """Play one match after the other; an interrupt leaves the rest out."""
    played: list[tuple[Step, MatchResult]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        whole = bar.add_task("matches", total=len(steps))
        now = bar.add_task("", total=None)
        for step in steps:
            bar.update(now, description=f"{step.mode.game}: {step.row}, {step.level}", completed=0, total=given.games)
            result = _one(step, given, lambda done, wanted: bar.update(now, completed=done, total=wanted))
            if result.games:
                played.append((step, result))
            if not result.complete:
                break
            bar.advance(whole)
    return played


def _one(step: Step, given: argparse.Namespace, progress: Callable[[int, int], None]) -> MatchResult:
    return match(
        [step.level, step.below],
        game=step.mode.game,
        games=given.games,
        players=step.players,
        seed=SEED,
        progress=progress,
        options=step.mode.options,
        cores=given.cores,
        record=given.folder / step.file,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
