"""How often a review is right when it calls a decision a mistake: `python -m ratskeller_lab.strength.annotations [GAME ...]`.

From the root of the repository. Levels play each other, and every game is reviewed as a server does it. Decisions that the review calls a
mistake are played out: what was played and what was better, by `alderman` in all seats, on luck that the review did not see. A mistake
is confirmed if what was called better then won more. Every game reviewed and every decision played out goes to a record in `--folder`:
Ctrl+C says what there is, and the same command goes on from there. Tables come out as Markdown, with the seconds that a review took.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Generic, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ratskeller import bots, games
from ratskeller.arena.executors import all_cores
from ratskeller.core.errors import RatskellerError
from ratskeller.review import local_search
from ratskeller.review.judgements import NOTES_VERSION, SIMULATIONS, decisions, seconds_each, simulations_each
from ratskeller.review.local_search import AnalysisConfig
from ratskeller.search.config import Budget
from ratskeller.search.turns import answer_numbers
from ratskeller.strength.statistics import Z95, mean, standard_error, wilson

from ..luck.playing import played, seating
from .cores import on_cores
from .playouts import Playouts
from .readiness import warn_of_interpreted

FOLDER = Path("test-results") / "strength"
JUDGE = "alderman"
MOST_EACH = 3
"""Most decisions of a game that are played out, drawn by chance, so that no game weighs much."""
MOST_GAMES = 20
"""Most games for each decision wanted: in some nobody made a mistake."""
STEP = 7
"""From one pair of levels to the next; prime to the number of pairs."""
SIZES = (0.0, 0.1, 0.15, 0.25)
"""Where the rows of the table begin, by what the review says was lost."""
BAD_INPUT, INTERRUPTED = 2, 130


class Plan(msgspec.Struct, frozen=True):
    """Which games are played, and what plays both turns of a decision out: the first line of the record of playouts."""

    game: str
    levels: list[str]
    players: int = 2
    judge: str = JUDGE


class ReviewPlan(msgspec.Struct, frozen=True):
    """How these games are reviewed: the first line of the record of reviews."""

    played: Plan
    simulations: int = SIMULATIONS
    notes: int = NOTES_VERSION


class Called(msgspec.Struct, frozen=True):
    """A decision after `at` answers of a game by which `seat`, played by a level, lost so much by its review."""

    number: int
    at: int
    seat: int
    level: str
    answers: str
    best: str
    lost: float


class ReviewedGame(msgspec.Struct, frozen=True):
    """A game by its number, how many decisions it had, how many mistakes, those of them that are played out, and how long it took."""

    number: int
    decisions: int
    called: int
    drawn: list[Called]
    seconds: float


class PlayedOut(msgspec.Struct, frozen=True):
    """What `best` won in playouts beyond `answers`, by pair, after `at` answers of a game."""

    number: int
    at: int
    answers: str
    best: str
    differences: list[float]


Key = tuple[int, int, str]
Line = TypeVar("Line", ReviewedGame, PlayedOut)


@dataclass(frozen=True)
class Checked:
    """A decision by which much was lost, with what its better turn won in playouts beyond the one that was played, by pair."""

    called: Called
    differences: list[float]

    @property
    def gained(self) -> float:
        """What the better turn won more in the mean."""
        return mean(self.differences)


class Record(Generic[Line]):
    """A file with what is done: lines of one kind after a plan."""

    def __init__(self, file: Path, plan: Plan | ReviewPlan, kind: type[Line]) -> None:
        """Read it, or begin a new one; a line that is half written is cut off. Errors: RatskellerError."""
        self._file = file
        if not file.exists():
            file.write_bytes(msgspec.json.encode(plan) + b"\n")
        lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        try:
            is_same = msgspec.json.decode(lines[0], type=type(plan)) == plan
            self.lines: list[Line] = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
        except (IndexError, msgspec.DecodeError) as problem:
            raise RatskellerError(f"{file}: is no record of this command ({problem}); name another folder") from None
        if not is_same:
            raise RatskellerError(f"{file}: is the record of other games or reviews; name another folder")
        file.write_bytes(b"".join(lines))

    def add(self, line: Line) -> None:
        """Write what was done."""
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.lines.append(line)


class Records:
    """The reviews of a game, and the playouts, which serve later versions of the review as well."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Read both files. Errors: RatskellerError."""
        self.plan = plan
        review = ReviewPlan(plan)
        self.reviews = Record(
            folder / f"annotations_{plan.game}_{plan.players}_{review.notes}.jsonl", review, ReviewedGame
        )
        self.playouts = Record(folder / f"playouts_{plan.game}_{plan.players}.jsonl", plan, PlayedOut)

    def checked(self) -> list[Checked]:
        """Return the decisions that are played out."""
        found = {key_of(it): it.differences for it in self.playouts.lines}
        return [Checked(it, found[key_of(it)]) for game in self.reviews.lines for it in game.drawn]


def key_of(decision: Called | PlayedOut) -> Key:
    """Return what playouts depend on: the decision, and the turn that was called better."""
    return decision.number, decision.at, decision.best


def check_game(plan: Plan, number: int, known: frozenset[Key]) -> tuple[ReviewedGame, list[PlayedOut]]:
    """Play and review a game, and play out decisions by which much was lost, except for those that are known."""
    game = reviewed(plan, number)
    return game, [play_out(plan, called) for called in game.drawn if key_of(called) not in known]


