"""Random games: every combination of options, and tables with few tiles left or with markers, figures and history strewn over them."""

import itertools
import json
import random
from typing import Any

from .land import Land
from .table import Table, name_of, read

PLAIN = {"farmers": [True, False], "small_cities": [4, 2], "river": [False, True], "inns": [False, True]}
PLAIN |= {"abbot": [False, True]}
PLAGUE = {"plague_tiles": [6, 12], "grace": [0, 17], "spread": ["move", "copy"], "reach": ["near", "tile", "feature"]}
AS_WRITTEN = {"reach": ["bordering", "wide"], "obstacles": ["none", "completed"], "last_step": [False, True]}
"""Drawn for every other game with the plague, so that the others stay what they were."""


def _combinations() -> list[dict[str, Any]]:
    """All combinations of options but the number of players and the start, in an order in which neighbours differ much."""
    found = []
    for values in itertools.product(*PLAIN.values()):
        found.append(dict(zip(PLAIN, values, strict=True)) | {"plague": False})
        for plague in itertools.product(*PLAGUE.values()):
            found.append(found[-1] | {"plague": True} | dict(zip(PLAGUE, plague, strict=True)))
    random.Random(0).shuffle(found)
    return found


COMBINATIONS = _combinations()


def options(rng: random.Random, number: int, plague: bool | None = None) -> dict[str, Any]:
    """The combination of this number (of those with, or without plague), with random players and start."""
    among = [found for found in COMBINATIONS if plague is None or found["plague"] is plague]
    chosen = dict(among[number % len(among)])
    players = rng.randint(2, 6 if chosen["inns"] else 5)
    if chosen["plague"] and number % 2:
        other = random.Random(number)
        chosen |= {name: other.choice(values) for name, values in AS_WRITTEN.items()}
    return {"players": players, "start": rng.choice([0, rng.randrange(players), "random"]), **chosen}


def shortened(rng: random.Random, text: str) -> str:
    """A position in which only some tiles are still to come, sometimes more of them special ones than usual."""
    content = json.loads(text)
    stack = [tile for tile, number in content["stack"].items() for _ in range(number)]
    drawn = rng.sample(stack, rng.randint(6, 30))
    if rng.random() < 0.5:
        special = [tile for tile in stack if len(tile) > 1 or tile in ("A", "B")]
        drawn += rng.sample(special, min(len(special), 10))
    content["stack"] = {tile: min(drawn.count(tile), content["stack"][tile]) for tile in drawn}
    return json.dumps(content)


def strewn(rng: random.Random, text: str) -> str:
    """A position in which markers lie anywhere and have lain anywhere, and figures stand anywhere, many in one feature."""
    content = json.loads(text)
    _strew_figures(rng, content)
    if content["options"]["plague"]:
        _strew_markers(rng, content)
    content["scores"] = [rng.randrange(60) for _ in content["scores"]]
    return json.dumps(content)


def _strew_figures(rng: random.Random, content: dict[str, Any]) -> None:
    """Figures on incomplete features: most of them on few features, so that they meet."""
    entries = {entry["at"]: entry for entry in content["board"]}
    for entry in entries.values():
        entry["followers"] = []
    table = read(json.dumps(content))
    land = Land(table)
    spots = [spot for spot, feature in land.of.items() if feature.kind != "river" and not feature.complete]
    rng.shuffle(spots)
    big = sorted(land.features, key=lambda feature: len(feature.tiles))[-rng.randint(1, 4) :]
    spots.sort(key=lambda spot: land.of[spot] not in big)
    hands = {seat: table.supply(seat) for seat in range(table.players)}
    for at, name in spots[: rng.randint(0, 7 * table.players)]:
        kind = _kind_for(rng, table, land.of[at, name].kind)
        seat = rng.randrange(table.players)
        if not entries[name_of(at)]["followers"] and kind is not None and hands[seat][kind]:
            hands[seat][kind] -= 1
            entries[name_of(at)]["followers"] = [{"seat": seat, "kind": kind, "on": name}]


def _kind_for(rng: random.Random, table: Table, feature: str) -> str | None:
    """Which figure may stand there."""
    if feature == "field" and not table.options["farmers"]:
        return None
    if feature == "garden":
        return "abbot"
    return rng.choice(["follower", "follower", "large", "abbot"] if feature == "monastery" else ["follower", "large"])


def _strew_markers(rng: random.Random, content: dict[str, Any]) -> None:
    """As many markers as before, or with `copy` more, on random tiles; turns in which one left on others."""
    board = content["board"]
    count = sum("marker" in entry for entry in board)
    if content["options"]["spread"] == "copy" and count:
        count = rng.randint(count, len(board))
    for number, entry in enumerate(rng.sample(board, len(board))):
        entry.pop("marker", None)
        entry.pop("left", None)
        if number < count:
            entry["marker"] = number + 1
        if content["options"]["spread"] == "move" and count and rng.random() < 0.7 and content["turn_number"] > 1:
            entry["left"] = rng.randint(max(1, entry["turn"], content["turn_number"] - 4), content["turn_number"] - 1)
