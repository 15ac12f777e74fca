"""Messages about Rattus: places, faces, questions, events as sentences."""

import re

from ratskeller.core.events import Event, plain
from ratskeller.words import Value

from .. import renderer
from ..renderer import NONE, View, yes
from ..screen import capitalized

TOKEN = re.compile(r"([a-z]+)\.(\d)")
CUBE = re.compile(r"([a-z]+)/(\d)(?:\+(\d+))?")
LINK = re.compile(r"([a-z]+)-([a-z]+)")
"""Notation of things on the board: a token, a cube with its potions, a border or an arrow."""


class Messages(renderer.Messages):
    """Composes messages in one language."""

    def region(self, region: str) -> str:
        """Return a region's name; its id for a region of a custom board."""
        return self._words.text(f"region-{region}") if self._words.has(f"region-{region}") else region.capitalize()

    def card(self, card: str) -> str:
        return self._words.text(f"card-{card}")

    def symbol(self, symbol: str) -> str:
        """Return the name of a symbol by its code on the tokens (`Bo`)."""
        return self._words.text(f"symbol-{symbol.lower()}")

    def face(self, face: str) -> str:
        limit, *symbols = face.split(" ")
        return self._words.text("face", limit=int(limit), symbols=", ".join(map(self.symbol, symbols)))

    def token(self, place: str) -> str:
        """Return a token by its place: `gallia.2` is "rat 2 in Gallia"."""
        found = TOKEN.fullmatch(place)
        return self._words.text("token", slot=int(found[2]), region=self.region(found[1])) if found else place

    def cube(self, cube: str) -> str:
        """Return a cube: `gallia/1+2` is "a Blue cube in Gallia with 2 potions"."""
        found = CUBE.fullmatch(cube)
        if not found:
            return cube
        name, region = self._seats.name(int(found[2])), self.region(found[1])
        return self._words.text("cube", name=name, region=region, potions=int(found[3] or 0))

    def owner(self, cube: str) -> str:
        """Return the owner and potions of a cube whose region is obvious."""
        found = CUBE.fullmatch(cube)
        if not found:
            return ""
        return self._words.text("cube-of", name=self._seats.name(int(found[2])), potions=int(found[3] or 0))

    def link(self, link: str, short: bool = False) -> str:
        """Return a border or an arrow: `gallia-italia` is "Gallia and Italia", or as short as possible."""
        one, _, two = link.partition("-")
        return self._words.text("link.short" if short else "link", one=self.region(one), two=self.region(two))

    def cubes(self, cubes: list[int]) -> str:
        """Return cubes by seat: "2 Red, 1 Blue"."""
        parts = [
            self._words.text("count-of", count=n, name=self._seats.name(seat)) for seat, n in enumerate(cubes) if n
        ]
        return ", ".join(parts) or NONE

    def _detail(self, view: View) -> dict[str, Value]:
        potions = view["potions_left"]
        asked = "spent" if view["round"] == "final" and view["legal"] == ["done"] else view["round"]
        values: dict[str, Value] = {"left": 1, "potions": NONE if potions is None else potions, "round": asked}
        named = {key: value for key, value in view["detail"].items() if not isinstance(value, list)}
        return values | {key: self._value(key, value) for key, value in named.items()}

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence, with a secret for the viewer who may know it."""
        sentence, fields = super().sentence(event), plain(event)
        if fields["kind"] == "rat-seen" and fields["face"] is not None:
            known = self._words.text("token-known", token=self.token(fields["token"]), face=self.face(fields["face"]))
            sentence += f" {capitalized(known)}."
        return sentence

    def _value(self, name: str, value: object) -> Value:
        if isinstance(value, bool):
            return yes(value)
        if name in ("seat", "giver"):
            return self._seats.name(value) if isinstance(value, int) else NONE
        if isinstance(value, int):
            return value
        return self._named(name, value) if isinstance(value, str) else NONE

    def _named(self, name: str, value: str) -> str:
        naming = {"region": self.region, "to": self.region, "card": self.card, "symbol": self.symbol, "face": self.face}
        if name in naming and not TOKEN.fullmatch(value):
            return naming[name](value)
        for shape, said in ((TOKEN, self.token), (CUBE, self.cube), (LINK, self.link)):
            if shape.fullmatch(value):
                return said(value)
        return self.region(value) if name == "source" else value

    def _more(self, event: View) -> dict[str, Value]:
        """Return variables of a sentence that differ from the fields of its event."""
        match event["kind"]:
            case "rat-moved":
                return {"to": self.region(event["to"].partition(".")[0])}
            case "rat-revealed" | "rat-opened" | "rat-discarded":
                return {"region": self.region(event["token"].partition(".")[0])}
            case "plague-moved":
                return {"still": yes(event["region"] == event["to"])}
            case "card-emptied":
                return {"cubes": self.cubes(event["cubes"])}
            case "ravage-began":
                return {"cubes": sum(event["cubes"])}
            case "ravage-ended":
                return {"total": sum(event["lost"]), "losses": self.losses(event["lost"])}
            case "game-over":
                return self._winner(event)
        return {}

    def losses(self, lost: list[int]) -> str:
        """Return losses by seat: `Green loses 2 cubes, Yellow loses one cube`."""
        parts = [self._words.text("loss", count=n, name=self._seats.name(seat)) for seat, n in enumerate(lost) if n]
        return ", ".join(parts) or NONE

    def _winner(self, event: View) -> dict[str, Value]:
        winner = event["ranking"][0]
        return {"seat": self._seats.name(winner), "count": event["scores"][winner]}


Part = renderer.Part[Messages]
