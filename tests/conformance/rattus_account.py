"""What lies where in a game of Rattus, kept apart from the rules, and what the rules allow there."""

from collections import Counter
from typing import Any

from conformance.rattus_outbreak import Hit

from ratskeller.games.rattus.data.board import read_board

LINKS = {frozenset((read_board().regions[a], read_board().regions[b])) for a, b in read_board().links}
POTIONS = 10
"""Potions in the game by the printed reading (V3)."""
Tokens = list[dict[str, Any]]


def tokens_in(entry: dict[str, Any]) -> Tokens:
    """The tokens of a region, to be changed without harm."""
    return [dict(token) for token in entry["tokens"]]


class Account:
    """What lies where. `cubes[region][seat]` lists the potions of every cube there, most first."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.players: int = content["options"]["players"]
        self.printed: bool = content["options"]["rules"] != "online"
        self.letter: bool = content["options"]["rules"] == "letter"
        self.take_over(content)
        self.round: str = content["round"]
        self.last_seat: int | None = content["last_seat"]
        self.turn: int | None = content["seat"] if content["round"] == "regular" else None
        """Whose turn of the regular round it is, or was last."""
        self.final_turns = 0
        self.idle: int = content.get("idle", 0)
        """Turns in a row in which neither a rat nor a cube came to the board; -1 in a turn in which one did."""
        self.spread = 0
        """Rats still to add (C2)."""
        self.spread_to = 0
        """Rats added since the piece moved; 0 again after a Soldier's extra one."""
        self.due: str | None = None
        """The plague region, until it is ravaged or spared (C3)."""
        self.lost = [0] * self.players
        self.opened = False
        """Whether all rats of the ravaged region were revealed at once (K-CRUSADER)."""
        self.kills = [0] * self.players
        """Cubes lost by the token at hand."""
        self.outbreak: list[Hit] = []
        """What the token at hand still calls for (C5), in the region `ravaged`."""
        self.ravaged = ""
        self.last_ravage: list[str] = []
        self.tokens_in_game = self._count_tokens()
        self.piper: dict[str, int] = {}
        """While a Piper moves: how many cubes and rats have still to come along."""

    def take_over(self, content: dict[str, Any]) -> None:
        """Begin the account with a position."""
        self.cubes = {name: self._cubes_in(entry) for name, entry in content["regions"].items()}
        self.after = self.cubes
        """The cubes of the position that the events at hand led to."""
        self.tokens: dict[str, Tokens] = {name: tokens_in(entry) for name, entry in content["regions"].items()}
        self.palace: list[int] = content["palace"][:]
        self.baker: list[int] = content["baker"][:]
        self.stock = [20 - self._out_of_stock(seat) for seat in range(self.players)]
        self.cards: dict[str, int] = dict(content["cards"])
        self.plague: str | None = content["plague"]
        self.supply: int = content["supply"]
        self.used = Counter(content["used"])
        self.walls = {frozenset(link.split("-")) for link in content["walls"]}
        self.nuns: list[str] = content["nuns"][:]
        self.bishops: list[str] = content["bishops"][:]

    def _cubes_in(self, entry: dict[str, Any]) -> list[list[int]]:
        lines = []
        for seat, count in enumerate(entry["cubes"]):
            potions = sorted(entry.get("potions", {}).get(str(seat), []), reverse=True)
            lines.append(potions + [0] * (count - len(potions)))
        return lines

    def _out_of_stock(self, seat: int) -> int:
        return sum(len(lines[seat]) for lines in self.cubes.values()) + self.palace[seat] + self.baker[seat]

    def _compare(self, content: dict[str, Any]) -> None:
        """The account equals the position, and nothing is more than there can be."""
        assert self.cubes == self.after
        assert self.tokens == {name: tokens_in(entry) for name, entry in content["regions"].items()}
        for name in ("palace", "baker", "cards", "plague", "supply"):
            assert getattr(self, name) == content[name], name
        assert self.used == Counter(content["used"])
        assert self.walls == {frozenset(link.split("-")) for link in content["walls"]}
        assert len(self.walls) == len(content["walls"]) <= 3
        assert self.walls <= LINKS
        assert all(name in self.cubes for link in self.walls for name in link)
        assert sorted(self.nuns) == sorted(content["nuns"])
        assert sorted(self.bishops) == sorted(content["bishops"])
        assert len(self.nuns) <= 3
        assert len(self.bishops) <= 2
        for seat in range(self.players):
            assert self._out_of_stock(seat) + self.stock[seat] == 20
            assert min(self.stock[seat], self.palace[seat], self.baker[seat]) >= 0
        assert all(len(tokens) <= 3 for tokens in self.tokens.values())
        assert not self.printed or self._potions() <= POTIONS
        assert self._count_tokens() == self.tokens_in_game
        if not content["pending"] or content["pending"][-1]["step"] not in ("piper rat", "which cube"):
            assert not any(self.piper.values())
            self.piper = {}
        assert self.idle == content.get("idle", 0) or content["round"] != "regular"
        self.round = content["round"]
        if "baker" not in self.cards:
            assert not any(self.baker)

    def _count_tokens(self) -> int:
        """Tokens on the board, in the supply and used (S3, S4); one that was drawn back counts once it is used again (V5)."""
        on_board = sum(1 for tokens in self.tokens.values() for token in tokens if token["origin"] != "drawn")
        return on_board + self.supply + self.used.total()

    def _potions(self) -> int:
        return sum(sum(line) for lines in self.cubes.values() for line in lines)

    # what the rules allow

    def _may_cross(self, a: str, b: str) -> bool:
        link = frozenset((a, b))
        return link in LINKS and link not in self.walls and a in self.cubes and b in self.cubes

    def _may_be_placed(self, a: str, b: str) -> bool:
        """A new rat crosses no wall, but to the letter (V8)."""
        return self._may_cross(a, b) or (self.letter and frozenset((a, b)) in LINKS and b in self.cubes)

    def _rat_enters(self, region: str, token: dict[str, Any]) -> None:
        assert region not in self.bishops
        assert len(self.tokens[region]) < 3
        self.tokens[region].append(token)

    def _steps(self, a: str, b: str) -> int:
        """How many steps the plague piece needs, 3 for more than two."""
        if a == b:
            return 0
        if self._may_cross(a, b):
            return 1
        return 2 if any(self._may_cross(a, c) and self._may_cross(c, b) for c in self.cubes) else 3

    def _leave_stock(self, seat: int, count: int) -> None:
        assert 0 < count <= self.stock[seat]
        self.stock[seat] -= count

    def _add(self, seat: int, region: str, potions: list[int]) -> None:
        self.cubes[region][seat] = sorted(self.cubes[region][seat] + potions, reverse=True)

    def _population(self, region: str) -> int:
        return sum(map(len, self.cubes[region]))

    def _lift(self, token: str) -> dict[str, Any]:
        region, slot = token.split(".")
        return self.tokens[region].pop(int(slot) - 1)

    def _at(self, token: str) -> dict[str, Any]:
        region, slot = token.split(".")
        return self.tokens[region][int(slot) - 1]

    def _most_extra(self, seat: int) -> int:
        """K-PEASANT, K-QUEEN, K3."""
        peasant: bool = self.cards.get("peasant") == seat
        queen = self.cards.get("queen") == seat and self._leads(seat)
        return int(peasant) + 2 * int(queen)

    def _may_add(self, card: str, seat: int, region: str) -> bool:
        """Whether a card lets its holder add a cube there, now."""
        if card == "queen":
            return self._leads(seat)
        if card == "mayor":
            own = len(self.cubes[region][seat])
            return all(len(line) < own for other, line in enumerate(self.cubes[region]) if other != seat)
        if card == "serf":
            return region == self.plague and any(n for other, n in enumerate(self.kills) if other != seat)
        return True

    def _leads(self, seat: int) -> bool:
        """K-QUEEN: the largest group is larger than everybody else's. Walls don't cut a group."""
        groups = [self._largest_group(other) for other in range(self.players)]
        return groups.count(max(groups)) == 1 and groups[seat] == max(groups)

    def _largest_group(self, seat: int) -> int:
        left = {region for region, lines in self.cubes.items() if lines[seat]}
        largest = 0
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                edge = {b for b in left if any(frozenset((a, b)) in LINKS for a in edge)}
                left -= edge
            largest = max(largest, len(group))
        return largest
