"""Messages about Carcassonne: tiles, features, figures, questions, events as sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ratskeller.core.options import Options
from ratskeller.games.carcassonne.data.tiles import (
    FIELD,
    GARDEN,
    GARDEN_SUFFIX,
    KINDS,
    LETTERS,
    SIDES,
    Feature,
    Tile,
    turned,
)
from ratskeller.words import Value, Words

from .. import renderer
from ..renderer import NONE, View, yes
from ..screen import Seats, capitalized
from .picture import TYPES

FEW = 3
"""Most markers without a step that are listed one by one."""
TAKE, NOBODY = "take abbot", "none"
"""Answers to the question `follower` that set no figure."""


def kind_of(feature: str) -> str:
    """Return the kind of a feature by its id: `c0` is a city."""
    return KINDS[LETTERS.index(feature[0])]


def turns_of(lay: str) -> int:
    """Return the quarter turns of an answer such as `3,-1 r2`."""
    return int(lay[-1])


class Messages(renderer.Messages):
    """Composes messages in one language."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        super().__init__(words, seats)
        self._reach = options["reach"]

    # Tiles and what is on them

    def tile(self, tile: str) -> str:
        """Return a tile by its letters: "plague tile PA"."""
        has_garden = tile.endswith(GARDEN_SUFFIX)
        return self._words.text(
            "tile", id=tile.removesuffix(GARDEN_SUFFIX), plague=yes(TYPES[tile].plague), garden=yes(has_garden)
        )

    def looks(self, tile: str, r: int) -> str:
        """Return the land of a turned tile: "tile D: city north, road east, west, 2 fields"."""
        features = turned(TYPES[tile], r)
        said = [self._part(feature) for feature in features if feature.kind not in (FIELD, GARDEN)]
        fields = sum(feature.kind == FIELD for feature in features)
        if fields:
            said.append(self._words.text("part-field", count=fields))
        return capitalized(self._words.text("tile-looks", tile=self.tile(tile), list=", ".join(said)))

    def _part(self, feature: Feature) -> str:
        return self._words.text(
            f"part-{KINDS[feature.kind]}",
            sides=self._sides(feature),
            pennants=feature.pennants,
            cathedral=yes(feature.cathedral),
            inn=yes(feature.inn),
        )

    def _sides(self, feature: Feature) -> str:
        sides = sorted({half // 2 for half in feature.halves}) if feature.kind == FIELD else feature.sides
        return ", ".join(self._words.text(f"side-{SIDES[side]}") for side in sides) or NONE

    def spot(self, tile: Tile, on: str, r: int) -> str:
        """Return a feature of a tile by its sides: "city (north)"."""
        feature = next(feature for feature in turned(tile, r) if feature.id == on)
        return self._words.text("spot", feature=kind_of(on), sides=self._sides(feature))

    def role(self, figure: str, feature: str, form: str = "") -> str:
        """Return the name of a figure in a kind of feature: a follower in a city is a knight. `form`: `.one`, `.many`."""
        if figure == "abbot":
            return self._words.text(f"role-abbot{form}")
        return self._words.text(f"role-{'large-' if figure == 'large' else ''}{feature}{form}")

    def supply(self, supply: dict[str, int]) -> str:
        """Return a supply: "5 followers, one large follower"."""
        left = [self._words.text(f"supply-{figure}", count=count) for figure, count in supply.items() if count]
        return ", ".join(left) or self._words.text("supply-empty")

    def strengths(self, strength: Sequence[int]) -> str:
        """Return the strengths of seats: "Red with 2, Blue with 1"; `none` for no seat."""
        parts = [
            self._words.text("strength", seat=self._seats.name(seat), count=count)
            for seat, count in enumerate(strength)
            if count
        ]
        return ", ".join(parts) or NONE

    def feature(self, feature: View, at: str | None = None) -> str:
        """Return a feature of a view or an event with its place, if there is none that of its first figure."""
        # Several fields may share a tile, but no figure
        return self._words.text("feature-at", **self.values(feature), at=at or feature["followers"][0][0])

    def sum(self, feature: View) -> str:
        """Return the calculation of a value: "5 tiles, 2 each, make 10"."""
        return self._words.text("score-sum", **self.values(feature), each=each(feature), value=feature["value"])

    def values(self, feature: View) -> dict[str, Value]:
        """Return the variables of the messages `feature` and `score-sum`."""
        cities = feature["cities"]
        return {
            "feature": feature.get("feature") or feature["kind"],
            "tiles": feature["tiles"],
            "pennants": feature["pennants"],
            "filled": feature["filled"],
            "cities": cities if isinstance(cities, int) else len(cities),
            "inn": yes(feature["inn"]),
            "cathedral": yes(feature["cathedral"]),
            "small": yes(feature["small"]),
            "complete": yes(feature["complete"]),
        }

    def standing(self, figure: View, marker: int | None) -> str:
        """Return a figure on the board and why it is sick, if it is; `marker` is the marker on its tile."""
        kind = kind_of(figure["on"])
        values = {"role": self.role(figure["kind"], kind), "seat": self._seats.name(figure["seat"])}
        if not figure["sick"]:
            return capitalized(self._words.text("healthy-here", **values))
        cause = self._cause(figure["because"], marker in figure["because"], kind)
        return capitalized(self._words.text("sick-here", **values, **cause))

    def change(self, change: View) -> str:
        """Return who falls sick or recovers at the next step of the plague."""
        return self._words.text(
            "forecast-change",
            seat=self._seats.name(change["seat"]),
            role=self.role(change["kind"], kind_of(change["on"])),
            at=change["at"],
            sick=yes(change["sick"]),
            count=len(change["because"]),
            markers=self._words.together(map(str, change["because"])),
        )

    def _cause(self, because: list[int], own: bool, feature: str) -> dict[str, Value]:
        """Return the variables of the message `sick-cause`; `own`: one of the markers is on the tile of the figure."""
        return {
            "count": len(because),
            "markers": self._words.together(map(str, because)),
            "where": self._where(own, len(because)),
            "feature": feature,
        }

    def _where(self, own: bool, count: int) -> str:
        """Return where the markers are that make a figure sick, as in the message `sick-cause`."""
        if self._reach in ("feature", "wide"):
            return "feature" if self._reach == "feature" else "around"
        if own and count == 1:
            return "own"
        if self._reach == "bordering":
            return "near" if own else "beside"
        return "any" if own else "next"

    # Questions and events

    def _detail(self, view: View) -> dict[str, Value]:
        supply = view["supplies"][view["actor"]] if isinstance(view["actor"], int) else {}
        tile = self.tile(view["tile"]) if view["tile"] else ""
        return {"tile": tile, "count": sum(supply.values()), "list": self.supply(supply)}

    def _value(self, name: str, value: object) -> Value:
        if isinstance(value, bool):
            return yes(value)
        if name == "seat" and isinstance(value, int):
            return self._seats.name(value)
        if name == "tile" and isinstance(value, str):
            return self.tile(value)
        return value if isinstance(value, int | str) else NONE

    def _more(self, event: View) -> dict[str, Value]:
        """Return where it was, and variables of a sentence that differ from the fields of its event."""
        place = {"place": self._words.text("place-at", at=event["at"])} if "at" in event else {}
        return place | self._of_kind(event)

    def _of_kind(self, event: View) -> dict[str, Value]:
        match event["kind"]:
            case "follower-set":
                one = self.role(event["figure"], event["feature"], ".one")
                return {"one": one} | self._cause(event["because"], event["own"], event["feature"])
            case "abbot-taken":
                return {"ill": yes(event["because"])}
            case "feature-scored":
                return self._scored(event)
            case "follower-fell-sick":
                role = self.role(event["figure"], event["feature"])
                return {"role": role} | self._cause(event["because"], event["own"], event["feature"])
            case "follower-recovered":
                return {"role": self.role(event["figure"], event["feature"])}
            case "plague-spread":
                return {"list": self._steps(event["steps"])}
            case "game-over":
                return self._over(event)
        return {}

    def _steps(self, steps: list[View]) -> str:
        """Return the step of every marker; only the number of those that stay, if there are many."""
        staying = [step for step in steps if step["to"] is None]
        if len(staying) <= FEW:
            return ", ".join(map(self._step, steps))
        moved = [self._step(step) for step in steps if step["to"] is not None]
        return ", ".join([*moved, self._words.text("steps-stay", count=len(staying))])

    def _step(self, step: View) -> str:
        return self._words.text(
            "step",
            number=step["number"],
            source=step["source"],
            to=step["to"] or NONE,
            new=NONE if step["new"] is None else step["new"],
        )

    def _scored(self, event: View) -> dict[str, Value]:
        sick = [figure for figure in event["figures"] if figure["because"]]
        rivals = sum(count > 0 for count in event["strength"])
        return self.values(event) | {
            "outcome": outcome(event),
            "winners": self._seats.names(event["winners"]),
            "against": self.strengths(event["strength"]) if rivals > 1 else NONE,
            "ill": len(sick),
            "sick": self._sick(sick, event["feature"]),
        }

    def _sick(self, figures: Iterable[View], feature: str) -> str:
        """Return sick figures by owner and kind: "Blue's knight, Red's 2 knights"."""
        counts = Counter((figure["seat"], figure["figure"]) for figure in figures)
        parts = [
            self._words.text(
                "sick-figure",
                count=count,
                seat=self._seats.name(seat),
                role=self.role(figure, feature),
                roles=self.role(figure, feature, ".many"),
            )
            for (seat, figure), count in counts.items()
        ]
        return ", ".join(parts) or NONE

    def _over(self, event: View) -> dict[str, Value]:
        most = max(event["scores"])
        winners = [seat for seat in event["ranking"] if event["scores"][seat] == most]
        return {"count": len(winners), "winners": self._seats.names(winners), "points": most}


def outcome(event: View) -> str:
    """Return the outcome of a scoring: `sick` (nobody is healthy), `nothing` (worth nothing), `shared` or `alone`."""
    if not event["winners"]:
        return "sick"
    if not event["points"]:
        return "nothing"
    return "shared" if len(event["winners"]) > 1 else "alone"


def each(feature: View) -> int:
    """Return the points of a tile or a pennant of a city or a road."""
    value: int = feature["value"]
    return value // (feature["tiles"] + feature["pennants"]) if feature["tiles"] else 0


Part = renderer.Part[Messages]
