"""The whole table of Carcassonne: title, players, the chart, the plague, and a legend."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.words import Words

from ..renderer import View
from ..screen import Seats
from . import glyphs as g
from .chart import SIZES, USUAL, Camera, Chart, Place, last_place
from .glyphs import coordinates
from .land import TYPES
from .messages import NONE, Messages, Part
from .sheets import PLACE

MOST_MARKERS = 12
"""Most markers that are listed one by one below the board: as many as there can be without copies (PLG1)."""


class Board(Part):
    """Draws tables."""

    def __init__(self, words: Words, messages: Messages, seats: Seats) -> None:
        """Draw in these words."""
        super().__init__(words, messages, seats)
        self._glyphs = g.glyphs_for(seats)

    def draw(self, view: View, camera: Camera) -> RenderableType:
        """Return everything on the table."""
        notes = [Padding(line, (0, 1)) for line in (*self._plague(view), self._signs(view))]
        return Group(self._title(view), self._players(view), "", self.chart(view, camera), *notes)

    def chart(self, view: View, camera: Camera) -> RenderableType:
        """Return what the camera sees of the board, and what it does not see."""
        return Chart(view, self._words, self._seats, camera)

    def _title(self, view: View) -> Text:
        turn = "round-over" if view["over"] else "round-turn" if view["turn_number"] else "round-setup"
        title = self._words.text(
            "table-line",
            game=self._words.text("game-title"),
            turn=self._words.text(turn, turn=view["turn_number"]),
            who=self._seats.asked(view["actor"]),
            left=self._words.text("stack-left", count=view["left"]),
        )
        return self._seats.coloured(title, "bold")

    def _players(self, view: View) -> Table:
        table = Table.grid(padding=(0, 2))
        for seat, supply in enumerate(view["supplies"]):
            name = self._seats.label(seat)
            points = self._words.text("seat-score", count=view["scores"][seat])
            table.add_row("", name, points, self._words.text("supply-of", list=self._messages.supply(supply)))
        return table

    def _plague(self, view: View) -> list[Text]:
        """Return the next steps of all markers in a paragraph; only their number if there are many."""
        if not view["markers"]:
            return []
        if len(view["markers"]) > MOST_MARKERS:
            return [Text(self._words.text("board-plague-many", count=len(view["markers"])))]
        name = "marker-short" if view["spreads"] else "marker-still"
        steps = [
            self._words.text(name, number=marker["number"], at=marker["at"], to=marker["next"] or NONE)
            for marker in view["markers"]
        ]
        return [Text(self._words.text("board-plague", list=", ".join(steps)))]

    def _signs(self, view: View) -> Text:
        """Return a legend of the signs on the board."""
        kinds = {feature.id[0] for entry in view["board"] for feature in TYPES[entry["tile"]].features}
        features = [feature for entry in view["board"] for feature in TYPES[entry["tile"]].features]
        figures = [figure for entry in view["board"] for figure in entry["followers"]]
        has = {
            "city": "c" in kinds,
            "road": "r" in kinds,
            "river": "v" in kinds,
            "monastery": "m" in kinds,
            "garden": "g" in kinds,
            "pennant": any(feature.pennants for feature in features),
            "cathedral": any(feature.cathedral for feature in features),
            "inn": any(feature.inn for feature in features),
            "large": any(figure["kind"] == "large" for figure in figures),
            "abbot": any(figure["kind"] == "abbot" for figure in figures),
            "sick": any(figure["sick"] for figure in figures),
            "marker": bool(view["markers"]),
            "dead": any(not cell["fits"] for cell in view["cells"]) and not view["over"],
            "last": True,
        }
        return Text(", ".join(self._sign(name) for name, is_there in has.items() if is_there), style="dim")

    def _sign(self, name: str) -> str:
        signs = {
            "city": self._glyphs.city * 2,
            "road": self._glyphs.ways[frozenset({g.EAST, g.WEST})] * 2,
            "river": self._glyphs.river * 2,
            "marker": "*1" + self._glyphs.arrows[g.EAST],
            "dead": self._glyphs.dead,
            "last": self._glyphs.corners[:2],
            "sick": g.SICK,
        }
        sign = signs.get(name) or g.FIGURE_LETTERS.get(name) or f"[{g.SYMBOLS[name]}]"
        return self._words.text(f"sign-{name}", sign=sign)


STEP = 4
"""Tiles by which the board scrolls."""
WAYS = {"north": (0, -STEP), "east": (STEP, 0), "south": (0, STEP), "west": (-STEP, 0)}
ALL, LAST = "all", "last"
CLOSER, FARTHER = "+", "-"


class CameraControl:
    """Remembers what the viewer looks at. The board shown with a question always shows the last tile."""

    def __init__(self, words: Words, board: Board) -> None:
        """Look at boards, in these words."""
        self._words = words
        self._board = board
        self._zoom = USUAL
        self._centre: Place | None = None

    def table(self, view: View) -> RenderableType:
        """Return the whole table, with the last tile on the chart."""
        self._centre = None
        return self._board.draw(view, Camera(self._zoom))

    def look(self, asked: str, view: View) -> RenderableType:
        """Return the chart around a place, around the last tile or of everything, or scrolled to a side."""
        way = next((step for name, step in WAYS.items() if asked and name.startswith(asked)), None)
        if asked == ALL:
            return self._board.chart(view, Camera(self._zoom, everything=True))
        if way is not None:
            x, y = self._centre or last_place(view)
            self._centre = (x + way[0], y + way[1])
        elif PLACE.fullmatch(asked):
            self._centre = coordinates(asked)
        elif asked in ("", LAST):
            self._centre = None
        else:
            return Text(self._words.text("look-which"))
        return self._board.chart(view, Camera(self._zoom, self._centre))

    def zoom(self, asked: str, view: View) -> RenderableType:
        """Return the chart with larger or smaller tiles from now on."""
        steps = {CLOSER: self._zoom + 1, FARTHER: self._zoom - 1}
        wanted = int(asked) if asked.isdecimal() and len(asked) < 3 else steps.get(asked, 0)
        if not 1 <= wanted <= len(SIZES):
            return Text(self._words.text("zoom-which", count=len(SIZES), zoom=self._zoom))
        self._zoom = wanted
        return self._board.chart(view, Camera(self._zoom, self._centre))
