"""Drawing positions as the terminal does, into text."""

import io
from functools import cache
from typing import Any

from rich.console import Console

from ratskeller import games, words
from ratskeller.cli import renderer
from ratskeller.cli.screen import Seats
from ratskeller.core.position import Position


@cache
def words_of(game: str, language: str = "en") -> words.Words:
    """All words that the terminal has for a game; one that is missing is an error."""
    return renderer.words_for(games.get(game), language, strict=True)


WORDS = words_of("rattus")


def console(encoding: str = "utf-8", width: int = 80) -> Console:
    return Console(file=io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace"), width=width)


def show_of(pos: Position, encoding: str = "utf-8", language: str = "en") -> renderer.Renderer:
    own = words_of(pos.game.name, language)
    return renderer.renderer_for(pos, own, Seats(own, len(pos.scores), console(encoding)))


def printed(pos: Position, thing: Any, encoding: str = "utf-8", width: int = 80) -> str:
    """What is printed, on a terminal of this width."""
    out = console(encoding, width)
    out.print(thing)
    out.file.seek(0)
    return out.file.read()


def drawn(pos: Position, view: dict[str, Any], encoding: str = "utf-8", width: int = 80) -> str:
    """The board as somebody sees it."""
    return printed(pos, show_of(pos, encoding).board(view), encoding, width)


def straight(text: str) -> str:
    """A text with typewriter's apostrophes, as tests write them."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines()]


def offered(pos: Position) -> dict[str, dict[str, str]]:
    """The legal answers of the seat that is asked, by heading, with what they mean."""
    view = pos.view(pos.actor)
    return {
        group.heading: {c.answer: c.meaning for c in group.choices}
        for group in show_of(pos).groups(view, view["legal"])
    }
