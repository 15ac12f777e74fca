"""The board as a chart of tiles: the visible part of it, its size, and its characters."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ratskeller.words import Words

from ..renderer import View
from ..screen import Seats
from . import glyphs as g
from .glyphs import coordinates
from .land import TYPES, Size, is_cloister
from .picture import LARGE, MIDDLE, SMALL, Label, Picture, Pixel, line_of, overview

OVERVIEW = Size(2, 1)
SIZES = (OVERVIEW, SMALL, MIDDLE, LARGE)
"""By zoom, from 1."""
USUAL = 3
"""The zoom of the board by default."""
FEWEST_LINES, BESIDES = 35, 14
"""Lines of the board shown unless everything is wanted: at least this many, and on a high terminal all but those for other output."""
FEWEST_COLUMNS = 10
"""Fewest characters that are used, however narrow the terminal is."""
SPARSE = 5
"""Columns between two numbers where tiles are too small to number each."""
Place = tuple[int, int]


@dataclass
class Camera:
    """What the viewer wants to see: a zoom (None: the default), a place in the middle (None: the last tile), or everything."""

    zoom: int | None = None
    centre: Place | None = None
    everything: bool = False


@dataclass(frozen=True)
class Window:
    """Places from `left`, `top` to `right`, `bottom`, inclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> range:
        """All x from west to east."""
        return range(self.left, self.right + 1)

    @property
    def rows(self) -> range:
        """All y from north to south."""
        return range(self.top, self.bottom + 1)