def reviewed(plan: Plan, number: int) -> ReviewedGame:
    """Return a game that two levels have played, reviewed within the limits of a server."""
    names = _levels_of(plan, number)
    record = played(plan.game, names, number)
    count = len(decisions(record))
    search = AnalysisConfig(Budget(simulations_each(SIMULATIONS, count), seconds_each(count)), 0, 1, None)
    begun = perf_counter()
    notes = [note for note in local_search.annotate(record, search) if note.regret]
    seconds = perf_counter() - begun
    called = [Called(number, it.at, it.seat, names[it.seat], it.answers, it.best, it.regret) for it in notes]
    # By chance, but most of them again after a change of the review
    called.sort(key=lambda it: random.Random(f"{number} {it.at}").random())
    return ReviewedGame(number, count, len(called), called[:MOST_EACH], seconds)


def play_out(plan: Plan, called: Called) -> PlayedOut:
    """Play both turns of a decision out."""
    record = played(plan.game, _levels_of(plan, called.number), called.number)
    known = record.back_to(called.at).redeal(called.seat)
    best, own = (answer_numbers(known, line.split("; ")) for line in (called.best, called.answers))
    differences = Playouts(known, plan.judge).differences(known, called.seat, best, own)
    return PlayedOut(called.number, called.at, called.answers, called.best, differences)


def _levels_of(plan: Plan, number: int) -> tuple[str, ...]:
    # In steps, so that a part of a run has seen every level
    return seating(plan.levels, STEP * number) * (plan.players // 2)


def work(records: Records, wanted: int, cores: int) -> Iterator[int]:
    """Yield how many decisions are played out, until there are as many as wanted."""
    yield len(records.checked())
    known = frozenset(map(key_of, records.playouts.lines))
    done = {game.number for game in records.reviews.lines}
    numbers = [number for number in range(len(done) + MOST_GAMES * wanted) if number not in done]
    ended = on_cores(check_game, [(records.plan, number, known) for number in numbers], cores)
    while len(records.checked()) < wanted and (one := next(ended, None)) is not None:
        _, (game, playouts) = one
        for it in playouts:
            records.playouts.add(it)
        records.reviews.add(game)
        yield len(records.checked())


def page(records: Records) -> str:
    """Return tables in Markdown: how often reviews were confirmed, by what they said was lost, and by who decided."""
    plan, seen, checked = records.plan, records.reviews.lines, records.checked()
    total, called = sum(it.decisions for it in seen), sum(it.called for it in seen)
    lines = [
        f"{plan.game}, {plan.players} players: {len(seen)} games reviewed, {total} decisions, "
        f"{called} of them mistakes ({called / max(1, total):.1%}); "
        f"a review took {mean([it.seconds for it in seen]):.1f} s, {max((it.seconds for it in seen), default=0):.1f} at most",
        "",
        "| lost by the review | decisions | confirmed | 95 % | lost by the review, mean | by playouts | pairs of playouts |",
        "|---|---|---|---|---|---|---|",
        *(_row(f"{low:.0%} or more", _between(checked, low, 1.0)) for low in SIZES[:1]),
        *(
            _row(f"{low:.0%} to {high:.0%}", _between(checked, low, high))
            for low, high in zip(SIZES, (*SIZES[1:], 1.0), strict=True)
        ),
        "",
        "| level that decided | decisions | confirmed | 95 % | lost by the review, mean | by playouts | pairs of playouts |",
        "|---|---|---|---|---|---|---|",
        *(_row(level, [it for it in checked if it.called.level == level]) for level in plan.levels),
    ]
    return "\n".join(lines)


def _between(checked: Sequence[Checked], low: float, high: float) -> list[Checked]:
    return [it for it in checked if low <= it.called.lost < high or it.called.lost == high == 1]


def _row(name: str, checked: Sequence[Checked]) -> str:
    count = len(checked)
    means = [it.gained for it in checked]
    confirmed = sum(difference > 0 for difference in means)
    low, high = wilson(confirmed, count)
    cells = (
        name,
        str(count),
        f"{confirmed / count:.0%}" if count else "",
        f"{low:.0%} to {high:.0%}" if count else "",
        f"{mean([it.called.lost for it in checked]):.1%}" if count else "",
        f"{mean(means):.1%} ± {Z95 * standard_error(means):.1%}" if count else "",
        str(sum(len(it.differences) for it in checked)),
    )
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str]) -> int:
    """Play, review, play out and print the tables; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.strength.annotations", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="games; all that have levels without any")
    parser.add_argument(
        "--decisions", type=int, default=200, help="decisions to play out, those of the record among them"
    )
    parser.add_argument("--players", type=int, default=2, choices=(2, 4), help="seats at a table")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes work")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where records are")
    given = parser.parse_args(arguments)
    status = 0
    try:
        chosen = given.games_of or [name for name in games.names() if bots.levels(name)]
        warn_of_interpreted(chosen)
        given.folder.mkdir(parents=True, exist_ok=True)
        for name in chosen:
            records = Records(Plan(name, bots.levels(name), given.players), given.folder)
            status = status or _run(records, given.decisions, given.cores)
            print(page(records), end="\n\n")
    except RatskellerError as problem:
        print(f"annotations: {problem}", file=sys.stderr)
        return BAD_INPUT
    return status


def _run(records: Records, wanted: int, cores: int) -> int:
    """Work; return the exit status."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(records.plan.game, total=wanted)
        try:
            for done in work(records, wanted, cores):
                bar.update(task, completed=min(done, wanted))
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
