"""What stands on the board of Rattus besides cubes, rats and the plague: walls, nuns, bishops, potions."""

from typing import Any

from ratskeller.words import Words

from ..screen import Seats
from .messages import Say

NUN, BISHOP = "N", "B"
WITH_POTION = "+"
"""Marks in the table of regions; a line below says what they mean."""


def marks(view: dict[str, Any], region: str) -> str:
    """Return nuns and bishops in a region, a letter for each: `NNB`."""
    nuns: int = view["nuns"].count(region)
    bishops: int = view["bishops"].count(region)
    return NUN * nuns + BISHOP * bishops


def count(content: dict[str, Any], seat: int) -> str:
    """Return a seat's cubes in a region, marked if any of them carries potions."""
    return str(content["cubes"][seat]) + (WITH_POTION if str(seat) in content["potions"] else "")


def is_walled(view: dict[str, Any], region: str, other: str) -> bool:
    """Tell whether a wall stands between two regions."""
    return "-".join(sorted((region, other))) in view["walls"]


def notes(words: Words, say: Say, seats: Seats, view: dict[str, Any]) -> list[str]:
    """Return a line for each kind of piece that is on the board; potions by region."""
    lines = []
    if view["walls"]:
        links = ", ".join(say.link(link, short=True) for link in view["walls"])
        lines.append(words.text("board-walls", list=links))
    if view["nuns"]:
        lines.append(words.text("board-nuns", mark=NUN))
    if view["bishops"]:
        lines.append(words.text("board-bishops", mark=BISHOP))
    potions = [_potions(words, say, seats, region, content) for region, content in view["regions"].items()]
    if any(potions):
        lines.append(words.text("board-potions", mark=WITH_POTION, list="; ".join(filter(None, potions))))
    if "wizard" in view["cards"] and view["potions_left"] is not None:
        lines.append(words.text("board-potions-left", count=view["potions_left"]))
    return lines


def _potions(words: Words, say: Say, seats: Seats, region: str, content: dict[str, Any]) -> str:
    """Return whose cubes in a region carry how many potions: "Gallia: Red 2 + 1"; empty where none does."""
    carried = [
        words.text("potions-of", name=seats.name(int(seat)), list=" + ".join(map(str, counts)))
        for seat, counts in content["potions"].items()
    ]
    return f"{say.region(region)}: {', '.join(carried)}" if carried else ""
