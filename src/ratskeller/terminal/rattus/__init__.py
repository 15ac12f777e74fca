"""Rattus in the terminal: `Show` is the only public name."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ratskeller.core.events import Event
from ratskeller.core.game import Options
from ratskeller.core.position import Position
from ratskeller.games.rattus.cards import NUMBERS, ROSTER
from ratskeller.games.rattus.tokens import CLASSES
from ratskeller.words import Words

from ..screen import Seats
from ..shows import Group
from . import choices, rats
from .board import Board
from .say import Say

__all__ = ["Show"]


class Show:
    """Fulfils `terminal.shows.Show`."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        """Show games with these options."""
        self._words = words
        self._seats = seats
        self._say = Say(words, seats)
        self._board = Board(words, self._say, seats, options)

    def board(self, view: dict[str, Any]) -> RenderableType:
        """Return the whole table."""
        return self._board.draw(view)

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence."""
        return self._say.sentence(event)

    def question(self, view: dict[str, Any]) -> tuple[str, str]:
        """Return the open question, and why it is asked."""
        return self._say.question(view)

    def groups(self, view: dict[str, Any], legal: list[str]) -> list[Group]:
        """Return the legal answers in groups."""
        return choices.groups(self._words, self._seats, view, legal)

    def result(self, view: dict[str, Any]) -> RenderableType:
        """Return the ranking with cubes and cards (F6)."""
        table = Table.grid(padding=(0, 2))
        for seat in view["ranking"]:
            cards = [self._say.card(card) for card, holder in view["cards"].items() if holder == seat]
            palace = view["palace"][seat]
            table.add_row(
                self._words.text("ranking-place", place=view["places"][seat]),
                Text(f"{self._seats.mark(seat)} {self._seats.name(seat)}", style=f"bold {self._seats.style(seat)}"),
                self._words.text("seat-score", count=view["scores"][seat]),
                self._words.text("ranking-detail", board=view["scores"][seat] - palace, palace=palace),
                self._words.text("ranking-cards", cards=", ".join(cards) or self._words.text("seat-no-cards")),
            )
        return table

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Tell whether the viewer knows a face (H1)."""
        return any("face" in token for content in view["regions"].values() for token in content["tokens"])

    def commands(self) -> list[tuple[str, str]]:
        """Return the commands of Rattus."""
        return [
            ("card", self._words.text("command-card", card="knight")),
            ("cards", self._words.text("command-cards")),
            ("rats", self._words.text("command-rats")),
        ]

    def command(self, name: str, rest: str, view: dict[str, Any]) -> RenderableType | None:
        """Return what a command of Rattus shows."""
        if name == "rats":
            return rats.tray(self._words, view)
        if name == "cards":
            return Text("\n\n").join(self._card(card, view) for card in view["cards"])
        return self._one_card(rest.strip().lower(), view) if name == "card" else None

    def _one_card(self, asked: str, view: dict[str, Any]) -> Text:
        found = [card for card in view["cards"] if asked and card.startswith(asked)]
        if len(found) == 1:
            return self._card(found[0], view)
        return Text(self._words.text("card-unknown" if asked else "card-which", list=", ".join(view["cards"])))

    def _card(self, card: str, view: dict[str, Any]) -> Text:
        symbol = CLASSES[ROSTER[NUMBERS[card]].cls]
        holder = view["cards"][card]
        where = (
            self._words.text("card-free")
            if holder is None
            else self._words.text("card-held", seat=self._seats.name(holder))
        )
        total = sum(view["hidden"].values())
        count = sum(n for face, n in view["hidden"].items() if symbol in face.split(" "))
        class_name = self._say.symbol(symbol)
        risk = self._words.text("card-risk", **{"class": class_name}, count=count, total=total)
        lines = [self._words.text(f"card-{card}{part}") for part in (".does", ".final")]
        return Text.assemble(
            (f"{self._say.card(card)} ({class_name})", "bold"), f": {where}\n", "\n".join((*lines, risk))
        )

    def everything(self, position: Position) -> dict[str, Any]:
        """Return a view that shows all faces that the position holds."""
        view = position.view(position.actor if isinstance(position.actor, int) else None)
        regions = msgspec.json.decode(position.to_json())["regions"]
        for region, content in view["regions"].items():
            for token, whole in zip(content["tokens"], regions[region]["tokens"], strict=True):
                if "face" in whole and "face" not in token:
                    token["face"] = whole["face"]
                    view["hidden"] = _without(view["hidden"], whole["face"])
        return view


def _without(hidden: dict[str, int], face: str) -> dict[str, int]:
    left = hidden | {face: hidden[face] - 1}
    return {text: count for text, count in left.items() if count > 0}
