"""Play matches to their end, until they are decided, or until an interrupt."""

import time
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from ratskeller.bots import Bot
from ratskeller.core.options import Options
from ratskeller.core.sources import fingerprint
from ratskeller.strength.statistics import mean

from .executors import check_sources, cluster, in_order, processes
from .ladder import LadderResult, ladder_of
from .plan import BadMatch, Match, Unit, deals_for, match_of, named
from .record import recording
from .result import GameResult, GamesPlayed, MatchResult, match_result
from .sprt import Sprt
from .table import Table, table_of

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""
Keep = Callable[[GameResult], None]
GamesOfUnits = Generator[list[GameResult], None, None]
"""The games of each unit, in the order of the units. Closing it ends all games."""


@dataclass(frozen=True)
class Execution:
    """How a match is run: where its games are played, who hears of them, and what may end it early."""

    cores: int
    ray: str | None
    record: Path | None
    progress: Progress
    keep: Keep
    sprt: Sprt | None = None
    objects: Mapping[str, Bot] = field(default_factory=dict)


def match(
    bots: Sequence[str | Bot],
    *,
    game: str,
    games: int = 100,
    players: int = 2,
    seed: int = 1,
    is_compiled: bool | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
    options: Options | None = None,
    seconds: float | None = None,
    cores: int = 1,
    ray: str | None = None,
    record: Path | None = None,
    sprt: Sprt | None = None,
) -> MatchResult:
    """Play a match and return its result. Ctrl+C ends it early, with the result of the deals played so far.

    Parameters
    ----------
    bots: names, or objects with a method `play` (`bots.Bot`): one for each seat, or two, A and B: one A against B in all other seats.
    game: the name of the game.
    games: how many games to play, rounded up to whole deals. A deal is played once from every rotation of the line-up.
    players: how many seats.
    seed: the seed of the deals.
    is_compiled: whether to use compiled rules; by default where they are ready.
    progress: called with the games played and the games wanted.
    keep: called with every game, in order.
    options: options of the game, such as `cards`; what chance draws first is part of the deal.
    seconds: how long a bot with a name may think about a plan; by default as long as it wants.
    cores: processes that play; the games do not depend on it.
    ray: address of a Ray cluster that plays instead, or `local`.
    record: file that stores the games; an interrupted match resumes from it.
    sprt: a test of the share of the first of two bots, which ends the match once it is decided.

    Bots that are objects play in this process, so `cores`, `ray` and `record` are for names only.

    Errors: UnknownGame, UnknownBot, BadOption, BadMatch for other wrong arguments; OSError for a record that can't be written.
    """
    names, objects = named(bots)
    if objects and (cores != 1 or ray is not None or record is not None):
        raise BadMatch(
            "bots: an object plays in this process; leave out cores, ray and record, or register it under a name"
        )
    plan = match_of(game, names, players, seed, options, seconds, is_compiled, objects=objects)
    if sprt is not None and len(bots) != 2:
        raise BadMatch(f"sprt: tests the first of two bots against the second; here are {len(bots)}")
    execution = Execution(cores, ray, record, progress or _ignore, keep or _ignore, sprt, objects)
    return match_result(plan, _play(plan, deals_for(games, players), execution), sprt)


def play_ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 1,
    is_compiled: bool | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
    options: Options | None = None,
    seconds: float | None = None,
    cores: int = 1,
    ray: str | None = None,
    record: Path | None = None,
) -> LadderResult:
    """Play everybody against everybody and return ratings. Ctrl+C ends it early.

    With two players every two bots meet; with more, each bot sits alone against copies of each other one. `games` is the number for each
    such meeting. All meetings have the same deals. The other parameters are those of `match`.
    """
    plan = match_of(game, bots, players, seed, options, seconds, is_compiled, ladder=True)
    return ladder_of(
        plan,
        _play(plan, deals_for(games, players), Execution(cores, ray, record, progress or _ignore, keep or _ignore)),
    )


def _ignore(*_: object) -> None:
    """Receive what nobody wants to know."""


def _play(match: Match, deals: int, execution: Execution) -> GamesPlayed:
    began = time.perf_counter()
    wanted = deals * len(match.line_ups) * match.players
    played: list[GameResult] = []
    sprt = execution.sprt
    try:
        with closing(_results(match, deals, execution)) as results:
            for games in results:
                played.extend(games)
                if sprt is not None:
                    sprt.add(mean([game.points(game.line_up.index(0)) for game in games]))
                for game in games:
                    execution.keep(game)
                execution.progress(len(played), wanted)
                if len(played) >= wanted or (sprt is not None and sprt.accepted is not None):
                    break
    except KeyboardInterrupt:
        pass
    return GamesPlayed(played, wanted, time.perf_counter() - began)


def _results(match: Match, deals: int, execution: Execution) -> GamesOfUnits:
    with recording(execution.record, match) as file:
        recorded = file.games if file is not None else []
        for first in range(0, len(recorded), match.players):
            yield recorded[first : first + match.players]
        units = islice(match.units(deals), len(recorded) // match.players, None)
        with closing(play_units(match, units, execution.cores, execution.ray, execution.objects)) as results:
            for games in results:
                if file is not None:
                    file.add(games)
                yield games


def play_units(
    match: Match,
    units: Iterable[Unit],
    cores: int = 1,
    ray: str | None = None,
    objects: Mapping[str, Bot] | None = None,
) -> GamesOfUnits:
    """Play units in this process, in `cores` processes, or on the machines of a Ray cluster (`ray`: its address, or `local`).

    The games are the same everywhere. `objects` are bots by name; they play in this process.
    Errors: BadMatch; RuntimeError when a process or a machine crashes.
    """
    if cores < 1:
        raise BadMatch(f"cores: at least 1, not {cores}")
    if ray is not None:
        with cluster(ray) as executor:
            yield from in_order(executor, partial(_play_there, match), units)
    elif cores > 1:
        with processes(cores) as executor:
            yield from in_order(executor, partial(_play_here, match), units)
    else:
        yield from map(Table(match, objects).play, units)


def _play_here(match: Match, unit: Unit) -> list[GameResult]:
    return table_of(match).play(unit)


def _play_there(match: Match, unit: Unit) -> list[GameResult]:
    """Play a unit on a machine of a cluster, which must have the same sources."""
    check_sources(match.sources, fingerprint(match.game))
    return _play_here(match, unit)
