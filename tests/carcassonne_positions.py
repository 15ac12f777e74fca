"""Building positions of Carcassonne for tests, in the words of the notation."""

import json
import random
from collections.abc import Iterator
from typing import Any

from ratskeller import games
from ratskeller.core.position import Position

CARCASSONNE = games.get("carcassonne")
PARTS = ("seat", "tile", "stack", "discarded", "scores", "turn_number", "pending", "over")
"""The keys of a position beside its options and its board."""
ROAD_RING = (
    *("-1,-1 V r3", "0,-1 U r1", "1,-1 V r0", "1,0 U r0"),
    *("1,1 V r1", "0,1 U r1", "-1,1 V r2", "-1,0 U r0"),
)
"""Eight tiles around 0,0, in clockwise order from the north-west: a road that is a loop, with fields inside and outside of it."""
FIELD_RING = (
    *("-1,-1 B", "0,-1 E r2", "1,-1 B", "1,0 E r1"),
    *("1,1 B", "0,1 E r2", "-1,1 B", "-1,0 E r3"),
)
"""Eight tiles around 0,0, in the same order: a city to the north of it and fields on its three other sides."""
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "spread": "copy", "farmers": False, "start": "random"},
    {"players": 5, "plague": False, "abbot": True, "small_cities": 2},
    {"players": 4, "river": True, "abbot": True, "reach": "feature", "plague_tiles": 12},
    {"players": 6, "river": True, "inns": True, "abbot": True, "grace": 17, "reach": "tile"},
    {"players": 2, "inns": True, "spread": "copy", "plague_tiles": 12},
    {"players": 3, "plague_tiles": 12, "reach": "wide", "obstacles": "completed", "last_step": True},
)
"""Options that together switch everything on and off."""


def tile(text: str, *figures: str, **more: int) -> dict[str, Any]:
    """A tile on the board: place, type and quarter turns, as in `"1,0 V r2"`.

    Figures stand on it by seat: `"0 c0"`, `"1 large r0"`, `"0 abbot m0"`. `marker`, `left` and `turn` are as in the notation.
    """
    at, kind, *turned = text.split()
    entry: dict[str, Any] = {"at": at, "tile": kind, **more}
    if turned:
        entry["r"] = int(turned[0].removeprefix("r"))
    if figures:
        entry["followers"] = [_figure(text) for text in figures]
    return entry


def _figure(text: str) -> dict[str, Any]:
    seat, *kind, on = text.split()
    return {"seat": int(seat), "kind": (kind or ["follower"])[0], "on": on}


def content(*tiles: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """The JSON of a position: tiles as of `tile` or as texts for it, keys of the position (`PARTS`), and options.

    Two players and two monasteries in the stack unless `more` says otherwise; chance is asked what seat 0 draws, or, if `tile` is
    given, seat 0 where it lays it.
    """
    parts = {name: more.pop(name) for name in PARTS if name in more}
    return {
        "game": "carcassonne",
        "format": 1,
        "options": {"players": 2, **more},
        "board": [tile(entry) if isinstance(entry, str) else entry for entry in tiles],
        "stack": {"B": 2},
        "turn_number": 30,
    } | parts


def position(*tiles: str | dict[str, Any], **more: Any) -> Position:
    """The position of `content`."""
    return CARCASSONNE.from_json(json.dumps(content(*tiles, **more)))


def ended(*tiles: str | dict[str, Any], **more: Any) -> Position:
    """A finished game: nothing is left to draw, and the final scoring is done."""
    game = position(*tiles, stack={}, **more)
    assert game.over
    return game


def board(game: Position) -> dict[str, dict[str, Any]]:
    """What the position says of every tile on the board, by place."""
    return {entry["at"]: entry for entry in json.loads(game.to_json())["board"]}


def standing(game: Position) -> dict[str, tuple[int, str]]:
    """Seat and kind of every figure on the board, by place and feature: `"0,0 c0"`."""
    return {
        f"{at} {figure['on']}": (figure["seat"], figure["kind"])
        for at, entry in board(game).items()
        for figure in entry["followers"]
    }


def markers(game: Position) -> dict[int, str]:
    """Where the markers lie, by number."""
    found = {entry["marker"]: at for at, entry in board(game).items() if "marker" in entry}
    return dict(sorted(found.items()))


def sick(game: Position) -> dict[str, list[int]]:
    """The sick figures on the board, by place and feature, with the numbers of the markers that make them so."""
    return {
        f"{entry['at']} {figure['on']}": figure["because"]
        for entry in game.view()["board"]
        for figure in entry["followers"]
        if figure["sick"]
    }


def next_steps(game: Position) -> dict[int, str | None]:
    """Where every marker would go now, by number; None: it stays."""
    return {marker["number"]: marker["next"] for marker in game.view()["markers"]}


def supply(game: Position, seat: int = 0) -> dict[str, int]:
    """A player's figures in hand."""
    found: dict[str, int] = game.view()["supplies"][seat]
    return found


def feature(game: Position, part: str) -> dict[str, Any]:
    """What the view says of the feature, with a figure on it, that a part such as `"0,0 c0"` belongs to."""
    (found,) = (entry for entry in game.view()["features"] if part in entry["parts"])
    return dict(found)


def comes_back(game: Position) -> bool:
    """Whether the position is the same after JSON there and back, question and legal answers included."""
    again = CARCASSONNE.from_json(game.to_json())
    found = (again.to_json(), again.actor, again.question, again.legal(), again.chances())
    return found == (game.to_json(), game.actor, game.question, game.legal(), game.chances())


def random_game(seed: int, **options: Any) -> Iterator[Position]:
    """Play a game at random, and give its position before the first answer and after every one."""
    rng = random.Random(seed)
    game = CARCASSONNE.new(**options)
    yield game
    while not game.over:
        if game.actor == "chance":
            chances = game.chances()
            game.play(rng.choices(list(chances), list(chances.values()))[0])
        else:
            game.play(rng.choice(game.legal()))
        yield game


RICH = content(
    tile("0,0 EK", "1 large c0", marker=2, turn=0),
    tile("1,0 R r2", "0 c0", turn=1),
    tile("0,1 E-garden", "1 abbot g0", marker=1, turn=2, left=2),
    tile("0,2 V", "0 f0", turn=3),
    **{"players": 3, "inns": True, "abbot": True, "stack": {"PA": 1, "D": 2, "V": 2}, "discarded": ["C"], "seat": 2},
    **{"tile": "E", "scores": [4, 0, 12], "turn_number": 4},
)
"""A position with a bit of everything."""
