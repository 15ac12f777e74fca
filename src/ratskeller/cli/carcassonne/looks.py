"""Looking about on the board: `look` and `zoom`."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ratskeller.words import Words

from .board import Board
from .chart import SIZES, USUAL, Camera, Place, last_place
from .glyphs import coordinates
from .sheets import PLACE

STEP = 4
"""Tiles by which the board is scrolled."""
WAYS = {"north": (0, -STEP), "east": (STEP, 0), "south": (0, STEP), "west": (-STEP, 0)}
ALL, LAST = "all", "last"
CLOSER, FARTHER = "+", "-"


class Looks:
    """Remembers where somebody looks. The board that is shown with a question looks at the last tile again."""

    def __init__(self, words: Words, board: Board) -> None:
        """Look at boards, in these words."""
        self._words = words
        self._board = board
        self._zoom = USUAL
        self._centre: Place | None = None

    def table(self, view: dict[str, Any]) -> RenderableType:
        """Return the whole table, with the last tile on the chart."""
        self._centre = None
        return self._board.draw(view, Camera(self._zoom))

    def look(self, asked: str, view: dict[str, Any]) -> RenderableType:
        """Return the chart around a place, the last tile or all of it, or scrolled towards a side."""
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

    def zoom(self, asked: str, view: dict[str, Any]) -> RenderableType:
        """Return the chart with larger or smaller tiles; it stays so."""
        steps = {CLOSER: self._zoom + 1, FARTHER: self._zoom - 1}
        wanted = int(asked) if asked.isdecimal() and len(asked) < 3 else steps.get(asked, 0)
        if not 1 <= wanted <= len(SIZES):
            return Text(self._words.text("zoom-which", count=len(SIZES), zoom=self._zoom))
        self._zoom = wanted
        return self._board.chart(view, Camera(self._zoom, self._centre))
