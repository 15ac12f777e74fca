"""The board of Rattus as a table: regions with rats, pieces, cubes of every seat and neighbours; then cards, supply, hidden faces."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.core.options import Options
from ratskeller.games.rattus.data.board import board_of
from ratskeller.words import Words

from ..renderer import View
from ..screen import Seats
from . import rats
from .messages import Messages, Part

SHORTEST = 3
"""Fewest letters of an abbreviated region."""


class Board(Part):
    """Draws boards."""

    def __init__(self, words: Words, messages: Messages, seats: Seats, options: Options) -> None:
        super().__init__(words, messages, seats)
        self._neighbours = _neighbours(options)

    def draw(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self._title(view), self._regions(view)]
        parts += [Padding(line, (0, 1)) for line in (*self._notes(view), *self._cards(view), *self._supply(view))]
        return Group(*parts)

    def _title(self, view: View) -> Text:
        round_name = self._words.text(f"round-{view['round']}")
        title = self._words.text(
            "board-title", game=self._words.text("game-title"), round=round_name, who=self._seats.asked(view["actor"])
        )
        return self._seats.coloured(title, "bold")

    def _regions(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=True)
        table.add_column(self._words.text("text-column-region"), no_wrap=True)
        table.add_column(self._words.text("text-column-rats"), no_wrap=True)
        if _has_clergy(view):
            table.add_column()
        for seat in range(self._seats.count):
            mark = self._seats.badge(seat)
            table.add_column(mark, justify="right", no_wrap=True, min_width=3)
        table.add_column(self._words.text("board-people"), justify="right", no_wrap=True)
        table.add_column(self._words.text("board-neighbours"))
        for region, content in view["regions"].items():
            table.add_row(*self._region_row(view, region, content))
        self._add_sums(table, view)
        return table

    def _region_row(self, view: View, region: str, content: View) -> list[Text]:
        here = view["plague"] == region
        name = Text(("* " if here else "  ") + self._messages.region(region), style="bold magenta" if here else "")
        people = sum(content["cubes"])
        return [
            name,
            rats.dots(content["tokens"], self._seats.nothing),
            *([Text(clergy(view, region), style="cyan")] if _has_clergy(view) else []),
            *(self._count(cubes_of(content, seat), seat) for seat in range(self._seats.count)),
            Text(str(people or self._seats.nothing)),
            Text(" ".join(self._neighbour(region, other, view) for other in self._neighbours[region])),
        ]

    def _neighbour(self, region: str, other: str, view: View) -> str:
        short = self._short(other, view)
        return f"[{short}]" if is_walled(view, region, other) else short

    def _short(self, region: str, view: View) -> str:
        name, others = (
            self._messages.region(region),
            [self._messages.region(other) for other in view["regions"] if other != region],
        )
        lengths = range(SHORTEST, len(name))
        return next((name[:n] for n in lengths if not any(other.startswith(name[:n]) for other in others)), name)

    def _count(self, count: str, seat: int) -> Text:
        if count == "0":
            return Text(self._seats.nothing, style="dim")
        return Text(count, style=f"bold {self._seats.style(seat)}")

    def _add_sums(self, table: Table, view: View) -> None:
        sums = [("palace", view["palace"]), ("seat-stock", view["stock"]), ("board-total", view["scores"])]
        if sum(view["baker"]):
            sums.insert(1, ("board-baker", view["baker"]))
        between = [""] * (2 if _has_clergy(view) else 1)
        for name, cubes in sums:
            counts = [self._count(str(n), seat) for seat, n in enumerate(cubes)]
            table.add_row(Text("  " + self._words.text(name), style="italic"), *between, *counts, "", "")

    def _notes(self, view: View) -> list[Text]:
        plague = view["plague"]
        text = self._words.text
        notes = [text("board-plague", region=self._messages.region(plague)) if plague else text("board-no-plague")]
        if view["ravage"]:
            region = self._messages.region(view["ravage"]["region"])
            notes.append(text("board-ravage", region=region, population=view["ravage"]["population"]))
        notes += piece_notes(self._words, self._messages, self._seats, view)
        return [Text(note) for note in (*notes, *rats.notes(self._words, self._messages, self._seats, view))]

    def _cards(self, view: View) -> list[Text]:
        lines = []
        for holder in (None, *range(self._seats.count)):
            cards = [self._card(card, view) for card, seat in view["cards"].items() if seat == holder]
            head = Text(self._words.text("card-free")) if holder is None else self._seats.label(holder)
            lines.append(Text.assemble(head, ": ", ", ".join(cards) or self._words.text("seat-no-cards")))
        return lines

    def _card(self, card: str, view: View) -> str:
        used = f" ({self._words.text('card-used')})" if card in view["turn"]["used"] else ""
        return self._messages.card(card) + used

    def _supply(self, view: View) -> list[Text]:
        hidden = sum(view["hidden"].values())
        counts = self._words.text("board-supply", supply=view["supply"], used=len(view["used"]), hidden=hidden)
        return [Text(line) for line in (counts, *rats.hidden_summary(self._words, self._messages, view))]


def _has_clergy(view: View) -> bool:
    return bool(view["nuns"] or view["bishops"])


def _neighbours(options: Options) -> dict[str, list[str]]:
    board = board_of(options)
    players = options["players"]
    return {board.regions[r]: [board.regions[n] for n in board.neighbours(r, players)] for r in board.in_play(players)}


NUN, BISHOP = "N", "B"
WITH_POTION = "+"
"""Marks in the table of regions, explained below it."""


def clergy(view: View, region: str) -> str:
    nuns: int = view["nuns"].count(region)
    bishops: int = view["bishops"].count(region)
    return NUN * nuns + BISHOP * bishops


def cubes_of(content: View, seat: int) -> str:
    """Return a seat's cubes in a region, marked if any of them has potions."""
    return str(content["cubes"][seat]) + (WITH_POTION if str(seat) in content["potions"] else "")


def is_walled(view: View, region: str, other: str) -> bool:
    return "-".join(sorted((region, other))) in view["walls"]


def piece_notes(words: Words, messages: Messages, seats: Seats, view: View) -> list[str]:
    """Return a line for each kind of piece on the board; potions by region."""
    lines = []
    if view["walls"]:
        links = ", ".join(messages.link(link, short=True) for link in view["walls"])
        lines.append(words.text("board-walls", list=links))
    if view["nuns"]:
        lines.append(words.text("board-nuns", mark=NUN))
    if view["bishops"]:
        lines.append(words.text("board-bishops", mark=BISHOP))
    potions = [_potions(words, messages, seats, region, content) for region, content in view["regions"].items()]
    if any(potions):
        lines.append(words.text("board-potions", mark=WITH_POTION, list="; ".join(filter(None, potions))))
    if "wizard" in view["cards"] and view["potions_left"] is not None:
        lines.append(words.text("board-potions-left", count=view["potions_left"]))
    return lines


def _potions(words: Words, messages: Messages, seats: Seats, region: str, content: View) -> str:
    """Return the potions on cubes in a region: "Gallia: Red 2 + 1"; empty if there are none."""
    carried = [
        words.text("potions-of", name=seats.name(int(seat)), list=" + ".join(map(str, counts)))
        for seat, counts in content["potions"].items()
    ]
    return f"{messages.region(region)}: {', '.join(carried)}" if carried else ""
