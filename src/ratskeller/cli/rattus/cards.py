"""Class cards: what they do and cost."""

from rich.text import Text

from ratskeller.games.rattus import GAME
from ratskeller.games.rattus.data.tokens import CHIVALRY, CLASSES

from ..renderer import View
from .messages import Part

ALL = "all"
CATALOGUE = GAME.catalogue()
CLASS_OF = {card.id: card.cls for card in CATALOGUE.cards}


class Cards(Part):
    """Describes cards."""

    def preface(self, view: View) -> list[str]:
        """Return the cards in the game, their code, and a warning about the set if there is one (S10)."""
        if view["code"] is None:
            return []
        names = ", ".join(self._messages.card(card) for card in view["cards"])
        lines = [self._words.text("cards-chosen", list=names, code=view["code"])]
        if "no-chivalry" in view["advice"]:
            class_name = self._messages.symbol(CLASSES[CHIVALRY])
            lines.append(
                self._words.text("set-advice", **{"class": class_name}, count=CATALOGUE.chivalry_advised_below)
            )
        return lines

    def sheet(self, rest: str, view: View) -> Text:
        texts = [self.card(card, view) for card in (CLASS_OF if rest == ALL else view["cards"])]
        return Text("\n\n").join([*map(Text, self.preface(view)), *texts])

    def one(self, asked: str, view: View) -> Text:
        """Return the card that is meant; cards in the game come first."""
        found = [card for card in CLASS_OF if asked and _is_meant(card, asked)]
        in_play = [card for card in found if card in view["cards"]]
        for cards in ([card for card in found if card == asked], found, in_play):
            if len(cards) == 1:
                return self.card(cards[0], view)
        if found:
            return Text(self._words.text("card-several", text=asked, list=", ".join(found)))
        listed = {"list": ", ".join(view["cards"]), "others": ", ".join(c for c in CLASS_OF if c not in view["cards"])}
        return Text(self._words.text("card-unknown" if asked else "card-which", **listed))

    def card(self, card: str, view: View) -> Text:
        """Return the holder of a card, what it does, and how many hidden rats show its class."""
        symbol = CLASS_OF[card]
        total = sum(view["hidden"].values())
        count = sum(n for face, n in view["hidden"].items() if symbol in face.split(" "))
        class_name = self._messages.symbol(symbol)
        parts = [f"card-{card}{part}" for part in (".does", ".final", ".note")]
        lines = [self._words.text(part) for part in parts if self._words.has(part)]
        lines.append(self._words.text("card-risk", **{"class": class_name}, count=count, total=total))
        head = (f"{self._messages.card(card)} ({class_name})", "bold")
        return Text.assemble(head, f": {self._where(card, view)}\n", "\n".join(lines))

    def _where(self, card: str, view: View) -> str:
        if card not in view["cards"]:
            return self._words.text("card-elsewhere")
        holder = view["cards"][card]
        if holder is None:
            return self._words.text("card-free")
        return self._words.text("card-held", seat=self._seats.name(holder))


def _is_meant(card: str, asked: str) -> bool:
    """Return whether the typed text begins a card's name or one of its words: `piper` is the Pied Piper."""
    return any(name.startswith(asked) for name in (card, *card.split("-")))
