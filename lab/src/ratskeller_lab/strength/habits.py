"""How bots play: which cards they take and what these won, and how many followers they keep in hand.

`python -m ratskeller_lab.strength.habits GAME --bots plague-doctor,greedy-1 --games 100`, from the root of the repository: every bot
plays so many games against itself, the same deals for all bots. A table comes out as Markdown, a picture goes to a file. Ctrl+C tells
what there is. `--folder docs` draws the pictures of docs/training.md anew.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from ratskeller import bots, games
from ratskeller.arena.executors import all_cores
from ratskeller.core.errors import RatskellerError
from ratskeller.search.turns import answer_texts

from .cores import on_cores
from .counting import HABITS, Habits
from .drawing import picture
from .readiness import warn_of_interpreted

FOLDER = Path("test-results") / "strength"
BAD_INPUT, INTERRUPTED = 2, 130
OPTIONS: dict[str, dict[str, Any]] = {"rattus": {"cards": "random"}, "carcassonne": {}}


def play(game: str, name: str, deal: int) -> Habits:
    """Return what was seen of a bot in a game that copies of it played."""
    chance = random.Random(deal)
    position, habits = games.get(game).new(players=2, **OPTIONS[game]), HABITS[game]()
    players = [bots.make_planner(name, game, seed=deal) for _ in range(2)]
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        habits.see(position)
        seat = int(position.actor or 0)
        known = position.redeal(seat)
        known.state.logging = 0
        plan = players[seat].plan(known.game, known.state, seat)
        position.play("; ".join(answer_texts(known.game, known.options, known.state, plan)))
    habits.finish(position)
    return habits


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.strength.habits", description=__doc__)
    parser.add_argument("game", choices=sorted(HABITS))
    parser.add_argument("--bots", default="plague-doctor,greedy-1", help="names of bots, with commas between")
    parser.add_argument("--games", type=int, default=100, help="games of each bot")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the picture goes")
    given = parser.parse_args(arguments)
    found = {name: HABITS[given.game]() for name in given.bots.split(",")}
    status = 0
    try:
        for name in found:
            bots.make_planner(name, given.game)
        warn_of_interpreted([given.game])
        for name, habits in _games(given.game, list(found), given.games, given.cores):
            found[name].add(habits)  # type: ignore[arg-type]
    except RatskellerError as problem:
        print(f"habits: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        status = INTERRUPTED
    print(page(found))
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / f"habits_{given.game}.svg").write_text(picture(given.game, found), encoding="utf-8")
    return status


def _games(game: str, names: Sequence[str], count: int, cores: int) -> Iterator[tuple[str, Habits]]:
    """Yield bots with what was seen of them in a game, deal by deal, so that an interrupt finds all of them alike."""
    every = [(game, name, deal) for deal in range(count) for name in names]
    ended = on_cores(play, every, cores)
    for (_, name, _), habits in track(ended, game, len(every), console=Console(stderr=True), transient=True):
        yield name, habits


def page(found: dict[str, Habits]) -> str:
    """Return a table in Markdown, the bots beside each other; what a bot has not met in its games stays empty."""
    heading = next(iter(found.values())).heading
    names = [f"{name}: {what}" for what in heading[1:] for name in found]
    lines = [[heading[0], *names], ["---"] * (len(names) + 1)]
    counted = [{row[0]: row[1:] for row in habits.rows()} for habits in found.values()]
    every = dict.fromkeys(what for rows in counted for what in rows)
    lines += [[what, *(rows.get(what, ("", ""))[column] for column in (0, 1) for rows in counted)] for what in every]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