@dataclass(frozen=True)
class Chart:
    """Prints what a camera sees of a view."""

    view: View
    words: Words
    seats: Seats
    camera: Camera

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines of the chart, as wide as the terminal allows."""
        whole = whole_of(self.view)
        lines = max(FEWEST_LINES, console.height - BESIDES) if console.is_terminal else FEWEST_LINES
        for size, window in self._windows(whole, max(options.max_width, FEWEST_COLUMNS), lines):
            yield Text("\n").join(Drawing(self.view, self.seats, size, window).lines())
        if not self.camera.everything and window != whole:
            yield Text(self._part_of(whole, window), style="dim")

    def _part_of(self, whole: Window, window: Window) -> str:
        return self.words.text(
            "chart-part",
            left=window.left,
            right=window.right,
            top=window.top,
            bottom=window.bottom,
            west=whole.left,
            east=whole.right,
            north=whole.top,
            south=whole.bottom,
        )

    def _windows(self, whole: Window, width: int, lines: int) -> Iterator[tuple[Size, Window]]:
        """Yield one window, or several side by side if everything is wanted and too wide."""
        if not self.camera.everything:
            size = SIZES[(self.camera.zoom or USUAL) - 1]
            yield size, self._window(whole, size, width, lines)
            return
        size = self._size_for_all(whole, width)
        across = _columns(width, whole, size)
        for left in range(whole.left, whole.right + 1, across):
            yield size, Window(left, whole.top, min(left + across - 1, whole.right), whole.bottom)

    def _size_for_all(self, whole: Window, width: int) -> Size:
        """Return the largest size, up to the wanted one, in which everything fits side by side, or the smallest size."""
        wanted = SIZES[: self.camera.zoom or USUAL]
        fitting = [size for size in wanted if len(whole.columns) <= _columns(width, whole, size)]
        return fitting[-1] if fitting else OVERVIEW

    def _window(self, whole: Window, size: Size, width: int, lines: int) -> Window:
        x, y = self.camera.centre or last_place(self.view)
        left, right = _part(whole.columns, x, _columns(width, whole, size))
        top, bottom = _part(whole.rows, y, lines // size.height)
        return Window(left, top, right, bottom)


def _columns(width: int, whole: Window, size: Size) -> int:
    """Return how many tiles fit side by side."""
    return max(1, (width - 2 * rim_width(whole)) // size.width)


def rim_width(window: Window) -> int:
    """Return the width of the row numbers, with a space."""
    return max(len(str(window.top)), len(str(window.bottom))) + 1


def _part(whole: range, middle: int, count: int) -> tuple[int, int]:
    """Return the first and the last of `count` numbers around the middle one, within the whole range where possible."""
    if count >= len(whole):
        return whole[0], whole[-1]
    first = min(max(middle - count // 2, whole[0]), whole[-1] - count + 1)
    return first, first + count - 1


def last_place(view: View) -> Place:
    """Return the place of the last tile."""
    return coordinates(view["board"][-1]["at"])


def whole_of(view: View) -> Window:
    """Return the smallest window with all tiles and all marked free places."""
    places = [coordinates(entry["at"]) for entry in view["board"]] + list(_marked(view))
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Window(min(xs), min(ys), max(xs), max(ys))


def _marked(view: View) -> dict[Place, str]:
    """Return the labels of free places: coordinates where the drawn tile fits, nothing where no tile fits any more."""
    lays = {coordinates(answer.split()[0]): answer.split()[0] for answer in view.get("lays", {})}
    dead = {coordinates(cell["at"]): "" for cell in view["cells"] if not cell["fits"] and not view["over"]}
    return dead | lays


class Drawing:
    """One window in one size."""

    def __init__(self, view: View, seats: Seats, size: Size, window: Window) -> None:
        """Prepare the drawing."""
        self._view = view
        self._seats = seats
        self._size = size
        self._window = window
        self._glyphs = g.glyphs_for(seats)
        self._tiles = {coordinates(entry["at"]): entry for entry in view["board"]}
        self._marked = _marked(view)
        self._markers = {marker["at"]: marker for marker in view["markers"]}
        if not view["spreads"]:
            self._markers = {at: {"number": marker["number"], "at": at} for at, marker in self._markers.items()}
        self._rim = rim_width(window)

    def lines(self) -> list[Text]:
        """Return the lines, with the numbers of columns above and below, and of rows on both sides."""
        numbers = self._numbers()
        body = [line for y in self._window.rows for line in self._row(y)]
        return [numbers, *body, numbers]

    def _numbers(self) -> Text:
        """Return the numbers of the columns, each centred; for very small tiles every fifth, at its left."""
        wide, line = self._size.width, ""
        for n, x in enumerate(self._window.columns):
            if wide >= SMALL.width:
                line += str(x).center(wide)
            elif x % SPARSE == 0:
                line = line.ljust(n * wide) + str(x)
        return Text(" " * self._rim + line.rstrip(), style=g.RIM_STYLE)

    def _row(self, y: int) -> list[Text]:
        blocks = [self._block((x, y)) for x in self._window.columns]
        lines = []
        for row in range(self._size.height):
            number = str(y) if row == self._size.height // 2 else ""
            pixels = (block.get((x, row), Pixel()) for block in blocks for x in range(self._size.width))
            line = Text.assemble((number.rjust(self._rim - 1) + " ", g.RIM_STYLE), line_of(pixels))
            line.append(" " + number, g.RIM_STYLE)
            line.rstrip()
            lines.append(line)
        return lines

    def _block(self, place: Place) -> dict[Place, Pixel]:
        entry = self._tiles.get(place)
        if entry is None:
            return self._free(place)
        if self._size == OVERVIEW:
            return overview(entry, TYPES[entry["tile"]], self._seats, self._glyphs, entry is self._view["board"][-1])
        return self._picture(entry).pixels

    def _free(self, place: Place) -> dict[Place, Pixel]:
        """Return a free place: its coordinates if the drawn tile fits, a cross if no tile fits any more."""
        if place not in self._marked:
            return {}
        text, style = self._marked[place], g.OPEN_STYLE
        if not text:
            text, style = self._glyphs.dead, g.DEAD_STYLE
        elif len(text) > self._size.width:
            text = "?"
        across, down = self._size.centre
        left = across - (len(text) - 1) // 2
        return {(left + n, down): Pixel(char, style) for n, char in enumerate(text)}

    def _picture(self, entry: View) -> Picture:
        picture = Picture(TYPES[entry["tile"]], entry["r"], self._size, self._glyphs)
        picture.mark_corner()
        if entry is self._view["board"][-1]:
            picture.frame()
        furnish(picture, entry, self._seats)
        if "marker" in entry:
            text = g.marker_text(self._glyphs, self._markers[entry["at"]], picture.is_small)
            picture.put(Label(text, g.MARKER_STYLE, picture.far_corner()))
        return picture


def furnish(picture: Picture, entry: View, seats: Seats) -> None:
    """Put figures and symbols into the picture of a tile."""
    standing = {figure["on"]: figure for figure in entry["followers"]}
    for feature in picture.features.values():
        figure = standing.get(feature.id)
        text = "" if figure is None else g.figure_text(seats, figure, picture.is_small)
        style = g.SYMBOL_STYLE if figure is None else g.figure_style(seats, figure)
        if is_cloister(feature):
            symbol = g.SYMBOLS["monastery" if feature.id.startswith("m") else "garden"]
            text = symbol + text if picture.is_small else f"[{symbol}{text}]"
        if text:
            picture.put(Label(text, style, picture.spot_of(feature), feature.id))
    for feature in picture.features.values():
        for name, count in (("pennant", feature.pennants), ("cathedral", feature.cathedral), ("inn", feature.inn)):
            if count:
                symbol = g.SYMBOLS[name] if picture.is_small else f"[{g.SYMBOLS[name]}]"
                picture.put(Label(symbol, g.SYMBOL_STYLE, picture.spot_of(feature), feature.id))
