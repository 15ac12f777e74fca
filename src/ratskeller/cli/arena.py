"""The command `ratskeller arena`."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .options import DEFAULT_GAME, INTERRUPTED, GameOptions, plain

if TYPE_CHECKING:
    from ratskeller.arena import LadderResult, MatchResult, Sprt


def arena(
    game: str = DEFAULT_GAME,
    /,
    *,
    bots: str,
    games: int = 200,
    players: int = 2,
    options: GameOptions | None = None,
    seed: int = 1,
    seconds: float | None = None,
    ladder: Annotated[bool, Parameter(negative="")] = False,
    sprt: str | None = None,
    cores: int | None = None,
    ray: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    csv: Path | None = None,
    plot: Path | None = None,
    record: Path | None = None,
) -> int:
    """Play matches between bots with paired deals, and print the results with confidence intervals.

    Options are those of a new game, as for play. Every deal has a new random setup, the same in all its games.

    Ctrl+C ends a match and prints the result so far.

    Args:
        game: the game.
        bots: two bots (the first in one seat, the second in all others), or one for each seat, or any number for a ladder.
        games: number of games (in a ladder, of each pair of bots), rounded up to whole deals.
        players: number of seats.
        options: options of the games.
        seed: the same seed gives the same deals and games.
        seconds: time limit of a bot for each turn; by default none.
        ladder: play all bots against each other, and print ratings.
        sprt: two shares in percent, such as 50,55; the match ends once one of them is accepted for the first bot.
        cores: number of processes, by default one per processor; the games stay the same.
        ray: address of a Ray cluster that plays instead, or local for two workers here.
        json: print JSON instead of a table.
        csv: file for a table, one line per bot.
        plot: file for a plot (SVG).
        record: file for the games in lines of JSON; an interrupted match continues from this file.
    """
    from ratskeller.arena import BadMatch, match, play_ladder
    from ratskeller.arena.executors import all_cores
    from ratskeller.arena.report import standing

    from .progress import progress

    names = [name.strip() for name in bots.split(",")]
    test = sprt_of(sprt) if sprt is not None else None
    if ladder and test is not None:
        raise BadMatch("sprt: tests one bot against another, and can't be part of a ladder")
    title = f"{game}: {' - '.join(names)}"
    with progress(title) as show:

        def show_test(done: int, wanted: int) -> None:
            show(done, wanted, f"{title}, {standing(test.result())}" if test is not None else None)

        play = play_ladder if ladder else partial(match, sprt=test)
        result = play(
            game=game,
            bots=names,
            games=games,
            players=players,
            seed=seed,
            options=plain(options),
            seconds=seconds,
            cores=all_cores() if cores is None else cores,
            ray=ray,
            record=record,
            progress=show_test,
        )
    _write(result, csv, plot)
    _print(result, json)
    return 0 if result.complete else INTERRUPTED


def sprt_of(text: str) -> "Sprt":
    """Return the test of two shares in percent, as in `50,55`. Errors: BadMatch."""
    from ratskeller.arena import BadMatch, Sprt

    try:
        lower, upper = (float(part) / 100 for part in text.split(","))
    except ValueError:
        raise BadMatch(f"sprt: must be two shares in percent, such as 50,55, not {text!r}") from None
    return Sprt(lower, upper)


def _write(result: "MatchResult | LadderResult", csv: Path | None, plot: Path | None) -> None:
    from ratskeller.arena.plot import plot as draw
    from ratskeller.arena.report import as_csv

    if csv:
        csv.write_text(as_csv(result), encoding="utf-8")
    if plot:
        plot.write_text(draw(result), encoding="utf-8")


def _print(result: "MatchResult | LadderResult", json: bool) -> None:
    import msgspec
    from rich.console import Console

    from ratskeller.arena.report import report

    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    else:
        Console().print(report(result))
