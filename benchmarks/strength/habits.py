"""How bots play: which cards they take, and how many followers they keep in hand.

`python -m benchmarks.strength.habits GAME --bots plague-doctor,greedy-1 --games 100`, from the root of the repository: every bot
plays so many games against itself, the same deals for all bots. A table comes out as Markdown, a picture goes to a file. Ctrl+C tells
what there is.
"""

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from ratskeller import bots, games
from ratskeller.arena import svg
from ratskeller.bots.choosing import texts
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position

FOLDER = Path("test-results") / "strength"
BAD_INPUT, INTERRUPTED = 2, 130
OPTIONS: dict[str, dict[str, Any]] = {"rattus": {"cards": "random"}, "carcassonne": {}}
LEFT = 130
COLOURS = ("#7a8fb5", "#b0703a", "#5b8a5b", "#8a5b86")
TAKE = "take "
WAITING = "lay"
PERCENT, FOLLOWERS = 100, 7

Seen = Callable[[Position], None]
"""Called with every position in which a seat is asked."""


class Cards:
    """How often a bot takes every card of Rattus, and how often it won after that."""

    def __init__(self) -> None:
        """Nothing was seen."""
        self.in_play: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.takers: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def see(self, position: Position) -> None:
        """Cards are counted at the end of a game."""

    def finish(self, position: Position) -> None:
        """Count a game that is over; every seat is a chance to take a card."""
        winner = (position.places or []).index(1)
        takers: dict[str, set[int]] = defaultdict(set)
        for actor, answer in zip(position.actors, position.answers, strict=True):
            if answer.startswith(TAKE):
                card = answer.removeprefix(TAKE)
                self.taken[card] += 1
                takers[card].add(int(actor))
        for card in position.view()["options"]["cards"]:
            self.in_play[card] += len(position.scores)
        for card, seats in takers.items():
            self.takers[card] += len(seats)
            self.won[card] += winner in seats

    def rows(self) -> list[tuple[str, float, str]]:
        """Return by card how often a seat takes it in a game in which it is in play, and what it won then."""
        return [
            (card, self.taken[card] / self.in_play[card], _percent(self.won[card], self.takers[card]))
            for card in sorted(self.in_play)
        ]

    heading = ("card", "taken in a game, by each seat", "won by those who took it")
    most = 4.0


class Followers:
    """How many followers a bot has in hand before its turns of Carcassonne."""

    EACH = 6
    heading = ("turn", "followers in hand", "turns with none")
    most = float(FOLLOWERS)

    def __init__(self) -> None:
        """Nothing was seen."""
        self.turns: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.none: Counter[int] = Counter()

    def see(self, position: Position) -> None:
        """Count what the seat on turn has in hand before it lays its tile."""
        if position.question == WAITING:
            seen = position.view()
            held = seen["supplies"][seen["seat"]]["follower"]
            turn = (seen["turn_number"] - 1) // len(seen["scores"])
            self.turns[turn // self.EACH] += 1
            self.held[turn // self.EACH] += held
            self.none[turn // self.EACH] += held == 0

    def finish(self, position: Position) -> None:
        """All was counted on the way."""

    def rows(self) -> list[tuple[str, float, str]]:
        """Return by part of the game how many followers are in hand."""
        return [
            (
                f"{part * self.EACH + 1} to {(part + 1) * self.EACH}",
                self.held[part] / count,
                _percent(self.none[part], count),
            )
            for part, count in sorted(self.turns.items())
        ]


Habits = Cards | Followers
HABITS: dict[str, type[Cards] | type[Followers]] = {"rattus": Cards, "carcassonne": Followers}


def _percent(part: int, whole: int) -> str:
    return f"{PERCENT * part / whole:.0f} %" if whole else "-"


def play(game: str, name: str, deal: int, see: Seen) -> Position:
    """Return a game that copies of a bot have played to its end."""
    chance = random.Random(deal)
    position = games.get(game).new(players=2, **OPTIONS[game])
    players = [bots.make(name, game, seed=deal) for _ in range(2)]
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        see(position)
        seat = int(position.actor or 0)
        known = position.redeal(seat)
        known.state.logging = 0
        plan = players[seat].plan(known.game, known.state, seat)
        position.play("; ".join(texts(known.game, known.options, known.state, plan)))
    return position


def main(arguments: Sequence[str]) -> int:
    """Play, print tables, write the picture; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength.habits", description=__doc__)
    parser.add_argument("game", choices=sorted(HABITS))
    parser.add_argument("--bots", default="plague-doctor,greedy-1", help="names of bots, with commas between")
    parser.add_argument("--games", type=int, default=100, help="games of each bot")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the picture goes")
    given = parser.parse_args(arguments)
    found: dict[str, Habits] = {name: HABITS[given.game]() for name in given.bots.split(",")}
    status = 0
    try:
        for name, habits in found.items():
            for deal in track(range(given.games), name, console=Console(stderr=True), transient=True):
                habits.finish(play(given.game, name, deal, habits.see))
    except RatskellerError as problem:
        print(f"habits: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        status = INTERRUPTED
    print(page(found))
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / f"habits-{given.game}.svg").write_text(picture(given.game, found), encoding="utf-8")
    return status


def page(found: dict[str, Habits]) -> str:
    """Return a table in Markdown, the bots beside each other."""
    first = next(iter(found.values()))
    names = [f"{name}: {what}" for what in first.heading[1:] for name in found]
    lines = [[first.heading[0], *names], ["---"] * (len(names) + 1)]
    for row in zip(*(habits.rows() for habits in found.values()), strict=False):
        values = [f"{each[1]:.2f}" for each in row] + [each[2] for each in row]
        lines.append([row[0][0], *values])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def picture(game: str, found: dict[str, Habits]) -> str:
    """Return the figures as bars, the bots below each other, as an SVG document."""
    rows = [habits.rows() for habits in found.values()]
    first = next(iter(found.values()))
    title = f"{game.capitalize()}: {first.heading[1]} ({', '.join(found)})"
    return svg.document(title, min(map(len, rows)), _bars(rows, first.most))


def _bars(rows: Sequence[Sequence[tuple[str, float, str]]], most: float) -> Iterator[str]:
    wide = (svg.WIDTH - LEFT - svg.RIGHT) / most
    thick = svg.BAR // len(rows) + 2
    for row, line in enumerate(zip(*rows, strict=False)):
        yield svg.name(row, line[0][0], LEFT)
        for number, (_, value, _text) in enumerate(line):
            top = svg.middle(row) - thick * len(rows) / 2 + number * thick
            long, colour = wide * min(value, most), COLOURS[number % len(COLOURS)]
            yield f'<rect x="{LEFT}" y="{top:.1f}" width="{long:.1f}" height="{thick - 2}" fill="{colour}"/>'
            yield f'<text x="{LEFT + long + 6:.1f}" y="{top + thick - 3:.1f}" font-size="11">{value:.2f}</text>'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
