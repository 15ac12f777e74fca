"""The table of Carcassonne by its events: a second, slow account of a game, from its events alone.

`EventAccount` begins with the JSON of a position. Every event is checked against what the rules allow at that moment (where a tile fits,
what is free, who is sick, what a feature is worth) and applied; then the account must equal the JSON of the position after the answer. So
no answer does anything without an event, no event breaks a rule, and nothing that must happen is missing.
"""

from collections.abc import Callable, Sequence
from typing import Any

from conformance.carcassonne_account import Account, Feature, Part
from conformance.carcassonne_tiles import Place, beside, facts, name_of, place_of

from ratskeller.core.events import Event, plain


class EventAccount(Account):
    """An account that follows the events of a game."""

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content)
        self.has_start_player = "start seat" not in content.get("pending", [])
        self.is_waiting_for_figure = "follower" in content.get("pending", [])
        self.marker_due: Place | None = None
        """Where a plague tile was laid whose marker has not been named yet."""
        self.ailing: set[Part] | None = None
        """Who was sick before the board changed."""
        self.health_events: set[tuple[str, Part]] = set()
        self.scored_at_the_end: list[Part] | None = None
        """The first parts of the features that the final scoring has dealt with."""

    def follow(self, events: Sequence[Event], content: dict[str, Any]) -> None:
        """Carry out the events of one answer and compare with the position that it led to."""
        for event in events:
            values = plain(event)
            _TELLERS[values["kind"]](self, values)
        assert self.marker_due is None
        self._check_health()
        self.compare(content)
        pending = ["follower"] if self.is_waiting_for_figure else []
        assert content.get("pending", []) == pending

    # the turn

    def _start_seat_drawn(self, e: dict[str, Any]) -> None:
        assert not self.has_start_player
        assert self.options["start"] == "random"
        self.seat, self.has_start_player = e["seat"] - 1, True

    def _turn_began(self, e: dict[str, Any]) -> None:
        self._check_nothing_is_complete()
        assert self.has_start_player
        assert sum(self.stack.values()) > 0
        assert (e["seat"], e["turn"]) == ((self.seat + 1) % self.players, self.turn + 1)
        # PLG5: the plague has gone on after every turn but the one before the first
        assert self.turn == 0 or not self.markers or self.ailing is not None
        self.seat, self.turn = e["seat"], e["turn"]

    def _tile_drawn(self, e: dict[str, Any]) -> None:
        assert e["seat"] == self.seat
        assert self.tile is None
        assert self.stack[e["tile"]] > 0
        assert self.may_be_drawn(e["tile"])
        self.stack -= {e["tile"]: 1}
        assert e["left"] == sum(self.stack.values())
        self.tile = e["tile"]

    def _tile_discarded(self, e: dict[str, Any]) -> None:
        """BAS4, PLG2: it fits nowhere, and has no effect."""
        assert (e["seat"], e["tile"]) == (self.seat, self.tile)
        assert not any(self.fits(e["tile"], at, r) for at in self.empty_places() for r in range(4))
        self.discarded.append(e["tile"])
        self.tile = None

    def _tile_laid(self, e: dict[str, Any]) -> None:
        at = place_of(e["at"])
        assert (e["seat"], e["tile"], e["turn"]) == (self.seat, self.tile, self.turn)
        assert self.fits(e["tile"], at, e["r"])
        self._note_health()
        self.put(e["tile"], at, e["r"], e["turn"])
        self.tile = None
        self.is_waiting_for_figure = True
        self.marker_due = at if facts()[e["tile"]].plague else None

    def _final_scoring_began(self, e: dict[str, Any]) -> None:
        """BAS9, PLG11: the stack is empty, and by default the plague does not go on."""
        assert e["rule"] == "CAR-BAS9"
        self._check_nothing_is_complete()
        assert sum(self.stack.values()) == 0
        assert self.tile is None
        assert self.ailing is None or self.options.get("last_step")
        self._check_health()
        self.scored_at_the_end = []

    def _game_over(self, e: dict[str, Any]) -> None:
        """BAS9, BAS10: every feature with a figure was dealt with; most points win."""
        assert self.scored_at_the_end is not None
        assert sorted(self.scored_at_the_end) == sorted(feature.parts[0] for feature in self.features())
        assert e["scores"] == self.scores
        assert e["ranking"] == sorted(range(self.players), key=lambda seat: (-self.scores[seat], seat))
        self.over = True

    # figures

    def _follower_set(self, e: dict[str, Any]) -> None:
        """BAS5, PLG8: on the tile just laid, where no healthy figure stands."""
        part = self._set_on(e)
        feature = self.feature_of[part]
        others = self.standing(feature)
        assert all(self.because(other) for other in others)
        assert e["among"] == len(others)
        assert e["seat"] == self.seat
        assert e["feature"] == feature.kind
        assert self._may_stand(e["figure"], feature.kind)
        assert self.in_hand(e["seat"], e["figure"]) > 0
        self.figures[part] = (e["seat"], e["figure"])
        self._check_because(e, part)
        assert e["sick"] == bool(e["because"])

    def _set_on(self, e: dict[str, Any]) -> Part:
        assert self.is_waiting_for_figure
        self.is_waiting_for_figure = False
        at = place_of(e["at"])
        assert at == list(self.tiles)[-1]
        return at, e["on"]

    def _may_stand(self, figure: str, kind: str) -> bool:
        """BAS9, EXT1, EXT3: fields need farmers, the abbot alone stands in gardens, and nobody on a river."""
        if figure == "abbot":
            return kind in ("monastery", "garden")
        return kind in ("city", "road", "monastery") or (kind == "field" and self.options["farmers"])

    def _check_because(self, e: dict[str, Any], part: Part) -> None:
        because = self.because(part)
        assert e["because"] == because
        assert e["own"] == any(self.markers[number] == part[0] for number in because)

    def _abbot_taken(self, e: dict[str, Any]) -> None:
        """EXT3, PLG10: instead of setting a figure; a sick one brings nothing."""
        assert self.is_waiting_for_figure
        self.is_waiting_for_figure = False
        part = (place_of(e["at"]), e["on"])
        feature = self.feature_of[part]
        assert self.figures.get(part) == (self.seat, "abbot")
        assert (e["seat"], e["feature"], e["filled"]) == (self.seat, feature.kind, self.filled(feature))
        assert e["because"] == self.because(part)
        assert e["points"] == (0 if e["because"] else self.value(feature))
        self.scores[e["seat"]] += e["points"]
        del self.figures[part]

    # scoring

    def _feature_scored(self, e: dict[str, Any]) -> None:
        """BAS7 to BAS9, EXT2, EXT3, PLG9."""
        feature = self.feature_of[place_of(e["at"]), e["on"]]
        self._check_what_it_is(e, feature)
        strength = self.strength(feature)
        most = max(strength)
        assert e["strength"] == strength
        assert e["winners"] == [seat for seat in range(self.players) if most and strength[seat] == most]
        assert e["value"] == self.value(feature)
        assert e["points"] == (e["value"] if e["winners"] else 0)
        standing = self.standing(feature)
        assert [(place_of(one["at"]), one["on"]) for one in e["figures"]] == standing
        for one, part in zip(e["figures"], standing, strict=True):
            assert (one["seat"], one["figure"]) == self.figures[part]
            self._check_because(one, part)
        for seat in e["winners"]:
            self.scores[seat] += e["points"]
        self._finish(e, feature)

    def _finish(self, e: dict[str, Any], feature: Feature) -> None:
        """BAS8, BAS9: figures return from what is complete; at the end they stay where they are."""
        assert e["final"] == (self.scored_at_the_end is not None)
        if self.scored_at_the_end is not None:
            self.scored_at_the_end.append(feature.parts[0])
            return
        assert self.is_complete(feature)
        self.is_waiting_for_figure = False
        for part in self.standing(feature):
            del self.figures[part]

    def _check_what_it_is(self, e: dict[str, Any], feature: Feature) -> None:
        cloister = feature.kind in ("monastery", "garden")
        assert (place_of(e["at"]), e["on"]) == feature.parts[0]
        assert (e["feature"], e["tiles"]) == (feature.kind, self.size(feature))
        assert e["pennants"] == self.total(feature, "pennants")
        assert e["filled"] == (self.filled(feature) if cloister else 0)
        assert e["cities"] == (len(self.cities(feature)) if feature.kind == "field" else 0)
        assert e["inn"] == bool(self.total(feature, "inn"))
        assert e["cathedral"] == bool(self.total(feature, "cathedral"))
        assert (e["small"], e["complete"]) == (self.is_small(feature), self.is_complete(feature))

    def _check_nothing_is_complete(self) -> None:
        """BAS6, BAS8: what the tile just laid completed has been scored, and nobody stands there any more."""
        self.is_waiting_for_figure = False
        assert not any(self.is_complete(feature) for feature in self.features())

    # the plague

    def _marker_placed(self, e: dict[str, Any]) -> None:
        """PLG2, PLG3: at once, with the next number."""
        at = place_of(e["at"])
        assert (e["seat"], at) == (self.seat, self.marker_due)
        assert e["number"] == len(self.markers) + 1
        self.markers[e["number"]] = at
        self.marker_due = None

    def _plague_spread(self, e: dict[str, Any]) -> None:
        """PLG5, PLG6: each marker in order of number, seeing the board as the ones before it left it."""
        self._check_nothing_is_complete()
        self._note_health()
        steps = e["steps"]
        assert [step["number"] for step in steps] == list(self.markers)
        for step in steps:
            site = self.markers[step["number"]]
            to = self.step_of(site, self.markers, self.left)
            assert step["source"] == name_of(site)
            assert step["to"] == (None if to is None else name_of(to))
            assert to is None or to in [beside(site, side) for side in range(4)]
            self._go(step, site, to)

    def _go(self, step: dict[str, Any], site: Place, to: Place | None) -> None:
        copies = self.options["spread"] == "copy"
        assert step["new"] == (len(self.markers) + 1 if copies and to is not None else None)
        if to is not None and copies:
            self.markers[step["new"]] = to
        elif to is not None:
            self.markers[step["number"]] = to
            self.left[site] = self.turn

    def _note_health(self) -> None:
        self.ailing = {part for part in self.figures if self.because(part)}
        self.health_events = set()

    def _fell_sick(self, e: dict[str, Any]) -> None:
        part = self._part_of(e)
        self._check_because(e, part)

    def _part_of(self, e: dict[str, Any]) -> Part:
        part = (place_of(e["at"]), e["on"])
        assert (e["seat"], e["figure"]) == self.figures[part]
        assert e["feature"] == self.feature_of[part].kind
        self.health_events.add((e["kind"], part))
        return part

    def _check_health(self) -> None:
        """PLG4, PLG7: all whose health has changed were named, and nobody else."""
        if self.ailing is None:
            assert not self.health_events
            return
        now = {part for part in self.figures if self.because(part)}
        fell = {("follower-fell-sick", part) for part in now - self.ailing}
        assert self.health_events == fell | {("follower-recovered", part) for part in self.ailing - now}
        self.ailing, self.health_events = None, set()


_TELLERS: dict[str, Callable[[EventAccount, dict[str, Any]], Any]] = {
    "start-seat-drawn": EventAccount._start_seat_drawn,
    "turn-began": EventAccount._turn_began,
    "tile-drawn": EventAccount._tile_drawn,
    "tile-discarded": EventAccount._tile_discarded,
    "tile-laid": EventAccount._tile_laid,
    "marker-placed": EventAccount._marker_placed,
    "follower-set": EventAccount._follower_set,
    "abbot-taken": EventAccount._abbot_taken,
    "feature-scored": EventAccount._feature_scored,
    "follower-fell-sick": EventAccount._fell_sick,
    "follower-recovered": EventAccount._part_of,
    "plague-spread": EventAccount._plague_spread,
    "final-scoring-began": EventAccount._final_scoring_began,
    "game-over": EventAccount._game_over,
}
