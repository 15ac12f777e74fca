"""The board of Rattus by its events: a second, slow account of a game, from its events alone.

`EventAccount` begins with the JSON of a position. Every event is checked against what the rules allow at that moment (walls, bishops, room,
stock, who holds what) and applied to lists of cubes and tokens; then the account must equal the JSON of the position after the answer. So
no answer does anything without an event, and no event breaks a rule.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from conformance.rattus_account import LINKS, POTIONS, Account
from conformance.rattus_outbreak import hits_of

from ratskeller.core.events import Event, plain

LOSSES = ("cube-lost", "potion-lost", "spared")
STANDSTILL = 5
"""Rounds without a new rat or cube after which a game ends (ruling R18)."""


def potions_of(text: str) -> tuple[str, int, int]:
    """Region, seat and potions of a cube `gallia/0+2`."""
    region, rest = text.split("/")
    seat, _, potions = rest.partition("+")
    return region, int(seat), int(potions or 0)


class EventAccount(Account):
    """An account that follows the events of a game."""

    def follow(self, events: Sequence[Event], content: dict[str, Any]) -> None:
        """Carry out the events of one answer and compare with the position that it led to."""
        self.after = {name: self._cubes_in(entry) for name, entry in content["regions"].items()}
        for event in events:
            values = plain(event)
            if values["kind"] not in LOSSES:
                assert not any(hit.has_event(self.cubes[self.ravaged]) for hit in self.outbreak)
                self.outbreak = []
            _TELLERS[values["kind"]](self, values)
        self._compare(content)

    def _nothing(self, e: dict[str, Any]) -> None:
        """Tells of no change on the board."""

    def _plague_started(self, e: dict[str, Any]) -> None:
        assert self.plague is None
        self.plague = e["region"]

    def _settled(self, e: dict[str, Any]) -> None:
        assert e["count"] == 2
        self._leave_stock(e["seat"], 2)
        self.idle = -1
        self._add(e["seat"], e["region"], [0, 0])

    def _card_taken(self, e: dict[str, Any]) -> None:
        assert self.cards.get(e["card"]) == e["giver"] != e["seat"]
        self.cards[e["card"]] = e["seat"]

    def _cubes_added(self, e: dict[str, Any]) -> None:
        region, seat, count = e["region"], e["seat"], e["count"]
        rats = len(self.tokens[region])
        assert e["rats"] == rats
        if e["rule"] == "RAT-T3":
            assert count == min(rats, self.stock[seat]) + e["extra"]
            assert e["extra"] <= self._most_extra(seat)
        else:
            card = e["rule"].removeprefix("RAT-K-").lower()
            assert self.cards[card] == seat
            assert self._may_add(card, seat, region)
        self._leave_stock(seat, count)
        self.idle = -1
        self._add(seat, region, [0] * count)

    def _rat_moved(self, e: dict[str, Any]) -> None:
        region, to = e["token"].split(".")[0], e["to"].split(".")[0]
        assert self._may_cross(region, to)
        if e["rule"] == "RAT-K-PIPER":
            self._pipes("rats", region, to)
        self._rat_enters(to, self._lift(e["token"]))
        assert e["to"] == f"{to}.{len(self.tokens[to])}"

    def _pipes(self, what: str, region: str, to: str) -> None:
        """K-PIPER: one cube moves, and as many rats as fit."""
        if not self.piper:
            room = 0 if to in self.bishops else 3 - len(self.tokens[to])
            self.piper = {"cubes": 1, "rats": min(room, len(self.tokens[region]))}
        self.piper[what] -= 1
        assert self.piper[what] >= 0

    def _cubes_moved(self, e: dict[str, Any]) -> None:
        """Which cubes went is not told where they differ: of those that are gone, some that carry as many potions."""
        region, to, seat = e["region"], e["to"], e["seat"]
        assert self._may_cross(region, to)
        assert e["count"] <= 3
        if e["rule"] == "RAT-K-PIPER":
            self._pipes("cubes", region, to)
        gone = Counter(self.cubes[region][seat]) - Counter(self.after[region][seat])
        moved = next(
            list(some) for some in itertools.combinations(gone.elements(), e["count"]) if sum(some) == e["potions"]
        )
        for potions in moved:
            self.cubes[region][seat].remove(potions)
        self._add(seat, to, moved)

    def _cube_saved(self, e: dict[str, Any]) -> None:
        """K-KING, V7: the cube with the fewest potions goes, and loses them."""
        assert not self.tokens[e["region"]]
        self.cubes[e["region"]][e["seat"]].pop()
        self.palace[e["seat"]] += 1

    def _rat_seen(self, e: dict[str, Any]) -> None:
        token = self._at(e["token"])
        assert token.setdefault("face", e["face"]) == e["face"]
        token["seen"] = sorted({*token.get("seen", []), e["seat"]})

    def _rats_swapped(self, e: dict[str, Any]) -> None:
        if e["swapped"]:
            regions = {e["token"].split(".")[0], e["other"].split(".")[0]}
            assert len(regions) == 1 or not regions & set(self.bishops)
            first, second = self._at(e["token"]), self._at(e["other"])
            kept = dict(first)
            first.clear()
            first.update(second)
            second.clear()
            second.update(kept)

    def _plague_moved(self, e: dict[str, Any]) -> None:
        assert e["region"] == self.plague
        far = e["rule"] != "RAT-K-SERF" and any(
            self.cards.get(card) == e["seat"] for card in ("knight", "crusader", "soldier")
        )
        assert e["steps"] == self._steps(e["region"], e["to"]) <= (2 if far else 1)
        self.plague = e["to"]
        if e["rule"] == "RAT-C1":
            self._spread_from(e["region"], e["to"])

    def _spread_from(self, region: str, to: str) -> None:
        """C1, C2: the piece stays only where walls leave no move; then nothing follows."""
        if region == to:
            assert not any(self._may_cross(region, other) for other in self.cubes)
        else:
            self.due = to
            self.spread = min(2, len(self.tokens[to]))
            self.spread_to = 0

    def _spread_stopped(self, e: dict[str, Any]) -> None:
        assert e["count"] == self.spread > 0
        self.spread = 0
        if e["reason"] == "supply":
            assert self.supply == 0
        else:
            places = [to for to in self.cubes if self._may_be_placed(e["region"], to) and to not in self.bishops]
            assert all(len(self.tokens[to]) == 3 for to in places)

    def _rat_added(self, e: dict[str, Any]) -> None:
        assert self.plague is not None
        assert self._may_be_placed(self.plague, e["region"])
        if e["drawn"]:
            assert self.supply == 0
            assert e["rule"] == "RAT-K-SOLDIER"
        else:
            self.supply -= 1
        assert e["left"] == self.supply >= 0
        if e["rule"] == "RAT-C2":
            self.spread -= 1
            self.spread_to += 1
            assert self.spread >= 0
        elif not self.final_turns:
            assert self.spread == 0 < self.spread_to
            self.spread_to = 0
        self.idle = -1
        self._rat_enters(e["region"], {"origin": "drawn" if e["drawn"] else "supply"})
        assert e["token"] == f"{e['region']}.{len(self.tokens[e['region']])}"

    def _ravage_began(self, e: dict[str, Any]) -> None:
        assert e["rats"] == len(self.tokens[e["region"]]) > 0
        assert e["cubes"] == [len(line) for line in self.cubes[e["region"]]]
        assert any(e["cubes"])
        self._enter(e["region"], e["final"])
        self.lost = [0] * self.players

    def _enter(self, region: str, final: bool) -> None:
        """C3, F5: the plague region after the spread, or one region after the other."""
        if final:
            self.last_ravage.append(region)
            return
        assert region == self.plague
        assert self.spread == 0
        self.due = None

    def _region_spared(self, e: dict[str, Any]) -> None:
        self._enter(e["region"], e["rule"] == "RAT-F5")
        if e["reason"] == "rats":
            assert not self.tokens[e["region"]]
        else:
            assert self._population(e["region"]) == 0

    def _rats_opened(self, e: dict[str, Any]) -> None:
        assert self.cards["crusader"] == e["seat"]
        self.opened = e["opened"]

    def _rat_opened(self, e: dict[str, Any]) -> None:
        token = self._at(e["token"])
        assert token.setdefault("face", e["face"]) == e["face"]

    def _rat_revealed(self, e: dict[str, Any]) -> None:
        region = e["token"].split(".")[0]
        self.kills = [0] * self.players
        self._use_up(e)
        nuns = self.nuns.count(region)
        assert e["nuns"] == nuns
        assert e["population"] == max(0, self._population(region) - nuns + e["neutral"])
        assert e["limit"] == int(e["face"].split()[0])
        assert e["outbreak"] == (e["population"] >= e["limit"])
        if e["outbreak"]:
            self.outbreak, self.ravaged = hits_of(e["face"].split()[1:], self.cubes[region], self.cards), region

    def _use_up(self, e: dict[str, Any]) -> None:
        """C3: the token leaves the game. One that was drawn from the used ones may still be listed there (V5)."""
        token = self._lift(e["token"])
        assert token.get("face", e["face"]) == e["face"]
        listed = token["origin"] == "drawn" and self.used[e["face"]] > 0
        self.used[e["face"]] += 0 if listed else 1
        if token["origin"] == "drawn" and not listed:
            assert not self.printed
            self.tokens_in_game += 1

    def _hit(self, e: dict[str, Any]) -> None:
        """The next of the hits in their order is the one that the event names."""
        lines = self.cubes[self.ravaged]
        while not self.outbreak[0].has_event(lines):
            self.outbreak.pop(0)
        hit = self.outbreak.pop(0)
        assert e["region"] == self.ravaged
        assert e["kind"] in hit.kinds(lines, self.letter)
        assert (hit.seat, hit.symbol, hit.card) == (e["seat"], e["symbol"], e["card"])
        assert e["kind"] == "spared" or (hit.cause, hit.tied) == (e["cause"], e["tied"])

    def _cube_lost(self, e: dict[str, Any]) -> None:
        self._hit(e)
        line = self.cubes[e["region"]][e["seat"]]
        assert self.letter or not any(line)
        line.pop()
        self.stock[e["seat"]] += 1
        self.lost[e["seat"]] += 1
        self.kills[e["seat"]] += 1

    def _potion_lost(self, e: dict[str, Any]) -> None:
        """V2: in place of a cube, from the cube with most; to the letter from any that has one."""
        self._hit(e)
        line = self.cubes[e["region"]][e["seat"]]
        assert self.letter or line[0] == e["left"] + 1
        line[line.index(e["left"] + 1)] -= 1
        line.sort(reverse=True)

    def _rat_discarded(self, e: dict[str, Any]) -> None:
        assert self._population(e["token"].split(".")[0]) == 0
        self._use_up(e)

    def _ravage_ended(self, e: dict[str, Any]) -> None:
        assert e["lost"] == self.lost
        assert not self.opened or not self.tokens[e["region"]]
        self.opened = False
        assert (e["reason"] == "rats" and not self.tokens[e["region"]]) or self._population(e["region"]) == 0

    def _turn_began(self, e: dict[str, Any]) -> None:
        """S8, F1, F2: clockwise until the end is triggered, then anticlockwise."""
        assert self.due is None
        if e["final"]:
            assert self.last_seat is not None
            self.final_turns += 1
            assert e["seat"] == (self.last_seat - self.final_turns) % self.players
        elif self.turn is not None:
            assert e["seat"] == (self.turn + 1) % self.players
            assert self.supply > 0
            assert self.stock[self.turn] + self.baker[self.turn] > 0
            self.idle += 1
            assert self.idle < STANDSTILL * self.players
        self.turn = e["seat"]

    def _end_triggered(self, e: dict[str, Any]) -> None:
        assert self.due is None
        self.last_seat = e["seat"]
        self.idle += 1
        if e["reason"] == "supply":
            assert self.supply == 0
        elif e["reason"] == "stock":
            assert self.stock[e["seat"]] == self.baker[e["seat"]] == 0
        else:
            assert self.idle == STANDSTILL * self.players

    def _game_over(self, e: dict[str, Any]) -> None:
        """F5, F6: every region had its turn; a tie is won by whose turn would have come first."""
        assert self.last_ravage == list(self.cubes)
        assert not any(self.baker)
        scores = [20 - stock for stock in self.stock]
        assert e["scores"] == scores
        assert self.last_seat is not None
        after = [(seat - self.last_seat - 1) % self.players for seat in range(self.players)]
        assert e["ranking"] == sorted(range(self.players), key=lambda seat: (-scores[seat], after[seat]))

    def _cubes_swapped(self, e: dict[str, Any]) -> None:
        (region, seat, potions), (to, other, others) = potions_of(e["cube"]), potions_of(e["other"])
        assert region != to
        assert seat != other or not self.printed
        self.cubes[region][seat].remove(potions)
        self.cubes[to][other].remove(others)
        self._add(seat, to, [potions])
        self._add(other, region, [others])

    def _wall_placed(self, e: dict[str, Any]) -> None:
        link = frozenset(e["link"].split("-"))
        assert e["link"] == "-".join(sorted(link))
        assert link in LINKS - self.walls
        if e["source"] is not None:
            self.walls.remove(frozenset(e["source"].split("-")))
        self.walls.add(link)

    def _nun_placed(self, e: dict[str, Any]) -> None:
        if e["source"] is not None:
            self.nuns.remove(e["source"])
        self.nuns.append(e["region"])

    def _bishop_placed(self, e: dict[str, Any]) -> None:
        if e["source"] is not None:
            assert len(self.bishops) == 2
            self.bishops.remove(e["source"])
        self.bishops.append(e["region"])

    def _cube_on_card(self, e: dict[str, Any]) -> None:
        assert self.cards[e["card"]] == e["seat"]
        self._leave_stock(e["seat"], 1)
        self.baker[e["seat"]] += 1
        assert e["count"] == sum(self.baker)

    def _card_emptied(self, e: dict[str, Any]) -> None:
        assert e["cubes"] == self.baker
        assert e["rule"] == ("RAT-F4" if self.round in ("final", "ravage") else "RAT-K-BAKER")
        assert any(self.baker)
        for seat, count in enumerate(self.baker):
            self._add(seat, e["region"], [0] * count)
        self.idle = -1
        self.baker = [0] * self.players

    def _potion_placed(self, e: dict[str, Any]) -> None:
        region, seat, potions = potions_of(e["cube"])
        assert seat == e["seat"]
        self.cubes[region][seat].remove(potions - 1)
        self._add(seat, region, [potions])
        assert e["left"] == (POTIONS - self._potions() if self.printed else None)


_QUIET = "start-seat-drawn plague-counted final-ravage-began card-chosen".split()
_TELLERS: dict[str, Callable[[EventAccount, dict[str, Any]], None]] = {
    "plague-started": EventAccount._plague_started,
    "settled": EventAccount._settled,
    "card-taken": EventAccount._card_taken,
    "cubes-added": EventAccount._cubes_added,
    "rat-moved": EventAccount._rat_moved,
    "cubes-moved": EventAccount._cubes_moved,
    "cube-saved": EventAccount._cube_saved,
    "rat-seen": EventAccount._rat_seen,
    "rats-swapped": EventAccount._rats_swapped,
    "plague-moved": EventAccount._plague_moved,
    "rat-added": EventAccount._rat_added,
    "ravage-began": EventAccount._ravage_began,
    "region-spared": EventAccount._region_spared,
    "rats-opened": EventAccount._rats_opened,
    "rat-opened": EventAccount._rat_opened,
    "rat-revealed": EventAccount._rat_revealed,
    "cube-lost": EventAccount._cube_lost,
    "potion-lost": EventAccount._potion_lost,
    "spared": EventAccount._hit,
    "spread-stopped": EventAccount._spread_stopped,
    "turn-began": EventAccount._turn_began,
    "rat-discarded": EventAccount._rat_discarded,
    "ravage-ended": EventAccount._ravage_ended,
    "end-triggered": EventAccount._end_triggered,
    "game-over": EventAccount._game_over,
    "cubes-swapped": EventAccount._cubes_swapped,
    "wall-placed": EventAccount._wall_placed,
    "nun-placed": EventAccount._nun_placed,
    "bishop-placed": EventAccount._bishop_placed,
    "cube-on-card": EventAccount._cube_on_card,
    "card-emptied": EventAccount._card_emptied,
    "potion-placed": EventAccount._potion_placed,
} | dict.fromkeys(_QUIET, EventAccount._nothing)
