"""Where things lie: the board of the data files and a position in plain dicts, lists and sets."""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ratskeller

DATA = Path(ratskeller.__file__).parent / "games" / "rattus" / "data"
BOARD = tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))
TOKENS = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))

LINKS = {frozenset(link[:2]) for grade in BOARD["links"].values() for link in grade}
START_FACES: list[str] = TOKENS["start"]
REGULAR_FACES: list[str] = TOKENS["regular"]

CLASSES = {
    "Pe": ("peasant", "serf", "baker"),
    "Bo": ("merchant", "courier", "mayor"),
    "Ch": ("monk", "nun", "bishop"),
    "Cv": ("knight", "crusader", "soldier"),
    "Mg": ("witch", "pied-piper", "wizard"),
    "Ro": ("king", "queen", "emperor"),
}
"""The cards of each class, in the order in which an outbreak calls on their holders."""
CUBES = 20
POTIONS = 10


def regions_for(players: int) -> list[str]:
    """The regions in play (S1), in the fixed order of the board."""
    return [region["id"] for region in BOARD["region"] if region["players"] <= players]


def link(one: str, other: str) -> str:
    """The name of a link."""
    return "-".join(sorted((one, other)))


@dataclass
class Rat:
    """A token that lies on the board; `face` is None as long as chance has not decided it. `pool`: what it was drawn from (V5)."""

    origin: str
    face: str | None = None
    pool: frozenset[str] = frozenset()


@dataclass
class Table:
    """A position. A cube is the number of its potions, so `cubes[region][seat]` is a list of such numbers."""

    players: int
    cards: list[str]
    printed: bool
    letter: bool
    round: str
    seat: int
    last_seat: int | None
    plague: str
    supply: int
    taken: bool
    added: bool
    used: set[str]
    cubes: dict[str, list[list[int]]]
    rats: dict[str, list[Rat]]
    palace: list[int]
    holder: dict[str, int]
    gone: list[str]
    walls: list[str]
    nuns: list[str]
    bishops: list[str]
    baker: list[int]
    losses: list[dict[str, Any]] = field(default_factory=list)
    """Who lost a cube or a potion in the outbreaks so far, or was spared, and why, as events say it."""
    moved: bool = False
    """Whether the plague piece has had its one move of this final turn (K4)."""
    neutral_at_end: int = 0
    """What the Knight's player said in the final round of the printed reading, or nobody needed to (V1)."""

    @property
    def regions(self) -> list[str]:
        """The regions in play, in the order of the board."""
        return regions_for(self.players)

    def own(self, region: str, seat: int) -> int:
        """How many cubes a seat has in a region."""
        return len(self.cubes[region][seat])

    def population(self, region: str) -> int:
        """The cubes of all colours in a region."""
        return sum(len(cubes) for cubes in self.cubes[region])

    def stock(self, seat: int) -> int:
        """What is left of the twenty cubes of a seat (S2)."""
        on_board = sum(self.own(region, seat) for region in self.regions)
        return CUBES - on_board - self.palace[seat] - self.baker[seat]

    def has(self, card: str, seat: int) -> bool:
        """Whether a seat holds a card."""
        return self.holder.get(card) == seat

    def fresh(self, card: str) -> bool:
        """Whether the player on turn holds a card and hasn't used it in this turn (T1)."""
        return self.has(card, self.seat) and card not in self.used

    def potions_on_board(self) -> int:
        """All potions that stand with cubes."""
        return sum(sum(cubes) for region in self.regions for cubes in self.cubes[region])

    def linked(self, region: str) -> set[str]:
        """The neighbours of a region, walls or no walls."""
        return {other for other in self.regions if frozenset((region, other)) in LINKS}

    def reached(self, region: str) -> set[str]:
        """The neighbours of a region without a wall between (K-EMPEROR)."""
        return {other for other in self.linked(region) if link(region, other) not in self.walls}

    def rats_enter(self, region: str) -> int:
        """How many rats may still enter a region: three in all (C2), none with a bishop (K-BISHOP)."""
        return 0 if region in self.bishops else 3 - len(self.rats[region])

    def open_to_rats(self, region: str) -> set[str]:
        """The neighbours into which a rat may go from a region."""
        return {other for other in self.reached(region) if self.rats_enter(other) > 0}

    def open_to_new_rats(self, region: str) -> set[str]:
        """The neighbours into which a new rat may be put; to the letter it crosses no wall (V8)."""
        beside = self.linked(region) if self.letter else self.reached(region)
        return {other for other in beside if self.rats_enter(other) > 0}

    def add_cubes(self, region: str, seat: int, count: int = 1) -> None:
        """Put cubes from the stock into a region."""
        assert 0 <= count <= self.stock(seat)
        self.cubes[region][seat] += [0] * count


def read(text: str) -> Table:
    """Read the JSON of a position that stands at the question `turn`."""
    content = json.loads(text)
    options = content["options"]
    players = options["players"]
    turn = content.get("turn", {})
    entries = {region: content["regions"].get(region, {}) for region in regions_for(players)}
    return Table(
        players=players,
        cards=options["cards"],
        printed=options["rules"] != "online",
        letter=options["rules"] == "letter",
        round=content["round"],
        seat=content["seat"],
        last_seat=content.get("last_seat"),
        plague=content["plague"],
        supply=content["supply"],
        taken=turn.get("taken", False),
        added=turn.get("added", False),
        used=set(turn.get("used", [])),
        cubes={region: _cubes(entry, players) for region, entry in entries.items()},
        rats={
            region: [Rat(t["origin"], t.get("face")) for t in entry.get("tokens", [])]
            for region, entry in entries.items()
        },
        palace=content.get("palace", [0] * players),
        holder=content.get("cards", {}),
        gone=content.get("used", []),
        walls=content.get("walls", []),
        nuns=content.get("nuns", []),
        bishops=content.get("bishops", []),
        baker=content.get("baker", [0] * players),
    )


def _cubes(entry: dict[str, Any], players: int) -> list[list[int]]:
    counts = entry.get("cubes", [0] * players)
    potions = entry.get("potions", {})
    return [_with_potions(count, potions.get(str(seat), [])) for seat, count in enumerate(counts)]


def _with_potions(count: int, potions: list[int]) -> list[int]:
    return [*potions, *[0] * (count - len(potions))]


def picture(table: Table) -> dict[str, Any]:
    """What must be alike in engine and reference after every answer."""
    return {
        "cubes": {r: [sorted(cubes) for cubes in table.cubes[r]] for r in table.regions},
        "rats": {r: [(rat.origin, rat.face) for rat in table.rats[r]] for r in table.regions},
        "stock": [table.stock(seat) for seat in range(table.players)],
        "palace": table.palace,
        "cards": table.holder,
        "plague": table.plague,
        "supply": table.supply,
        "gone": sorted(set(table.gone)),
        "walls": table.walls,
        "nuns": table.nuns,
        "bishops": table.bishops,
        "baker": table.baker,
    }
