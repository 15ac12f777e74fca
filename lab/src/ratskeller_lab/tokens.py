"""What a game of Rattus is like with each set of rat tokens: `python -m ratskeller_lab.tokens` writes docs/evidence/tokens.csv.

A bot plays against itself, the same deals with every set. Ctrl+C leaves the file as it was.
"""

import argparse
import csv
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, stdev

from rich.console import Console
from rich.progress import track

from ratskeller import bots
from ratskeller.arena.executors import all_cores
from ratskeller.games.rattus import GAME
from ratskeller.games.rattus.data.tokens import NAMED
from ratskeller.games.rattus.views.events import EndTriggered
from ratskeller.search.turns import answer_texts

from .strength.cores import on_cores

FILE = Path(__file__).parents[3] / "docs" / "evidence" / "tokens.csv"
PERCENT = 100
ROWS = {
    "turns": "turns in a game",
    "lost": "cubes that a player loses",
    "majority": "of these to the majority, %",
    "everybody": "of these to everybody, %",
    "harmless": "ravages without a loss, %",
    "stock": "games that an empty stock ends, %",
    "peasant": "Peasant among the cards taken, %",
}


def play(tokens: str, players: int, bot: str, deal: int) -> dict[str, float]:
    """Return what happened in a game, a number for each of ROWS."""
    chance = random.Random(deal)
    position, planner = GAME.new(players=players, tokens=tokens), bots.make_planner(bot, GAME.name, seed=deal)
    turns, ended_by = 0, ""
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        seat = int(position.actor or 0)
        known = position.redeal(seat)
        known.state.logging = 0
        plan = planner.plan(known.game, known.state, seat)
        position.play("; ".join(answer_texts(known.game, known.options, known.state, plan)))
        turns += 1
        ended_by = next((it.reason for it in position.events if isinstance(it, EndTriggered)), ended_by)
    bill, taken = position.bill(), [text for text in position.answers if text.startswith("take ")]
    causes = {name: sum(seat[name] for seat in bill["seats"]) for name in ("majority", "all")}
    lost = sum(causes.values()) + sum(card["lost"] for seat in bill["seats"] for card in seat["cards"])
    ravages = [sum(_lost(it) for it in ravage["losses"]) for ravage in bill["ravages"]]
    return {
        "turns": turns,
        "lost": lost / players,
        "majority": PERCENT * causes["majority"] / max(lost, 1),
        "everybody": PERCENT * causes["all"] / max(lost, 1),
        "harmless": PERCENT * ravages.count(0) / max(len(ravages), 1),
        "stock": PERCENT * (ended_by == "stock"),
        "peasant": PERCENT * taken.count("take peasant") / max(len(taken), 1),
    }


def _lost(losses: dict[str, int | dict[str, int]]) -> int:
    return sum(sum(it.values()) if isinstance(it, dict) else it for it in losses.values())


def table(found: dict[tuple[int, str], list[dict[str, float]]]) -> Iterator[list[str]]:
    """Yield the rows of the table: means with their 95 % intervals."""
    yield ["", *(f"{players} players, {tokens}" for players, tokens in found)]
    for name, said in ROWS.items():
        yield [said, *(_mean([game[name] for game in games]) for games in found.values())]


def _mean(values: list[float]) -> str:
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.tokens", description=__doc__)
    parser.add_argument("--bot", default="greedy", help="who plays in all seats")
    parser.add_argument("--games", type=int, default=200, help="games of each kind")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes play")
    parser.add_argument("--file", type=Path, default=FILE, help="where the table goes")
    given = parser.parse_args(arguments)
    found: dict[tuple[int, str], list[dict[str, float]]] = {(players, it): [] for players in (2, 4) for it in NAMED}
    every = [(tokens, players, given.bot, deal) for deal in range(given.games) for players, tokens in found]
    ended = on_cores(play, every, given.cores)
    for (tokens, players, *_), seen in track(ended, GAME.name, len(every), console=Console(stderr=True)):
        found[players, tokens].append(seen)
    with given.file.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
