"""What came of the games: figures, tables in Markdown."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from ratskeller.arena.statistics import mean, quantile

from .playing import LIMIT, Plan, Played, level_of

QUARTERS, BLOCKS = 4, 12
LEAST = 2 * BLOCKS
"""Games that a process has to play before its memory says anything."""


class Speed(msgspec.Struct, frozen=True):
    """How fast a level of a game answers: milliseconds; `seconds` that it may take, and in how many thoughts it took more."""

    game: str
    level: str
    thoughts: int
    median: float
    p99: float
    most: float
    seconds: float
    over: int


class Memory(msgspec.Struct, frozen=True):
    """What a process held, in megabytes: means of the first and last quarter of its games, and its growth after the first."""

    games: int
    first: float
    last: float
    slope: float  # in 1,000 games
    error: float


class Robust(msgspec.Struct, frozen=True):
    """All figures. `late`: thoughts that took longer than a table waits; `kinds`: different options that were played."""

    seed: int
    share: float
    wanted: int
    games: int
    kinds: int
    answers: int
    thoughts: int
    crashes: list[str]
    illegal: int
    late: int
    stand_ins: int
    by_lot: int
    speeds: list[Speed]
    memory: list[Memory]

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.crashes or self.illegal or self.late or self.stand_ins or self.by_lot)


def figures(plan: Plan, played: Sequence[Played], wanted: int) -> Robust:
    """Return the figures of games that were played."""
    took = [ms for game in played for thoughts in game.took.values() for ms in thoughts]
    return Robust(
        seed=plan.seed,
        share=plan.share,
        wanted=wanted,
        games=len(played),
        kinds=len({msgspec.json.encode([game.game, game.options], order="deterministic") for game in played}),
        answers=sum(game.answers for game in played),
        thoughts=len(took),
        crashes=[f"game {game.number} ({game.game}): {game.crash}" for game in played if game.crash],
        illegal=sum(game.illegal for game in played),
        late=sum(ms > 1000 * LIMIT for ms in took),
        stand_ins=sum(game.stand_ins for game in played),
        by_lot=sum(game.by_lot for game in played),
        speeds=_speeds(played),
        memory=_memory(played),
    )


def _speeds(played: Sequence[Played]) -> list[Speed]:
    found: Mapping[tuple[str, str], list[float]] = defaultdict(list)
    for game in played:
        for level, took in game.took.items():
            found[game.game, level] += took
    return [
        Speed(
            name,
            level,
            len(took),
            quantile(took, 0.5),
            quantile(took, 0.99),
            max(took),
            seconds := level_of(name, level).budget.seconds or LIMIT,
            sum(ms > 1000 * seconds for ms in took),
        )
        for (name, level), took in sorted(found.items(), key=lambda entry: (entry[0][0], quantile(entry[1], 0.5)))
    ]


def _memory(played: Sequence[Played]) -> list[Memory]:
    by_process: Mapping[str, list[Played]] = defaultdict(list)
    for game in played:
        by_process[game.process].append(game)
    held = [[game.megabytes for game in sorted(games, key=lambda it: it.nth)] for games in by_process.values()]
    return [_memory_of(samples) for samples in held if len(samples) >= LEAST]


def _memory_of(samples: Sequence[float]) -> Memory:
    """The spread of the slope is over blocks of games: what is held after one game is much like after the one before."""
    quarter = len(samples) // QUARTERS
    blocks = np.array_split(np.arange(quarter, len(samples)), BLOCKS)
    x = np.array([block.mean() for block in blocks]) / 1000
    y = np.array([np.take(samples, block).mean() for block in blocks])
    slope, level = np.polyfit(x, y, 1)
    rest = y - slope * x - level
    error = sqrt(float((rest**2).sum()) / (BLOCKS - 2) / float(((x - x.mean()) ** 2).sum()))
    return Memory(len(samples), mean(samples[:quarter]), mean(samples[-quarter:]), float(slope), error)


def page(found: Robust) -> str:
    """Return the figures as tables in Markdown."""
    return "\n\n".join(_table(rows) for rows in (_counts(found), _fast(found), _held(found)) if len(rows) > 1)


def _counts(found: Robust) -> list[list[str]]:
    return [
        ["what", "count"],
        ["games" if found.games == found.wanted else f"games, of {found.wanted:,} wanted", f"{found.games:,}"],
        ["different options", f"{found.kinds:,}"],
        ["simulations that levels make", f"{found.share:.0%}"],
        ["who thinks", "the worker of a table" if found.share == 1 else "the same process, with the clock of a table"],
        ["answers; thoughts", f"{found.answers:,}; {found.thoughts:,}"],
        ["crashes", str(len(found.crashes))],
        ["thoughts with an illegal answer", str(found.illegal)],
        [f"thoughts later than the {LIMIT:g} s of a table", str(found.late)],
        ["thoughts of a stand-in", str(found.stand_ins)],
        ["random answers", str(found.by_lot)],
    ]


def _fast(found: Robust) -> list[list[str]]:
    heading = ["game", "level", "thoughts", "ms: median", "99 %", "most", "may take", "took longer"]
    return [heading] + [
        [
            *(speed.game, speed.level, f"{speed.thoughts:,}"),
            *(f"{ms:.1f}" for ms in (speed.median, speed.p99, speed.most)),
            *(f"{1000 * speed.seconds:.0f}", str(speed.over)),
        ]
        for speed in found.speeds
    ]


def _held(found: Robust) -> list[list[str]]:
    heading = [
        "games of a process",
        "MB in the first quarter",
        "in the last",
        "MB more in 1,000 games, after the first",
    ]
    return [heading] + [
        [str(it.games), f"{it.first:.1f}", f"{it.last:.1f}", f"{it.slope:+.2f} ± {it.error:.2f}"] for it in found.memory
    ]


def _table(rows: Sequence[Sequence[Any]]) -> str:
    lines = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
