"""The command `ratskeller selfplay`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ratskeller.core.errors import BadArgument
from ratskeller.core.options import Options

from .options import DEFAULT_GAME, INTERRUPTED, GameOptions, plain

if TYPE_CHECKING:
    from ratskeller.research.data import Plan

DEFAULT_GAMES = 1000
SAMPLE: tuple[tuple[str, int, Options, int], ...] = (
    ("rattus", 2, {"cards": "random"}, 100),
    ("rattus", 3, {"cards": "random"}, 30),
    ("rattus", 4, {"cards": "random"}, 20),
    ("rattus", 2, {}, 20),
    ("rattus", 2, {"rules": "letter"}, 20),
    ("carcassonne", 2, {"plague": False}, 12),
    ("carcassonne", 2, {}, 12),
    ("carcassonne", 2, {"spread": "copy"}, 12),
)
"""Game, number of players, options, and number of games of each set of the small sample: what the notebooks need, of the weakest level,
which plays a game in a second even with interpreted rules."""


def selfplay(
    game: str | None = None,
    /,
    *,
    bots: str | None = None,
    games: int | None = None,
    players: int | None = None,
    options: GameOptions | None = None,
    seed: int = 1,
    folder: Path = Path("data"),
    cores: int | None = None,
    sample: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Let bots play games, and write all positions, answers, results and chances to win as Parquet, with a data card.

    A folder may hold several sets of games: call the command again with other options. After Ctrl+C the same command continues, and with a
    greater number of games it extends the set.

    Args:
        game: the game; by default rattus.
        bots: one bot for all seats, two (the first in one seat, the second in all others), or one for each seat; by default the level in
            the middle.
        games: number of games; by default 1000.
        players: number of seats; by default 2.
        options: options of the games.
        seed: the same seed gives the same games.
        folder: folder for the data.
        cores: number of processes, by default one per processor; the games stay the same.
        sample: write a small sample of both games instead, in less than a minute.
    """
    from ratskeller.arena.executors import all_cores
    from ratskeller.arena.selfplay import play_set

    from .progress import progress

    given = (game, bots, games, players, options)
    if sample and any(it is not None for it in given):
        raise BadArgument(
            "sample: plays games of its own; leave out the game, --bots, --games, --players and other options"
        )
    planned = _sample(seed) if sample else [(_plan(game or DEFAULT_GAME, bots, players, seed, options), games)]
    try:
        for plan, count in planned:
            with progress(f"{plan.game}: {', '.join(plan.bots)}") as show:
                play_set(
                    plan,
                    DEFAULT_GAMES if count is None else count,
                    folder,
                    all_cores() if cores is None else cores,
                    show,
                )
    except KeyboardInterrupt:
        print(f"interrupted; the same command continues in {folder}", file=sys.stderr)
        return INTERRUPTED
    print(folder / "README.md")
    return 0


def _plan(game: str, bots: str | None, players: int | None, seed: int, options: GameOptions | None) -> "Plan":
    from ratskeller import bots as all_bots
    from ratskeller.core.compile.code_cache import is_warm
    from ratskeller.research.data import plan_games

    names = [all_bots.middle_level(game) or "random"] if bots is None else [it.strip() for it in bots.split(",")]
    return plan_games(game, names, 2 if players is None else players, seed, plain(options), compiled=is_warm(game))


def _sample(seed: int) -> "Iterator[tuple[Plan, int]]":
    from ratskeller.core.compile.code_cache import is_warm
    from ratskeller.research.data import plan_games

    for game, players, options, games in SAMPLE:
        yield plan_games(game, ["novice"], players, seed, options, compiled=is_warm(game)), games
