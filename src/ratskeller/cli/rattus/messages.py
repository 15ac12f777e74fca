"""Messages about Rattus: places, faces, questions, events as sentences."""

import re

from ratskeller.core.events import Event, plain
from ratskeller.words import Value, Words

from ..renderer import View
from ..screen import Seats, capitalized

NONE = "none"
"""The value of a variable that does not apply."""
TOKEN = re.compile(r"([a-z]+)\.(\d)")
CUBE = re.compile(r"([a-z]+)/(\d)(?:\+(\d+))?")
LINK = re.compile(r"([a-z]+)-([a-z]+)")
"""Notation of things on the board: a token, a cube with its potions, a border or an arrow."""
_NUMBER = re.compile(r" \d+$")


def unnumbered(question: str) -> str:
    """Return the message id of a question; numbered questions (`nun 2`) share one."""
    return _NUMBER.sub("", question).replace(" ", "-")


class Messages:
    """Composes messages in one language."""

    def __init__(self, words: Words, seats: Seats) -> None:
        """Use these words and names of seats."""
        self._words = words
        self._seats = seats

    def region(self, region: str) -> str:
        """Return a region's name; its id for a region of a custom board."""
        return self._words.text(f"region-{region}") if self._words.has(f"region-{region}") else region.capitalize()

    def card(self, card: str) -> str:
        """Return a card's name."""
        return self._words.text(f"card-{card}")

    def symbol(self, symbol: str) -> str:
        """Return the name of a symbol by its code on the tokens (`Bo`)."""
        return self._words.text(f"symbol-{symbol.lower()}")

    def face(self, face: str) -> str:
        """Return a face in words."""
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

    def question(self, view: View) -> tuple[str, str]:
        """Return the open question and its reason: first what is special here, then what always holds."""
        asked = f"question-{str(view['question']).replace(' ', '-')}"
        actor = view["actor"]
        values = self._detail(view) | {
            "round": view["round"],
            "seat": self._seats.name(actor) if isinstance(actor, int) else "",
        }
        title, why = (
            self._words.first([f"typed-{asked}{part}", asked + part, "question-other" + part], **values)
            for part in ("", ".why")
        )
        about = f"question-{unnumbered(str(view['question']))}.about"
        if self._words.has(about):
            why = f"{self._words.text(about, **values)} {why}".strip()
        return title, why

    def _detail(self, view: View) -> dict[str, Value]:
        """Return details of the question: the origin of a piece, what is left."""
        potions = view["potions_left"]
        values: dict[str, Value] = {"left": 1, "potions": NONE if potions is None else potions}
        named = {key: value for key, value in view["detail"].items() if not isinstance(value, list)}
        return values | {key: self._value(key, value) for key, value in named.items()}

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence, with a secret for the viewer who may know it."""
        fields = plain(event)
        values = {name: self._value(name, value) for name, value in fields.items() if name not in ("kind", "rule")}
        sentence = self._words.text(f"event-{fields['kind']}", **values | self._more(fields))
        if fields["kind"] == "rat-seen" and fields["face"] is not None:
            sentence += (
                " " + capitalized(self._words.text("token-known", token=values["token"], face=values["face"])) + "."
            )
        return sentence

    def _value(self, name: str, value: object) -> Value:
        if isinstance(value, bool):
            return "yes" if value else "no"
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
                return {"still": "yes" if event["region"] == event["to"] else "no"}
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


class Part:
    """A part of the renderer of the game."""

    def __init__(self, words: Words, messages: Messages, seats: Seats) -> None:
        """Use these words, messages and names of seats."""
        self._words = words
        self._messages = messages
        self._seats = seats
