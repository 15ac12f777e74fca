"""Recorded games: played by bots, replayed by the tests, event by event.

`uv run python tests/records/recording.py` records them afresh, or only those that are named (`carcassonne-river-3 …`). Do that only when a
rule is changed on purpose, and raise the rules version. With `--tell` the records stay as they are and only their events are printed
afresh, for events that say more than before.
"""

import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ratskeller import bots, games
from ratskeller.core.events import plain
from ratskeller.core.position import Position

FOLDER = Path(__file__).parent
TRIED = 8
"""Games played for a record; one is kept."""


@dataclass(frozen=True)
class Recorded:
    """A game that is kept: what it is called, and with which options it is played."""

    game: str
    title: str
    options: dict[str, Any]

    def __str__(self) -> str:
        """The name of its files."""
        return f"{self.game}-{self.title}"

    @property
    def path(self) -> Path:
        """Where its record is kept; what happened in it lies beside it."""
        return FOLDER / f"{self}.json"


def _rattus(cards: str, players: int, rules: str) -> Recorded:
    options = {"players": players, "cards": cards, "rules": rules, "start": "random"}
    return Recorded("rattus", f"{cards}-{players}-{rules}", options)


def _carcassonne(title: str, players: int, **options: Any) -> Recorded:
    return Recorded("carcassonne", f"{title}-{players}", {"players": players, **options})


BOXES = {"river": True, "inns": True, "abbot": True}
RECORDED = [
    _rattus("base", 2, "online"),
    _rattus("base", 2, "printed"),
    _rattus("base", 3, "printed"),
    _rattus("base", 4, "online"),
    _rattus("prosperous-times", 3, "online"),
    _rattus("prosperous-times", 4, "printed"),
    _rattus("rat-control", 4, "online"),
    _rattus("rat-control", 2, "printed"),
    _rattus("europe-at-war", 2, "online"),
    _rattus("europe-at-war", 3, "printed"),
    _rattus("one-of-each", 4, "online"),
    _rattus("base", 3, "letter"),
    _rattus("prosperous-times", 2, "letter"),
    _rattus("rat-control", 4, "letter"),
    _rattus("europe-at-war", 2, "letter"),
    _carcassonne("plague", 2),
    _carcassonne("without-plague", 3, plague=False),
    _carcassonne("twelve-plague-tiles", 4, plague_tiles=12),
    _carcassonne("grace", 2, grace=17, start=1),
    _carcassonne("copy", 3, spread="copy"),
    _carcassonne("reach-tile", 2, reach="tile"),
    _carcassonne("reach-feature", 4, reach="feature"),
    _carcassonne("reach-bordering", 3, reach="bordering"),
    _carcassonne("as-written", 2, reach="wide", obstacles="completed", last_step=True),
    _carcassonne("without-farmers", 3, farmers=False),
    _carcassonne("small-cities", 2, small_cities=2, start="random"),
    _carcassonne("river", 3, river=True),
    _carcassonne("inns", 6, inns=True),
    _carcassonne("abbot", 5, abbot=True),
    _carcassonne("boxes-without-plague", 4, plague=False, **BOXES),
    _carcassonne("everything", 6, plague_tiles=12, grace=17, start="random", **BOXES),
    _carcassonne(
        "everything-else", 2, plague_tiles=12, spread="copy", reach="feature", farmers=False, small_cities=2, **BOXES
    ),
]


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


def best_of_several(recorded: Recorded) -> Position:
    """Of a few games, the one in which most rules do something."""
    played = [play(recorded, number) for number in range(TRIED)]
    return max(played, key=lambda position: len(set(re.findall('"rule":"([^"]+)"', story(position)))))


def play(recorded: Recorded, number: int) -> Position:
    """A whole game with dice that are always the same: greedy bots, and in the last seat one who tries everything."""
    position = games.get(recorded.game).new(**recorded.options)
    dice = random.Random(f"{recorded} {number}")
    while not position.over:
        seat = position.actor
        if not isinstance(seat, int):
            position.play_chance(dice)
        elif seat == len(position.scores) - 1:
            position.play(anything(position.legal(), dice))
        else:
            position.play(bots.choose("greedy", recorded.game, position.redeal(seat).to_json(), seat))
    return position


def anything(legal: list[str], dice: random.Random) -> str:
    """First the kind of answer (`use`, `add`, `plague`, …), then which, so that the few `use` are not lost among the many `add`."""
    kind = dice.choice(sorted({answer.split()[0] for answer in legal}))
    return dice.choice([answer for answer in legal if answer.split()[0] == kind])


def main() -> None:
    """Record games, or tell afresh what happened in them."""
    names = [name for name in sys.argv[1:] if name != "--tell"]
    for recorded in RECORDED:
        if names and str(recorded) not in names:
            continue
        if "--tell" in sys.argv[1:]:
            position = games.get(recorded.game).replay(recorded.path.read_text(encoding="utf-8"))
        else:
            position = best_of_several(recorded)
            recorded.path.write_text(position.record() + "\n", encoding="utf-8")
        recorded.path.with_suffix(".txt").write_text(story(position), encoding="utf-8")
        print(f"{recorded}: {len(position.answers)} answers, scores {position.scores}", file=sys.stderr)


if __name__ == "__main__":
    main()
