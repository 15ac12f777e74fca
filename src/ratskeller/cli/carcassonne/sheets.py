"""Sheets of information about Carcassonne: tiles, places, holes, claimed features, the plague, odds."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.carcassonne.data.tiles import PLACE
from ratskeller.words import Words

from ..renderer import NONE, View
from ..screen import Seats
from . import glyphs as g
from .messages import Messages, Part
from .picture import TYPES, WIDTH, Picture, put_figures, put_symbols

MOST_HOLES = 12
"""Free places that are listed by default."""


class Sheets(Part):
    """Describes tiles, places and features."""

    def __init__(self, words: Words, messages: Messages, seats: Seats) -> None:
        super().__init__(words, messages, seats)
        self._glyphs = g.glyphs_for(seats)

    # Tiles

    def drawn(self, tile: str, turns: list[int]) -> RenderableType:
        """Return the drawn tile in its possible orientations, side by side."""
        return Columns([self._captioned(tile, r) for r in turns], padding=(0, 3))

    def _captioned(self, tile: str, r: int) -> Text:
        picture = self.pictured({"tile": tile, "r": r, "followers": []})
        return Text("\n").join([picture, Text(f"r{r}".center(WIDTH), style="bold")])

    def pictured(self, entry: View, numbers: dict[str, int] | None = None) -> Text:
        picture = Picture(TYPES[entry["tile"]], entry["r"], self._glyphs)
        for on, number in (numbers or {}).items():
            picture.put(str(number), g.LABEL_STYLE, picture.features[on].spot, on)
        if not numbers:
            put_figures(picture, entry, self._seats)
            put_symbols(picture)
        return Text("\n").join(picture.lines())

    def tile(self, asked: str, view: View) -> RenderableType:
        """Return a type of tile in words and as a picture, with the number of remaining ones."""
        found = next((tile for tile in TYPES if tile.lower() == asked), view["tile"] if not asked else None)
        if found is None:
            return Text(self._words.text("tile-unknown", list=", ".join(view["stack"])))
        left = self._words.text("tile-count", count=view["stack"].get(found, 0))
        return Group(Text(f"{self._messages.looks(found, 0)} ({left})"), self._captioned(found, 0))

    def tiles(self, view: View) -> RenderableType:
        """Return all remaining tiles with their numbers, and those out of the game."""
        counts = [self._words.text("stack-count", tile=tile, count=count) for tile, count in view["stack"].items()]
        title = f"{self._words.text('stack-title')} ({view['left']})"
        parts: list[RenderableType] = [Text(title, style="bold")]
        parts.append(Padding(Columns(counts, padding=(0, 2)) if counts else self._words.text("stack-none"), (0, 2)))
        if view["discarded"]:
            parts.append(Text(self._words.text("discarded-title"), style="bold"))
            parts.append(Padding(", ".join(view["discarded"]), (0, 2)))
        return Group(*parts)

    # Places

    def holes(self, asked: str, view: View) -> RenderableType:
        """Return free places and how many remaining tiles fit there, fewest first; all of them, or one."""
        waiting = view["left"] + (view["tile"] is not None)
        cells = sorted(view["cells"], key=lambda cell: cell["fits"])
        if PLACE.fullmatch(asked):
            cells = [cell for cell in cells if cell["at"] == asked]
            if not cells:
                return Text(self._words.text("place-none", at=asked))
        listed = cells if asked else cells[:MOST_HOLES]
        lines = [self._hole(cell, waiting) for cell in listed]
        if len(listed) < len(cells):
            lines.append(self._words.text("holes-more", count=len(cells) - len(listed)))
        return Text("\n".join(lines))

    def _hole(self, cell: View, left: int) -> str:
        name = "cell-over" if not left else "cell-fits" if cell["fits"] else "cell-dead"
        return self._words.text(name, at=cell["at"], fits=cell["fits"], left=left)

    def place(self, asked: str, view: View) -> RenderableType:
        """Return everything about a place: the tile, its figures, the plague, the features; or what fits."""
        if not PLACE.fullmatch(asked):
            return Text(self._words.text("place-which"))
        entry = next((entry for entry in view["board"] if entry["at"] == asked), None)
        if entry is None:
            return self.holes(asked, view)
        lines: list[Text] = [Text(f"{asked}: {self._messages.looks(entry['tile'], entry['r'])}")]
        lines += [
            self._seats.coloured("  " + self._messages.standing(f, entry.get("marker"))) for f in entry["followers"]
        ]
        lines += [Text("  " + line) for line in self._steps(view, asked)]
        for feature in view["features"]:
            if any(part.split()[0] == asked for part in feature["parts"]):
                lines += self._feature(feature)
        return Group(Text("\n").join(lines), self.pictured(entry))

    # Features

    def claims(self, view: View) -> RenderableType:
        """Return every feature with a figure: its present worth, and who counts there."""
        if not view["features"]:
            return Text(self._words.text("claims-none"))
        return Text("\n").join([line for feature in view["features"] for line in self._feature(feature)])

    def _feature(self, feature: View) -> list[Text]:
        said = [self._words.text("worth-now", points=feature["value"])]
        strength = self._messages.strengths(feature["strength"])
        if strength != NONE:
            said.append(self._words.text("look-strength", list=strength))
        if any(feature["sick"]):
            said.append(self._words.text("sick-there", list=self._messages.strengths(feature["sick"])))
        owners = self._seats.names(feature["owners"])
        said.append(self._words.text("owners", count=len(feature["owners"]), winners=owners))
        return [
            Text(f"  {self._messages.feature(feature)}", style="bold"),
            self._seats.coloured("    " + " · ".join(said)),
        ]

    # The plague

    def plague(self, view: View) -> RenderableType:
        """Return every marker with its next step, every sick figure with the reason, and the changes of the next step."""
        if not view["markers"]:
            return Text(self._words.text("plague-none"))
        lines = [Text(line) for line in self._steps(view)]
        sick = [
            self._seats.coloured(f"  {entry['at']}: {self._messages.standing(figure, entry.get('marker'))}")
            for entry in view["board"]
            for figure in entry["followers"]
            if figure["sick"]
        ]
        lines.append(Text(self._words.text("plague-sick", count=len(sick)), style="bold"))
        return Text("\n").join(lines + sick + self._forecast(view))

    def _forecast(self, view: View) -> list[Text]:
        if not view["spreads"]:
            return []
        title = self._words.text("forecast-title", count=len(view["forecast"]))
        changes = [self._seats.coloured("  " + self._messages.change(change)) for change in view["forecast"]]
        return [Text(title, style="bold"), *changes]

    def _steps(self, view: View, at: str | None = None) -> list[str]:
        name = "marker-next" if view["spreads"] else "marker-rests"
        return [
            self._words.text(name, number=marker["number"], at=marker["at"], to=marker["next"] or NONE)
            for marker in view["markers"]
            if at in (None, marker["at"])
        ]


class OddsSheet(Part):
    """Shows odds."""

    def table(self, odds: View, view: View, asked: str) -> RenderableType:
        """Return the odds of claimed features, of all or at one place, or of an empty place."""
        cell = odds["cells"].get(asked)
        if cell:
            count = sum(cell["tiles"].values())
            fits = Text(self._words.text("odds-hole", count=count, tiles=odds["tiles"]))
            return Group(fits, self._table(odds, [[asked, str(count), *self._chances(cell)]]))
        rows = [self._row(odds, feature) for feature in view["features"] if self._is_meant(feature, asked)]
        filled = [row for row in rows if row]
        return self._table(odds, filled) if filled else Text(self._words.text("odds-nowhere"))

    def _is_meant(self, feature: View, asked: str) -> bool:
        return not asked or any(part.split()[0] == asked for part in feature["parts"])

    def _table(self, odds: View, rows: list[list[str]]) -> Table:
        table = Table(
            box=box.SIMPLE, header_style="bold", caption=self._words.text("odds-title.about"), caption_justify="left"
        )
        text, turns = self._words.text, odds["draws"]
        for title in (text("odds-feature"), text("odds-fits"), text("odds-next"), *self._turns(turns)):
            table.add_column(title, justify="left" if table.columns == [] else "right")
        for row in rows:
            table.add_row(*row[: len(table.columns)])
        return table

    def _turns(self, turns: int) -> list[str]:
        if not turns:
            return []
        return [self._words.text("odds-mine", count=min(3, turns)), self._words.text("odds-ever", count=turns)]

    def _row(self, odds: View, feature: View) -> list[str]:
        """Return what a feature needs and its chances; nothing if it can't be completed at all."""
        found = next((entry for entry in odds["features"] if entry["id"] in feature["parts"]), None)
        if not found:
            return []
        return [self._messages.feature(feature), self._fits(found, odds["tiles"]), *self._chances(found)]

    def _fits(self, feature: View, tiles: int) -> str:
        if feature["lost"]:
            return self._words.text("odds-fits-lost")
        if feature["open"] != 1:
            return self._words.text("odds-fits-more", open=feature["open"])
        return self._words.text("odds-fits-tiles", count=sum(feature["tiles"][0].values()), tiles=tiles)

    def _chances(self, entry: View) -> list[str]:
        mine = entry["mine"][-1] if entry["mine"] else None
        return [self._seats.percent(entry["next"]), self._seats.percent(mine), self._seats.percent(entry["ever"])]
