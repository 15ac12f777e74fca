"""Words for the things of Rattus: places, faces, questions, events as sentences."""

import re
from typing import Any

from ratskeller.core.events import Event, plain
from ratskeller.words import Value, Words

from ..screen import Seats

NONE = "none"
"""Passed for what does not apply."""
_TOKEN = re.compile(r"([a-z]+)\.(\d)")


def begun(text: str) -> str:
    """Return a text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


class Say:
    """Says things in the words of one language."""

    def __init__(self, words: Words, seats: Seats) -> None:
        """Use these words and names of seats."""
        self._words = words
        self._seats = seats

    def region(self, region: str) -> str:
        """Return a region's name; its id if a board of one's own has another region."""
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
        found = _TOKEN.fullmatch(place)
        return self._words.text("token", slot=int(found[2]), region=self.region(found[1])) if found else place

    def question(self, view: dict[str, Any]) -> tuple[str, str]:
        """Return the open question, and why it is asked."""
        asked = f"question-{str(view['question']).replace(' ', '-')}"
        actor = view["actor"]
        values: dict[str, Value] = {
            "round": view["round"],
            "left": view["detail"].get("left", 1),
            "seat": self._seats.name(actor) if isinstance(actor, int) else "",
        }
        return tuple(self._words.first([asked + part, "question-other" + part], **values) for part in ("", ".why"))  # type: ignore[return-value]

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence; what was seen in secret follows for the one who may know it."""
        fields = plain(event)
        values = {name: self._value(name, value) for name, value in fields.items() if name not in ("kind", "rule")}
        told = self._words.text(f"event-{fields['kind']}", **values | self._more(fields))
        if fields["kind"] == "rat-seen" and fields["face"] is not None:
            told += " " + begun(self._words.text("token-known", token=values["token"], face=values["face"])) + "."
        return told

    def _value(self, name: str, value: Any) -> Value:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in ("seat", "giver"):
            return NONE if value is None else self._seats.name(value)
        if isinstance(value, int):
            return value
        return self._named(name, value) if isinstance(value, str) else NONE

    def _named(self, name: str, value: str) -> str:
        if _TOKEN.fullmatch(value):
            return self.token(value)
        naming = {"region": self.region, "to": self.region, "card": self.card, "symbol": self.symbol, "face": self.face}
        return naming[name](value) if name in naming else value

    def _more(self, event: dict[str, Any]) -> dict[str, Value]:
        """Return what a sentence needs beyond the fields of its event, or in another form."""
        match event["kind"]:
            case "rat-moved":
                return {"to": self.region(event["to"].partition(".")[0])}
            case "rat-revealed":
                return {"region": self.region(event["token"].partition(".")[0])}
            case "plague-moved":
                return {"still": "yes" if event["region"] == event["to"] else "no"}
            case "ravage-began":
                return {"cubes": sum(event["cubes"])}
            case "ravage-ended":
                return {"total": sum(event["lost"]), "losses": self.losses(event["lost"])}
            case "game-over":
                return self._winner(event)
        return {}

    def losses(self, lost: list[int]) -> str:
        """Return what was lost by seat: `Green 2, Yellow 1`."""
        told = [self._words.text("loss", count=n, name=self._seats.name(seat)) for seat, n in enumerate(lost) if n]
        return ", ".join(told) or NONE

    def _winner(self, event: dict[str, Any]) -> dict[str, Value]:
        winner = event["ranking"][0]
        return {
            "seat": self._seats.name(winner),
            "score": self._words.text("seat-score", count=event["scores"][winner]),
        }
