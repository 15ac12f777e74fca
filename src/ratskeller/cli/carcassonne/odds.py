"""The odds of the tiles to come in the terminal: what finishes the features with somebody in them, and what fits into a place."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratskeller.words import Words

from ..screen import Seats
from .messages import Say, standing_at

Odds = dict[str, Any]


class OddsSheet:
    """Shows odds."""

    def __init__(self, words: Words, say: Say, seats: Seats) -> None:
        """Name things in these words."""
        self._words = words
        self._say = say
        self._seats = seats

    def shown(self, odds: Odds, view: dict[str, Any], asked: str) -> RenderableType:
        """Return the odds of what somebody stands in, of all of it or at one place; those of an empty place."""
        cell = odds["cells"].get(asked)
        if cell:
            count = sum(cell["tiles"].values())
            fits = Text(self._words.text("odds-hole", count=count, tiles=odds["tiles"]))
            return Group(fits, self._table(odds, [[asked, str(count), *self._chances(cell)]]))
        rows = [self._row(odds, feature) for feature in view["features"] if self._is_meant(feature, asked)]
        shown = [row for row in rows if row]
        return self._table(odds, shown) if shown else Text(self._words.text("odds-nowhere"))

    def _is_meant(self, feature: dict[str, Any], asked: str) -> bool:
        return not asked or any(part.split()[0] == asked for part in feature["parts"])

    def _table(self, odds: Odds, rows: list[list[str]]) -> Table:
        table = Table(
            box=box.SIMPLE, header_style="bold", caption=self._words.text("odds-title.about"), caption_justify="left"
        )
        text, turns = self._words.text, odds["draws"]
        for title in (text("odds-feature"), text("odds-takes"), text("odds-next"), *self._turns(turns)):
            table.add_column(title, justify="left" if table.columns == [] else "right")
        for row in rows:
            table.add_row(*row[: len(table.columns)])
        return table

    def _turns(self, turns: int) -> list[str]:
        if not turns:
            return []
        return [self._words.text("odds-mine", count=min(3, turns)), self._words.text("odds-ever", count=turns)]

    def _row(self, odds: Odds, feature: dict[str, Any]) -> list[str]:
        """Return what a feature takes, and its chances; nothing for one that can't be completed at all."""
        found = next((told for told in odds["features"] if told["id"] in feature["parts"]), None)
        if not found:
            return []
        name = self._words.text("feature-at", **self._say.values(feature), at=standing_at(feature))
        return [name, self._takes(found, odds["tiles"]), *self._chances(found)]

    def _takes(self, feature: Odds, tiles: int) -> str:
        if feature["lost"]:
            return self._words.text("odds-takes-lost")
        if feature["open"] != 1:
            return self._words.text("odds-takes-more", open=feature["open"])
        return self._words.text("odds-takes-tiles", count=sum(feature["tiles"][0].values()), tiles=tiles)

    def _chances(self, told: Odds) -> list[str]:
        mine = told["mine"][-1] if told["mine"] else None
        return [self._share(told["next"]), self._share(mine), self._share(told["ever"])]

    def _share(self, chance: float | None) -> str:
        if not chance:
            return self._seats.nothing
        percent = f"{100 * chance:.0f}"
        if percent == "0":
            percent = "<1"
        elif chance < 1 and percent == "100":
            percent = ">99"
        return self._words.text("odds-percent", percent=percent)
