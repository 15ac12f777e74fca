"""What the arrays of the environments hold, for `docs/research_tables.md`."""

from collections.abc import Iterator
from itertools import groupby

from ratskeller import games
from ratskeller.research.data.schema import TABLES, as_markdown
from ratskeller.research.encodings import Encoding, encoding


def tables() -> str:
    """Return the observations and actions of each game, and the columns of data sets."""
    columns = [f"\n### `{name}`\n\n{as_markdown(it)}" for name, it in TABLES.items()]
    return "".join([*(_section(encoding(name)) for name in games.names()), "\n## Columns of data sets\n", *columns])


def _section(coded: Encoding) -> str:
    parts = [f"\n## {coded.game.capitalize()}: observations\n\n{coded.layout.length} numbers.\n", _planes(coded)]
    parts.append(
        f"\n## {coded.game.capitalize()}: actions\n\n{coded.actions} numbers, fingerprint `{coded.fingerprint()}`.\n"
    )
    return "".join([*parts, "\n| numbers | texts |\n|---|---|\n", *_actions(coded)])


def _planes(coded: Encoding) -> str:
    rows = ["\n| name | shape | range | rule | what it holds |\n|---|---|---|---|---|\n"]
    for plane in coded.layout.planes:
        shape = ", ".join(f"{n} {axis}" for n, axis in zip(plane.shape, plane.axes, strict=True)) or "scalar"
        rows.append(f"| `{plane.name}` | {shape} | {plane.least} to {plane.most} | {plane.rule} | {plane.meaning} |\n")
    return "".join(rows)


def _actions(coded: Encoding) -> Iterator[str]:
    """Yield a row for each run of numbers whose texts look alike."""
    texts = coded.texts(games.get(coded.game).new().options)
    named = [(number, text) for number, text in enumerate(texts) if text]
    for _, run in groupby(enumerate(named), key=lambda it: (it[1][0] - it[0], _kind(it[1][1]))):
        found = [pair for _, pair in run]
        (first, text), (last, end) = found[0], found[-1]
        yield f"| {first} | `{text}` |\n" if first == last else f"| {first} to {last} | `{text}` to `{end}` |\n"


def _kind(text: str) -> str:
    """Return what texts of one kind share: the first word of several, and where digits and signs stand."""
    head = text.split(maxsplit=1)[0] if " " in text and text.split(maxsplit=1)[0].isalpha() else ""
    return head + "".join(sorted({letter for letter in text if letter in ",./-+"} - ({"-"} if "," in text else set())))
