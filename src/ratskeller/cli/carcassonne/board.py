"""The whole table of Carcassonne: title, players, the board as far as it fits, and a legend."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.games.carcassonne.data.tiles import PLACE
from ratskeller.words import Words

from ..renderer import View
from ..screen import Seats
from . import glyphs as g
from .glyphs import coordinates
from .messages import Messages, Part
from .picture import CENTRE, HEIGHT, TYPES, WIDTH, Cell, Picture, Pixel, line_of, put_figures, put_symbols

FEWEST_LINES, BESIDES = 35, 14
"""Lines of the board shown unless everything is wanted: at least this many, and on a high terminal all but those for other output."""
STEP = 4
"""Tiles by which the board scrolls."""
SIDES = {"north": (0, -STEP), "east": (STEP, 0), "south": (0, STEP), "west": (-STEP, 0)}
ALL, LAST = "all", "last"
Place = tuple[int, int]


class Board(Part):
    """Draws tables, and remembers which part of the board the viewer looks at."""

    def __init__(self, words: Words, messages: Messages, seats: Seats) -> None:
        super().__init__(words, messages, seats)
        self._glyphs = g.glyphs_for(seats)
        self._middle: Place | None = None

    def draw(self, view: View, whole: bool) -> RenderableType:
        """Return everything on the table, with the part of the board around the last tile or all of it."""
        self._middle = None
        signs = Padding(self._signs(view), (0, 1))
        return Group(self._title(view), self._players(view), "", self._chart(view, whole), signs)

    def look(self, asked: str, view: View) -> RenderableType:
        """Return the board around a place, around the last tile or all of it, or scrolled to a side."""
        step = next((step for name, step in SIDES.items() if asked and name.startswith(asked)), None)
        if asked == ALL:
            return self._chart(view, whole=True)
        if step is not None:
            x, y = self._middle or coordinates(view["board"][-1]["at"])
            self._middle = (x + step[0], y + step[1])
        elif PLACE.fullmatch(asked):
            self._middle = coordinates(asked)
        elif asked in ("", LAST):
            self._middle = None
        else:
            return Text(self._words.text("look-which"))
        return self._chart(view)

    def _chart(self, view: View, whole: bool = False) -> RenderableType:
        middle = None if whole else self._middle or coordinates(view["board"][-1]["at"])
        return Chart(view, self._words, self._seats, middle, self._remember)

    def _remember(self, middle: Place) -> None:
        """Scroll from here the next time: the middle of what was shown."""
        self._middle = middle

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

    def _signs(self, view: View) -> Text:
        features = [feature for entry in view["board"] for feature in TYPES[entry["tile"]].features]
        figures = [figure for entry in view["board"] for figure in entry["followers"]]
        kinds = {feature.id[0] for feature in features}
        signs = {
            "city": self._glyphs.city * 2 * ("c" in kinds),
            "road": self._glyphs.ways[frozenset({g.EAST, g.WEST})] * 2 * ("r" in kinds),
            "river": self._glyphs.river * 2 * ("v" in kinds),
            "monastery": g.MONASTERY * ("m" in kinds),
            "garden": g.GARDEN * ("g" in kinds),
            "pennant": g.PENNANT * any(feature.pennants for feature in features),
            "cathedral": g.CATHEDRAL * any(feature.cathedral for feature in features),
            "inn": g.INN * any(feature.inn for feature in features),
            **{kind: sign * any(it["kind"] == kind for it in figures) for kind, sign in g.FIGURE_LETTERS.items()},
            "sick": g.SICK * any(figure["sick"] for figure in figures),
            "marker": ("*1" + self._glyphs.arrows[g.EAST]) * bool(view["markers"]),
            "dead": self._glyphs.dead * (not view["over"] and any(not cell["fits"] for cell in view["cells"])),
            "last": self._glyphs.corners[:2],
        }
        return Text(
            ", ".join(self._words.text(f"sign-{name}", sign=sign) for name, sign in signs.items() if sign), style="dim"
        )


@dataclass(frozen=True)
class Window:
    """Places from west to east and from north to south."""

    columns: range
    rows: range


@dataclass(frozen=True)
class Chart:
    """Prints the board of a view as wide and as high as the terminal allows, around a place; all of it if there is none.

    It calls `shown` with the place in the middle.
    """

    view: View
    words: Words
    seats: Seats
    middle: Place | None
    shown: Callable[[Place], None]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines; what is too wide as a whole is printed in parts."""
        drawing = Drawing(self.view, self.seats)
        whole = drawing.whole
        across = max(1, (options.max_width - 2 * drawing.rim) // WIDTH)
        if self.middle is None:
            for west in whole.columns[::across]:
                yield drawing.text(Window(range(west, min(west + across, whole.columns.stop)), whole.rows))
            return
        lines = max(FEWEST_LINES, console.height - BESIDES) if console.is_terminal else FEWEST_LINES
        x, y = self.middle
        window = Window(_part(whole.columns, x, across), _part(whole.rows, y, lines // HEIGHT))
        yield drawing.text(window)
        self.shown((window.columns[len(window.columns) // 2], window.rows[len(window.rows) // 2]))
        if window != whole:
            ends = {
                "left": window.columns[0],
                "right": window.columns[-1],
                "top": window.rows[0],
                "bottom": window.rows[-1],
                "west": whole.columns[0],
                "east": whole.columns[-1],
                "north": whole.rows[0],
                "south": whole.rows[-1],
            }
            yield Text(self.words.text("chart-part", **ends), style="dim")


def _part(whole: range, middle: int, count: int) -> range:
    """Return `count` numbers around the middle one, within the whole range where possible."""
    if count >= len(whole):
        return whole
    first = min(max(middle - count // 2, whole[0]), whole[-1] - count + 1)
    return range(first, first + count)


class Drawing:
    """The board in characters: `whole` has all tiles and all marked free places, `rim` is the width of a number beside it."""

    def __init__(self, view: View, seats: Seats) -> None:
        self._view = view
        self._seats = seats
        self._glyphs = g.glyphs_for(seats)
        self._tiles = {coordinates(entry["at"]): entry for entry in view["board"]}
        self._markers = {marker["at"]: marker for marker in view["markers"]}
        # Coordinates where the drawn tile fits, nothing where no tile fits any more
        dead = {coordinates(cell["at"]): "" for cell in view["cells"] if not cell["fits"] and not view["over"]}
        self._marked = dead | {coordinates(lay.split()[0]): lay.split()[0] for lay in view.get("lays", {})}
        xs, ys = ({place[n] for place in (*self._tiles, *self._marked)} for n in range(2))
        self.whole = Window(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1))
        self.rim = max(len(str(y)) for y in ys) + 1

    def text(self, window: Window) -> Text:
        """Return a part of the board, with the numbers of columns above and below, and of rows on both sides."""
        numbers = " " * self.rim + "".join(str(x).center(WIDTH) for x in window.columns)
        rim = Text(numbers.rstrip(), style=g.RIM_STYLE)
        return Text("\n").join([rim, *(line for y in window.rows for line in self._row(y, window.columns)), rim])

    def _row(self, y: int, columns: range) -> Iterator[Text]:
        blocks = [self._block((x, y)) for x in columns]
        for row in range(HEIGHT):
            number = str(y) if row == CENTRE[1] else ""
            pixels = (block.get((x, row), Pixel()) for block in blocks for x in range(WIDTH))
            line = Text.assemble((number.rjust(self.rim - 1) + " ", g.RIM_STYLE), line_of(pixels))
            line.append(" " + number, g.RIM_STYLE)
            line.rstrip()
            yield line

    def _block(self, place: Place) -> dict[Cell, Pixel]:
        if place in self._tiles:
            return self._tile(self._tiles[place]).pixels
        if place not in self._marked:
            return {}
        text, style = self._marked[place] or self._glyphs.dead, g.OPEN_STYLE if self._marked[place] else g.DEAD_STYLE
        # Long coordinates take two lines, so that those of places side by side don't touch
        x, comma, y = text.partition(",")
        lines = [text] if len(text) < WIDTH else [x + comma, y]
        return {
            (n, row): Pixel(char, style)
            for row, line in enumerate(lines, CENTRE[1])
            for n, char in enumerate(line, (WIDTH - len(line) + 1) // 2)
        }

    def _tile(self, entry: View) -> Picture:
        picture = Picture(TYPES[entry["tile"]], entry["r"], self._glyphs)
        picture.mark_corner()
        if entry is self._view["board"][-1]:
            picture.frame()
        put_figures(picture, entry, self._seats)
        if "marker" in entry:
            marker = self._markers[entry["at"]]
            text = g.marker_text(self._glyphs, marker, self._view["spreads"])
            picture.put(text, g.MARKER_STYLE, picture.far_corner())
        put_symbols(picture)
        return picture
