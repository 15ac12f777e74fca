"""Recorded games: played by bots, replayed by the tests, event by event.

`uv run python tests/records/recording.py` records them afresh. Do that only when a rule is changed on purpose, and raise the rules version.
"""

import random
import sys
from pathlib import Path

import msgspec

from ratskeller import bots, games
from ratskeller.core.events import plain
from ratskeller.core.position import Position

FOLDER = Path(__file__).parent
RECORDED = [("rattus", 2, "online"), ("rattus", 2, "printed"), ("rattus", 3, "printed"), ("rattus", 4, "online")]


def path_of(name: str, players: int, rules: str) -> Path:
    """Where the record of a game is kept; what happened in it lies beside it."""
    return FOLDER / f"{name}-{players}-{rules}.json"


def story(position: Position) -> str:
    """Every answer of a game and all that it did, as lines."""
    replayed = position.back_to(0)
    lines = []
    for actor, answer in zip(position.actors, position.answers, strict=True):
        lines.append(f"{actor} {replayed.question}: {answer}")
        replayed.play(answer)
        lines += [f"    {msgspec.json.encode(plain(event)).decode()}" for event in replayed.events]
    lines.append(f"scores {replayed.scores} ranking {replayed.ranking}")
    return "\n".join(lines) + "\n"


def play(name: str, players: int, rules: str) -> Position:
    """A whole game between greedy bots, with dice that are always the same."""
    position = games.get(name).new(players=players, rules=rules, start="random")
    dice = random.Random(players)
    while not position.over:
        if isinstance(position.actor, int):
            seat = position.actor
            position.play(bots.choose("greedy", name, position.redeal(seat).to_json(), seat))
        else:
            position.play_chance(dice)
    return position


def main() -> None:
    """Record all games."""
    for name, players, rules in RECORDED:
        position = play(name, players, rules)
        path = path_of(name, players, rules)
        path.write_text(position.record() + "\n", encoding="utf-8")
        path.with_suffix(".txt").write_text(story(position), encoding="utf-8")
        print(f"{path.name}: {len(position.answers)} answers, scores {position.scores}", file=sys.stderr)


if __name__ == "__main__":
    main()
