"""Playing matches: to their end, until they are decided, or until somebody interrupts them."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from .ladder import LadderResult, ladder_of
from .match import BadMatch, Match, deals_for, match_of
from .record import recording
from .result import GameResult, MatchResult, summarise
from .spread import spread
from .sprt import Sprt
from .statistics import mean

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""
Keep = Callable[[GameResult], None]


def play_match(
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
    sprt: Sprt | None = None,
) -> MatchResult:
    """Play a match and return its result; an interrupt (Ctrl+C) ends it early, with the result of the deals that were played.

    Two bots A and B: one A against B in all other seats; or one bot for each seat. A deal is played once from every rotation of the
    line-up; `games` is rounded up to whole deals. Compiled rules are used where they are ready, unless `is_compiled` says otherwise.
    `keep` is called with every game, in their order. `options` are the game's, such as `cards`; what chance has to draw first is part of
    the deal. `seconds`: how long a bot may think about a plan; by default as long as it wants. `cores`: processes that play; the games do
    not depend on it. `ray`: address of a cluster that plays instead, or `local`. `record`: file that keeps the games, and from which the
    match goes on if it was interrupted. `sprt`: a test of the share of the first of two bots, which ends the match once it is decided.

    Errors: UnknownGame, UnknownBot, BadOption, BadMatch for other wrong arguments; OSError for a record that can't be written.
    """
    match = match_of(game, bots, players, seed, options, seconds, is_compiled)
    if sprt is not None and len(bots) != 2:
        raise BadMatch(f"sprt: tests the first of two bots against the second; here are {len(bots)}")
    deals = deals_for(games, players)
    began = time.perf_counter()
    played, _ = _play(match, deals, cores, ray, record, progress or _nobody, keep or _nobody, sprt)
    is_decided = sprt is not None and sprt.accepted is not None
    return MatchResult(
        game=game,
        players=players,
        options=match.options,
        seed=seed,
        wanted=deals * players,
        games=len(played),
        deals=len({result.deal for result in played}),
        complete=len(played) == deals * players or is_decided,
        compiled=match.compiled,
        seconds=time.perf_counter() - began,
        bots=[summarise(match, number, played) for number in range(len(bots))],
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
    such meeting. All meetings have the same deals. The rest is as in `play_match`.
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
) -> tuple[list[GameResult], int]:
    """Play to the end, until the test is decided, or until an interrupt; return the games and how many are wanted."""
    wanted = deals * len(match.line_ups) * match.players
    played: list[GameResult] = []
    try:
        with closing(_results(match, deals, cores, ray, record)) as results:
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
    match: Match, deals: int, cores: int, ray: str | None, record: Path | None
) -> Generator[list[GameResult], None, None]:
    """Yield the games of each unit: those of the record, then those that are still to be played."""
    with recording(record, match) as file:
        kept = file.games if file is not None else []
        for first in range(0, len(kept), match.players):
            yield kept[first : first + match.players]
        units = islice(match.units(deals), len(kept) // match.players, None)
        with closing(spread(match, units, cores, ray)) as results:
            for games in results:
                if file is not None:
                    file.add(games)
                yield games
