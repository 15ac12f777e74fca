"""Characters and styles of land, figures and markers: letters and shapes together, never colour alone."""

from dataclasses import dataclass

from ..renderer import View
from ..screen import Seats

NORTH, EAST, SOUTH, WEST = range(4)

CITY_STYLE, ROAD_STYLE, RIVER_STYLE, FIELD_STYLE = "dark_goldenrod", "bold", "blue", "green"
CORNER_STYLE, LAST_STYLE, SYMBOL_STYLE = "dim", "bold", "bold"
OPEN_STYLE, DEAD_STYLE, RIM_STYLE = "cyan", "dim", "dim"
MARKER_STYLE = "bold white on magenta"
LABEL_STYLE = "bold reverse"
INKS = {"red": "white", "bright_blue": "white", "magenta": "white"}
"""Text colours on the colours of seats, where they aren't black."""

FANCY_WAYS = {
    frozenset({NORTH}): "║",
    frozenset({SOUTH}): "║",
    frozenset({NORTH, SOUTH}): "║",
    frozenset({EAST}): "═",
    frozenset({WEST}): "═",
    frozenset({EAST, WEST}): "═",
    frozenset({NORTH, EAST}): "╚",
    frozenset({NORTH, WEST}): "╝",
    frozenset({SOUTH, EAST}): "╔",
    frozenset({SOUTH, WEST}): "╗",
}
PLAIN_WAYS = {sides: {"║": "|", "═": "="}.get(way, "+") for sides, way in FANCY_WAYS.items()}


@dataclass(frozen=True)
class Glyphs:
    """A set of characters. `arrows` point north, east, south, west; `corners` frame a tile clockwise from the north-west."""

    ways: dict[frozenset[int], str]
    city: str
    river: str
    field: str
    village: str
    grid: str
    corners: str
    arrows: str
    dead: str


FANCY = Glyphs(
    FANCY_WAYS,
    city="▒",
    river="≈",
    field="·",
    village="o",
    grid="+",
    corners="┌┐┘└",
    arrows="↑→↓←",
    dead="\N{MULTIPLICATION SIGN}",
)
PLAIN = Glyphs(
    PLAIN_WAYS, city="%", river="~", field=".", village="o", grid="'", corners=r"/\/" + "\\", arrows="^>v<", dead="x"
)
STAYS = "="
"""In place of an arrow, for a marker without a free place."""
SICK = "!"
FIGURE_LETTERS = {"large": "L", "abbot": "A"}
"""In place of the shape of the seat, for special figures."""
MONASTERY, GARDEN, PENNANT, CATHEDRAL, INN = "mgpci"


def glyphs_for(seats: Seats) -> Glyphs:
    fancy = "".join(FANCY.ways.values()) + FANCY.city + FANCY.river + FANCY.field + FANCY.corners + FANCY.arrows
    return FANCY if seats.can_show(fancy) else PLAIN


def figure_text(seats: Seats, figure: View) -> str:
    """Return a figure: letter of the seat, shape of the seat or letter of its kind, and a mark if it is sick: `R■`, `BL!`."""
    mark = seats.mark(figure["seat"])
    return mark[:1] + FIGURE_LETTERS.get(figure["kind"], mark[1:]) + SICK * bool(figure.get("sick"))


def figure_style(seats: Seats, figure: View) -> str:
    """Return the style of a figure: a block in its colour if it is healthy, underlined if it is sick."""
    colour = seats.style(figure["seat"])
    return f"underline {colour}" if figure.get("sick") else f"bold {INKS.get(colour, 'black')} on {colour}"


def marker_text(glyphs: Glyphs, marker: View, spreads: bool) -> str:
    """Return a marker: its number, and an arrow to its next place unless the plague has stopped: `*2→`; `*2=` stays."""
    text = f"*{marker['number']}"
    if not spreads:
        return text
    if marker["next"] is None:
        return text + STAYS
    (x, y), (to_x, to_y) = coordinates(marker["at"]), coordinates(marker["next"])
    return text + glyphs.arrows[{(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}[(to_x - x, to_y - y)]]


def coordinates(place: str) -> tuple[int, int]:
    """Return x and y of `3,-1`."""
    x, _, y = place.partition(",")
    return int(x), int(y)
