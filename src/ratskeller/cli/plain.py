"""Any game in the terminal, as long as nobody has drawn it: what a view holds as a list, events and questions in the game's own words."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ratskeller.core.events import Event, plain
from ratskeller.core.options import Options
from ratskeller.words import Value, Words

from . import renderer
from .renderer import Choice, Group, View
from .screen import Seats

SHOWN_OTHERWISE = {"game", "options", "over", "viewer", "length", "actor", "question", "legal", "final", "scores"}
"""Keys of a view that the terminal shows of every game."""
IN_THE_END = {"ranking", "places"}


class Renderer(renderer.Renderer):
    """Draws any game."""

    def __init__(self, words: Words, seats: Seats, options: Options) -> None:
        self._words = words
        self._seats = seats
        self._options = options

    def preface(self, view: View) -> list[str]:  # noqa: ARG002 - as every game
        return [", ".join(f"{name} {value}" for name, value in self._options.items())]

    def board(self, view: View, whole: bool = False) -> RenderableType:  # noqa: ARG002 - always whole
        """Return what a view holds, a line for each thing, and the scores."""
        table = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if name not in SHOWN_OTHERWISE | IN_THE_END:
                table.add_row(Text(name.replace("_", " "), style="dim"), Text("; ".join(_parts(value))))
        for seat, score in enumerate(view["scores"]):
            table.add_row(self._seats.label(seat), Text(str(score)))
        return table

    def sentence(self, event: Event) -> str:
        values = {name: self._said(name, value) for name, value in plain(event).items()}
        message = f"event-{values.pop('kind')}"
        if self._words.has(message):
            return self._words.text(message, **values)
        del values["rule"]
        return f"{message.removeprefix('event-')}: " + ", ".join(f"{name} {value}" for name, value in values.items())

    def _said(self, name: str, value: object) -> Value:
        """Return a value of an event as sentences take it; what is not known is `unknown`."""
        if name == "seat" and isinstance(value, int):
            return self._seats.name(value)
        if value is None:
            return "unknown"
        return value if isinstance(value, int) and not isinstance(value, bool) else "; ".join(_parts(value))

    def question(self, view: View) -> tuple[str, str]:
        """Return the open question, and why it is asked, in the words of the game or by its name."""
        message = f"question-{view['question'].replace(' ', '-')}"
        seat = self._seats.name(view["actor"]) if isinstance(view["actor"], int) else view["actor"]
        asked = self._words.text(message, seat=seat) if self._words.has(message) else view["question"]
        why = self._words.text(f"{message}.why", seat=seat) if self._words.has(f"{message}.why") else ""
        return asked, why

    def groups(self, view: View, legal: list[str]) -> list[Group]:  # noqa: ARG002 - as every game
        return [Group("", tuple(Choice(answer) for answer in legal))]

    def result(self, view: View, events: list[Event]) -> RenderableType:  # noqa: ARG002 - as every game
        table = Table.grid(padding=(0, 2))
        for seat in view["ranking"]:
            table.add_row(f"{view['places'][seat]}.", self._seats.label(seat), str(view["scores"][seat]))
        return table


def _parts(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield f"{name} {', '.join(_parts(inner))}"
    elif isinstance(value, list):
        for inner in value:
            yield ", ".join(_parts(inner))
    else:
        yield "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
