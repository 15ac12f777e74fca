"""The odds of the plague: possible losses in every region, and the spread of the plague."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..renderer import View
from .messages import Part

COLUMNS = 4
"""None, one, two, three and more."""
SLOTS = 3


class OddsSheet(Part):
    """Shows odds."""

    def sheet(self, odds: View, asked: str) -> RenderableType:
        """Return the odds of all regions, or of those whose names begin with the text, and the spread there."""
        regions = [id for id in odds["regions"] if self._messages.region(id).lower().startswith(asked)]
        rows = [row for id in regions for row in self._rows(id, odds["regions"][id])]
        spreads = [self._spread(id, odds["regions"][id]["spread"]) for id in regions if asked or id in odds["reach"]]
        lines = [Text(sentence) for sentence in spreads if sentence]
        return Group(self._table(rows) if rows else Text(self._words.text("odds-nowhere")), *lines)

    def _table(self, rows: list[list[Text]]) -> Table:
        table = Table(box=box.SIMPLE, header_style="bold")
        table.add_column(self._words.text("odds-region"))
        table.add_column(self._words.text("odds-loses"))
        for lost in range(COLUMNS):
            name = "odds-lost.short" if lost < COLUMNS - 1 else "odds-lost-more.short"
            table.add_column(self._words.text(name, count=lost), justify="right")
        for row in rows:
            table.add_row(*row)
        return table

    def _rows(self, id: str, region: View) -> list[list[Text]]:
        """Return a row for every seat that may lose something, for each possible ravage and each choice of cards in it."""
        found = []
        for ravage in region["ravages"]:
            name = ", ".join([self._messages.region(id), *map(self._messages.card, ravage["cards"])])
            if ravage["when"] == "last":
                name = self._words.text("odds-last", region=name)
            for seat, chances in enumerate(ravage["lost"]):
                if len(chances) > 1:
                    who = Text(self._seats.name(seat), style=f"bold {self._seats.style(seat)}")
                    found.append([Text(name), who, *(Text(self._seats.percent(it)) for it in columns(chances))])
                    name = ""
        return found

    def _spread(self, id: str, spread: View | None) -> str:
        if not spread or not spread["count"]:
            return ""
        places = [
            self._words.text("preview-room", region=self._messages.region(place), rats=SLOTS - free, most=SLOTS)
            for place, free in spread["room"].items()
        ]
        text = self._words.text("odds-spread", count=spread["count"], list=", ".join(places))
        return f"{self._messages.region(id)}: {text}"


def columns(chances: list[float]) -> list[float]:
    few = [*chances, 0.0, 0.0][: COLUMNS - 1]
    return [*few, sum(chances[COLUMNS - 1 :])]
