"""What component tests of the client draw: `python -m browser.pictures.drawn ../web/recorded`, from the folder of the tests.

`start.json` is what the start page is made of, `box.json` the catalogue of Carcassonne. Every other file is a scene: a table, and what each
further answer changes: of tables what differs from the one before, and under `-` what is gone.
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from positions import position, rats, region

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.accounts.schemas import Me
from ratskeller.server.app.start_page import StartPage
from ratskeller.server.catalogue.game_list import all_games
from ratskeller.server.review.schemas import Odds
from ratskeller.server.tables.schemas import Seat, Snapshot
from tools.gallery.late import TOWERS, CrowdedTable

from .recorded import GUEST, NAMES, RecordedTable, to_json
from .scenes import CARCASSONNE, RATTUS

SETTLED = ("gallia", "germania", "polonia", "hungaria")
SEED = 1
PEACE = ("peasant", "monk", "merchant", "witch", "king", "nun")
"""None of the Chivalry."""
FACES = ("1 Bo Ch", "3 A", "2 M Bo Ch")
CROWD = {
    "italia": region(1, 2, tokens=1),
    "germania": region(1, 1, tokens=1),
    "polonia": region(1, 1, tokens=1),
    "hispania": region(1),
    "scandia": region(1),
}
ADDED = ("add italia 1",)
"""Something to undo, before a card is used."""
RAVAGED = ("plague gallia", "hispania", "anglia")
"""The plague goes where most live."""
TILE_SEED = 4
"""The first tile fits in several ways beside the start, and not everywhere."""
TILES = ("-1,0 r0", "none", "-1,-1 r2", "none", "0,1 r1", "none")
"""Each places a tile, and nobody on it."""


@dataclass(frozen=True)
class OneScreen(RecordedTable):
    """A table where every seat is the viewer's, or with `alone` only the first one."""

    alone: bool = False

    def _seats(self) -> list[Seat]:
        return []

    def seen(self, position: Position) -> Snapshot:
        """Return the table and its log as the seat that is asked sees them."""
        seats = range(len(position.scores))
        seat = position.actor if isinstance(position.actor, int) and not self.alone else self.seat
        snapshot = replace(self, seat=seat)._snapshot(position)
        people = [Seat(it, "human", NAMES[0] if it == 0 else f"Player {it + 1}", None, "guest") for it in seats]
        mine = [self.seat] if self.alone else list(seats)
        table = msgspec.structs.replace(
            snapshot.table, seats=people, mine=mine, odds="off", standing=False, analysis=False
        )
        return Snapshot(snapshot.entries, table)


def inns() -> Position:
    """Return a new game of Carcassonne for three with inns and cathedrals."""
    return games.get("carcassonne").new(players=3, inns=True)


def new(players: int = 2, **options: Any) -> Position:
    """Return a new game of Rattus with the base cards, unless the options say otherwise."""
    return games.get("rattus").new(**{"players": players, "cards": "base"} | options)


def crowd(*held: str, faces: Sequence[str] = FACES, **more: Any) -> Position:
    """Return a turn of seat 0, which holds these cards: people live around the plague, and rats with these faces lie in Gallia."""
    regions = CROWD | {"gallia": region(2, 1, tokens=rats(*faces))}
    usual = {"players": 2, "plague": "germania", "cards": dict.fromkeys(held, 0)}
    return position(regions, **usual | more)


@dataclass(frozen=True)
class DrawnScene:
    """A game after `begun`, and the answers that lead on from there. Of its log the last `recent` entries are recorded."""

    begun: Sequence[str]
    then: Sequence[str] = ()
    start: Callable[[], Position] = new
    recent: int = 1
    alone: bool = False
    seed: int = SEED
    odds: bool = False

    def json(self, name: str) -> dict[str, Any]:
        """Return the scene as the client reads it."""
        rng = random.Random(self.seed)
        position = self.start().play_chance(rng)
        table = OneScreen(name, position.game.name, None, 0, alone=self.alone)
        for answer in self.begun:
            position.play(answer).play_chance(rng)
        last = table.seen(position)
        # What happened long ago is of no interest to most boards
        entries = last.entries[-self.recent :]
        scene: dict[str, Any] = {"table": _plain(last.table), "entries": _plain(entries), "steps": []}
        if self.odds:
            scene["table"]["odds"], scene["odds"] = "always", _plain(_odds(position, last.table.seat))
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


@dataclass(frozen=True)
class MomentScene:
    """A table among bots, of whose log the last `recent` entries are recorded."""

    table: RecordedTable
    recent: int = 1

    def json(self, name: str) -> dict[str, Any]:
        """Return the scene as the client reads it."""
        now = replace(self.table, id=name).snapshot()
        scene = {"table": _plain(now.table), "entries": _plain(now.entries[-self.recent :]), "steps": []}
        return scene if now.table.over else scene | {"odds": _plain(_odds(self.table.position, self.table.seat))}


@dataclass(frozen=True)
class FirstTile(RecordedTable):
    """A table of Carcassonne where the viewer has drawn the first tile."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return "carcassonne"

    def _after(self, more: int) -> Position:
        assert more == 0, "nothing follows"
        return inns().play_chance(random.Random(self.length))


def moment(record: str, length: int | None, seat: int, recent: int = 1) -> MomentScene:
    """Return a moment of a recorded game, as one of its players sees it."""
    return MomentScene(RecordedTable("", record, length, seat), recent)


def _odds(position: Position, seat: int | None) -> Odds:
    return Odds(len(position.answers), seat, position.odds(seat))


def _plain(content: object) -> Any:
    return msgspec.json.decode(to_json(content))


def _patch(old: Any, new: Any) -> Any:
    """Return what turns an object into another one; null is a value."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    changed = {key: _patch(old.get(key), value) for key, value in new.items() if key not in old or old[key] != value}
    gone = [key for key in old if key not in new]
    return changed | ({"-": gone} if gone else {})


