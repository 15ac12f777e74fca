"""What lies and stands where in a game of Carcassonne, kept apart from the rules, and what the rules make of it, slowly."""

from collections import Counter
from typing import Any

from conformance.carcassonne_tiles import (
    Place,
    all_tiles,
    beside,
    edge,
    facts,
    halves,
    name_of,
    place_of,
    sides,
    turns,
)

Part = tuple[Place, str]
"""One feature of one tile on the table."""
FIGURES = ("follower", "large", "abbot")


class Feature:
    """Parts that hang together, in the order in which their tiles were laid."""

    def __init__(self, kind: str, part: Part) -> None:
        self.kind = kind
        self.parts = [part]


class Account:
    """The table of one game."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.options: dict[str, Any] = content["options"]
        self.players: int = self.options["players"]
        self.tiles: dict[Place, tuple[str, int, int]] = {}
        """Type, quarter turns and turn of every tile."""
        self.number: dict[Place, int] = {}
        """The tiles by number, in the order laid."""
        self.feature_of: dict[Part, Feature] = {}
        self.figures: dict[Part, tuple[int, str]] = {}
        """Seat and kind of every figure."""
        self.markers: dict[int, Place] = {}
        self.left: dict[Place, int] = {}
        """The turn in which a marker last left a tile."""
        for entry in content["board"]:
            at = place_of(entry["at"])
            self.put(entry["tile"], at, entry.get("r", 0), entry["turn"])
            for figure in entry["followers"]:
                self.figures[at, figure["on"]] = (figure["seat"], figure["kind"])
            if "marker" in entry:
                self.markers[entry["marker"]] = at
            if "left" in entry:
                self.left[at] = entry["left"]
        self.markers = dict(sorted(self.markers.items()))
        self.stack = Counter(content["stack"])
        self.discarded: list[str] = content["discarded"][:]
        self.scores: list[int] = content["scores"][:]
        self.seat: int = content["seat"]
        self.turn: int = content["turn_number"]
        self.tile: str | None = content["tile"]
        self.over: bool = content.get("over", False)
        self.all_tiles = all_tiles(self.options)
        self.out_of_game = self.all_tiles - self.counted()
        """Tiles of a position that was written by hand may be missing."""

    def counted(self) -> Counter[str]:
        """All tiles that are somewhere, by type."""
        on_table = Counter(tile for tile, _, _ in self.tiles.values())
        return self.stack + on_table + Counter(self.discarded) + self.drawn()

    def drawn(self) -> Counter[str]:
        """The tile that waits to be laid, if there is one."""
        return Counter([self.tile] if self.tile else [])

    def in_hand(self, seat: int, kind: str) -> int:
        """How many figures of a kind a seat has in its supply (BAS1, EXT2, EXT3)."""
        exist = {"follower": 7, "large": int(self.options["inns"]), "abbot": int(self.options["abbot"])}
        return exist[kind] - sum(figure == (seat, kind) for figure in self.figures.values())

    # the land

    def put(self, tile: str, at: Place, r: int, turn: int) -> None:
        """Lay a tile; features that meet become one (BAS6)."""
        self.number[at] = len(self.tiles)
        self.tiles[at] = (tile, r, turn)
        for on, item in facts()[tile].features.items():
            self.feature_of[at, on] = Feature(item["kind"], (at, on))
        for side in range(4):
            other = beside(at, side)
            if other in self.tiles:
                back = (side + 2) % 4
                self._unite(self._at_side(at, side), self._at_side(other, back))
                for half in range(2):
                    self._unite(self._at_half(at, 2 * side + half), self._at_half(other, 2 * back + 1 - half))

    def _at_side(self, at: Place, side: int) -> Feature | None:
        tile, r, _ = self.tiles[at]
        found = [on for on in facts()[tile].features if side in sides(tile, r, on)]
        return self.feature_of[at, found[0]] if found else None

    def _at_half(self, at: Place, half: int) -> Feature | None:
        tile, r, _ = self.tiles[at]
        found = [on for on in facts()[tile].features if half in halves(tile, r, on)]
        return self.feature_of[at, found[0]] if found else None

    def _unite(self, one: Feature | None, other: Feature | None) -> None:
        if one is None or other is None:
            assert one is other, "a road meets a field, or the like"
            return
        assert one.kind == other.kind
        if one is not other:
            one.parts = sorted(one.parts + other.parts, key=self._order)
            for part in other.parts:
                self.feature_of[part] = one

    def features(self) -> list[Feature]:
        """All features with a figure in them, in the order of their first parts."""
        claimed = {id(self.feature_of[part]): self.feature_of[part] for part in self.figures}
        return sorted(claimed.values(), key=self.place_in_order)

    def place_in_order(self, feature: Feature) -> tuple[int, int]:
        """What features are sorted by: their first parts."""
        return self._order(feature.parts[0])

    def _order(self, part: Part) -> tuple[int, int]:
        """By tile as they were laid, and on a tile as the file lists them."""
        at, on = part
        return self.number[at], list(facts()[self.tiles[at][0]].features).index(on)

    def open_sides(self, feature: Feature) -> int:
        """How many sides of a city or road lead to empty places."""
        return sum(
            beside(at, side) not in self.tiles for at, on in feature.parts for side in sides(*self.tiles[at][:2], on)
        )

    def filled(self, feature: Feature) -> int:
        """How many of the eight places around a monastery or garden are filled."""
        x, y = feature.parts[0][0]
        around = [(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
        return sum(at in self.tiles for at in around) - 1

    def is_complete(self, feature: Feature) -> bool:
        """BAS6."""
        if feature.kind in ("city", "road"):
            return self.open_sides(feature) == 0
        return feature.kind in ("monastery", "garden") and self.filled(feature) == 8

    def total(self, feature: Feature, what: str) -> int:
        """How many pennants (inns, cathedrals) a feature has."""
        return sum(int(facts()[self.tiles[at][0]].features[on].get(what, 0)) for at, on in feature.parts)

    def cities(self, field: Feature) -> list[Feature]:
        """The completed cities that touch a field, each once (BAS9)."""
        found: list[Feature] = []
        for at, on in field.parts:
            for city in facts()[self.tiles[at][0]].features[on].get("cities", []):
                feature = self.feature_of[at, city]
                if feature not in found and self.is_complete(feature):
                    found.append(feature)
        return found

    def size(self, feature: Feature) -> int:
        """BAS7: of how many tiles it is."""
        return len({at for at, _ in feature.parts})

    def is_small(self, feature: Feature) -> bool:
        """BAS7, by the older value of a city of two tiles."""
        is_small_city = feature.kind == "city" and self.size(feature) == 2 and self.is_complete(feature)
        return is_small_city and self.options["small_cities"] == 2

    def value(self, feature: Feature) -> int:
        """BAS7, BAS9, EXT2, EXT3: what a feature brings as it lies."""
        if feature.kind == "field":
            return 3 * len(self.cities(feature))
        if feature.kind in ("monastery", "garden"):
            return 1 + self.filled(feature)
        complete = self.is_complete(feature)
        if feature.kind == "road":
            each = (2 if complete else 0) if self.total(feature, "inn") else 1
            return self.size(feature) * each
        each = 2 if complete and not self.is_small(feature) else 1
        if self.total(feature, "cathedral"):
            each = 3 if complete else 0
        return (self.size(feature) + self.total(feature, "pennants")) * each

    # laying

    def empty_places(self) -> set[Place]:
        """The empty places beside tiles."""
        return {beside(at, side) for at in self.tiles for side in range(4)} - self.tiles.keys()

    def fits(self, tile: str, at: Place, r: int) -> bool:
        """BAS3, EXT1: whether a tile may be laid so."""
        around = [side for side in range(4) if beside(at, side) in self.tiles]
        if at in self.tiles or not around or r not in turns(tile):
            return False
        for side in around:
            other, turned, _ = self.tiles[beside(at, side)]
            if edge(tile, r, side) != edge(other, turned, (side + 2) % 4):
                return False
        return facts()[tile].role is None or self._flows(tile, at, r)

    def _flows(self, tile: str, at: Place, r: int) -> bool:
        """EXT1: a river tile goes on with the river, and not with a second bend to the same hand."""
        end, entry, bent = self._end_of_river()
        leaving = [side for side in range(4) if edge(tile, r, side) == "river" and side != entry]
        turn = (leaving[0] - entry) % 4 if leaving else 2
        return at == end and edge(tile, r, entry) == "river" and (turn == 2 or turn != bent)

    def _end_of_river(self) -> tuple[Place, int, int | None]:
        """Down the river from its source: the place where it goes on, the side by which it comes in there, its last bend."""
        at = next(at for at, (tile, _, _) in self.tiles.items() if facts()[tile].role == "source")
        entry, bent = -1, None
        while at in self.tiles:
            tile, r, _ = self.tiles[at]
            leaving = next(side for side in range(4) if edge(tile, r, side) == "river" and side != entry)
            if entry >= 0 and (leaving - entry) % 4 != 2:
                bent = (leaving - entry) % 4
            at, entry = beside(at, leaving), (leaving + 2) % 4
        return at, entry, bent

    def may_be_drawn(self, tile: str) -> bool:
        """BAS1, EXT1, PLG1: whether a tile may come now; the stack still holds it."""
        for role in ("course", "mouth"):
            if any(facts()[other].role == role for other in self.stack):
                return facts()[tile].role == role
        drawn = len(self.tiles) - 1 + len(self.discarded)
        only_plague = all(facts()[other].plague for other in self.stack)
        return not facts()[tile].plague or drawn >= self.options["grace"] or only_plague

    # the plague

    def because(self, part: Part) -> list[int]:
        """PLG4: the numbers of the markers that make a figure sick."""
        return [number for number, site in self.markers.items() if self._sickens(site, part)]

    def _sickens(self, site: Place, part: Part) -> bool:
        reach, feature = self.options["reach"], self.feature_of[part]
        if site == part[0]:
            return True
        borders = site in [beside(part[0], side) for side in range(4)]
        belongs = any(at == site for at, _ in feature.parts)
        if reach == "wide":
            return borders or belongs
        return {"tile": False, "near": borders and belongs, "feature": belongs, "bordering": borders}[reach]

    def step_of(self, site: Place, markers: dict[int, Place], left: dict[Place, int]) -> Place | None:
        """PLG5: where a marker goes from a tile; None if it stays."""
        around = [beside(site, side) for side in range(4)]
        free = [at for at in around if at in self.tiles and at not in markers.values() and not self._closed(at)]
        return min(free, key=lambda at: left.get(at, 0), default=None)

    def _closed(self, at: Place) -> bool:
        """PLG5: whether the tile is an obstacle: something on it can be completed, and all of that is complete."""
        here = [feature for part, feature in self.feature_of.items() if part[0] == at]
        built = [feature for feature in here if feature.kind not in ("field", "river")]
        return self.options.get("obstacles") == "completed" and bool(built) and all(map(self.is_complete, built))

    def strength(self, feature: Feature) -> list[int]:
        """BAS8, EXT2, PLG9: what the healthy figures count, by seat."""
        found = [0] * self.players
        for part in feature.parts:
            if part in self.figures and not self.because(part):
                seat, kind = self.figures[part]
                found[seat] += 2 if kind == "large" else 1
        return found

    def standing(self, feature: Feature) -> list[Part]:
        """The parts of a feature on which figures stand."""
        return [part for part in feature.parts if part in self.figures]

    def compare(self, content: dict[str, Any]) -> None:
        """The account equals the position, and nothing is more than there can be."""
        assert content["board"] == [self.entry(at) for at in self.tiles]
        for name in ("discarded", "scores", "seat", "tile"):
            assert content[name] == getattr(self, name), name
        assert content["stack"] == +self.stack
        assert content["turn_number"] == self.turn
        assert content.get("over", False) == self.over
        assert self.counted() + self.out_of_game == self.all_tiles
        assert all(self.in_hand(seat, kind) >= 0 for seat in range(self.players) for kind in FIGURES)
        assert len(set(self.markers.values())) == len(self.markers)
        assert list(self.markers) == list(range(1, len(self.markers) + 1))

    def entry(self, at: Place) -> dict[str, Any]:
        """A tile as positions write it."""
        tile, r, turn = self.tiles[at]
        standing = [(part[1], *figure) for part, figure in self.figures.items() if part[0] == at]
        assert len(standing) <= 1
        found: dict[str, Any] = {"at": name_of(at), "tile": tile, "r": r, "turn": turn}
        found["followers"] = [{"seat": seat, "kind": kind, "on": on} for on, seat, kind in standing]
        if at in self.markers.values():
            found["marker"] = next(number for number, site in self.markers.items() if site == at)
        return found | ({"left": self.left[at]} if at in self.left else {})
