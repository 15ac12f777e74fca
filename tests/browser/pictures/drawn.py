"""What component tests of the client draw: `python -m browser.pictures.drawn ../web/recorded`, from the folder of the tests.

`start.json` is what the start page is made of. Every other file is a scene: a table with all its seats at one screen, and what each further
answer changes. Tables are merge patches (RFC 7396) of the one before.
"""

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.accounts.schemas import Me
from ratskeller.server.app.start_page import StartPage
from ratskeller.server.catalogue.game_list import all_games
from ratskeller.server.tables.schemas import Seat, Snapshot

from .recorded import GUEST, NAMES, RecordedTable, to_json

SETTLED = ("gallia", "germania", "polonia", "hungaria")
SEED = 1


@dataclass(frozen=True)
class OneScreen(RecordedTable):
    """A table where every seat is the viewer's."""

    def _seats(self) -> list[Seat]:
        return []

    def seen(self, position: Position) -> Snapshot:
        """Return the table and its log as the seat that is asked sees them."""
        seats = range(len(position.scores))
        seat = position.actor if isinstance(position.actor, int) else self.seat
        snapshot = replace(self, seat=seat)._snapshot(position)
        people = [Seat(it, "human", NAMES[0] if it == 0 else f"Player {it + 1}", None, "guest") for it in seats]
        table = msgspec.structs.replace(snapshot.table, seats=people, mine=list(seats), odds="off", analysis=False)
        return Snapshot(snapshot.entries, table)


@dataclass(frozen=True)
class DrawnScene:
    """A new game of Rattus for two with the base cards, after `begun`, and the answers that lead on from there."""

    begun: Sequence[str]
    then: Sequence[str]

    def json(self, name: str) -> dict[str, Any]:
        """Return the scene as the client reads it."""
        table = OneScreen(name, "rattus", None, 0)
        rng = random.Random(SEED)
        position = games.get("rattus").new(players=2, cards="base").play_chance(rng)
        for answer in self.begun:
            position.play(answer).play_chance(rng)
        last = table.seen(position)
        # What happened long ago is of no interest to a board
        scene: dict[str, Any] = {"table": _plain(last.table), "entries": _plain(last.entries[-1:]), "steps": []}
        for answer in self.then:
            position.play(answer).play_chance(rng)
            now = table.seen(position)
            scene["steps"].append(
                {
                    "answer": answer,
                    "table": _patch(_plain(last.table), _plain(now.table)),
                    "entries": _plain(now.entries[len(last.entries) :]),
                }
            )
            last = now
        return scene


def _plain(content: object) -> Any:
    return msgspec.json.decode(to_json(content))


def _patch(old: Any, new: Any) -> Any:
    """Return what turns an object into another one: what is gone is null."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    changed = {key: _patch(old.get(key), value) for key, value in new.items() if old.get(key) != value}
    return changed | {key: None for key in old if key not in new}


SCENES: dict[str, DrawnScene] = {
    "turn": DrawnScene(begun=SETTLED, then=("add italia 1",)),
}


def files() -> dict[str, bytes]:
    """Return all files by their names."""
    catalogue = _plain(games.get("rattus").catalogue())
    # Without the bots of other packages that are installed here
    found = [
        msgspec.structs.replace(it, plugins=[], bots=[b for b in it.bots if b not in it.plugins])
        for it in all_games().games
    ]
    start = StartPage(Me(GUEST, NAMES[0]), found, [], catalogue, [])
    made = {"start": _plain(start)} | {name: scene.json(name) for name, scene in SCENES.items()}
    return {f"{name}.json": to_json(content) + b"\n" for name, content in made.items()}


def main(folder: Path) -> None:
    """Write all files, and remove what is none of them."""
    folder.mkdir(exist_ok=True)
    made = files()
    for file in folder.iterdir():
        if file.name not in made:
            file.unlink()
    for name, text in made.items():
        (folder / name).write_bytes(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
