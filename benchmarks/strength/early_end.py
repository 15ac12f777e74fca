"""What searches save by ending early, and what that loses.

`python -m benchmarks.strength.early_end GAME --games 20`, from the root of the repository: the strongest level plays against itself,
always with all of its simulations. Every decision is also searched as in a game, where the search may end early. If that chooses another
turn, both turns are played on with the same fresh luck; the difference is the loss, in 1/4096 of certainty. A table by part of the game
comes out as Markdown. Ctrl+C tells what there is. `--tolerance` tries another number than that of the level.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from rich.console import Console
from rich.progress import track

from ratskeller import games
from ratskeller.arena.executors import all_cores
from ratskeller.arena.statistics import mean, standard_error
from ratskeller.bots.ladder import ladder
from ratskeller.bots.planner import is_ready
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.review.played_turn import answer_texts
from ratskeller.search.config import Budget, SearchConfig
from ratskeller.search.nodes import PRIOR, SUMS, TRIES
from ratskeller.search.tree_search import ParallelSearch

from .cores import on_cores
from .readiness import warn_of_interpreted

BAD_INPUT, INTERRUPTED = 2, 130
OPTIONS: dict[str, dict[str, object]] = {"rattus": {"cards": "random"}, "carcassonne": {}}
PARTS = 6
"""Parts of a game, the rows of the table."""
FRESH = 600
"""Simulations that compare two turns."""
FRESH_SEED = 10**9
Turn = tuple[int, ...]


class Ended(msgspec.Struct, frozen=True):
    """A decision: the simulations of a search that may end early, those of the whole search, and the loss, None for the same choice."""

    run: int
    whole: int
    loss: float | None


class Thinker:
    """The strongest level of a game, with all of its simulations or fewer."""

    def __init__(self, game: str, players: int, tolerance: int | None, simulations: int | None = None) -> None:
        """Take the numbers of the level, except where others are given. Errors: UnknownGame."""
        level = ladder(game)[-1]
        assert level.search is not None, "the strongest level looks ahead"
        config = level.search.for_players(players)
        self._early = config if tolerance is None else replace(config, tolerance=tolerance)
        self._weights = level.numbers.weights
        self._simulations = simulations or level.budget.simulations or 0
        self._is_compiled = is_ready(game)

    def decide(self, known: Position, seed: int, fresh: int) -> tuple[Turn, Ended | None]:
        """Return the turn that the whole search chooses, and how it ended; None where there is one turn only."""
        whole = self._searched(known, self._early.to_the_end(), seed)
        late, count = whole.candidates()[0].answers, whole.simulations
        if count == 0:
            return late, None
        search = self._searched(known, self._early, seed)
        early, run = search.candidates()[0].answers, search.simulations
        return late, Ended(run, count, None if early == late else self._loss(known, late, early, fresh))

    def _searched(self, known: Position, config: SearchConfig, seed: int) -> ParallelSearch:
        search, seat = ParallelSearch(known.game, self._is_compiled, config), int(known.actor or 0)
        if search.start(known.state, seat, seed, self._weights) > 1:
            search.run(Budget(self._simulations))
        return search

    def _loss(self, known: Position, one: Turn, other: Turn, seed: int) -> float:
        """Return how much better one turn is than another, in 1/4096 of certainty."""
        found, seat = ParallelSearch(known.game, self._is_compiled, self._early.to_the_end()), int(known.actor or 0)
        found.start(known.state, seat, seed, self._weights)
        (search,) = found.searches
        priors = dict(zip(search.turns(), (row[PRIOR] for row in search.stats()), strict=True))
        search.restrict_to([one, other])
        search.expect(FRESH)
        search.run(FRESH)
        better, worse = (row[SUMS + seat] / row[TRIES] for row in search.stats())
        return better + priors[one] - worse - priors[other]


def play(game: str, players: int, deal: int, tolerance: int | None) -> list[Ended | None]:
    """Return what happened in the decisions of a game, in order."""
    chance, thinker = random.Random(deal), Thinker(game, players, tolerance)
    position = games.get(game).new(players=players, **OPTIONS[game])
    found: list[Ended | None] = []
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        known = position.redeal(int(position.actor or 0))
        known.state.logging = 0
        turn, ended = thinker.decide(
            known, 100 * deal + int(position.actor or 0), FRESH_SEED + 1000 * deal + len(found)
        )
        found.append(ended)
        position.play("; ".join(answer_texts(known.game, known.options, known.state, turn)))
    return found


def page(every: Sequence[Sequence[Ended | None]]) -> str:
    """Return the figures in Markdown; games are the units of the interval."""
    lines = ["| part of the game | simulations saved | searches ended early |", "|---|---|---|"]
    for part in range(PARTS):
        of_part = [it for game in every for i, it in enumerate(game) if it and PARTS * i // len(game) == part]
        lines.append(_line(f"{part + 1} of {PARTS}", of_part))
    known = [[it for it in game if it] for game in every]
    lines.append(_line("all", [it for game in known for it in game]))
    losses = [mean([it.loss or 0.0 for it in game]) for game in known]
    others = mean([float(it.loss is not None) for game in known for it in game])
    error = 1.96 * standard_error(losses)
    return "\n".join(
        [
            *lines,
            "",
            f"{len(every)} games; {others:.1%} other choices; mean loss {mean(losses):.2f} ± {error:.2f} (95 %)",
        ]
    )


def _line(name: str, every: Sequence[Ended]) -> str:
    whole = sum(it.whole for it in every)
    saved = 1 - sum(it.run for it in every) / whole if whole else 0.0
    ended = mean([float(it.run < it.whole) for it in every]) if every else 0.0
    return f"| {name} | {saved:.0%} | {ended:.0%} |"


def main(arguments: Sequence[str]) -> int:
    """Play, print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength.early_end", description=__doc__)
    parser.add_argument("game", choices=sorted(OPTIONS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--tolerance", type=int, help="in place of the level's")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    given = parser.parse_args(arguments)
    found: dict[int, list[Ended | None]] = {}
    status = 0
    try:
        games.get(given.game).new(players=given.players)
        warn_of_interpreted([given.game])
        every = [(given.game, given.players, deal, given.tolerance) for deal in range(1, given.games + 1)]
        ended = on_cores(play, every, given.cores)
        for (_, _, deal, _), game in track(ended, given.game, len(every), console=Console(stderr=True), transient=True):
            found[deal] = game
    except RatskellerError as problem:
        print(f"early_end: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        status = INTERRUPTED
    if found:
        print(page([found[deal] for deal in sorted(found)]))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
