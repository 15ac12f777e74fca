"""Rats in the terminal: as dots on the board, what is known of them, and what is still hidden (H1 to H3)."""

from collections import Counter
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ratskeller.games.rattus.data.tokens import CLASSES
from ratskeller.words import Words

from ..screen import Seats
from .messages import Say, begun

SYMBOLS = ("M", "A", *CLASSES)


def dots(tokens: list[dict[str, Any]], nothing: str) -> Text:
    """Return the rats of a region in the order of their slots: `?` face down, the limit where the viewer knows it."""
    text = Text()
    for number, token in enumerate(tokens):
        face = token.get("face")
        text.append((" " if number else "") + (face.split(" ")[0] if face else "?"), style="bold cyan" if face else "")
    return text or Text(nothing, style="dim")


def notes(words: Words, say: Say, seats: Seats, view: dict[str, Any]) -> list[str]:
    """Return a line for every rat on the board of which more is known than that it lies there."""
    lines = []
    for region, content in view["regions"].items():
        for slot, token in enumerate(content["tokens"], start=1):
            name = say.token(f"{region}.{slot}")
            if "face" in token:
                known = "token-open" if _are_open(view, region) else "token-known"
                lines.append(words.text(known, token=name, face=say.face(token["face"])))
            elif token["seen"]:
                lines.append(words.text("token-known-others", token=name, seats=seats.names(token["seen"])))
            if token["origin"] == "drawn":
                lines.append(words.text("token-drawn", token=name))
    return [begun(line) for line in lines]


def _are_open(view: dict[str, Any], region: str) -> bool:
    """Tell whether the rats of a region were turned over for everybody (K-CRUSADER)."""
    ravage = view["ravage"]
    return bool(ravage) and ravage["ordered"] and ravage["region"] == region


def hidden_summary(words: Words, say: Say, view: dict[str, Any]) -> list[str]:
    """Return how many hidden rats have each limit, and how many show each symbol."""
    limits: Counter[int] = Counter()
    symbols: Counter[str] = Counter()
    for face, count in view["hidden"].items():
        limit, *shown = face.split(" ")
        limits[int(limit)] += count
        symbols.update({symbol: count * shown.count(symbol) for symbol in set(shown)})
    if not limits:
        return []
    by_limit = [words.text("limit-count", limit=limit, count=limits[limit]) for limit in sorted(limits)]
    by_symbol = [words.text("symbol-count", symbol=say.symbol(s), count=symbols[s]) for s in SYMBOLS if symbols[s]]
    return [words.text("limits", list=", ".join(by_limit)), words.text("symbols", list=", ".join(by_symbol))]


def tray(words: Words, view: dict[str, Any]) -> RenderableType:
    """Return all faces: turned over, known to the viewer, still hidden."""
    known = [token["face"] for content in view["regions"].values() for token in content["tokens"] if "face" in token]
    parts: list[RenderableType] = []
    for title, faces in (
        ("rats-used", Counter(view["used"])),
        ("rats-known", Counter(known)),
        ("rats-hidden", Counter(view["hidden"])),
    ):
        parts.append(Text(f"{words.text(title)} ({faces.total()})", style="bold"))
        told = [_counted(words, face, count) for face, count in sorted(faces.items())]
        parts.append(Padding(Columns(told, padding=(0, 2)) if told else Text(words.text("rats-none")), (0, 2)))
    return Group(*parts)


def _counted(words: Words, face: str, count: int) -> str:
    return face if count == 1 else words.text("face-count", face=face, count=count)
