"""Playing matches: to their end, until they are decided, or until somebody interrupts them."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from ratskeller.bots import Bot

from .ladder import LadderResult, ladder_of
from .plan import BadMatch, Match, deals_for, match_of, named
from .record import recording
from .result import GameResult, MatchResult, summarise
from .spread import spread
from .sprt import Sprt
from .statistics import mean

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""
Keep = Callable[[GameResult], None]


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
    options: Mapping[str, Any] | None = None,
    seconds: float | None = None,
    cores: int = 1,
    ray: str | None = None,
    record: Path | None = None,
    sprt: Sprt | None = None,
) -> MatchResult:
    """Play a match and return its result; an interrupt (Ctrl+C) ends it early, with the result of the deals that were played.

    `bots` are names or objects with a method `play` (`bots.Bot`). Two of them, A and B: one A against B in all other seats; or one for each
    seat. A deal is played once from every rotation of the line-up; `games` is rounded up to whole deals. Compiled rules are used where they
    are ready, unless `is_compiled` says otherwise. `keep` is called with every game, in their order. `options` are the game's, such as
    `cards`; what chance has to draw first is part of the deal. `seconds`: how long a bot that has a name may think about a plan; by default
    as long as it wants. `cores`: processes that play; the games do not depend on it. `ray`: address of a cluster that plays instead, or
    `local`. `record`: file that keeps the games, and from which the match goes on if it was interrupted. `sprt`: a test of the share of the
    first of two bots, which ends the match once it is decided. Objects play all their games in this process, so `cores`, `ray` and `record`
    are for names.

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
    deals = deals_for(games, players)
    began = time.perf_counter()
    played, _ = _play(plan, deals, cores, ray, record, progress or _nobody, keep or _nobody, sprt, objects)
    is_decided = sprt is not None and sprt.accepted is not None
    return MatchResult(
        game=game,
        players=players,
        options=plan.options,
        seed=seed,
        wanted=deals * players,
        games=len(played),
        deals=len({result.deal for result in played}),
        complete=len(played) == deals * players or is_decided,
        compiled=plan.compiled,
        seconds=time.perf_counter() - began,
        bots=[summarise(plan, number, played) for number in range(len(bots))],
        sprt=sprt.result() if sprt is not None else None,
    )


def play_ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 1,
    is_compiled: bool | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = None,
    cores: int = 1,
    ray: str | None = None,
    record: Path | None = None,
) -> LadderResult:
    """Play everybody against everybody and return ratings; an interrupt ends it early.

    With two players every two bots meet; with more, each bot sits alone against copies of each other one. `games` is the number for each
    such meeting. All meetings have the same deals. The rest is as in `match`.
    """
    match = match_of(game, bots, players, seed, options, seconds, is_compiled, ladder=True)
    deals = deals_for(games, players)
    began = time.perf_counter()
    played, wanted = _play(match, deals, cores, ray, record, progress or _nobody, keep or _nobody)
    return ladder_of(match, played, wanted, time.perf_counter() - began)


def _nobody(*_: object) -> None:
    """Listen to what nobody wants to hear."""


def _play(
    match: Match,
    deals: int,
    cores: int,
    ray: str | None,
    record: Path | None,
    progress: Progress,
    keep: Keep,
    sprt: Sprt | None = None,
    objects: Mapping[str, Bot] | None = None,
) -> tuple[list[GameResult], int]:
    """Play to the end, until the test is decided, or until an interrupt; return the games and how many are wanted."""
    wanted = deals * len(match.line_ups) * match.players
    played: list[GameResult] = []
    try:
        with closing(_results(match, deals, cores, ray, record, objects or {})) as results:
            for games in results:
                played.extend(games)
                if sprt is not None:
                    sprt.add(mean([game.points(game.line_up.index(0)) for game in games]))
                for game in games:
                    keep(game)
                progress(len(played), wanted)
                if len(played) >= wanted or (sprt is not None and sprt.accepted is not None):
                    break
    except KeyboardInterrupt:
        pass
    return played, wanted


def _results(
    match: Match, deals: int, cores: int, ray: str | None, record: Path | None, objects: Mapping[str, Bot]
) -> Generator[list[GameResult], None, None]:
    """Yield the games of each unit: those of the record, then those that are still to be played."""
    with recording(record, match) as file:
        kept = file.games if file is not None else []
        for first in range(0, len(kept), match.players):
            yield kept[first : first + match.players]
        units = islice(match.units(deals), len(kept) // match.players, None)
        with closing(spread(match, units, cores, ray, objects)) as results:
            for games in results:
                if file is not None:
                    file.add(games)
                yield games
