"""Where things lie: a position in plain dicts and lists, read from its JSON."""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from .tiles import Tile, copies, turned

Place = tuple[int, int]
STEPS: dict[str, Place] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""The way to the neighbour on each side, in the order of PLG5; y goes to the south."""
FOLLOWERS = 7

DEFAULTS: dict[str, Any] = {
    "plague": True,
    "plague_tiles": 6,
    "grace": 0,
    "spread": "move",
    "reach": "near",
    "obstacles": "none",
    "last_step": False,
    "farmers": True,
    "small_cities": 4,
    "river": False,
    "inns": False,
    "abbot": False,
    "start": 0,
}
"""All options but the number of players."""


@dataclass
class Figure:
    """A follower, large follower or abbot on the board: its owner, its kind and the part of its tile."""

    seat: int
    kind: str
    on: str


@dataclass
class Laid:
    """A tile on the table. `left`: the turn in which a marker last left it, None if none ever did."""

    tile: str
    r: int = 0
    turn: int = 0
    figure: Figure | None = None
    marker: int | None = None
    left: int | None = None

    @property
    def picture(self) -> Tile:
        """The tile as it lies."""
        return turned(self.tile, self.r)


@dataclass
class Table:
    """A position. `board` keeps the order in which tiles were laid; `pending` is None, `start seat` or `follower`."""

    options: dict[str, Any]
    seat: int = 0
    turn: int = 1
    tile: str | None = None
    pending: str | None = None
    over: bool = False
    board: dict[Place, Laid] = field(default_factory=dict)
    stack: Counter[str] = field(default_factory=Counter)
    discarded: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    map: Any = field(default=None, compare=False, repr=False)
    """The features that were found last; kept by `Land`, good as long as the same tiles lie."""

    def copy(self) -> "Table":
        """Another table with the same position. Figures are shared: they are set and taken, never changed."""
        board = {at: replace(laid) for at, laid in self.board.items()}
        return replace(self, board=board, stack=self.stack.copy(), discarded=self.discarded[:], scores=self.scores[:])

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def last(self) -> Place:
        """Where the tile lies that was laid last."""
        return list(self.board)[-1]

    def beside(self, at: Place) -> list[Place]:
        """The laid tiles on the four sides, in the order north, east, south, west."""
        return [there for there in around(at) if there in self.board]

    def filled(self, at: Place) -> int:
        """How many of the eight places around a tile are filled (BAS6)."""
        x, y = at
        nine = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return sum(there in self.board for there in nine if there != at)

    def figures(self) -> dict[Place, Figure]:
        """All figures on the board: there is never more than one on a tile (BAS5)."""
        return {at: laid.figure for at, laid in self.board.items() if laid.figure is not None}

    def supply(self, seat: int) -> dict[str, int]:
        """What a player has in hand: seven followers, and with options a large one and an abbot (BAS1, EXT2, EXT3)."""
        whole = {"follower": FOLLOWERS, "large": int(self.options["inns"]), "abbot": int(self.options["abbot"])}
        out = Counter(figure.kind for figure in self.figures().values() if figure.seat == seat)
        return {kind: count - out[kind] for kind, count in whole.items()}

    def markers(self) -> dict[int, Place]:
        """Where each marker lies, in order of number (PLG3)."""
        return dict(sorted((laid.marker, at) for at, laid in self.board.items() if laid.marker is not None))


def around(at: Place) -> list[Place]:
    """The four places on the sides of another, north, east, south, west."""
    return [(at[0] + dx, at[1] + dy) for dx, dy in STEPS.values()]


def name_of(at: Place) -> str:
    """A place as text."""
    return f"{at[0]},{at[1]}"


def place_of(text: str) -> Place:
    """A place from its text."""
    x, y = text.split(",")
    return int(x), int(y)


def new(players: int, **options: Any) -> Table:
    """The table before the first answer (BAS1, PLG1, EXT1)."""
    chosen = {"players": players, **DEFAULTS, **options}
    sets = {"base": True, "plague": chosen["plague"], "river": chosen["river"], "inns": chosen["inns"]}
    stack = copies([name for name, is_in in sets.items() if is_in], chosen["abbot"])
    if chosen["plague"] and chosen["plague_tiles"] == 12:
        stack += copies(["plague"], False)
    first = "RA" if chosen["river"] else "D"
    stack[first] -= 1
    random_start = chosen["start"] == "random"
    return Table(
        options=chosen,
        seat=0 if random_start else chosen["start"],
        turn=0 if random_start else 1,
        pending="start seat" if random_start else None,
        board={(0, 0): Laid(first)},
        stack=+stack,
        scores=[0] * players,
    )


def read(text: str) -> Table:
    """Read the JSON of a position."""
    content = json.loads(text)
    options = {**DEFAULTS, **content["options"]}
    pending = content.get("pending", [])
    return Table(
        options=options,
        seat=content.get("seat", 0),
        turn=content["turn_number"],
        tile=content.get("tile"),
        pending=pending[0] if pending else None,
        over=content.get("over", False),
        board={place_of(entry["at"]): _laid(entry) for entry in content["board"]},
        stack=+Counter(content.get("stack", {})),
        discarded=content.get("discarded", []),
        scores=content.get("scores", [0] * options["players"]),
    )


def _laid(entry: dict[str, Any]) -> Laid:
    figures = [Figure(each["seat"], each["kind"], each["on"]) for each in entry.get("followers", [])]
    assert len(figures) <= 1, "one figure a turn, on the tile just laid"
    figure = figures[0] if figures else None
    return Laid(entry["tile"], entry.get("r", 0), entry["turn"], figure, entry.get("marker"), entry.get("left"))


def picture(table: Table) -> dict[str, Any]:
    """What must be alike in engine and reference after every answer; the supplies and so on follow from it."""
    return {
        "seat": table.seat,
        "turn": table.turn,
        "tile": table.tile,
        "over": table.over,
        "board": list(table.board.items()),
        "stack": dict(sorted(table.stack.items())),
        "discarded": table.discarded,
        "scores": table.scores,
    }