USED = {
    "monk": ("gallia.1", "anglia"),
    "merchant": ("gallia", "anglia; 2"),
    "witch": ("gallia.1", "gallia.2", "no"),
    "king": ("hispania",),
    "courier": ("gallia/0", "germania/1"),
    "emperor": ("anglia-gallia", "anglia-scandia", "stop"),
    "baker": (),
    "nun": ("anglia", "gallia", "gallia"),
    "wizard": ("gallia/0",),
    "bishop": ("anglia",),
    "pied-piper": ("gallia", "anglia"),
}
"""How a card is used that its holder uses in a turn."""
SCENES: dict[str, DrawnScene | MomentScene] = {
    "turn": DrawnScene(SETTLED, ("add italia 1",)),
    **{card: DrawnScene(ADDED, (f"use {card}", *then), partial(crowd, card)) for card, then in USED.items()},
    "over": moment("rattus-base-2-online", None, 0, recent=2),
    "printed": DrawnScene(SETTLED, start=partial(new, rules="printed")),
    "peace": DrawnScene(ADDED, start=partial(crowd, cards={"monk": 0, "king": 1}, in_play=PEACE)),
    "game": DrawnScene(
        (), (*SETTLED, "take monk", "add italia 1", "use monk", "gallia.1", "italia", "plague polonia", "hungaria")
    ),
    "secret": DrawnScene(
        (*ADDED, "use witch", "italia.1", "germania.1", "no", "plague gallia", "hispania"),
        ("anglia",),
        partial(crowd, "witch"),
    ),
    "first-tile": DrawnScene((), ("0,1 r0", "none"), partial(games.get("carcassonne").new, players=2)),
    "settle": DrawnScene((), SETTLED),
    "taken": DrawnScene(SETTLED, ("take monk",)),
    "steps": DrawnScene(SETTLED, ("take merchant", "add italia 1", "use merchant", "italia", "gallia", "1")),
    "ride": DrawnScene(ADDED, ("plague polonia",), partial(crowd, "knight")),
    "four": DrawnScene((), start=partial(new, players=4)),
    "four-on-turn": DrawnScene((*SETTLED, *SETTLED), start=partial(new, players=4), recent=10),
    "one-cube": DrawnScene(ADDED, ("use merchant", "germania", "italia", "1"), partial(crowd, "merchant")),
    "peasant": DrawnScene(("take monk",), ("add italia 2",), partial(crowd, "peasant")),
    "queen": DrawnScene(("take monk",), ("add italia 2",), partial(crowd, "queen")),
    "mayor": DrawnScene(("take monk",), ("mayor",), partial(crowd, "mayor")),
    "soldier": DrawnScene((*ADDED, *RAVAGED), ("italia",), partial(crowd, "soldier")),
    "knight": DrawnScene((*ADDED, *RAVAGED), ("yes",), partial(crowd, "knight")),
    "ravage": DrawnScene((*ADDED, *RAVAGED), ("yes",), partial(crowd, "knight"), alone=True),
    "serf": DrawnScene((*ADDED, *RAVAGED), ("yes",), partial(crowd, "serf", faces=("3 A", "6 A Bo Ch")), recent=2),
    "crusader": DrawnScene((*ADDED, *RAVAGED), ("yes", "gallia.2", "gallia.2", "gallia.1"), partial(crowd, "crusader")),
    "crusader-and-serf": DrawnScene(
        (*ADDED, *RAVAGED, "yes"), ("gallia.1", "gallia.1", "yes"), partial(crowd, "crusader", "serf")
    ),
    "last-move": DrawnScene(("use knight",), ("italia",), partial(crowd, "knight", round="final", last_seat=1)),
    "potion": DrawnScene(
        (*ADDED, "use wizard", "gallia/0", *RAVAGED), ("yes",), partial(crowd, "wizard", rules="letter")
    ),
    "tile": MomentScene(FirstTile("", "", TILE_SEED, 0)),
    "tiles": DrawnScene((), TILES, inns, seed=TILE_SEED),
    "regions": DrawnScene(("anglia", "gallia", "anglia", "gallia"), odds=True),
    "clock-of-rattus": MomentScene(RecordedTable("", RATTUS, 12, 3, hurried=True)),
    "clock-of-carcassonne": MomentScene(FirstTile("", "", TILE_SEED, 0, hurried=True)),
    "rattus-begin": moment(RATTUS, 12, 3),
    "rattus-chip": moment(RATTUS, 109, 0),
    "rattus-late": moment(RATTUS, 214, 0),
    "rattus-over": moment(RATTUS, None, 0, recent=200),
    "few-cubes": moment("rattus-europe-at-war-2-letter", 115, 0),
    "sick": moment(TOWERS, 73, 0, recent=24),
    "towers": moment(TOWERS, 226, 3, recent=24),
    "several-figures": moment("carcassonne-abbot-5", 52, 2),
    "one-way": moment("carcassonne-inns-6", 149, 1),
    "nobody-left": moment(CARCASSONNE, 73, 0),
    "carcassonne-over": moment(CARCASSONNE, None, 0, recent=24),
    **{f"crowded-{cards}": MomentScene(CrowdedTable("", cards, None, 0)) for cards in ("base", "pieces", "hoard")},
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
    made = {"start": _plain(start), "box": _plain(games.get("carcassonne").catalogue())}
    made |= {name: scene.json(name) for name, scene in SCENES.items()}
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
