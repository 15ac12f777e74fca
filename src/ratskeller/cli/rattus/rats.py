"""Rats: dots on the board, what is known about them, and what is still hidden (H1 to H3)."""

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ratskeller.games.rattus.data.tokens import CLASSES
from ratskeller.words import Words

from ..renderer import View
from ..screen import Seats, capitalized
from .messages import Messages

SYMBOLS = ("M", "A", *CLASSES)


def dots(tokens: list[View], nothing: str) -> Text:
    """Return the rats of a region in the order of their slots: `?` face down, the limit if the viewer knows it."""
    text = Text()
    for number, token in enumerate(tokens):
        face = token.get("face")
        text.append((" " if number else "") + (face.split(" ")[0] if face else "?"), style="bold cyan" if face else "")
    return text or Text(nothing, style="dim")


def notes(words: Words, messages: Messages, seats: Seats, view: View) -> list[str]:
    """Return a line for every rat on the board about which something is known."""
    lines = []
    for region, content in view["regions"].items():
        for slot, token in enumerate(content["tokens"], start=1):
            name = messages.token(f"{region}.{slot}")
            if "face" in token:
                message = "token-open" if _are_open(view, region) else "token-known"
                lines.append(words.text(message, token=name, face=messages.face(token["face"])))
            elif token["seen"]:
                lines.append(words.text("token-known-others", token=name, seats=seats.names(token["seen"])))
            if token["origin"] == "drawn":
                lines.append(words.text("token-drawn", token=name))
    return [capitalized(line) for line in lines]


def _are_open(view: View, region: str) -> bool:
    """Return whether the rats of a region lie open (K-CRUSADER)."""
    ravage = view["ravage"]
    return bool(ravage) and ravage["ordered"] and ravage["region"] == region


def hidden_summary(words: Words, messages: Messages, view: View) -> list[str]:
    limits: Counter[int] = Counter()
    symbols: Counter[str] = Counter()
    for face, count in view["hidden"].items():
        limit, *face_symbols = face.split(" ")
        limits[int(limit)] += count
        symbols.update({symbol: count * face_symbols.count(symbol) for symbol in set(face_symbols)})
    if not limits:
        return []
    by_limit = [words.text("limit-count", limit=limit, count=limits[limit]) for limit in sorted(limits)]
    by_symbol = [words.text("symbol-count", symbol=messages.symbol(s), count=symbols[s]) for s in SYMBOLS if symbols[s]]
    return [words.text("limits", list=", ".join(by_limit)), words.text("symbols", list=", ".join(by_symbol))]


def tray(words: Words, view: View) -> RenderableType:
    """Return all faces: turned over, known to the viewer, still hidden."""
    visible = [token["face"] for content in view["regions"].values() for token in content["tokens"] if "face" in token]
    parts: list[RenderableType] = []
    for title, faces in (
        ("rats-used", Counter(view["used"])),
        ("rats-known", Counter(visible)),
        ("rats-hidden", Counter(view["hidden"])),
    ):
        parts.append(Text(f"{words.text(title)} ({faces.total()})", style="bold"))
        labels = [_counted(words, face, count) for face, count in sorted(faces.items())]
        parts.append(Padding(Columns(labels, padding=(0, 2)) if labels else Text(words.text("rats-none")), (0, 2)))
    return Group(*parts)


def _counted(words: Words, face: str, count: int) -> str:
    return face if count == 1 else words.text("face-count", face=face, count=count)
