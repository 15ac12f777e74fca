"""Rattus in the terminal: `Renderer` is the only public name."""

import msgspec
from rich.console import RenderableType

from ratskeller.core.events import Event
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.words import Words

from .. import renderer
from ..renderer import Group, View
from ..screen import Seats
from . import rats
from .board import Board
from .cards import Cards
from .choices import Choices
from .messages import Messages
from .odds import OddsSheet

__all__ = ["Renderer"]


class Renderer(renderer.Renderer):
    """Draws Rattus."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        self._words = words
        self._seats = seats
        self._messages = Messages(words, seats)
        self._board = Board(words, self._messages, seats, options)
        self._cards = Cards(words, self._messages, seats)
        self._odds = OddsSheet(words, self._messages, seats)
        self._choices = Choices(words, self._messages, seats)

    def preface(self, view: View) -> list[str]:
        """Return the cards in the game with their code, and a warning about the set if there is one (S10)."""
        return self._cards.preface(view)

    def board(self, view: View, whole: bool = False) -> RenderableType:  # noqa: ARG002 - always whole
        return self._board.draw(view)

    def sentence(self, event: Event) -> str:
        return self._messages.sentence(event)

    def question(self, view: View) -> tuple[str, str]:
        return self._messages.question(view)

    def groups(self, view: View, legal: list[str]) -> list[Group]:
        return self._choices.groups(view, legal)

    def result(self, view: View, _events: list[Event]) -> RenderableType:
        """Return the ranking with cubes and cards (F6)."""
        return renderer.ranking(self._words, self._seats, view, lambda seat: self._details(view, seat))

    def _details(self, view: View, seat: int) -> tuple[str, str]:
        cards = [self._messages.card(card) for card, holder in view["cards"].items() if holder == seat]
        palace = view["palace"][seat]
        return (
            self._words.text("ranking-detail", board=view["scores"][seat] - palace, palace=palace),
            self._words.text("ranking-cards", cards=", ".join(cards) or self._words.text("seat-no-cards")),
        )

    def bill(self, bill: View) -> list[tuple[int, list[str]]]:
        """Return the cubes that each seat lost by cause (C5), and what its cards brought and cost."""
        return [self._billed(own) for own in bill["seats"]]

    def _billed(self, own: View) -> tuple[int, list[str]]:
        lost = {self._messages.symbol("m"): own["majority"], self._messages.symbol("a"): own["all"]}
        lost |= {self._messages.card(it["card"]): it["lost"] for it in own["cards"]}
        causes = [self._words.text("cause", name=name, count=count) for name, count in lost.items() if count]
        cards = [
            self._words.text(
                "bill-card",
                name=self._messages.card(it["card"]),
                turns=it["turns"],
                gained=it["gained"],
                lost=it["lost"],
            )
            for it in own["cards"]
        ]
        return sum(lost.values()), [line for line in (", ".join(causes), " · ".join(cards)) if line]

    def has_secrets(self, view: View) -> bool:
        """Return whether the viewer knows a face that others don't (H1); open tokens are no secret."""
        return any(
            "face" in token and view["viewer"] in token["seen"]
            for content in view["regions"].values()
            for token in content["tokens"]
        )

    def commands(self) -> list[tuple[str, str]]:
        return [
            ("card", self._words.text("command-card", card="knight")),
            ("cards", self._words.text("command-cards")),
            ("rats", self._words.text("command-rats")),
            ("odds", self._words.text("command-odds", region=self._messages.region("gallia").lower())),
        ]

    def command(self, name: str, rest: str, view: View, _events: list[Event]) -> RenderableType | None:
        asked = rest.strip().lower()
        if name == "rats":
            return rats.tray(self._words, view)
        if name == "odds":
            return self._odds.sheet(view["odds"], asked)
        if name == "cards":
            return self._cards.sheet(asked, view)
        return self._cards.one(asked, view) if name == "card" else None

    def everything(self, position: Position) -> View:
        view = position.view(position.actor if isinstance(position.actor, int) else None)
        regions = msgspec.json.decode(position.to_json())["regions"]
        for region, content in view["regions"].items():
            for token, whole in zip(content["tokens"], regions[region]["tokens"], strict=True):
                if "face" in whole and "face" not in token:
                    token["face"] = whole["face"]
                    view["hidden"] = _without(view["hidden"], whole["face"])
        return view


def _without(hidden: dict[str, int], face: str) -> dict[str, int]:
    """Return the hidden faces less one; a token drawn from the used ones (V5) is not among them."""
    left = hidden | {face: hidden.get(face, 0) - 1}
    return {text: count for text, count in left.items() if count > 0}
